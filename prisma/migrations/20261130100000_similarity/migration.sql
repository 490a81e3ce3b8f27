-- CreateTable
CREATE TABLE "LongPost" (
    "n" SERIAL NOT NULL,
    "postId" TEXT NOT NULL,
    "length" INTEGER,
    "retryAt" TIMESTAMPTZ(3),
    "seenAt" TIMESTAMPTZ(3),

    CONSTRAINT "LongPost_pkey" PRIMARY KEY ("n")
);

-- CreateTable
CREATE TABLE "Fingerprint" (
    "hash" INTEGER NOT NULL,
    "post" INTEGER NOT NULL,

    CONSTRAINT "Fingerprint_pkey" PRIMARY KEY ("hash","post")
);

-- CreateTable
CREATE TABLE "Likeness" (
    "postN" INTEGER NOT NULL,
    "sourceN" INTEGER NOT NULL,
    "runs" INTEGER[],

    CONSTRAINT "Likeness_pkey" PRIMARY KEY ("postN","sourceN")
);

-- CreateIndex
CREATE UNIQUE INDEX "LongPost_postId_key" ON "LongPost"("postId");

-- CreateIndex
CREATE INDEX "Likeness_sourceN_idx" ON "Likeness"("sourceN");

-- AddForeignKey
ALTER TABLE "LongPost" ADD CONSTRAINT "LongPost_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Likeness" ADD CONSTRAINT "Likeness_postN_fkey" FOREIGN KEY ("postN") REFERENCES "LongPost"("n") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Likeness" ADD CONSTRAINT "Likeness_sourceN_fkey" FOREIGN KEY ("sourceN") REFERENCES "LongPost"("n") ON DELETE CASCADE ON UPDATE CASCADE;



CREATE INDEX "LongPost_waiting_idx" ON "LongPost"("n") WHERE "length" IS NULL;

-- Posts written before: as lib/forum/similar/register.ts takes them.
INSERT INTO "LongPost" ("postId")
SELECT p."id" FROM "Post" p JOIN "Thread" t ON t."id" = p."threadId"
WHERE p."kind" IN ('reportIn', 'kill', 'iou', 'rescue', 'sapper', 'flying')
  OR (p."kind" = 'text' AND p."original" >= 300 AND t."kind" <> 'line')
ORDER BY p."at", p."id";
