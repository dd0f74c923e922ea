import { describe, expect, it } from 'vitest';
import { amendReturn } from '~/engine/ifta/amend-return';
import { baseProfileOf } from '~/engine/ifta/base-profile';
import { computeReturn } from '~/engine/ifta/compute-return';
import type { FuelType } from '~/engine/ifta/fuel-types';
import { gatherSchedules } from '~/engine/ifta/gather-schedules';
import type { SummedDistance, SummedFuel } from '~/engine/ifta/records';
import type { IftaReturn } from '~/engine/ifta/return-types';
import type { PublishedRate } from '~/engine/jurisdictions/published-rate';
import { createRateTable } from '~/engine/jurisdictions/rate-table';
import { published } from './records-builders';

/**
 * Returns of random fleets against the rules of the forms, written a second time in whole numbers alone: nothing of the
 * engine, and no decimals.
 */

const QUARTER = { year: 2026, quarter: 3 } as const;
const DUE = '2026-11-02';
/** Shares of the tax for a month, in millionths. */
const FACTORS: Record<string, bigint> = { '2026': 7_500n, '2027': 6_667n };
const MONTHLY = Object.entries(FACTORS).flatMap(([year, millionths]) =>
  (['US', 'CA'] as const).map((country) => ({
    country,
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    annualPercent: '9',
    monthlyFactor: `0.00${millionths}`,
    source: 'test',
  })),
);

interface Cell {
  /** Ten-thousandths of a dollar. */
  us: bigint;
  usSurcharge?: bigint;
  metric: bigint;
  metricSurcharge?: bigint;
  from?: string;
}
/** Each with its surcharge where a state has one, and New Jersey with a new rate in August. */
const CELLS: Record<string, Cell[]> = {
  TX: [{ us: 2_000n, metric: 731n }],
  OK: [{ us: 1_900n, metric: 694n }],
  KY: [{ us: 2_090n, usSurcharge: 1_050n, metric: 764n, metricSurcharge: 384n }],
  IN: [{ us: 6_200n, usSurcharge: 6_200n, metric: 2_266n, metricSurcharge: 2_266n }],
  VA: [{ us: 3_270n, usSurcharge: 1_430n, metric: 1_195n, metricSurcharge: 523n }],
  ON: [{ us: 3_912n, metric: 1_430n }],
  NJ: [
    { us: 4_930n, metric: 1_802n },
    { us: 5_190n, metric: 1_897n, from: '2026-08-01' },
  ],
};
const OUTSIDE = ['AK', 'MX'];
const PLACES = [...Object.keys(CELLS), 'OR', ...OUTSIDE];
const FUELS: readonly FuelType[] = ['special_diesel', 'gasoline'];

const rateText = (tenThousandths: bigint) => `0.${String(tenThousandths).padStart(4, '0')}`;
const RATES = createRateTable(
  Object.entries(CELLS).flatMap(([code, cells]): PublishedRate[] =>
    FUELS.flatMap((fuelType) =>
      cells.map(({ us, usSurcharge, metric, metricSurcharge, from }) =>
        published(code, rateText(us), {
          fuelType,
          surchargeUsdPerGallon: usSurcharge ? rateText(usSurcharge) : null,
          rateCadPerLitre: rateText(metric),
          surchargeCadPerLitre: metricSurcharge ? rateText(metricSurcharge) : null,
          effectiveFrom: from ?? null,
          unit: 'gallon',
        }),
      ),
    ),
  ),
);

/** Half away from zero. */
const halfUp = (over: bigint, under: bigint): bigint =>
  over < 0n ? -halfUp(-over, under) : (2n * over + under) / (2n * under);

/** The same numbers from the same seed. */
function random(seed: number): (most: number) => number {
  let state = BigInt(seed) * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n;
  return (most) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) & 0xffff_ffff_ffff_ffffn;
    return Number((state >> 33n) % BigInt(most));
  };
}

