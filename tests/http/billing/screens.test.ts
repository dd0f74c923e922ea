import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { signedIn } from '../../factories/signed-in';
import type { Page } from '../../factories/visitor';

const app = await startApp();

const textOf = (html: string): string =>
  html
    .replace(/<(script|style|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
const has = (page: Page, text: string) =>
  expect(
    textOf(page.html).includes(text),
    `"${text}" in ${page.url}: ${textOf(page.html).slice(0, 1500)}`,
  ).toBe(true);
const lacks = (page: Page, text: string) =>
  expect(textOf(page.html).includes(text), `no "${text}" in ${page.url}`).toBe(false);
const hidden = (page: Page, name: string): string =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(page.html)?.[1] ?? '';
const VISA = { number: '4242424242424242', expiry: '12/34', cvc: '123', zip: '75201' };
const BILLING = '/mileage/account/billing';

describe('without JavaScript', () => {
  it('takes a customer from the free plan to a trial, another plan, a second card and back', async () => {
    const { visitor } = await signedIn(app);
    const free = await visitor.get(BILLING);
    for (const text of [
      'Test billing',
      'No money moves here',
      'Free Active',
      '0 of 10',
      '5 stops a trip',
      'Basic',
      '$9 a month',
      'Standard',
      '$19 a month',
      'Advanced',
      '$49 a month',
      'There are no invoices yet',
      'No card is kept',
    ])
      has(free, text);
    expect(free.html.replace('<script src="/mileage/js/controls.js?v=1" defer></script>', '')).not.toMatch(
      /<script/,
    );

    const step = await visitor.get(`${BILLING}/plans/ic_basic`);
    for (const text of [
      'Nothing is charged today: the first 14 days are free',
      'Terms and Conditions',
      '14 days left',
      'Continue to payment',
    ])
      has(step, text);
    const unticked = await visitor.post(`${BILLING}/plans/ic_basic?page=1`, {
      intent: 'subscribe',
      formKey: hidden(step, 'formKey'),
    });
    expect(unticked.status).toBe(422);
    has(unticked, 'Check the box');
    expect(unticked.html).toMatch(/<title>Error: /);

    // To the provider's page, where a card is declined and another is taken, and back.
    const checkout = await visitor.post(`${BILLING}/plans/ic_basic?page=1`, {
      intent: 'subscribe',
      formKey: hidden(step, 'formKey'),
      authorized: 'yes',
    });
    expect(checkout.url).toMatch(/^\/mileage\/test-billing\/checkout\/cs_test_/);
    has(checkout, '14 days free, then $9.00 a month');
    const declined = await visitor.post(checkout.url, { ...VISA, number: '4000000000000002' });
    expect(declined.status).toBe(422);
    has(declined, 'Your card was declined.');
    const done = await visitor.post(checkout.url, VISA);
    expect(done.url).toBe(BILLING);
    for (const text of [
      'Basic Trial',
      '14 days left',
      'then $9 a month',
      '0 of 30',
      'Visa ending in 4242 Default',
      '$0.00',
      'Paid',
    ])
      has(done, text);
    expect((await visitor.post(checkout.url, VISA)).status).toBe(404);

    // A plan that runs is changed with the card that is kept.
    const larger = await visitor.get(`${BILLING}/plans/ic_standard`);
    has(larger, 'Nothing is charged today.');
    const changed = await visitor.post(larger.url, {
      intent: 'subscribe',
      formKey: hidden(larger, 'formKey'),
      authorized: 'yes',
      card_id: hidden(larger, 'card_id'),
    });
    expect(changed.url).toBe(BILLING);
    for (const text of ['Standard Trial', '0 of 100', 'then $19 a month']) has(changed, text);

    const add = await visitor.post(`${BILLING}/cards/new`, { formKey: 'click-0001' });
    const added = await visitor.post(add.url, { ...VISA, number: '5555 5555 5555 4444' });
    has(added, 'Mastercard ending in 4444 Expires 12/2034 Make default');
    const second = hidden(added, 'card_id');
    const switched = await visitor.post(BILLING, {
      intent: 'default-card',
      card_id: second,
      formKey: 'click-0002',
    });
    has(switched, 'Mastercard ending in 4444 Default');
    const refused = await visitor.post(`${BILLING}/cards/${second}/remove`, { formKey: 'click-0003' });
    expect(refused.status).toBe(409);
    has(refused, 'Make another card the default first.');

    const invoice = /href="(\/mileage\/test-billing\/invoice\/[^"]+?)"/.exec(switched.html)?.[1] ?? '';
    has(await visitor.get(invoice), 'Trial period for Basic');
    const pdf = await fetch(`${app.origin}${invoice}/pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');

    const portal = await visitor.post(BILLING, { intent: 'portal' });
    expect(portal.url).toMatch(/^\/mileage\/test-billing\/portal\//);
    has(portal, 'mastercard ending in 4444 (default)');

    const sure = await visitor.get(`${BILLING}/plans/ic_free`);
    has(sure, 'Are you sure?');
    for (const text of ['Why are you leaving?', 'It costs too much']) has(sure, text);
    const ended = await visitor.post(sure.url, {
      intent: 'subscribe',
      formKey: hidden(sure, 'formKey'),
      leaving_reason: 'unused',
      leaving_words: 'Back in March',
    });
    for (const text of ['Standard Canceled', 'then the Free plan applies', 'Keep Standard']) has(ended, text);
  });

  it('shows the trips of each month by the carrier’s calendar', async () => {
    const { visitor, db, carrierId } = await signedIn(app, { timeZone: 'America/Los_Angeles' });
    lacks(await visitor.get(BILLING), 'Trips by month');
    const now = new Date();
    const first = (back: number, ms: number) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1) + ms);
    // Two hours into the month in UTC it is still the month before in California.
    const dates = [first(1, 2 * 3_600_000), first(1, 86_400_000), first(1, 2 * 86_400_000), first(20, 0)];
    await db.recordChange.createMany({
      data: dates.map((at, index) => ({
        carrierId,
        entity: 'trip',
        action: 'created',
        recordId: BigInt(index + 1),
        at,
      })),
    });
    const name = (back: number) =>
      first(back, 86_400_000).toLocaleString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const page = await visitor.get(BILLING);
    has(page, `${name(1)} 2 ${name(2)} 1`);
    lacks(page, name(20));
  });

  it('applies, shows and clears a coupon', async () => {
    const { visitor } = await signedIn(app);
    const unknown = await visitor.post(BILLING, { intent: 'coupon', coupon_code: 'NOPE' });
    expect(unknown.status).toBe(422);
    has(unknown, 'This code is not known');
    expect(unknown.html).toContain('value="NOPE"');
  });

  it('shows an editor the plan, and nothing to change it with', async () => {
    const { visitor } = await signedIn(app, { role: 'editor' });
    const page = await visitor.get(BILLING);
    has(page, 'Only an owner of this carrier can change the plan.');
    lacks(page, 'Subscribe to');
    expect((await visitor.post(BILLING, { intent: 'coupon', coupon_code: 'X' })).status).toBe(403);
    expect((await visitor.get(`${BILLING}/plans/ic_basic`)).url).toBe(BILLING);
  });

  it('knows no plan, card or page that is not there', async () => {
    const { visitor } = await signedIn(app);
    for (const path of ['plans/ic_gold', 'cards/pm_none/remove'])
      expect((await visitor.get(`${BILLING}/${path}`)).status, path).toBe(404);
    for (const path of ['checkout/cs_test_none', 'portal/bps_none', 'invoice/in_none/key', 'nothing']) {
      expect((await visitor.get(`/mileage/test-billing/${path}`)).status, path).toBe(404);
    }
  });
});

describe('the webhook', () => {
  it('refuses what is not signed, over HTTP', async () => {
    const send = (headers: Record<string, string>, body: string) =>
      fetch(`${app.origin}/mileage/api/stripe/webhook`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body,
      });
    expect((await send({}, '{}')).status).toBe(422);
    expect((await send({ 'Stripe-Signature': 't=1,v1=aa' }, '{"id":"evt_1"}')).status).toBe(422);
    expect((await fetch(`${app.origin}/mileage/api/stripe/webhook`)).status).toBe(405);
  });

  it('brings what happened at the provider without anybody coming back', async () => {
    const { visitor, scope, db } = await signedIn(app);
    const step = await visitor.get(`${BILLING}/plans/ic_advanced`);
    const checkout = await visitor.post(`${BILLING}/plans/ic_advanced?page=1`, {
      formKey: hidden(step, 'formKey'),
      authorized: 'yes',
    });
    const done = await fetch(app.origin + checkout.url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(VISA),
    });
    expect(done.status).toBe(303); // the window is closed here
    const planOf = async () =>
      (await db.carrier.findUniqueOrThrow({ where: { id: scope.carrierId } })).planPackageId;
    await expect.poll(planOf, { timeout: 60_000 }).toBe('ic_advanced');
  });
});
