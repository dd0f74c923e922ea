/**
 * What one customer owes by the rules, computed without the product and without the local Stripe: a trial of 14 days once, a
 * month or a year (at ten months) paid ahead, an upgrade or another interval that begins a new period less the unused part of what
 * was charged (what is left over is credit for later payments), a reduction from the next period, a failed payment tried again after 3, 5 and 7 days, a
 * pause of whole months after the one that is paid for, and a new month when it is ended early. Where tax is added, each rate is counted on
 * the period and, with the rates of its day, on what is credited of the one before. Times are whole seconds, amounts are cents.
 */
const DAY = 86_400;
const HOUR = 3600;
const PRICES: Record<string, number> = {
  ic_free: 0,
  ic_basic: 900,
  ic_standard: 1900,
  ic_advanced: 4900,
  ic_basic_year: 9000,
  ic_standard_year: 19_000,
  ic_advanced_year: 49_000,
};
const isYearly = (plan: string): boolean => plan.endsWith('_year');
const monthsOf = (plan: string): number => (isYearly(plan) ? 12 : 1);
const RETRIES = [3, 5, 7];
const GRACE_DAYS = 7;
const REMINDER_DAYS = 4;

export interface Coupon {
  percent?: number;
  cents?: number;
  /** Months; 0 for the next payment only; null for ever. */
  months: number | null;
}

interface Running {
  plan: string;
  paidFor: { plan: string; until: number } | null;
  status: 'trialing' | 'active' | 'past_due' | 'unpaid';
  anchor: number;
  start: number;
  end: number;
  isCanceled: boolean;
  coupon: { coupon: Coupon; until: number | null } | null;
  debit: { cents: number; from: number; to: number; rates: readonly number[] } | null;
  isTaxed: boolean;
  open: { cents: number; credit: number; at: number }[];
  /** Nothing is charged for periods that begin from then until then. */
  pause: { from: number; until: number } | null;
}

const monthsAfter = (anchor: number, months: number): number => {
  const from = new Date(anchor * 1000);
  const [year, month, day] = [from.getUTCFullYear(), from.getUTCMonth() + months, from.getUTCDate()];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, month, Math.min(day, last));
  return Math.floor(midnight / 1000) + (anchor - Math.floor(Date.UTC(year, from.getUTCMonth(), day) / 1000));
};

const share = (cents: number, part: number, whole: number): number =>
  Number((BigInt(cents) * BigInt(part) * 2n + BigInt(whole)) / (2n * BigInt(whole)));

/** Each rate by itself, half a cent up. */
const taxOn = (cents: number, rates: readonly number[]): number =>
  rates.reduce((sum, rate) => sum + share(cents, rate, 100_000), 0);

export type Change =
  'start' | 'none' | 'keep' | 'upgrade' | 'switch-trial' | 'switch-interval' | 'downgrade' | 'cancel';

export class OwedByTheRules {
  paid = 0;
  /** Left over for later payments. */
  credit = 0;
  sub: Running | null = null;
  hadTrial = false;
  /** Whether the card that is charged pays. */
  cardPays = true;
  /** Tax is added to what is bought from now on. */
  addsTax = false;
  /** Thousandths of a percent at the customer's address. */
  rates: readonly number[] = [];

  constructor(private now: number) {}

  /** The same, to try something out on. */
  copy(): OwedByTheRules {
    const other = new OwedByTheRules(this.now);
    other.paid = this.paid;
    other.credit = this.credit;
    other.sub = structuredClone(this.sub);
    other.hadTrial = this.hadTrial;
    other.cardPays = this.cardPays;
    other.addsTax = this.addsTax;
    other.rates = this.rates;
    return other;
  }

  /** What would come of asking for a plan; null where an open payment stands in the way. */
  changeFor(plan: string): Change | null {
    const { sub } = this;
    if (!sub) return plan === 'ic_free' ? 'none' : 'start';
    if (plan === 'ic_free') return sub.isCanceled ? 'none' : 'cancel';
    if (sub.pause) return null;
    if (sub.status === 'past_due' || sub.status === 'unpaid') {
      return plan === sub.plan && plan === this.#paidFor(sub) && !sub.isCanceled ? 'none' : null;
    }
    const paidFor = this.#paidFor(sub);
    if (plan === sub.plan && plan === paidFor) return sub.isCanceled ? 'keep' : 'none';
    if (sub.status === 'trialing') return 'switch-trial';
    if (plan === paidFor) return 'keep';
    if (isYearly(plan) !== isYearly(paidFor)) return 'switch-interval';
    if ((PRICES[plan] ?? 0) > (PRICES[paidFor] ?? 0)) return 'upgrade';
    return plan === sub.plan && !sub.isCanceled ? 'none' : 'downgrade';
  }

