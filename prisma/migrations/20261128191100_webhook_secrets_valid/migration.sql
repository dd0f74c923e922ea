-- Nothing writes deliveries that cross carriers; a database that has some all the same is upgraded too.
DELETE FROM "webhook_delivery" d WHERE NOT EXISTS (SELECT FROM "webhook_endpoint" e WHERE e."carrierId" = d."carrierId" AND e."id" = d."endpointId");
ALTER TABLE "webhook_delivery" VALIDATE CONSTRAINT "webhook_delivery_carrierId_endpointId_fkey";
