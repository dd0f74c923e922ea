import { describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { startApp } from '../../factories/app';
import { Phone, recoveryCodesIn, setUpTwoStep, TWO_STEP } from '../../factories/authenticator';
import { databaseOf, makeApiToken, makeSession, SESSION_COOKIE, signedIn } from '../../factories/signed-in';
import { Visitor } from '../../factories/visitor';

const app = await startApp();
const { prisma: db } = databaseOf(app.databaseUrl);
const PASSWORD = 'three blue lanterns';
const passwordHash = await argon2Keeper().hash(PASSWORD);
const mailsOf = (userId: string, event: string) =>
  db.mailMessage.count({
    where: { userId, kind: 'security-notice', params: { path: ['event'], equals: event } },
  });
const keyOf = (html: string) => /id="two-step-key">([A-Z2-7 ]+)</.exec(html)?.[1] ?? '';
const browserWith = (token: string) => {
  const visitor = new Visitor(app.origin);
  visitor.cookies.set(SESSION_COOKIE, token);
  return visitor;
};
/** As if the last code had been taken long ago. */
const forgetStep = (userId: string) => db.authenticator.update({ where: { userId }, data: { lastStep: 0 } });

describe('setting an authenticator app up', () => {
  it('asks for the password, shows a picture and a key, and counts from the first right code on', async () => {
    const person = await signedIn(app, { passwordHash });
    expect((await person.visitor.get('/mileage/account/security')).html).toContain(
      'Set up two-step verification',
    );
    const refused = await person.visitor.post(TWO_STEP, { intent: 'begin', current_password: 'wrong' });
    expect(refused.status).toBe(422);
    expect(refused.html).toMatch(/id="current_password-error"/);
    expect(await db.authenticator.count({ where: { userId: person.userId } })).toBe(0);

    const page = await person.visitor.post(TWO_STEP, { intent: 'begin', current_password: PASSWORD });
    expect(page.url).toBe(TWO_STEP);
    expect(page.html).toMatch(
      /<svg class="qr" width="240" height="240" viewBox="0 0 \d+ \d+" role="img" aria-label="[^"]+"/,
    );
    expect(page.html).toContain(`href="otpauth://totp/Stateline:${encodeURIComponent(person.email)}?`);
    expect(page.headers.get('cache-control')).toContain('no-store');
    const phone = new Phone(keyOf(page.html));
    const stored = await db.authenticator.findUniqueOrThrow({ where: { userId: person.userId } });
    expect(Buffer.from(stored.sealedKey).toString('latin1')).not.toContain(
      keyOf(page.html).replaceAll(' ', ''),
    );

    const wrong = await person.visitor.post(TWO_STEP, { intent: 'confirm', code: phone.wrongCode() });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toMatch(/id="code-error"[^>]*>.*Wrong code/s);
    expect(keyOf(wrong.html)).toBe(keyOf(page.html));
    expect((await db.user.findUniqueOrThrow({ where: { id: person.userId } })).twoStepSince).toBeNull();

    const done = await person.visitor.post(TWO_STEP, { intent: 'confirm', code: phone.code() });
    expect(done.status).toBe(201);
    expect(recoveryCodesIn(done.html)).toHaveLength(10);
    expect(new Set(recoveryCodesIn(done.html)).size).toBe(10);
    const later = await person.visitor.get(TWO_STEP);
    expect(recoveryCodesIn(later.html)).toEqual([]);
    expect(keyOf(later.html)).toBe('');
    expect(later.html).toContain('10 recovery codes are left');
    expect(await mailsOf(person.userId, 'two-step-on')).toBe(1);
  });

  it('ends every other sign-in, and keeps this one', async () => {
    const person = await signedIn(app, { passwordHash });
    const other = await makeSession(db, person);
    await setUpTwoStep(person.visitor, PASSWORD);
    expect((await browserWith(other.token).get('/mileage/account')).url).toContain('/mileage/login');
    expect((await person.visitor.get('/mileage/account')).url).toBe('/mileage/account');
  });

  it('shows the key to no other sign-in of the same person, and takes no code there', async () => {
    const person = await signedIn(app, { passwordHash });
    const begun = await person.visitor.post(TWO_STEP, { intent: 'begin', current_password: PASSWORD });
    const other = browserWith((await makeSession(db, person)).token);
    expect(keyOf((await other.get(TWO_STEP)).html)).toBe('');
    expect(
      (await other.post(TWO_STEP, { intent: 'confirm', code: new Phone(keyOf(begun.html)).code() })).status,
    ).toBe(409);
  });

  it('begins anew after half an hour', async () => {
    const person = await signedIn(app, { passwordHash });
    const begun = await person.visitor.post(TWO_STEP, { intent: 'begin', current_password: PASSWORD });
    await db.authenticator.update({
      where: { userId: person.userId },
      data: { createdAt: new Date(Date.now() - 31 * 60_000) },
    });
    expect(keyOf((await person.visitor.get(TWO_STEP)).html)).toBe('');
    expect(
      (await person.visitor.post(TWO_STEP, { intent: 'confirm', code: new Phone(keyOf(begun.html)).code() }))
        .status,
    ).toBe(409);
  });

  it('shows recovery codes that work when the form was sent twice', async () => {
    const person = await signedIn(app, { passwordHash });
    const begun = await person.visitor.post(TWO_STEP, { intent: 'begin', current_password: PASSWORD });
    const phone = new Phone(keyOf(begun.html));
    const code = phone.code();
    const pages = await Promise.all(
      [1, 2].map(() => person.visitor.post(TWO_STEP, { intent: 'confirm', code })),
    );
    expect(pages.map(({ status }) => status)).toEqual([201, 201]);
    expect(await db.recoveryCode.count({ where: { userId: person.userId } })).toBe(10);
    expect(await mailsOf(person.userId, 'two-step-on')).toBe(1);
    const kept = new Set(
      (await db.recoveryCode.findMany({ where: { userId: person.userId } })).map(({ lookup }) => lookup),
    );
    const shown = pages.map(
      ({ html }) => recoveryCodesIn(html).filter((one) => kept.has(one.slice(0, 4))).length,
    );
    expect(shown).toContain(10);
    // Not by another code, later on.
    expect((await person.visitor.post(TWO_STEP, { intent: 'confirm', code: phone.code(1) })).status).toBe(
      409,
    );
  });

  it('asks someone without a password for a recent sign-in', async () => {
    const person = await signedIn(app);
    await db.session.updateMany({
      where: { userId: person.userId },
      data: { authenticatedAt: new Date(Date.now() - 16 * 60_000) },
    });
    expect((await person.visitor.post(TWO_STEP, { intent: 'begin' })).status).toBe(403);
    await db.session.updateMany({ where: { userId: person.userId }, data: { authenticatedAt: new Date() } });
    expect(keyOf((await person.visitor.post(TWO_STEP, { intent: 'begin' })).html)).not.toBe('');
  });
});

