import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/adapters/passwords/argon2.server';
import { startApp } from '../factories/app';
import { databaseOf, makeAccount, makeSession, SESSION_COOKIE, signedIn } from '../factories/signed-in';
import { Visitor } from '../factories/visitor';

const app = await startApp();
const { prisma: db } = databaseOf(app.databaseUrl);
const passwordHash = await argon2Keeper().hash('three blue trucks');

const raw = (path: string, init: RequestInit = {}) =>
  fetch(`${app.origin}${path}`, { redirect: 'manual', ...init });
const bodyOf = async (response: Response) => (await response.json()) as Record<string, unknown>;
const api = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  raw(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** The text of the latest mail of a kind to an address, as soon as the job has made it. */
async function mailTo(address: string, kind: string, after = new Date(0)): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const mail = await db.mailMessage.findFirst({
      where: { toAddress: address, kind, status: 'sent', createdAt: { gte: after } },
      orderBy: { createdAt: 'desc' },
    });
    if (mail?.text) return mail.text;
    await sleep(50);
  }
  throw new Error(`no ${kind} mail to ${address}`);
}

const linkIn = (text: string, part: string): string => {
  const url = new RegExp(`https?://\\S+${part}\\S*`).exec(text)?.[0];
  if (!url) throw new Error(`no link with ${part} in: ${text}`);
  return url.replace(/^https?:\/\/[^/]+/, '');
};

describe('resetting a password', () => {
  it('mails a link, shows a page, and only the button acts: new password, signed in, out everywhere else', async () => {
    const account = await makeAccount(db, { email: 'reset@example.com', passwordHash });
    const { token: oldSession } = await makeSession(db, account);
    const { token: oldProgram } = await makeSession(db, account, 'api');
    const visitor = new Visitor(app.origin);
    const asked = await visitor.post('/mileage/password/reset', { email: 'Reset@example.com' });
    expect(asked.url).toBe('/mileage/password/reset');
    expect(asked.html).toContain('If this email is registered, a reset link has been sent.');
    const link = linkIn(await mailTo('reset@example.com', 'password-reset'), '/password/reset/');

    const page = await visitor.get(link);
    expect(page.status).toBe(200);
    expect(page.html).toContain('value="reset@example.com"');
    expect(page.headers.get('referrer-policy')).toMatch(/no-referrer$/); // of several the last one counts
    await visitor.get(link); // opening it twice changes nothing

    const short = await visitor.post(link, {
      email: 'reset@example.com',
      password: '1234567',
      password_confirmation: '1234567',
    });
    expect(short.status).toBe(422);
    expect(short.html).toContain('Password must be at least 8 characters');

    const done = await visitor.post(link, {
      email: 'reset@example.com',
      password: 'four green trucks',
      password_confirmation: 'four green trucks',
    });
    expect(done.url).toBe('/mileage/trips-fuel');
    expect(visitor.cookies.has(SESSION_COOKIE)).toBe(true);
    expect(
      (await raw('/mileage/api/user', { headers: { Cookie: `${SESSION_COOKIE}=${oldSession}` } })).status,
    ).toBe(401);
    expect(
      (await raw('/mileage/api/user', { headers: { Authorization: `Bearer ${oldProgram}` } })).status,
    ).toBe(401);
    expect(
      (await api('/mileage/api/login', { email: 'reset@example.com', password: 'three blue trucks' })).status,
    ).toBe(422);
    expect(
      (await api('/mileage/api/login', { email: 'reset@example.com', password: 'four green trucks' })).status,
    ).toBe(200);

    const again = await new Visitor(app.origin).post(link, {
      email: 'reset@example.com',
      password: 'five red trucks',
      password_confirmation: 'five red trucks',
    });
    expect(again.status).toBe(422);
    expect((await new Visitor(app.origin).get(link)).status).toBe(404);
    expect(await mailTo('reset@example.com', 'security-notice')).toContain('Your password was changed.');
  });

  it('answers an address without an account with the same page, and mails nothing', async () => {
    const known = await new Visitor(app.origin).post('/mileage/password/reset', {
      email: 'reset@example.com',
    });
    const unknown = await new Visitor(app.origin).post('/mileage/password/reset', {
      email: 'unknown@example.com',
    });
    // Each form has a key of its own.
    const withoutKey = (html: string) => html.replace(/name="idempotencyKey" value="[\da-f-]{36}"/, '');
    expect(withoutKey(unknown.html)).toBe(withoutKey(known.html));
    expect(withoutKey(known.html)).not.toBe(known.html);
    await sleep(300);
    expect(await db.mailMessage.count({ where: { toAddress: 'unknown@example.com' } })).toBe(0);
  });

  it('works once when two send the form at the same moment', async () => {
    await makeAccount(db, { email: 'race@example.com', passwordHash });
    await api('/mileage/api/password-reset-link', { email: 'race@example.com' });
    const token = decodeURIComponent(
      /reset\/(slm_[\w-]+)/.exec(await mailTo('race@example.com', 'password-reset'))?.[1] ?? '',
    );
    const attempt = (password: string) =>
      api('/mileage/api/password-reset-confirm', {
        email: 'race@example.com',
        token,
        password,
        password_confirmation: password,
      });
    const answers = await Promise.all(['first password', 'second password', 'third password'].map(attempt));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const winner = answers.find(({ status }) => status === 200);
    expect(await bodyOf(winner as Response)).toMatchObject({
      message: 'If this email is registered, a reset link has been sent.',
      access_token: expect.any(String) as unknown,
      expires_in: 3600,
    });
  });

  it('refuses another address, a link that has run out, and one that a newer link has replaced', async () => {
    const account = await makeAccount(db, { email: 'late@example.com', passwordHash });
    const visitor = new Visitor(app.origin);
    const askedAt = new Date();
    await visitor.post('/mileage/password/reset', { email: 'late@example.com' });
    const first = linkIn(await mailTo('late@example.com', 'password-reset', askedAt), '/password/reset/');
    const fields = {
      email: 'late@example.com',
      password: 'four green trucks',
      password_confirmation: 'four green trucks',
    };
    expect((await visitor.post(first, { ...fields, email: 'other@example.com' })).status).toBe(422);
    const secondAt = new Date();
    await visitor.post('/mileage/password/reset', { email: 'late@example.com' });
    const second = linkIn(await mailTo('late@example.com', 'password-reset', secondAt), '/password/reset/');
    expect((await visitor.get(first)).status).toBe(404);
    expect((await visitor.get(second)).status).toBe(200);
    await db.oneTimeToken.updateMany({
      where: { userId: account.userId },
      data: { expiresAt: new Date(Date.now() - 1000) },
    });
    expect((await visitor.get(second)).status).toBe(404);
    expect((await visitor.post(second, fields)).status).toBe(422);
  });

  it('requires an e-mail address', async () => {
    const page = await new Visitor(app.origin).post('/mileage/password/reset', { email: '' });
    expect(page.status).toBe(422);
    expect(page.html).toContain('Valid email is required');
  });
});

