import { describe, expect, it } from 'vitest';
import type { OdometerReplacement } from '~/areas/equipment/rules/odometer-replacements';
import { farFills, type AuditedFuel, type UnitHistory } from '~/areas/ledger/rules/audit-fuel';
import type { AuditedTrip } from '~/areas/ledger/rules/audit-trips';
import type { Finding } from '~/areas/ledger/rules/finding';
import { MEASURES } from '~/areas/ledger/rules/measures';
import { QuarterCheck } from '~/areas/ledger/rules/quarter-check';
import { dayByDay } from '~/areas/ledger/rules/trip-checks';

const QUARTER = 20264;
const [FIRST, LAST] = ['2026-10-01', '2026-12-31'];
const TODAY = '2027-01-06';
const HOUR = 3_600_000;

/** A road through states: where each begins, in miles, and a town of it. */
type Road = readonly (readonly [state: string, from: number, city: string])[];
const PLAINS: Road = [
  ['TX', 0, 'Laredo'],
  ['OK', 620, 'Ardmore'],
  ['KS', 850, 'Wichita'],
  ['NE', 1_080, 'Lincoln'],
];
const BORDER: Road = [
  ['QC', 0, 'Laval'],
  ['ON', 80, 'London'],
  ['MI', 560, 'Flint'],
  ['OH', 660, 'Toledo'],
];
const COAST: Road = [
  ['CA', 0, 'Ontario'],
  ['AZ', 230, 'Phoenix'],
  ['NM', 620, 'Lordsburg'],
  ['TX', 780, 'El Paso'],
  ['LA', 1_660, 'Shreveport'],
  ['MS', 1_850, 'Vicksburg'],
];
const TEXAS: Road = [['TX', 0, 'Waco']];

interface Habits {
  road?: Road;
  length?: number;
  /** Miles of a load. */
  loads?: readonly [number, number];
  hoursADay?: number;
  startsAt?: number;
  isMetric?: boolean;
  /** Of the year, and of the quarter that is checked. */
  mpg?: readonly [number, number];
  fillsTwice?: boolean;
  from?: string;
  /** No driving on these days. */
  rests?: (day: string) => boolean;
  replacedOn?: string;
  loadsADay?: number;
}

interface Driven {
  trips: AuditedTrip[];
  fuel: (AuditedFuel & { mile: number })[];
}

const FLEETS: Record<string, Habits> = {
  solo: {},
  metric: { isMetric: true, road: BORDER, length: 900 },
  'at night': { startsAt: 19 },
  'team drivers': { hoursADay: 17, road: COAST, length: 2_000, loads: [900, 1_900] },
  'winter idling': { mpg: [6.6, 5.4] },
  'two fills in a day': { fillsTwice: true },
  'drop and hook': { loads: [90, 260], loadsADay: 4 },
  'over the border': { road: BORDER, length: 900, loads: [200, 800] },
  'bought in mid-quarter': { from: '2026-11-17' },
  'bought in the last days': { from: '2026-12-29', loads: [1_000, 1_300] },
  'in the shop for two weeks': { rests: (day) => day >= '2026-10-20' && day <= '2026-11-03' },
  'in the shop for most of it': { rests: (day) => day >= '2026-10-04' && day <= '2026-12-26' },
  'another odometer': { replacedOn: '2026-11-11' },
  seasonal: { rests: (day) => day.slice(5) < '06-10' || day.slice(5) > '10-06' },
  'local, many short trips': { road: TEXAS, length: 300, loads: [6, 38], loadsADay: 9 },
};

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The same numbers from the same seed. */
function random(seed: number): (low: number, high: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (low, high) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return low + (((state ^ (state >>> 13)) >>> 0) / 4_294_967_296) * (high - low);
  };
}

