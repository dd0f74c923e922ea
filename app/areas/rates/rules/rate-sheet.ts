import { firstDayOfQuarter, type Quarter } from '~/engine/calendar/quarter';
import type { FuelType } from '~/engine/ifta/fuel-types';
import { IFTA_MEMBERS } from '~/engine/jurisdictions/codes';
import { rateUnitOf, type PublishedRate } from '~/engine/jurisdictions/published-rate';
import { completeFuelsOf, createRateTable, type RateTable } from '~/engine/jurisdictions/rate-table';
import { withOwnRates, type OwnRate } from './own-rate';
import { rateFigureText } from './rate-figure';
import { NO_PRICE, type RateRow } from './rate-row';

/** The rates of one fuel in one quarter, line by line for every member. */
export interface RateSheet {
  readonly quarter: Quarter;
  readonly fuel: FuelType;
  /** False when the quarter or the fuel is not in the table at all: then every line is `missing`. */
  readonly isShipped: boolean;
  /** Every member once, or several times where its rate changed inside the quarter; states by code, then provinces. */
  readonly rows: readonly RateRow[];
}

/**
 * Fills the stored rows of one quarter and fuel up to all 58 members. A quarter that has the fuel names every jurisdiction that
 * has a rate or whose rate is unknown, so that one without a row has none; a fuel that is not there at all is unknown.
 */
export function rateSheetOf(quarter: Quarter, fuel: FuelType, rows: readonly RateRow[]): RateSheet {
  const own = rows.filter((row) => row.fuel === fuel);
  const isShipped = own.length > 0;
  const status = own.find((row) => row.status !== 'missing')?.status ?? 'missing';
  const filled = IFTA_MEMBERS.flatMap(({ code }) => {
    const periods = own
      .filter((row) => row.jurisdiction === code)
      .sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1));
    if (periods.length > 0) return periods;
    const blank: RateRow = {
      jurisdiction: code,
      fuel,
      effectiveFrom: firstDayOfQuarter(quarter),
      usd: NO_PRICE,
      cad: NO_PRICE,
      unit: rateUnitOf(code, fuel),
      status,
      confidence: null,
      source: '',
    };
    return [blank];
  });
  return { quarter, fuel, isShipped, rows: filled };
}

/** The lookup that the tax engine takes, over all rows of one quarter, with a carrier's own rates where none is published. */
export function rateTableOf(
  quarter: Quarter,
  rows: readonly RateRow[],
  own: readonly OwnRate[] = [],
): RateTable {
  const published = rows
    .filter((row) => row.status !== 'missing')
    .map((row) => publishedRateOf(quarter, row));
  const missing = rows
    .filter((row) => row.status === 'missing')
    .map((row) => ({ jurisdiction: row.jurisdiction, fuelType: row.fuel }));
  return createRateTable(withOwnRates(published, own), {
    completeFuels: completeFuelsOf(published),
    missing,
  });
}

function publishedRateOf(quarter: Quarter, row: RateRow): PublishedRate {
  if (row.status === 'missing') throw new RangeError('A missing rate is not published');
  return {
    jurisdiction: row.jurisdiction,
    fuelType: row.fuel,
    rateUsdPerGallon: rateFigureText(row.usd.rateTenThousandths),
    surchargeUsdPerGallon: rateFigureText(row.usd.surchargeTenThousandths),
    rateCadPerLitre: rateFigureText(row.cad.rateTenThousandths),
    surchargeCadPerLitre: rateFigureText(row.cad.surchargeTenThousandths),
    status: row.status,
    effectiveFrom: row.effectiveFrom === firstDayOfQuarter(quarter) ? null : row.effectiveFrom,
    unit: row.unit,
  };
}
