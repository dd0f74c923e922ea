import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey } from 'jose';
import { OidcStrategy } from '~/areas/accounts/session/oidc-strategy.server';

/** A provider that lies as it is told: what a real one would never answer. */
type Claims = Record<string, unknown>;
let idClaims: (right: Claims) => Claims = (right) => right;
let userInfo: Claims = {};
let delayMs = 0;
let issuer = '';
let nonce = '';

const pair = await generateKeyPair('RS256');
const other = await generateKeyPair('RS256');
/** Keys that the provider publishes, and how it signs: what the tests turn. */
let published: { kid: string; key: CryptoKey }[] = [{ kid: 'first', key: pair.publicKey }];
const rightly = (claims: Claims): Promise<string> | string =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'first' }).sign(pair.privateKey);
let sign = rightly;
let keysAsked = 0;

const server = createServer((request, response) => void answerOf(request, response));
async function answerOf(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const answer = (body: unknown) =>
    setTimeout(
      () => response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
      delayMs,
    );
  if (request.url === '/token') {
    const right = { iss: issuer, aud: 'us', sub: 's1', exp: Math.floor(Date.now() / 1000) + 60, nonce };
    return answer({ access_token: 'a', token_type: 'Bearer', id_token: await sign(idClaims(right)) });
  }
  if (request.url?.startsWith('/keys')) {
    keysAsked++;
    return answer({
      keys: await Promise.all(
        published.map(async ({ kid, key }) => ({ ...(await exportJWK(key)), kid, alg: 'RS256', use: 'sig' })),
      ),
    });
  }
  return answer(userInfo);
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** One whole trip: set out, come back with what the provider was told to say. */
async function trip(
  lie: {
    id?: (right: Claims) => Claims;
    info?: Claims;
    provider?: string;
    issuerOf?: string;
    keys?: string | null;
  } = {},
) {
  idClaims = lie.id ?? ((right) => right);
  userInfo = lie.info ?? { sub: 's1', email: 'A@Example.com', email_verified: true, name: 'Ann' };
  const strategy = new OidcStrategy(
    { id: lie.provider ?? 'sso', name: 'x', issuer, clientId: 'us', clientSecret: 'secret' },
    {
      issuer: lie.issuerOf ?? issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
      ...(lie.keys === null ? {} : { jwks_uri: `${issuer}${lie.keys ?? '/keys'}` }),
    },
    'http://localhost/callback',
    { cookieName: 'oauth', cookiePath: '/', secure: false },
  );
  const start = await strategy.authenticate(new Request('http://localhost/start')).then(
    () => undefined,
    (thrown: unknown) => thrown as Response,
  );
  const location = new URL(start?.headers.get('location') ?? '');
  nonce = location.searchParams.get('nonce') ?? '';
  const cookie = (start?.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const back = `http://localhost/callback?code=c&state=${location.searchParams.get('state') ?? ''}`;
  return strategy.authenticate(new Request(back, { headers: { Cookie: cookie } }));
}

describe('an answer of an OpenID Connect provider', () => {
  it('makes a profile of ID token and user info', async () => {
    expect(await trip()).toEqual({ subject: 's1', email: 'a@example.com', emailVerified: true, name: 'Ann' });
  });

  it.each<[string, (right: Claims) => Claims]>([
    ['another nonce', (right) => ({ ...right, nonce: 'replayed' })],
    ['no nonce', ({ nonce: _nonce, ...right }) => right],
    ['another issuer', (right) => ({ ...right, iss: 'https://evil.example' })],
    ['another audience', (right) => ({ ...right, aud: 'them' })],
    ['several audiences and another party', (right) => ({ ...right, aud: ['us', 'them'], azp: 'them' })],
    ['an end in the past', (right) => ({ ...right, exp: Math.floor(Date.now() / 1000) - 3600 })],
    ['no end', ({ exp: _exp, ...right }) => right],
    ['no subject', ({ sub: _sub, ...right }) => ({ ...right })],
  ])('is refused with %s', async (_what, id) => {
    await expect(trip({ id, ...(_what === 'no subject' ? { info: {} } : {}) })).rejects.toThrow();
  });

  it.each<[string, (claims: Claims) => Promise<string> | string]>([
    [
      'by another key under the name of the right one',
      (claims) =>
        new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'first' }).sign(other.privateKey),
    ],
    [
      'by a key that the provider does not publish',
      (claims) =>
        new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'unheard' }).sign(other.privateKey),
    ],
    ['by nobody', (claims) => new UnsecuredJWT(claims).encode()],
    [
      'by the secret that client and provider share',
      (claims) =>
        new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('secret')),
    ],
    [
      'and changed afterwards',
      async (claims) => {
        const [head, , tail] = (await rightly(claims)).split('.');
        return [
          head,
          Buffer.from(JSON.stringify({ ...claims, sub: 'admin' })).toString('base64url'),
          tail,
        ].join('.');
      },
    ],
  ])('is refused where the ID token is signed %s', async (_how, signing) => {
    sign = signing;
    await expect(trip()).rejects.toThrow();
    sign = rightly;
    expect((await trip()).subject).toBe('s1');
  });

  it('is refused by a provider that publishes no keys', async () => {
    await expect(trip({ keys: null })).rejects.toThrow('publishes no keys');
  });

  it('has the keys fetched once for many, and anew for a key that came later', async () => {
    keysAsked = 0;
    for (let times = 0; times < 3; times++) await trip({ keys: '/keys/of-many' });
    expect(keysAsked).toBe(1);
    published = [{ kid: 'second', key: other.publicKey }];
    sign = (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'second' }).sign(other.privateKey);
    expect((await trip({ keys: '/keys/turned' })).subject).toBe('s1');
    published = [{ kid: 'first', key: pair.publicKey }];
    sign = rightly;
  });

  it('is refused where the user info is of another person', async () => {
    await expect(
      trip({ info: { sub: 'other', email: 'x@example.com', email_verified: true } }),
    ).rejects.toThrow('another person');
  });

  it.each([
    [{ email_verified: false }, false],
    [{}, false],
    [{ email_verified: 'false' }, false],
    [{ email_verified: 1 }, false],
    [{ email_verified: 'true' }, true],
  ])('vouches for the address only with a clear yes: %j', async (claim, verified) => {
    const profile = await trip({ info: { sub: 's1', email: 'a@example.com', ...claim } });
    expect(profile.emailVerified).toBe(verified);
  });

  it('is never trusted about an address by Microsoft unless the tenant is its own or the domain is proven', async () => {
    const template = { provider: 'microsoft', issuerOf: 'https://login.microsoftonline.com/{tenantid}/v2.0' };
    const of =
      (tid: string, extra: Claims = {}) =>
      (right: Claims) => ({
        ...right,
        tid,
        iss: `https://login.microsoftonline.com/${tid}/v2.0`,
        email: 'ceo@victim.example',
        email_verified: true,
        ...extra,
      });
    const profile = async (id: (right: Claims) => Claims) =>
      (await trip({ ...template, id, info: { sub: 's1' } })).emailVerified;
    expect(await profile(of('11111111-1111-1111-1111-111111111111'))).toBe(false);
    expect(await profile(of('11111111-1111-1111-1111-111111111111', { xms_edov: true }))).toBe(true);
    expect(await profile(of('9188040d-6c67-4c5b-b112-36a304b66dad'))).toBe(true);
    await expect(
      trip({
        ...template,
        id: (right) => ({ ...right, tid: 'a', iss: 'https://login.microsoftonline.com/b/v2.0' }),
      }),
    ).rejects.toThrow('issuer');
  });

  it('is waited for no longer than eight seconds', async () => {
    delayMs = 20_000;
    const startedAt = Date.now();
    await expect(trip()).rejects.toThrow();
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    delayMs = 0;
  });
});