/** A year and a few days of one truck, every mile and gallon of it recorded. */
function drive(habits: Habits, seed: number, firstId: number): Driven {
  const { road = PLAINS, length = 1_250, loads = [150, 700], hoursADay = 10, startsAt = 6 } = habits;
  const { mpg = [6.4, 6.4], from = '2025-10-01', rests = () => false, loadsADay = 2 } = habits;
  const pick = random(seed);
  const tank = 200;
  const made: Driven = { trips: [], fuel: [] };
  let [id, at, mile, odometer, left] = [
    firstId,
    Date.parse(from) + startsAt * HOUR,
    length / 2,
    512_345.6,
    190,
  ];
  const replacements: OdometerReplacement[] = [];
  const stateAt = (where: number) => road.filter(([, begins]) => begins <= where).at(-1) ?? road[0]!;
  const reading = (miles: number) => {
    const tenthKilometers = Math.round(miles * 1.609_344) * 10;
    return habits.isMetric
      ? { tenthMiles: Math.round(tenthKilometers / 1.609_344), tenthKilometers }
      : { tenthMiles: Math.round(miles * 10), tenthKilometers: null };
  };
  const fill = (when: number, where: number, gallons: number) => {
    const [state, , city] = stateAt(where);
    id += 1;
    made.fuel.push({
      id,
      equipmentId: seed,
      unit: `T${seed}`,
      tankGallons: seed % 2 === 0 ? tank : null,
      date: dayOf(when),
      state,
      seller: 'Pilot 412',
      reference: `R${id}`,
      gallonsThousandths: Math.round(gallons * 1_000),
      fuelUnit: habits.isMetric ? 'litre' : 'gallon',
      bulk: false,
      taxPaid: true,
      city,
      zip: '',
      fuelType: 'special_diesel',
      centsPerGallon: Math.round(pick(330, 480)),
      outOfServiceOn: null,
      mile: where,
    });
  };
  while (dayOf(at) <= '2027-01-06') {
    const today = dayOf(at);
    const next = Date.parse(today) + 24 * HOUR + startsAt * HOUR;
    if (rests(today) || new Date(at).getUTCDay() === 0) {
      at = next;
      continue;
    }
    if (habits.replacedOn === today && replacements.length === 0) {
      replacements.push({ on: today, last: reading(odometer), first: reading(12.4) });
      odometer = 12.4;
    }
    let hours = hoursADay;
    for (let load = 0; load < loadsADay && hours > 2; load += 1) {
      const far = Math.min(pick(...loads), length);
      const to =
        mile + far <= length && (mile - far < 0 || pick(0, 1) > 0.5) ? mile + far : Math.max(0, mile - far);
      const [begun, origin, start] = [at, stateAt(mile), reading(odometer)];
      const miles = new Map<string, number>();
      const economy = pick(0.96, 1.04) * (dayOf(at) < FIRST ? mpg[0] : mpg[1]);
      while (Math.abs(to - mile) > 0.05) {
        if (hours <= 0) {
          at += (24 - hoursADay) * HOUR;
          hours = hoursADay;
        }
        const step = Math.min(5, Math.abs(to - mile));
        const [state] = stateAt(mile + Math.sign(to - mile) * (step / 2));
        miles.set(state, (miles.get(state) ?? 0) + step);
        mile += Math.sign(to - mile) * step;
        odometer += step;
        left -= step / economy;
        at += (step / 58) * HOUR;
        hours -= step / 58;
        if (left > 55) continue;
        const gallons = tank - 10 - left;
        if (habits.fillsTwice) {
          fill(at, mile, gallons - 42.5);
          fill(at, mile, 42.5);
        } else fill(at, mile, gallons);
        // What the pump gave is a receipt in the state where the miles before and after it are.
        left += gallons;
      }
      const end = reading(odometer);
      const states = [...miles].map(([jurisdiction, length]) => ({
        jurisdiction,
        tenthMiles: Math.round(length * 10),
      }));
      id += 1;
      made.trips.push({
        id,
        equipmentId: seed,
        unit: `T${seed}`,
        date: dayOf(begun),
        endDate: dayOf(at),
        odometerStartTenths: start.tenthMiles,
        odometerStartTenthKilometers: start.tenthKilometers,
        odometerEndTenths: end.tenthMiles,
        odometerEndTenthKilometers: end.tenthKilometers,
        odometerReplacements: replacements,
        tenthMiles: states.reduce((sum, one) => sum + one.tenthMiles, 0),
        byHand: false,
        states,
        origin: { state: origin[0], city: origin[2] },
        destination: { state: stateAt(mile)[0], city: stateAt(mile)[2] },
        corrected: null,
        hasPositions: false,
        reference: `L${id}`,
      });
      at += 0.7 * HOUR;
    }
    at = Math.max(at + (24 - hoursADay) * HOUR, next);
  }
  return made;
}

