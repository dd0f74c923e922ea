import { listFuelInLedger, listTripsInLedger } from '~/areas/ledger/data/ledger.server';
import type { SignedIn } from './signed-in';

const CARRIER = 'Wolverine & Susquehanna Refrigerated Transport Holdings, LLC';
const UNITS = ['KENWORTHT680SLEEPERUNIT0042TEX', 'FREIGHTLINER CASCADIA WEST 017'];
const PLACE = 'Chargoggagoggmanchauggagoggchaubunagungamaugg';
const SELLER = 'Petro Stopping Center of the Greater Texas Panhandle #317';

/** Gives a carrier, its trucks and its places the longest names that people really write: 60, 30 and 45 letters. */
export async function giveLongNames({
  db,
  carrierId,
  scope,
}: Pick<SignedIn, 'db' | 'carrierId' | 'scope'>): Promise<void> {
  await db.carrier.update({ where: { id: carrierId }, data: { legalName: CARRIER } });
  const trucks = await db.equipment.findMany({ where: { carrierId }, orderBy: { id: 'asc' } });
  for (const [index, unit] of UNITS.entries())
    if (trucks[index]) await db.equipment.updateMany({ where: { id: trucks[index].id }, data: { unit } });
  await db.fuelPurchase.updateMany({ where: { carrierId }, data: { city: PLACE, seller: SELLER } });
  await db.$executeRaw`
    UPDATE "trip" SET "stops" = (
      SELECT jsonb_agg(
        CASE WHEN place = 1 THEN stop || jsonb_build_object('city', ${PLACE}::text, 'label', ${`${PLACE}, MA`}::text)
          ELSE stop END
        ORDER BY place)
      FROM jsonb_array_elements("stops") WITH ORDINALITY AS given(stop, place))
    WHERE "carrierId" = ${carrierId}::uuid AND jsonb_array_length("stops") > 0`;
  const ids = (rows: { id: bigint }[]) => rows.map(({ id }) => Number(id));
  await listTripsInLedger(scope, ids(await db.trip.findMany({ where: { carrierId }, select: { id: true } })));
  await listFuelInLedger(
    scope,
    ids(await db.fuelPurchase.findMany({ where: { carrierId }, select: { id: true } })),
  );
}
