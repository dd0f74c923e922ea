import { FREE_PACKAGE, packageOf, priceCentsOf } from '~/areas/billing/rules/packages';
import type { Scope } from '~/platform/database/scope.server';

export interface PackagePrice {
  /** Of the plan: a package that is paid by the year has a row of its own. */
  id: string;
  /** What one period costs; null in rows of earlier releases. */
  priceCents: number | null;
  priceId: string | null;
  /** Made where live money moves; null where that is not known. */
  isLive: boolean | null;
}

/** The plans as the database knows them, with their price at the provider. */
export const listPackagePrices = (scope: Scope): Promise<PackagePrice[]> =>
  scope.db.billingPackage.findMany({ select: { id: true, priceCents: true, priceId: true, isLive: true } });

/** Brings a plan of the list into the database; another amount forgets the price at the provider. */
export async function savePackagePrice(
  scope: Scope,
  planId: string,
  price: { productId: string; priceId: string; isLive: boolean; syncedAt: Date } | null,
): Promise<void> {
  const { name, monthlyCents, trips, stopsPerTrip } = packageOf(planId) ?? FREE_PACKAGE;
  const row = {
    name,
    monthlyCents,
    priceCents: priceCentsOf(planId),
    trips,
    stopsPerTrip,
    ...(price ?? { productId: null, priceId: null, isLive: null, syncedAt: null }),
  };
  await scope.db.billingPackage.createMany({ data: [{ id: planId, ...row }], skipDuplicates: true });
  await scope.db.billingPackage.update({ where: { id: planId }, data: row });
}
