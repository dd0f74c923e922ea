import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { startApp } from '../../factories/app';
import { bodyOf, form, json, rawHttp } from '../../factories/raw-http';
import { databaseOf, makeAccount } from '../../factories/signed-in';
import { Visitor } from '../../factories/visitor';

const app = await startApp();
const { prisma: db } = databaseOf(app.databaseUrl);
const { raw } = rawHttp(app.origin);
const PASSWORD = 'three blue trucks';
const passwordHash = await argon2Keeper().hash(PASSWORD);

describe('V6 authentication', () => {
  it('ASVS 6.2.1, 6.2.4, 6.2.9: passwords have a least length, are not common, and may be long', async () => {
    const register = async (password: string) =>
      (
        await raw(
          '/mileage/api/register',
          json({
            name: 'A',
            email: `v6-${password.length}-${password.charCodeAt(0)}@example.com`,
            password,
            password_confirmation: password,
          }),
        )
      ).status;
    expect(await register('12345')).toBe(422);
    expect(await register('qwerty123')).toBe(422);
    expect(await register('ü'.repeat(200))).toBe(201);
    expect(await register('x'.repeat(201))).toBe(422);
  });

  it('ASVS 6.2.8: a password is taken exactly as it was typed', async () => {
    await makeAccount(db, {
      email: 'exact@example.com',
      passwordHash: await argon2Keeper().hash('  Spaces and CASE  '),
    });
    const tryIt = async (password: string) =>
      (await raw('/mileage/api/login', json({ email: 'exact@example.com', password }))).status;
    expect(await tryIt('  Spaces and CASE  ')).toBe(200);
    expect(await tryIt('Spaces and CASE')).toBe(422);
    expect(await tryIt('  spaces and case  ')).toBe(422);
  });

  it('ASVS 6.2.6, 6.2.7: password fields are masked, and password managers may fill them', async () => {
    for (const [path, hint] of [
      ['/mileage/login', 'current-password'],
      ['/mileage/register', 'new-password'],
    ] as const) {
      const { html } = await new Visitor(app.origin).get(path);
      expect(html).toMatch(
        new RegExp(
          `type="password"[^>]*autocomplete="${hint}"|autocomplete="${hint}"[^>]*type="password"`,
          'i',
        ),
      );
      expect(html).toMatch(/autocomplete="username"/i);
    }
  });

  it('ASVS 6.3.8: the time of an answer does not tell whether an account exists', async () => {
    const known = await makeAccount(db, { email: 'timing@example.com', passwordHash });
    const passwordless = await makeAccount(db, { email: 'nopassword@example.com' });
    const times = new Map<string, number[]>();
    for (let round = 0; round < 25; round++) {
      for (const email of [known.email, passwordless.email, `nobody-${round}@example.com`]) {
        const startedAt = performance.now();
        const answer = await raw('/mileage/api/login', json({ email, password: 'not the password' }));
        expect(answer.status).toBe(422);
        await answer.text();
        const kind = email.startsWith('nobody') ? 'nobody' : email;
        times.set(kind, [...(times.get(kind) ?? []), performance.now() - startedAt]);
      }
    }
    // The quick ones of 25: the slow ones tell what else this machine was doing.
    const usual = (kind: string) => [...(times.get(kind) ?? [])].sort((a, b) => a - b)[5] ?? 0;
    // Without the hash an unknown address would answer in about a quarter of the time.
    for (const kind of ['nobody', passwordless.email]) {
      expect(usual(kind) / usual(known.email), kind).toBeGreaterThan(0.6);
      expect(usual(kind) / usual(known.email), kind).toBeLessThan(1.6);
    }
  });

  it('ASVS 6.3.8: requests for mails look the address up later, so that they answer all alike', async () => {
    await makeAccount(db, { email: 'alike@example.com' });
    for (const path of ['/mileage/api/password-reset-link', '/mileage/api/login-code']) {
      const answers = await Promise.all(
        ['alike@example.com', 'nobody-alike@example.com'].map((email) =>
          raw(path, json({ email })).then((answer) => answer.text()),
        ),
      );
      expect(answers[0]).toBe(answers[1]);
    }
  });

  it('ASVS 6.4.4, 6.5.1, 6.5.5: links and codes are single-use and short-lived (see account/mailed-proofs), and are stored only as hashes', async () => {
    const rows = await db.$queryRaw<{ hash: Uint8Array }[]>`SELECT "hash" FROM "one_time_token"`;
    for (const { hash } of rows) expect(Buffer.from(hash).toString('utf8')).not.toMatch(/slm_|^\d{6}$/);
  });
});

describe('V6 brute force', async () => {
  const limited = await Promise.all(
    [1, 2, 3, 4].map(() =>
      startApp({ role: 'web', databaseUrl: app.databaseUrl, env: { RATE_LIMITS: '1', DATABASE_POOL: '4' } }),
    ),
  );

  it('ASVS 6.3.1: across four processes exactly the limit of wrong tries at one account gets through, with a time to wait', async () => {
    await makeAccount(db, { email: 'victim@example.com', passwordHash });
    const tries = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        rawHttp(limited[index % 4]!.origin).raw(
          '/mileage/api/login',
          json(
            {
              email: index % 2 ? 'victim@example.com' : ' VICTIM@example.com',
              password: `wrong guess ${index}`,
            },
            { 'X-Forwarded-For': `10.0.0.${index}` },
          ),
        ),
      ),
    );
    const statuses = tries.map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    const refused = tries.find(({ status }) => status === 429)!;
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(200);
    expect(wait).toBeLessThanOrEqual(300);
    expect((await bodyOf(refused))['message']).toMatch(/^Too many tries\. Try again in 5 minutes\./);
    // The right password waits as well: else the answer would tell it.
    expect(
      (
        await rawHttp(limited[0]!.origin).raw(
          '/mileage/api/login',
          json({ email: 'victim@example.com', password: PASSWORD }),
        )
      ).status,
    ).toBe(429);

    // From one address, whatever accounts it tries: sixty, forty-one of which are spent.
    const sprayed = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        rawHttp(limited[index % 4]!.origin).raw(
          '/mileage/api/login',
          json({ email: `spray-${index}@example.com`, password: 'autumn leaves' }),
        ),
      ),
    );
    expect(sprayed.filter(({ status }) => status === 422)).toHaveLength(60 - 41);
    const page = await rawHttp(limited[1]!.origin).raw(
      '/mileage/login',
      form({ email: 'spray@example.com', password: 'autumn leaves' }, { Origin: limited[1]!.origin }),
    );
    expect(page.status).toBe(429);
    expect(page.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await page.text()).toContain('Too many tries');

    // Mails to one address: five, whoever asks.
    const mails = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        rawHttp(limited[index % 4]!.origin).raw(
          '/mileage/api/password-reset-link',
          json({ email: 'flooded@example.com' }),
        ),
      ),
    );
    expect(mails.filter(({ status }) => status === 200)).toHaveLength(5);
  });
});
