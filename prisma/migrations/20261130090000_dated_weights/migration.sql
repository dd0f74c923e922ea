-- A truck's weights and axles count from a day, and those of before are kept: taxes on distance divide its miles at that day.
ALTER TABLE "equipment" ADD COLUMN "weightsFrom" DATE, ADD COLUMN "earlierWeights" JSONB NOT NULL DEFAULT '[]'
  CONSTRAINT "equipment_earlierWeights_list" CHECK (jsonb_typeof("earlierWeights") = 'array');

-- Empty and untaxed miles are entered for each weight of a period. Empty: the first, as those of before are.
ALTER TABLE "distance_tax_entry" ADD COLUMN "since" VARCHAR(10) NOT NULL DEFAULT '';
ALTER TABLE "distance_tax_entry" DROP CONSTRAINT "distance_tax_entry_pkey",
  ADD CONSTRAINT "distance_tax_entry_pkey" PRIMARY KEY ("carrierId", "jurisdiction", "period", "equipmentId", "since");
