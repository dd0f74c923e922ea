import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { fuelUnitName } from '~/engine/ifta/notice';
import { Decimal, roundHalfUp, toSafeInteger } from '~/engine/units/decimal';
import { formatWhole } from '~/engine/units/format';
import type { LocalDate } from '~/engine/calendar/local-date';
import { isGallonOrEquivalent, isVolume, type FuelUnit } from '~/engine/units/conversion';
import { shownLiters, tankThousandths } from '~/areas/equipment/rules/tank-capacity';
import type { Finding } from './finding';
import { MEASURES, type Measures } from './measures';

export interface CheckedFuel {
  id: number;
  equipmentId: number | null;
  unit: string;
  /** Of the unit's tanks together; null where nobody has entered it. */
  tankGallons: number | null;
  /** As it was written in liters. */
  tankLiters?: number | null;
  date: LocalDate;
  state: string;
  seller: string;
  reference: string;
  /** Of a unit that is no gallon (see `isGallonOrEquivalent`) its own thousandths. */
  gallonsThousandths: number;
  /** What it was measured in; gallons when left out. */
  fuelUnit?: FuelUnit;
  bulk: boolean;
  taxPaid: boolean;
}

/** Miles and fuel of one unit in one quarter. */
export interface UnitQuarter {
  equipmentId: number;
  unit: string;
  quarterKey: number;
  milesByState: ReadonlyMap<string, number>;
  /** All of it, as `Measures.wholeLength` takes it. */
  length: number;
  gallonsThousandths: number;
  /** The most that went into its tanks at once, in thousandths of a gallon. */
  largestFill?: number;
  /** Miles of trips that count here and began before, or began here and count in the next quarter. Their fuel is of both. */
  sharedTenthMiles?: number;
  /** It took energy, or gas by weight or volume, too: nothing comes of miles and gallons. */
  hasOtherFuel?: boolean;
  /** It took energy in gallon equivalents: there is an economy, and no volume. */
  hasEquivalents?: boolean;
}

/** The largest pair of saddle tanks sold. */
const LARGEST_TANKS_GALLONS = 300;
const LOWEST_MPG = 3;
const HIGHEST_MPG = 15;
/** Below this, one fill before or after the quarter explains everything. */
const MPG_FROM_TENTH_MILES = 5_000;
/** A truck crosses a state of this many miles on one filling; more in a quarter asks for a receipt. */
const MILES_WITHOUT_FUEL_TENTHS = 5_000;

const onFuel = (id: number) => ({ kind: 'fuel', id }) as const;
const nameOf = (code: string): string => jurisdictionByCode(code)?.name ?? code;

/** "2,000 liters", "400 diesel gallon equivalents": volumes in the carrier's unit, anything else in its own. */
function amountOf(
  { gallonsThousandths, fuelUnit = 'gallon' }: CheckedFuel,
  { fuel, fuelWord }: Measures,
): string {
  if (isVolume(fuelUnit)) return `${fuel(gallonsThousandths)} ${fuelWord}`;
  const whole = toSafeInteger(roundHalfUp(new Decimal(gallonsThousandths).dividedBy(1000)));
  return `${formatWhole(whole)} ${fuelUnitName(fuelUnit)}`;
}

/** Questions a purchase raises by itself. */
export function fuelFindings(fuel: CheckedFuel, measures: Measures = MEASURES.us): Finding[] {
  const findings: Finding[] = [];
  const { tankGallons, tankLiters = null } = fuel;
  const capacity = tankThousandths(fuel) ?? LARGEST_TANKS_GALLONS * 1000;
  const shown =
    measures.fuelUnit === 'liter'
      ? formatWhole(shownLiters({ tankGallons, tankLiters }) ?? 0)
      : measures.fuel(capacity);
  if (!fuel.bulk && isGallonOrEquivalent(fuel.fuelUnit ?? 'gallon') && fuel.gallonsThousandths > capacity) {
    findings.push({
      key: `large-fill:${fuel.id}:${fuel.gallonsThousandths}:${tankGallons ?? LARGEST_TANKS_GALLONS}`,
      kind: 'large-fill',
      on: onFuel(fuel.id),
      message:
        tankGallons === null
          ? `${amountOf(fuel, measures)} is more than most trucks hold. Check the decimals, or record two fills.`
          : `${amountOf(fuel, measures)} do not fit the ${shown}-${measures.fuelUnit} tanks of ${fuel.unit}.`,
    });
  }
  if (fuel.equipmentId === null) {
    findings.push({
      key: `no-unit:fuel:${fuel.id}`,
      kind: 'no-unit',
      on: onFuel(fuel.id),
      message: 'No unit on this purchase: without one the tax-paid credit is refused.',
    });
  }
  return findings;
}