/** What is asked about a fleet in the quarter. */
async function asked(units: readonly Driven[], isMetric = false): Promise<Finding[]> {
  const trips = units.flatMap((unit) => unit.trips);
  const fuel = units.flatMap((unit) => unit.fuel);
  const byEnd = <T extends { id: number }>(list: T[], day: (one: T) => string) =>
    list.toSorted((a, b) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : a.id - b.id));
  const ordered = byEnd(trips, ({ endDate }) => endDate);
  const before = new Map(
    ordered.filter(({ endDate }) => endDate < FIRST).map((trip) => [trip.equipmentId, trip]),
  );
  const history = new Map<number, UnitHistory>();
  for (const { equipmentId, tenthMiles, endDate } of trips) {
    const known = history.get(equipmentId ?? 0) ?? { tenthMiles: 0, gallonsThousandths: 0 };
    if (endDate < FIRST)
      history.set(equipmentId ?? 0, { ...known, tenthMiles: known.tenthMiles + (tenthMiles ?? 0) });
  }
  for (const { equipmentId, gallonsThousandths, date } of fuel) {
    const known = history.get(equipmentId ?? 0);
    if (known && date < FIRST) known.gallonsThousandths += gallonsThousandths;
  }
  const running = trips.filter(({ date, endDate }) => endDate > LAST && date <= LAST);
  const measures = MEASURES[isMetric ? 'metric' : 'us'];
  const check = new QuarterCheck(QUARTER, [...before.values()], TODAY, history, measures, undefined, running);
  const findings: Finding[] = [];
  async function* inQuarter() {
    yield* ordered.filter(({ endDate }) => endDate >= FIRST && endDate <= LAST);
  }
  for await (const trip of dayByDay(inQuarter())) findings.push(...check.trip(trip));
  const bought = byEnd(fuel, ({ date }) => date).filter(({ date }) => date >= FIRST && date <= LAST);
  for (const one of bought) findings.push(...check.fuel(one));
  const mileOf = (one: AuditedFuel) => (one as Driven['fuel'][number]).mile;
  for (const pair of check.pairs)
    findings.push(...farFills(pair, Math.abs(mileOf(pair[0]) - mileOf(pair[1])) * 0.88, measures));
  return [...findings, ...check.closing()];
}

/** The fleet's own tax, not a doubt about its records. */
const isDoubt = ({ kind }: Finding) => kind !== 'miles-without-fuel';

describe('a fleet whose every mile and gallon is recorded', () => {
  it.each(Object.keys(FLEETS))('raises no question: %s', async (name) => {
    const habits = FLEETS[name] ?? {};
    for (let seed = 1; seed <= 8; seed += 1) {
      const found = await asked([drive(habits, seed, 0)], habits.isMetric);
      expect(found.filter(isDoubt).map(({ kind, message }) => `${seed} ${kind}: ${message}`)).toEqual([]);
    }
  });
});

type Change = (truck: Driven) => void;

const inQuarter = (date: string) => date >= FIRST && date <= LAST;
const tripsOf = ({ trips }: Driven) => trips.filter(({ endDate }) => inQuarter(endDate));
const fuelOf = ({ fuel }: Driven) => fuel.filter(({ date }) => inQuarter(date));
/** One in the middle of the quarter, of one day. */
const aTrip = (truck: Driven) =>
  tripsOf(truck).find(({ date, endDate }) => date >= '2026-11-09' && date === endDate)!;
const aFill = (truck: Driven) => fuelOf(truck).find(({ date }) => date >= '2026-11-09')!;
const miles = (trip: AuditedTrip, tenthMiles: number) =>
  Object.assign(trip, { tenthMiles, states: [{ jurisdiction: 'TX', tenthMiles }] });
const noReadings = { odometerStartTenths: null, odometerEndTenths: null } as const;
const more = (truck: Driven, trip: Partial<AuditedTrip>, like = aTrip(truck)) =>
  truck.trips.push({ ...like, id: 90_001, reference: '', ...trip });
const corrected = (truck: Driven, routed: number, tenthMiles: number, added: number, taken: number) =>
  Object.assign(aTrip(truck), {
    corrected: { routedTenthMiles: routed, tenthMiles, addedTenthMiles: added, takenTenthMiles: taken },
  });
