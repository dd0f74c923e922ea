import type { AppLoadContext } from '@remix-run/node';
import { Authenticator } from 'remix-auth';
import { env } from '~/config/env.server';
import { logger } from '~/config/logger.server';
import { processSingleton } from '~/config/process-singleton.server';
import { paths } from '~/routes';
import {
  fetchProviderJson,
  OidcStrategy,
  type ProviderMetadata,
  type ProviderProfile,
} from './oidc-strategy.server';
import { oauthProviders, type OAuthProvider } from './oauth-providers.server';

const COOKIE_PATH = `${paths.home()}/api/oauth`;
const METADATA_LIFETIME_MS = 3_600_000;

/** What the person set out to do at the provider. */
export interface OAuthIntent {
  action: 'sign-in' | 'registration' | 'link';
  to: string;
  /** Of a link: shows that the person has proven again who they are. */
  proof?: string;
}

const cookieNameOf = (provider: OAuthProvider): string => `stateline_oauth_${provider.id}`;
const INTENT_COOKIE = 'stateline_provider';
const isSecure = (): boolean => env().publicUrl.startsWith('https:');
const attributes = (): string => `Path=${COOKIE_PATH}; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`;

export const findProvider = (id: string | undefined): OAuthProvider | undefined =>
  oauthProviders().find((provider) => provider.id === id);

/** The provider's description of itself, asked for once an hour; a failure is not remembered. */
async function metadataOf(provider: OAuthProvider): Promise<ProviderMetadata> {
  const known = processSingleton(
    'oauth-metadata',
    () => new Map<string, { metadata: ProviderMetadata; until: number }>(),
  );
  const cached = known.get(provider.issuer);
  if (cached && cached.until > Date.now()) return cached.metadata;
  const metadata = (await fetchProviderJson(
    `${provider.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
  )) as unknown as ProviderMetadata;
  // Microsoft's shared address describes itself with a placeholder for the tenant.
  const isRightIssuer =
    metadata.issuer === provider.issuer ||
    (provider.id === 'microsoft' && metadata.issuer === 'https://login.microsoftonline.com/{tenantid}/v2.0');
  if (!isRightIssuer) throw new Error('the provider describes itself as another issuer');
  known.set(provider.issuer, { metadata, until: Date.now() + METADATA_LIFETIME_MS });
  return metadata;
}

async function authenticatorFor(provider: OAuthProvider): Promise<Authenticator<ProviderProfile>> {
  const callback = env().publicUrl + paths.api.oauthCallback(provider.id);
  const cookie = { cookieName: cookieNameOf(provider), cookiePath: COOKIE_PATH, secure: isSecure() };
  return new Authenticator<ProviderProfile>().use(
    new OidcStrategy(provider, await metadataOf(provider), callback, cookie),
    provider.id,
  );
}

/** Header that remembers what for someone is on their way to the provider. */
export const intentCookie = (intent: OAuthIntent): [string, string] => [
  'Set-Cookie',
  `${INTENT_COOKIE}=${Buffer.from(JSON.stringify(intent)).toString('base64url')}; ${attributes()}; Max-Age=600`,
];

/** The answer that sends the browser to the provider, remembering in its cookies what for. */
export async function startAtProvider(
  provider: OAuthProvider,
  request: Request,
  intent: OAuthIntent,
): Promise<Response> {
  const authenticator = await authenticatorFor(provider);
  const start = new Request(new URL(paths.api.oauth(provider.id), request.url), {
    headers: { Cookie: request.headers.get('Cookie') ?? '' },
  });
  try {
    await authenticator.authenticate(provider.id, start);
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const headers = new Headers({
      Location: thrown.headers.get('Location') ?? '',
      'Cache-Control': 'no-store',
    });
    for (const line of thrown.headers.getSetCookie()) headers.append('Set-Cookie', line);
    headers.append(...intentCookie(intent));
    return new Response(null, { status: 303, headers });
  }
  throw new Error('the strategy did not lead to the provider');
}

/** Who came back from the provider; null for every way in which that can fail. */
export async function returnedProfile(
  provider: OAuthProvider,
  request: Request,
  { requestId }: AppLoadContext,
): Promise<ProviderProfile | null> {
  try {
    if (!new URL(request.url).searchParams.has('state')) throw new Error('the answer has no state');
    const authenticator = await authenticatorFor(provider);
    return await authenticator.authenticate(provider.id, request);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'the provider leads elsewhere';
    logger().warn(
      { event: 'provider-refused', provider: provider.id, reason: reason.slice(0, 200), requestId },
      'sign-in by a provider failed',
    );
    return null;
  }
}

/** What the browser set out to do; the plainest request where its cookie is gone. */
export function intentOf(request: Request): OAuthIntent {
  const value = new RegExp(`(?:^|;\\s*)${INTENT_COOKIE}=([\\w-]+)`).exec(
    request.headers.get('Cookie') ?? '',
  )?.[1];
  try {
    const parsed = JSON.parse(Buffer.from(value ?? '', 'base64url').toString('utf8')) as Partial<OAuthIntent>;
    const action = parsed.action === 'registration' || parsed.action === 'link' ? parsed.action : 'sign-in';
    const proof = typeof parsed.proof === 'string' ? { proof: parsed.proof } : {};
    return { action, to: typeof parsed.to === 'string' ? parsed.to : '', ...proof };
  } catch {
    return { action: 'sign-in', to: '' };
  }
}

/** Headers that forget the trip to the provider: neither state nor verifier serves twice. */
export function forgetTrip(provider: OAuthProvider, request: Request): [string, string][] {
  const names = (request.headers.get('Cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim().split('=')[0] ?? '');
  return names
    .filter((name) => name === INTENT_COOKIE || name.startsWith(`${cookieNameOf(provider)}:`))
    .map((name): [string, string] => ['Set-Cookie', `${name}=; ${attributes()}; Max-Age=0`]);
}

export function noteProviderDown(
  provider: OAuthProvider,
  error: unknown,
  { requestId }: AppLoadContext,
): void {
  const reason = error instanceof Error ? error.message : String(error);
  logger().warn(
    { event: 'provider-down', provider: provider.id, reason, requestId },
    'a sign-in provider cannot be reached',
  );
}
