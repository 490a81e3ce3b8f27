-- CreateTable
CREATE TABLE "Flag" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "postId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "seat" INTEGER,
    "reason" TEXT NOT NULL,
    "said" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "settledAt" TIMESTAMPTZ(3),

    CONSTRAINT "Flag_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Flag_gameId_settledAt_idx" ON "Flag"("gameId", "settledAt");

-- CreateIndex
CREATE UNIQUE INDEX "Flag_postId_userId_key" ON "Flag"("postId", "userId");

-- AddForeignKey
ALTER TABLE "Flag" ADD CONSTRAINT "Flag_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Flag" ADD CONSTRAINT "Flag_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;
