-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "SiteRole" AS ENUM ('member', 'host', 'admin');

-- CreateEnum
CREATE TYPE "GameStatus" AS ENUM ('draft', 'recruiting', 'reportIn', 'running', 'finished', 'cancelled');

-- CreateEnum
CREATE TYPE "Visibility" AS ENUM ('public', 'members');

-- CreateEnum
CREATE TYPE "HostRole" AS ENUM ('main', 'assistant', 'counter');

-- CreateEnum
CREATE TYPE "SignUpStatus" AS ENUM ('waiting', 'accepted', 'declined', 'withdrawn');

-- CreateEnum
CREATE TYPE "ThreadKind" AS ENUM ('forum', 'rules', 'reportIn', 'talk', 'kills', 'announcements', 'channel', 'line', 'spectators', 'graveyard');

-- CreateEnum
CREATE TYPE "PostKind" AS ENUM ('text', 'reportIn', 'kill', 'iou', 'iouNote', 'rescue', 'sapper', 'flying', 'announcement');

-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "usernameKey" TEXT NOT NULL,
    "email" TEXT,
    "passwordHash" TEXT NOT NULL,
    "role" "SiteRole" NOT NULL DEFAULT 'member',
    "sessionEpoch" INTEGER NOT NULL DEFAULT 0,
    "locale" TEXT,
    "timeZone" TEXT,
    "demo" BOOLEAN NOT NULL DEFAULT false,
    "bannedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL,
    "windowAt" TIMESTAMPTZ(3) NOT NULL,
    "hits" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key","windowAt")
);

-- CreateTable
CREATE TABLE "Game" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "ruleset" TEXT NOT NULL,
    "status" "GameStatus" NOT NULL DEFAULT 'draft',
    "visibility" "Visibility" NOT NULL DEFAULT 'public',
    "boardId" TEXT,
    "config" JSONB NOT NULL,
    "setup" JSONB NOT NULL,
    "timeZone" TEXT NOT NULL,
    "signUpClosesAt" TIMESTAMPTZ(3),
    "startsAt" TIMESTAMPTZ(3),
    "seed" TEXT,
    "seedHash" TEXT,
    "dealSeed" TEXT,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "lastAt" TIMESTAMPTZ(3),
    "dueAt" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "retryAt" TIMESTAMPTZ(3),
    "summary" JSONB,
    "endedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Game_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GameHost" (
    "gameId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "role" "HostRole" NOT NULL,

    CONSTRAINT "GameHost_pkey" PRIMARY KEY ("gameId","userId")
);

-- CreateTable
CREATE TABLE "SignUp" (
    "gameId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "status" "SignUpStatus" NOT NULL DEFAULT 'waiting',
    "note" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SignUp_pkey" PRIMARY KEY ("gameId","userId")
);

-- CreateTable
CREATE TABLE "Seat" (
    "gameId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "alias" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "reportedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Seat_pkey" PRIMARY KEY ("gameId","seat")
);

-- CreateTable
CREATE TABLE "GameEvent" (
    "gameId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "type" TEXT NOT NULL,
    "data" JSONB NOT NULL,

    CONSTRAINT "GameEvent_pkey" PRIMARY KEY ("gameId","seq")
);

-- CreateTable
CREATE TABLE "GameCommand" (
    "gameId" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "seat" INTEGER,
    "userId" TEXT NOT NULL,
    "key" TEXT,
    "data" JSONB NOT NULL,

    CONSTRAINT "GameCommand_pkey" PRIMARY KEY ("gameId","n")
);

