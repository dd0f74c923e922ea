import { beforeEach, describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { startApp } from '../factories/app';
import { freePort, startIdentityProvider, Traveler } from '../factories/identity-provider';
import { databaseOf, makeAccount, makeSession, SESSION_COOKIE } from '../factories/signed-in';

const port = await freePort();
const origin = `http://localhost:${port}`;
const callback = `${origin}/mileage/api/oauth/sso/callback`;
const provider = await startIdentityProvider([callback]);
const app = await startApp({
  env: {
    PORT: String(port),
    PUBLIC_URL: origin,
    OAUTH_ISSUER: provider.issuer,
    OAUTH_CLIENT_ID: provider.clientId,
    OAUTH_CLIENT_SECRET: provider.clientSecret,
    OAUTH_NAME: 'Fleet ID',
  },
});
const { prisma: db } = databaseOf(app.databaseUrl);
const start = `${origin}/mileage/api/oauth/sso`;

const person = (id: string, email_verified = true) => {
  provider.people.set(id, { email: `${id}@example.com`, email_verified, name: `Person ${id}` });
  return `${id}@example.com`;
};

/** Goes to the provider and back. @returns where the product then leads, and the browser. */
async function signIn(as: string, { action = '', deny = false, traveler = new Traveler() } = {}) {
  const back = await traveler.travel(start + action, as, callback, { deny });
  const { location } = await traveler.request(back);
  return {
    location: location?.replace(origin, ''),
    traveler,
    back,
    isSignedIn: traveler.jar(origin).has(SESSION_COOKIE),
  };
}

let serial = 0;
let id = '';
beforeEach(() => {
  id = `p${++serial}`;
});

describe('signing in by a provider', () => {
  it('is as a link on the login and the register page', async () => {
    expect(await (await fetch(`${origin}/mileage/login`)).text()).toContain('Sign in with Fleet ID');
    const register = await (await fetch(`${origin}/mileage/register`)).text();
    expect(register).toContain('Sign up with Fleet ID');
    expect(register).toContain('/mileage/api/oauth/sso?action=registration');
  });

  it('registers someone new, with a confirmed address and a carrier, and signs in', async () => {
    const email = person(id);
    const { location, isSignedIn } = await signIn(id, { action: '?action=registration' });
    expect(location).toBe('/mileage/trips-fuel');
    expect(isSignedIn).toBe(true);
    const user = await db.user.findUniqueOrThrow({
      where: { email },
      include: { identities: true, memberships: true },
    });
    expect(user).toMatchObject({
      name: `Person ${id}`,
      passwordHash: null,
      identities: [{ provider: 'sso', subject: id }],
      memberships: [{ role: 'owner' }],
    });
    expect(user.emailVerifiedAt).not.toBeNull();
  });

  it('signs the same person in again, and leads back to where they wanted to go', async () => {
    person(id);
    await signIn(id, { action: '?action=registration' });
    const { location } = await signIn(id, { action: `?to=${encodeURIComponent('/mileage/account/people')}` });
    expect(location).toBe('/mileage/account/people');
    const { location: safe } = await signIn(id, {
      action: `?to=${encodeURIComponent('https://evil.example/')}`,
    });
    expect(safe).toBe('/mileage/trips-fuel');
  });

  it('says "User not found" to someone who did not ask to register', async () => {
    person(id);
    const { location, isSignedIn } = await signIn(id);
    expect(location).toBe('/mileage/login?error=error_user_not_found');
    expect(isSignedIn).toBe(false);
    expect(await db.user.count({ where: { email: `${id}@example.com` } })).toBe(0);
  });

  it('links an account with the same address where both sides have confirmed it, and says so by mail', async () => {
    const account = await makeAccount(db, { email: person(id), passwordHash: 'kept' });
    const { location } = await signIn(id);
    expect(location).toBe('/mileage/trips-fuel');
    const user = await db.user.findUniqueOrThrow({
      where: { id: account.userId },
      include: { identities: true },
    });
    expect(user.identities).toHaveLength(1);
    expect(user.passwordHash).toBe('kept');
    expect(await db.mailMessage.count({ where: { userId: account.userId, kind: 'security-notice' } })).toBe(
      1,
    );
  });

  it('takes the account from whoever registered the address without ever confirming it', async () => {
    const account = await makeAccount(db, {
      email: person(id),
      passwordHash: 'of the squatter',
      emailVerified: false,
    });
    const { sessionId } = await makeSession(db, account);
    await signIn(id);
    const user = await db.user.findUniqueOrThrow({ where: { id: account.userId } });
    expect(user.passwordHash).toBeNull();
    expect(user.emailVerifiedAt).not.toBeNull();
    expect((await db.session.findUniqueOrThrow({ where: { id: sessionId } })).revokedAt).not.toBeNull();
  });

  it.each(['', '?action=registration'])(
    'neither links nor registers by an address the provider has not checked (%s)',
    async (action) => {
      const account = await makeAccount(db, { email: person(id, false) });
      const { location, isSignedIn } = await signIn(id, { action });
      expect(location).toMatch(/^\/mileage\/login\?error=error_social_provider/);
      expect(isSignedIn).toBe(false);
      expect(await db.userIdentity.count({ where: { userId: account.userId } })).toBe(0);
    },
  );

  it('says "Auth Provider error" when the person refuses at the provider', async () => {
    person(id);
    const { location, isSignedIn } = await signIn(id, { deny: true });
    expect(location).toBe('/mileage/login?error=error_social_provider');
    expect(isSignedIn).toBe(false);
  });

  it('refuses an answer with another state, without one, and without the cookie of the browser that set out', async () => {
    person(id);
    const traveler = new Traveler();
    const back = await traveler.travel(`${start}?action=registration`, id, callback);
    const otherState = new URL(back);
    otherState.searchParams.set('state', 'bogus');
    const noState = new URL(back);
    noState.searchParams.delete('state');
    const cookies = new Map(traveler.jar(origin));
    for (const [browser, url] of [
      [traveler, otherState.href],
      [traveler, noState.href],
      [new Traveler(), back],
    ] as const) {
      if (browser === traveler) for (const [name, value] of cookies) traveler.jar(origin).set(name, value);
      const { location } = await browser.request(url);
      expect(location).toMatch(/error=error_social_provider/);
      expect(browser.jar(origin).has(SESSION_COOKIE)).toBe(false);
    }
    expect(await db.user.count({ where: { email: `${id}@example.com` } })).toBe(0);
  });

  it('refuses the same answer a second time, also with the cookies of the first', async () => {
    person(id);
    const traveler = new Traveler();
    const back = await traveler.travel(`${start}?action=registration`, id, callback);
    const cookies = new Map(traveler.jar(origin));
    expect((await traveler.request(back)).location).toBe(`${origin}/mileage/trips-fuel`);
    expect(
      [...traveler.jar(origin).keys()].filter(
        (name) => name.startsWith('stateline_oauth') || name === 'stateline_provider',
      ),
    ).toEqual([]);
    const thief = new Traveler();
    for (const [name, value] of cookies) thief.jar(origin).set(name, value);
    expect((await thief.request(back)).location).toMatch(/error=error_social_provider/);
    expect(thief.jar(origin).has(SESSION_COOKIE)).toBe(false);
  });

  it('refuses an answer that names another issuer (mix-up)', async () => {
    person(id);
    const traveler = new Traveler();
    const back = new URL(await traveler.travel(`${start}?action=registration`, id, callback));
    expect(back.searchParams.get('iss')).toBe(provider.issuer);
    back.searchParams.set('iss', 'https://evil.example');
    expect((await traveler.request(back.href)).location).toMatch(/error=error_social_provider/);
  });

  it('sends state, PKCE and a nonce, and no secret', async () => {
    const { response } = await new Traveler().request(start);
    const query = new URL(response.headers.get('location') ?? '').searchParams;
    expect(query.get('state')).toMatch(/^[\w-]{43}$/);
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('nonce')).toBe(query.get('code_challenge'));
    expect(query.get('redirect_uri')).toBe(callback);
    expect(query.has('client_secret')).toBe(false);
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/HttpOnly/);
  });

  /** The security page's form. @returns where it leads. */
  const askToLink = async (traveler: Traveler, fields: Record<string, string> = {}) =>
    traveler.request(`${origin}/mileage/account/security`, {
      method: 'POST',
      headers: { Origin: origin },
      body: new URLSearchParams({ provider: 'sso', ...fields }),
    });

  const signedInAs = async (account: { userId: string; carrierId: string }) => {
    const traveler = new Traveler();
    traveler.jar(origin).set(SESSION_COOKIE, (await makeSession(db, account)).token);
    return traveler;
  };

  it('links a further provider account to someone who is signed in, but not one that belongs to another', async () => {
    person(id);
    const account = await makeAccount(db, { email: `other-${id}@example.com` });
    const traveler = await signedInAs(account);
    const asked = await askToLink(traveler);
    expect(asked.location).toBe(`${origin}/mileage/account/security?link=sso#providers`);
    const page = await traveler.request(asked.location ?? '');
    expect(page.body).toContain('Continue to Fleet ID');
    const { location } = await signIn(id, { action: '?action=link', traveler });
    expect(location).toBe('/mileage/account/security');
    expect(await db.userIdentity.findMany({ where: { userId: account.userId } })).toMatchObject([
      { subject: id },
    ]);

    const second = await makeAccount(db);
    const thief = await signedInAs(second);
    await askToLink(thief);
    const refused = await signIn(id, { action: '?action=link', traveler: thief });
    expect(refused.location).toBe('/mileage/account/security?error=error_social_provider');
    expect(await db.userIdentity.count({ where: { userId: second.userId } })).toBe(0);
  });

  it('is linked, and unlinked, only after the password of the account', async () => {
    person(id);
    const account = await makeAccount(db, { passwordHash: await argon2Keeper().hash('three blue lanterns') });
    const traveler = await signedInAs(account);
    const identities = () => db.userIdentity.findMany({ where: { userId: account.userId } });
    const link = () => signIn(id, { action: '?action=link', traveler });

    // Without the form there is no way to the provider, whatever the browser says about itself.
    expect((await traveler.request(`${start}?action=link`)).location).toBe(
      `${origin}/mileage/account/security`,
    );
    for (const proof of [undefined, '', 'x'.repeat(43)]) {
      const made = Buffer.from(JSON.stringify({ action: 'link', to: '', proof })).toString('base64url');
      traveler.jar(origin).set('stateline_provider', made);
      if (proof)
        expect((await link()).location).toBe('/mileage/account/security?error=error_social_provider');
      expect(await identities()).toEqual([]);
    }

    const wrong = await askToLink(traveler, { current_password: 'wrong' });
    expect([wrong.response.status, wrong.body.includes('This is not your current password.')]).toEqual([
      422,
      true,
    ]);
    // The proof of one person links nothing to another, and nothing twice.
    const other = await signedInAs(await makeAccount(db));
    await askToLink(other);
    traveler.jar(origin).set('stateline_provider', other.jar(origin).get('stateline_provider') ?? '');
    expect((await link()).location).toBe('/mileage/account/security?error=error_social_provider');
    expect(await identities()).toEqual([]);

    await askToLink(traveler, { current_password: 'three blue lanterns' });
    const used = traveler.jar(origin).get('stateline_provider') ?? '';
    expect((await link()).location).toBe('/mileage/account/security');
    const [identity] = await identities();
    expect(identity).toMatchObject({ subject: id });
    const again = `${id}-again`;
    person(again);
    traveler.jar(origin).set('stateline_provider', used);
    expect((await signIn(again, { action: '?action=link', traveler })).location).toBe(
      '/mileage/account/security?error=error_social_provider',
    );

    const unlink = (password: string) =>
      traveler.request(`${origin}/mileage/account/security`, {
        method: 'POST',
        headers: { Origin: origin },
        body: new URLSearchParams({ identityId: identity?.id ?? '', current_password: password }),
      });
    expect((await unlink('wrong')).response.status).toBe(422);
    expect(await identities()).toHaveLength(1);
    expect((await unlink('three blue lanterns')).response.status).toBe(303);
    expect(await identities()).toEqual([]);
  });

  it('knows no other provider', async () => {
    for (const name of ['google', 'evil', '..%2f']) {
      const { location } = await new Traveler().request(`${origin}/mileage/api/oauth/${name}`);
      expect(location).toBe(`${origin}/mileage/login?error=error_social_provider`);
    }
  });

  it('says "Auth Provider error" while the provider is down', async () => {
    person(id);
    const traveler = new Traveler();
    const back = await traveler.travel(`${start}?action=registration`, id, callback);
    await provider.stop();
    expect((await traveler.request(back)).location).toMatch(/error=error_social_provider/);
  });
});
