-- Keys of a carrier's records begin with the carrier, so that they stand on the same part when tables are divided by carrier, and a
-- record refers to a vehicle of its own carrier only.
ALTER TABLE "trip" DROP CONSTRAINT "trip_equipmentId_fkey";
ALTER TABLE "fuel_purchase" DROP CONSTRAINT "fuel_purchase_equipmentId_fkey";
ALTER TABLE "mileage_source" DROP CONSTRAINT "mileage_source_equipmentId_fkey";
ALTER TABLE "distance_tax_entry" DROP CONSTRAINT "distance_tax_entry_equipmentId_fkey";

ALTER TABLE "equipment" DROP CONSTRAINT "equipment_pkey", ADD CONSTRAINT "equipment_pkey" PRIMARY KEY ("carrierId", "id");
ALTER TABLE "fuel_purchase" DROP CONSTRAINT "fuel_purchase_pkey", ADD CONSTRAINT "fuel_purchase_pkey" PRIMARY KEY ("carrierId", "id");
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_pkey", ADD CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("carrierId", "kind", "recordId");
ALTER TABLE "record_change" DROP CONSTRAINT "record_change_pkey", ADD CONSTRAINT "record_change_pkey" PRIMARY KEY ("carrierId", "id");
ALTER TABLE "filed_return" DROP CONSTRAINT "filed_return_pkey", ADD CONSTRAINT "filed_return_pkey" PRIMARY KEY ("carrierId", "id");
ALTER TABLE "extracted_batch" DROP CONSTRAINT "extracted_batch_pkey", ADD CONSTRAINT "extracted_batch_pkey" PRIMARY KEY ("carrierId", "id");

ALTER TABLE "trip" ADD CONSTRAINT "trip_carrierId_equipmentId_fkey" FOREIGN KEY ("carrierId", "equipmentId") REFERENCES "equipment"("carrierId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "fuel_purchase" ADD CONSTRAINT "fuel_purchase_carrierId_equipmentId_fkey" FOREIGN KEY ("carrierId", "equipmentId") REFERENCES "equipment"("carrierId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "mileage_source" ADD CONSTRAINT "mileage_source_carrierId_equipmentId_fkey" FOREIGN KEY ("carrierId", "equipmentId") REFERENCES "equipment"("carrierId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "distance_tax_entry" ADD CONSTRAINT "distance_tax_entry_carrierId_equipmentId_fkey" FOREIGN KEY ("carrierId", "equipmentId") REFERENCES "equipment"("carrierId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The primary key finds a vehicle's sources now.
DROP INDEX "mileage_source_equipmentId_idx";
