-- A carrier that is deleted, disabled or erased ends its subscription: what is wanted is kept until it is done.
ALTER TABLE "billing_account" ADD COLUMN "endWanted" VARCHAR(12);
ALTER TABLE "billing_account" ADD COLUMN "endWantedAt" TIMESTAMPTZ(3);
