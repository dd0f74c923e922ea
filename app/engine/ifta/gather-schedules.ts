/**
 * From a quarter's sums of distance and fuel to the schedules of its return: units converted once, distance put
 * under its fuel and rate, permits, exempt periods and bulk fuel treated as the forms ask. Nothing is rounded
 * here; `computeReturn` does that on the return line.
 */
import { isInQuarter, type Quarter } from '~/engine/calendar/quarter';
import { requireJurisdiction } from '~/engine/jurisdictions/codes';
import type { RateTable } from '~/engine/jurisdictions/rate-table';
import {
  convertDistance,
  convertFuel,
  distanceUnitOf,
  isConvertibleFuel,
  LITERS_PER_US_GALLON,
  type FuelUnit,
  type UnitSystem,
} from '~/engine/units/conversion';
import { sumDecimals, ZERO, type Decimal } from '~/engine/units/decimal';
import { ContributionLedger, groupByLine, type Contribution } from './contributions';
import { fuelShares, type BurnedFuel, type FuelShare } from './fuel-shares';
import { DEFAULT_FUEL_TYPE, defaultFuelUnit, FUEL_TYPES, type FuelType } from './fuel-types';
import type { Notice } from './notice';
import {
  isExempt,
  type EquipmentRecord,
  type ExemptPeriod,
  type SummedDistance,
  type SummedFuel,
} from './records';
import type { ScheduleInput } from './return-types';

export interface QuarterRecords {
  readonly quarter: Quarter;
  readonly unitSystem: UnitSystem;
  readonly distances: readonly SummedDistance[];
  readonly fuel: readonly SummedFuel[];
  readonly equipment?: readonly EquipmentRecord[];
  readonly exemptPeriods?: readonly ExemptPeriod[];
  readonly rates: RateTable;
  /** Fuel of trucks for which none is listed or bought; special diesel when left out. */
  readonly defaultFuelType?: FuelType;
}

export interface GatheredSchedules {
  /** By fuel in matrix order, lines by code and date. */
  readonly schedules: readonly ScheduleInput[];
  readonly contributions: readonly Contribution[];
  /** By truck: which fuels its distance belongs to. */
  readonly shares: ReadonlyMap<string, readonly FuelShare[]>;
  readonly notices: readonly Notice[];
}

/** Gathers the quarter. Throws RangeError on negative quantities, unknown jurisdictions and other quarters' days. */
export function gatherSchedules(records: QuarterRecords): GatheredSchedules {
  const stray = [...records.distances, ...records.fuel].find(
    ({ from }) => !isInQuarter(from, records.quarter),
  );
  if (stray) throw new RangeError(`${stray.from} lies outside of the quarter`);
  const { fuel, units, equivalents, notices } = convertedFuel(records);
  const shares = sharesByEquipment(records, fuel, notices);
  const ledger = new ContributionLedger(records);
  for (const sum of records.distances) addDistance(ledger, records, sum, shares.get(sum.equipmentId) ?? []);
  for (const entry of fuel) addFuel(ledger, records, entry);

  const contributions = ledger.contributions();
  const schedules = schedulesOf(contributions, records, { units, equivalents }, shares, ledger);
  return { schedules, contributions, shares, notices };
}

interface ConvertedFuel extends Omit<SummedFuel, 'quantity'> {
  readonly amount: Decimal;
  readonly unit: FuelUnit;
}

/**
 * All entries of a fuel in one unit; those that measure something else are left out with a notice. A metric return and its rates are
 * in liters: gallon equivalents are as many liter equivalents on it.
 */
