import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { linkIn, mailsOf } from '../factories/mails';
import { databaseOf, makeAccount, signedIn } from '../factories/signed-in';

/** The buttons behind mailed links, pressed in a real browser: what it says of the page it comes from is no test's own words. */

const app = await startApp();
const browser = await startBrowser();
const { prisma: db } = databaseOf(app.databaseUrl);
const mailTo = mailsOf(db);

describe.each([true, false])('a mailed link with scripts %s', (javaScriptEnabled) => {
  const tag = javaScriptEnabled ? 'js' : 'plain';

  it('sets a new password', async () => {
    const email = `reset-${tag}@example.com`;
    await makeAccount(db, { email });
    const page = await browser.open({ javaScriptEnabled });
    await page.goto(`${app.origin}/mileage/password/reset`);
    await page.fill('#email', email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.goto(app.origin + linkIn(await mailTo(email, 'password-reset'), '/password/reset/'));
    await page.fill('#password', 'four green trucks');
    await page.fill('#password_confirmation', 'four green trucks');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.waitForURL(/trips-fuel/);
    expect(await page.getByRole('heading', { level: 1 }).first().innerText()).toContain(
      'Welcome to Stateline!',
    );
  });

  it('confirms an address, and lets an invited person join', async () => {
    const email = `invited-${tag}@example.com`;
    const owner = await signedIn(app, { legalName: `Blue Mesa ${tag}` });
    await owner.visitor.post('/mileage/account/people', { intent: 'invite', email, role: 'viewer' });
    const page = await browser.open({ javaScriptEnabled });
    await page.goto(app.origin + linkIn(await mailTo(email, 'invitation'), '/invitations/'));
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.fill('#name', 'Vera Viewer');
    await page.fill('#password', 'four green trucks');
    await page.fill('#password_confirmation', 'four green trucks');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('button', { name: `Join Blue Mesa ${tag}` }).click();
    await page.waitForURL(/trips-fuel/);
    expect(
      await db.membership.findMany({
        where: { user: { email }, carrierId: owner.carrierId },
        select: { role: true },
      }),
    ).toEqual([{ role: 'viewer' }]);
    const { id } = await db.user.findUniqueOrThrow({ where: { email } });
    await db.user.update({ where: { id }, data: { emailVerifiedAt: null } });
    await page.goto(app.origin + linkIn(await mailTo(email, 'email-confirm'), '/confirm/'));
    await page.getByRole('button', { name: /confirm/i }).click();
    await page.waitForURL(/trips-fuel/);
    expect((await db.user.findUniqueOrThrow({ where: { id } })).emailVerifiedAt).not.toBeNull();
  });
});
