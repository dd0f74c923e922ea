import { jurisdictionByCode, requireJurisdiction } from '~/engine/jurisdictions/codes';
import type { Finding } from './finding';
import { DEFAULT_FUEL_TYPE as DIESEL, fuelTypeName } from '~/engine/ifta/fuel-types';
import { formatRateFigure } from './rate-figure';
import type { MatrixRow } from './rate-row';

/** Bounds of a state's diesel rate in US$ per gallon, in ten-thousandths, and what the dearest state is always above. */
const DIESEL_MIN = 1000;
const DIESEL_MAX = 15_000;
const DIESEL_HIGHEST_AT_LEAST = 5000;
/** Texas has taxed a gallon of diesel at 20 cents since 1991: the surest sign that the right line was read. */
const TEXAS_DIESEL = 2000;
/** Cells below two cents are too coarse at four decimals to show a ratio. */
const MIN_FOR_RATIO = 200;
/** Energy equivalents of a gallon are converted like gallons; kWh, miles, kilograms and cubic meters are not. */
const PER_VOLUME: ReadonlySet<string> = new Set(['gallon', 'gge', 'dge']);
const RATIO_TOLERANCE = 0.01;

/** Checks that the figures are US$ per gallon beside C$ per liter, and not another line, column or unit. */
export function checkFigures(rows: readonly MatrixRow[]): Finding[] {
  return [...checkDieselRange(rows), ...checkRatios(rows), ...checkZeroes(rows)];
}

function checkDieselRange(rows: readonly MatrixRow[]): Finding[] {
  const findings: Finding[] = [];
  const states = rows.filter(
    (row) => row.fuel === DIESEL && jurisdictionByCode(row.jurisdiction)?.country === 'US',
  );
  let highest = 0;
  for (const { jurisdiction, usd } of states) {
    const rate = usd.rateTenThousandths;
    if (rate === null) continue;
    highest = Math.max(highest, rate);
    if (rate >= DIESEL_MIN && rate <= DIESEL_MAX) continue;
    const message = `${requireJurisdiction(jurisdiction).name}: diesel at ${formatRateFigure(rate)} is not a plausible rate in US$ per gallon.`;
    findings.push({ severity: 'error', code: 'diesel-out-of-range', message, jurisdiction, fuel: DIESEL });
  }
  if (states.length > 0 && highest < DIESEL_HIGHEST_AT_LEAST) {
    const message = `The highest diesel rate of a state is ${formatRateFigure(highest)}: the C$ line was probably read as the US$ line.`;
    findings.push({ severity: 'error', code: 'wrong-line', message, fuel: DIESEL });
  }
  const texas = states.find((row) => row.jurisdiction === 'TX')?.usd.rateTenThousandths;
  if (texas !== undefined && texas !== null && texas !== TEXAS_DIESEL) {
    const message = `Texas diesel is ${formatRateFigure(texas)}, not 0.2000 as ever since 1991.`;
    findings.push({ severity: 'confirm', code: 'texas-rate', message, jurisdiction: 'TX', fuel: DIESEL });
  }
  return findings;
}

/**
 * US$ per gallon over C$ per liter is the same number in the whole file (liters per gallon over the exchange rate). A pair
 * the wrong way round shows at once, and so does a cell that is not per gallon and that we do not know about.
 */
function checkRatios(rows: readonly MatrixRow[]): Finding[] {
  const pairs = rows.flatMap((row) => {
    const usd = row.usd.rateTenThousandths ?? row.usd.surchargeTenThousandths;
    const cad = row.cad.rateTenThousandths ?? row.cad.surchargeTenThousandths;
    return usd !== null && cad !== null && cad >= MIN_FOR_RATIO ? [{ row, usd, cad, ratio: usd / cad }] : [];
  });
  const sorted = pairs.map((pair) => pair.ratio).sort((a, b) => a - b);
  const usual = sorted[Math.floor(sorted.length / 2)];
  if (usual === undefined) return [];
  const findings: Finding[] = [];
  for (const { row, usd, cad, ratio } of pairs) {
    if (!PER_VOLUME.has(row.unit)) continue;
    const tolerance = RATIO_TOLERANCE + 1 / cad;
    if (Math.abs(ratio / usual - 1) <= tolerance) continue;
    const where = `${requireJurisdiction(row.jurisdiction).name}, ${fuelTypeName(row.fuel)}`;
    const figures = `US$ ${formatRateFigure(usd)} beside C$ ${formatRateFigure(cad)}`;
    const place = { jurisdiction: row.jurisdiction, fuel: row.fuel };
    // Electricity, hydrogen and the like are often per kWh or mile; for a liquid fuel the pair can only be a mistake.
    const isOther = ['electricity', 'hydrogen', 'hythane', 'lng', 'cng'].includes(row.fuel);
    findings.push(
      isOther
        ? {
            severity: 'confirm',
            code: 'not-per-gallon',
            message: `${where}: ${figures} is not a rate per gallon.`,
            ...place,
          }
        : {
            severity: 'error',
            code: 'currency-ratio',
            message: `${where}: ${figures} do not match.`,
            ...place,
          },
    );
  }
  return findings;
}

function checkZeroes(rows: readonly MatrixRow[]): Finding[] {
  return rows
    .filter((row) =>
      [row.usd, row.cad].some(
        (price) => price.rateTenThousandths === 0 || price.surchargeTenThousandths === 0,
      ),
    )
    .map((row) => ({
      severity: 'confirm',
      code: 'zero-rate',
      message: `${requireJurisdiction(row.jurisdiction).name}, ${fuelTypeName(row.fuel)}: the file says 0.0000, where "no rate" is written as a dash.`,
      jurisdiction: row.jurisdiction,
      fuel: row.fuel,
    }));
}