const keep = <T>(list: T[], isKept: (one: T) => boolean) =>
  void list.splice(0, list.length, ...list.filter(isKept));
const farFill = (truck: Driven, state: string, mile: number) => {
  const fill = aFill(truck);
  truck.fuel.push({
    ...fill,
    id: 90_002,
    state,
    city: 'Farther',
    mile: fill.mile + mile,
    gallonsThousandths: 91_300,
  });
};

const ANOMALIES: [Finding['kind'], Record<string, Change>][] = [
  [
    'fuel-without-trips',
    {
      'no trip of the quarter': (truck) => keep(truck.trips, ({ endDate }) => !inQuarter(endDate)),
      'fuel of its own tank': (truck) => {
        keep(truck.trips, ({ endDate }) => endDate < FIRST);
        for (const fill of truck.fuel) Object.assign(fill, { bulk: true });
      },
      'one fill': (truck) => {
        keep(truck.trips, () => false);
        const one = aFill(truck);
        keep(truck.fuel, (fill) => fill === one);
      },
    },
  ],
  [
    'fuel-out-of-service',
    {
      'a day later': (truck) => {
        const { date } = aFill(truck);
        const before = new Date(Date.parse(date) - 24 * HOUR).toISOString().slice(0, 10);
        Object.assign(aFill(truck), { outOfServiceOn: before });
      },
      'a year later': (truck) => Object.assign(aFill(truck), { outOfServiceOn: '2025-11-01' }),
      'from its own tank': (truck) =>
        Object.assign(aFill(truck), { outOfServiceOn: '2026-10-31', bulk: true }),
    },
  ],
  [
    'no-odometer',
    {
      'at the start': (truck) => Object.assign(aTrip(truck), { odometerStartTenths: null }),
      'at the end': (truck) => Object.assign(aTrip(truck), { odometerEndTenths: null }),
      'of every trip': (truck) => tripsOf(truck).forEach((trip) => Object.assign(trip, noReadings)),
    },
  ],
  [
    'no-seller',
    {
      'a word for nothing': (truck) => Object.assign(aFill(truck), { seller: 'N/A' }),
      'a dash for a place': (truck) => Object.assign(aFill(truck), { city: '-' }),
      'both empty': (truck) => Object.assign(aFill(truck), { seller: ' ', city: '' }),
    },
  ],
  [
    'odd-price',
    {
      'a tenth of it': (truck) => Object.assign(aFill(truck), { centsPerGallon: 39 }),
      'ten times': (truck) => Object.assign(aFill(truck), { centsPerGallon: 3_890 }),
      'of a liter in Canada': (truck) => Object.assign(aFill(truck), { centsPerGallon: 165, state: 'ON' }),
    },
  ],
  [
    'miles-a-day',
    {
      'in one trip': (truck) => miles(aTrip(truck), 12_400),
      'in two trips of a day': (truck) => {
        miles(aTrip(truck), 6_500);
        more(truck, { tenthMiles: 6_400, ...noReadings, origin: null });
      },
      'in two trips that share two days': (truck) => {
        const trip = aTrip(truck);
        const after = new Date(Date.parse(trip.date) + 24 * HOUR).toISOString().slice(0, 10);
        miles(trip, 11_500);
        more(truck, { ...noReadings, endDate: after, tenthMiles: 15_500, states: [] });
      },
    },
  ],
  [
    'overlapping-trips',
    {
      'one around others': (truck) =>
        more(truck, { ...noReadings, date: '2026-11-03', endDate: '2026-11-14', tenthMiles: 3_111 }),
      'one that begins in another': (truck) => {
        const trip = aTrip(truck);
        const [before, after] = [-24, 24].map((hours) =>
          new Date(Date.parse(trip.date) + hours * HOUR).toISOString().slice(0, 10),
        );
        more(truck, { ...noReadings, date: before!, endDate: after!, tenthMiles: 4_242 });
      },
      'one of the quarter before': (truck) =>
        more(truck, { ...noReadings, date: '2026-09-20', endDate: '2026-10-01', tenthMiles: 4_343 }),
    },
  ],
  [
    'far-correction',
    {
      'half as far again': (truck) => corrected(truck, 3_000, 4_500, 1_500, 0),
      'next to nothing': (truck) => corrected(truck, 3_000, 100, 0, 2_900),
      'to another state': (truck) => corrected(truck, 3_000, 3_000, 900, 900),
    },
  ],
  [
    'duplicate-trip',
    {
      'the same again': (truck) => more(truck, {}),
      'by hand, in whole miles': (truck) =>
        more(truck, {
          ...noReadings,
          tenthMiles: Math.round((aTrip(truck).tenthMiles ?? 0) / 10) * 10 + 10,
        }),
      'dated a day later': (truck) => {
        const next = tripsOf(truck)[tripsOf(truck).indexOf(aTrip(truck)) + 1]!;
        keep(truck.trips, (trip) => trip !== next);
        const after = new Date(Date.parse(aTrip(truck).date) + 24 * HOUR).toISOString().slice(0, 10);
        more(truck, { date: after, endDate: after });
      },
    },
  ],
  [
    'fills-far-apart',
    {
      'two states away': (truck) => farFill(truck, 'NM', 1_150),
      'over the border': (truck) => farFill(truck, 'AB', 1_900),
      'from coast to coast': (truck) => farFill(truck, 'ME', 2_600),
    },
  ],
  [
    'unusual-mpg',
    {
      'every third receipt lost': (truck) =>
        keep(truck.fuel, (fill) => !inQuarter(fill.date) || fuelOf(truck).indexOf(fill) % 3 !== 0),
      'half of the trips lost': (truck) => {
        const lost = new Set(tripsOf(truck).filter((_, index) => index % 2 === 0));
        keep(truck.trips, (trip) => !lost.has(trip));
      },
      "another truck's fuel": (truck) => {
        const others = fuelOf(truck).filter((_, index) => index % 2 === 0);
        for (const fill of others)
          truck.fuel.push({ ...fill, id: fill.id + 100_000, reference: `X${fill.id}` });
      },
    },
  ],
];

