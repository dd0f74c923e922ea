-- The accounts of a carrier's own chart that its journal posts to, by the program that imports it.
CREATE TABLE "journal_accounts" (
  "carrierId" UUID NOT NULL,
  "program" VARCHAR(20) NOT NULL,
  "taxExpense" VARCHAR(100) NOT NULL,
  "interestExpense" VARCHAR(100) NOT NULL,
  "taxPayable" VARCHAR(100) NOT NULL,
  "fuelExpense" VARCHAR(100) NOT NULL,
  "fuelClearing" VARCHAR(100) NOT NULL,
  "taxRate" VARCHAR(100) NOT NULL,
  CONSTRAINT "journal_accounts_pkey" PRIMARY KEY ("carrierId", "program")
);
ALTER TABLE "journal_accounts" ADD CONSTRAINT "journal_accounts_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
