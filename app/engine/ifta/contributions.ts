/** What each truck contributes to each line of a return. */
import type { Quarter } from '~/engine/calendar/quarter';
import { isIftaMember } from '~/engine/jurisdictions/codes';
import type { RateTable } from '~/engine/jurisdictions/rate-table';
import type { UnitSystem } from '~/engine/units/conversion';
import { ZERO, type Decimal } from '~/engine/units/decimal';
import { FUEL_TYPES, type FuelType } from './fuel-types';
import { rateSegments, segmentIndexOn, type RateSegment } from './rate-segments';
import type { Segment } from './return-types';

/** What one truck put into one line: exact, in the return's distance unit and the schedule's fuel unit. */
export interface Contribution {
  readonly equipmentId: string;
  readonly fuelType: FuelType;
  readonly jurisdiction: string;
  readonly segment: Segment | null;
  readonly totalDistance: Decimal;
  readonly taxableDistance: Decimal;
  /** All fuel bought there, taxed or not. */
  readonly fuel: Decimal;
  readonly taxPaidFuel: Decimal;
}

export interface LedgerBasis {
  readonly quarter: Quarter;
  readonly unitSystem: UnitSystem;
  readonly rates: RateTable;
}

type Amounts = Pick<Contribution, 'totalDistance' | 'taxableDistance' | 'fuel' | 'taxPaidFuel'>;
const AMOUNTS = [
  'totalDistance',
  'taxableDistance',
  'fuel',
  'taxPaidFuel',
] as const satisfies (keyof Amounts)[];
type Sums = { -readonly [Name in keyof Contribution]: Contribution[Name] };

/** Sums per truck, fuel, jurisdiction and rate segment, filled by trips and fuel entries in any order. */
export class ContributionLedger {
  private readonly entries = new Map<string, Sums>();
  private readonly segments = new Map<string, RateSegment[]>();

  constructor(private readonly basis: LedgerBasis) {}

  add(
    equipmentId: string,
    fuelType: FuelType,
    jurisdiction: string,
    date: string,
    amounts: Partial<Amounts>,
  ): void {
    const segments = this.segmentsOf(jurisdiction, fuelType);
    const index = segmentIndexOn(segments, date);
    const key = `${fuelType}/${jurisdiction}/${index}/${equipmentId}`;
    let sums = this.entries.get(key);
    if (!sums) {
      const segment = segments[index]?.segment ?? null;
      sums = {
        equipmentId,
        fuelType,
        jurisdiction,
        segment,
        totalDistance: ZERO,
        taxableDistance: ZERO,
        fuel: ZERO,
        taxPaidFuel: ZERO,
      };
      this.entries.set(key, sums);
    }
    for (const name of AMOUNTS) {
      const amount = amounts[name];
      if (amount) sums[name] = sums[name] === ZERO ? amount : sums[name].plus(amount);
    }
  }

  segmentsOf(jurisdiction: string, fuelType: FuelType): RateSegment[] {
    const key = `${jurisdiction}/${fuelType}`;
    let segments = this.segments.get(key);
    if (!segments) {
      const { rates, quarter, unitSystem } = this.basis;
      segments = isIftaMember(jurisdiction)
        ? rateSegments(rates, quarter, jurisdiction, fuelType, unitSystem)
        : [{ segment: null, rate: undefined }];
      this.segments.set(key, segments);
    }
    return segments;
  }

  contributions(): Contribution[] {
    const order = (entry: Contribution) => [
      String(FUEL_TYPES.indexOf(entry.fuelType)).padStart(2, '0'),
      entry.jurisdiction,
      entry.segment?.from ?? '',
      entry.equipmentId,
    ];
    return [...this.entries.values()]
      .map((entry) => ({ entry, key: order(entry) }))
      .sort((a, b) => compareKeys(a.key, b.key))
      .map(({ entry }) => entry);
  }
}

function compareKeys(a: readonly string[], b: readonly string[]): number {
  const index = a.findIndex((part, position) => part !== b[position]);
  if (index < 0) return 0;
  return (a[index] ?? '') < (b[index] ?? '') ? -1 : 1;
}

/** Contributions are sorted, so those of a line are adjacent. */
export function groupByLine(own: readonly Contribution[]): [Contribution, ...Contribution[]][] {
  const groups: [Contribution, ...Contribution[]][] = [];
  for (const entry of own) {
    const last = groups.at(-1);
    if (last && last[0].jurisdiction === entry.jurisdiction && last[0].segment?.from === entry.segment?.from)
      last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}
