import { listFuelInLedger, listTripsInLedger } from '~/areas/ledger/data/ledger.server';
import type { SignedIn } from './signed-in';

export const LONG_CARRIER = 'Wolverine & Susquehanna Refrigerated Transport Holdings, LLC';
export const LONG_UNIT = 'KENWORTHT680SLEEPERUNIT0042TEX';
export const LONG_PLACE = 'Chargoggagoggmanchauggagoggchaubunagungamaugg';

/** Gives a carrier's trucks, places and itself the longest names that people really write. */
export async function giveLongNames({
  db,
  carrierId,
  scope,
}: Pick<SignedIn, 'db' | 'carrierId' | 'scope'>): Promise<void> {
  await db.carrier.update({ where: { id: carrierId }, data: { legalName: LONG_CARRIER } });
  const [first, second] = await db.equipment.findMany({ where: { carrierId }, orderBy: { id: 'asc' } });
  if (first) await db.equipment.update({ where: { id: first.id }, data: { unit: LONG_UNIT } });
  if (second)
    await db.equipment.update({ where: { id: second.id }, data: { unit: 'FREIGHTLINER CASCADIA WEST 017' } });
  await db.fuelPurchase.updateMany({
    where: { carrierId },
    data: { city: LONG_PLACE, seller: 'Petro Stopping Center of the Greater Texas Panhandle #317' },
  });
  await db.$executeRaw`
    UPDATE trip SET stops = (
      SELECT jsonb_agg(CASE WHEN n = 1 THEN jsonb_set(stop, '{city}', to_jsonb(${LONG_PLACE}::text)) ELSE stop END ORDER BY n)
      FROM jsonb_array_elements(stops) WITH ORDINALITY AS given(stop, n)
    )
    WHERE "carrierId" = ${carrierId}::uuid AND jsonb_array_length(stops) > 0`;
  const ids = (rows: { id: bigint }[]) => rows.map(({ id }) => Number(id));
  await listTripsInLedger(scope, ids(await db.trip.findMany({ where: { carrierId }, select: { id: true } })));
  await listFuelInLedger(
    scope,
    ids(await db.fuelPurchase.findMany({ where: { carrierId }, select: { id: true } })),
  );
}
