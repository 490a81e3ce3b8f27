-- CreateTable
CREATE TABLE "PostAct" (
    "id" TEXT NOT NULL,
    "postId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "act" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "PostAct_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PostAct_postId_at_idx" ON "PostAct"("postId", "at");

-- AddForeignKey
ALTER TABLE "PostAct" ADD CONSTRAINT "PostAct_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;
