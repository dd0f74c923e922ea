import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { systemScope } from '~/platform/database/scope.server';
import { sweepAccounts } from '~/areas/accounts/sweep-accounts.server';
import { startApp } from '../../factories/app';
import { testContext } from '../../factories/context';
import { mailsOf } from '../../factories/mails';
import { bodyOf, rawHttp } from '../../factories/raw-http';
import {
  databaseOf,
  makeAccount,
  makeApiToken,
  makeSession,
  SESSION_COOKIE,
  signedIn,
} from '../../factories/signed-in';
import { Visitor } from '../../factories/visitor';

const app = await startApp();
const { prisma: db } = databaseOf(app.databaseUrl);
const { api, raw } = rawHttp(app.origin);
const mailTo = mailsOf(db);
const PASSWORD = 'three blue trucks';
const passwordHash = await argon2Keeper().hash(PASSWORD);

const confirmLink = async (email: string, userId?: string): Promise<string> => {
  for (let tries = 0; tries < 100; tries++) {
    const mail = await db.mailMessage.findFirst({
      where: { toAddress: email, status: 'sent', ...(userId ? { userId } : {}) },
      orderBy: { createdAt: 'desc' },
    });
    const link = /\/mileage\/confirm\/\S+/.exec(mail?.text ?? '')?.[0];
    if (link) return link;
    await sleep(50);
  }
  throw new Error(`no link in a mail to ${email}`);
};

const fieldsOf = (email: string, password: string) => ({
  name: 'Mallory',
  email,
  password,
  password_confirmation: password,
});

/** Someone who typed an address that is not theirs, signed in at the front door. */
async function squatter(email: string, password = 'the squatter typed this') {
  const visitor = new Visitor(app.origin);
  await visitor.post('/mileage/register', fieldsOf(email, password));
  const user = await db.user.findFirstOrThrow({
    where: { OR: [{ email }, { claimedEmail: email }] },
    orderBy: { createdAt: 'desc' },
    include: { memberships: true },
  });
  return { visitor, userId: user.id, carrierId: user.memberships[0]?.carrierId ?? '' };
}

describe('an account whose address is not confirmed', () => {
  it('invites nobody and makes no webhook, API token or extraction token', async () => {
    const person = await signedIn(app, { emailVerified: false });
    const { visitor, carrierId, bearer } = person;
    const invited = await visitor.post('/mileage/account/people', {
      intent: 'invite',
      email: 'helper@example.com',
      role: 'owner',
    });
    expect(invited.status).toBe(403);
    expect(invited.html).toContain('Confirm your email address first');
    const token = await visitor.post('/mileage/account/tokens', { name: 'mine', scope: 'write', days: '90' });
    expect(token.status).toBe(403);
    const hook = await api(
      '/mileage/api/webhooks',
      { url: 'https://hooks.example.com/a', events: ['trip.created'] },
      bearer,
    );
    expect(hook.status).toBe(403);
    await api('/mileage/api/modules/ratecon/activate', {}, bearer);
    const service = await raw('/mileage/api/modules/ratecon/get-token', { headers: bearer });
    expect(await bodyOf(service)).toMatchObject({ service_token: null });
    expect(await db.invitation.count({ where: { carrierId } })).toBe(0);
    expect(await db.apiToken.count({ where: { carrierId } })).toBe(0);
    expect(await db.webhookEndpoint.count({ where: { carrierId } })).toBe(0);
    expect(await db.extractionToken.count({ where: { carrierId } })).toBe(0);
  });

  it('writes to support, and nobody gets mail in the name of the address', async () => {
    const person = await signedIn(app, { emailVerified: false, email: 'silent@example.com' });
    const sent = await api(
      '/mileage/api/support/send-email',
      { subject: 'Help', message: 'The confirmation does not arrive.' },
      person.bearer,
    );
    expect(sent.status).toBeLessThan(300);
    expect(await db.mailMessage.count({ where: { toAddress: 'silent@example.com' } })).toBe(0);
    const told = await db.mailMessage.findFirstOrThrow({
      where: { kind: 'support-request' },
      orderBy: { createdAt: 'desc' },
    });
    expect(told.params).toMatchObject({ email: 'silent@example.com', isUnconfirmed: true });
  });
});

