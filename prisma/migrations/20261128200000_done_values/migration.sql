-- What a keyed deletion or step returned, noted in its transaction: a retry after a crash is answered with it instead of "not found".
ALTER TABLE "made_record" ADD COLUMN "value" BYTEA;
