-- Miles that a telematics system reports otherwise than it did when the month's quarter was filed.
ALTER TABLE "telematics_month" ADD COLUMN "moved" JSONB;
