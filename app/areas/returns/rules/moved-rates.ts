/** Rates that are published differently now from what a return was made with. */
import { rateSegments } from '~/engine/ifta/rate-segments';
import type { IftaReturn } from '~/engine/ifta/return-types';
import type { RateTable } from '~/engine/jurisdictions/rate-table';
import { decimal } from '~/engine/units/decimal';

/**
 * Jurisdictions of the return's lines whose rate, surcharge or days differ in the table, in alphabetical order. A rate
 * that only became final has not moved; one that is not published any more has.
 */
export function movedRates(computed: IftaReturn, table: RateTable): string[] {
  const lines = computed.schedules.flatMap((schedule) => schedule.lines);
  const moved = lines.filter((line) => {
    const segments = rateSegments(
      table,
      computed.quarter,
      line.jurisdiction,
      line.fuelType,
      computed.unitSystem,
    );
    const now = segments.find(
      ({ segment }) => segment?.from === line.segment?.from && segment?.to === line.segment?.to,
    );
    if (!now?.rate) return line.rateStatus !== null;
    return !isSame(now.rate.rate, line.rate) || !isSame(now.rate.surcharge, line.surcharge?.rate ?? null);
  });
  return [...new Set(moved.map((line) => line.jurisdiction))].sort();
}

/** No rate and one of zero come to the same tax. */
const isSame = (a: string | null, b: string | null): boolean => decimal(a ?? '0').equals(decimal(b ?? '0'));
