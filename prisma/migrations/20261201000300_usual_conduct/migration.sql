-- Games of 江湖 and 警匪 were laid out with 帖杀's rules of conduct, which no host of them chose; without a list, a game has its ruleset's.
UPDATE "Game" SET "setup" = "setup" - 'conduct' WHERE "ruleset" <> 'tiesha';
