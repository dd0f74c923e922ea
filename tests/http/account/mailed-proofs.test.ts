import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { startApp } from '../../factories/app';
import { linkIn, mailsOf } from '../../factories/mails';
import { bodyOf, rawHttp } from '../../factories/raw-http';
import { databaseOf, makeAccount, makeSession, SESSION_COOKIE, signedIn } from '../../factories/signed-in';
import { Visitor } from '../../factories/visitor';

const app = await startApp();
const { prisma: db } = databaseOf(app.databaseUrl);
const { api, raw } = rawHttp(app.origin);
const mailTo = mailsOf(db);
const passwordHash = await argon2Keeper().hash('three blue trucks');

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
    expect(page.headers.get('referrer-policy')).toBe('strict-origin');
    await visitor.get(link); // opening it twice changes nothing

    const short = await visitor.post(
      link,
      {
        email: 'reset@example.com',
        password: '1234567',
        password_confirmation: '1234567',
      },
      { Origin: 'null' },
    ); // as a browser that hides where it comes from; it vouches by Sec-Fetch-Site
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

  it('requires an email address', async () => {
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
    expect(done.url).toBe('/mileage/trips-fuel');
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
    expect(asked.html).toContain('We emailed new@example.com.');
    expect((await db.user.findUniqueOrThrow({ where: { id: person.userId } })).email).toBe('old@example.com');
    const link = linkIn(await mailTo('new@example.com', 'email-change'), '/confirm/');
    await person.visitor.post(link, {});
    expect((await db.user.findUniqueOrThrow({ where: { id: person.userId } })).email).toBe('new@example.com');
    expect(await mailTo('old@example.com', 'security-notice')).toContain(
      'email for your account was changed',
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
    expect(await mailTo('taken@example.com', 'already-registered')).toContain('You already have an account');
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
