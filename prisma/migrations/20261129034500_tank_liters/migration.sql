-- The capacity of a truck's tanks as it was written in liters, beside the gallons, which are rounded. Null: written in gallons.
ALTER TABLE "equipment" ADD COLUMN "tankLiters" INTEGER;

-- Who changes the gallons and knows nothing of the liters, as the release before does, leaves none that are no longer true.
CREATE FUNCTION equipment_tanks_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."tankLiters" IS NOT DISTINCT FROM OLD."tankLiters" THEN
    NEW."tankLiters" := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER equipment_tanks_changed BEFORE UPDATE OF "tankGallons" ON "equipment" FOR EACH ROW
  WHEN (OLD."tankGallons" IS DISTINCT FROM NEW."tankGallons") EXECUTE FUNCTION equipment_tanks_changed();
