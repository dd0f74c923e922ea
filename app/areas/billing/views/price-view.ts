import { priceInWords } from '~/areas/billing/rules/money-words';
import {
  GRACE_DAYS,
  MONTHS_PAID_A_YEAR,
  PACKAGES,
  planIdOf,
  TRIAL_DAYS,
} from '~/areas/billing/rules/packages';
import { LIMIT_WINDOW_DAYS } from '~/areas/trips/rules/plan-limits';

export interface PricedPlan {
  id: string;
  name: string;
  /** "$19 a month" */
  price: string;
  /** "$190 a year"; null for the free one. */
  yearly: string | null;
  trips: number;
  stops: number;
}

/** The plans as the price page shows them, smallest first. */
export const pricedPlans = (): PricedPlan[] =>
  PACKAGES.map(({ id, name, monthlyCents, trips, stopsPerTrip }) => ({
    id,
    name,
    price: monthlyCents === 0 ? '$0 a month' : priceInWords(id),
    yearly: monthlyCents === 0 ? null : priceInWords(planIdOf(id, 'year')),
    trips,
    stops: stopsPerTrip,
  }));

/** What every plan has: only trips and stops are counted. */
export const INCLUDED: readonly string[] = [
  'Miles by state and province for every trip, from our own truck routes',
  'Any number of trucks, fuel purchases and receipts',
  'The quarterly IFTA return as PDF, Excel and CSV, with the tax rates of each quarter',
  'Audit files, filed returns and their history, kept as long as your account',
  'Trips from rate confirmations, imports from spreadsheets, ELDs and fuel cards',
  'Any number of people per carrier, and any number of carriers per person',
  'The API and webhooks',
  'All your records as a download, at any time',
];

export interface PriceQuestion {
  slug: string;
  question: string;
  answer: string;
}

/** What people ask before they pay. */
export const priceQuestions = (): PriceQuestion[] => [
  {
    slug: 'card',
    question: 'Do I need a card to start?',
    answer: `No. The Free plan needs no card and does not run out.`,
  },
  {
    slug: 'trial',
    question: 'How does the trial work?',
    answer: `Each carrier’s first paid plan begins with ${TRIAL_DAYS} days free. You enter a card to begin. Cancel before the trial ends and nothing is charged. There is one trial per person, card, and USDOT number, and your email address must be confirmed.`,
  },
  {
    slug: 'year',
    question: 'Can I pay by the year?',
    answer: `Yes. A year costs ${MONTHS_PAID_A_YEAR} months, so ${12 - MONTHS_PAID_A_YEAR} are free. You can change between monthly and yearly on the billing page: a new period begins at once, and what is unused of the old one is taken off. Where more is left than the new period costs, the rest becomes credit for your next payments.`,
  },
  {
    slug: 'trips',
    question: 'Which trips count?',
    answer: `Those you added in the last ${LIMIT_WINDOW_DAYS} days, whatever their date. Deleting a trip does not give it back. Fuel purchases and trucks are not counted.`,
  },
  {
    slug: 'limit',
    question: 'What happens at the limit?',
    answer:
      'You cannot add another trip until earlier ones were added more than 30 days ago, or you choose a larger plan. Reports, filing and downloads keep working. On the Free plan you can ask us for twice the limit.',
  },
  {
    slug: 'cancel',
    question: 'Can I cancel?',
    answer:
      'At any time, on the billing page. The plan runs to the end of the month or year you paid for, then the Free plan applies. Your records stay.',
  },
  {
    slug: 'pause',
    question: 'Can I pause for the winter?',
    answer:
      'Yes, a monthly plan, for 1 to 6 months. The pause begins when the month you paid for ends. Nothing is charged, the limits of the Free plan apply, and you can still read, file and download everything. The plan resumes by itself, or earlier when you say so.',
  },
  {
    slug: 'failed-payment',
    question: 'What if a payment fails?',
    answer: `Your plan’s limits stay for ${GRACE_DAYS} days, so that you can enter another card.`,
  },
  {
    slug: 'change',
    question: 'Can I change plans?',
    answer:
      'At any time. A larger plan begins at once: a new month or year begins, and the unused days of the old plan are taken off its price. A smaller one begins when what you paid for ends. You see the amount before you confirm.',
  },
];
