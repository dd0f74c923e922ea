-- Since when the carrier holds its IFTA license: no return was due for quarters that ended before.
ALTER TABLE "carrier" ADD COLUMN "licensedSince" DATE;
-- A return that was filed outside of this program: when, and under which number. Its figures are not ours.
ALTER TABLE "filed_quarter" ADD COLUMN "elsewhereOn" DATE;
ALTER TABLE "filed_quarter" ADD COLUMN "elsewhereNumber" VARCHAR(100);
