CREATE EXTENSION IF NOT EXISTS "citext";
CREATE EXTENSION IF NOT EXISTS "pg_trgm";
CREATE EXTENSION IF NOT EXISTS "unaccent";

CREATE TYPE "calculation_status" AS ENUM ('pending', 'ok', 'error');

CREATE TABLE "calculation" (
    "uid" VARCHAR(6) NOT NULL,
    "stops" JSONB NOT NULL,
    "quarterKey" INTEGER NOT NULL,
    "status" "calculation_status" NOT NULL DEFAULT 'pending',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "distanceTenthMiles" INTEGER,
    "route" JSONB,
    "routeError" TEXT,
    "fuelPurchases" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "calculation_pkey" PRIMARY KEY ("uid")
);

CREATE INDEX "calculation_expiresAt_idx" ON "calculation"("expiresAt");
