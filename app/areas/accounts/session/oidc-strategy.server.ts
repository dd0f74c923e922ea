import { createHash } from 'node:crypto';
import { createRemoteJWKSet, decodeJwt, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { OAuth2Strategy, type OAuth2RequestError } from 'remix-auth-oauth2';
import { processSingleton } from '~/config/process-singleton.server';
import type { OAuthProvider } from './oauth-providers.server';

export type { OAuth2RequestError };

/** Who a provider says someone is. */
export interface ProviderProfile {
  subject: string;
  email: string;
  /** Only where the provider itself says that it has checked the address. */
  emailVerified: boolean;
  name: string;
}

/** A provider's own description of itself (OpenID Connect Discovery 1.0). */
export interface ProviderMetadata {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  userinfo_endpoint?: string;
  /** Where the provider's keys are published. Without them nothing that it says can be trusted. */
  jwks_uri?: string;
  authorization_response_iss_parameter_supported?: boolean;
}

/** A provider that is silent for this long counts as down. */
const PROVIDER_TIMEOUT_MS = 8000;
const CLOCK_SKEW_SECONDS = 60;

/** Tenant of Microsoft's personal accounts, whose addresses Microsoft has checked itself. */
const MICROSOFT_CONSUMERS = '9188040d-6c67-4c5b-b112-36a304b66dad';

type Claims = Record<string, unknown>;
type Tokens = Awaited<ReturnType<OAuth2Strategy<unknown>['refreshToken']>>;

export async function fetchProviderJson(url: string, headers: Record<string, string> = {}): Promise<Claims> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json', ...headers },
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`the provider answered ${response.status}`);
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Error('the provider answered with no object');
  return body as Claims;
}

/** Signatures by a key pair only: with a shared secret, or with none, anybody could have made the token. */
const SIGNATURES = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const KEYS_LIFETIME_MS = 3_600_000;
/** A token of an unknown key has the keys fetched anew, so that a provider may change them, but not more often than this. */
const KEYS_COOLDOWN_MS = 30_000;

/** The provider's published keys, fetched when they are first needed and kept for an hour. */
function keysOf({ jwks_uri: uri }: ProviderMetadata): JWTVerifyGetKey {
  if (!uri) throw new Error('the provider publishes no keys');
  const known = processSingleton('oauth-keys', () => new Map<string, JWTVerifyGetKey>());
  const keys =
    known.get(uri) ??
    createRemoteJWKSet(new URL(uri), {
      timeoutDuration: PROVIDER_TIMEOUT_MS,
      cooldownDuration: KEYS_COOLDOWN_MS,
      cacheMaxAge: KEYS_LIFETIME_MS,
    });
  known.set(uri, keys);
  return keys;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The nonce is the code challenge: bound to this browser by the verifier in its cookie, and sent anyway. */
export const nonceFor = (codeVerifier: string): string =>
  createHash('sha256').update(codeVerifier).digest('base64url');

/**
 * OpenID Connect over the OAuth 2 strategy: it adds what the stock one leaves out, a nonce, the checks of the ID token,
 * the issuer of the answer (RFC 9207) and a time limit.
 */
export class OidcStrategy extends OAuth2Strategy<ProviderProfile> {
  readonly #provider: OAuthProvider;
  readonly #metadata: ProviderMetadata;

  constructor(
    provider: OAuthProvider,
    metadata: ProviderMetadata,
    redirectURI: string,
    options: { cookieName: string; cookiePath: string; secure: boolean },
  ) {
    super(
      {
        clientId: provider.clientId,
        clientSecret: provider.clientSecret,
        authorizationEndpoint: metadata.authorization_endpoint,
        tokenEndpoint: metadata.token_endpoint,
        redirectURI,
        scopes: ['openid', 'email', 'profile'],
        cookie: {
          name: options.cookieName,
          path: options.cookiePath,
          httpOnly: true,
          sameSite: 'Lax',
          maxAge: 600,
          ...(options.secure ? { secure: true as const } : {}),
        },
      },
      async ({ tokens }) => this.#profileOf(tokens),
    );
    this.#provider = provider;
    this.#metadata = metadata;
  }

  protected override authorizationParams(params: URLSearchParams): URLSearchParams {
    const all = new URLSearchParams(params);
    all.set('nonce', params.get('code_challenge') ?? '');
    return all;
  }

  override async authenticate(request: Request): Promise<ProviderProfile> {
    const query = new URL(request.url).searchParams;
    if (query.has('state')) {
      const iss = query.get('iss');
      if (
        iss === null
          ? this.#metadata.authorization_response_iss_parameter_supported === true
          : iss !== this.#metadata.issuer
      ) {
        throw new Error('the answer does not come from this provider');
      }
    }
    return super.authenticate(request);
  }

  protected override async validateAuthorizationCode(code: string, codeVerifier: string): Promise<Tokens> {
    const tokens = await withinTime(super.validateAuthorizationCode(code, codeVerifier));
    await this.#checkIdToken(tokens.idToken(), nonceFor(codeVerifier));
    return tokens;
  }

  /** OpenID Connect Core 3.1.3.7: signature, issuer, audience, end, nonce. @throws where one of them is wrong. */
  async #checkIdToken(idToken: string, nonce: string): Promise<void> {
    const { payload: claims } = await jwtVerify<Claims>(idToken, keysOf(this.#metadata), {
      algorithms: SIGNATURES,
      audience: this.#provider.clientId,
      clockTolerance: CLOCK_SKEW_SECONDS,
      requiredClaims: ['exp', 'iss', 'sub'],
    });
    const issuer = this.#metadata.issuer.replace('{tenantid}', textOf(claims['tid']));
    const audience = [claims['aud']].flat();
    if (claims['iss'] !== issuer) throw new Error('the ID token is of another issuer');
    if (audience.length > 1 && claims['azp'] !== this.#provider.clientId)
      throw new Error('the ID token was asked for by someone else');
    if (claims['nonce'] !== nonce) throw new Error('the ID token answers another question');
  }

  async #profileOf(tokens: Tokens): Promise<ProviderProfile> {
    // Checked when the code was exchanged.
    const id: Claims = decodeJwt(tokens.idToken());
    const endpoint = this.#metadata.userinfo_endpoint;
    const info = endpoint
      ? await fetchProviderJson(endpoint, { Authorization: `Bearer ${tokens.accessToken()}` })
      : {};
    if (info['sub'] !== undefined && info['sub'] !== id['sub'])
      throw new Error('the user info is of another person');
    const claims = { ...info, ...id };
    const subject = textOf(claims['sub']);
    if (subject === '') throw new Error('the provider names no subject');
    const email = textOf(claims['email']).trim().toLowerCase();
    const isMicrosoft = this.#provider.id === 'microsoft';
    // Any Microsoft tenant can put any address on its people; only these two claims say that it was checked.
    const verifiedByMicrosoft =
      claims['tid'] === MICROSOFT_CONSUMERS || [true, 1, '1', 'true'].includes(claims['xms_edov'] as string);
    const emailVerified = isMicrosoft
      ? verifiedByMicrosoft
      : claims['email_verified'] === true || claims['email_verified'] === 'true';
    return {
      subject: subject.slice(0, 255),
      email,
      emailVerified: email !== '' && emailVerified,
      name: textOf(claims['name']).trim().slice(0, 120),
    };
  }
}

function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the provider does not answer')), PROVIDER_TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
