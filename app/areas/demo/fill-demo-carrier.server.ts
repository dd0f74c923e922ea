import { createHash } from 'node:crypto';
import { unitHolder } from '~/areas/equipment/data/equipment.server';
import { carrierScope, type CarrierScope, type SystemScope } from '~/platform/database/scope.server';
import { addDays, formatUsDate, localDateInZone, type LocalDate } from '~/engine/calendar/local-date';
import {
  firstDayOfQuarter,
  quarterKey,
  quarterOfDate,
  shiftQuarter,
  type Quarter,
} from '~/engine/calendar/quarter';
import {
  DEMO_DAY_TENTHS,
  DEMO_ECONOMY,
  DEMO_QUARTERS,
  DEMO_TRUCKS,
  demoTourDay,
  demoToursOf,
  type DemoTruck,
} from '~/areas/content/rules/demo-quarter';
import { fixedFromScaled } from '~/engine/units/format';
import type { Ctx } from '~/platform/context';
import { choosePlan } from '~/areas/billing/choose-plan.server';
import { activateExtraction } from '~/areas/documents/activation.server';
import { startExtraction } from '~/areas/documents/start-extraction.server';
import { uploadDocuments } from '~/areas/documents/upload-documents.server';
import { createEquipment } from '~/areas/equipment/save-equipment.server';
import { createFuel } from '~/areas/fuel/save-fuel.server';
import { resolveStop } from '~/areas/places/resolve-stop.server';
import { fileQuarter } from '~/areas/returns/file-quarter.server';
import { calculateRoute } from '~/areas/trips/calculate-route.server';
import { createTrip } from '~/areas/trips/create-trip.server';
import { plainPdf } from './plain-pdf';

const TIME_ZONE = 'America/Chicago';
const SELLER = 'Mesa Travel Center';
/** Of the last two quarters every purchase but each fourth has its receipt. */
const RECEIPT_QUARTERS = 2;
/** Miles the last truck drove unrecorded in the quarter that runs: the auditor's checks ask about them. */
const GAP_TENTHS = 640;

interface DemoWork {
  carrierId: string;
  userId: string;
  /** Aborts when the worker stops; the next worker continues from there. */
  stopSignal?: AbortSignal | undefined;
}

/** How far one leg of a tour is. */
interface Leg {
  tenthMiles: number;
  to: readonly [city: string, state: string];
}

interface TruckOnTour {
  truck: DemoTruck;
  equipmentId: number;
}

/** A tour as it will be recorded. */
interface PlannedTour {
  on: TruckOnTour;
  /** Of its quarter, from the first one with records. */
  index: number;
  /** Of its truck, from 1. */
  number: number;
  startTenths: number;
  places: readonly (readonly [city: string, state: string])[];
  legs: readonly Leg[];
  tenthMiles: number;
  date: LocalDate;
  endDate: LocalDate;
}

/** In which order the quarters are filled: the one that waits to be filed and the one that runs are looked at first. */
const FILLED_IN_ORDER = [
  DEMO_QUARTERS - 2,
  DEMO_QUARTERS - 1,
  ...Array.from({ length: DEMO_QUARTERS - 2 }, (_, index) => index),
];

/**
 * Gives the demonstration carrier six quarters: trucks, trips, fuel with receipts, returns that are filed, one that is late,
 * one that runs, and a rate confirmation. Run again, it makes nothing twice.
 */
export async function fillDemoCarrier(
  ctx: Ctx<SystemScope>,
  { carrierId, userId, stopSignal }: DemoWork,
): Promise<void> {
  await subscribe({ ...ctx, scope: carrierScope({ carrierId, userId, role: 'owner' }, ctx.scope.db) });
  await makeDemoRecords(ctx, { carrierId, userId, stopSignal });
}

