-- The combined list by its states, in both directions, like its other columns.
CREATE INDEX "ledger_entry_states_order_idx" ON "ledger_entry"("carrierId", "states", "date", "kind", "recordId");
