-- CreateEnum
CREATE TYPE "TokenPurpose" AS ENUM ('verify', 'reset');

-- CreateEnum
CREATE TYPE "NoticeKind" AS ENUM ('voteMissing', 'slotOpen', 'iouDue', 'namedInRuling', 'phaseOpened', 'resultOut', 'flagOpened');

-- CreateEnum
CREATE TYPE "LetterKind" AS ENUM ('notice', 'verify', 'reset');

-- CreateEnum
CREATE TYPE "LetterState" AS ENUM ('waiting', 'sending', 'sent', 'dropped', 'failed', 'unsure');

-- CreateTable
CREATE TABLE "MailToken" (
    "hash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "purpose" "TokenPurpose" NOT NULL,
    "address" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MailToken_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "Notice" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "seat" INTEGER,
    "kind" "NoticeKind" NOT NULL,
    "key" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3),
    "link" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "inApp" BOOLEAN NOT NULL,
    "readAt" TIMESTAMPTZ(3),

    CONSTRAINT "Notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NoticeChoice" (
    "userId" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "kind" "NoticeKind" NOT NULL,
    "inApp" BOOLEAN NOT NULL,
    "mail" BOOLEAN NOT NULL,

    CONSTRAINT "NoticeChoice_pkey" PRIMARY KEY ("userId","scope","kind")
);

-- CreateTable
CREATE TABLE "NoticeCursor" (
    "gameId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMPTZ(3),
    "retryAt" TIMESTAMPTZ(3),

    CONSTRAINT "NoticeCursor_pkey" PRIMARY KEY ("gameId")
);

-- CreateTable
CREATE TABLE "Letter" (
    "id" TEXT NOT NULL,
    "kind" "LetterKind" NOT NULL,
    "state" "LetterState" NOT NULL DEFAULT 'waiting',
    "noticeId" TEXT,
    "userId" TEXT,
    "address" TEXT,
    "madeAt" TIMESTAMPTZ(3) NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Letter_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "MailToken_userId_purpose_idx" ON "MailToken"("userId", "purpose");

-- CreateIndex
CREATE INDEX "MailToken_expiresAt_idx" ON "MailToken"("expiresAt");

-- CreateIndex
CREATE INDEX "Notice_userId_at_idx" ON "Notice"("userId", "at");

-- CreateIndex
CREATE INDEX "Notice_userId_inApp_readAt_idx" ON "Notice"("userId", "inApp", "readAt");

-- CreateIndex
CREATE UNIQUE INDEX "Notice_gameId_userId_key_key" ON "Notice"("gameId", "userId", "key");

-- CreateIndex
CREATE INDEX "NoticeCursor_dueAt_idx" ON "NoticeCursor"("dueAt");

-- CreateIndex
CREATE UNIQUE INDEX "Letter_noticeId_key" ON "Letter"("noticeId");

-- CreateIndex
CREATE INDEX "Letter_state_dueAt_idx" ON "Letter"("state", "dueAt");

-- AddForeignKey
ALTER TABLE "MailToken" ADD CONSTRAINT "MailToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NoticeChoice" ADD CONSTRAINT "NoticeChoice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NoticeCursor" ADD CONSTRAINT "NoticeCursor_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Letter" ADD CONSTRAINT "Letter_noticeId_fkey" FOREIGN KEY ("noticeId") REFERENCES "Notice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Letter" ADD CONSTRAINT "Letter_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- What has happened before notices existed is told to nobody.
INSERT INTO "NoticeCursor" ("gameId", "seq") SELECT "id", "seq" FROM "Game" WHERE "seq" > 0;
