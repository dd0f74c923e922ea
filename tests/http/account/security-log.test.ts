import { describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { startApp } from '../../factories/app';
import { giveRecords } from '../../factories/quarter-records';
import { rawHttp } from '../../factories/raw-http';
import { databaseOf, signedIn } from '../../factories/signed-in';

// Behind a proxy, so that a visitor can come from anywhere.
const app = await startApp({ env: { TRUST_PROXY: '1', RATE_LIMITS: '1' } });
const { prisma: db } = databaseOf(app.databaseUrl);
const { raw } = rawHttp(app.origin);
const PASSWORD = 'three blue trucks';
const passwordHash = await argon2Keeper().hash(PASSWORD);
const LOG = '/mileage/account/security/log';
const TRAIL = '/mileage/account/audit-trail';
const TRAIL_FILE = '/mileage/api/audit-trail.csv';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0';
const signInFrom = (email: string, password: string, from: { address: string; userAgent?: string }) =>
  fetch(`${app.origin}/mileage/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'X-Forwarded-For': from.address, 'User-Agent': from.userAgent ?? FIREFOX },
    body: new URLSearchParams({ email, password }),
  });
const kindsOf = async (userId: string) =>
  (await db.securityEvent.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(({ kind }) => kind);
const mails = (userId: string, event: string) =>
  db.mailMessage.findMany({
    where: { userId, kind: 'security-notice', params: { path: ['event'], equals: event } },
  });
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
};

describe('the security log of an account', () => {
  it('shows sign-ins with device and address, failed tries, and mails when a new device signs in', async () => {
    const person = await signedIn(app, { passwordHash });
    expect((await signInFrom(person.email, 'four red trucks', { address: '203.0.113.9' })).status).toBe(422);
    await until(async () => (await kindsOf(person.userId)).includes('sign-in-failed'));
    expect((await signInFrom(person.email, PASSWORD, { address: '203.0.113.9' })).status).toBe(303);
    // The first sign-in that is known, and another one from the same place, are no news.
    await signInFrom(person.email, PASSWORD, { address: '203.0.77.1' });
    expect(await mails(person.userId, 'new-device')).toEqual([]);
    await signInFrom(person.email, PASSWORD, { address: '198.51.100.7' });
    await signInFrom(person.email, PASSWORD, { address: '198.51.100.8' });
    const told = await mails(person.userId, 'new-device');
    expect(told).toHaveLength(1);
    expect(told[0]?.params).toMatchObject({
      detail: expect.stringContaining('Firefox on Linux, 198.51.100.7') as string,
    });
    expect(await kindsOf(person.userId)).toEqual([
      'sign-in-failed',
      'sign-in',
      'sign-in',
      'new-device',
      'sign-in',
    ]);
    const { html, status } = await person.visitor.get(LOG);
    expect(status).toBe(200);
    for (const words of [
      'Failed sign-in',
      'Wrong password',
      'Signed in on a new device',
      'Firefox on Linux',
      '198.51.100.7',
    ])
      expect(html).toContain(words);
    const tokensOnly = await person.visitor.get(`${LOG}?what=tokens`);
    expect(tokensOnly.html).not.toContain('Failed sign-in</');
    expect(tokensOnly.html).toContain('Nothing to show');
    expect((await person.visitor.get(`${LOG}?what=%3Cscript%3E&page=-7`)).status).toBe(200);
  });

  it('writes nobody whose address is not proved, and notes nothing for addresses without an account', async () => {
    const person = await signedIn(app, { passwordHash, emailVerified: false });
    await signInFrom(person.email, PASSWORD, { address: '203.0.113.9' });
    await signInFrom(person.email, PASSWORD, { address: '198.51.100.7' });
    expect(await mails(person.userId, 'new-device')).toEqual([]);
    expect(await kindsOf(person.userId)).toEqual(['sign-in', 'new-device']);
    const before = await db.securityEvent.count();
    expect((await signInFrom('nobody@example.com', PASSWORD, { address: '203.0.113.9' })).status).toBe(422);
    expect(await db.securityEvent.count()).toBe(before);
  });

  it('shows tokens made, used first and revoked, password changes and downloads', async () => {
    const person = await signedIn(app, { passwordHash });
    const made = await person.visitor.post('/mileage/account/tokens', {
      intent: 'create',
      name: 'Dispatch <b>',
      scope: 'read',
      days: '30',
    });
    const token = /slt_[\w-]{43}/.exec(made.html)?.[0] ?? '';
    for (let use = 0; use < 3; use++)
      await raw('/mileage/api/user', { headers: { Authorization: `Bearer ${token}` } });
    const { id: tokenId } = await db.apiToken.findFirstOrThrow({ where: { userId: person.userId } });
    await person.visitor.post('/mileage/account/tokens', { intent: 'revoke', tokenId });
    await person.visitor.get('/mileage/trips-fuel/export.csv');
    await person.visitor.post('/mileage/account/data', { intent: 'export' });
    await person.visitor.post('/mileage/account/security', {
      intent: 'password',
      current_password: PASSWORD,
      password: 'six yellow trucks',
      password_confirmation: 'six yellow trucks',
    });
    const kinds = await kindsOf(person.userId);
    for (const kind of ['token-made', 'token-revoked', 'list-exported', 'password-changed'])
      expect(kinds).toContain(kind);
    expect(kinds.filter((kind) => kind === 'token-first-used')).toHaveLength(1);
    const { html } = await person.visitor.get(LOG);
    expect(html).toContain('API token used for the first time');
    expect(html).toContain('Dispatch &lt;b&gt;');
    expect(html).not.toContain(token);
  });

  it('is the person’s own: neither a colleague nor a stranger sees it', async () => {
    const person = await signedIn(app, { passwordHash });
    await signInFrom(person.email, PASSWORD, { address: '203.0.113.99' });
    const colleague = await signedIn(app, { carrierId: person.carrierId, role: 'owner' });
    const stranger = await signedIn(app);
    for (const other of [colleague, stranger])
      expect((await other.visitor.get(LOG)).html).not.toContain('203.0.113.99');
    expect((await fetch(app.origin + LOG, { redirect: 'manual' })).status).toBe(303);
  });
});

const noteTruck = ({ carrierId, userId }: { carrierId: string; userId: string }, unit: string) =>
  db.recordChange.create({
    data: { carrierId, userId, entity: 'equipment', recordId: 1n, action: 'created', after: { unit } },
  });

describe('the audit trail of a carrier', () => {
  it('tells who changed what and when, by page, filter and day', async () => {
    const person = await signedIn(app, { planPackageId: 'ic_advanced', name: 'Olive Owner' });
    await giveRecords(person.scope, {
      units: [{ unit: 'T-1' }],
      trips: [{ unit: 'T-1', date: '2026-08-01', miles: { TX: 500 } }],
      fuel: [{ unit: 'T-1', date: '2026-08-03', state: 'TX', quantity: '100' }],
    });
    await db.recordChange.createMany({
      data: Array.from({ length: 60 }, (_, index) => ({
        carrierId: person.carrierId,
        entity: 'fuel',
        recordId: BigInt(900_000 + index),
        action: 'updated',
        before: { quantity: '100' },
        after: { quantity: '120' },
        userId: person.userId,
        at: new Date('2026-09-01T12:00:00Z'),
      })),
    });
    const colleague = await signedIn(app, {
      carrierId: person.carrierId,
      role: 'viewer',
      name: 'Vera Viewer',
    });
    const roleChange = await person.visitor.post('/mileage/account/people', {
      intent: 'role',
      userId: colleague.userId,
      role: 'editor',
    });
    expect(roleChange.html).toContain('The role is changed.');
    const first = await person.visitor.get(TRAIL);
    expect(first.html).toContain('Role changed');
    expect(first.html).toContain('Vera Viewer: editor');
    expect(first.html).toContain('quantity 100 → 120');
    const rows = await person.visitor.get(`${TRAIL}?what=fuel&from=09/01/2026&to=2026-09-01`);
    expect(rows.html).toContain('Showing 1 to 50 of 60 entries');
    expect(rows.html).not.toContain('Role changed</');
    const second = await person.visitor.get(
      `${TRAIL}?what=fuel&from=09%2F01%2F2026&to=09%2F01%2F2026&page=2`,
    );
    expect(second.html).toContain('Showing 51 to 60 of 60 entries');
    expect((await person.visitor.get(`${TRAIL}?who=${colleague.userId}`)).html).toContain('Nothing to show');
    const wrong = await person.visitor.get(`${TRAIL}?from=13/45/2026&to=%3Cb%3E`);
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('Enter a date such as 10/31/2026');
    expect(wrong.html).toContain('value="13/45/2026"');
    expect((await person.visitor.get(`${TRAIL}?from=10/02/2026&to=10/01/2026`)).html).toContain(
      'The last day is before the first',
    );
    for (const range of ['from=01/01/0001&to=12/31/9999', 'to=9999-12-31'])
      for (const path of [TRAIL, TRAIL_FILE])
        expect((await person.visitor.get(`${path}?${range}`)).html, range).toContain('Role changed');
    const file = await person.visitor.get(`${TRAIL_FILE}?what=fuel&from=09/01/2026&to=09/01/2026`);
    expect(file.headers.get('content-disposition')).toContain('audit-trail.csv');
    const lines = file.html.trim().split('\r\n');
    expect(lines).toHaveLength(61);
    expect(new Set(lines).size).toBe(61);
    expect(lines[1]).toContain('quantity 100 → 120');
    expect(await kindsOf(person.userId)).toContain('trail-exported');
  });

  it('shows an editor the records, and only owners people and tokens', async () => {
    const owner = await signedIn(app);
    await noteTruck(owner, 'SEEN-1');
    await owner.visitor.post('/mileage/account/tokens', {
      intent: 'create',
      name: 'Hidden token',
      scope: 'read',
      days: '30',
    });
    expect((await owner.visitor.get(TRAIL)).html).toContain('Hidden token');
    const editor = await signedIn(app, { carrierId: owner.carrierId, role: 'editor' });
    for (const query of ['', '?what=tokens', '?what=people']) {
      const { html } = await editor.visitor.get(TRAIL + query);
      expect(html).not.toContain('Hidden token');
      expect(html).toContain('SEEN-1');
    }
    expect((await editor.visitor.get(TRAIL_FILE)).html).not.toContain('Hidden token');
  });

  it('shows nothing to strangers and to people who have left', async () => {
    const owner = await signedIn(app);
    await noteTruck(owner, 'SECRET-7');
    const former = await signedIn(app, { carrierId: owner.carrierId, role: 'editor' });
    await owner.visitor.post('/mileage/account/people', { intent: 'remove', userId: former.userId });
    const stranger = await signedIn(app);
    for (const other of [former, stranger]) {
      expect((await other.visitor.get(`${TRAIL}?who=${owner.userId}`)).html).not.toContain('SECRET-7');
      expect((await other.visitor.get(TRAIL_FILE)).html).not.toContain('SECRET-7');
    }
    expect((await owner.visitor.get(TRAIL)).html).toContain('Removed from the carrier');
  });
});

describe('reports of browsers about the content security policy', () => {
  const report = (blocked: string) => ({
    'csp-report': {
      'document-uri': `${app.origin}/mileage/trips-fuel/trips/12`,
      'effective-directive': 'img-src',
      'blocked-uri': blocked,
    },
  });
  const send = (body: string, type = 'application/csp-report', address = '203.0.113.50') =>
    fetch(`${app.origin}/mileage/csp-report`, {
      method: 'POST',
      headers: { 'Content-Type': type, 'X-Forwarded-For': address },
      body,
    });

  it('are asked for by the policy, counted, and shown to administrators alone', async () => {
    const { headers } = await fetch(`${app.origin}/mileage`);
    expect(headers.get('content-security-policy')).toContain('report-uri /mileage/csp-report');
    for (let time = 0; time < 3; time++)
      expect((await send(JSON.stringify(report('https://evil.example/x.png')))).status).toBe(204);
    expect(await db.cspReport.findMany({ where: { blocked: 'https://evil.example' } })).toMatchObject([
      { times: 3, page: '/mileage/trips-fuel/trips/*', directive: 'img-src' },
    ]);
    const admin = await signedIn(app, { roles: ['admin'] });
    expect((await admin.visitor.get('/mileage/admin/system')).html).toContain('https://evil.example');
    const person = await signedIn(app);
    expect((await person.visitor.get('/mileage/admin/system')).html).not.toContain('https://evil.example');
  });

  it('are refused where they are none, too long, or too many', async () => {
    expect((await send('{', 'application/csp-report', '203.0.113.51')).status).toBe(400);
    expect((await send('[]', 'application/csp-report', '203.0.113.51')).status).toBe(400);
    expect((await send('a=b', 'application/x-www-form-urlencoded', '203.0.113.51')).status).toBe(415);
    expect((await send(`"${'x'.repeat(40_000)}"`, 'application/csp-report', '203.0.113.51')).status).toBe(
      413,
    );
    expect((await fetch(`${app.origin}/mileage/csp-report`)).status).toBe(405);
    const many = await Promise.all(
      Array.from({ length: 70 }, (_, index) =>
        send(JSON.stringify(report(`https://n${index}.example`)), 'application/csp-report', '203.0.113.52'),
      ),
    );
    expect(many.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
  });

  it('raise counts and fill nothing once five hundred different ones are kept', async () => {
    const at = new Date();
    await db.cspReport.createMany({
      data: Array.from({ length: 500 }, (_, index) => ({
        directive: 'img-src',
        blocked: `https://f${index}.example`,
        page: '/mileage',
        firstAt: at,
        lastAt: at,
      })),
    });
    const count = await db.cspReport.count();
    await send(
      JSON.stringify(report('https://one-too-many.example')),
      'application/csp-report',
      '203.0.113.53',
    );
    await send(
      JSON.stringify(report('https://evil.example/x.png')),
      'application/csp-report',
      '203.0.113.53',
    );
    expect(await db.cspReport.count()).toBe(count);
    expect(await db.cspReport.findFirst({ where: { blocked: 'https://evil.example' } })).toMatchObject({
      times: 4,
    });
  });
});
