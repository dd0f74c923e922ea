-- CreateEnum
CREATE TYPE "import_status" AS ENUM ('reading', 'mapping', 'checking', 'preview', 'accepting', 'accepted', 'undoing', 'undone', 'failed');

-- CreateTable
CREATE TABLE "data_import" (
    "id" UUID NOT NULL,
    "carrierId" UUID NOT NULL,
    "createdBy" UUID NOT NULL,
    "kind" VARCHAR(12) NOT NULL,
    "status" "import_status" NOT NULL DEFAULT 'reading',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "fileName" VARCHAR(200) NOT NULL,
    "sizeBytes" INTEGER NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "format" JSONB,
    "mapping" JSONB NOT NULL DEFAULT '[]',
    "options" JSONB NOT NULL DEFAULT '{}',
    "counts" JSONB NOT NULL DEFAULT '{}',
    "progress" INTEGER NOT NULL DEFAULT 0,
    "stage" TEXT NOT NULL DEFAULT '',
    "problem" TEXT,
    "failedStep" VARCHAR(12),
    "takeDuplicates" BOOLEAN NOT NULL DEFAULT false,
    "madeUnits" BIGINT[] DEFAULT ARRAY[]::BIGINT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),
    CONSTRAINT "data_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import_row" (
    "importId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "state" VARCHAR(10) NOT NULL,
    "cells" TEXT[],
    "errors" JSONB NOT NULL DEFAULT '[]',
    "reason" TEXT NOT NULL DEFAULT '',
    "record" JSONB,
    "fingerprint" CHAR(32),
    "recordKind" SMALLINT,
    "recordId" BIGINT,
    CONSTRAINT "import_row_pkey" PRIMARY KEY ("importId", "number")
);

-- CreateTable
CREATE TABLE "import_mapping" (
    "carrierId" UUID NOT NULL,
    "kind" VARCHAR(12) NOT NULL,
    "headerShape" CHAR(64) NOT NULL,
    "mapping" JSONB NOT NULL,
    "options" JSONB NOT NULL,
    "usedAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "import_mapping_pkey" PRIMARY KEY ("carrierId", "kind", "headerShape")
);

-- CreateTable
CREATE TABLE "track_position" (
    "importId" UUID NOT NULL,
    "carrierId" UUID NOT NULL,
    "unit" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "latMicrodegrees" INTEGER NOT NULL,
    "lonMicrodegrees" INTEGER NOT NULL,
    "odometerTenths" INTEGER,
    "tripId" BIGINT,
    CONSTRAINT "track_position_pkey" PRIMARY KEY ("importId", "unit", "at")
);

-- CreateTable
CREATE TABLE "trip_track" (
    "tripId" BIGINT NOT NULL,
    "carrierId" UUID NOT NULL,
    "importId" UUID NOT NULL,
    "positionCount" INTEGER NOT NULL,
    "firstAt" TIMESTAMPTZ(3) NOT NULL,
    "lastAt" TIMESTAMPTZ(3) NOT NULL,
    "timeZone" TEXT NOT NULL,
    "gaps" JSONB NOT NULL DEFAULT '[]',
    "invalid" INTEGER NOT NULL DEFAULT 0,
    "leaps" INTEGER NOT NULL DEFAULT 0,
    "odometerPercent" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "trip_track_pkey" PRIMARY KEY ("tripId")
);

-- CreateIndex
CREATE INDEX "data_import_carrierId_createdAt_idx" ON "data_import"("carrierId", "createdAt");
CREATE INDEX "data_import_carrierId_sha256_idx" ON "data_import"("carrierId", "sha256");
CREATE INDEX "import_row_importId_state_number_idx" ON "import_row"("importId", "state", "number");
CREATE INDEX "import_row_importId_fingerprint_idx" ON "import_row"("importId", "fingerprint");
CREATE INDEX "track_position_tripId_at_idx" ON "track_position"("tripId", "at");
CREATE INDEX "track_position_carrierId_idx" ON "track_position"("carrierId");
CREATE INDEX "trip_track_carrierId_idx" ON "trip_track"("carrierId");

-- AddForeignKey
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_importId_fkey" FOREIGN KEY ("importId") REFERENCES "data_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "track_position" ADD CONSTRAINT "track_position_importId_fkey" FOREIGN KEY ("importId") REFERENCES "data_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "track_position" ADD CONSTRAINT "track_position_tripId_fkey" FOREIGN KEY ("tripId") REFERENCES "trip"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "trip_track" ADD CONSTRAINT "trip_track_tripId_fkey" FOREIGN KEY ("tripId") REFERENCES "trip"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A carrier that is erased takes its imports along
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "import_mapping" ADD CONSTRAINT "import_mapping_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
