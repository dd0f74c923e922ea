import { describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { startApp } from '../../factories/app';
import { form, json, rawHttp, valueOf } from '../../factories/raw-http';
import { databaseOf, makeAccount, signedIn } from '../../factories/signed-in';

const app = await startApp();
const { prisma: db } = databaseOf(app.databaseUrl);
const { raw } = rawHttp(app.origin);
const PASSWORD = 'three blue trucks';
const passwordHash = await argon2Keeper().hash(PASSWORD);

describe('V3, V8 and the boundary', () => {
  it('ASVS 3.3.1 to 3.3.4: behind TLS the cookie is Secure, HttpOnly, SameSite and bound to the host', async () => {
    const behindTls = await startApp({
      role: 'web',
      databaseUrl: app.databaseUrl,
      env: { PUBLIC_URL: 'https://stateline.example' },
    });
    const account = await makeAccount(db, { email: 'tls@example.com', passwordHash });
    const answer = await rawHttp(behindTls.origin).raw(
      '/mileage/login',
      form({ email: account.email, password: PASSWORD }),
    );
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-stateline_session='));
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    // The name without the prefix is not looked at: a page of another host could have set it.
    const token = valueOf(cookie);
    expect(
      (
        await rawHttp(behindTls.origin).raw('/mileage/api/user', {
          headers: { Cookie: `stateline_session=${token}` },
        })
      ).status,
    ).toBe(401);
    expect(
      (
        await rawHttp(behindTls.origin).raw('/mileage/api/user', {
          headers: { Cookie: `__Host-stateline_session=${token}` },
        })
      ).status,
    ).toBe(200);
  });

  it('ASVS 3.5.1: a sign-in that another site’s form sends is refused, so that nobody is signed in as someone else', async () => {
    const answer = await raw(
      '/mileage/login',
      form(
        { email: 'fixed@example.com', password: PASSWORD },
        { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
      ),
    );
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('ASVS 8.2.1: the administration is closed to everybody without its role', async () => {
    const { cookie, bearer } = await signedIn(app);
    const admin = await raw('/mileage/admin', { headers: { Cookie: `${cookie.name}=${cookie.value}` } });
    expect([303, 404]).toContain(admin.status);
    if (admin.status === 303) expect(admin.headers.get('location')).toBe('/mileage/403');
    expect((await raw('/mileage/403')).status).toBe(403);
    expect((await raw('/mileage/api/user', { headers: bearer })).status).toBe(200);
  });

  it('ASVS 16.2.5: no password, token, code or address is written to the log', async () => {
    await raw('/mileage/login', form({ email: 'logged@example.com', password: 'a secret for the log' }));
    await raw('/mileage/password/reset/slm_secretofthelogsecretofthelogsecretofthelogabcdef');
    await raw('/mileage/confirm/slm_secretofthelogsecretofthelogsecretofthelogabcdef');
    await raw('/mileage/api/confirm/slm_secretofthelogsecretofthelogsecretofthelogabcdef', {
      method: 'POST',
    });
    await raw('/mileage/login?authcode=123456&email=logged@example.com');
    const log = JSON.stringify(app.log);
    for (const secret of ['a secret for the log', 'slm_secret', '123456', 'logged@example.com', PASSWORD])
      expect(log).not.toContain(secret);
  });

  it('answers nonsense in place of tokens and ids without an error of its own', async () => {
    const { cookie } = await signedIn(app);
    const headers = { Cookie: `${cookie.name}=${cookie.value}` };
    for (const path of [
      '/mileage/confirm/%00',
      '/mileage/password/reset/%E0%A4%A',
      '/mileage/invitations/..%2f',
      '/mileage/account/data/x.zip',
      "/mileage/account/data/'--.zip",
      '/mileage/inbox/%F0%9F',
    ]) {
      expect((await raw(path, { headers })).status, path).toBeLessThan(500);
    }
    for (const value of ['\u0000', 'a'.repeat(10_000), '{"$gt":""}', "' OR 1=1 --", '../../etc/passwd']) {
      const answer = await raw(
        '/mileage/api/login',
        json({ email: value, password: value, remember: value }),
      );
      expect(answer.status, value.slice(0, 20)).toBe(422);
    }
  });
});
