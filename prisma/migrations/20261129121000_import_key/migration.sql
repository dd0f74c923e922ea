-- What belongs to an import can refer to it together with its carrier. Built beside running work.
CREATE UNIQUE INDEX CONCURRENTLY "data_import_carrierId_id_key" ON "data_import"("carrierId", "id");
