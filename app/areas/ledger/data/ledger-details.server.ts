import { namesOf } from '~/engine/records/text-fields';
import { FUEL_TEXTS, type FuelTexts } from '~/areas/fuel/fields';
import { TRIP_TEXTS, type TripTexts } from '~/areas/trips/fields';
import { columnList } from '~/platform/database/column-list.server';
import type { CarrierScope } from '~/platform/database/scope.server';

/** What a trip of the list shows when its row is opened, beside what is on the row. */
export interface TripDetail extends TripTexts {
  stops: { label: string; zip: string }[];
  /** The rate confirmation it was read from. */
  document: { id: string; name: string } | null;
}

/** The same of a purchase. */
export interface FuelDetail extends FuelTexts {
  city: string;
  zip: string;
  totalCents: number | null;
  receiptId: string | null;
}

/** @returns null where the carrier has no such trip */
export async function readTripDetail(scope: CarrierScope, id: number): Promise<TripDetail | null> {
  const [row] = await scope.db.$queryRaw<TripDetail[]>`
    SELECT ${columnList(namesOf(TRIP_TEXTS), { alias: 't' })}, t."stops",
      (SELECT json_build_object('id', d."id", 'name', d."name") FROM "document" d WHERE d."id" = t."extractedDataId" AND d."carrierId" = t."carrierId") AS "document"
    FROM "trip" t WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."id" = ${BigInt(id)}::bigint`;
  return row ?? null;
}

/** @returns null where the carrier has no such purchase */
export async function readFuelDetail(scope: CarrierScope, id: number): Promise<FuelDetail | null> {
  const [row] = await scope.db.$queryRaw<FuelDetail[]>`
    SELECT "city", "zip", "totalCents", ${columnList(namesOf(FUEL_TEXTS))}, "receiptId"
    FROM "fuel_purchase" WHERE "carrierId" = ${scope.carrierId}::uuid AND "id" = ${BigInt(id)}::bigint`;
  return row ?? null;
}
