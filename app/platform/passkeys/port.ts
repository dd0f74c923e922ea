/** What is kept of a passkey (WebAuthn level 3): its public half. */
export interface KeptPasskey {
  credentialId: Uint8Array<ArrayBuffer>;
  publicKey: Uint8Array<ArrayBuffer>;
  /** How often the device says it has signed; many always say 0. */
  counter: number;
  /** How a browser reaches the device, such as `internal` or `hybrid`. */
  transports: string[];
}

/** Asks browsers for passkeys of this installation, and checks what they answer. Questions and answers are JSON (WebAuthn, 5.1.8). */
export interface PasskeyVerifier {
  /** What to ask a browser that is to make a passkey, on a device that has none of `known`. */
  questionForNew(
    person: { id: string; address: string; name: string },
    challenge: Uint8Array<ArrayBuffer>,
    known: readonly Pick<KeptPasskey, 'credentialId' | 'transports'>[],
  ): Promise<object>;
  /** What to ask a browser that is to sign in with whatever passkey it has. */
  questionForSignIn(challenge: Uint8Array<ArrayBuffer>): Promise<object>;
  /** The challenge and the credential that an answer names; null where it is none. Nothing is proven by it. */
  readAnswer(answer: string): { challenge: string; credentialId: Uint8Array<ArrayBuffer> } | null;
  /** The new passkey; null where the answer is not right. */
  checkNew(answer: string, challenge: string): Promise<KeptPasskey | null>;
  /** How often the passkey has signed now; null where the answer is not right, or the device did not ask who holds it. */
  checkSignIn(answer: string, challenge: string, passkey: KeptPasskey): Promise<number | null>;
}