interface Fleet {
  distances: SummedDistance[];
  fuel: SummedFuel[];
  fuelOf: Record<string, FuelType>;
}

const tenths = (value: number) => `${Math.floor(value / 10)}.${value % 10}`;
const thousandths = (value: number) => `${Math.floor(value / 1000)}.${String(value % 1000).padStart(3, '0')}`;

function fleetOf(seed: number): Fleet {
  const pick = random(seed);
  const day = () => `2026-0${7 + pick(3)}-${String(1 + pick(30)).padStart(2, '0')}`;
  const fleet: Fleet = { distances: [], fuel: [], fuelOf: {} };
  const trucks = 1 + pick(5);
  for (let truck = 0; truck < trucks; truck++) {
    const equipmentId = `T${truck}`;
    const fuelType = FUELS[pick(4) === 0 ? 1 : 0]!;
    fleet.fuelOf[equipmentId] = fuelType;
    for (let trip = 0; trip < 3 + pick(20); trip++) {
      const driven = 1 + pick(9_000);
      const unit = pick(3) === 0 ? 'km' : 'mile';
      const untaxed = pick(5) === 0 ? pick(driven) : 0;
      fleet.distances.push({
        equipmentId,
        jurisdiction: PLACES[pick(PLACES.length)]!,
        from: day(),
        distance: { value: tenths(driven), unit },
        ...(untaxed > 0 ? { untaxed: { value: tenths(untaxed), unit } } : {}),
      });
    }
    for (let fill = 0; fill < 2 + pick(12); fill++)
      fleet.fuel.push({
        equipmentId,
        from: day(),
        jurisdiction: PLACES[pick(PLACES.length)]!,
        fuelType,
        quantity: { value: thousandths(1 + pick(250_000)), unit: pick(3) === 0 ? 'litre' : 'gallon' },
        taxPaid: pick(6) > 0,
      });
  }
  return fleet;
}

const DISTANCE_SCALE = 10n * 1_609_344n * 1_000_000n;
/** In parts of a mile or kilometer so small that both units are whole numbers of them. */
const distanceIn = (metric: boolean, { value, unit }: { value: unknown; unit: string }): bigint => {
  const size = BigInt(String(value).replace('.', ''));
  if ((unit === 'km') === metric) return size * 1_609_344n * 1_000_000n;
  return metric ? size * 1_609_344n * 1_609_344n : size * 1_000_000n * 1_000_000n;
};
const FUEL_SCALE = 1_000n * 3_785_411_784n * 1_000_000_000n;
const fuelIn = (metric: boolean, { value, unit }: { value: unknown; unit: string }): bigint => {
  const size = BigInt(String(value).replace('.', ''));
  if ((unit === 'litre') === metric) return size * 3_785_411_784n * 1_000_000_000n;
  return metric ? size * 3_785_411_784n * 3_785_411_784n : size * 1_000_000_000n * 1_000_000_000n;
};

const sum = (parts: readonly bigint[]): bigint => parts.reduce((total, part) => total + part, 0n);

interface OwedLine {
  distance: bigint;
  taxable: bigint;
  taxPaid: bigint;
}

/** What a fuel's schedule has for each place, before anything is rounded. */
function placesOf(fleet: Fleet, fuelType: FuelType, metric: boolean): Map<string, OwedLine> {
  const lines = new Map<string, OwedLine>();
  const at = (code: string) => {
    const line = lines.get(code) ?? { distance: 0n, taxable: 0n, taxPaid: 0n };
    lines.set(code, line);
    return line;
  };
  for (const { equipmentId, jurisdiction, distance, untaxed } of fleet.distances) {
    if (fleet.fuelOf[equipmentId] !== fuelType) continue;
    const line = at(jurisdiction);
    line.distance += distanceIn(metric, distance);
    line.taxable += distanceIn(metric, distance) - (untaxed ? distanceIn(metric, untaxed) : 0n);
  }
  for (const one of fleet.fuel.filter((fill) => fill.fuelType === fuelType))
    at(one.jurisdiction).taxPaid += one.taxPaid ? fuelIn(metric, one.quantity) : 0n;
  return lines;
}