-- CreateTable
CREATE TABLE "Arrival" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Arrival_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HostAct" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "userId" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "act" TEXT NOT NULL,
    "data" JSONB NOT NULL,

    CONSTRAINT "HostAct_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Board" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "about" TEXT NOT NULL DEFAULT '',
    "order" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Board_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Thread" (
    "id" TEXT NOT NULL,
    "boardId" TEXT,
    "gameId" TEXT,
    "kind" "ThreadKind" NOT NULL,
    "key" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "authorId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastPostAt" TIMESTAMPTZ(3),
    "postCount" INTEGER NOT NULL DEFAULT 0,
    "lockedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Thread_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Post" (
    "id" TEXT NOT NULL,
    "threadId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" "PostKind" NOT NULL DEFAULT 'text',
    "at" TIMESTAMPTZ(3) NOT NULL,
    "authorId" TEXT,
    "seat" INTEGER,
    "asHost" BOOLEAN NOT NULL DEFAULT false,
    "code" TEXT,
    "title" TEXT NOT NULL DEFAULT '',
    "doc" JSONB NOT NULL,
    "data" JSONB,
    "round" INTEGER,
    "original" INTEGER NOT NULL DEFAULT 0,
    "quoted" INTEGER NOT NULL DEFAULT 0,
    "hiddenAt" TIMESTAMPTZ(3),
    "hiddenReason" TEXT,
    "key" TEXT,

    CONSTRAINT "Post_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Draft" (
    "userId" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "doc" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Draft_pkey" PRIMARY KEY ("userId","scope")
);

-- CreateTable
CREATE TABLE "ReadMark" (
    "userId" TEXT NOT NULL,
    "threadId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,

    CONSTRAINT "ReadMark_pkey" PRIMARY KEY ("userId","threadId")
);

-- CreateTable
CREATE TABLE "Clock" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "offsetMs" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "Clock_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_usernameKey_key" ON "User"("usernameKey");

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "RateLimit_windowAt_idx" ON "RateLimit"("windowAt");

-- CreateIndex
CREATE UNIQUE INDEX "Game_slug_key" ON "Game"("slug");

-- CreateIndex
CREATE INDEX "Game_dueAt_idx" ON "Game"("dueAt");

-- CreateIndex
CREATE INDEX "Game_status_startsAt_idx" ON "Game"("status", "startsAt");

-- CreateIndex
CREATE INDEX "GameHost_userId_idx" ON "GameHost"("userId");

-- CreateIndex
CREATE INDEX "SignUp_userId_idx" ON "SignUp"("userId");

-- CreateIndex
CREATE INDEX "Seat_userId_idx" ON "Seat"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Seat_gameId_alias_key" ON "Seat"("gameId", "alias");

-- CreateIndex
CREATE UNIQUE INDEX "Seat_gameId_userId_key" ON "Seat"("gameId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "GameCommand_gameId_userId_key_key" ON "GameCommand"("gameId", "userId", "key");

-- CreateIndex
CREATE INDEX "Arrival_gameId_at_idx" ON "Arrival"("gameId", "at");

-- CreateIndex
CREATE INDEX "HostAct_gameId_at_idx" ON "HostAct"("gameId", "at");

-- CreateIndex
CREATE UNIQUE INDEX "Board_slug_key" ON "Board"("slug");

-- CreateIndex
CREATE INDEX "Thread_boardId_lastPostAt_idx" ON "Thread"("boardId", "lastPostAt");

-- CreateIndex
CREATE UNIQUE INDEX "Thread_gameId_kind_key_key" ON "Thread"("gameId", "kind", "key");

-- CreateIndex
CREATE INDEX "Post_threadId_seat_idx" ON "Post"("threadId", "seat");

-- CreateIndex
CREATE UNIQUE INDEX "Post_threadId_number_key" ON "Post"("threadId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "Post_authorId_key_key" ON "Post"("authorId", "key");

-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_boardId_fkey" FOREIGN KEY ("boardId") REFERENCES "Board"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GameHost" ADD CONSTRAINT "GameHost_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GameHost" ADD CONSTRAINT "GameHost_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SignUp" ADD CONSTRAINT "SignUp_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SignUp" ADD CONSTRAINT "SignUp_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GameEvent" ADD CONSTRAINT "GameEvent_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GameCommand" ADD CONSTRAINT "GameCommand_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HostAct" ADD CONSTRAINT "HostAct_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Thread" ADD CONSTRAINT "Thread_boardId_fkey" FOREIGN KEY ("boardId") REFERENCES "Board"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Thread" ADD CONSTRAINT "Thread_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Post" ADD CONSTRAINT "Post_threadId_fkey" FOREIGN KEY ("threadId") REFERENCES "Thread"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Post" ADD CONSTRAINT "Post_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReadMark" ADD CONSTRAINT "ReadMark_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReadMark" ADD CONSTRAINT "ReadMark_threadId_fkey" FOREIGN KEY ("threadId") REFERENCES "Thread"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- Arrivals are about the current second only: after a crash they mean nothing.
ALTER TABLE "Arrival" SET UNLOGGED;

-- Forum time: the server's clock plus the test clock's offset (zero unless TEST_CLOCK was ever used), whole milliseconds.
INSERT INTO "Clock" ("id", "offsetMs") VALUES (1, 0);
CREATE FUNCTION forum_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
  SELECT date_trunc('milliseconds', clock_timestamp())
    + (SELECT "offsetMs" FROM "Clock" WHERE "id" = 1) * interval '1 millisecond'
$$;
