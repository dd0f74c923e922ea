-- What was last kept at each place elsewhere, and how the last try went to bring it back.
CREATE TABLE "backup_place" (
    "name" VARCHAR(10) NOT NULL,
    "keptName" VARCHAR(20),
    "keptAt" TIMESTAMPTZ(3),
    "triedAt" TIMESTAMPTZ(3),
    "triedError" VARCHAR(500),
    "restoredAt" TIMESTAMPTZ(3),
    CONSTRAINT "backup_place_pkey" PRIMARY KEY ("name")
);
