import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { signedIn } from '../factories/signed-in';

const app = await startApp();
const dana = await signedIn(app);
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'long-title': 'off', 'require-sri': 'off' },
});

async function problemsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
}

it.each([
  'features',
  'tutorials',
  'faq',
  'ifta-rates',
  'ifta-rates?q=zz',
  'support',
  'support/limits',
  'support/training',
  'support/message',
  'emails',
  'emails/new?template=report',
])('%s is valid HTML', async (path) => {
  const { status, html } = await dana.visitor.get(`/mileage/${path}`);
  expect(status).toBe(200);
  expect(await problemsOf(html)).toEqual([]);
});

it.each(['support/limits', 'support/training', 'support/message', 'emails/new'])(
  '%s is valid HTML when it comes back with errors',
  async (path) => {
    const { status, html } = await dana.visitor.post(`/mileage/${path}`, {
      comment: '"><script>',
      subject: '<b>',
    });
    expect(status).toBe(422);
    expect(await problemsOf(html)).toEqual([]);
  },
);

it('every feature, tutorial and email is valid HTML', async () => {
  const items = await dana.db.contentItem.findMany({ where: { kind: { in: ['feature', 'tutorial'] } } });
  expect(items.length).toBeGreaterThan(19);
  for (const { id, kind } of items)
    expect(
      await problemsOf((await dana.visitor.get(`/mileage/${kind}s/${id}`)).html),
      `${kind} ${id}`,
    ).toEqual([]);
  const sent = await dana.visitor.post('/mileage/emails/new', {
    to: 'a@example.com, b@example.com',
    cc: 'c@example.com',
    subject: 'Hello',
    body: 'World',
  });
  expect(await problemsOf(sent.html)).toEqual([]);
  expect(await problemsOf((await dana.visitor.get('/mileage/emails')).html)).toEqual([]);
});
