-- Mails about a plan that were sent, so that none is sent twice. Receipts begin with the payments after this release.
CREATE TABLE "billing_reminder" (
  "carrierId" UUID NOT NULL,
  "key" VARCHAR(160) NOT NULL,
  "sentAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "billing_reminder_pkey" PRIMARY KEY ("carrierId", "key"),
  CONSTRAINT "billing_reminder_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "billing_reminder" ("carrierId", "key", "sentAt")
SELECT a."carrierId", 'receipt:' || i."id", now() FROM "billing_invoice" i JOIN "billing_account" a ON a."id" = i."accountId"
WHERE a."carrierId" IS NOT NULL AND i."status" = 'paid';
