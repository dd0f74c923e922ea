-- A wish for a mail is answered once, however often it is sent or its job is run.
ALTER TABLE "mail_message" ADD COLUMN "requestId" UUID;
CREATE UNIQUE INDEX "mail_message_requestId_toAddress_key" ON "mail_message"("requestId", "toAddress");
