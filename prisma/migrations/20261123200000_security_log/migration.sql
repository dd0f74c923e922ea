-- What happened to accounts and to the ways into a carrier: sign-ins, tokens, exports, roles. Kept for a year; lines are only added and, when their time is over, removed.
CREATE TABLE "security_event" (
    "id" BIGSERIAL NOT NULL,
    "userId" UUID NOT NULL,
    "carrierId" UUID,
    "actorId" UUID,
    "kind" VARCHAR(40) NOT NULL,
    "detail" VARCHAR(300) NOT NULL DEFAULT '',
    "device" VARCHAR(60) NOT NULL DEFAULT '',
    "address" VARCHAR(64) NOT NULL DEFAULT '',
    "network" VARCHAR(24) NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "security_event_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "security_event_userId_at_idx" ON "security_event" ("userId", "at");
CREATE INDEX "security_event_carrierId_at_idx" ON "security_event" ("carrierId", "at");
CREATE INDEX "security_event_at_idx" ON "security_event" ("at");
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The audit trail reads all changes of a carrier, newest first.
CREATE INDEX "record_change_carrierId_at_id_idx" ON "record_change" ("carrierId", "at", "id");

-- What browsers say they did not run because of our content security policy, counted.
CREATE TABLE "csp_report" (
    "id" BIGSERIAL NOT NULL,
    "directive" VARCHAR(40) NOT NULL,
    "blocked" VARCHAR(200) NOT NULL,
    "page" VARCHAR(200) NOT NULL,
    "source" VARCHAR(200) NOT NULL DEFAULT '',
    "device" VARCHAR(60) NOT NULL DEFAULT '',
    "times" INTEGER NOT NULL DEFAULT 1,
    "firstAt" TIMESTAMPTZ(3) NOT NULL,
    "lastAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "csp_report_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "csp_report_directive_blocked_page_key" ON "csp_report" ("directive", "blocked", "page");
CREATE INDEX "csp_report_lastAt_idx" ON "csp_report" ("lastAt");
