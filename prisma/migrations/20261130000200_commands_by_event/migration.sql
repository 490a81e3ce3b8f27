-- A command is named by the first event it brought; its fields are in that event.
ALTER TABLE "GameCommand" DROP CONSTRAINT "GameCommand_pkey";
ALTER TABLE "GameCommand" DROP COLUMN "n", DROP COLUMN "seat", DROP COLUMN "data";
DELETE FROM "GameCommand";
ALTER TABLE "GameCommand" ADD COLUMN "seq" INTEGER NOT NULL;
ALTER TABLE "GameCommand" ADD CONSTRAINT "GameCommand_pkey" PRIMARY KEY ("gameId", "seq");
