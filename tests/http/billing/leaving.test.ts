import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { signedIn } from '../../factories/signed-in';
import type { Page } from '../../factories/visitor';

const app = await startApp({ role: 'all' });
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'long-title': 'off', 'require-sri': 'off' },
});
const words = ({ html }: Page) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
const DATA = '/mileage/account/data';

async function until(check: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100 && !(await check()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await check()).toBe(true);
}

it('asks without scripts how a paid plan ends with the account, keeps the choice, and does it', async () => {
  const { visitor, db, carrierId, email } = await signedIn(app);
  expect(words(await visitor.get(DATA))).not.toContain('Your paid plan');
  const step = await visitor.post('/mileage/account/billing/plans/ic_basic?page=1', {
    formKey: 'click-0001',
    authorized: 'yes',
  });
  await visitor.post(step.url, { number: '4242424242424242', expiry: '12/34', cvc: '123', zip: '75201' });

  const page = await visitor.get(DATA);
  expect(words(page)).toMatch(/Basic plan +End it on \d\d\/\d\d\/\d{4}/);
  const report = await validator.validateString(page.html);
  expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  expect(page.html).toMatch(/<input(?=[^>]*value="period-end")(?=[^>]*checked)/);

  const unread = await visitor.post(DATA, { intent: 'delete', plan_end: 'now' });
  expect(unread.status).toBe(422);
  expect(unread.html).toMatch(/<input(?=[^>]*value="now")(?=[^>]*checked)/);

  const asked = await visitor.post(DATA, { intent: 'delete', understood: '1', plan_end: 'now' });
  expect(words(asked)).toContain('It will be erased on');
  const status = async () =>
    (await db.billingSubscription.findFirst({ where: { account: { carrierId } } }))?.status;
  await until(async () => (await status()) === 'canceled');
  expect((await db.carrier.findUniqueOrThrow({ where: { id: carrierId } })).planPackageId).toBe('ic_free');
  const mail = await db.mailMessage.findFirstOrThrow({
    where: { kind: 'account-deletion', toAddress: email },
  });
  expect(mail.params).toMatchObject({ plans: [expect.stringContaining('Basic plan ends now.')] });
});
