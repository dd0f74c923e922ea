CREATE TYPE "billing_event_status" AS ENUM ('received', 'processed', 'ignored', 'failed');

CREATE TABLE "billing_account" (
    "id" UUID NOT NULL,
    "carrierId" UUID,
    "customerId" VARCHAR(255),
    "trialUsedAt" TIMESTAMPTZ(3),
    "couponId" VARCHAR(255),
    "couponCode" VARCHAR(80),
    "couponText" VARCHAR(200),
    "checkoutSessionId" VARCHAR(255),
    "graceSince" TIMESTAMPTZ(3),
    "graceMails" INTEGER NOT NULL DEFAULT 0,
    "turnHolder" UUID,
    "turnUntil" TIMESTAMPTZ(3),
    "copyBegun" INTEGER NOT NULL DEFAULT 0,
    "copyKept" INTEGER NOT NULL DEFAULT 0,
    "copiedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "billing_account_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "billing_subscription" (
    "id" VARCHAR(255) NOT NULL,
    "accountId" UUID NOT NULL,
    "itemId" VARCHAR(255) NOT NULL,
    "packageId" VARCHAR(64) NOT NULL,
    "status" VARCHAR(32) NOT NULL,
    "cancelAtPeriodEnd" BOOLEAN NOT NULL,
    "periodEnd" TIMESTAMPTZ(3) NOT NULL,
    "trialEnd" TIMESTAMPTZ(3),
    "entitledPackageId" VARCHAR(64),
    "entitledUntil" TIMESTAMPTZ(3),
    "discountText" VARCHAR(200),
    "discountUntil" TIMESTAMPTZ(3),
    "latestInvoiceId" VARCHAR(255),
    "pastDueSince" TIMESTAMPTZ(3),
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "billing_subscription_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "billing_payment_method" (
    "id" VARCHAR(255) NOT NULL,
    "accountId" UUID NOT NULL,
    "brand" VARCHAR(40) NOT NULL,
    "last4" VARCHAR(4) NOT NULL,
    "expMonth" INTEGER NOT NULL,
    "expYear" INTEGER NOT NULL,
    "isDefault" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "billing_payment_method_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "billing_invoice" (
    "id" VARCHAR(255) NOT NULL,
    "accountId" UUID NOT NULL,
    "number" VARCHAR(80),
    "status" VARCHAR(32) NOT NULL,
    "totalCents" INTEGER NOT NULL,
    "dueCents" INTEGER NOT NULL,
    "hostedUrl" TEXT,
    "pdfUrl" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "billing_invoice_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "billing_event" (
    "id" VARCHAR(255) NOT NULL,
    "type" VARCHAR(120) NOT NULL,
    "customerId" VARCHAR(255),
    "payload" JSONB NOT NULL,
    "status" "billing_event_status" NOT NULL DEFAULT 'received',
    "error" VARCHAR(500),
    "occurredAt" TIMESTAMPTZ(3) NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processedAt" TIMESTAMPTZ(3),

    CONSTRAINT "billing_event_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "billing_package" (
    "id" VARCHAR(64) NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "monthlyCents" INTEGER NOT NULL,
    "trips" INTEGER NOT NULL,
    "stopsPerTrip" INTEGER NOT NULL,
    "productId" VARCHAR(255),
    "priceId" VARCHAR(255),
    "syncedAt" TIMESTAMPTZ(3),

    CONSTRAINT "billing_package_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "test_billing_state" (
    "id" INTEGER NOT NULL,
    "state" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "test_billing_state_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "billing_account_carrierId_key" ON "billing_account"("carrierId");
CREATE UNIQUE INDEX "billing_account_customerId_key" ON "billing_account"("customerId");
ALTER TABLE "billing_subscription" ADD CONSTRAINT "billing_subscription_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "billing_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "billing_subscription_accountId_idx" ON "billing_subscription"("accountId");
ALTER TABLE "billing_payment_method" ADD CONSTRAINT "billing_payment_method_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "billing_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "billing_payment_method_accountId_idx" ON "billing_payment_method"("accountId");
ALTER TABLE "billing_invoice" ADD CONSTRAINT "billing_invoice_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "billing_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "billing_invoice_accountId_createdAt_idx" ON "billing_invoice"("accountId", "createdAt");
CREATE INDEX "billing_event_receivedAt_idx" ON "billing_event"("receivedAt");
CREATE INDEX "billing_event_customerId_idx" ON "billing_event"("customerId");
CREATE UNIQUE INDEX "billing_package_priceId_key" ON "billing_package"("priceId");

-- Outlives its carrier: the subscription of an erased carrier still has to be ended at the provider.
ALTER TABLE "billing_account" ADD CONSTRAINT "billing_account_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE SET NULL ON UPDATE CASCADE;