function convertedFuel(records: QuarterRecords) {
  const units = new Map<FuelType, FuelUnit>();
  const equivalents = new Map<FuelType, FuelUnit>();
  const notices: Notice[] = [];
  const fuel: ConvertedFuel[] = [];
  for (const fuelType of FUEL_TYPES) {
    const own = records.fuel.filter((entry) => entry.fuelType === fuelType);
    const unit = commonUnit(own, defaultFuelUnit(fuelType, records.unitSystem));
    const inLiters = records.unitSystem === 'metric' && (unit === 'gge' || unit === 'dge');
    units.set(fuelType, inLiters ? 'litre' : unit);
    if (inLiters) equivalents.set(fuelType, unit);
    for (const { quantity, ...entry } of own) {
      if (isConvertibleFuel(quantity.unit, unit)) {
        const measured = convertFuel(quantity, unit);
        if (measured.lessThan(0)) throw new RangeError(`Fuel cannot be negative: ${measured.toString()}`);
        fuel.push(
          inLiters
            ? { ...entry, amount: measured.times(LITERS_PER_US_GALLON), unit: 'litre' }
            : { ...entry, amount: measured, unit },
        );
      } else {
        notices.push({
          code: 'fuel-unit-excluded',
          severity: 'blocking',
          equipmentId: entry.equipmentId,
          fuelType,
          unit: quantity.unit,
          expected: unit,
        });
      }
    }
  }
  return { fuel, units, equivalents, notices };
}

/** The fuel's usual unit, unless every entry of it is in one other unit (LNG in kilograms, CNG in cubic meters). */
function commonUnit(entries: readonly SummedFuel[], usual: FuelUnit): FuelUnit {
  const [first] = entries;
  if (!first || isConvertibleFuel(first.quantity.unit, usual)) return usual;
  return entries.every((entry) => entry.quantity.unit === first.quantity.unit) ? first.quantity.unit : usual;
}

function sharesByEquipment(
  records: QuarterRecords,
  fuel: readonly ConvertedFuel[],
  notices: Notice[],
): Map<string, FuelShare[]> {
  const declaredOf = new Map((records.equipment ?? []).map((entry) => [entry.id, entry.fuelTypes]));
  const shares = new Map<string, FuelShare[]>();
  const burnedBy = new Map<string, BurnedFuel[]>();
  for (const { equipmentId, fuelType, amount: quantity, unit } of fuel) {
    const own = burnedBy.get(equipmentId);
    if (own) own.push({ fuelType, quantity, unit });
    else burnedBy.set(equipmentId, [{ fuelType, quantity, unit }]);
  }
  const ids = [...new Set([...records.distances, ...fuel].map((sum) => sum.equipmentId))].sort();
  for (const equipmentId of ids) {
    const declared = declaredOf.get(equipmentId) ?? [];
    const burned = burnedBy.get(equipmentId) ?? [];
    const own = fuelShares(declared, burned, records.defaultFuelType ?? DEFAULT_FUEL_TYPE);
    shares.set(equipmentId, own);
    const unexpected = new Set(
      burned.map((entry) => entry.fuelType).filter((type) => declared.length > 0 && !declared.includes(type)),
    );
    for (const fuelType of unexpected)
      notices.push({ code: 'unexpected-fuel', severity: 'warning', equipmentId, fuelType });
    if (own.length > 1) {
      notices.push({
        code: 'dual-fuel',
        severity: 'info',
        equipmentId,
        fuelTypes: own.map((share) => share.fuelType),
      });
    }
  }
  return shares;
}

function addDistance(
  ledger: ContributionLedger,
  records: QuarterRecords,
  sum: SummedDistance,
  shares: readonly FuelShare[],
): void {
  const unit = distanceUnitOf(records.unitSystem);
  const jurisdiction = requireJurisdiction(sum.jurisdiction).code;
  const total = convertDistance(sum.distance, unit);
  const untaxed = sum.untaxed ? convertDistance(sum.untaxed, unit) : ZERO;
  if (total.lessThan(0) || untaxed.lessThan(0) || untaxed.greaterThan(total)) {
    throw new RangeError(
      `Impossible distance in ${jurisdiction}: ${total.toString()}, untaxed ${untaxed.toString()}`,
    );
  }
  for (const { fuelType, share } of shares) {
    const exempt = isExempt(records.exemptPeriods ?? [], jurisdiction, fuelType, sum.from);
    ledger.add(sum.equipmentId, fuelType, jurisdiction, sum.from, {
      totalDistance: total.times(share),
      taxableDistance: exempt ? ZERO : total.minus(untaxed).times(share),
    });
  }
}

