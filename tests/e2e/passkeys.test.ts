import { once } from 'node:events';
import net from 'node:net';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { signedIn, type SignedIn } from '../factories/signed-in';
import { Visitor } from '../factories/visitor';

/** A port of its own: a passkey is bound to the address at which people sign in. */
async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const port = await freePort();
const app = await startApp({ env: { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` } });
const browser = await startBrowser();
const PASSWORD = 'three blue trucks';
const passwordHash = await argon2Keeper().hash(PASSWORD);

const PASSKEYS = '/mileage/account/security/passkeys';

/** A page on a machine that has a finger reader, with someone's finger on it. */
async function withDevice(person?: SignedIn): Promise<{ page: Page; device: CDPSession; deviceId: string }> {
  const page = await browser.open();
  if (person) await page.context().addCookies([{ ...person.cookie, domain: 'localhost', path: '/' }]);
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { page, device, deviceId: authenticatorId };
}

async function add(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.goto(app.origin + PASSKEYS, { waitUntil: 'networkidle' });
  await page.locator('#current_password').fill(password);
  await page.locator('#name').fill(name);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
}

async function signInWithPasskey(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${app.origin}/mileage/login`, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('button', { name: 'Use my passkey' }).click();
}

describe('a passkey', () => {
  it('is added with the password, signs in without it and without a code, and not once it is removed', async () => {
    const person = await signedIn(app, { email: 'finger@example.com', passwordHash });
    // Their carrier asks for two steps, and they have an app for it.
    await person.db.user.update({ where: { id: person.userId }, data: { twoStepSince: new Date() } });
    await person.db.carrier.update({ where: { id: person.carrierId }, data: { requiresTwoStep: true } });
    const { page } = await withDevice(person);

    await add(page, 'Office laptop', 'not the password');
    await page.getByText('This is not your current password.').waitFor();
    browser.forgive();
    expect(await person.db.passkey.count()).toBe(0);
    await add(page, 'Office laptop');
    await page.getByText('The passkey is added.').waitFor();
    await page.getByText('Office laptop', { exact: true }).first().waitFor();
    const told = await person.db.mailMessage.findMany({
      where: { userId: person.userId, kind: 'security-notice' },
    });
    expect(told.map(({ subject }) => subject).join()).toContain('A passkey was added');

    // The same device is not taken twice.
    await add(page, 'Again');
    await page.getByText('This device has a passkey for this account.').waitFor();

    let posted = '';
    page.on('request', (request) => {
      if (request.url().endsWith('/login/passkey') && request.postData()?.includes('answer=%7B'))
        posted = request.postData() ?? '';
    });
    await signInWithPasskey(page);
    await page.waitForURL('**/mileage/trips-fuel');
    const session = await person.db.session.findFirstOrThrow({
      where: { userId: person.userId },
      orderBy: { createdAt: 'desc' },
    });
    expect(session.isVouchedFor).toBe(true);
    const kept = await person.db.passkey.findFirstOrThrow({ where: { userId: person.userId } });
    expect(kept.lastUsedAt).not.toBeNull();
    expect(Number(kept.counter)).toBeGreaterThan(0);

    // What was signed is of no use to whoever has seen it.
    expect(posted).not.toBe('');
    const again = await fetch(`${app.origin}/mileage/login/passkey`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: app.origin },
      body: posted,
    });
    expect(again.status).toBe(422);
    expect(again.headers.getSetCookie().join()).not.toContain('stateline_session');

    await page.goto(app.origin + PASSKEYS, { waitUntil: 'networkidle' });
    await page.locator('#remove-current_password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Remove Office laptop' }).click();
    await page.getByText('The passkey is removed.').waitFor();
    await signInWithPasskey(page);
    await page.getByText('This passkey does not sign in here.').waitFor();
    browser.forgive();
    const log = await person.db.securityEvent.findMany({ where: { userId: person.userId } });
    expect(log.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['passkey-added', 'passkey-removed']));
  });

  it('of one account signs in to no other, and not to one that is disabled', async () => {
    const dana = await signedIn(app, { email: 'dana@example.com', passwordHash });
    const { page } = await withDevice(dana);
    await add(page, 'Phone');
    await page.getByText('The passkey is added.').waitFor();
    await dana.db.user.update({ where: { id: dana.userId }, data: { disabledAt: new Date() } });
    await signInWithPasskey(page);
    await page.getByText('This passkey does not sign in here.').waitFor();
    browser.forgive();
    await dana.db.user.update({ where: { id: dana.userId }, data: { disabledAt: null } });
    // Its key is not the one that the device signs with: the signature is checked, not only the name.
    const other = await signedIn(app, { email: 'otto@example.com', passwordHash });
    const { page: theirs } = await withDevice(other);
    await add(theirs, 'Other phone');
    await theirs.getByText('The passkey is added.').waitFor();
    const { publicKey } = await dana.db.passkey.findFirstOrThrow({ where: { userId: other.userId } });
    await dana.db.passkey.updateMany({ where: { userId: dana.userId }, data: { publicKey } });
    await signInWithPasskey(page);
    await page.getByText('This passkey does not sign in here.').waitFor();
    browser.forgive();
    await signInWithPasskey(theirs);
    await theirs.waitForURL('**/mileage/trips-fuel');
  });

  it('waits for the address to be confirmed', async () => {
    const person = await signedIn(app, { email: 'unproven@example.com', passwordHash });
    await person.db.user.update({ where: { id: person.userId }, data: { emailVerifiedAt: null } });
    const { page } = await withDevice(person);
    await add(page, 'Phone');
    await page.getByText('Confirm your email first').waitFor();
    browser.forgive();
    expect(await person.db.passkey.count({ where: { userId: person.userId } })).toBe(0);
  });
});

describe('without scripts', () => {
  it('the pages say so, and the other ways of signing in are there', async () => {
    const person = await signedIn(app, { email: 'plain@example.com', passwordHash });
    const answer = await person.visitor.post(PASSKEYS, { intent: 'add', answer: '', name: 'Phone' });
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('it needs a current one that runs scripts');
    const page = await browser.open({ javaScriptEnabled: false });
    await page.goto(`${app.origin}/mileage/login/passkey`);
    expect(await page.getByRole('button', { name: 'Use my passkey' }).isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Sign in another way' }).click();
    expect(await page.getByRole('button', { name: 'Login' }).isVisible()).toBe(true);
  });

  it('what is no answer of a device signs nobody in', async () => {
    for (const answer of [
      '',
      '{}',
      '[]',
      'null',
      '{"id":"AA","response":{"clientDataJSON":"e30"}}',
      'x'.repeat(50_000),
    ]) {
      const { status, html } = await new Visitor(app.origin).post('/mileage/login/passkey', { answer });
      expect(status, answer.slice(0, 40)).toBe(422);
      expect(html).toContain('This passkey does not sign in here.');
    }
  });
});
