-- The plan that an invoice is for: its receipt names it. Rows get it with the next copy of their customer.
ALTER TABLE "billing_invoice" ADD COLUMN "packageId" VARCHAR(64);
