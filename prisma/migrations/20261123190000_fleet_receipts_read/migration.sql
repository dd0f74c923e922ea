-- Receipts that were uploaded to be read: what was found on them is proposed as a purchase, which a person makes.
ALTER TABLE "receipt"
  ADD COLUMN "readStatus" VARCHAR(10),
  ADD COLUMN "readRevision" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "reading" JSONB,
  ADD COLUMN "problem" TEXT,
  ADD COLUMN "pageSizes" JSONB NOT NULL DEFAULT '[]';
CREATE INDEX "receipt_carrierId_readStatus_idx" ON "receipt" ("carrierId", "readStatus");
