import type { Prisma } from '~/platform/database/generated/prisma/client';
import type { CarrierScope } from '~/platform/database/scope.server';
import { systemScope } from '~/platform/database/scope.server';
import { rebuildLedger } from '~/areas/ledger/data/ledger.server';
import type { FuelUnit } from '~/engine/units/conversion';
import { gallonsThousandths } from '~/areas/fuel/rules/gallons';
import { quarterKey, quarterOfDate } from '~/engine/calendar/quarter';

/** Trips and fuel straight into the tables, as the use cases leave them. */
export interface GivenUnit {
  unit: string;
  fuelType?: string;
  axles?: number;
  registeredWeightPounds?: number;
  combinationWeightPounds?: number;
  vin?: string;
}

export interface GivenTrip {
  unit: string | null;
  date: string;
  /** Miles by jurisdiction, up to one decimal; [total, exempt] where part of it is exempt. */
  miles: Record<string, number | [number, number]>;
  status?: 'ok' | 'pending' | 'error';
  odometer?: [number, number];
}

export interface GivenFuel {
  unit: string | null;
  date: string;
  state: string;
  quantity: string;
  fuelUnit?: FuelUnit;
  fuelType?: string;
  taxPaid?: boolean;
  bulk?: boolean;
  seller?: string;
  totalCents?: number;
}

const day = (text: string) => new Date(`${text}T00:00:00.000Z`);
const keyOf = (date: string) => quarterKey(quarterOfDate(date));

/** @returns the ids of the vehicles by unit number. */
export async function giveRecords(
  scope: CarrierScope,
  given: { units: GivenUnit[]; trips?: GivenTrip[]; fuel?: GivenFuel[] },
): Promise<Map<string, number>> {
  const { db, carrierId } = scope;
  const equipment = await db.equipment.createManyAndReturn({
    data: given.units.map((unit) => ({ axles: 5, ...unit, carrierId })),
    select: { id: true, unit: true },
  });
  const ids = new Map(equipment.map(({ id, unit }) => [unit, id]));
  for (const trip of given.trips ?? []) {
    const parts = Object.entries(trip.miles).map(([jurisdiction, miles], position) => {
      const [total, exempt] = Array.isArray(miles) ? miles : [miles, 0];
      return {
        jurisdiction,
        position,
        tenthMiles: Math.round(total * 10),
        exemptTenthMiles: Math.round(exempt * 10),
        exemptReason: exempt > 0 ? 'Trip permit' : '',
      };
    });
    const equipmentId = trip.unit === null ? null : (ids.get(trip.unit) ?? null);
    const common = { carrierId, equipmentId, quarterKey: keyOf(trip.date) };
    const status = trip.status ?? 'ok';
    const states = parts.map((part) => part.jurisdiction);
    const stops = [states[0] ?? 'TX', states.at(-1) ?? 'TX'].map((state) => ({
      city: 'Town',
      state,
      zip: '',
      lat: 32,
      lon: -97,
      label: `Town, ${state}`,
      via: false,
    }));
    const { id } = await db.trip.create({
      data: {
        ...common,
        date: day(trip.date),
        endDate: day(trip.date),
        stops,
        routeStatus: status,
        highways: 'I-35',
        driver: 'Dana Driver',
        odometerStartTenths: trip.odometer ? trip.odometer[0] * 10 : null,
        odometerEndTenths: trip.odometer ? trip.odometer[1] * 10 : null,
        distanceTenthMiles: status === 'ok' ? parts.reduce((sum, part) => sum + part.tenthMiles, 0) : null,
      },
    });
    if (status === 'ok')
      await db.tripJurisdiction.createMany({
        data: parts.map((part) => ({ ...part, ...common, tripId: id, routedTenthMiles: part.tenthMiles })),
      });
  }
  await db.fuelPurchase.createMany({
    data: (given.fuel ?? []).map(({ unit, date, quantity, ...rest }) => ({
      ...rest,
      carrierId,
      equipmentId: unit === null ? null : (ids.get(unit) ?? null),
      date: day(date),
      quarterKey: keyOf(date),
      quantity,
      gallonsThousandths: BigInt(gallonsThousandths(quantity, rest.fuelUnit ?? 'gallon')),
      seller: rest.seller ?? 'Pilot',
    })),
  });
  await rebuildLedger(systemScope(db), carrierId);
  return new Map([...ids].map(([unit, id]) => [unit, Number(id)]));
}

