import type { LocalDate } from '~/engine/calendar/local-date';
import { DEFAULT_FUEL_TYPE as DIESEL, FUEL_TYPES, type FuelType } from '~/engine/ifta/fuel-types';
import { rateUnitOf } from '~/engine/jurisdictions/published-rate';
import { compareRateRows, type MatrixRow } from './rate-row';

/** One jurisdiction's pair of lines: base rates or surcharges, from a day on. Cells in ten-thousandths; null is "no rate". */
export interface MatrixBlock {
  readonly jurisdiction: string;
  readonly isSurcharge: boolean;
  /** The quarter's first day where the file names no date. */
  readonly effectiveFrom: LocalDate;
  readonly usd: ReadonlyMap<FuelType, number | null>;
  readonly cad: ReadonlyMap<FuelType, number | null>;
}

type Cells = Pick<MatrixBlock, 'usd' | 'cad'>;

/**
 * Joins base and surcharge blocks into rows, sorted. A block dated inside the quarter starts a new period and leaves
 * what it does not name as it was. Cells without any figure give no row, except diesel: Oregon's line says "no rate" on purpose.
 */
export function rowsOfBlocks(blocks: readonly MatrixBlock[]): MatrixRow[] {
  const rows: MatrixRow[] = [];
  for (const jurisdiction of new Set(blocks.map((block) => block.jurisdiction))) {
    const own = blocks.filter((block) => block.jurisdiction === jurisdiction);
    for (const fuel of FUEL_TYPES) rows.push(...periodsOf(own, jurisdiction, fuel));
  }
  return rows.sort(compareRateRows);
}

function periodsOf(blocks: readonly MatrixBlock[], jurisdiction: string, fuel: FuelType): MatrixRow[] {
  const days = [...new Set(blocks.map((block) => block.effectiveFrom))].sort();
  const periods: MatrixRow[] = [];
  for (const [index, day] of days.entries()) {
    const base = latest(blocks, false, fuel, day, days[0]!);
    const surcharge = latest(blocks, true, fuel, day, days[0]!);
    const row: MatrixRow = {
      jurisdiction,
      fuel,
      effectiveFrom: day,
      usd: {
        rateTenThousandths: base?.usd.get(fuel) ?? null,
        surchargeTenThousandths: surcharge?.usd.get(fuel) ?? null,
      },
      cad: {
        rateTenThousandths: base?.cad.get(fuel) ?? null,
        surchargeTenThousandths: surcharge?.cad.get(fuel) ?? null,
      },
      unit: rateUnitOf(jurisdiction, fuel),
    };
    const isEmpty = [row.usd, row.cad].every(
      (price) => price.rateTenThousandths === null && price.surchargeTenThousandths === null,
    );
    if (isEmpty && (index > 0 || fuel !== DIESEL)) continue;
    const before = periods.at(-1);
    if (before && samePrices(before, row)) continue;
    periods.push(row);
  }
  return periods;
}

/** The block that rules this fuel on that day: the newest one that is the first of all or names the fuel. */
function latest(
  blocks: readonly MatrixBlock[],
  isSurcharge: boolean,
  fuel: FuelType,
  day: LocalDate,
  firstDay: LocalDate,
): Cells | undefined {
  let found: MatrixBlock | undefined;
  for (const block of blocks) {
    if (block.isSurcharge !== isSurcharge || block.effectiveFrom > day) continue;
    const namesFuel = (block.usd.get(fuel) ?? block.cad.get(fuel) ?? null) !== null;
    if (!namesFuel && block.effectiveFrom !== firstDay) continue;
    if (!found || block.effectiveFrom >= found.effectiveFrom) found = block;
  }
  return found;
}

function samePrices(a: MatrixRow, b: MatrixRow): boolean {
  return (['usd', 'cad'] as const).every(
    (currency) =>
      a[currency].rateTenThousandths === b[currency].rateTenThousandths &&
      a[currency].surchargeTenThousandths === b[currency].surchargeTenThousandths,
  );
}
