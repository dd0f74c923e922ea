-- Trips that came in bulk and wait for their route. They stand here instead of as jobs, so that a carrier's jobs take some of them
-- at a time and let other carriers go in between. A row whose trip is gone, or has another revision, is dropped when it is reached.
CREATE TABLE "route_backlog" (
    "carrierId" UUID NOT NULL,
    "tripId" BIGINT NOT NULL,
    "routeRevision" INTEGER NOT NULL,
    CONSTRAINT "route_backlog_pkey" PRIMARY KEY ("carrierId", "tripId")
);
ALTER TABLE "route_backlog" ADD CONSTRAINT "route_backlog_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