/** Months or parts of months from the day after the due date, each at its year's share. */
function interestMillionths(paidOn: string): bigint {
  let total = 0n;
  for (let month = 0; ; month++) {
    const start = new Date(Date.UTC(2026, 10 + month, 3)).toISOString().slice(0, 10);
    if (start > paidOn) return total;
    total += FACTORS[start.slice(0, 4)]!;
  }
}

const returnOf = (fleet: Fleet, base: string, paidOn?: string): IftaReturn => {
  const profile = baseProfileOf(base);
  const { schedules } = gatherSchedules({
    quarter: QUARTER,
    unitSystem: profile.unitSystem,
    distances: fleet.distances,
    fuel: fleet.fuel,
    equipment: Object.entries(fleet.fuelOf).map(([id, fuelType]) => ({ id, fuelTypes: [fuelType] })),
    rates: RATES,
  });
  return computeReturn({
    quarter: QUARTER,
    base: profile,
    schedules,
    ...(paidOn ? { filing: { filedOn: paidOn, dueDate: DUE, interestRates: MONTHLY } } : {}),
  });
};

describe.each(['TX', 'ON', 'NV', 'KS'])('the return of a random fleet based in %s', (base) => {
  const metric = base === 'ON';
  const seeds = Array.from({ length: 120 }, (_, index) => 88_001 + index * 17 + base.charCodeAt(0) * 1_000);

  it('is what the forms come to, line by line and in sum', () => {
    let [looked, owed] = [0, 0n];
    for (const seed of seeds) {
      const fleet = fleetOf(seed);
      const paidOn = ['2026-10-30', '2026-11-03', '2026-12-02', '2026-12-03', '2027-01-20'][seed % 5]!;
      const told = returnOf(fleet, base, paidOn);
      const share = paidOn > DUE ? interestMillionths(paidOn) : 0n;
      let [net, interest] = [0n, 0n];
      for (const schedule of told.schedules) {
        const { fuelType } = schedule;
        const places = placesOf(fleet, fuelType, metric);
        const whole = (code: string, key: keyof OwedLine) =>
          halfUp(places.get(code)![key], key === 'taxPaid' ? FUEL_SCALE : DISTANCE_SCALE);
        const allDistance = sum([...places.keys()].map((code) => whole(code, 'distance')));
        const allFuel = halfUp(
          sum(
            fleet.fuel.filter((one) => one.fuelType === fuelType).map((one) => fuelIn(metric, one.quantity)),
          ),
          FUEL_SCALE,
        );
        expect([schedule.totalDistance, schedule.totalFuel].map(BigInt), `${seed}`).toEqual([
          allDistance,
          allFuel,
        ]);
        const exact =
          base === 'KS'
            ? halfUp(halfUp(allDistance * 1_000_000n, allFuel), 10_000n)
            : halfUp(allDistance * 100n, allFuel);
        expect(BigInt(schedule.average.hundredths ?? 0), `${seed}`).toBe(exact);
        const codes = [...places.keys()].filter((code) => !OUTSIDE.includes(code));
        expect(new Set(schedule.lines.map(({ jurisdiction }) => jurisdiction)), `${seed}`).toEqual(
          new Set(codes),
        );
        for (const code of codes) {
          const lines = schedule.lines.filter(({ jurisdiction }) => jurisdiction === code);
          const added = (key: 'totalDistance' | 'taxableDistance' | 'taxPaidFuel') =>
            sum(lines.map((line) => BigInt(line[key])));
          expect(
            [added('totalDistance'), added('taxableDistance'), added('taxPaidFuel')],
            `${seed} ${code}`,
          ).toEqual([whole(code, 'distance'), whole(code, 'taxable'), whole(code, 'taxPaid')]);
          let due = 0n;
          for (const line of lines) {
            const cells = CELLS[code];
            const cell = cells?.find(
              ({ from }) => (from ?? '') === (line.segment?.from === '2026-08-01' ? '2026-08-01' : ''),
            );
            const rate = cell ? (metric ? cell.metric : cell.us) : 0n;
            const surcharge = (cell && (metric ? cell.metricSurcharge : cell.usSurcharge)) ?? 0n;
            const taxable = halfUp(BigInt(line.taxableDistance) * 100n, exact);
            const tax = halfUp((taxable - BigInt(line.taxPaidFuel)) * rate, 100n);
            const more = halfUp(taxable * surcharge, 100n);
            expect(
              [line.taxableFuel, line.taxCents, line.surcharge?.cents ?? 0].map((cents) =>
                BigInt(cents ?? -1),
              ),
              `${seed} ${code}`,
            ).toEqual([taxable, tax, more]);
            due += tax + more;
            looked += 1;
          }
          const late = due > 0n ? halfUp(due * share, 1_000_000n) : 0n;
          expect(sum(lines.map(({ interestCents }) => BigInt(interestCents ?? -1))), `${seed} ${code}`).toBe(
            late,
          );
          net += due;
          interest += late;
        }
      }
      const tenth = net > 0n ? halfUp(net, 10n) : 0n;
      const penalty = paidOn <= DUE ? 0n : base === 'NV' ? 5_000n + tenth : tenth > 5_000n ? tenth : 5_000n;
      const { netTaxCents, interestCents, penaltyCents, dueCents } = told.totals;
      expect([netTaxCents, interestCents, penaltyCents, dueCents].map(BigInt), `${seed}`).toEqual([
        net,
        interest,
        penalty,
        net + interest + penalty,
      ]);
      owed += net;
    }
    expect(looked).toBeGreaterThan(800);
    expect(owed).not.toBe(0n);
  });

  it('is amended by what each place is owed more or less, with interest on what is more', () => {
    for (const seed of seeds) {
      const fleet = fleetOf(seed);
      const pick = random(seed + 1);
      const later: Fleet = {
        ...fleet,
        distances: fleet.distances.filter(() => pick(8) > 0),
        fuel: [...fleet.fuel, { ...fleet.fuel[0]!, quantity: { value: '77.125', unit: 'gallon' } }],
      };
      const [filed, again] = [returnOf(fleet, base), returnOf(later, base)];
      const paidOn = '2027-02-10';
      const amendment = amendReturn(filed, again, { paidOn, dueDate: DUE, interestRates: MONTHLY });
      const owedTo = (told: IftaReturn) => {
        const owed = new Map<string, bigint>();
        for (const { fuelType, lines } of told.schedules)
          for (const { jurisdiction, taxCents, surcharge } of lines) {
            const key = `${fuelType} ${jurisdiction}`;
            owed.set(key, (owed.get(key) ?? 0n) + BigInt((taxCents ?? 0) + (surcharge?.cents ?? 0)));
          }
        return owed;
      };
      const [before, after] = [owedTo(filed), owedTo(again)];
      const changes = [...new Set([...before.keys(), ...after.keys()])].map(
        (key) => (after.get(key) ?? 0n) - (before.get(key) ?? 0n),
      );
      const share = interestMillionths(paidOn);
      expect([amendment.netTaxCents, amendment.interestCents].map(BigInt), `${seed}`).toEqual([
        sum(changes),
        sum(changes.map((change) => (change > 0n ? halfUp(change * share, 1_000_000n) : 0n))),
      ]);
    }
  });
});

