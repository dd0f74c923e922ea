-- Sales tax, read from the payment provider: whether it is added to a subscription, and what of an invoice it is.
ALTER TABLE "billing_subscription" ADD COLUMN "isTaxed" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "billing_invoice"
  ADD COLUMN "taxCents" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "taxes" JSONB NOT NULL DEFAULT '[]';
