import { describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { startApp } from '../../factories/app';
import { bodyOf, rawHttp } from '../../factories/raw-http';
import { databaseOf, makeAccount, SESSION_COOKIE, signedIn } from '../../factories/signed-in';
import { Visitor } from '../../factories/visitor';

const app = await startApp();
const { prisma: db } = databaseOf(app.databaseUrl);
const { api, post, raw } = rawHttp(app.origin);
const passwordHash = await argon2Keeper().hash('three blue trucks');
const account = await makeAccount(db, { email: 'ana@example.com', name: 'Ana', passwordHash });

describe('the login page without JavaScript', () => {
  it('is whole without a script', async () => {
    const page = await new Visitor(app.origin).get('/mileage/login');
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('<script');
    expect(page.html).toContain('<h1>Sign in</h1>');
  });

  it('signs in and leads to the trips', async () => {
    const answer = await post('/mileage/login', {
      email: ' Ana@Example.com ',
      password: 'three blue trucks',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/mileage/trips-fuel');
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(`${SESSION_COOKIE}=`));
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/);
    expect(cookie).toContain('Path=/;');
  });

  it('keeps someone who wants to stay signed in beyond the browser window', async () => {
    const answer = await post('/mileage/login', {
      email: 'ana@example.com',
      password: 'three blue trucks',
      remember: '1',
    });
    expect(answer.headers.getSetCookie().join()).toContain('Max-Age=5184000');
  });

  it('leads back to the page that was asked for, and to no other site', async () => {
    const asked = await raw('/mileage/account/people?x=1');
    expect(asked.status).toBe(303);
    expect(asked.headers.get('location')).toBe('/mileage/login?to=%2Fmileage%2Faccount%2Fpeople%3Fx%3D1');
    const inside = await post('/mileage/login', {
      email: 'ana@example.com',
      password: 'three blue trucks',
      to: '/mileage/account/people?x=1',
    });
    expect(inside.headers.get('location')).toBe('/mileage/account/people?x=1');
    for (const to of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/mileage/../../evil',
      'javascript:alert(1)',
    ]) {
      const answer = await post('/mileage/login', {
        email: 'ana@example.com',
        password: 'three blue trucks',
        to,
      });
      expect(answer.headers.get('location'), to).toBe('/mileage/trips-fuel');
    }
  });

  it('says what is wrong, keeps the address and never the password', async () => {
    const page = await new Visitor(app.origin).post('/mileage/login', { email: 'nobody', password: 'short' });
    expect(page.status).toBe(422);
    expect(page.html).toContain('This is a required field and must be valid e-mail address');
    expect(page.html).toContain('Required password containing at least 6 characters');
    expect(page.html).toContain('The given data was invalid');
    expect(page.html).toContain('<title>Error: Sign in');
    expect(page.html).toContain('value="nobody"');
    expect(page.html).not.toContain('value="short"');
  });

  it('answers a wrong password and an unknown address with the very same page', async () => {
    const visitor = new Visitor(app.origin);
    const wrong = await visitor.post('/mileage/login', {
      email: 'ana@example.com',
      password: 'not her password',
    });
    const unknown = await visitor.post('/mileage/login', {
      email: 'bob@example.com',
      password: 'not her password',
    });
    expect(wrong.status).toBe(422);
    expect(unknown.status).toBe(422);
    expect(unknown.html.replaceAll('bob@', 'ana@')).toBe(wrong.html);
    expect(wrong.html).toContain('These credentials do not match our records.');
  });

  it.each([
    ['error_social_provider', 'Auth Provider error'],
    ['error_user_not_found', 'User not found'],
    ['error_registration_failed', 'Registration failed'],
    ['anything_else', '>Error<'],
    ['__proto__', '>Error<'],
  ])('explains the social login error %s', async (code, words) => {
    const page = await new Visitor(app.origin).get(`/mileage/login?error=${code}`);
    expect(page.html).toContain(words);
  });

  it('puts a mailed code into its field and does nothing else', async () => {
    const page = await new Visitor(app.origin).get(
      '/mileage/login?email=ana@example.com&authcode=123456&uniq=abc-1&event_id=e1',
    );
    expect(page.html).toMatch(/name="code"[^>]*value="123456"|value="123456"[^>]*name="code"/);
    expect(page.html).toMatch(/name="uniq" value="abc-1"/);
    expect(page.html).toMatch(/name="event_id" value="e1"/);
    expect(page.headers.getSetCookie().join()).not.toContain(SESSION_COOKIE);
  });

  it('sends people who are signed in to the trips', async () => {
    const { cookie } = await signedIn(app);
    for (const path of ['/mileage/login', '/mileage/register', '/mileage/login/code']) {
      const answer = await raw(path, { headers: { Cookie: `${cookie.name}=${cookie.value}` } });
      expect(answer.status, path).toBe(303);
      expect(answer.headers.get('location'), path).toBe('/mileage/trips-fuel');
    }
  });
});

