CREATE INDEX CONCURRENTLY "ledger_entry_of_unit_idx" ON "ledger_entry"("carrierId", "unit");
