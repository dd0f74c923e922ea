-- What one period of a plan costs, a month or a year. Null in rows of earlier releases: their price is looked up anew.
ALTER TABLE "billing_package" ADD COLUMN "priceCents" INTEGER;
