import { expect, it } from 'vitest';
import { changeBillingDetails } from '~/areas/billing/billing-details.server';
import { choosePlan } from '~/areas/billing/choose-plan.server';
import { applyCoupon } from '~/areas/billing/coupon.server';
import { readBilling } from '~/areas/billing/data/billing-account.server';
import { pausePlan, readPauseStep } from '~/areas/billing/pause-plan.server';
import { readPlanStep } from '~/areas/billing/read-billing.server';
import { copyAccount } from '~/areas/billing/second-subscription.server';
import { sendReminders } from '~/areas/billing/send-reminders.server';
import { pauseView } from '~/areas/billing/views/pause-view';
import { planStepView } from '~/areas/billing/views/plan-step-view';
import { testStripe, TYPED_DETAILS } from '../../factories/billing';
import { testClock, testContext } from '../../factories/context';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

/** What pages and mails say weeks ahead, at the end of a trial and of a pause, against what is charged on the day. */

const DAY = 86_400_000;
const HOUR = 3_600_000;
const PLANS = ['ic_basic', 'ic_standard_year'];
const COUPONS: Record<string, Record<string, string> | null> = {
  none: null,
  ONCE: { amount_off: '500', currency: 'usd', duration: 'once' },
  LARGE: { amount_off: '1500', currency: 'usd', duration: 'repeating', duration_in_months: '2' },
  MONTH: { percent_off: '33', duration: 'repeating', duration_in_months: '1' },
  SEASON: { percent_off: '20', duration: 'repeating', duration_in_months: '3' },
  HALF: { percent_off: '12.5', duration: 'forever' },
};
const PLACES: Record<string, { country: string; state: string; postal_code: string } | null> = {
  untaxed: null,
  Dallas: { country: 'US', state: 'TX', postal_code: '75201' },
  Montreal: { country: 'CA', state: 'QC', postal_code: 'H2X 1Y4' },
};

const database = await testDatabase();
const db = database.prisma;

let clicks = 0;
const click = () => `ahead-${(clicks += 1)}`;

async function customer(coupon: string, place: string, { tried }: { tried: boolean }) {
  // One trial for a card: here the same card is everybody's.
  await db.trialClaim.deleteMany();
  const clock = testClock('2026-01-30T10:00:00Z');
  const stripe = await testStripe(clock, { addsTax: PLACES[place] !== null });
  const account = await makeAccount(db);
  if (tried)
    await db.billingAccount.create({ data: { carrierId: account.carrierId, trialUsedAt: clock.now() } });
  const given = { clock, billing: stripe.provider };
  const ctx = testContext(account.scope, given);
  const system = testContext(database.system, given);
  const where = PLACES[place];
  if (where)
    expect(await changeBillingDetails(ctx, { ...TYPED_DETAILS, ...where })).toMatchObject({ ok: true });
  const wire = COUPONS[coupon];
  if (wire) {
    await stripe.givePromotion(coupon, wire);
    expect(await applyCoupon(ctx, { code: coupon })).toMatchObject({ ok: true });
  }
  const choose = async (packageId: string) => {
    const couponId = (await readBilling(account.scope)).account?.couponId ?? '';
    const request = { packageId, token: 'tok_visa', cardId: '', couponId, authorized: true, key: click() };
    expect(await choosePlan(ctx, request)).toMatchObject({ ok: true });
  };
  /** Time passes, and the hourly job runs. */
  const passTo = async (at: Date) => {
    clock.advance(at.getTime() - clock.now().getTime());
    await stripe.local.moveClock(0);
    const accountId = (await readBilling(account.scope)).account?.id ?? '';
    await copyAccount(system, { accountId });
    await sendReminders(system, accountId);
  };
  const mailed = async (step: string) => {
    const mails = await db.mailMessage.findMany({ where: { carrierId: account.carrierId } });
    return mails
      .map(({ params }) => params as { step: string; cents: number; until: string })
      .filter((params) => params.step === step);
  };
  const charges = () =>
    Object.values(stripe.state.invoices)
      .filter(({ status }) => status !== 'void')
      .map(({ totalCents, created }) => ({
        totalCents,
        day: new Date(created * 1000).toISOString().slice(0, 10),
      }));
  return { account, clock, ctx, choose, passTo, mailed, charges };
}

