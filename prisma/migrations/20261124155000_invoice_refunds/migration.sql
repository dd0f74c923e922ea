-- What was taken for an invoice and what of it was given back, as the payment provider tells. Paid invoices begin with their
-- total; refunds come with the next comparison of the night.
ALTER TABLE "billing_invoice" ADD COLUMN "paidCents" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "refundedCents" INTEGER NOT NULL DEFAULT 0;
UPDATE "billing_invoice" SET "paidCents" = "totalCents" WHERE "status" = 'paid' AND "totalCents" > 0;