function addFuel(ledger: ContributionLedger, records: QuarterRecords, entry: ConvertedFuel): void {
  const jurisdiction = requireJurisdiction(entry.jurisdiction).code;
  const exempt = isExempt(records.exemptPeriods ?? [], jurisdiction, entry.fuelType, entry.from);
  ledger.add(entry.equipmentId, entry.fuelType, jurisdiction, entry.from, {
    fuel: entry.amount,
    taxPaidFuel: entry.taxPaid && !exempt ? entry.amount : ZERO,
  });
}

function schedulesOf(
  contributions: readonly Contribution[],
  records: QuarterRecords,
  { units, equivalents }: Record<'units' | 'equivalents', ReadonlyMap<FuelType, FuelUnit>>,
  shares: ReadonlyMap<string, readonly FuelShare[]>,
  ledger: ContributionLedger,
): ScheduleInput[] {
  const used = withFigures(contributions);
  return FUEL_TYPES.filter((fuelType) => used.some((entry) => entry.fuelType === fuelType)).map(
    (fuelType) => {
      const own = used.filter((entry) => entry.fuelType === fuelType);
      const averageOver = dualAverage(fuelType, contributions, shares);
      const equivalentOf = equivalents.get(fuelType);
      return {
        fuelType,
        fuelUnit: units.get(fuelType) ?? defaultFuelUnit(fuelType, records.unitSystem),
        totalFuel: sumDecimals(own.map((entry) => entry.fuel)),
        ...(averageOver ? { averageOver } : {}),
        ...(equivalentOf ? { equivalentOf } : {}),
        lines: groupByLine(own).map((group) => {
          const [first] = group;
          const segments = ledger.segmentsOf(first.jurisdiction, fuelType);
          const rate = segments.find(({ segment }) => segment?.from === first.segment?.from)?.rate;
          return {
            jurisdiction: first.jurisdiction,
            totalDistance: sumDecimals(group.map((entry) => entry.totalDistance)),
            taxableDistance: sumDecimals(group.map((entry) => entry.taxableDistance)),
            taxPaidFuel: sumDecimals(group.map((entry) => entry.taxPaidFuel)),
            ...(rate ? { rate } : {}),
            ...(first.segment ? { segment: first.segment } : {}),
          };
        }),
      };
    },
  );
}

/**
 * Without the jurisdictions in which nothing was driven and nothing bought: a state that was corrected to zero is gone
 * from the return, and needs no rate.
 */
function withFigures(contributions: readonly Contribution[]): Contribution[] {
  const isUsed = ({ totalDistance, fuel }: Contribution) => !totalDistance.isZero() || !fuel.isZero();
  return contributions.filter(isUsed);
}

/**
 * One average over all fuels where a schedule holds only trucks that burn the same several fuels. Where trucks
 * of one fuel share the schedule, its own distance and fuel are the average, as for any schedule.
 */
function dualAverage(
  fuelType: FuelType,
  contributions: readonly Contribution[],
  shares: ReadonlyMap<string, readonly FuelShare[]>,
): { distance: Decimal; fuel: Decimal } | undefined {
  const fuelsOf = (equipmentId: string) =>
    (shares.get(equipmentId) ?? []).map((share) => share.fuelType).join('+');
  const trucks = new Set(
    contributions.filter((entry) => entry.fuelType === fuelType).map((entry) => entry.equipmentId),
  );
  const [combination, ...others] = [...new Set([...trucks].map(fuelsOf))];
  if (combination === undefined || others.length > 0 || !combination.includes('+')) return undefined;
  const fuels = combination.split('+');
  // Energy that takes no distance away from the others has no part in their average.
  if (!fuels.includes(fuelType)) return undefined;
  const group = contributions.filter((entry) => fuels.includes(entry.fuelType));
  if (group.some((entry) => fuelsOf(entry.equipmentId) !== combination)) return undefined;
  return {
    distance: sumDecimals(group.map((entry) => entry.totalDistance)),
    fuel: sumDecimals(group.map((entry) => entry.fuel)),
  };
}
