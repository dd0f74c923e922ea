import type { OwnRate } from '~/areas/rates/rules/own-rate';
import { rateFigureText } from '~/areas/rates/rules/rate-figure';
import type { FuelType } from '~/engine/ifta/fuel-types';
import type { OwnRate as OwnRateRow } from '~/platform/database/generated/prisma/client';
import type { CarrierScope } from '~/platform/database/scope.server';

/** The carrier's own rates of these quarters, by quarter, fuel and jurisdiction. */
export async function listOwnRates(scope: CarrierScope, quarterKeys: readonly number[]): Promise<OwnRate[]> {
  if (quarterKeys.length === 0) return [];
  const rows = await scope.db.ownRate.findMany({
    where: { carrierId: scope.carrierId, quarterKey: { in: [...quarterKeys] } },
    orderBy: [{ quarterKey: 'asc' }, { fuel: 'asc' }, { jurisdiction: 'asc' }],
  });
  return rows.map(toOwnRate);
}

export const toOwnRate = ({
  quarterKey,
  fuel,
  jurisdiction,
  system,
  rate,
  surcharge,
  source,
}: OwnRateRow): OwnRate => ({
  quarterKey,
  fuel: fuel as FuelType,
  jurisdiction,
  system: system === 'metric' ? 'metric' : 'us',
  rateTenThousandths: rate.times(10_000).toNumber(),
  surchargeTenThousandths: surcharge && surcharge.times(10_000).toNumber(),
  source,
});

/** Keeps a rate in place of the one entered before. */
export async function saveOwnRate(scope: CarrierScope, own: OwnRate, at: Date): Promise<void> {
  const { quarterKey, fuel, jurisdiction } = own;
  const key = { carrierId: scope.carrierId, quarterKey, fuel, jurisdiction };
  const entered = {
    system: own.system,
    rate: rateFigureText(own.rateTenThousandths),
    surcharge: rateFigureText(own.surchargeTenThousandths),
    source: own.source,
    enteredAt: at,
    enteredBy: scope.userId,
  };
  await scope.db.ownRate.upsert({
    where: { carrierId_quarterKey_fuel_jurisdiction: key },
    create: { ...key, ...entered },
    update: entered,
  });
}

/** @returns whether it was there. */
export async function deleteOwnRate(
  scope: CarrierScope,
  { quarterKey, fuel, jurisdiction }: Pick<OwnRate, 'quarterKey' | 'jurisdiction'> & { fuel: string },
): Promise<boolean> {
  const { count } = await scope.db.ownRate.deleteMany({
    where: { carrierId: scope.carrierId, quarterKey, fuel, jurisdiction },
  });
  return count > 0;
}
