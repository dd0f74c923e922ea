-- What one period of a subscription costs: one that runs keeps its price when the list has another. Null until the next copy.
ALTER TABLE "billing_subscription" ADD COLUMN "priceCents" INTEGER CONSTRAINT "billing_subscription_priceCents_valid" CHECK ("priceCents" >= 0);
