-- What an IRP registration names, and the paper that documents are printed for. Null: Letter, as in the United States, Canada and Mexico.
ALTER TABLE "carrier" ADD COLUMN "irpAccount" VARCHAR(20), ADD COLUMN "irpFleet" VARCHAR(10), ADD COLUMN "paperSize" VARCHAR(6);
ALTER TABLE "carrier" ADD CONSTRAINT "carrier_paperSize_check" CHECK ("paperSize" IN ('letter', 'a4'));