describe('what is set up', () => {
  it('is switched off with password and code, ends other sign-ins, and is told by mail', async () => {
    const person = await signedIn(app, { passwordHash });
    const { phone, recoveryCodes } = await setUpTwoStep(person.visitor, PASSWORD);
    await forgetStep(person.userId);
    const end = (current_password: string, code: string) =>
      person.visitor.post(TWO_STEP, { intent: 'end', current_password, code });
    expect((await end('wrong', phone.code())).html).toMatch(/id="current_password-error"/);
    expect((await end(PASSWORD, phone.wrongCode())).html).toMatch(/id="code-error"/);
    expect((await end(PASSWORD, '')).status).toBe(422);
    expect((await db.user.findUniqueOrThrow({ where: { id: person.userId } })).twoStepSince).not.toBeNull();
    const other = await makeSession(db, person);
    const done = await end(PASSWORD, phone.code());
    expect(done.url).toBe('/mileage/account/security');
    expect(await db.authenticator.count({ where: { userId: person.userId } })).toBe(0);
    expect(await mailsOf(person.userId, 'two-step-off')).toBe(1);
    expect((await browserWith(other.token).get('/mileage/account')).url).toContain('/mileage/login');
    const plain = new Visitor(app.origin);
    expect((await plain.post('/mileage/login', { email: person.email, password: PASSWORD })).url).toBe(
      '/mileage/trips-fuel',
    );
    expect(recoveryCodes).toHaveLength(10);
  });

  it('gets new recovery codes with password and a code, and the old ones are dead', async () => {
    const person = await signedIn(app, { passwordHash });
    const { recoveryCodes } = await setUpTwoStep(person.visitor, PASSWORD);
    const made = await person.visitor.post(TWO_STEP, {
      intent: 'renew',
      current_password: PASSWORD,
      code: recoveryCodes[0] ?? '',
    });
    expect(made.status).toBe(201);
    const fresh = recoveryCodesIn(made.html);
    expect(fresh).toHaveLength(10);
    expect(fresh.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    expect(
      (
        await person.visitor.post(TWO_STEP, {
          intent: 'end',
          current_password: PASSWORD,
          code: recoveryCodes[1] ?? '',
        })
      ).status,
    ).toBe(422);
    expect(
      (
        await person.visitor.post(TWO_STEP, {
          intent: 'end',
          current_password: PASSWORD,
          code: fresh[1] ?? '',
        })
      ).url,
    ).toBe('/mileage/account/security');
  });

  it('is reset by an administrator for who lost the phone: with a reason, logged, told by mail', async () => {
    const person = await signedIn(app, { passwordHash });
    await setUpTwoStep(person.visitor, PASSWORD);
    const admin = await signedIn(app, { roles: ['admin'] });
    const page = `/mileage/admin/people/${person.userId}`;
    expect((await admin.visitor.get(page)).html).toContain('Reset two-step verification');
    expect((await admin.visitor.post(page, { intent: 'reset-two-step', reason: '' })).status).toBe(422);
    const done = await admin.visitor.post(page, {
      intent: 'reset-two-step',
      reason: 'lost phone, called back on the number of the contract',
    });
    expect(done.html).not.toContain('Reset two-step verification');
    const logged = await db.adminAction.findFirstOrThrow({
      where: { subjectId: person.userId, action: 'person.two-step-reset' },
    });
    expect(logged.summary).toContain('lost phone');
    expect(await mailsOf(person.userId, 'two-step-reset')).toBe(1);
    const plain = new Visitor(app.origin);
    expect((await plain.post('/mileage/login', { email: person.email, password: PASSWORD })).url).toBe(
      '/mileage/trips-fuel',
    );
    expect((await admin.visitor.post(page, { intent: 'reset-two-step', reason: 'again' })).status).toBe(409);
  });

  it('is not offered where the installation has no key for it', async () => {
    const bare = await startApp({
      role: 'web',
      databaseUrl: app.databaseUrl,
      env: {
        STATELINE_MODE: 'production',
        SMTP_URL: 'smtp://127.0.0.1:1',
        STRIPE_SECRET_KEY: 'sk_live_x',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
        STRIPE_WEBHOOK_SECRET: 'whsec_x',
      },
      expectErrors: true,
    });
    const person = await signedIn(bare, { passwordHash });
    const page = await person.visitor.get(TWO_STEP);
    expect(page.html).toContain('Not available on this installation');
    expect(
      (await person.visitor.post(TWO_STEP, { intent: 'begin', current_password: PASSWORD })).status,
    ).toBe(503);
  });
});

describe('a carrier whose owner requires it', () => {
  const PEOPLE = '/mileage/account/people';

  it('opens its records only to sign-ins with a second step', async () => {
    const owner = await signedIn(app, { passwordHash, legalName: 'Heron Lines' });
    const member = await signedIn(app, { carrierId: owner.carrierId, role: 'editor', passwordHash });
    const token = { Authorization: `Bearer ${await makeApiToken(db, member)}` };
    const tooEarly = await owner.visitor.post(PEOPLE, { intent: 'two-step', required: '1' });
    expect(tooEarly.status).toBe(409);
    expect(tooEarly.html).toContain('Switch two-step verification on for yourself first.');
    await setUpTwoStep(owner.visitor, PASSWORD);
    const done = await owner.visitor.post(PEOPLE, { intent: 'two-step', required: '1' });
    expect(done.html).toContain('Stop requiring it');
    expect(done.html).toContain('One person has none yet.');
    expect(await mailsOf(member.userId, 'two-step-required')).toBe(1);
    expect(await mailsOf(owner.userId, 'two-step-required')).toBe(0);

    const status = async (headers: Record<string, string>) =>
      (await fetch(`${app.origin}/mileage/api/equipment`, { headers })).status;
    for (const path of ['/mileage/trips-fuel', '/mileage/reports', '/mileage/equipment', PEOPLE]) {
      const led = await member.visitor.get(path);
      expect(led.url, path).toBe(TWO_STEP);
      expect(led.html).toContain('Heron Lines requires two-step verification for everyone.');
    }
    expect([await status(member.bearer), await status(token)]).toEqual([403, 403]);
    expect((await member.visitor.get('/mileage/account/carriers')).status).toBe(200);
    expect((await owner.visitor.get('/mileage/trips-fuel')).url).toBe('/mileage/trips-fuel');

    await setUpTwoStep(member.visitor, PASSWORD);
    expect((await member.visitor.get('/mileage/trips-fuel')).url).toBe('/mileage/trips-fuel');
    expect(await status(token)).toBe(200);
  });

  it('is joined by the whole installation where its operator requires it, administration included', async () => {
    const strict = await startApp({
      role: 'web',
      databaseUrl: app.databaseUrl,
      env: { REQUIRE_TWO_STEP: '1' },
    });
    const admin = await signedIn(strict, { roles: ['admin'], passwordHash });
    for (const path of ['/mileage/trips-fuel', '/mileage/admin', '/mileage/admin/people'])
      expect((await admin.visitor.get(path)).url, path).toBe(TWO_STEP);
    expect((await fetch(`${strict.origin}/mileage/api/equipment`, { headers: admin.bearer })).status).toBe(
      403,
    );
    await setUpTwoStep(admin.visitor, PASSWORD);
    expect((await admin.visitor.get('/mileage/admin/people')).url).toBe('/mileage/admin/people');
    expect((await admin.visitor.get('/mileage/trips-fuel')).url).toBe('/mileage/trips-fuel');
  });

  it('counts a provider’s sign-in, is changed by owners alone, and can be taken back', async () => {
    const owner = await signedIn(app, { passwordHash });
    const member = await signedIn(app, { carrierId: owner.carrierId, role: 'editor' });
    await setUpTwoStep(owner.visitor, PASSWORD);
    expect((await member.visitor.post(PEOPLE, { intent: 'two-step', required: '1' })).status).toBe(403);
    await owner.visitor.post(PEOPLE, { intent: 'two-step', required: '1' });
    expect((await member.visitor.get('/mileage/trips-fuel')).url).toBe(TWO_STEP);
    await db.session.updateMany({ where: { userId: member.userId }, data: { isVouchedFor: true } });
    expect((await member.visitor.get('/mileage/trips-fuel')).url).toBe('/mileage/trips-fuel');
    const seen = await member.visitor.get(PEOPLE);
    expect([seen.html.includes('>Two-step<'), seen.html.includes('none yet')]).toEqual([false, false]);
    await db.session.updateMany({ where: { userId: member.userId }, data: { isVouchedFor: false } });
    await owner.visitor.post(PEOPLE, { intent: 'two-step', required: '0' });
    expect((await member.visitor.get('/mileage/trips-fuel')).url).toBe('/mileage/trips-fuel');
  });
});