/** A fraction of whole numbers in its lowest terms. */
interface Ratio {
  over: bigint;
  under: bigint;
}
const ratio = (over: bigint, under: bigint): Ratio => {
  let [a, b] = [over < 0n ? -over : over, under];
  while (b > 0n) [a, b] = [b, a % b];
  return a === 0n ? { over: 0n, under: 1n } : { over: over / a, under: under / a };
};
const plus = (a: Ratio, b: Ratio): Ratio => ratio(a.over * b.under + b.over * a.under, a.under * b.under);
const times = (a: Ratio, b: Ratio): Ratio => ratio(a.over * b.over, a.under * b.under);
const NOTHING: Ratio = { over: 0n, under: 1n };
const total = (parts: readonly Ratio[]): Ratio => parts.reduce(plus, NOTHING);
const wholeOf = ({ over, under }: Ratio): bigint => halfUp(over, under);

describe.each([
  ['TX', 'all'],
  ['ON', 'all'],
  ['KS', 'all'],
  ['TX', 'some'],
  ['ON', 'some'],
] as const)('the return of a random fleet based in %s, %s of whose trucks burn two fuels', (base, which) => {
  const metric = base === 'ON';
  const seeds = Array.from(
    { length: 80 },
    (_, index) => 771_003 + index * 31 + base.charCodeAt(0) * 977 + which.length,
  );

  it('splits the miles of each by its fuels, with one average over both where no other truck is on the schedule', () => {
    let looked = 0;
    for (const seed of seeds) {
      const pick = random(seed);
      const fleet: Fleet = { distances: [], fuel: [], fuelOf: {} };
      const trucks = 1 + pick(4);
      const isDual = (truck: number) => which === 'all' || truck % 2 === 0;
      const day = () => `2026-0${7 + pick(3)}-${String(1 + pick(30)).padStart(2, '0')}`;
      for (let truck = 0; truck < trucks; truck++) {
        const equipmentId = `T${truck}`;
        fleet.fuelOf[equipmentId] = FUELS[0]!;
        for (let trip = 0; trip < 3 + pick(12); trip++) {
          const driven = 1 + pick(9_000);
          const unit = pick(3) === 0 ? 'km' : 'mile';
          const untaxed = pick(5) === 0 ? pick(driven) : 0;
          fleet.distances.push({
            equipmentId,
            jurisdiction: PLACES[pick(PLACES.length)]!,
            from: day(),
            distance: { value: tenths(driven), unit },
            ...(untaxed > 0 ? { untaxed: { value: tenths(untaxed), unit } } : {}),
          });
        }
        for (const fuelType of isDual(truck) ? FUELS : FUELS.slice(0, 1))
          for (let fill = 0; fill < 1 + pick(6); fill++)
            fleet.fuel.push({
              equipmentId,
              from: day(),
              jurisdiction: PLACES[pick(PLACES.length)]!,
              fuelType,
              quantity: { value: thousandths(1 + pick(250_000)), unit: pick(3) === 0 ? 'litre' : 'gallon' },
              taxPaid: pick(6) > 0,
            });
      }
      const profile = baseProfileOf(base);
      const { schedules } = gatherSchedules({
        quarter: QUARTER,
        unitSystem: profile.unitSystem,
        distances: fleet.distances,
        fuel: fleet.fuel,
        equipment: Object.keys(fleet.fuelOf).map((id, truck) => ({
          id,
          fuelTypes: isDual(truck) ? [...FUELS] : FUELS.slice(0, 1),
        })),
        rates: RATES,
      });
      const told = computeReturn({ quarter: QUARTER, base: profile, schedules });

      const bought = (equipmentId: string, fuelType?: FuelType): bigint =>
        sum(
          fleet.fuel
            .filter((one) => one.equipmentId === equipmentId && (fuelType ?? one.fuelType) === one.fuelType)
            .map((one) => fuelIn(metric, one.quantity)),
        );
      const shareOf = (equipmentId: string, fuelType: FuelType): Ratio =>
        ratio(bought(equipmentId, fuelType), bought(equipmentId));
      const allDistance = wholeOf(
        ratio(sum(fleet.distances.map(({ distance }) => distanceIn(metric, distance))), DISTANCE_SCALE),
      );
      const allFuel = halfUp(sum(Object.keys(fleet.fuelOf).map((id) => bought(id))), FUEL_SCALE);
      let net = 0n;
      for (const schedule of told.schedules) {
        const { fuelType } = schedule;
        const drivenIn = (code: string, taxable: boolean): bigint =>
          wholeOf(
            total(
              fleet.distances
                .filter(({ jurisdiction }) => jurisdiction === code)
                .map(({ equipmentId, distance, untaxed }) =>
                  times(
                    ratio(
                      distanceIn(metric, distance) - (taxable && untaxed ? distanceIn(metric, untaxed) : 0n),
                      DISTANCE_SCALE,
                    ),
                    shareOf(equipmentId, fuelType),
                  ),
                ),
            ),
          );
        const own = fleet.fuel.filter((one) => one.fuelType === fuelType);
        const codes = PLACES.filter(
          (code) => drivenIn(code, false) > 0n || own.some(({ jurisdiction }) => jurisdiction === code),
        );
        const ownDistance = sum(codes.map((code) => drivenIn(code, false)));
        const ownFuel = halfUp(sum(own.map((one) => fuelIn(metric, one.quantity))), FUEL_SCALE);
        expect([schedule.totalDistance, schedule.totalFuel].map(BigInt), `${seed}`).toEqual([
          ownDistance,
          ownFuel,
        ]);
        // Where a truck of one fuel shares the first schedule, each schedule has an average of its own.
        const isAlone = which === 'all' || trucks === 1;
        const [distance, fuel] = isAlone ? [allDistance, allFuel] : [ownDistance, ownFuel];
        const average =
          base === 'KS'
            ? halfUp(halfUp(distance * 1_000_000n, fuel), 10_000n)
            : halfUp(distance * 100n, fuel);
        expect(BigInt(schedule.average.hundredths ?? 0), `${seed} ${fuelType}`).toBe(average);
        for (const code of codes.filter((one) => !OUTSIDE.includes(one))) {
          const lines = schedule.lines.filter(({ jurisdiction }) => jurisdiction === code);
          expect(
            (['totalDistance', 'taxableDistance', 'taxPaidFuel'] as const).map((key) =>
              sum(lines.map((line) => BigInt(line[key]))),
            ),
            `${seed} ${fuelType} ${code}`,
          ).toEqual([
            drivenIn(code, false),
            drivenIn(code, true),
            halfUp(
              sum(
                own
                  .filter(({ jurisdiction, taxPaid }) => jurisdiction === code && taxPaid)
                  .map((one) => fuelIn(metric, one.quantity)),
              ),
              FUEL_SCALE,
            ),
          ]);
          for (const line of lines) {
            const cell = CELLS[code]?.find(
              ({ from }) => (from ?? '') === (line.segment?.from === '2026-08-01' ? '2026-08-01' : ''),
            );
            const rate = cell ? (metric ? cell.metric : cell.us) : 0n;
            const surcharge = (cell && (metric ? cell.metricSurcharge : cell.usSurcharge)) ?? 0n;
            const taxable = halfUp(BigInt(line.taxableDistance) * 100n, average);
            const tax = halfUp((taxable - BigInt(line.taxPaidFuel)) * rate, 100n);
            const more = halfUp(taxable * surcharge, 100n);
            expect(
              [line.taxableFuel, line.taxCents, line.surcharge?.cents ?? 0].map((one) => BigInt(one ?? -1)),
              `${seed} ${fuelType} ${code}`,
            ).toEqual([taxable, tax, more]);
            net += tax + more;
            looked += 1;
          }
        }
      }
      expect(BigInt(told.totals.netTaxCents), `${seed}`).toBe(net);
    }
    expect(looked).toBeGreaterThan(600);
  });
});
