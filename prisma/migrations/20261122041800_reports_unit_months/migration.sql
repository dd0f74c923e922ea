-- Miles and gallons of every vehicle and month of a quarter, kept for the trends as the other sums are: good while
-- "monthSumsRevision" equals "revision".
ALTER TABLE "quarter_sums" ADD COLUMN "monthSumsRevision" BIGINT, ADD COLUMN "monthSums" JSON;
