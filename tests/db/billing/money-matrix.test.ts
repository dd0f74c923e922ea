import { expect, it } from 'vitest';
import type { BillingProvider } from '~/platform/stripe/port';
import { creditCarrier, refundCarrier } from '~/areas/admin/operate-billing.server';
import { keepAccount, requestDeletion } from '~/areas/accounts/delete-account.server';
import { setCarrierDisabled } from '~/areas/admin/manage-people.server';
import { readBilling } from '~/areas/billing/data/billing-account.server';
import { readPlanUsage } from '~/areas/billing/data/plan-usage.server';
import { addCard, setDefaultCard } from '~/areas/billing/cards.server';
import { choosePlan, type PlanChosen } from '~/areas/billing/choose-plan.server';
import { applyCoupon } from '~/areas/billing/coupon.server';
import { endBilling } from '~/areas/billing/end-billing.server';
import { processEvent } from '~/areas/billing/process-event.server';
import { pausePlan, readPauseStep, resumePlan } from '~/areas/billing/pause-plan.server';
import { comeBack, startCheckout } from '~/areas/billing/provider-pages.server';
import { readBillingPage, readPlanStep } from '~/areas/billing/read-billing.server';
import { receiveWebhook } from '~/areas/billing/receive-webhook.server';
import { changeBillingDetails } from '~/areas/billing/billing-details.server';
import { copyAccount } from '~/areas/billing/second-subscription.server';
import { sendReminders } from '~/areas/billing/send-reminders.server';
import { packageName } from '~/areas/billing/rules/packages';
import { billingResource } from '~/areas/billing/views/billing-resource';
import type { Result } from '~/engine/result';
import { chanceOf } from '../../../bench/extraction/random';
import { testStripe, typedCard, type TestStripe } from '../../factories/billing';
import { testClock, testContext, type TestClock } from '../../factories/context';
import { OwedByTheRules, type Coupon } from '../../factories/owed-by-the-rules';
import { makeAccount, type Account } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

/**
 * Random lives of customers: plans by the month and by the year, coupons, declined cards, 3-D Secure, two tabs, lost answers, broken-off work, pauses, messages late,
 * twice and out of order, plans that are taken back within minutes, credit and refunds of the operator; in two of three lives tax is added, from the beginning or from some day on, and the carrier moves. What is mailed of a payment that failed, and that it was paid after all, is held against the rules whenever it is mailed. At the end of each: what was charged less what was refunded is what is owed by the rules, what was announced, what programs read and what was mailed; at most one subscription is live, and
 * the plan is what was paid. `MONEY_LIVES=300 npx vitest run --project db-http tests/db/billing/money-matrix.test.ts`
 */
const LIVES = Number(process.env['MONEY_LIVES'] ?? 20);
const SEED = Number(process.env['MONEY_SEED'] ?? 20_261_123);
const AT_A_TIME = 5;
const STEPS = 14;
const DAY = 86_400_000;
const PLANS = [
  'ic_basic',
  'ic_standard',
  'ic_advanced',
  'ic_basic_year',
  'ic_standard_year',
  'ic_advanced_year',
];
const COUPONS: Record<string, Coupon & { wire: Record<string, string> }> = {
  TWENTY: {
    percent: 20,
    months: 3,
    wire: { percent_off: '20', duration: 'repeating', duration_in_months: '3' },
  },
  FIVE: { cents: 500, months: 0, wire: { amount_off: '500', currency: 'usd', duration: 'once' } },
  HALF: { percent: 50, months: null, wire: { percent_off: '50', duration: 'forever' } },
  THIRD: { percent: 33, months: 0, wire: { percent_off: '33', duration: 'once' } },
  // More than the smallest plan costs.
  FIFTEEN: {
    cents: 1500,
    months: 2,
    wire: { amount_off: '1500', currency: 'usd', duration: 'repeating', duration_in_months: '2' },
  },
};

/** Addresses with the rates of the local Stripe there, in thousandths of a percent. */
const PLACES: { country: string; state: string; postal_code: string; rates: number[] }[] = [
  { country: 'US', state: 'TX', postal_code: '75201', rates: [6250, 2000] },
  { country: 'US', state: 'NY', postal_code: '10001', rates: [8875] },
  { country: 'US', state: 'OR', postal_code: '97201', rates: [] },
  { country: 'CA', state: 'QC', postal_code: 'H2X 1Y4', rates: [5000, 9975] },
  { country: 'CA', state: 'ON', postal_code: 'K1A 0B1', rates: [13_000] },
];

