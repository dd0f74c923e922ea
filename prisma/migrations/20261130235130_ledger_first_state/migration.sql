-- No state at all comes first, as an empty array does.
CREATE INDEX CONCURRENTLY "ledger_entry_first_state_idx" ON "ledger_entry"("carrierId", ("states"[1]) NULLS FIRST);