/** Whether two purchases look like one receipt entered twice. */
export function looksLikeDuplicate(a: CheckedFuel, b: CheckedFuel): boolean {
  if (a.id === b.id) return false;
  if (a.reference !== '' && a.reference === b.reference && sameSeller(a, b) && a.date === b.date) return true;
  if (a.date !== b.date || a.state !== b.state || a.gallonsThousandths !== b.gallonsThousandths) return false;
  // Different receipt numbers are two receipts.
  return a.reference === '' || b.reference === '' || a.reference === b.reference;
}

const sameSeller = (a: CheckedFuel, b: CheckedFuel): boolean =>
  a.seller === '' || b.seller === '' || a.seller.toLowerCase() === b.seller.toLowerCase();

/** The question on the later of two purchases that look like one. */
export function duplicateFinding(
  first: CheckedFuel,
  second: CheckedFuel,
  { fuelWord }: Measures = MEASURES.us,
): Finding {
  const quantity = isVolume(second.fuelUnit ?? 'gallon') ? fuelWord : 'quantity';
  const [earlier, later] = first.id < second.id ? [first, second] : [second, first];
  const truck = earlier.equipmentId === later.equipmentId ? 'this unit' : earlier.unit || 'another unit';
  return {
    key: `duplicate-receipt:${earlier.id}:${later.id}`,
    kind: 'duplicate-receipt',
    on: onFuel(later.id),
    message: `Possible duplicate: same day, place and ${quantity} as another purchase for ${truck}.`,
  };
}

/** The question where a purchase is in a state in which its unit drove nothing in the quarter. */
export function fuelWithoutMiles(
  fuel: CheckedFuel,
  milesOfUnit: ReadonlyMap<string, number>,
  quarterKey: number,
  { distanceWord }: Measures = MEASURES.us,
): Finding | undefined {
  if (fuel.bulk || fuel.equipmentId === null || (milesOfUnit.get(fuel.state) ?? 0) > 0) return undefined;
  return {
    key: `fuel-without-miles:${fuel.id}:${fuel.state}:${quarterKey}`,
    kind: 'fuel-without-miles',
    on: onFuel(fuel.id),
    message: `${fuel.unit} bought fuel in ${nameOf(fuel.state)} but has no ${distanceWord} there this quarter: a trip may be missing.`,
  };
}

/** The unit in which the economy of a vehicle is shown. */
export const economyMeasures = (
  { hasEquivalents = false }: UnitQuarter,
  { economy, economyWord, equivalentEconomy, equivalentEconomyWord }: Measures,
): { economy: Measures['economy']; economyWord: string } =>
  hasEquivalents
    ? { economy: equivalentEconomy, economyWord: equivalentEconomyWord }
    : { economy, economyWord };

/** What one fill makes of a difference; nothing where no tanks hold it. */
export const inTanks = ({ largestFill = 0 }: UnitQuarter): number =>
  largestFill > LARGEST_TANKS_GALLONS * 1000 ? 0 : largestFill;