describe('trips that look alike', () => {
  it('are two where they have two numbers, or other readings', async () => {
    const truck = drive({}, 2, 0);
    const first = aTrip(truck);
    Object.assign(first, noReadings);
    more(truck, { reference: 'L-2' });
    const kinds = async () => (await asked([truck])).map(({ kind }) => kind);
    expect(await kinds()).not.toContain('duplicate-trip');
    Object.assign(first, { reference: 'l2' });
    expect(await kinds()).toContain('duplicate-trip');
  });

  it('are two of a shuttle where the truck came back between them, and one where it did not', async () => {
    const truck = drive({}, 2, 0);
    const first = aTrip(truck);
    keep(truck.trips, (trip) => trip === first || trip.date !== first.date);
    Object.assign(first, noReadings, {
      origin: { city: 'Waco', state: 'TX' },
      destination: { city: 'Ardmore', state: 'OK' },
    });
    const back = { origin: first.destination, destination: first.origin };
    const kinds = async () => (await asked([truck])).filter(({ kind }) => kind === 'duplicate-trip').length;
    more(truck, back);
    more(truck, {});
    more(truck, back);
    expect(await kinds()).toBe(0);
    more(truck, back);
    expect(await kinds()).toBe(1);
  });

  it('come to round miles by chance where the readings are no round numbers', async () => {
    const truck = drive({}, 2, 0);
    const one = Object.assign(miles(aTrip(truck), 3_100), { byHand: true, odometerStartTenths: 5_000_430 });
    const asks = async (end: number | null) => {
      Object.assign(one, { odometerEndTenths: end });
      return (await asked([truck])).some(({ kind }) => kind === 'round-numbers');
    };
    expect([await asks(5_003_530), await asks(5_003_600), await asks(null)]).toEqual([false, true, true]);
    Object.assign(one, { odometerStartTenths: 5_000_400 });
    expect(await asks(5_003_500)).toBe(true);
  });
});

describe('in a fleet of which all else is recorded', () => {
  it.each(ANOMALIES)('%s is found', async (kind, variants) => {
    for (const [name, change] of Object.entries(variants))
      for (const seed of [2, 3, 4, 5]) {
        const truck = drive({}, seed, 0);
        change(truck);
        const others = [drive({}, 8, 200_000), drive({ loadsADay: 3 }, 9, 400_000)];
        const found = await asked([truck, ...others]);
        expect(
          found.some((finding) => finding.kind === kind),
          `${name}, ${seed}: ${found.map((one) => one.kind).join(' ')}`,
        ).toBe(true);
      }
  });
});
