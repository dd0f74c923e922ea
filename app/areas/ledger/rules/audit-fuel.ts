/** Questions about fuel that only the whole quarter answers: the checks page and the audit file ask them. */
import { paidSymbol } from '~/areas/fuel/rules/paid-currency';
import { formatUsDate, type LocalDate } from '~/engine/calendar/local-date';
import type { FuelType } from '~/engine/ifta/fuel-types';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { Decimal } from '~/engine/units/decimal';
import { fixedFromScaled } from '~/engine/units/format';
import { farAhead } from './audit-trips';
import type { Finding } from './finding';
import { economyMeasures, inTanks, type CheckedFuel, type UnitQuarter } from './fuel-checks';
import { MEASURES, type Measures } from './measures';

export interface AuditedFuel extends CheckedFuel {
  city: string;
  zip?: string;
  fuelType: FuelType;
  /** Cents for a US gallon, from the total or the price; null where neither was entered. */
  centsPerGallon: number | null;
  /** The last day on which the unit was in service; null while it is. */
  outOfServiceOn: LocalDate | null;
}

/** Miles and fuel of a unit in the quarters before. */
export interface UnitHistory {
  tenthMiles: number;
  gallonsThousandths: number;
}

/** Cents a gallon between which motor fuel was sold in the last twenty years, in US$ and, in provinces, in C$. */
const PRICE_BAND = { US: [150, 900], CA: [200, 1_400] } as const;
const PRICED: readonly FuelType[] = ['special_diesel', 'gasoline', 'gasohol'];
/** Farther than a truck gets between two fills of a day. */
const FAR_MILES = 900;
/** So much must have been driven before the truck's own past says anything. */
const HISTORY_TENTH_MILES = 50_000;
const QUARTER_TENTH_MILES = 10_000;
const UNUSUAL_PERCENT = 30;
/** What load and weather do to the economy of a few days. */
const CHANCE_PERCENT = 10;

const onFuel = (id: number) => ({ kind: 'fuel', id }) as const;

/** What a purchase raises by itself. Withdrawals from own tanks have no seller and no price. */
export function auditedFuelFindings(
  fuel: AuditedFuel,
  today: LocalDate,
  measures: Measures = MEASURES.us,
): Finding[] {
  const findings = farAhead('fuel', fuel.id, fuel.date, today);
  if (fuel.outOfServiceOn !== null && fuel.date > fuel.outOfServiceOn)
    findings.push({
      key: `fuel-out-of-service:${fuel.id}:${fuel.outOfServiceOn}`,
      kind: 'fuel-out-of-service',
      on: onFuel(fuel.id),
      message: `${fuel.unit} left service on ${formatUsDate(fuel.outOfServiceOn)} and took fuel on ${formatUsDate(fuel.date)}: it may be another unit's.`,
    });
  if (fuel.bulk) return findings;
  const hasPlace = isNamed(fuel.city) || isNamed(fuel.zip ?? '');
  const missing = [isNamed(fuel.seller) ? '' : 'seller', hasPlace ? '' : 'place'].filter(Boolean);
  if (missing.length > 0)
    findings.push({
      key: `no-seller:${fuel.id}:${missing.join('-')}`,
      kind: 'no-seller',
      on: onFuel(fuel.id),
      message: `No ${missing.join(' and no ')} on this purchase: a receipt needs the seller's name and address (P550).`,
    });
  return [...findings, ...oddPrice(fuel, measures)];
}

/** What people write where they know nothing. */
const NOTHING_KNOWN = /^(?:n\W?a|nil|none|null|unknown|unk|undefined|tbd|not (?:given|known|available))$/i;

/** Whether a text names anything. */
const isNamed = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && !NOTHING_KNOWN.test(text.replace(/^\W+|\W+$/g, ''));

function oddPrice(
  { id, state, fuelType, centsPerGallon }: AuditedFuel,
  { cents, fuelUnit }: Measures,
): Finding[] {
  if (centsPerGallon === null || !PRICED.includes(fuelType)) return [];
  const country = jurisdictionByCode(state)?.country === 'CA' ? 'CA' : 'US';
  const [low, high] = PRICE_BAND[country];
  if (centsPerGallon >= low && centsPerGallon <= high) return [];
  const symbol = paidSymbol(state);
  const price = (perGallon: number) => `${symbol}${fixedFromScaled(cents(perGallon), 2)}`;
  return [
    {
      key: `odd-price:${id}:${centsPerGallon}`,
      kind: 'odd-price',
      on: onFuel(id),
      message: `${price(centsPerGallon)} a ${fuelUnit} is no market price (${price(low)} to ${price(high)}): check quantity, unit and total.`,
    },
  ];
}

