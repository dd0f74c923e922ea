ALTER TABLE "trip_jurisdiction" DROP CONSTRAINT "trip_jurisdiction_pkey",
  ADD CONSTRAINT "trip_jurisdiction_pkey" PRIMARY KEY USING INDEX "trip_jurisdiction_carrier_key";
