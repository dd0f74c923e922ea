import type { Package } from '~/areas/billing/rules/packages';
import type { Scope } from '~/platform/database/scope.server';

export interface PackagePrice {
  id: string;
  monthlyCents: number;
  priceId: string | null;
  /** Made where live money moves; null where that is not known. */
  isLive: boolean | null;
}

/** The packages as the database knows them, with their price at the provider. */
export const listPackagePrices = (scope: Scope): Promise<PackagePrice[]> =>
  scope.db.billingPackage.findMany({ select: { id: true, monthlyCents: true, priceId: true, isLive: true } });

/** Brings a package of the list into the database; another amount forgets the price at the provider. */
export async function savePackagePrice(
  scope: Scope,
  { id, name, monthlyCents, trips, stopsPerTrip }: Package,
  price: { productId: string; priceId: string; isLive: boolean; syncedAt: Date } | null,
): Promise<void> {
  const row = {
    name,
    monthlyCents,
    trips,
    stopsPerTrip,
    ...(price ?? { productId: null, priceId: null, isLive: null, syncedAt: null }),
  };
  await scope.db.billingPackage.createMany({ data: [{ id, ...row }], skipDuplicates: true });
  await scope.db.billingPackage.update({ where: { id }, data: row });
}
