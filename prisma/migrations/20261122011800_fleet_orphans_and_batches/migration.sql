-- Files in the storage that had no row when they were seen first: those that still have none a day later are removed.
CREATE TABLE "orphan_file" (
    "storageKey" TEXT NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "orphan_file_pkey" PRIMARY KEY ("storageKey")
);

-- What a stored batch holds, and which trips were made of it, by the place of the item in it.
ALTER TABLE "extracted_batch" ADD COLUMN "items" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "extracted_batch" ADD COLUMN "made" JSONB NOT NULL DEFAULT '{}';
UPDATE "extracted_batch" SET "items" = jsonb_array_length("data") WHERE jsonb_typeof("data") = 'array';

-- A document whose trip was deleted may make another one.
UPDATE "document" d SET "tripId" = NULL WHERE "tripId" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "trip" t WHERE t."id" = d."tripId");
ALTER TABLE "document" ADD CONSTRAINT "document_tripId_fkey" FOREIGN KEY ("tripId") REFERENCES "trip"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "document_tripId_idx" ON "document"("tripId");
-- What waits for a person, counted on every page of the list.
CREATE INDEX "document_waiting_idx" ON "document"("carrierId", "taskId") WHERE "tripId" IS NULL AND "status" IN ('ready', 'review');

-- Trips made of documents, for the list's filter by source.
CREATE INDEX "trip_extracted_idx" ON "trip"("carrierId", "extractedDataId") WHERE "extractedDataId" IS NOT NULL;
