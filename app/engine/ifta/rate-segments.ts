/** The parts of a quarter in which a jurisdiction's rate is the same. */
import { addDays, type LocalDate } from '~/engine/calendar/local-date';
import { firstDayOfQuarter, lastDayOfQuarter, type Quarter } from '~/engine/calendar/quarter';
import { lineRateOf, rateUnitOf, type LineRate } from '~/engine/jurisdictions/published-rate';
import type { RateTable } from '~/engine/jurisdictions/rate-table';
import type { UnitSystem } from '~/engine/units/conversion';
import type { FuelType } from './fuel-types';
import type { Segment } from './return-types';

export interface RateSegment {
  /** Null when one rate holds for the whole quarter: the jurisdiction has a single line. */
  readonly segment: Segment | null;
  /** Undefined: not known. */
  readonly rate: LineRate | undefined;
}

/** The quarter's rates of a jurisdiction in date order, covering every day of the quarter without gaps. */
export function rateSegments(
  rates: RateTable,
  quarter: Quarter,
  jurisdiction: string,
  fuelType: FuelType,
  system: UnitSystem,
): RateSegment[] {
  const found = rates.find(jurisdiction, fuelType);
  if (found.kind === 'missing') return [{ segment: null, rate: undefined }];
  if (found.kind === 'none-published') {
    const unit = rateUnitOf(jurisdiction, fuelType);
    return [{ segment: null, rate: { rate: null, surcharge: null, unit, status: 'final' } }];
  }
  const first = firstDayOfQuarter(quarter);
  const last = lastDayOfQuarter(quarter);
  const starts: { from: LocalDate; rate: LineRate | undefined }[] = [];
  for (const published of found.rates) {
    const from =
      published.effectiveFrom === null || published.effectiveFrom < first ? first : published.effectiveFrom;
    if (from > last) continue;
    // A later row for the same day replaces the earlier one.
    if (starts.at(-1)?.from === from) starts.pop();
    starts.push({ from, rate: lineRateOf(published, system) });
  }
  const [earliest] = starts;
  if (earliest === undefined) return [{ segment: null, rate: undefined }];
  // Days before the first known rate have one that we do not know.
  if (earliest.from > first) starts.unshift({ from: first, rate: undefined });
  if (starts.length === 1) return [{ segment: null, rate: earliest.rate }];
  return starts.map(({ from, rate }, index) => {
    const next = starts[index + 1];
    return { segment: { from, to: next ? addDays(next.from, -1) : last }, rate };
  });
}

/** Position of the segment a day belongs to. */
export function segmentIndexOn(segments: readonly RateSegment[], date: LocalDate): number {
  const index = segments.findIndex(
    ({ segment }) => segment === null || (segment.from <= date && date <= segment.to),
  );
  return Math.max(0, index);
}
