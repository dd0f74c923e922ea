-- Rows without the figure come behind the others in both directions: they are read in the order of days.
CREATE INDEX CONCURRENTLY "ledger_entry_with_miles_idx" ON "ledger_entry"("carrierId", "tenthMiles", "date", "kind", "recordId")
    WHERE "tenthMiles" IS NOT NULL;
