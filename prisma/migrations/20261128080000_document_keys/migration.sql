-- Keys of documents, receipts and report files begin with the carrier, and a purchase has a receipt of its own carrier only.
ALTER TABLE "document_text" DROP CONSTRAINT "document_text_documentId_fkey";
ALTER TABLE "fuel_purchase" DROP CONSTRAINT "fuel_purchase_receiptId_fkey";

ALTER TABLE "document" DROP CONSTRAINT "document_pkey", ADD CONSTRAINT "document_pkey" PRIMARY KEY ("carrierId", "id");
ALTER TABLE "document_text" DROP CONSTRAINT "document_text_pkey", ADD CONSTRAINT "document_text_pkey" PRIMARY KEY ("carrierId", "documentId");
ALTER TABLE "receipt" DROP CONSTRAINT "receipt_pkey", ADD CONSTRAINT "receipt_pkey" PRIMARY KEY ("carrierId", "id");
ALTER TABLE "report_file" DROP CONSTRAINT "report_file_pkey", ADD CONSTRAINT "report_file_pkey" PRIMARY KEY ("carrierId", "id");

-- The primary key finds the texts of a carrier now.
DROP INDEX "document_text_carrierId_idx";
DROP INDEX "fuel_purchase_receiptId_idx";
CREATE INDEX "fuel_purchase_carrierId_receiptId_idx" ON "fuel_purchase"("carrierId", "receiptId");

-- Nothing writes rows that cross carriers; a database that has some all the same is upgraded too.
UPDATE "fuel_purchase" f SET "receiptId" = NULL
 WHERE f."receiptId" IS NOT NULL AND NOT EXISTS (SELECT FROM "receipt" r WHERE r."carrierId" = f."carrierId" AND r."id" = f."receiptId");
DELETE FROM "document_text" t WHERE NOT EXISTS (SELECT FROM "document" d WHERE d."carrierId" = t."carrierId" AND d."id" = t."documentId");

ALTER TABLE "document_text" ADD CONSTRAINT "document_text_carrierId_documentId_fkey" FOREIGN KEY ("carrierId", "documentId") REFERENCES "document"("carrierId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "fuel_purchase" ADD CONSTRAINT "fuel_purchase_carrierId_receiptId_fkey" FOREIGN KEY ("carrierId", "receiptId") REFERENCES "receipt"("carrierId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- ON DELETE SET NULL of one column of two wants PostgreSQL 15; this does the same in 14.
CREATE FUNCTION take_receipt_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "fuel_purchase" SET "receiptId" = NULL WHERE "carrierId" = OLD."carrierId" AND "receiptId" = OLD."id";
  RETURN OLD;
END $$;
CREATE TRIGGER "receipt_take_off" BEFORE DELETE ON "receipt" FOR EACH ROW EXECUTE FUNCTION take_receipt_off();
