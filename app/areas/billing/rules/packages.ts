/**
 * Plans and their prices: the one source. The limits that refuse a trip (domain/trips/plan-limits), the price page,
 * the database table `billing_package` and the products and prices at Stripe are all made from this list.
 */
export interface Package {
  /** ic_free is the free one. */
  id: string;
  name: string;
  /** US dollars a month, in cents. */
  monthlyCents: number;
  /** Trips made in the last 30 days. */
  trips: number;
  stopsPerTrip: number;
}

export const FREE_PACKAGE_ID = 'ic_free';
/** Once for each carrier, with its first paid plan. */
export const TRIAL_DAYS = 14;
/** After a payment fails the paid limits stay so long. */
export const GRACE_DAYS = 7;

/** In the order of their size. */
export const PACKAGES: readonly Package[] = [
  { id: FREE_PACKAGE_ID, name: 'Free', monthlyCents: 0, trips: 10, stopsPerTrip: 5 },
  { id: 'ic_basic', name: 'Basic', monthlyCents: 900, trips: 30, stopsPerTrip: 30 },
  { id: 'ic_standard', name: 'Standard', monthlyCents: 1900, trips: 100, stopsPerTrip: 60 },
  { id: 'ic_advanced', name: 'Advanced', monthlyCents: 4900, trips: 500, stopsPerTrip: 100 },
];

export const PAID_PACKAGES: readonly Package[] = PACKAGES.filter(({ id }) => id !== FREE_PACKAGE_ID);

/** The one whose limits the operator can raise. */
export const LARGEST_PACKAGE_ID = 'ic_advanced';

/** How often a plan is paid. */
export type BillingInterval = 'month' | 'year';

/** A year costs as much as so many months: two are free. */
export const MONTHS_PAID_A_YEAR = 10;

const YEARLY = '_year';

/** A paid package that is paid by the year goes by the package's id with this ending: `ic_basic_year`. */
export const planIdOf = (packageId: string, interval: BillingInterval): string =>
  interval === 'year' ? packageId + YEARLY : packageId;

export const intervalOf = (planId: string): BillingInterval => (planId.endsWith(YEARLY) ? 'year' : 'month');

/** The package of a plan, however it is paid. */
export const packageIdOf = (planId: string): string =>
  intervalOf(planId) === 'year' ? planId.slice(0, -YEARLY.length) : planId;

/** The package of an id, paid by the month or by the year, or undefined. The free one is not paid by the year. */
export const packageOf = (planId: string): Package | undefined =>
  planId === planIdOf(FREE_PACKAGE_ID, 'year')
    ? undefined
    : PACKAGES.find(({ id }) => id === packageIdOf(planId));

/** What one period of a plan costs, in cents; 0 for a plan that no release knows. */
export const priceCentsOf = (planId: string): number =>
  (packageOf(planId)?.monthlyCents ?? 0) * (intervalOf(planId) === 'year' ? MONTHS_PAID_A_YEAR : 1);

/** What one period of a plan that runs costs: it keeps its price when the list has another one. */
export const priceCentsRunning = ({
  packageId,
  priceCents,
}: {
  packageId: string;
  priceCents: number | null;
}): number => priceCents ?? priceCentsOf(packageId);

/** Every plan that can be bought: each paid package by the month and by the year. */
export const PAID_PLAN_IDS: readonly string[] = PAID_PACKAGES.flatMap(({ id }) => [id, planIdOf(id, 'year')]);

/** What the plan is called; an id that no release knows as it is. */
export const packageName = (id: string): string => packageOf(id)?.name ?? id;

export const FREE_PACKAGE: Package = PACKAGES[0] as Package;

/** The name of a price that never changes its amount: another amount is another price, and gets another name. */
export const priceLookupKey = (planId: string): string =>
  `${packageIdOf(planId)}_${intervalOf(planId)}ly_${priceCentsOf(planId)}`;

/** Place in the order of sizes; unknown packages are with the free one. */
export const rankOf = (planId: string): number =>
  Math.max(
    0,
    PACKAGES.findIndex(({ id }) => id === packageIdOf(planId)),
  );
