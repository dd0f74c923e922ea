import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { makeApiToken, signedIn } from '../factories/signed-in';
import { Visitor } from '../factories/visitor';

const app = await startApp();

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'long-title': 'off', 'require-sri': 'off' },
});

async function problemsOf(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );
}

const GUEST = [
  '/login',
  '/login/code',
  '/login?authcode=123456&email=a@b.co',
  '/register',
  '/restore-password',
  '/password/reset',
  '/password/reset/x',
  '/confirm/x',
  '/invitations/x',
  '/inbox',
];
const SIGNED_IN = [
  '/account',
  '/account/carrier',
  '/account/carriers',
  '/account/people',
  '/account/security',
  '/account/tokens',
  '/account/data',
  '/logout',
];

describe('the pages of accounts are valid HTML', () => {
  it.each(GUEST)('%s', async (path) => {
    expect(await problemsOf((await new Visitor(app.origin).get(`/mileage${path}`)).html)).toEqual([]);
  });

  it('also for someone with everything there is, and as they come back with errors', async () => {
    const person = await signedIn(app);
    const colleague = await signedIn(app, { carrierId: person.carrierId, role: 'viewer' });
    await person.db.membership.create({
      data: { userId: person.userId, carrierId: (await signedIn(app)).carrierId, role: 'viewer' },
    });
    await person.db.user.update({
      where: { id: person.userId },
      data: {
        deleteAfter: new Date(Date.now() + 86_400_000),
        emailVerifiedAt: null,
        emailBouncedAt: new Date(),
      },
    });
    await makeApiToken(person.db, person);
    await person.visitor.post('/mileage/account/people', {
      intent: 'invite',
      email: 'x@example.com',
      role: 'viewer',
    });
    await person.visitor.post('/mileage/account/data', { intent: 'export' });
    // While the file is made the page reads itself again, which the rules of HTML pages do not like.
    await expect
      .poll(async () => (await person.visitor.get('/mileage/account/data')).html, { timeout: 30_000 })
      .not.toContain('http-equiv="refresh"');
    for (const { visitor } of [person, colleague]) {
      for (const path of SIGNED_IN)
        expect(await problemsOf((await visitor.get(`/mileage${path}`)).html), path).toEqual([]);
    }
    for (const path of [
      '/account',
      '/account/carrier',
      '/account/carriers',
      '/account/people',
      '/account/security',
      '/account/tokens',
      '/account/data',
    ]) {
      const { html, status } = await person.visitor.post(`/mileage${path}`, {
        intent: path === '/account/data' ? 'delete' : path === '/account' ? 'email' : '',
      });
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(await problemsOf(html), path).toEqual([]);
    }
    for (const path of ['/login', '/register', '/password/reset', '/login/code'])
      expect(
        await problemsOf((await new Visitor(app.origin).post(`/mileage${path}`, {})).html),
        path,
      ).toEqual([]);
  });
});
