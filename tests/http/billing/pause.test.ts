import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import type { LocalStripeState } from '~/platform/stripe/local/state';
import { startApp } from '../../factories/app';
import { signedIn, type SignedIn } from '../../factories/signed-in';
import type { Page } from '../../factories/visitor';

const app = await startApp();
const BILLING = '/mileage/account/billing';
const PAUSE = `${BILLING}/pause`;
const DAY = 86_400;
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'long-title': 'off', 'require-sri': 'off' },
});
const words = ({ html }: Page) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
const hidden = (page: Page, name: string): string =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(page.html)?.[1] ?? '';
async function isValid(page: Page): Promise<void> {
  const report = await validator.validateString(page.html);
  expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
}

/** Someone who had their trial and pays for a month of the Basic plan. */
async function subscriber(): Promise<SignedIn> {
  const someone = await signedIn(app);
  const { visitor, db, carrierId } = someone;
  await db.billingAccount.upsert({
    where: { carrierId },
    create: { carrierId, trialUsedAt: new Date() },
    update: { trialUsedAt: new Date() },
  });
  const step = await visitor.post(`${BILLING}/plans/ic_basic?page=1`, {
    formKey: 'click-0001',
    authorized: 'yes',
  });
  await visitor.post(step.url, { number: '4242424242424242', expiry: '12/34', cvc: '123', zip: '75201' });
  return someone;
}

