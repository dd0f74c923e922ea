CREATE INDEX CONCURRENTLY "ledger_entry_of_details_idx" ON "ledger_entry"("carrierId", "details");
