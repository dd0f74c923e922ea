-- CreateEnum
CREATE TYPE "content_kind" AS ENUM ('feature', 'tutorial', 'faq');

-- CreateEnum
CREATE TYPE "support_kind" AS ENUM ('limits', 'training', 'message');

-- CreateEnum
CREATE TYPE "support_status" AS ENUM ('open', 'in_progress', 'granted', 'done', 'declined');

-- AlterTable
ALTER TABLE "user_account" ADD COLUMN     "disabledAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "session" ADD COLUMN     "impersonatorId" UUID;

-- CreateTable
CREATE TABLE "admin_action" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "adminId" UUID NOT NULL,
    "adminEmail" VARCHAR(254) NOT NULL,
    "action" VARCHAR(60) NOT NULL,
    "subjectType" VARCHAR(30) NOT NULL,
    "subjectId" VARCHAR(80) NOT NULL,
    "summary" VARCHAR(500) NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',
    "requestId" VARCHAR(64) NOT NULL DEFAULT '',

    CONSTRAINT "admin_action_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "content_item" (
    "id" SERIAL NOT NULL,
    "kind" "content_kind" NOT NULL,
    "slug" VARCHAR(80) NOT NULL,
    "position" INTEGER NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "shortDescription" VARCHAR(400) NOT NULL DEFAULT '',
    "bodyHtml" TEXT NOT NULL,
    "youtubeVideoId" VARCHAR(20),
    "published" BOOLEAN NOT NULL DEFAULT true,
    "viewCount" INTEGER NOT NULL DEFAULT 0,
    "edition" VARCHAR(64),
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "content_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "content_view" (
    "itemId" INTEGER NOT NULL,
    "userId" UUID NOT NULL,
    "viewedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "content_view_pkey" PRIMARY KEY ("itemId","userId")
);

-- CreateTable
CREATE TABLE "support_request" (
    "id" UUID NOT NULL,
    "kind" "support_kind" NOT NULL,
    "status" "support_status" NOT NULL DEFAULT 'open',
    "userId" UUID NOT NULL,
    "carrierId" UUID,
    "fields" JSONB NOT NULL,
    "answer" VARCHAR(4000) NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decidedAt" TIMESTAMPTZ(3),
    "revision" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "support_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attachment" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "carrierId" UUID,
    "fileName" VARCHAR(200) NOT NULL,
    "contentType" VARCHAR(100) NOT NULL,
    "sizeBytes" INTEGER NOT NULL,
    "storageKey" VARCHAR(120) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "emailId" INTEGER,
    "requestId" UUID,

    CONSTRAINT "attachment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "composed_email" (
    "id" SERIAL NOT NULL,
    "uniqid" VARCHAR(40) NOT NULL,
    "carrierId" UUID NOT NULL,
    "userId" UUID,
    "fromName" VARCHAR(120) NOT NULL,
    "fromAddress" VARCHAR(254) NOT NULL,
    "to" TEXT[],
    "cc" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "bcc" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "subject" VARCHAR(200) NOT NULL,
    "body" TEXT NOT NULL,
    "tmplName" VARCHAR(40),
    "templateBody" TEXT,
    "options" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "composed_email_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "composed_email_delivery" (
    "messageId" UUID NOT NULL,
    "emailId" INTEGER NOT NULL,
    "recipients" INTEGER NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "composed_email_delivery_pkey" PRIMARY KEY ("messageId")
);

-- CreateIndex
CREATE INDEX "admin_action_at_idx" ON "admin_action"("at");

-- CreateIndex
CREATE INDEX "admin_action_subjectType_subjectId_idx" ON "admin_action"("subjectType", "subjectId");

-- CreateIndex
CREATE INDEX "content_item_kind_position_idx" ON "content_item"("kind", "position");

-- CreateIndex
CREATE UNIQUE INDEX "content_item_kind_slug_key" ON "content_item"("kind", "slug");

-- CreateIndex
CREATE INDEX "content_view_userId_idx" ON "content_view"("userId");

-- CreateIndex
CREATE INDEX "support_request_status_createdAt_idx" ON "support_request"("status", "createdAt");

-- CreateIndex
CREATE INDEX "support_request_userId_createdAt_idx" ON "support_request"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "support_request_carrierId_idx" ON "support_request"("carrierId");

-- CreateIndex
CREATE INDEX "attachment_userId_idx" ON "attachment"("userId");

-- CreateIndex
CREATE INDEX "attachment_carrierId_idx" ON "attachment"("carrierId");

-- CreateIndex
CREATE INDEX "attachment_emailId_idx" ON "attachment"("emailId");

-- CreateIndex
CREATE INDEX "attachment_requestId_idx" ON "attachment"("requestId");

-- CreateIndex
CREATE UNIQUE INDEX "composed_email_uniqid_key" ON "composed_email"("uniqid");

-- CreateIndex
CREATE INDEX "composed_email_carrierId_createdAt_idx" ON "composed_email"("carrierId", "createdAt");

-- CreateIndex
CREATE INDEX "composed_email_userId_idx" ON "composed_email"("userId");

-- CreateIndex
CREATE INDEX "composed_email_delivery_emailId_idx" ON "composed_email_delivery"("emailId");

-- AddForeignKey
ALTER TABLE "content_view" ADD CONSTRAINT "content_view_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "content_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "content_view" ADD CONSTRAINT "content_view_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_request" ADD CONSTRAINT "support_request_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_request" ADD CONSTRAINT "support_request_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_emailId_fkey" FOREIGN KEY ("emailId") REFERENCES "composed_email"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "support_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "composed_email" ADD CONSTRAINT "composed_email_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "composed_email" ADD CONSTRAINT "composed_email_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "composed_email_delivery" ADD CONSTRAINT "composed_email_delivery_emailId_fkey" FOREIGN KEY ("emailId") REFERENCES "composed_email"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- The log of the administration only grows.
CREATE FUNCTION "admin_action_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'admin_action is append-only';
END $$;

CREATE TRIGGER "admin_action_append_only" BEFORE UPDATE OR DELETE ON "admin_action"
    FOR EACH ROW EXECUTE FUNCTION "admin_action_is_append_only"();

CREATE TRIGGER "admin_action_no_truncate" BEFORE TRUNCATE ON "admin_action"
    FOR EACH STATEMENT EXECUTE FUNCTION "admin_action_is_append_only"();