describe('signing in by a mailed code', () => {
  it('takes the code from the mail, once', async () => {
    await makeAccount(db, { email: 'code@example.com' });
    const visitor = new Visitor(app.origin);
    const asked = await visitor.post('/mileage/login/code', {
      intent: 'send',
      email: 'code@example.com',
      to: '/mileage/account',
    });
    expect(asked.html).toContain('Enter your code');
    const text = await mailTo('code@example.com', 'sign-in-code');
    const code = /^\d{6}$/m.exec(text)?.[0] ?? '';
    expect((await visitor.get(linkIn(text, 'authcode='))).html).toContain(`value="${code}"`);
    const fields = {
      intent: 'sign-in',
      email: 'code@example.com',
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
      to: '/mileage/account',
    };
    const done = await visitor.post('/mileage/login/code', fields);
    expect(done.url).toBe('/mileage/account');
    const again = await new Visitor(app.origin).post('/mileage/login/code', fields);
    expect(again.status).toBe(422);
  });

  it('gives up after five wrong tries, also with the right code', async () => {
    await makeAccount(db, { email: 'tries@example.com' });
    await api('/mileage/api/login-code', { email: 'tries@example.com' });
    const code = /^\d{6}$/m.exec(await mailTo('tries@example.com', 'sign-in-code'))?.[0] ?? '';
    const wrong = code === '000000' ? '111111' : '000000';
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await api('/mileage/api/login', { email: 'tries@example.com', code: wrong })).status).toBe(422);
    }
    expect((await api('/mileage/api/login', { email: 'tries@example.com', code })).status).toBe(422);
  });

  it('lets exactly one of many right tries at the same moment in', async () => {
    await makeAccount(db, { email: 'many@example.com' });
    await api('/mileage/api/login-code', { email: 'many@example.com' });
    const code = /^\d{6}$/m.exec(await mailTo('many@example.com', 'sign-in-code'))?.[0] ?? '';
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => api('/mileage/api/login', { email: 'many@example.com', code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  it('lets nobody in ten minutes later', async () => {
    const account = await makeAccount(db, { email: 'slow@example.com' });
    await api('/mileage/api/login-code', { email: 'slow@example.com' });
    const code = /^\d{6}$/m.exec(await mailTo('slow@example.com', 'sign-in-code'))?.[0] ?? '';
    await db.oneTimeToken.updateMany({
      where: { userId: account.userId },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    expect((await api('/mileage/api/login', { email: 'slow@example.com', code })).status).toBe(422);
  });
});

describe('confirming an address', () => {
  it('waits for the button, then says so, once', async () => {
    const fields = {
      name: 'Con',
      email: 'con@example.com',
      password: 'correct horse',
      password_confirmation: 'correct horse',
    };
    const visitor = new Visitor(app.origin);
    await visitor.post('/mileage/register', fields);
    const link = linkIn(await mailTo('con@example.com', 'email-confirm'), '/confirm/');
    const page = await visitor.get(link);
    expect(page.html).toContain('con@example.com');
    expect(
      (await db.user.findUniqueOrThrow({ where: { email: 'con@example.com' } })).emailVerifiedAt,
    ).toBeNull();
    const done = await visitor.post(link, {});
    expect(done.url).toBe('/mileage/account');
    expect(done.html).toContain('Thank you: your address is confirmed.');
    expect(
      (await db.user.findUniqueOrThrow({ where: { email: 'con@example.com' } })).emailVerifiedAt,
    ).not.toBeNull();
    expect((await visitor.get(link)).status).toBe(404);
    expect((await visitor.post(link, {})).status).toBe(422);
  });

  it('renews the token that comes along with the call', async () => {
    const registered = await api('/mileage/api/register', {
      name: 'Con',
      email: 'con2@example.com',
      password: 'correct horse',
      password_confirmation: 'correct horse',
    });
    const { access_token: token } = await bodyOf(registered);
    const code = /confirm\/(slm_[\w-]+)/.exec(await mailTo('con2@example.com', 'email-confirm'))?.[1] ?? '';
    const confirmed = await api(
      `/mileage/api/confirm/${code}`,
      {},
      { Authorization: `Bearer ${String(token)}` },
    );
    const answer = await bodyOf(confirmed);
    expect(confirmed.status).toBe(200);
    expect(answer).toMatchObject({ message: 'Success', expires_in: 3600 });
    expect(answer['access_token']).not.toBe(token);
    const who = await raw('/mileage/api/user', {
      headers: { Authorization: `Bearer ${String(answer['access_token'])}` },
    });
    expect(await bodyOf(who)).toMatchObject({ user: { email_confirmed: true } });
    expect((await api(`/mileage/api/confirm/${code}`, {})).status).toBe(422);
    expect((await api('/mileage/api/confirm/nonsense', {})).status).toBe(422);
  });

  it('changes the address only from the new mailbox, and tells the old one', async () => {
    const person = await signedIn(app, { email: 'old@example.com', passwordHash });
    const wrong = await person.visitor.post('/mileage/account', {
      intent: 'email',
      email: 'new@example.com',
      current_password: 'not it',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('This is not your current password.');
    const asked = await person.visitor.post('/mileage/account', {
      intent: 'email',
      email: 'new@example.com',
      current_password: 'three blue trucks',
    });
    expect(asked.html).toContain('We have sent a mail to new@example.com.');
    expect((await db.user.findUniqueOrThrow({ where: { id: person.userId } })).email).toBe('old@example.com');
    const link = linkIn(await mailTo('new@example.com', 'email-change'), '/confirm/');
    await person.visitor.post(link, {});
    expect((await db.user.findUniqueOrThrow({ where: { id: person.userId } })).email).toBe('new@example.com');
    expect(await mailTo('old@example.com', 'security-notice')).toContain(
      'e-mail address of your account was changed',
    );
  });

  it('does not tell whether a new address has an account', async () => {
    await makeAccount(db, { email: 'taken@example.com' });
    const person = await signedIn(app, { passwordHash });
    const ask = (email: string) =>
      person.visitor.post('/mileage/account', {
        intent: 'email',
        email,
        current_password: 'three blue trucks',
      });
    const taken = await ask('taken@example.com');
    const free = await ask('frees@example.com');
    expect(taken.html.replaceAll('taken@', 'frees@')).toBe(free.html);
    expect(await mailTo('taken@example.com', 'already-registered')).toContain('It has an account already');
  });
});

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

  it('save the carrier, refuse what is wrong, and do not overwrite what somebody else saved', async () => {
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
    expect(stale.html).toContain('Somebody else changed this profile');
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
      'Choose miles or kilometres',
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

  it('lead somebody without a carrier to making one', async () => {
    const person = await signedIn(app);
    await db.membership.deleteMany({ where: { userId: person.userId } });
    const page = await person.visitor.get('/mileage/trips-fuel');
    expect(page.url).toBe('/mileage/account/carriers');
    expect(page.html).toContain('You belong to no carrier');
  });
});

describe('inviting a colleague', () => {
  it('lets the invited address join, with or without an account, and nobody else', async () => {
    const owner = await signedIn(app, { legalName: 'Open Road LLC', name: 'Olga Owner' });
    const sent = await owner.visitor.post('/mileage/account/people', {
      intent: 'invite',
      email: 'joiner@example.com',
      role: 'editor',
    });
    expect(sent.html).toContain('We have sent an invitation to joiner@example.com.');
    const link = linkIn(await mailTo('joiner@example.com', 'invitation'), '/invitations/');

    const guest = new Visitor(app.origin);
    const page = await guest.get(link);
    expect(page.html).toContain('Join Open Road LLC');
    expect(page.html).toContain('Olga Owner');

    const stranger = await signedIn(app);
    const refused = await stranger.visitor.post(link, {});
    expect(refused.status).toBe(403);
    expect(
      await db.membership.count({ where: { userId: stranger.userId, carrierId: owner.carrierId } }),
    ).toBe(0);

    const registered = await guest.post('/mileage/register', {
      name: 'Jo',
      email: 'joiner@example.com',
      password: 'correct horse',
      password_confirmation: 'correct horse',
      to: link,
    });
    expect(registered.url).toBe(link);
    const joined = await guest.post(link, {});
    expect(joined.url).toBe('/mileage/trips-fuel');
    expect(joined.html).toContain('Open Road LLC');
    expect((await guest.post(link, {})).status).toBe(404);
    const people = await owner.visitor.get('/mileage/account/people');
    expect(people.html).toContain('joiner@example.com');
  });

  it('can be taken back', async () => {
    const owner = await signedIn(app);
    await owner.visitor.post('/mileage/account/people', {
      intent: 'invite',
      email: 'late-joiner@example.com',
      role: 'viewer',
    });
    const link = linkIn(await mailTo('late-joiner@example.com', 'invitation'), '/invitations/');
    const { id } = await db.invitation.findFirstOrThrow({ where: { email: 'late-joiner@example.com' } });
    await owner.visitor.post('/mileage/account/people', { intent: 'withdraw', invitationId: id });
    expect((await new Visitor(app.origin).get(link)).status).toBe(404);
  });

  it('never leaves a carrier without an owner', async () => {
    const owner = await signedIn(app);
    const page = await owner.visitor.post('/mileage/account/people', {
      intent: 'remove',
      userId: owner.userId,
    });
    expect(page.status).toBe(409);
    expect(page.html).toContain('A carrier needs an owner');
    expect(
      (
        await owner.visitor.post('/mileage/account/people', {
          intent: 'role',
          userId: owner.userId,
          role: 'viewer',
        })
      ).status,
    ).toBe(409);
    const second = await signedIn(app, { carrierId: owner.carrierId, role: 'owner' });
    const leave = (person: typeof owner) =>
      person.visitor.post('/mileage/account/people', { intent: 'remove', userId: person.userId });
    await Promise.all([leave(owner), leave(second)]);
    expect(await db.membership.count({ where: { carrierId: owner.carrierId, role: 'owner' } })).toBe(1);
  });

  it('ends a removed member’s tokens for the carrier', async () => {
    const owner = await signedIn(app);
    const editor = await signedIn(app, { carrierId: owner.carrierId, role: 'editor' });
    const page = await editor.visitor.post('/mileage/account/tokens', {
      intent: 'create',
      name: 'x',
      scope: 'write',
      days: '0',
    });
    const token = /slt_[\w-]{43}/.exec(page.html)?.[0] ?? '';
    await owner.visitor.post('/mileage/account/people', { intent: 'remove', userId: editor.userId });
    expect((await raw('/mileage/api/user', { headers: { Authorization: `Bearer ${token}` } })).status).toBe(
      401,
    );
  });
});

describe('deleting the account', () => {
  it('asks twice, waits thirty days, and can be taken back on every page', async () => {
    const person = await signedIn(app, { passwordHash });
    const ask = (fields: Record<string, string>) =>
      person.visitor.post('/mileage/account/data', { intent: 'delete', ...fields });
    expect((await ask({ current_password: 'three blue trucks' })).html).toContain('Tick the box');
    expect((await ask({ understood: '1', current_password: 'no' })).html).toContain(
      'not your current password',
    );
    const done = await ask({ understood: '1', current_password: 'three blue trucks' });
    expect(done.html).toContain('Your account will be deleted on');
    const user = await db.user.findUniqueOrThrow({ where: { id: person.userId } });
    expect(Math.round((user.deleteAfter!.getTime() - Date.now()) / 86_400_000)).toBe(30);
    expect((await person.visitor.get('/mileage/account')).html).toContain('Keep my account');
    await person.visitor.post('/mileage/account/data', { intent: 'keep-account' });
    expect((await db.user.findUniqueOrThrow({ where: { id: person.userId } })).deleteAfter).toBeNull();
  });

  it('first asks for another owner where others work on the carrier', async () => {
    const owner = await signedIn(app, { passwordHash });
    await signedIn(app, { carrierId: owner.carrierId, role: 'editor' });
    const page = await owner.visitor.post('/mileage/account/data', {
      intent: 'delete',
      understood: '1',
      current_password: 'three blue trucks',
    });
    expect(page.status).toBe(409);
    expect(page.html).toContain('make one of them an owner first');
  });
});

describe('the inbox of the demo mode', () => {
  it('shows mails with their links', async () => {
    const visitor = new Visitor(app.origin);
    const inbox = await visitor.get('/mileage/inbox');
    expect(inbox.html).toContain('Reset your Stateline password');
    const message = /href="(\/mileage\/inbox\/[0-9a-f-]+)"/.exec(inbox.html)?.[1] ?? '';
    expect((await visitor.get(message)).html).toContain('class="inbox-text"');
    expect((await visitor.get('/mileage/inbox/not-an-id')).status).toBe(404);
  });
});

describe('the shell without JavaScript', () => {
  it('remembers the size of the navigation', async () => {
    const { visitor } = await signedIn(app);
    const page = await visitor.post('/mileage/navigation', { nav: 'min', to: '/mileage/account' });
    expect(page.url).toBe('/mileage/account');
    expect(page.html).toContain('Widen the navigation');
    expect(
      (await visitor.post('/mileage/navigation', { nav: 'full', to: 'https://evil.example' })).url,
    ).toMatch(/^\/mileage/);
  });

  it('has five entries, marks the current one, and holds account, billing and logout', async () => {
    const { visitor } = await signedIn(app, { name: 'Dana <Driver>' });
    const { html } = await visitor.get('/mileage/account');
    for (const text of [
      'Trips &amp; Fuel',
      'Reports',
      'IFTA Rates',
      'Equipment',
      'Account/Billing',
      'Logout',
      'Dana &lt;Driver&gt;',
    ])
      expect(html).toContain(text);
    expect(html.replace('<script src="/mileage/js/controls.js?v=1" defer></script>', '')).not.toContain('<script');
    expect(html).toMatch(/class="skip-link" href="#main"/);
  });

  it('is kept by no cache', async () => {
    const { visitor } = await signedIn(app);
    expect((await visitor.get('/mileage/account')).headers.get('cache-control')).toBe('private, no-store');
  });
});
