-- A carrier that was begun under an address before the address was proved: its owner keeps it or deletes it.
ALTER TABLE "membership" ADD COLUMN "undecidedSince" TIMESTAMPTZ(3);