const ANY_PASSWORD = { hash: async (text: string) => text, verify: async () => true } as never;

const database = await testDatabase();

class Life {
  readonly log: string[] = [];
  readonly #chance;
  #clicks = 0;
  #seen = 0;
  #late: string[] = [];
  /** Mails that were looked at. */
  #heard = 0;
  /** The failed payment that was mailed of last, and how far. */
  #told: { since: number; step: string } | null = null;
  /** What the operator gave: "refunded 450". */
  readonly #given: string[] = [];
  readonly owed: OwedByTheRules;

  private constructor(
    readonly number: number,
    readonly clock: TestClock,
    readonly stripe: TestStripe,
    readonly account: Account,
  ) {
    this.#chance = chanceOf(SEED + number);
    this.owed = new OwedByTheRules(this.#seconds());
  }

  static async begin(number: number): Promise<Life> {
    const clock = testClock('2026-01-29T10:00:00Z');
    const stripe = await testStripe(clock);
    for (const [code, { wire }] of Object.entries(COUPONS)) await stripe.givePromotion(code, wire);
    // Each life has its own Stripe; the prices that another one made are looked up anew.
    const account = await makeAccount(database.prisma, { passwordHash: 'any' });
    const life = new Life(number, clock, stripe, account);
    if (number % 3 === 1) await life.#addTax();
    return life;
  }

  #seconds = () => Math.floor(this.clock.now().getTime() / 1000);
  #click = () => `life-${this.number}-${(this.#clicks += 1)}`;
  #one = <T>(list: readonly T[]): T => list[this.#chance.whole(0, list.length - 1)] as T;
  #is = (percent: number) => this.#chance.whole(1, 100) <= percent;

  ctx(billing: BillingProvider = this.stripe.provider) {
    return testContext(this.account.scope, { clock: this.clock, billing });
  }
  get admin() {
    return { ...this.system, admin: { id: this.account.userId, email: 'ada@example.com', name: 'Ada' } };
  }
  get system() {
    return testContext(database.system, { clock: this.clock, billing: this.stripe.provider });
  }

  /** A provider whose answer to one call is lost: the work is done there, and nobody here learns of it. */
  #losing(): BillingProvider {
    const lost = { ok: false, failure: { reason: 'unavailable', message: 'no answer' } } as const;
    const { provider } = this.stripe;
    const name = this.#one([
      'createSubscription',
      'changeSubscription',
      'readCustomer',
      'endSubscription',
      'setDefaultCard',
      'giveCredit',
      'refundInvoice',
    ] as const);
    const isKilled = this.#is(40);
    return {
      ...provider,
      isTest: true,
      isLive: false,
      publishableKey: '',
      scriptUrl: '',
      [name]: async (...input: unknown[]) => {
        await (provider[name] as (...some: unknown[]) => Promise<unknown>)(...input);
        if (isKilled) throw new Error('killed');
        return lost;
      },
    };
  }

  async run(): Promise<void> {
    for (let step = 0; step < STEPS; step += 1) {
      await this.#act();
      await this.#hearOfFailures();
      await this.#pass(this.#days());
      await this.#messages();
      if (this.#is(this.owed.behind || this.#told ? 80 : 40)) await this.#follow();
    }
    await this.#settle();
  }

  /** Often to the days in which a failed payment is tried again, which last a week of months. */
  #days(): number {
    const { behind, sub, cardPays } = this.owed;
    if (behind && this.#is(80)) return this.#one([0.01, 1, 2, 3]);
    if (sub && !cardPays && !behind && this.#is(60))
      return (sub.end - this.#seconds()) / 86_400 + this.#one([0.01, 1, 4.5]);
    return this.#one([0, 0.01, 1, 3, 9, 20, 33, 190]);
  }

  /** The operator adds tax to what is bought from now on; the carrier has an address by then. */
  async #addTax(): Promise<void> {
    this.log.push('tax is added');
    await this.#move();
    this.stripe.config.addsTax = true;
    this.owed.addsTax = true;
  }

  async #move(): Promise<void> {
    const { rates, ...place } = this.#one(PLACES);
    const moved = await changeBillingDetails(this.ctx(), {
      ...place,
      name: 'Acme',
      email: 'acme@example.com',
      line1: '1 Main St',
      line2: '',
      city: 'Somewhere',
      tax_id_type: '',
      tax_id: '',
    });
    this.log.push(`moved to ${place.state}: ${JSON.stringify(moved)}`);
    expect(moved.ok, this.log.join('\n')).toBe(true);
    this.owed.rates = rates;
  }

  async #act(): Promise<void> {
    if (this.number % 3 === 2 && !this.owed.addsTax && this.#is(15)) return this.#addTax();
    if (this.owed.addsTax && this.#is(10)) return this.#move();
    if (this.owed.behind && this.#is(40)) return this.#newDefault();
    if (this.owed.sub?.pause && this.#is(30)) return this.#resume();
    if (this.owed.canPause && this.#is(35)) return this.#pause(this.#one(['1', '2', '6']));
    const kind = this.#one([
      'plan',
      'plan',
      'plan',
      'page',
      'tabs',
      'cancel',
      'card',
      'coupon',
      'leave',
      'disable',
      'pause',
      'pause',
      'resume',
      'back',
      'back',
      'credit',
      'refund',
    ] as const);
    switch (kind) {
      case 'pause':
        return this.#pause(this.#one(['1', '2', '6']));
      case 'resume':
        return this.#resume();
      case 'plan':
        return this.#choose(this.#one(PLANS));
      case 'page':
        return this.#payAtPage(this.#one(PLANS));
      case 'tabs':
        return this.#twoTabs();
      case 'cancel':
        return this.#choose('ic_free');
      case 'card':
        return this.#newDefault();
      case 'leave':
        return this.#leave();
      case 'disable':
        return this.#disable();
      case 'back':
        return this.#thereAndBack();
      case 'credit':
        return this.#credit();
      case 'refund':
        return this.#refund();
      case 'coupon':
        return this.#apply(this.#one(Object.keys(COUPONS)));
    }
  }

  /** One plan, another one minutes later, and the first again: up and down, by the month and by the year. */
  async #thereAndBack(): Promise<void> {
    const [first, other] = [this.#one(PLANS), this.#one(PLANS)];
    for (const plan of [first, other, first]) {
      await this.#choose(plan);
      if (this.#is(40)) await this.#apply(this.#one(Object.keys(COUPONS)));
      await this.#pass(this.#one([0, 0.003, 0.02]));
    }
  }

  /** Credit of the operator, clicked twice where the answer was lost. */
  async #credit(): Promise<void> {
    const cents = this.#one([150, 1200, 6000]);
    const input = {
      carrierId: this.account.carrierId,
      amount: `${cents / 100}`,
      reason: 'Sorry',
      key: this.#click(),
    };
    const isLost = this.#is(25);
    if (isLost) await creditCarrier({ ...this.admin, billing: this.#losing() }, input).catch(() => null);
    const given = await creditCarrier(this.admin, input);
    this.log.push(`credit ${cents}${isLost ? ' lost' : ''}: ${JSON.stringify(given)}`);
    if (!given.ok) return;
    this.owed.credit += cents;
    this.#given.push(`credited ${cents}`);
  }

  /** The operator gives some or all of a payment back, clicked twice where the answer was lost; never more than was paid. */
  async #refund(): Promise<void> {
    const { invoices } = this.stripe.state;
    const left = ({ paidCents, refundedCents = 0 }: (typeof invoices)[string]) => paidCents - refundedCents;
    const invoice = this.#one(Object.values(invoices).filter((each) => left(each) > 0));
    if (invoice === undefined) return;
    const most = left(invoice);
    const isTooMuch = this.#is(15);
    const cents = isTooMuch ? most + 1 : this.#is(40) ? most : this.#chance.whole(1, most);
    const input = {
      carrierId: this.account.carrierId,
      invoiceId: invoice.id,
      amount: (cents / 100).toFixed(2),
      reason: 'Sorry',
      key: this.#click(),
    };
    const isLost = this.#is(25);
    if (isLost) await refundCarrier({ ...this.admin, billing: this.#losing() }, input).catch(() => null);
    const given = await refundCarrier(this.admin, input);
    this.log.push(`refund ${cents} of ${invoice.number}${isLost ? ' lost' : ''}: ${JSON.stringify(given)}`);
    expect(given.ok, this.log.join('\n')).toBe(!isTooMuch);
    if (!given.ok) return;
    this.owed.refund(cents);
    this.#given.push(`refunded ${cents}`);
  }

  /** The hourly job: mails of payments that failed, or were made after all. */
  async #follow(): Promise<void> {
    const { account } = await readBilling(this.account.scope);
    if (!account?.customerId) return;
    await copyAccount(this.system, { accountId: account.id });
    await this.#hearOfFailures();
    const { behind } = this.owed;
    const told = this.#told && `${this.#told.step} since ${this.#told.since}`;
    expect(told, this.log.join('\n')).toBe(behind && `${behind.step} since ${behind.since}`);
  }

  /** What was mailed since the last look of payments that failed: only of what failed, with what is open, and of what recovered. */
  async #hearOfFailures(): Promise<void> {
    const mails = await database.prisma.mailMessage.findMany({
      where: { carrierId: this.account.carrierId, kind: 'billing-notice' },
      orderBy: { id: 'asc' },
    });
    const { behind } = this.owed;
    for (const { params } of mails.slice(this.#heard)) {
      const { step, cents } = params as { step: string; cents: number };
      this.log.push(`mail: ${step} ${cents}`);
      if (step === 'failed' || step === 'reminder' || step === 'limited') {
        const said = { step, cents };
        const due = behind && { step: behind.step, cents: behind.cents };
        expect(said, `mailed:\n${this.log.join('\n')}`).toEqual(due);
        this.#told = behind && { since: behind.since, step };
      } else if (step === 'recovered') {
        const what = { told: this.#told !== null, behind, hasPlan: this.owed.sub !== null };
        expect(what, `mailed:\n${this.log.join('\n')}`).toEqual({ told: true, behind: null, hasPlan: true });
        this.#told = null;
      }
    }
    this.#heard = mails.length;
    // A plan that ended is not mailed about any more.
    if (!this.owed.sub) this.#told = null;
  }

  /** Pauses the plan, sometimes with a lost answer, in two tabs, or for another time afterwards. */
  async #pause(months: string): Promise<void> {
    const expected = this.owed.canPause;
    const key = this.#click();
    const isLost = this.#is(25);
    if (isLost) await pausePlan(this.ctx(this.#losing()), { months, key }).catch(() => null);
    const asked = [pausePlan(this.ctx(), { months, key: this.#is(50) ? key : this.#click() })];
    if (this.#is(20)) asked.push(pausePlan(this.ctx(), { months, key: this.#click() }));
    const results = await Promise.all(asked);
    this.log.push(
      `pause ${months}${isLost ? ' lost' : ''}: ${results.map((each) => (each.ok ? 'paused' : each.failure.message)).join(' / ')}`,
    );
    expect(
      results.map(({ ok }) => ok),
      this.log.join('\n'),
    ).toEqual(results.map(() => expected));
    if (expected) this.owed.pause(Number(months));
    await this.#hasPlan();
  }

  /** Resumes it as the page does, with the amount that was announced. */
  async #resume(): Promise<void> {
    const step = await readPauseStep(this.ctx());
    const announced = step.ok && this.#is(70) ? { quote: step.value.quote } : {};
    const key = this.#click();
    const isLost = this.#is(25);
    const paidBefore = this.#charged();
    if (isLost) await resumePlan(this.ctx(this.#losing()), { ...announced, key }).catch(() => null);
    const resumed = await resumePlan(this.ctx(), { ...announced, key: isLost ? key : this.#click() });
    this.log.push(`resume${isLost ? ' lost' : ''}: ${JSON.stringify(resumed)}`);
    if (resumed.ok && resumed.value.needsConfirmation) {
      const page = await startCheckout(this.ctx(), {
        purpose: 'resume',
        cents: step.ok ? (step.value.quote?.cents ?? null) : null,
        key: this.#click(),
        successUrl: 'http://localhost/ok',
        cancelUrl: 'http://localhost/no',
      });
      if (!page.ok || this.#is(25)) return;
      await this.stripe.sendPage(page.value.url, typedCard('4000002500003155'));
      const { refused } = await comeBack(this.ctx(), { finished: true });
      this.log.push(`confirmed: ${refused}`);
      expect(refused, this.log.join('\n')).toBeNull();
      this.owed.cardPays = true;
      this.owed.resume();
      return this.#hasPlan();
    }
    const expected = this.owed.resume();
    if (announced.quote && resumed.ok && expected !== 'wait')
      expect(this.#charged() - paidBefore, this.log.join('\n')).toBe(Math.max(0, announced.quote.cents));
    if (isLost && resumed.ok) return this.#hasPlan();
    const outcome = resumed.ok ? resumed.value.resumption : resumed.failure.kind;
    expect(outcome, this.log.join('\n')).toBe(
      { declined: 'invalid', wait: 'conflict', none: 'none', withdraw: 'withdraw', charge: 'charge' }[
        expected
      ],
    );
    await this.#hasPlan();
  }

  /** Right after a change the limits are those that were paid for. */
  async #hasPlan(): Promise<void> {
    const { plan } = await readPlanUsage(this.account.scope, this.clock.now());
    expect(plan.packageId, this.log.join('\n')).toBe(this.owed.plan);
  }

  /** Asks for the account to be deleted, with its plan now or with the period; changes their mind afterwards. */
  async #leave(): Promise<void> {
    const planEnd = this.#one(['now', 'period-end'] as const);
    const user = testContext(this.account.userScope, { clock: this.clock, passwords: ANY_PASSWORD });
    const asked = await requestDeletion(user, { currentPassword: 'any', understood: true, planEnd });
    expect(asked.ok).toBe(true);
    await this.#end(`account deleted, plan ${planEnd}`, planEnd);
    await keepAccount(user);
  }

  /** The operator disables the carrier, and enables it again. */
  async #disable(): Promise<void> {
    const planEnd = this.#one(['now', 'period-end'] as const);
    const { admin } = this;
    await setCarrierDisabled(admin, this.account.carrierId, true, 'Chargeback', planEnd);
    await this.#end(`disabled, plan ${planEnd}`, planEnd);
    await setCarrierDisabled(admin, this.account.carrierId, false, '');
  }

  /** The job that ends the plan, sometimes broken off and run again. */
  async #end(words: string, how: 'now' | 'period-end'): Promise<void> {
    const { account } = await readBilling(this.account.scope);
    const isLost = this.#is(25);
    this.log.push(words + (isLost ? ', lost' : ''));
    if (account === null) return;
    if (isLost)
      await endBilling({ ...this.system, billing: this.#losing() }, { accountId: account.id }).catch(
        () => null,
      );
    await endBilling(this.system, { accountId: account.id });
    this.owed.end(how);
  }

  async #apply(code: string): Promise<void> {
    const applied = await applyCoupon(this.ctx(), { code });
    this.log.push(`coupon ${code}: ${applied.ok ? 'applied' : applied.failure.message}`);
  }

  async #coupon(): Promise<{ id: string; coupon: Coupon | null }> {
    const { account } = await readBilling(this.account.scope);
    return { id: account?.couponId ?? '', coupon: COUPONS[account?.couponCode ?? ''] ?? null };
  }

  /** Chooses a plan as the form does; a lost answer is asked for again until there is one. */
  async #choose(packageId: string): Promise<void> {
    const { id: couponId, coupon } = await this.#coupon();
    const card = this.#one(['good', 'good', 'good', 'kept', 'fails', 'poor', 'asks'] as const);
    const token = {
      good: 'tok_visa',
      kept: '',
      fails: 'tok_chargeCustomerFail',
      poor: 'tok_chargeDeclinedInsufficientFunds',
      asks: 'tok_threeDSecureRequired',
    }[card];
    const step = await readPlanStep(this.ctx(), packageId);
    const quote = step.ok && this.#is(70) ? step.value.quote : null;
    const ask = (billing?: BillingProvider) =>
      choosePlan(this.ctx(billing), {
        packageId,
        cardId: '',
        token: packageId === 'ic_free' ? '' : token,
        couponId,
        authorized: true,
        quote,
        key: this.#click(),
      });
    const expected = this.owed.changeFor(packageId);
    const isLost = this.#is(25);
    const [paidBefore, creditBefore] = [this.#charged(), this.#creditLeft()];
    let result = isLost ? await ask(this.#losing()).catch(() => null) : await ask();
    for (
      let tries = 0;
      tries < 3 && (result === null || (!result.ok && result.failure.kind === 'unavailable'));
      tries += 1
    )
      result = await ask();
    if (!result) throw new Error('never answered');
    this.log.push(`${packageId} ${card}${isLost ? ' lost' : ''}: ${said(result)}`);
    if (result.ok && result.value.needsConfirmation) return this.#confirm(packageId, couponId, coupon, quote);
    if (!result.ok) return;
    if (quote && !['none', 'keep', 'downgrade', 'cancel'].includes(result.value.change)) {
      const what = `${this.log.join('\n')}\nannounced ${quote.cents}`;
      expect(this.#charged() - paidBefore, what).toBe(Math.max(0, quote.cents));
      if (quote.cents < 0) expect(this.#creditLeft() - creditBefore, what).toBeGreaterThanOrEqual(0);
    }
    // After a lost answer the repetition finds it done.
    if (!isLost) expect(result.value.change, this.log.join('\n')).toBe(expected);
    this.#accepted(packageId, await this.#usedCoupon(couponId, coupon), card);
  }

  /** The coupon where it went with the change. */
  async #usedCoupon(couponId: string, coupon: Coupon | null): Promise<Coupon | null> {
    return couponId !== '' && (await this.#coupon()).id === '' ? coupon : null;
  }

  #accepted(packageId: string, coupon: Coupon | null, card: string): void {
    const change = this.owed.changeFor(packageId);
    // A trial and a reduction charge nothing: a card that will fail is taken.
    if (change !== 'none' && change !== 'cancel' && change !== null && card !== 'kept')
      this.owed.cardPays = card !== 'fails';
    this.owed.accept(packageId, coupon);
  }

  /** At the page where the bank sees the holder; sometimes it is left, or finished after something else was done. */
  async #confirm(
    packageId: string,
    couponId: string,
    coupon: Coupon | null,
    quote: { cents: number; at: Date } | null,
  ): Promise<void> {
    const isStart = this.owed.changeFor(packageId) === 'start';
    const page = await startCheckout(this.ctx(), {
      ...(isStart
        ? { purpose: 'plan' as const, packageId, couponId }
        : { purpose: 'change' as const, packageId, couponId, quote }),
      key: this.#click(),
      successUrl: 'http://localhost/ok',
      cancelUrl: 'http://localhost/no',
    });
    if (!page.ok || this.#is(25)) return;
    if (this.#is(30)) {
      // Another tab decides first: the page is over, or what it asks for is judged anew.
      this.log.push('another tab first');
      await this.#choose(this.#one(PLANS));
      await this.stripe.sendPage(page.value.url, typedCard('4000002500003155'));
      return this.#afterLatePage();
    }
    if (!isStart && this.#is(30)) {
      // Confirmed, but nobody comes back: what is decided next counts, whenever the message of the page arrives.
      const sent = await this.stripe.sendPage(page.value.url, typedCard('4000002500003155'));
      this.log.push(`confirmed and left: ${sent.status}`);
      await this.#choose(this.#one([...PLANS, 'ic_free', 'ic_free']));
      await this.#deliver();
      return this.#afterLatePage();
    }
    await this.#finish(page.value.url, '4000002500003155', packageId, couponId, coupon);
  }

  async #payAtPage(packageId: string): Promise<void> {
    const { id: couponId, coupon } = await this.#coupon();
    const page = await startCheckout(this.ctx(), {
      purpose: 'plan',
      packageId,
      couponId,
      key: this.#click(),
      successUrl: 'http://localhost/ok',
      cancelUrl: 'http://localhost/no',
    });
    this.log.push(`page ${packageId}: ${page.ok ? 'open' : page.failure.message}`);
    if (!page.ok) return;
    if (this.#is(35)) {
      await this.#choose(this.#one(PLANS));
      await this.stripe.sendPage(page.value.url, typedCard());
      return this.#afterLatePage();
    }
    await this.#finish(
      page.value.url,
      this.#one(['4242424242424242', '4000000000000341']),
      packageId,
      couponId,
      coupon,
    );
  }

  async #finish(
    url: string,
    number: string,
    packageId: string,
    couponId: string,
    coupon: Coupon | null,
  ): Promise<void> {
    const sent = await this.stripe.sendPage(url, typedCard(number));
    this.log.push(`finished with ${number.slice(-4)}: ${sent.status}`);
    if (sent.status !== 303) return;
    if (this.#is(60)) {
      const { refused } = await comeBack(this.ctx(), { finished: true });
      if (refused !== null) return void this.log.push(`refused: ${refused}`);
    } else await this.#deliver();
    this.#accepted(
      packageId,
      await this.#usedCoupon(couponId, coupon),
      number.endsWith('0341') ? 'fails' : 'good',
    );
  }

  /** A page that was overtaken has sold nothing. */
  async #afterLatePage(): Promise<void> {
    await comeBack(this.ctx(), { finished: true });
  }

  async #twoTabs(): Promise<void> {
    const plans = [this.#one(PLANS), this.#one(PLANS)];
    const { id: couponId, coupon } = await this.#coupon();
    const results = await Promise.all(
      plans.map((packageId) =>
        choosePlan(this.ctx(), {
          packageId,
          cardId: '',
          token: 'tok_visa',
          couponId,
          authorized: true,
          key: this.#click(),
        }),
      ),
    );
    this.log.push(`tabs ${plans.join(' ')}: ${results.map(said).join(' / ')}`);
    const used = await this.#usedCoupon(couponId, coupon);
    // Whichever came first: the order in which the rules give these answers.
    const orders = [
      [0, 1],
      [1, 0],
    ];
    const next = (await readBilling(this.account.scope)).subscription?.packageId;
    const fits = orders.find((order) => {
      // Where both are carried out the plan of the second one is what comes next.
      const last = order.filter((index) => results[index]?.ok).at(-1);
      if (last !== undefined && plans[last] !== next) return false;
      return order.every((index) => {
        const result = results[index] as Result<PlanChosen>;
        const change = labelAfter(this.owed, plans, order, index);
        return result.ok ? result.value.change === change : change === null;
      });
    });
    if (!fits) throw new Error('no order of the two tabs gives these answers');
    let rest = used;
    for (const index of fits) {
      if (!results[index]?.ok) continue;
      const change = this.owed.changeFor(plans[index] as string);
      this.#accepted(plans[index] as string, change === 'none' ? null : rest, 'good');
      if (change !== 'none') rest = null;
    }
  }

  async #newDefault(): Promise<void> {
    const token = this.#one(['tok_mastercard', 'tok_chargeCustomerFail']);
    const added = await addCard(this.ctx(), { token, key: this.#click() });
    if (!added.ok) return;
    const made = await setDefaultCard(this.ctx(), { cardId: added.value.cardId, key: this.#click() });
    this.log.push(`default ${token}: ${JSON.stringify(made)}`);
    if (!made.ok) return;
    this.owed.cardPays = token === 'tok_mastercard';
    if (this.owed.cardPays) this.owed.payOpen();
  }

  async #pass(days: number): Promise<void> {
    this.clock.advance(Math.round(days * DAY));
    await this.stripe.local.moveClock(0);
    this.owed.passTo(this.#seconds());
    if (days > 0) this.log.push(`${days} days, ${this.clock.now().toISOString()}`);
  }

  /** Some of the messages, in any order, some of them twice; the rest later. */
  async #messages(): Promise<void> {
    const ids = this.stripe.eventIds();
    this.#late.push(...ids.slice(this.#seen));
    this.#seen = ids.length;
    if (this.#is(50)) return;
    const now = this.#chance.shuffled(this.#late).slice(0, 6);
    this.#late = this.#late.filter((id) => !now.includes(id));
    for (const id of this.#is(30) ? [...now, ...now] : now) {
      await this.#bring(id);
      await this.#hearOfFailures();
    }
  }

  async #deliver(): Promise<void> {
    for (const id of this.stripe.eventIds().slice(-6)) await this.#bring(id);
  }

  async #bring(id: string): Promise<void> {
    const { body, signature } = await this.stripe.sign(id);
    await receiveWebhook(this.system, { rawBody: body, signature });
    await processEvent(this.system, { eventId: id, isLastAttempt: false });
  }

  #charged = (): number =>
    Object.values(this.stripe.state.invoices).reduce(
      (sum, { paidCents, refundedCents = 0 }) => sum + paidCents - refundedCents,
      0,
    );

  #creditLeft = (): number =>
    Object.values(this.stripe.state.customers).reduce((sum, { balanceCents }) => sum - balanceCents, 0);

  async #settle(): Promise<void> {
    const { account } = await readBilling(this.account.scope);
    if (!account?.customerId) return;
    await this.#follow();
    await sendReminders(this.system, account.id);
    const { subscriptions } = this.stripe.state;
    const live = Object.values(subscriptions).filter(
      ({ endedAt, status }) => endedAt === null && status !== 'incomplete',
    );
    const seen = {
      charged: this.#charged(),
      live: live.length,
      plan: (await readPlanUsage(this.account.scope, this.clock.now())).plan.packageId,
      credit: this.#creditLeft(),
    };
    const owed = {
      charged: this.owed.paid,
      live: this.owed.sub ? 1 : 0,
      plan: this.owed.plan,
      credit: this.owed.credit,
    };
    expect(seen, `life ${this.number}:\n${this.log.join('\n')}`).toEqual(owed);
    await this.#isRead();
    await this.#isMailed();
  }

  /** Programs read of every invoice what became of it, and the plan that is in force. */
  async #isRead(): Promise<void> {
    const page = await readBillingPage(this.ctx());
    const resource = billingResource(page, {
      timeZone: 'America/Chicago',
      publicUrl: 'https://stateline.example',
      stripeKey: '',
    });
    const { subscription } = resource;
    const read = subscription.invoices.map((invoice) => ({
      id: invoice.id,
      status: invoice.status,
      total: invoice.total_cents,
      tax: invoice.tax_cents,
      paid: invoice.paid_cents,
      refunded: invoice.refunded_cents,
    }));
    const made = Object.values(this.stripe.state.invoices).map((invoice) => ({
      id: invoice.id,
      status: invoice.status,
      total: invoice.totalCents,
      tax: (invoice.taxes ?? []).reduce((sum, { amountCents }) => sum + amountCents, 0),
      paid: invoice.paidCents,
      refunded: invoice.refundedCents ?? 0,
    }));
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect(read.sort(byId), this.log.join('\n')).toEqual(made.sort(byId));
    expect(subscription.effective_package_id, this.log.join('\n')).toBe(this.owed.plan);
  }

  /** Each payment of the last forty days has its receipt, over what was paid and for the plan that it paid. */
  async #isMailed(): Promise<void> {
    const since = this.#seconds() - 40 * 86_400;
    const mails = await database.prisma.mailMessage.findMany({
      where: { carrierId: this.account.carrierId, kind: 'billing-notice' },
    });
    const said = mails.map(
      ({ params }) => params as { step: string; plan: string; cents: number; detail: string },
    );
    const given = said.filter(({ step }) => step === 'refunded' || step === 'credited');
    expect(given.map(({ step, cents }) => `${step} ${cents}`).sort(), this.log.join('\n')).toEqual(
      this.#given.sort(),
    );
    const receipts = said.filter(({ step }) => step === 'receipt');
    const invoices = Object.values(this.stripe.state.invoices);
    const mailed = receipts.map(({ detail, cents, plan }) => `${detail} ${cents} ${plan}`);
    const paid = invoices
      .filter(({ paidCents }) => paidCents > 0)
      .map((invoice) => ({ created: invoice.created, text: this.#receiptOf(invoice) }));
    expect(new Set(mailed).size, mailed.join('\n')).toBe(mailed.length);
    expect(
      paid.map(({ text }) => text),
      this.log.join('\n'),
    ).toEqual(expect.arrayContaining(mailed));
    const due = paid.filter(({ created }) => created > since).map(({ text }) => text);
    expect(mailed, this.log.join('\n')).toEqual(expect.arrayContaining(due));
  }

  #receiptOf({ number, paidCents, lines }: TestStripe['state']['invoices'][string]): string {
    const { prices } = this.stripe.state;
    const bought = lines.filter(({ amountCents }) => amountCents >= 0).at(-1);
    const lookup = prices[bought?.price ?? '']?.metadata['package_id'] ?? '';
    return `${number} ${paidCents} ${packageName(lookup)}`;
  }
}

const said = (result: Result<PlanChosen>): string =>
  result.ok
    ? `${result.value.change}${result.value.needsConfirmation ? ', to confirm' : ''}${result.value.keptCoupon ? ', coupon kept' : ''}`
    : `${result.failure.kind}: ${result.failure.message}`;

/** What the rules answer to the one of two requests that comes at its place. */
function labelAfter(owed: OwedByTheRules, plans: string[], order: number[], index: number) {
  const trial = owed.copy();
  for (const each of order) {
    const plan = plans[each] as string;
    if (each === index) return trial.changeFor(plan);
    trial.cardPays = true;
    if (trial.changeFor(plan) !== null) trial.accept(plan, null);
  }
  return null;
}

it(`charges what is owed in ${LIVES} random lives`, async () => {
  const only = process.env['MONEY_ONLY']?.split(',').map(Number);
  const numbers = only ?? Array.from({ length: LIVES }, (_, index) => index);
  const failures: Error[] = [];
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
        const life = await Life.begin(number);
        await life.run().catch((error: Error) => {
          error.message = `life ${life.number} (MONEY_SEED=${SEED}): ${error.message}\n${life.log.join('\n')}`;
          failures.push(error);
        });
        if (process.env['MONEY_LOG'])
          process.stdout.write(`life ${life.number}: ${life.owed.paid} cents\n${life.log.join('\n')}\n`);
      }
    }),
  );
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map((error) => String(error)).join('\n\n'));
}, 1_800_000);
