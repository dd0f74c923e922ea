import { createHash } from 'node:crypto';
import { unitHolder } from '~/areas/equipment/data/equipment.server';
import { carrierScope, type CarrierScope, type SystemScope } from '~/platform/database/scope.server';
import { addDays, localDateInZone, type LocalDate } from '~/engine/calendar/local-date';
import { firstDayOfQuarter, previousQuarter, quarterOfDate } from '~/engine/calendar/quarter';
import { DEMO_TRUCKS, demoTripDay, type DemoTruck } from '~/areas/content/rules/demo-quarter';
import { fixedFromScaled } from '~/engine/units/format';
import type { Ctx } from '~/platform/context';
import { choosePlan } from '~/areas/billing/choose-plan.server';
import { createEquipment } from '~/areas/equipment/save-equipment.server';
import { createFuel } from '~/areas/fuel/save-fuel.server';
import { resolveStop } from '~/areas/places/resolve-stop.server';
import { createTrip } from '~/areas/trips/create-trip.server';

const TIME_ZONE = 'America/Chicago';
/** A fill carries the truck this far; it burns a gallon every 6.4 miles. */
const MILES_PER_GALLON_TENTHS = 64;

/** Gives the demonstration carrier its trucks, trips and fuel. Run again, it makes nothing twice. */
export async function fillDemoCarrier(
  ctx: Ctx<SystemScope>,
  { carrierId, userId }: { carrierId: string; userId: string },
): Promise<void> {
  const own: Ctx<CarrierScope> = {
    ...ctx,
    scope: carrierScope({ carrierId, userId, role: 'owner' }, ctx.scope.db),
  };
  await subscribe(own);
  const today = localDateInZone(ctx.clock.now().getTime(), TIME_ZONE);
  const from = firstDayOfQuarter(previousQuarter(quarterOfDate(today)));
  for (const truck of DEMO_TRUCKS) await fillTruck(own, truck, from, today);
}

/** Room for a quarter's trips, as a customer gets it: on trial, with the card of the test billing. */
async function subscribe(ctx: Ctx<CarrierScope>): Promise<void> {
  const chosen = await choosePlan(ctx, {
    packageId: 'ic_standard',
    token: 'tok_visa',
    cardId: '',
    couponId: '',
    authorized: true,
    key: 'demonstration',
  });
  if (!chosen.ok) throw new Error(`demo plan: ${chosen.failure.message}`);
}

async function fillTruck(
  ctx: Ctx<CarrierScope>,
  truck: DemoTruck,
  from: LocalDate,
  today: LocalDate,
): Promise<void> {
  const { unit, make, model, year, plate } = truck;
  const equipment = await createEquipment(ctx, {
    unit,
    make,
    model,
    year,
    plate,
    baseJurisdiction: 'TX',
    axles: 3,
    registeredWeight: 80_000,
  });
  // The unit number is taken where an earlier attempt has made the truck.
  const equipmentId = equipment.ok ? equipment.value.id : await unitHolder(ctx.scope, unit);
  if (equipmentId === null)
    throw new Error(`demo truck ${unit}: ${equipment.ok ? '' : equipment.failure.message}`);
  let odometerTenths = truck.odometer * 10;
  for (let index = 1; index < truck.places.length; index++) {
    const date = addDays(from, demoTripDay(index - 1));
    if (date > today) return;
    const leg = [truck.places[index - 1], truck.places[index]] as const;
    odometerTenths = await recordTrip(ctx, { equipmentId, truck, date, leg, odometerTenths, index });
  }
}

interface Leg {
  equipmentId: number;
  truck: DemoTruck;
  date: LocalDate;
  leg: readonly [DemoTruck['places'][number] | undefined, DemoTruck['places'][number] | undefined];
  odometerTenths: number;
  index: number;
}

/** @returns the odometer at the end of the trip, in tenths of a mile. */
async function recordTrip(
  ctx: Ctx<CarrierScope>,
  { equipmentId, truck, date, leg, odometerTenths, index }: Leg,
): Promise<number> {
  const stops = leg.flatMap((place) => (place ? [{ city: place[0], state: place[1] }] : []));
  const places = await Promise.all(stops.map((stop) => resolveStop(ctx.scope, { ...stop, zip: '' })));
  const found = places.flatMap((place) => (place.ok ? [place.value] : []));
  const outcome = await ctx.routingEngine.route({
    stops: found.map(({ lat, lon, label, state }) => ({ lat, lon, label, jurisdiction: state })),
  });
  if (!outcome.ok) return odometerTenths;
  const endTenths = odometerTenths + outcome.distanceTenthMiles;
  const trip = await createTrip(ctx, {
    equipmentId,
    date,
    endDate: addDays(date, outcome.distanceTenthMiles > 6500 ? 1 : 0),
    driver: truck.driver,
    reference: `BMF-${truck.unit}${String(index).padStart(2, '0')}`,
    odometerStart: fixedFromScaled(odometerTenths, 1),
    odometerEnd: fixedFromScaled(endTenths, 1),
    stops,
    idempotencyKey: keyOf(ctx.scope.carrierId, truck.unit, 'trip', index),
  });
  if (!trip.ok) throw new Error(`demo trip ${truck.unit}/${index}: ${trip.failure.message}`);
  const [city, state] = leg[1] ?? leg[0] ?? ['', ''];
  const gallonTenths = Math.round((outcome.distanceTenthMiles * 10) / MILES_PER_GALLON_TENTHS);
  const fuel = await createFuel(ctx, {
    fields: {
      equipmentId,
      date: addDays(date, outcome.distanceTenthMiles > 6500 ? 1 : 0),
      quantity: fixedFromScaled(gallonTenths, 1),
      fuelUnit: 'gallon',
      city,
      state,
      seller: 'Mesa Travel Center',
      pricePerUnit: `3.${String(499 + ((index * 37) % 400))}`,
      idempotencyKey: keyOf(ctx.scope.carrierId, truck.unit, 'fuel', index),
    },
  });
  if (!fuel.ok) throw new Error(`demo fuel ${truck.unit}/${index}: ${fuel.failure.message}`);
  return endTenths;
}

/** The same record has the same key in every attempt. */
function keyOf(...parts: (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join('/')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