/** Two fills of one unit on one day, in different places. */
export type FillPair = readonly [earlier: AuditedFuel, later: AuditedFuel];

/** Finds fills of a unit on one day in two states, as purchases come by day and id. */
export class FillPairs {
  private day = '';
  private readonly fills = new Map<number, AuditedFuel[]>();

  next(fuel: AuditedFuel): FillPair[] {
    if (fuel.date !== this.day) {
      this.day = fuel.date;
      this.fills.clear();
    }
    if (fuel.bulk || fuel.equipmentId === null || fuel.city === '') return [];
    const known = this.fills.get(fuel.equipmentId) ?? [];
    this.fills.set(fuel.equipmentId, [...known, fuel]);
    return known.filter((other) => other.state !== fuel.state).map((other) => [other, fuel]);
  }
}

/** The question where the two places are farther apart than a truck gets in a day. */
export function farFills(
  [earlier, later]: FillPair,
  miles: number,
  { whole, distanceWord }: Measures = MEASURES.us,
): Finding[] {
  if (miles <= FAR_MILES) return [];
  const place = ({ city, state }: AuditedFuel) => `${city}, ${state}`;
  return [
    {
      key: `fills-far-apart:${earlier.id}:${later.id}`,
      kind: 'fills-far-apart',
      on: onFuel(later.id),
      message: `${later.unit} filled up in ${place(earlier)} and ${place(later)} on one day, ${whole(miles * 10)} ${distanceWord} apart as the crow flies: one is another unit's.`,
    },
  ];
}

/** Fuel of a unit that drove nothing in the quarter, once for the unit. */
export const fuelWithoutTrips = (unit: UnitQuarter, { fuel, fuelWord }: Measures = MEASURES.us): Finding => ({
  key: `fuel-without-trips:${unit.equipmentId}:${unit.quarterKey}:${unit.gallonsThousandths}`,
  kind: 'fuel-without-trips',
  on: { kind: 'equipment', id: unit.equipmentId },
  message: `${unit.unit} took ${unit.hasOtherFuel || unit.hasEquivalents ? 'fuel' : `${fuel(unit.gallonsThousandths)} ${fuelWord}`} this quarter and has no trips: they are missing, or the fuel is another unit's.`,
});

/** The question where a unit's fuel economy is far from what it was in the year before. */
export function unlikeHistory(
  unit: UnitQuarter,
  history: UnitHistory | undefined,
  measures: Measures = MEASURES.us,
): Finding[] {
  const { economy, economyWord } = economyMeasures(unit, measures);
  const tenthMiles = [...unit.milesByState.values()].reduce((sum, miles) => sum + miles, 0);
  if (!history || history.tenthMiles < HISTORY_TENTH_MILES || history.gallonsThousandths === 0) return [];
  if (tenthMiles < QUARTER_TENTH_MILES || unit.gallonsThousandths === 0 || unit.hasOtherFuel) return [];
  const now = mpg(tenthMiles, unit.gallonsThousandths);
  const before = mpg(history.tenthMiles, history.gallonsThousandths);
  if (now.minus(before).abs().times(100).lessThanOrEqualTo(before.times(UNUSUAL_PERCENT))) return [];
  // Its tanks were fuller or emptier at the ends of the quarter by a fill: in few miles that is much.
  const expected = new Decimal(tenthMiles).times(100).dividedBy(before);
  const shared = new Decimal(unit.sharedTenthMiles ?? 0).times(100).dividedBy(before);
  const byChance = expected.times(CHANCE_PERCENT).dividedBy(100).plus(inTanks(unit)).plus(shared);
  if (expected.minus(unit.gallonsThousandths).abs().lessThanOrEqualTo(byChance)) return [];
  return [
    {
      key: `unusual-mpg:${unit.equipmentId}:${unit.quarterKey}:${tenthMiles}:${unit.gallonsThousandths}`,
      kind: 'unusual-mpg',
      on: { kind: 'equipment', id: unit.equipmentId },
      message: `${unit.unit} comes to ${economy(now)} ${economyWord} and had ${economy(before)} in the year before: ${now.greaterThan(before) ? 'fuel receipts may be missing' : 'trips may be missing'}.`,
    },
  ];
}

const mpg = (tenthMiles: number, gallonsThousandths: number): Decimal =>
  new Decimal(tenthMiles).times(100).dividedBy(gallonsThousandths);
