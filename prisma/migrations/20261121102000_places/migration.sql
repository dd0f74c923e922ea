-- Keys and codes compare byte by byte, whatever the database's language, so that a prefix is a range of the index.
CREATE TABLE "place" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "state" CHAR(2) NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "lat" DOUBLE PRECISION NOT NULL,
    "lon" DOUBLE PRECISION NOT NULL,
    "population" INTEGER NOT NULL,
    "postalArea" TEXT,

    CONSTRAINT "place_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "postal_area" (
    "code" VARCHAR(5) COLLATE "C" NOT NULL,
    "state" CHAR(2) NOT NULL,
    "lat" DOUBLE PRECISION NOT NULL,
    "lon" DOUBLE PRECISION NOT NULL,
    "placeId" TEXT NOT NULL,

    CONSTRAINT "postal_area_pkey" PRIMARY KEY ("code")
);

CREATE TABLE "place_dataset" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "edition" TEXT NOT NULL,
    "loadedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "place_dataset_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "place_key_idx" ON "place"("key");

CREATE INDEX "place_key_trigram_idx" ON "place" USING GIN ("key" gin_trgm_ops);

CREATE INDEX "place_state_population_idx" ON "place"("state", "population" DESC);

CREATE INDEX "postal_area_placeId_idx" ON "postal_area"("placeId");

ALTER TABLE "postal_area" ADD CONSTRAINT "postal_area_placeId_fkey"
    FOREIGN KEY ("placeId") REFERENCES "place"("id") ON DELETE CASCADE ON UPDATE CASCADE;