/** The question where a unit's fuel economy cannot be. */
export function economyFinding(unit: UnitQuarter, measures: Measures = MEASURES.us): Finding | undefined {
  const { wholeLength, distanceWord } = measures;
  const tenthMiles = [...unit.milesByState.values()].reduce((sum, miles) => sum + miles, 0);
  if (tenthMiles < MPG_FROM_TENTH_MILES || unit.hasOtherFuel) return undefined;
  const on = { kind: 'equipment', id: unit.equipmentId } as const;
  const key = `implausible-mpg:${unit.equipmentId}:${unit.quarterKey}:${tenthMiles}:${unit.gallonsThousandths}`;
  if (unit.gallonsThousandths === 0) {
    return {
      key,
      kind: 'implausible-mpg',
      on,
      message: `${unit.unit} drove ${wholeLength(unit.length)} ${distanceWord} this quarter without any fuel: receipts are missing.`,
    };
  }
  const mpg = new Decimal(tenthMiles).times(100).dividedBy(unit.gallonsThousandths);
  // The last fill may be in the tanks yet, or the first miles were driven on one of before.
  const [burned, filled] = [tenthMiles * 100, unit.gallonsThousandths];
  const isLow = burned < LOWEST_MPG * (filled - inTanks(unit));
  const isHigh = burned > HIGHEST_MPG * (filled + inTanks(unit));
  if (!isLow && !isHigh) return undefined;
  const { economy, economyWord } = economyMeasures(unit, measures);
  const shown = `${economy(mpg)} ${economyWord}`;
  return {
    key,
    kind: 'implausible-mpg',
    on,
    message: mpg.lessThan(LOWEST_MPG)
      ? `${unit.unit} comes to ${shown}: trips are missing, or fuel of another unit is on it.`
      : `${unit.unit} comes to ${shown}: fuel receipts are missing.`,
  };
}

/**
 * The question where the fleet drove far in a state and bought nothing there: all its tax is still to be paid.
 * @param miles taxable tenth miles by state, exempt ones owe nothing; and their length, as `Measures.wholeLength` takes it
 * @param hasFuelTax whether the fuel that is burned is taxed there in that quarter; Oregon's never is
 */
export function milesWithoutFuel(
  miles: ReadonlyMap<string, { tenthMiles: number; length: number }>,
  fuelStates: ReadonlySet<string>,
  quarterKey: number,
  hasFuelTax: (code: string) => boolean,
  { wholeLength, distanceWord }: Measures = MEASURES.us,
): Finding[] {
  return [...miles]
    .filter(
      ([code, { tenthMiles }]) =>
        tenthMiles >= MILES_WITHOUT_FUEL_TENTHS && !fuelStates.has(code) && hasFuelTax(code),
    )
    .sort((a, b) => b[1].tenthMiles - a[1].tenthMiles)
    .map(([code, { tenthMiles, length }]) => ({
      key: `miles-without-fuel:${code}:${quarterKey}:${Math.floor(tenthMiles / 5_000)}`,
      kind: 'miles-without-fuel',
      on: { kind: 'state', code },
      message: `You bought no fuel in ${nameOf(code)} but drove ${wholeLength(length)} taxable ${distanceWord} there: you will pay its tax on all of them.`,
    }));
}

/** Finds receipts entered twice among purchases that come in the order of day and id. Only those of one day are remembered. */
export class DuplicateSearch {
  private day = '';
  /** By what must be the same in any duplicate: receipt number, or state and quantity. */
  private readonly alike = new Map<string, CheckedFuel[]>();

  constructor(private readonly measures: Measures = MEASURES.us) {}

  next(fuel: CheckedFuel): Finding | undefined {
    if (fuel.date !== this.day) {
      this.day = fuel.date;
      this.alike.clear();
    }
    const keys = [
      `quantity:${fuel.state}:${fuel.gallonsThousandths}`,
      ...(fuel.reference === '' ? [] : [`reference:${fuel.reference}`]),
    ];
    const candidates = keys.flatMap((key) => this.alike.get(key) ?? []).sort((a, b) => a.id - b.id);
    const earlier = candidates.find((candidate) => looksLikeDuplicate(candidate, fuel));
    for (const key of keys) {
      const known = this.alike.get(key);
      if (known) known.push(fuel);
      else this.alike.set(key, [fuel]);
    }
    return earlier && duplicateFinding(earlier, fuel, this.measures);
  }
}
