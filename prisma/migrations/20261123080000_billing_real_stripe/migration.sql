-- Whether a customer and a price were made where live money moves; NULL for rows of earlier releases.
ALTER TABLE "billing_account" ADD COLUMN "isLive" BOOLEAN;
ALTER TABLE "billing_package" ADD COLUMN "isLive" BOOLEAN;
-- The same for the same card number, so that a card is not kept twice.
ALTER TABLE "billing_payment_method" ADD COLUMN "fingerprint" VARCHAR(64);
-- The running discount in figures, to compare a coupon with it.
ALTER TABLE "billing_subscription" ADD COLUMN "discountPercent" DECIMAL(5,2);
ALTER TABLE "billing_subscription" ADD COLUMN "discountCents" INTEGER;