const dayOf = (usDate: string): string => usDate.replace(/^(\d+)\/(\d+)\/(\d+)$/, '$3-$1-$2');
const dollarsIn = (text: string): number =>
  Math.round(Number((/\$([\d,.]*\d)/.exec(text)?.[1] ?? 'NaN').replaceAll(',', '')) * 100);
const everywhere = Object.keys(PLACES).flatMap((place) =>
  Object.keys(COUPONS).map((coupon) => [coupon, place] as const),
);

it.each(everywhere)('the end of a trial, with coupon %s, %s', async (coupon, place) => {
  for (const planId of PLANS) {
    const acme = await customer(coupon, place, { tried: false });
    const step = await readPlanStep(acme.ctx, planId);
    const view = step.ok ? planStepView(step.value, 'UTC') : null;
    expect(view?.hasTrial).toBe(true);
    await acme.choose(planId);
    const { subscription } = await readBilling(acme.account.scope);
    const end = subscription?.trialEnd ?? new Date(NaN);
    await acme.passTo(new Date(end.getTime() - 2 * DAY));
    const [mail] = await acme.mailed('trial-ends');
    await acme.passTo(new Date(end.getTime() + 2 * HOUR));
    const charge = acme.charges().at(-1);
    const charged = charge?.totalCents;
    expect({
      planId,
      day: dayOf(mail?.until ?? ''),
      page: dollarsIn(view?.authorization ?? ''),
      mail: mail?.cents,
    }).toEqual({
      planId,
      day: charge?.day,
      page: charged,
      mail: charged,
    });
  }
});

it.each(everywhere)('the end of a pause, with coupon %s, %s', async (coupon, place) => {
  for (const planId of ['ic_basic', 'ic_advanced'])
    for (const months of ['1', '4']) {
      const acme = await customer(coupon, place, { tried: true });
      await acme.choose(planId);
      await acme.passTo(new Date(acme.clock.now().getTime() + 3 * DAY));
      expect(await pausePlan(acme.ctx, { months, key: click() })).toMatchObject({ ok: true });
      await acme.passTo(new Date(acme.clock.now().getTime() + HOUR));
      const [paused] = await acme.mailed('paused');
      const { subscription } = await readBilling(acme.account.scope);
      const until = subscription?.pausedUntil ?? new Date(NaN);
      for (;;) {
        const at = new Date(acme.clock.now().getTime() + 26 * DAY);
        if (at.getTime() > until.getTime() - 4 * DAY) break;
        await acme.passTo(at);
      }
      await acme.passTo(new Date(until.getTime() - 3 * DAY));
      const page = await readPauseStep(acme.ctx);
      const lines = page.ok ? pauseView(page.value, 'UTC').lines : [];
      const [ends] = await acme.mailed('pause-ends');
      const before = acme.charges().length;
      await acme.passTo(new Date(until.getTime() + 3 * HOUR));
      const after = acme.charges();
      const what = { planId, months };
      expect({
        ...what,
        charges: after.length - before,
        mails: [paused?.cents, ends?.cents],
        day: dayOf(ends?.until ?? ''),
      }).toEqual({
        ...what,
        charges: 1,
        mails: [after.at(-1)?.totalCents, after.at(-1)?.totalCents],
        day: after.at(-1)?.day,
      });
      // Where the price of the list is not what is charged, the page says what is taken off.
      const untaxed = { ic_basic: 900, ic_standard: 1900, ic_advanced: 4900 }[planId];
      if (place === 'untaxed' && after.at(-1)?.totalCents !== untaxed)
        expect(lines.join(' ')).toContain('Your discount of ');
    }
});
