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

/** The package of an id, or undefined. */
export const packageOf = (id: string): Package | undefined =>
  PACKAGES.find((candidate) => candidate.id === id);

/** What the plan is called; an id that no release knows as it is. */
export const packageName = (id: string): string => packageOf(id)?.name ?? id;

export const FREE_PACKAGE: Package = PACKAGES[0] as Package;

/** The name of a price that never changes its amount: another amount is another price, and gets another name. */
export const priceLookupKey = ({ id, monthlyCents }: Package): string => `${id}_monthly_${monthlyCents}`;

/** Place in the order of sizes; unknown packages stand with the free one. */
export const rankOf = (packageId: string): number =>
  Math.max(
    0,
    PACKAGES.findIndex(({ id }) => id === packageId),
  );
