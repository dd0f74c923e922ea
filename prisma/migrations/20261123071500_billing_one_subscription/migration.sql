-- Requests that make something at the provider are numbered, so that a repetition after a lost answer carries the same key.
ALTER TABLE "billing_account" ADD COLUMN "requestNumber" INTEGER NOT NULL DEFAULT 0;
-- A customer that was deleted at the provider, or belongs to another mode: its replacement gets another key.
ALTER TABLE "billing_account" ADD COLUMN "formerCustomerId" VARCHAR(255);

-- A second live subscription that was found: ended, refunded, and both sides notified.
CREATE TABLE "billing_correction" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "subscriptionId" VARCHAR(255) NOT NULL,
    "packageId" VARCHAR(64) NOT NULL,
    "isRefunded" BOOLEAN NOT NULL,
    "refundedCents" INTEGER NOT NULL DEFAULT 0,
    "foundAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "doneAt" TIMESTAMPTZ(3),
    CONSTRAINT "billing_correction_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "billing_correction_subscriptionId_key" ON "billing_correction"("subscriptionId");
CREATE INDEX "billing_correction_accountId_idx" ON "billing_correction"("accountId");
ALTER TABLE "billing_correction" ADD CONSTRAINT "billing_correction_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "billing_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
