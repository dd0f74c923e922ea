-- Files that come in without a person: by mail, and from a carrier's own folder.
ALTER TABLE "data_import" ADD COLUMN "source" VARCHAR(8) NOT NULL DEFAULT 'upload';
ALTER TABLE "data_import" ADD COLUMN "takesItself" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "drop_folder" (
    "carrierId" UUID NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "createdBy" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "drop_folder_pkey" PRIMARY KEY ("carrierId")
);
CREATE UNIQUE INDEX "drop_folder_name_key" ON "drop_folder"("name");
