import { describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { startApp } from '../../factories/app';
import { rawHttp } from '../../factories/raw-http';
import { databaseOf, makeSession, SESSION_COOKIE, signedIn } from '../../factories/signed-in';

const app = await startApp();
const { prisma: db } = databaseOf(app.databaseUrl);
const { raw } = rawHttp(app.origin);
const passwordHash = await argon2Keeper().hash('three blue trucks');

describe('the account pages', () => {
  it('change the password: current one asked, others signed out, own cookie renewed', async () => {
    const person = await signedIn(app, { passwordHash });
    const { token: elsewhere } = await makeSession(db, person);
    const change = (fields: Record<string, string>) =>
      person.visitor.post('/mileage/account/security', {
        intent: 'password',
        password: 'six yellow trucks',
        password_confirmation: 'six yellow trucks',
        ...fields,
      });
    expect((await change({ current_password: 'wrong one' })).html).toContain(
      'This is not your current password.',
    );
    expect(
      (
        await change({
          current_password: 'three blue trucks',
          password: 'password1',
          password_confirmation: 'password1',
        })
      ).html,
    ).toContain('10,000 most common');
    const before = person.visitor.cookies.get(SESSION_COOKIE);
    const done = await change({ current_password: 'three blue trucks' });
    expect(done.html).toContain('Your password is changed.');
    expect(person.visitor.cookies.get(SESSION_COOKIE)).not.toBe(before);
    expect(
      (await raw('/mileage/api/user', { headers: { Cookie: `${SESSION_COOKIE}=${elsewhere}` } })).status,
    ).toBe(401);
    expect((await raw('/mileage/api/user', { headers: person.bearer })).status).toBe(401);
  });

  it('list sign-ins and end one, or all others', async () => {
    const person = await signedIn(app);
    const one = await makeSession(db, person);
    const page = await person.visitor.get('/mileage/account/security');
    expect(page.html).toContain('This device');
    expect(page.html).toContain(one.sessionId);
    await person.visitor.post('/mileage/account/security', { intent: 'end', sessionId: one.sessionId });
    expect(
      (await raw('/mileage/api/user', { headers: { Cookie: `${SESSION_COOKIE}=${one.token}` } })).status,
    ).toBe(401);
    const two = await makeSession(db, person);
    await person.visitor.post('/mileage/account/security', { intent: 'end-others' });
    expect(
      (await raw('/mileage/api/user', { headers: { Cookie: `${SESSION_COOKIE}=${two.token}` } })).status,
    ).toBe(401);
    expect((await person.visitor.get('/mileage/account/security')).status).toBe(200);
  });

  it('make an API token that is shown once, reads or writes as told, notes its use, and ends when revoked', async () => {
    const person = await signedIn(app);
    const page = await person.visitor.post('/mileage/account/tokens', {
      intent: 'create',
      name: 'Dispatch <b>',
      scope: 'read',
      days: '30',
    });
    expect(page.status).toBe(201);
    const token = /slt_[\w-]{43}/.exec(page.html)?.[0] ?? '';
    expect(page.html).toContain('Dispatch &lt;b&gt;');
    const later = await person.visitor.get('/mileage/account/tokens');
    expect(later.html).not.toContain(token);
    expect(later.html).toContain('Never used.');
    expect((await raw('/mileage/api/user', { headers: { Authorization: `Bearer ${token}` } })).status).toBe(
      200,
    );
    expect((await person.visitor.get('/mileage/account/tokens')).html).toContain('Last used');
    const row = await db.apiToken.findFirstOrThrow({ where: { userId: person.userId } });
    expect(Buffer.from(row.hash).toString('utf8')).not.toContain(token);
    await person.visitor.post('/mileage/account/tokens', { intent: 'revoke', tokenId: row.id });
    expect((await raw('/mileage/api/user', { headers: { Authorization: `Bearer ${token}` } })).status).toBe(
      401,
    );
  });

  it('refuse a nameless token and unknown choices', async () => {
    const person = await signedIn(app);
    const page = await person.visitor.post('/mileage/account/tokens', {
      intent: 'create',
      name: '',
      scope: 'all',
      days: '31',
    });
    expect(page.status).toBe(422);
    for (const words of ['Name the token', 'Choose what the token may do', 'Choose how long it works'])
      expect(page.html).toContain(words);
  });

  it('save the carrier, refuse what is wrong, and do not overwrite what someone else saved', async () => {
    const person = await signedIn(app);
    const fields = {
      legalName: 'Ñandú Haul',
      usdot: '1234567',
      baseJurisdiction: 'TX',
      units: 'metric',
      timeZone: 'America/Denver',
      contactPhone: '+1 (312) 555-0142',
      postalCode: 'K1A 0B1',
      region: 'ON',
    };
    const saved = await person.visitor.post('/mileage/account/carrier', { ...fields, revision: '1' });
    expect(saved.html).toContain('The carrier profile is saved.');
    expect(await db.carrier.findUniqueOrThrow({ where: { id: person.carrierId } })).toMatchObject({
      legalName: 'Ñandú Haul',
      contactPhone: '3125550142',
      units: 'metric',
      timeZone: 'America/Denver',
      city: null,
    });
    const stale = await person.visitor.post('/mileage/account/carrier', {
      ...fields,
      legalName: 'Stale',
      revision: '1',
    });
    expect(stale.status).toBe(409);
    expect(stale.html).toContain('Someone else changed this profile');
    const wrong = await person.visitor.post('/mileage/account/carrier', {
      ...fields,
      revision: '2',
      legalName: '',
      usdot: 'abc',
      baseJurisdiction: 'AK',
      region: 'ZZ',
      timeZone: 'Mars/Base',
      contactPhone: '12',
      postalCode: '1',
      contactEmail: 'x',
      units: 'leagues',
    });
    expect(wrong.status).toBe(422);
    for (const words of [
      'Legal name is required',
      'up to 8 digits',
      'Choose your base state or province',
      'Choose a state or province',
      'Choose a time zone',
      'ten digits',
      'Five digits',
      'Must be a valid email',
      'Choose miles or kilometers',
    ]) {
      expect(wrong.html, words).toContain(words);
    }
  });

  it('let viewers and editors read the carrier, not change it', async () => {
    for (const role of ['viewer', 'editor'] as const) {
      const person = await signedIn(app, { role });
      expect((await person.visitor.get('/mileage/account/carrier')).html).toContain(
        'Only an owner of this carrier may change its profile.',
      );
      expect(
        (
          await person.visitor.post('/mileage/account/carrier', {
            legalName: 'Mine now',
            units: 'us',
            timeZone: 'America/Chicago',
            revision: '1',
          })
        ).status,
      ).toBe(403);
      expect(
        (
          await person.visitor.post('/mileage/account/people', {
            intent: 'invite',
            email: 'friend@example.com',
            role: 'owner',
          })
        ).status,
      ).toBe(403);
    }
  });

  it('switch between carriers and make new ones', async () => {
    const person = await signedIn(app, { legalName: 'First Freight' });
    const made = await person.visitor.post('/mileage/account/carriers', {
      intent: 'create',
      legalName: 'Second Freight',
    });
    expect(made.url).toBe('/mileage/account/carrier');
    expect(made.html).toContain('value="Second Freight"');
    await person.visitor.post('/mileage/account/carriers', {
      intent: 'switch',
      carrierId: person.carrierId,
      to: '/mileage/account/carrier',
    });
    expect((await person.visitor.get('/mileage/account/carrier')).html).toContain('value="First Freight"');
    const foreign = await signedIn(app);
    const refused = await person.visitor.post('/mileage/account/carriers', {
      intent: 'switch',
      carrierId: foreign.carrierId,
    });
    expect(refused.status).toBe(404);
    expect((await person.visitor.get('/mileage/account/carrier')).html).toContain('value="First Freight"');
  });

  it('lead someone without a carrier to making one', async () => {
    const person = await signedIn(app);
    await db.membership.deleteMany({ where: { userId: person.userId } });
    const page = await person.visitor.get('/mileage/trips-fuel');
    expect(page.url).toBe('/mileage/account/carriers');
    expect(page.html).toContain('You have no carrier yet');
  });
});