/** As if everything about the subscription had happened so many days earlier. */
async function daysAgo({ db, carrierId }: SignedIn, days: number): Promise<void> {
  const known = await db.billingSubscription.findFirstOrThrow({ where: { account: { carrierId } } });
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(7275)`;
    const row = await tx.testBillingState.findUniqueOrThrow({ where: { id: 1 } });
    const state = row.state as unknown as LocalStripeState;
    const subscription = state.subscriptions[known.id];
    if (!subscription) throw new Error('no subscription');
    const by = days * DAY;
    for (const name of ['created', 'anchor', 'periodStart', 'periodEnd'] as const) subscription[name] -= by;
    if (subscription.pauseCollection?.resumesAt) subscription.pauseCollection.resumesAt -= by;
    for (const name of ['pause_from', 'pause_until'])
      subscription.metadata[name] = String(Number(subscription.metadata[name]) - by);
    await tx.testBillingState.update({ where: { id: 1 }, data: { state: state as object } });
  });
}

it('pauses a plan, takes it back, and resumes it for what was announced, without JavaScript', async () => {
  const dana = await subscriber();
  const { visitor, db, carrierId } = dana;
  const paid = async () =>
    (await db.billingInvoice.findMany({ where: { account: { carrierId } } })).reduce(
      (sum, { paidCents }) => sum + paidCents,
      0,
    );
  const billing = await visitor.get(BILLING);
  expect(words(billing)).toContain('Pause for a season');
  expect(billing.html).toContain(`href="${PAUSE}"`);

  const page = await visitor.get(PAUSE);
  await isValid(page);
  expect(words(page)).toContain('because it is paid for. The pause begins then.');
  expect(words(page)).toContain('the limits of the Free plan apply: 10 trips in 30 days, 5 stops a trip.');
  for (const months of ['', '7', 'spring']) {
    const refused = await visitor.post(PAUSE, { intent: 'pause', formKey: 'click-0002', months });
    expect(refused.status).toBe(422);
    expect(refused.html).toMatch(/<title>Error: /);
    expect(words(refused)).toContain('Choose from 1 to 6 months.');
    await isValid(refused);
  }
  // Sent twice, as by a double click.
  const form = { intent: 'pause', formKey: hidden(page, 'formKey'), months: '2' };
  const sent = await Promise.all([visitor.post(PAUSE, form), visitor.post(PAUSE, form)]);
  for (const each of sent) expect(each.url).toContain(BILLING);
  expect(words(await visitor.get(BILLING))).toMatch(
    /Runs until \d\d\/\d\d\/\d{4}, then it is paused until \d\d\/\d\d\/\d{4}\./,
  );
  expect(words(await visitor.get(`${BILLING}/plans/ic_standard`))).toContain(
    'Withdraw the pause first, then change to Standard.',
  );

  const ahead = await visitor.get(PAUSE);
  await isValid(ahead);
  expect(words(ahead)).toContain('If you keep it running, nothing is charged today.');
  await visitor.post(PAUSE, { intent: 'resume', formKey: hidden(ahead, 'formKey') });
  expect(words(await visitor.get(BILLING))).toMatch(/\$9 a month, next on/);

  await visitor.post(PAUSE, { intent: 'pause', formKey: 'click-0003', months: '6' });
  await daysAgo(dana, 40);
  const paused = await visitor.get(PAUSE);
  await isValid(paused);
  expect(words(paused)).toContain('If you resume now, $9 is charged today and a new month begins now.');
  // A page of before the pause began announced that nothing is charged.
  const stale = await visitor.post(PAUSE, { intent: 'resume', formKey: 'click-0004' });
  expect(stale.status).toBe(409);
  expect(words(stale)).toContain('$9 would be charged today, not $0.');
  expect((await db.carrier.findUniqueOrThrow({ where: { id: carrierId } })).planPackageId).toBe('ic_free');
  const during = await visitor.get(BILLING);
  await isValid(during);
  expect(words(during)).toContain('Basic Paused');
  expect(words(during)).toContain('0 of 10');
  expect(words(during)).toContain('To change to another plan, resume yours first.');
  // What a paused plan is looked at for stands beside it, once.
  expect(during.html.split(`href="${PAUSE}"`)).toHaveLength(2);
  const blocked = await visitor.get(`${BILLING}/plans/ic_standard`);
  expect(words(blocked)).toMatch(/Your plan is paused until \d\d\/\d\d\/\d{4}\./);
  expect(words(blocked)).toContain('Resume it first, then change to Standard.');
  // What was recorded stays open to be read and downloaded.
  for (const path of ['/mileage/trips-fuel', '/mileage/reports', '/mileage/account/data'])
    expect((await visitor.get(path)).status).toBe(200);

  expect(await paid()).toBe(900);
  const resume = {
    intent: 'resume',
    formKey: hidden(paused, 'formKey'),
    quoted_cents: hidden(paused, 'quoted_cents'),
    quoted_at: hidden(paused, 'quoted_at'),
  };
  await Promise.all([visitor.post(PAUSE, resume), visitor.post(PAUSE, resume)]);
  expect(await paid()).toBe(1800);
  expect(words(await visitor.get(BILLING))).toMatch(/Basic Active/);
  expect(await db.billingSubscription.count({ where: { account: { carrierId } } })).toBe(1);
});

it('does the same for programs, for an owner alone', async () => {
  const dana = await subscriber();
  const call = async (method: string, path: string, body?: object, bearer = dana.bearer) => {
    const response = await fetch(`${app.origin}/api/account/billing${path}`, {
      method,
      headers: { ...bearer, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return {
      status: response.status,
      body: (await response.json()) as { subscription: { id: string }; message?: string },
    };
  };
  const { id } = (await call('GET', '')).body.subscription;
  const path = `/subscription/${id}`;
  for (const months of [0, 7, 1.5, 'soon', null, true])
    expect(await call('PUT', `${path}/pause`, { months })).toMatchObject({ status: 422 });
  expect(await call('PUT', `${path}/pause`, { months: 3 })).toMatchObject({
    status: 200,
    body: { subscription: { status: 'active', display_status: 'Active', pause: { in_force: false } } },
  });
  expect(await call('PUT', `/subscription/${id}`, { plan_id: 'ic_standard' })).toMatchObject({ status: 409 });
  expect(await call('PUT', `${path}/resume`)).toMatchObject({
    status: 200,
    body: { subscription: { pause: null } },
  });

  await call('PUT', `${path}/pause`, { months: 1 });
  await daysAgo(dana, 32);
  expect(await call('PUT', `${path}/resume`, { amount_cents: 800 })).toMatchObject({ status: 409 });
  expect(await call('PUT', `${path}/resume`, { amount_cents: '900' })).toMatchObject({ status: 422 });
  expect((await call('GET', '')).body.subscription).toMatchObject({
    display_status: 'Paused',
    effective_package_id: 'ic_free',
    pause: { in_force: true },
  });
  // Of another carrier, and of someone who only edits.
  const eve = await signedIn(app);
  const commands = [
    ['pause', { months: 1 }],
    ['resume', {}],
  ] as const;
  for (const [verb, body] of commands)
    expect(await call('PUT', `${path}/${verb}`, body, eve.bearer)).toMatchObject({ status: 404 });
  await dana.db.membership.updateMany({ where: { carrierId: dana.carrierId }, data: { role: 'editor' } });
  for (const [verb, body] of commands)
    expect(await call('PUT', `${path}/${verb}`, body)).toMatchObject({ status: 403 });
  expect(await call('PUT', `${path}/resume`, { months: 1 })).toMatchObject({ status: 422 });
  expect((await dana.visitor.get(PAUSE)).url).toMatch(/\/account\/billing$/);
  await dana.visitor.post(PAUSE, { intent: 'resume' });
  expect(words(await dana.visitor.get(BILLING))).not.toContain('Pause for a season');
  await dana.db.membership.updateMany({ where: { carrierId: dana.carrierId }, data: { role: 'owner' } });
  expect(await call('PUT', `${path}/resume`, { amount_cents: 900 })).toMatchObject({
    status: 200,
    body: { subscription: { pause: null, effective_package_id: 'ic_basic' } },
  });
});