/** Rates of a quarter in place of whatever is published: [jurisdiction, rate, surcharge?, from?]. */
export async function giveRates(
  scope: CarrierScope,
  key: number,
  rates: {
    jurisdiction: string;
    rate: string | null;
    surcharge?: string;
    cad?: string;
    from?: string;
    fuel?: string;
    status?: 'final' | 'preliminary' | 'reconstructed';
    unit?: string;
  }[],
): Promise<void> {
  const { db } = scope;
  const quarter = await db.rateQuarter.findUnique({ where: { key } });
  if (!quarter) {
    await db.rateQuarter.create({
      data: {
        key,
        tier: 'official',
        matrixStatus: 'final',
        checkedOn: day('2026-10-05'),
        exchangeConfidence: 'unknown',
        fuels: ['special_diesel'],
        revision: 1,
        sha256: 'a'.repeat(64),
        publishedAt: new Date(),
      },
    });
  } else {
    // As a publication does: what was read under the revision before is known to be old.
    await db.rateQuarter.update({ where: { key }, data: { revision: { increment: 1 } } });
    // With a publication to it: at its next start the program would publish the official rates again.
    const published = await db.ratePublication.findUnique({
      where: { quarterKey_revision: { quarterKey: key, revision: quarter.revision } },
      omit: { id: true },
    });
    if (published)
      await db.ratePublication.create({
        data: {
          ...(published as Prisma.RatePublicationUncheckedCreateInput),
          revision: quarter.revision + 1,
        },
      });
  }
  const first = `${Math.floor(key / 10)}-${String(((key % 10) - 1) * 3 + 1).padStart(2, '0')}-01`;
  await db.rate.deleteMany({ where: { quarterKey: key } });
  await db.rate.createMany({
    data: rates.map(({ jurisdiction, rate, surcharge, cad, from, fuel, status, unit }) => ({
      quarterKey: key,
      fuel: fuel ?? 'special_diesel',
      jurisdiction,
      effectiveFrom: day(from ?? first),
      rateUsd: rate,
      surchargeUsd: surcharge ?? null,
      rateCad: cad ?? rate,
      surchargeCad: null,
      unit: unit ?? 'gallon',
      status: status ?? 'final',
      source: 'test',
    })),
  });
}

/** The hand-checkable three-state return: $29.25 due. */
export const THREE_STATES: {
  key: number;
  rates: { jurisdiction: string; rate: string; surcharge?: string }[];
  units: GivenUnit[];
  trips: GivenTrip[];
  fuel: GivenFuel[];
} = {
  key: 20263,
  rates: [
    { jurisdiction: 'TX', rate: '0.2000' },
    { jurisdiction: 'KY', rate: '0.2200', surcharge: '0.1050' },
    { jurisdiction: 'CA', rate: '0.9790' },
  ],
  units: [{ unit: '101', vin: '1FUJGLDR5CSBM1234' }, { unit: '102' }],
  trips: [
    { unit: '101', date: '2026-07-06', miles: { TX: 4000.4, KY: 1200 } },
    { unit: '102', date: '2026-08-06', miles: { TX: 1999.6, CA: 2000 } },
    { unit: '101', date: '2026-09-30', miles: { KY: 800 } },
  ],
  fuel: [
    { unit: '101', date: '2026-07-06', state: 'TX', quantity: '600' },
    { unit: '102', date: '2026-08-06', state: 'TX', quantity: '300' },
    { unit: '101', date: '2026-07-07', state: 'KY', quantity: '100' },
    { unit: '102', date: '2026-08-07', state: 'CA', quantity: '250' },
  ],
};

export async function giveThreeStates(scope: CarrierScope): Promise<Map<string, number>> {
  await giveRates(scope, THREE_STATES.key, THREE_STATES.rates);
  return giveRecords(scope, THREE_STATES);
}
