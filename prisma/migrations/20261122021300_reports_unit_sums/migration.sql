-- What a quarter adds up to for each vehicle, jurisdiction and part of the quarter, kept for the reports beside the sums
-- above the list: good while "unitSumsRevision" equals "revision".
ALTER TABLE "quarter_sums" ADD COLUMN "unitSumsRevision" BIGINT, ADD COLUMN "unitSums" JSON;

-- A trip that is moved to another day of its quarter may move to another part of it, where a rate changes inside.
CREATE FUNCTION quarter_sums_trip_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "quarter_sums" SET "revision" = "revision" + 1 WHERE "carrierId" = NEW."carrierId" AND "quarterKey" = NEW."quarterKey";
  RETURN NULL;
END $$;

CREATE TRIGGER trip_moved AFTER UPDATE OF "endDate" ON "trip" FOR EACH ROW
  WHEN (OLD."endDate" IS DISTINCT FROM NEW."endDate") EXECUTE FUNCTION quarter_sums_trip_moved();

-- Who was told that the rates of a quarter moved.
CREATE TABLE "rate_notice" (
    "carrierId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "quarterKey" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "rate_notice_pkey" PRIMARY KEY ("carrierId", "userId", "quarterKey", "revision")
);
ALTER TABLE "rate_notice" ADD CONSTRAINT "rate_notice_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Fuel holidays.
CREATE TABLE "exempt_period" (
    "id" SERIAL NOT NULL,
    "jurisdiction" CHAR(2) NOT NULL,
    "fuel" VARCHAR(20),
    "from" DATE NOT NULL,
    "to" DATE NOT NULL,
    "source" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdBy" UUID NOT NULL,
    CONSTRAINT "exempt_period_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "exempt_period_days_check" CHECK ("from" <= "to")
);
CREATE INDEX "exempt_period_jurisdiction_from_idx" ON "exempt_period"("jurisdiction", "from");