  #paidFor(sub: Running): string {
    return sub.paidFor && this.now < sub.paidFor.until ? sub.paidFor.plan : sub.plan;
  }

  /** A change that was accepted. */
  accept(plan: string, coupon: Coupon | null): void {
    const change = this.changeFor(plan);
    const { sub, now } = this;
    const given = coupon && {
      coupon,
      until: coupon.months === null || coupon.months === 0 ? null : monthsAfter(now, coupon.months),
    };
    if (change === 'start') {
      const isTrial = !this.hadTrial;
      this.hadTrial = true;
      const end = isTrial ? now + 14 * DAY : monthsAfter(now, monthsOf(plan));
      this.sub = {
        plan,
        paidFor: null,
        status: isTrial ? 'trialing' : 'active',
        anchor: isTrial ? end : now,
        start: now,
        end,
        isCanceled: false,
        coupon: given,
        debit: null,
        open: [],
        pause: null,
        isTaxed: this.addsTax,
      };
      if (!isTrial) this.#charge(this.sub, 0);
      return;
    }
    if (!sub || change === null || change === 'none') return;
    if (change === 'cancel') {
      this.end('period-end');
      return;
    }
    if (given) sub.coupon = given;
    sub.isCanceled = false;
    if (change === 'upgrade' || change === 'switch-interval') {
      const { debit } = sub;
      // After an unpaid period nothing that was charged is left.
      const rest = debit && now < debit.to ? share(debit.cents, debit.to - now, debit.to - debit.from) : 0;
      const credit = rest + taxOn(rest, debit?.rates ?? []);
      sub.isTaxed ||= this.addsTax;
      sub.plan = plan;
      sub.paidFor = null;
      sub.anchor = now;
      sub.start = now;
      sub.end = monthsAfter(now, monthsOf(plan));
      this.#charge(sub, credit);
    } else {
      sub.paidFor = change === 'downgrade' ? { plan: this.#paidFor(sub), until: sub.end } : null;
      sub.plan = plan;
      if (change === 'switch-trial') sub.isTaxed ||= this.addsTax;
    }
  }

  /** Its carrier is deleted or disabled: it ends at once, or with the period that is paid for. */
  end(how: 'now' | 'period-end'): void {
    const { sub } = this;
    if (!sub) return;
    const isBehind = sub.status === 'past_due' || sub.status === 'unpaid';
    if (how === 'now' || isBehind || this.#isPaused(sub)) this.#endNow(sub);
    else {
      sub.isCanceled = true;
      sub.pause = null;
    }
  }

  #isPaused = ({ pause }: Running): boolean => pause !== null && this.now >= pause.from;

  /** Whether the plan can be paused now. */
  get canPause(): boolean {
    const { sub } = this;
    return (
      sub !== null &&
      sub.status === 'active' &&
      !sub.isCanceled &&
      !isYearly(sub.plan) &&
      !this.#isPaused(sub) &&
      sub.coupon?.coupon.months !== 0 &&
      this.now < sub.end - HOUR
    );
  }

  /** Pauses it for so many months after the one that is paid for. */
  pause(months: number): void {
    const { sub } = this;
    if (!sub) return;
    let passed = 0;
    while (monthsAfter(sub.anchor, passed) < sub.end) passed += 1;
    sub.pause = { from: sub.end, until: monthsAfter(sub.anchor, passed + months) };
  }

  /** Takes a pause back that is ahead, or begins a new month now. */
  resume(): 'none' | 'wait' | 'withdraw' | 'charge' | 'declined' {
    const { sub, now } = this;
    if (!sub?.pause) return 'none';
    const { from, until } = sub.pause;
    if (now < from) {
      if (now >= from - HOUR) return 'wait';
      sub.pause = null;
      return 'withdraw';
    }
    if (now >= until - HOUR) return 'wait';
    const wasTaxed = sub.isTaxed;
    sub.isTaxed ||= this.addsTax;
    if (!this.cardPays && this.#dueFor(sub, 0).due > 0) {
      sub.isTaxed = wasTaxed;
      return 'declined';
    }
    sub.pause = null;
    sub.paidFor = null;
    sub.anchor = now;
    sub.start = now;
    sub.end = monthsAfter(now, 1);
    this.#charge(sub, 0);
    return 'charge';
  }

  /** What is open is not asked for any more, and the credit that it used up comes back. */
  #endNow(sub: Running): void {
    this.credit += sub.open.reduce((sum, { credit }) => sum + credit, 0);
    this.sub = null;
  }

  #dueFor(sub: Running, credit: number) {
    const price = PRICES[sub.plan] ?? 0;
    const inForce =
      sub.coupon && (sub.coupon.until === null || this.now < sub.coupon.until) ? sub.coupon : null;
    const off = inForce
      ? inForce.coupon.percent !== undefined
        ? share(price, inForce.coupon.percent, 100)
        : Math.min(price, inForce.coupon.cents ?? 0)
      : 0;
    const net = price - off;
    const rates = sub.isTaxed ? this.rates : [];
    const total = net + taxOn(net, rates) - credit;
    const used = Math.max(0, Math.min(this.credit, total));
    return { inForce, net, rates, total, used, due: Math.max(0, total - used) };
  }

  /** Charges the running period, less a credit. */
  #charge(sub: Running, credit: number): void {
    const { inForce, net, rates, total, used, due } = this.#dueFor(sub, credit);
    sub.coupon = inForce?.coupon.months === 0 ? null : inForce;
    sub.debit = { cents: net, from: sub.start, to: sub.end, rates };
    this.credit += total < 0 ? -total : -used;
    if (this.cardPays || due === 0) this.paid += due;
    else {
      sub.open.push({ cents: due, credit: used, at: this.now });
      sub.status = 'past_due';
    }
  }

  /** Everything that time brings about until then. */
  passTo(time: number): void {
    for (;;) {
      const { sub } = this;
      if (!sub) break;
      const tries =
        sub.status === 'past_due'
          ? sub.open.map(({ at }) => RETRIES.map((days) => at + days * DAY)).flat()
          : [];
      const next = Math.min(sub.end, ...tries.filter((at) => at > this.now));
      if (next > time) break;
      this.now = next;
      if (next === sub.end) this.#renew(sub);
      else this.#retry(sub);
    }
    this.now = time;
  }

  #renew(sub: Running): void {
    if (sub.isCanceled) return void (this.sub = null);
    sub.start = sub.end;
    const step = monthsOf(sub.plan);
    let months = step;
    while (monthsAfter(sub.anchor, months) <= sub.start) months += step;
    sub.end = monthsAfter(sub.anchor, months);
    if (sub.status === 'unpaid') return;
    if (sub.pause && this.now >= sub.pause.until) sub.pause = null;
    if (sub.pause && this.now >= sub.pause.from) return;
    if (sub.status === 'trialing') sub.status = 'active';
    this.#charge(sub, 0);
  }

  #retry(sub: Running): void {
    const last = sub.open.some(({ at }) => this.now === at + 7 * DAY);
    if (this.cardPays) this.payOpen();
    else if (last) sub.status = 'unpaid';
  }

  /** What is open is paid with a card that pays. */
  payOpen(): void {
    const { sub } = this;
    if (!sub || sub.open.length === 0) return;
    this.paid += sub.open.reduce((sum, { cents }) => sum + cents, 0);
    sub.open = [];
    sub.status = 'active';
  }

  /** The operator gives some of what was paid back; what is left of a period is counted as before. */
  refund(cents: number): void {
    this.paid -= cents;
  }

  /** What is said of payments that failed: since when, how much is open, and which of the mails is due; null where none is open. */
  get behind(): { since: number; cents: number; step: 'failed' | 'reminder' | 'limited' } | null {
    const { sub, now } = this;
    if (sub?.status !== 'past_due' && sub?.status !== 'unpaid') return null;
    const since = Math.min(...sub.open.map(({ at }) => at));
    const days = (now - since) / DAY;
    return {
      since,
      cents: sub.open.reduce((sum, { cents }) => sum + cents, 0),
      step: days >= GRACE_DAYS ? 'limited' : days >= REMINDER_DAYS ? 'reminder' : 'failed',
    };
  }

  /** The plan whose limits are in force. */
  get plan(): string {
    const { sub, now } = this;
    if (!sub || this.#isPaused(sub)) return 'ic_free';
    const since = Math.min(...sub.open.map(({ at }) => at));
    const isBehind = sub.status === 'past_due' || sub.status === 'unpaid';
    return isBehind && now >= since + GRACE_DAYS * DAY ? 'ic_free' : this.#paidFor(sub).replace('_year', '');
  }
}
