CREATE INDEX CONCURRENTLY "ledger_entry_with_gallons_idx" ON "ledger_entry"("carrierId", "gallonsThousandths", "date", "kind", "recordId")
    WHERE "gallonsThousandths" IS NOT NULL;
