-- A column alone, whose equal values take a few bytes each; the rows of one value are sorted when they are read.
CREATE INDEX CONCURRENTLY "ledger_entry_of_equipment_idx" ON "ledger_entry"("carrierId", "equipmentId");
