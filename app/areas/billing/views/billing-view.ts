import { longDate } from '~/engine/calendar/long-date';
import { formatUsDate, localDateInZone } from '~/engine/calendar/local-date';
import {
  daysUntil,
  entitledPackage,
  graceEnd,
  isBehind,
  isLive,
  isPaused,
  packageInPeriod,
  statusInWords,
} from '~/areas/billing/rules/entitlement';
import { formatCents, priceInWords } from '~/areas/billing/rules/money-words';
import {
  FREE_PACKAGE,
  FREE_PACKAGE_ID,
  intervalOf,
  packageIdOf,
  packageOf,
  PACKAGES,
  planIdOf,
  priceCentsRunning,
} from '~/areas/billing/rules/packages';
import { taxInWords } from '~/areas/billing/rules/sales-tax';
import { LIMIT_WINDOW_DAYS, limitsOf } from '~/areas/trips/rules/plan-limits';
import type { BillingPage } from '~/areas/billing/read-billing.server';

export type Tone = 'plain' | 'good' | 'warn' | 'bad';

export interface CardView {
  id: string;
  title: string;
  expires: string;
  isDefault: boolean;
}

export interface InvoiceView {
  id: string;
  number: string;
  date: string;
  totalCents: number;
  /** "Sales tax 8.25% $1.57"; '' where none is in it. */
  tax: string;
  status: string;
  tone: Tone;
  /** "$9.00 charged, $4.50 refunded"; '' where the total was charged and kept. */
  note: string;
  hostedUrl: string | null;
  pdfUrl: string | null;
}

export interface PackageView {
  id: string;
  name: string;
  price: string;
  /** Where the button leads. */
  planId: string;
  /** The same package paid the other way; null where there is nothing to choose. */
  otherInterval: { planId: string; price: string } | null;
  limits: string[];
  isCurrent: boolean;
  /** What the button says; null where there is nothing to do. */
  action: string | null;
  note: string | null;
}