describe('logging out', () => {
  it('asks before it acts on a link', async () => {
    const { visitor } = await signedIn(app);
    const page = await visitor.get('/mileage/logout');
    expect(page.html).toContain('You will be signed out on this device.');
    expect(visitor.cookies.has(SESSION_COOKIE)).toBe(true);
  });

  it('ends the session in the database, not only the cookie', async () => {
    const person = await signedIn(app);
    const page = await person.visitor.post('/mileage/logout', {});
    expect(page.url).toBe('/mileage/login');
    expect(person.visitor.cookies.has(SESSION_COOKIE)).toBe(false);
    const replay = await raw('/mileage/api/user', {
      headers: { Cookie: `${person.cookie.name}=${person.cookie.value}` },
    });
    expect(replay.status).toBe(401);
  });
});

describe('the API', () => {
  it('signs in, tells who it is, and signs out', async () => {
    const answer = await api('/mileage/api/login', {
      email: 'ana@example.com',
      password: 'three blue trucks',
    });
    expect(answer.status).toBe(200);
    const { access_token: token, expires_in: expiresIn } = await bodyOf(answer);
    expect(expiresIn).toBe(3600);
    expect(token).toMatch(/^sla_[\w-]{43}$/);
    const headers = { Authorization: `Bearer ${String(token)}` };
    const who = await raw('/api/user', { headers });
    expect(await bodyOf(who)).toMatchObject({
      user: {
        id: account.userId,
        name: 'Ana',
        email: 'ana@example.com',
        list_roles: [],
        hasUpgradeFreeLimitsOffer: true,
        hasOnboardingRequest: true,
      },
    });
    expect((await api('/mileage/api/logout', undefined, headers)).status).toBe(200);
    const after = await raw('/mileage/api/user', { headers });
    expect(after.status).toBe(401);
    expect(after.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('answers wrong credentials with 422 and a message', async () => {
    const answer = await api('/mileage/api/login', {
      email: 'ana@example.com',
      password: 'not her password',
    });
    expect(answer.status).toBe(422);
    expect(await bodyOf(answer)).toEqual({
      status: 422,
      code: 'invalid',
      requestId: expect.any(String) as string,
      message: 'These credentials do not match our records.',
    });
  });

  it('names the fields that are wrong, whatever their type', async () => {
    for (const body of [{}, { email: 5, password: ['a'] }, { email: null, password: {} }]) {
      const answer = await api('/mileage/api/login', body);
      expect(answer.status).toBe(422);
      expect(await bodyOf(answer)).toMatchObject({
        message: 'The given data was invalid',
        errors: { email: expect.any(Array) as unknown, password: expect.any(Array) as unknown },
      });
    }
  });

  it('refuses what is not JSON, and other methods', async () => {
    expect((await api('/mileage/api/login', undefined, {})).status).toBe(422);
    expect(
      (
        await raw('/mileage/api/login', {
          method: 'POST',
          body: '{',
          headers: { 'Content-Type': 'application/json' },
        })
      ).status,
    ).toBe(400);
    expect((await raw('/mileage/api/login')).status).toBe(405);
  });

  it('registers, with the confirmation under either name', async () => {
    const answer = await api('/mileage/api/register', {
      name: 'Api',
      email: 'api@example.com',
      password: 'correct horse',
      passwordConfirmation: 'correct horse',
    });
    expect(answer.status).toBe(201);
    expect(await bodyOf(answer)).toMatchObject({
      access_token: expect.any(String) as unknown,
      expires_in: 3600,
    });
  });
});
