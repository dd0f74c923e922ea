-- Passkeys (WebAuthn): a key on a person's device, or in their password manager, that signs them in.
CREATE TABLE "passkey" (
  "id" UUID NOT NULL,
  "userId" UUID NOT NULL,
  "credentialId" BYTEA NOT NULL,
  "publicKey" BYTEA NOT NULL,
  "counter" BIGINT NOT NULL,
  "transports" TEXT[] NOT NULL DEFAULT '{}',
  "name" VARCHAR(60) NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "lastUsedAt" TIMESTAMPTZ(3),
  CONSTRAINT "passkey_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "passkey_credentialId_key" ON "passkey"("credentialId");
CREATE INDEX "passkey_userId_idx" ON "passkey"("userId");
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a device was asked to sign; each is answered once.
CREATE TABLE "passkey_challenge" (
  "hash" BYTEA NOT NULL,
  "userId" UUID,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "passkey_challenge_pkey" PRIMARY KEY ("hash")
);
CREATE INDEX "passkey_challenge_expiresAt_idx" ON "passkey_challenge"("expiresAt");
CREATE INDEX "passkey_challenge_userId_idx" ON "passkey_challenge"("userId");
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
