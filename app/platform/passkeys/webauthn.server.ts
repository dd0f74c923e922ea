import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { KeptPasskey, PasskeyVerifier } from './port';

type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;

/** Longer than any answer of a device. */
const LONGEST_ANSWER = 20_000;
/** As long as the challenge lives. */
const TIMEOUT_MS = 5 * 60_000;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

function parsed<T>(answer: string): T | null {
  if (answer.length > LONGEST_ANSWER) return null;
  try {
    return JSON.parse(answer) as T;
  } catch {
    return null;
  }
}

/** Read when it is first needed: few requests do. */
const library = () => import('@simplewebauthn/server');

/** @param site the name that devices show, and the origin at which people sign in; its host is what passkeys are bound to. */
export function passkeyVerifier(site: { name: string; origin: string }): PasskeyVerifier {
  const rpID = new URL(site.origin).hostname;
  const expected = (challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  });
  return {
    questionForNew: async (person, challenge, known) =>
      (await library()).generateRegistrationOptions({
        rpName: site.name,
        rpID,
        userID: new TextEncoder().encode(person.id),
        userName: person.address,
        userDisplayName: person.name,
        challenge,
        timeout: TIMEOUT_MS,
        attestationType: 'none',
        excludeCredentials: known.map(({ credentialId, transports }) => ({
          id: textOf(credentialId),
          transports: transports as Transports,
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }),
    questionForSignIn: async (challenge) =>
      (await library()).generateAuthenticationOptions({
        rpID,
        challenge,
        timeout: TIMEOUT_MS,
        userVerification: 'required',
      }),
    readAnswer(answer) {
      const { id, response } =
        parsed<{ id?: unknown; response?: { clientDataJSON?: unknown } }>(answer) ?? {};
      if (typeof id !== 'string' || typeof response?.clientDataJSON !== 'string') return null;
      const said = parsed<{ challenge?: unknown }>(bytesOfText(response.clientDataJSON));
      if (typeof said?.challenge !== 'string') return null;
      return { challenge: said.challenge, credentialId: bytesOf(id) };
    },
    async checkNew(answer, challenge) {
      const response = parsed<RegistrationResponseJSON>(answer);
      if (!response) return null;
      const { verifyRegistrationResponse } = await library();
      const outcome = await verifyRegistrationResponse({ response, ...expected(challenge) }).catch(
        () => null,
      );
      if (!outcome?.verified) return null;
      const { credential } = outcome.registrationInfo;
      return {
        credentialId: bytesOf(credential.id),
        publicKey: new Uint8Array(credential.publicKey),
        counter: credential.counter,
        transports: (credential.transports ?? []).filter((each) => /^[a-z-]{1,20}$/.test(each)),
      };
    },
    async checkSignIn(answer, challenge, { credentialId, publicKey, counter, transports }: KeptPasskey) {
      const response = parsed<AuthenticationResponseJSON>(answer);
      if (!response) return null;
      const { verifyAuthenticationResponse } = await library();
      const outcome = await verifyAuthenticationResponse({
        response,
        ...expected(challenge),
        credential: { id: textOf(credentialId), publicKey, counter, transports: transports as Transports },
      }).catch(() => null);
      return outcome?.verified ? outcome.authenticationInfo.newCounter : null;
    },
  };
}

const bytesOfText = (base64: string): string => Buffer.from(base64, 'base64url').toString('utf8');
