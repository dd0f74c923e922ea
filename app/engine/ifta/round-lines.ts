/** The exact figures of a schedule's lines as the whole ones a return shows. */
import { requireJurisdiction } from '~/engine/jurisdictions/codes';
import type { LineRate } from '~/engine/jurisdictions/published-rate';
import {
  type Decimal,
  decimal,
  roundHalfUp,
  sumDecimals,
  toSafeInteger,
  toWhole,
  type DecimalInput,
} from '~/engine/units/decimal';
import { keepWithin, roundPartsToTotal } from '~/engine/units/distribute';
import type { LineInput, Segment } from './return-types';

export interface WholeLine {
  readonly jurisdiction: string;
  readonly totalDistance: number;
  readonly taxableDistance: number;
  readonly taxPaidFuel: number;
  readonly rate: LineRate | undefined;
  readonly segment: Segment | null;
}

interface ExactLine {
  readonly input: LineInput;
  readonly jurisdiction: string;
  readonly total: Decimal;
  readonly taxable: Decimal;
  readonly taxPaid: Decimal;
}

/**
 * Rounds each line to whole units, .5 up. The parts of a jurisdiction whose rate changed inside the quarter are
 * rounded so that they add up to the jurisdiction's own whole figures. Order and number of lines are kept.
 * Throws RangeError on negative figures and on taxable above total distance.
 */
export function roundLines(lines: readonly LineInput[]): WholeLine[] {
  const exact = lines.map(exactLine);
  const bySegment = new Map<string, number[]>();
  exact.forEach((line, index) => {
    if (!line.input.segment) return;
    const group = bySegment.get(line.jurisdiction);
    if (group) group.push(index);
    else bySegment.set(line.jurisdiction, [index]);
  });

  const whole = exact.map((line) =>
    wholeLine(line, toWhole(line.total), toWhole(line.taxable), toWhole(line.taxPaid)),
  );
  for (const indexes of bySegment.values()) {
    const parts = indexes.map((index) => exact[index]).filter((line) => line !== undefined);
    const totals = wholeParts(parts.map((part) => part.total));
    const taxables = keepWithin(wholeParts(parts.map((part) => part.taxable)), totals);
    const taxPaids = wholeParts(parts.map((part) => part.taxPaid));
    parts.forEach((part, position) => {
      const index = indexes[position];
      if (index === undefined) return;
      whole[index] = wholeLine(part, totals[position] ?? 0, taxables[position] ?? 0, taxPaids[position] ?? 0);
    });
  }
  return whole;
}

function exactLine(input: LineInput): ExactLine {
  const jurisdiction = requireJurisdiction(input.jurisdiction).code;
  const total = figure(input.totalDistance, `total distance in ${jurisdiction}`);
  const taxable =
    input.taxableDistance === undefined
      ? total
      : figure(input.taxableDistance, `taxable distance in ${jurisdiction}`);
  const taxPaid = figure(input.taxPaidFuel ?? 0, `tax-paid fuel in ${jurisdiction}`);
  if (taxable.greaterThan(total))
    throw new RangeError(`Taxable distance in ${jurisdiction} is above the total`);
  return { input, jurisdiction, total, taxable, taxPaid };
}

function figure(value: DecimalInput, what: string): Decimal {
  const exact = decimal(value);
  if (exact.lessThan(0)) throw new RangeError(`The ${what} cannot be negative: ${exact.toString()}`);
  return exact;
}

function wholeLine(
  line: ExactLine,
  totalDistance: number,
  taxableDistance: number,
  taxPaidFuel: number,
): WholeLine {
  return {
    jurisdiction: line.jurisdiction,
    totalDistance,
    taxableDistance,
    taxPaidFuel,
    rate: line.input.rate,
    segment: line.input.segment ?? null,
  };
}

function wholeParts(parts: readonly Decimal[]): number[] {
  return roundPartsToTotal(parts, toSafeInteger(roundHalfUp(sumDecimals(parts))), parts);
}