export interface BillingView {
  isTest: boolean;
  /** Tax is added to the prices. */
  addsTax: boolean;
  mayManage: boolean;
  plan: { id: string; name: string; status: string; tone: Tone; lines: string[] };
  behind: { dueCents: number; payUrl: string | null; text: string } | null;
  usage: {
    used: number;
    limit: number;
    stops: number;
    isFull: boolean;
    isFree: boolean;
    mayAskForMore: boolean;
  };
  /** Trips made in each month, this one first: "November 2026". */
  months: { month: string; trips: number }[];
  packages: PackageView[];
  cards: CardView[];
  coupon: { code: string; description: string } | null;
  invoices: InvoiceView[];
  mayCancel: boolean;
  /** What the button about a pause says; null where there is nothing to pause or to resume. */
  pause: string | null;
  /** A pause is ahead or has begun: the plan cannot be changed. */
  isPauseSet: boolean;
  /** What has to be done about the pause before; '' where there is none. */
  toChangePlan: string;
}

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** "Visa ending in 4242". */
export const cardTitle = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${BRANDS[brand] ?? brand} ending in ${last4}`;

export const dateIn = (instant: Date, timeZone: string): string =>
  formatUsDate(localDateInZone(instant.getTime(), timeZone));

/** "November 2026" of "2026-11". */
const monthInWords = (month: string): string => longDate(`${month}-01`).replace(/ 1,/, '');

const INVOICE_WORDS: Record<string, [string, Tone]> = {
  paid: ['Paid', 'good'],
  open: ['Open', 'warn'],
  void: ['Void', 'plain'],
  uncollectible: ['Not paid', 'bad'],
};

/** The state of an invoice, and what became of its total where not all of it was taken from a card, or some was refunded. */
export function invoiceMoney({
  status,
  totalCents,
  paidCents,
  refundedCents,
}: Pick<BillingPage['invoices'][number], 'status' | 'totalCents' | 'paidCents' | 'refundedCents'>): {
  status: string;
  tone: Tone;
  note: string;
} {
  const [words, tone] = INVOICE_WORDS[status] ?? [status, 'plain'];
  const notes = [
    ...(status === 'paid' && paidCents < totalCents ? [`${formatCents(paidCents)} charged`] : []),
    ...(refundedCents > 0 ? [`${formatCents(refundedCents)} refunded`] : []),
  ];
  const isRefunded = status === 'paid' && refundedCents > 0;
  return {
    ...(isRefunded
      ? { status: refundedCents < paidCents ? 'Partly refunded' : 'Refunded', tone: 'plain' }
      : { status: words, tone }),
    note: notes.join(', '),
  };
}

/** What a plan costs that runs, with a word where tax is added to it. */
const costInWords = (
  running: Pick<NonNullable<BillingPage['subscription']>, 'packageId' | 'priceCents' | 'isTaxed'>,
): string =>
  priceInWords(running.packageId, priceCentsRunning(running)) +
  (running.isTaxed ? ' plus tax where it applies' : '');

type Reader = { timeZone: string; mayManage: boolean };

function planLines(page: BillingPage, { timeZone }: Reader): string[] {
  const { subscription, now } = page;
  if (!subscription || !isLive(subscription.status)) return ['No payment is needed for the Free plan.'];
  const current = packageOf(packageInPeriod(subscription, now)) ?? FREE_PACKAGE;
  const next = packageOf(subscription.packageId) ?? FREE_PACKAGE;
  const end = dateIn(subscription.periodEnd, timeZone);
  const lines: string[] = [];
  if (subscription.cancelAtPeriodEnd)
    lines.push(`Canceled: it ends on ${end}, then the Free plan applies. Nothing more is charged.`);
  else if (subscription.pausedFrom !== null && subscription.pausedUntil !== null) {
    const [from, until] = [subscription.pausedFrom, subscription.pausedUntil].map((at) =>
      dateIn(at, timeZone),
    );
    lines.push(
      isPaused(subscription, now)
        ? `Paused until ${until}. The limits of the Free plan apply, and nothing is charged.`
        : `Runs until ${from}, then it is paused until ${until}.`,
      `It resumes automatically on ${until} for ${costInWords(subscription)}.`,
    );
  } else if (subscription.status === 'trialing')
    lines.push(
      `Trial until ${end} (${daysLeft(daysUntil(subscription.periodEnd, now))}), then ${costInWords(subscription)}.`,
    );
  else if (next.id !== current.id)
    lines.push(`From ${end} it is the ${next.name} plan for ${costInWords(subscription)}.`);
  else if (isBehind(subscription.status))
    lines.push(
      `${costInWords(subscription)}${subscription.pastDueSince ? `, not paid since ${dateIn(subscription.pastDueSince, timeZone)}` : ''}.`,
    );
  else lines.push(`${costInWords(subscription)}, next on ${end}.`);
  if (subscription.discountText)
    lines.push(
      `${subscription.discountText}${subscription.discountUntil ? ` until ${dateIn(subscription.discountUntil, timeZone)}` : ''}.`,
    );
  return lines;
}

export const daysLeft = (days: number): string => (days === 1 ? '1 day left' : `${days} days left`);

function behindOf(page: BillingPage, { timeZone }: Reader): BillingView['behind'] {
  const { subscription, invoices, now } = page;
  if (!subscription || !isBehind(subscription.status)) return null;
  const since = subscription.pastDueSince;
  const end = since ? graceEnd(since) : null;
  const name = (packageOf(packageInPeriod(subscription, now)) ?? FREE_PACKAGE).name;
  const text =
    end !== null && now < end
      ? `Your ${name} plan continues until ${dateIn(end, timeZone)}. After that the limits of the Free plan apply to new trips.`
      : `The limits of the Free plan apply to new trips until it is paid. Everything you have recorded is still here.`;
  return { ...openOf(invoices), text };
}

/** What is not paid, and where the oldest of it is paid. Invoices come newest first. */
export function openOf(invoices: BillingPage['invoices']): { dueCents: number; payUrl: string | null } {
  const open = invoices.filter(({ status }) => status === 'open');
  return {
    dueCents: open.reduce((sum, { dueCents }) => sum + dueCents, 0),
    payUrl: open.at(-1)?.hostedUrl ?? null,
  };
}

function packagesOf(page: BillingPage, { mayManage }: Reader): PackageView[] {
  const { subscription, now } = page;
  const live = subscription && isLive(subscription.status) ? subscription : null;
  const current = live ? packageInPeriod(live, now) : FREE_PACKAGE_ID;
  const next = live ? (live.cancelAtPeriodEnd ? FREE_PACKAGE_ID : live.packageId) : FREE_PACKAGE_ID;
  const interval = intervalOf(current);
  return PACKAGES.map((entry) => {
    const isFree = entry.id === FREE_PACKAGE_ID;
    const planId = isFree ? entry.id : planIdOf(entry.id, interval);
    const isCurrent = entry.id === packageIdOf(current);
    const isNext = entry.id === packageIdOf(next) && next !== current;
    const verb = isCurrent
      ? next === current
        ? null
        : `Keep ${entry.name}`
      : isNext
        ? null
        : isFree
          ? 'Change to Free'
          : live
            ? `Change to ${entry.name}`
            : `Subscribe to ${entry.name}`;
    const isBlocked = live !== null && (isBehind(live.status) || live.pausedFrom !== null) && !isFree;
    const otherId = planIdOf(entry.id, interval === 'year' ? 'month' : 'year');
    return {
      id: entry.id,
      name: entry.name,
      price:
        live?.packageId === planId ? priceInWords(planId, priceCentsRunning(live)) : priceInWords(planId),
      planId,
      otherInterval:
        mayManage && !isBlocked && !isFree ? { planId: otherId, price: priceInWords(otherId) } : null,
      limits: [`${entry.trips} trips in ${LIMIT_WINDOW_DAYS} days`, `${entry.stopsPerTrip} stops a trip`],
      isCurrent,
      action: mayManage && !isBlocked ? verb : null,
      note: isNext ? 'From the next period' : null,
    };
  });
}

function pauseButton(live: NonNullable<BillingPage['subscription']>, now: Date): string | null {
  if (live.pausedFrom !== null)
    return isPaused(live, now) ? 'Resume the plan' : 'Change or withdraw the pause';
  return live.status === 'active' && !live.cancelAtPeriodEnd && intervalOf(live.packageId) === 'month'
    ? 'Pause the plan'
    : null;
}

/** The billing page. `timeZone` is the carrier's. */
export function billingView(page: BillingPage, reader: Reader): BillingView {
  const { subscription, plan, account, now } = page;
  const limits = limitsOf(plan);
  const live = subscription && isLive(subscription.status) ? subscription : null;
  const shown = packageOf(live ? packageInPeriod(live, now) : FREE_PACKAGE_ID) ?? FREE_PACKAGE;
  const limited = live !== null && entitledPackage(live, now) === FREE_PACKAGE_ID;
  return {
    isTest: page.isTest,
    addsTax: page.addsTax,
    mayManage: reader.mayManage,
    plan: {
      id: shown.id,
      name: shown.name,
      status: live
        ? live.cancelAtPeriodEnd && !isBehind(live.status)
          ? 'Canceled'
          : isPaused(live, now)
            ? 'Paused'
            : statusInWords(live.status)
        : 'Active',
      tone:
        live && isBehind(live.status)
          ? limited
            ? 'bad'
            : 'warn'
          : live?.cancelAtPeriodEnd || (live && isPaused(live, now))
            ? 'warn'
            : 'good',
      lines: planLines(page, reader),
    },
    behind: behindOf(page, reader),
    usage: {
      used: page.used,
      limit: limits.trips,
      stops: limits.stopsPerTrip,
      isFull: page.used >= limits.trips,
      isFree: plan.packageId === FREE_PACKAGE_ID,
      mayAskForMore: plan.packageId === FREE_PACKAGE_ID && !plan.freeLimitsDoubled,
    },
    months: page.months.map(({ month, trips }) => ({ month: monthInWords(month), trips })),
    packages: packagesOf(page, reader),
    cards: page.cards.map((card) => ({
      id: card.id,
      title: cardTitle(card),
      expires: `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`,
      isDefault: card.isDefault,
    })),
    coupon:
      account?.couponCode && account.couponText
        ? { code: account.couponCode, description: account.couponText }
        : null,
    invoices: page.invoices.map((invoice) => {
      const { id, totalCents, taxes, hostedUrl, pdfUrl } = invoice;
      return {
        id,
        number: invoice.number ?? id,
        date: dateIn(invoice.createdAt, reader.timeZone),
        totalCents,
        // Of a void one nothing was charged.
        tax: invoice.status === 'void' ? '' : taxInWords(taxes),
        ...invoiceMoney(invoice),
        hostedUrl,
        pdfUrl,
      };
    }),
    mayCancel: reader.mayManage && live !== null && !live.cancelAtPeriodEnd,
    isPauseSet: live !== null && live.pausedFrom !== null,
    toChangePlan:
      live === null || live.pausedFrom === null
        ? ''
        : isPaused(live, now)
          ? 'To change to another plan, resume yours first.'
          : 'To change to another plan, withdraw the pause first.',
    pause: reader.mayManage && live !== null ? pauseButton(live, now) : null,
  };
}
