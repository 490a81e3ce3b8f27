-- T3.3: who gave up a seat to a substitute never comes back to this game.
ALTER TYPE "SignUpStatus" ADD VALUE 'replaced';
