-- Deleted records of a carrier, as their rows were, kept for 30 days. What was deleted by one press, or by the undoing of one
-- import, has one batch and comes back together. Nothing else reads these rows: what is in the trash is in no list and no report.
CREATE TABLE "trash_item" (
    "carrierId" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "batchId" UUID NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "recordId" VARCHAR(40) NOT NULL,
    "label" TEXT NOT NULL,
    "rows" JSONB NOT NULL,
    "deletedBy" UUID NOT NULL,
    "deletedAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "trash_item_pkey" PRIMARY KEY ("carrierId", "id")
);
CREATE INDEX "trash_item_carrierId_batchId_idx" ON "trash_item" ("carrierId", "batchId");
CREATE INDEX "trash_item_carrierId_deletedAt_idx" ON "trash_item" ("carrierId", "deletedAt");
CREATE INDEX "trash_item_deletedAt_idx" ON "trash_item" ("deletedAt");
ALTER TABLE "trash_item" ADD CONSTRAINT "trash_item_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
