-- Jobs that are saved with the change they belong to and wait to be brought to a queue in a database of its own (QUEUE_URL).
CREATE TABLE "job_outbox" (
    "id" BIGSERIAL NOT NULL,
    "ticket" UUID NOT NULL DEFAULT gen_random_uuid(),
    "job" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "job_outbox_pkey" PRIMARY KEY ("id")
);
