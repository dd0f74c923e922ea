-- An invitation ends with the membership of whoever sent it; open ones of earlier releases go on as they are.
ALTER TABLE "invitation" ADD COLUMN "inviterId" UUID;
