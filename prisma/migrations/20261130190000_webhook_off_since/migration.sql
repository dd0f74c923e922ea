-- Since when a webhook is off: what happens is recorded for a while, to be sent when it is on again.
ALTER TABLE "webhook_endpoint" ADD COLUMN "offSince" TIMESTAMPTZ(3);
UPDATE "webhook_endpoint" SET "offSince" = now() WHERE NOT "active";