/** The six quarters, for a carrier whose plan has room for them. */
export async function makeDemoRecords(
  ctx: Ctx<SystemScope>,
  { carrierId, userId, stopSignal }: DemoWork,
): Promise<void> {
  const own: Ctx<CarrierScope> = {
    ...ctx,
    scope: carrierScope({ carrierId, userId, role: 'owner' }, ctx.scope.db),
  };
  const today = localDateInZone(ctx.clock.now().getTime(), TIME_ZONE);
  const current = quarterOfDate(today);
  const quarterAt = (index: number) => shiftQuarter(current, index + 1 - DEMO_QUARTERS);
  const trucks: TruckOnTour[] = [];
  for (const truck of DEMO_TRUCKS) trucks.push({ truck, equipmentId: await equipmentOf(own, truck) });
  const planned = await plannedTours(own, trucks, { quarterAt, today });
  for (const index of FILLED_IN_ORDER) {
    // Each trip waits a moment for its road: the trucks wait side by side, and none is at work any more when this ends.
    const ends = await Promise.allSettled(
      trucks.map(async (on) => {
        for (const tour of planned)
          if (tour.on === on && tour.index === index) {
            stopSignal?.throwIfAborted();
            await recordTour(ctx, own, tour);
          }
      }),
    );
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    // The last quarter that is over waits to be filed: there is something to do.
    if (index < DEMO_QUARTERS - 2) await fileDemoQuarter(own, quarterAt(index), today);
  }
  await leaveConfirmation(own, today);
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

async function equipmentOf(ctx: Ctx<CarrierScope>, truck: DemoTruck): Promise<number> {
  const { unit, make, model, year, plate, axles, registeredWeightPounds } = truck;
  const equipment = await createEquipment(ctx, {
    unit,
    make,
    model,
    year,
    plate,
    baseJurisdiction: 'TX',
    axles,
    registeredWeightPounds,
  });
  // The unit number is taken where an earlier attempt has made the truck.
  const id = equipment.ok ? equipment.value.id : await unitHolder(ctx.scope, unit);
  if (id === null) throw new Error(`demo truck ${unit}: ${equipment.ok ? '' : equipment.failure.message}`);
  return id;
}

/** Every tour of every truck up to today, in the order of its odometer. */
async function plannedTours(
  own: Ctx<CarrierScope>,
  trucks: readonly TruckOnTour[],
  { quarterAt, today }: { quarterAt: (index: number) => Quarter; today: LocalDate },
): Promise<PlannedTour[]> {
  const known = new Map<string, Leg[]>();
  const planned: PlannedTour[] = [];
  for (const on of trucks) {
    const { truck } = on;
    let [odometerTenths, number] = [truck.odometer * 10, 0];
    for (let index = 0; index < DEMO_QUARTERS; index++) {
      for (let tour = 0; tour < demoToursOf(index); tour++) {
        const places = truck.tours[number % truck.tours.length] ?? [];
        const legs = await legsOf(own, known, places);
        const tenthMiles = legs.reduce((sum, leg) => sum + leg.tenthMiles, 0);
        const date = addDays(firstDayOfQuarter(quarterAt(index)), demoTourDay(tour));
        const endDate = addDays(date, Math.floor(tenthMiles / DEMO_DAY_TENTHS));
        if (endDate > today) break;
        if (truck === DEMO_TRUCKS.at(-1) && index === DEMO_QUARTERS - 1 && tour === 1)
          odometerTenths += GAP_TENTHS;
        number += 1;
        planned.push({
          on,
          index,
          number,
          startTenths: odometerTenths,
          places,
          legs,
          tenthMiles,
          date,
          endDate,
        });
        odometerTenths += tenthMiles;
      }
    }
  }
  return planned;
}

async function legsOf(
  own: Ctx<CarrierScope>,
  known: Map<string, Leg[]>,
  places: readonly (readonly [city: string, state: string])[],
): Promise<Leg[]> {
  const key = places.flat().join('/');
  const before = known.get(key);
  if (before) return before;
  const found = await Promise.all(
    places.map(([city, state]) => resolveStop(own.scope, { city, state, zip: '' })),
  );
  const outcome = await own.routingEngine.route({
    stops: found.flatMap((place) =>
      place.ok
        ? [
            {
              lat: place.value.lat,
              lon: place.value.lon,
              label: place.value.label,
              jurisdiction: place.value.state,
            },
          ]
        : [],
    ),
  });
  if (!outcome.ok) throw new Error(`demo tour ${key}: ${outcome.message}`);
  const legs = outcome.legs.map((leg, index): Leg => ({
    tenthMiles: leg.distanceTenthMiles,
    to: places[index + 1] ?? ['', ''],
  }));
  known.set(key, legs);
  return legs;
}

async function recordTour(ctx: Ctx<SystemScope>, own: Ctx<CarrierScope>, tour: PlannedTour): Promise<void> {
  const { index, number, startTenths } = tour;
  const { equipmentId, truck } = tour.on;
  const { unit, driver, milesPerGallonTenths } = truck;
  const trip = await createTrip(own, {
    equipmentId,
    date: tour.date,
    endDate: tour.endDate,
    driver,
    reference: `BMF-${unit}${String(number).padStart(2, '0')}`,
    odometerStart: fixedFromScaled(startTenths, 1),
    odometerEnd: fixedFromScaled(startTenths + tour.tenthMiles, 1),
    stops: tour.places.map(([city, state]) => ({ city, state })),
    idempotencyKey: keyOf(own.scope.carrierId, unit, 'tour', number),
  });
  if (!trip.ok) throw new Error(`demo trip ${unit}/${number}: ${trip.failure.message}`);
  // At once and not with the queue: a quarter is filed with the miles of all its trips.
  const { id, routeRevision } = trip.value;
  await calculateRoute(ctx, { tripId: id, routeRevision, isLastAttempt: true });
  const economy = milesPerGallonTenths + (DEMO_ECONOMY[index] ?? 0);
  let driven = 0;
  for (const [at, leg] of tour.legs.entries()) {
    driven += leg.tenthMiles;
    const date = addDays(tour.date, Math.floor(driven / DEMO_DAY_TENTHS));
    const gallonTenths = Math.round((leg.tenthMiles * 10) / economy);
    await buyFuel(own, { truck: tour.on, number, at, date, gallonTenths, leg, index });
  }
}

async function buyFuel(
  ctx: Ctx<CarrierScope>,
  bought: {
    truck: TruckOnTour;
    number: number;
    at: number;
    date: LocalDate;
    gallonTenths: number;
    leg: Leg;
    index: number;
  },
): Promise<void> {
  const { truck, number, at, date, leg, index } = bought;
  const { unit } = truck.truck;
  const [city, state] = leg.to;
  const quantity = fixedFromScaled(bought.gallonTenths, 1);
  const pricePerUnit = `3.${String(479 + ((number * 37 + at * 61 + index * 23) % 400))}`;
  const hasReceipt = index >= DEMO_QUARTERS - RECEIPT_QUARTERS && (number + at) % 4 !== 3;
  const reference = `${unit}${String(number).padStart(2, '0')}${at}`;
  const bytes = plainPdf([
    SELLER,
    `${city}, ${state}`,
    '',
    `Receipt ${reference}`,
    formatUsDate(date),
    `Unit ${unit}`,
    `Diesel ${quantity} gal at $${pricePerUnit}`,
    'All taxes paid',
  ]);
  const fuel = await createFuel(ctx, {
    fields: {
      equipmentId: truck.equipmentId,
      date,
      quantity,
      fuelUnit: 'gallon',
      city,
      state,
      seller: SELLER,
      reference,
      pricePerUnit,
      idempotencyKey: keyOf(ctx.scope.carrierId, unit, 'fuel', number, at),
    },
    file: hasReceipt ? { name: `receipt-${reference}.pdf`, bytes } : null,
  });
  if (!fuel.ok) throw new Error(`demo fuel ${unit}/${number}/${at}: ${fuel.failure.message}`);
}

/** In time, and paid on the day. A quarter whose rates are not shipped stays open. */
async function fileDemoQuarter(ctx: Ctx<CarrierScope>, quarter: Quarter, today: LocalDate): Promise<void> {
  const filedOn = addDays(firstDayOfQuarter(shiftQuarter(quarter, 1)), 21);
  if (filedOn > today) return;
  await fileQuarter(
    ctx,
    quarter,
    { filedOn, paidOn: filedOn, confirmation: `TX-${quarterKey(quarter)}-4471` },
    today,
  );
}

/** A load that was read and waits to become a trip. */
export async function leaveConfirmation(ctx: Ctx<CarrierScope>, today: LocalDate): Promise<void> {
  if (!(await activateExtraction(ctx)).ok) return;
  const [pickup, delivery] = [addDays(today, 2), addDays(today, 3)];
  const uploaded = await uploadDocuments(ctx, [
    {
      name: 'load-80114.pdf',
      bytes: plainPdf([
        'RATE CONFIRMATION',
        'Load # 80114',
        `Issued: ${formatUsDate(today)}`,
        '',
        'Pickup: Panhandle Foods',
        '4100 Canyon Drive',
        'Amarillo, TX 79109',
        `Date: ${formatUsDate(pickup)} 08:00`,
        '',
        'Delivery: Front Range Grocery',
        '5200 Smith Road',
        'Denver, CO 80216',
        `Date: ${formatUsDate(delivery)} 14:00`,
        '',
        'Total: $1,480.00',
      ]),
    },
  ]);
  if (!uploaded.ok) return;
  // An earlier run may have uploaded it and come no further.
  const waiting = uploaded.value.flatMap(({ document: { id, status } }) =>
    status === 'uploaded' ? [id] : [],
  );
  if (waiting.length > 0) await startExtraction(ctx, waiting);
}

/** The same record has the same key in every attempt. */
function keyOf(...parts: (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join('/')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
