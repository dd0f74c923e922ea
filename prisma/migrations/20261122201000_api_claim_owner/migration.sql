-- A try whose claim ran out while the database was away must not touch the claim of the next one.
ALTER TABLE "idempotent_answer" ADD COLUMN "owner" UUID;
