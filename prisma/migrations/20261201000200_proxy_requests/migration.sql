-- CreateEnum
CREATE TYPE "ProxyRequestStatus" AS ENUM ('open', 'entered', 'declined', 'withdrawn');

-- CreateTable
CREATE TABLE "ProxyRequest" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "picks" JSONB NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "status" "ProxyRequestStatus" NOT NULL DEFAULT 'open',
    "reason" TEXT NOT NULL DEFAULT '',
    "key" TEXT NOT NULL,

    CONSTRAINT "ProxyRequest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ProxyRequest_gameId_round_status_idx" ON "ProxyRequest"("gameId", "round", "status");

-- CreateIndex
CREATE UNIQUE INDEX "ProxyRequest_gameId_seat_key_key" ON "ProxyRequest"("gameId", "seat", "key");

-- AddForeignKey
ALTER TABLE "ProxyRequest" ADD CONSTRAINT "ProxyRequest_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;