/** What someone else may have put into an account before its owner came. */
async function plantedAccount(email: string) {
  const account = await makeAccount(db, { email, passwordHash, emailVerified: false });
  const { token: cookie } = await makeSession(db, account);
  const { token: bearer } = await makeSession(db, account, 'api');
  const apiToken = await makeApiToken(db, account);
  const accomplice = await signedIn(app, { carrierId: account.carrierId, role: 'owner' });
  const { carrierId, userId } = account;
  await db.webhookEndpoint.create({
    data: {
      carrierId,
      id: randomUUID(),
      createdBy: userId,
      url: 'https://evil.example/',
      events: ['trip.created'],
      secret: new Uint8Array(32),
      ending: 'abcd',
    },
  });
  await db.invitation.create({
    data: {
      carrierId,
      email: 'second@evil.example',
      role: 'owner',
      invitedBy: 'Mallory',
      expiresAt: new Date(Date.now() + 86_400_000),
    },
  });
  await db.extractionActivation.create({
    data: { carrierId, activatedBy: userId, mailKey: `loads-${email.slice(0, 8)}` },
  });
  await db.extractionToken.create({
    data: {
      hash: new Uint8Array([...Buffer.from(email)]),
      carrierId,
      userId,
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  await db.userIdentity.create({
    data: { userId, provider: 'sso', subject: email, email: 'm@evil.example' },
  });
  return { ...account, cookie, bearer, apiToken, accomplice };
}

async function expectAlone({
  userId,
  carrierId,
  cookie,
  bearer,
  apiToken,
  accomplice,
}: Awaited<ReturnType<typeof plantedAccount>>) {
  const status = async (headers: Record<string, string>) =>
    (await raw('/mileage/api/user', { headers })).status;
  expect(await status({ Cookie: `${SESSION_COOKIE}=${cookie}` })).toBe(401);
  expect(await status({ Authorization: `Bearer ${bearer}` })).toBe(401);
  expect(await status({ Authorization: `Bearer ${apiToken}` })).toBe(401);
  expect(await db.membership.findMany({ where: { carrierId }, select: { userId: true } })).toEqual([
    { userId },
  ]);
  expect((await raw('/mileage/api/trip', { headers: accomplice.bearer })).status).toBe(403);
  for (const count of [
    db.webhookEndpoint.count({ where: { carrierId } }),
    db.invitation.count({ where: { carrierId } }),
    db.extractionActivation.count({ where: { carrierId } }),
    db.extractionToken.count({ where: { carrierId } }),
    db.userIdentity.count({ where: { userId } }),
  ])
    expect(await count).toBe(0);
}

describe('the owner of an address who takes an account over', () => {
  it('by a mailed code, is alone in it, and keeps or deletes what was begun', async () => {
    const planted = await plantedAccount('over-code@example.com');
    await api('/mileage/api/login-code', { email: planted.email });
    const code = /^\d{6}$/m.exec(await mailTo(planted.email, 'sign-in-code'))?.[0] ?? '';
    const owner = new Visitor(app.origin);
    const page = await owner.post('/mileage/login/code', { intent: 'sign-in', email: planted.email, code });
    await expectAlone(planted);
    expect(page.html).toContain('Keep or delete them');
    const carriers = await owner.get('/mileage/account/carriers');
    expect(carriers.html).toContain('Started before you confirmed your address');
    const kept = await owner.post('/mileage/account/carriers', {
      intent: 'keep',
      carrierId: planted.carrierId,
    });
    expect(kept.html).toContain('The carrier is yours.');
    expect(kept.html).not.toContain('Started before you confirmed your address');
  });

  it('by a reset link, is alone in it, and deletes it with its records', async () => {
    const planted = await plantedAccount('over-reset@example.com');
    await api('/mileage/api/password-reset-link', { email: planted.email });
    const token = decodeURIComponent(
      /reset\/(slm_[\w-]+)/.exec(await mailTo(planted.email, 'password-reset'))?.[1] ?? '',
    );
    const owner = new Visitor(app.origin);
    await owner.post(`/mileage/password/reset/${token}`, {
      email: planted.email,
      password: 'mine alone from now on',
      password_confirmation: 'mine alone from now on',
    });
    await expectAlone(planted);
    const dropped = await owner.post('/mileage/account/carriers', {
      intent: 'drop',
      carrierId: planted.carrierId,
    });
    expect(dropped.html).toContain('The carrier is deleted.');
    expect(await db.carrier.count({ where: { id: planted.carrierId } })).toBe(0);
    const again = await owner.post('/mileage/account/carriers', {
      intent: 'drop',
      carrierId: planted.carrierId,
    });
    expect(again.status).toBe(404);
  });

  it('by the link of the first mail, without the password, is alone in it and signed in', async () => {
    const planted = await plantedAccount('over-link@example.com');
    const visitor = new Visitor(app.origin);
    visitor.cookies.set(SESSION_COOKIE, planted.cookie);
    await visitor.post('/mileage/account', { intent: 'resend' });
    const link = await confirmLink(planted.email);
    const owner = new Visitor(app.origin);
    expect((await owner.get(link)).html).toContain('Make the account mine');
    const guessed = await owner.post(link, { password: 'a guess' });
    expect(guessed.status).toBe(422);
    expect(guessed.html).toContain('Make the account mine');
    expect((await db.user.findUniqueOrThrow({ where: { id: planted.userId } })).emailVerifiedAt).toBeNull();
    const done = await owner.post(link, { intent: 'take-over' });
    expect(done.url).toBe('/mileage/account/security');
    await expectAlone(planted);
    const { emailVerifiedAt, passwordHash: none } = await db.user.findUniqueOrThrow({
      where: { id: planted.userId },
    });
    expect([emailVerifiedAt !== null, none]).toEqual([true, null]);
  });

  it('does not confirm it by the link of someone else without the password', async () => {
    const { userId } = await squatter('lured@example.com');
    const link = await confirmLink('lured@example.com');
    const owner = new Visitor(app.origin);
    expect((await owner.post(link, {})).status).toBe(422);
    expect((await api(link.replace('/mileage/', '/mileage/api/'), {})).status).toBe(422);
    expect((await db.user.findUniqueOrThrow({ where: { id: userId } })).emailVerifiedAt).toBeNull();
    const confirmed = await api(link.replace('/mileage/', '/mileage/api/'), {
      password: 'the squatter typed this',
    });
    expect(confirmed.status).toBe(200);
    expect((await db.user.findUniqueOrThrow({ where: { id: userId } })).emailVerifiedAt).not.toBeNull();
  });

  it('does not give an address to the account of whoever asked for it, without that account’s sign-in', async () => {
    const thief = await signedIn(app, { passwordHash });
    await thief.visitor.post('/mileage/account', {
      intent: 'email',
      email: 'wanted@example.com',
      current_password: PASSWORD,
    });
    const link = await confirmLink('wanted@example.com');
    const owner = new Visitor(app.origin);
    expect((await owner.get(link)).html).toContain('Sign in to use this address');
    expect((await owner.post(link, {})).status).toBe(403);
    expect(await db.user.count({ where: { email: 'wanted@example.com' } })).toBe(0);
  });
});

describe('a second registration of an address', () => {
  it('belongs to whoever proves the address first; what others began waits for their word', async () => {
    const email = 'pair@example.com';
    const first = await squatter(email, 'first of the pair');
    const second = await squatter(email, 'second of the pair');
    await db.equipment.create({
      data: { carrierId: first.carrierId, unit: 'T-1' },
    });
    const link = await confirmLink(email, second.userId);
    await second.visitor.post(link, {});
    expect((await first.visitor.get('/mileage/account')).url).toContain('/mileage/login');
    expect((await api('/mileage/api/login', { email, password: 'first of the pair' })).status).toBe(422);
    const page = await second.visitor.get('/mileage/account/carriers');
    expect(page.html).toMatch(/Trips: (<!-- -->)?0/);
    expect(page.html).toMatch(/vehicles:(<!-- -->)? (<!-- -->)?1/);
    const { memberships } = await db.user.findUniqueOrThrow({
      where: { email },
      include: { memberships: true },
    });
    expect(
      memberships.map(({ carrierId, undecidedSince }) => [carrierId, undecidedSince !== null]).sort(),
    ).toEqual(
      [
        [first.carrierId, true],
        [second.carrierId, false],
      ].sort(),
    );
  });

  it('is confirmed for the account that is signed in, whichever mail the link was in', async () => {
    const email = 'crossed@example.com';
    const first = await squatter(email, 'first of the two');
    const second = await squatter(email, 'second of the two');
    const link = await confirmLink(email, second.userId);
    await first.visitor.post(link, {});
    const holder = await db.user.findUniqueOrThrow({ where: { email } });
    expect(holder.id).toBe(first.userId);
    expect(holder.emailVerifiedAt).not.toBeNull();
    expect(await db.user.count({ where: { id: second.userId } })).toBe(0);
  });

  it('is answered as the first, whatever else a program sends with it', async () => {
    const body = {
      name: 'Ines Ortega',
      email: 'zoned@example.com',
      password: 'red rigs roll',
      password_confirmation: 'red rigs roll',
      time_zone: 'America/Denver',
    };
    expect((await api('/mileage/api/register', body)).status).toBe(201);
    const again = await api('/mileage/api/register', {
      ...body,
      password: 'blue rigs roll',
      password_confirmation: 'blue rigs roll',
    });
    expect(again.status).toBe(201);
    const claimant = await db.user.findFirstOrThrow({
      where: { claimedEmail: body.email },
      include: { memberships: { include: { carrier: true } } },
    });
    expect(claimant.memberships.map(({ carrier }) => carrier.timeZone)).toEqual(['America/Denver']);
  });

  it('of an address that is proved goes after seven days, with its records', async () => {
    const owner = await makeAccount(db, { email: 'proved@example.com' });
    const later = await squatter('proved@example.com');
    expect(await mailTo('proved@example.com', 'already-registered')).toContain('link');
    const sweep = () => sweepAccounts(testContext(systemScope(db), { clock: { now: () => new Date() } }));
    await db.user.update({
      where: { id: later.userId },
      data: { createdAt: new Date(Date.now() - 6 * 86_400_000) },
    });
    await sweep();
    expect(await db.user.count({ where: { id: later.userId } })).toBe(1);
    await db.user.update({
      where: { id: later.userId },
      data: { createdAt: new Date(Date.now() - 8 * 86_400_000) },
    });
    await sweep();
    expect(await db.user.count({ where: { id: later.userId } })).toBe(0);
    expect(await db.carrier.count({ where: { id: later.carrierId } })).toBe(0);
    expect(await db.user.count({ where: { id: owner.userId } })).toBe(1);
  });
});

describe('an administrator who is signed in as someone', () => {
  const visitor = new Visitor(app.origin);
  let person: Awaited<ReturnType<typeof signedIn>>;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    person = await signedIn(app, { email: 'looked-at@example.com' });
    admin = await signedIn(app, { email: 'admin-looks@example.com', roles: ['admin'] });
    const { token, sessionId } = await makeSession(db, person);
    await db.session.update({
      where: { id: sessionId },
      data: { impersonatorId: admin.userId, authenticatedAt: new Date(0) },
    });
    visitor.cookies.set(SESSION_COOKIE, token);
  });

  it('makes no token, invitation, webhook or way to sign in', async () => {
    const posts: [string, Record<string, string>][] = [
      ['/mileage/account/tokens', { name: 'mine', scope: 'write', days: '90' }],
      ['/mileage/account/people', { intent: 'invite', email: 'a@example.com', role: 'owner' }],
      ['/mileage/account/webhooks', { url: 'https://hooks.example.com/a', events: 'trip.created' }],
      ['/mileage/account', { intent: 'email', email: 'mine@example.com', current_password: '' }],
      ['/mileage/account/security', { password: 'a new password', password_confirmation: 'a new password' }],
      ['/mileage/account/security/two-step', { intent: 'begin', current_password: '' }],
    ];
    for (const [path, fields] of posts) {
      const page = await visitor.post(path, fields);
      expect(page.status, path).toBe(403);
      expect(page.html, path).toContain('You are signed in as someone else');
    }
    expect(await db.apiToken.count({ where: { userId: person.userId } })).toBe(0);
    expect(await db.invitation.count({ where: { carrierId: person.carrierId } })).toBe(0);
    expect(await db.webhookEndpoint.count({ where: { carrierId: person.carrierId } })).toBe(0);
  });

  it('writes nothing that is not in the log with both names', async () => {
    await visitor.post('/mileage/equipment/new', { unitNumber: 'T-9' });
    const [line] = await db.adminAction.findMany({
      where: { action: 'person.write-as', subjectId: person.userId },
      orderBy: { id: 'desc' },
      take: 1,
    });
    expect(line?.adminEmail).toBe('admin-looks@example.com');
    expect(line?.summary).toBe(
      'admin-looks@example.com as looked-at@example.com: POST /mileage/equipment/new',
    );
  });
});

describe('a token that may only read', () => {
  it('writes nothing to support and marks no text as read', async () => {
    const person = await signedIn(app);
    const headers = { Authorization: `Bearer ${await makeApiToken(db, person, false)}` };
    const message = { subject: 'Help', message: 'A message by a program.' };
    expect((await api('/mileage/api/support/send-email', message, headers)).status).toBe(403);
    const training = { name: 'A', phone: '3125550142', date: '2030-01-01', time: '10:00' };
    expect((await api('/mileage/api/support/training', training, headers)).status).toBe(403);
    expect((await api('/mileage/api/training', training, headers)).status).toBe(403);
    const tutorial = await db.contentItem.findFirst({ where: { kind: 'tutorial' } });
    expect((await raw(`/mileage/api/tutorials/view/${tutorial?.id ?? 1}/update`, { headers })).status).toBe(
      403,
    );
    expect(await db.supportRequest.count({ where: { userId: person.userId } })).toBe(0);
    expect(await db.contentView.count({ where: { userId: person.userId } })).toBe(0);
  });
});
