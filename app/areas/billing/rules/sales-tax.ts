import { Decimal } from 'decimal.js';
import { dollars } from './money-words';

/** One rate's part of an amount. A city may have one beside its state's. */
export interface TaxPart {
  /** "Sales tax", "GST". */
  name: string;
  /** "6.25"; null where it is no percentage. */
  percent: string | null;
  cents: number;
  /** It is a part of the price; else it was added. */
  isIncluded: boolean;
}

export interface TaxLine {
  /** "Sales tax 8.25%". */
  label: string;
  cents: number;
  isIncluded: boolean;
}

export const taxCentsOf = (taxes: readonly TaxPart[]): number =>
  taxes.reduce((sum, { cents }) => sum + cents, 0);

/** A line for each name: what a state and its city take of one sale is one sales tax. */
export function taxLinesOf(taxes: readonly TaxPart[]): TaxLine[] {
  const lines = new Map<string, TaxPart>();
  for (const tax of taxes) {
    const key = `${tax.name} ${tax.isIncluded}`;
    const line = lines.get(key);
    lines.set(
      key,
      line
        ? {
            ...line,
            cents: line.cents + tax.cents,
            percent:
              line.percent === null || tax.percent === null
                ? null
                : new Decimal(line.percent).plus(tax.percent).toString(),
          }
        : tax,
    );
  }
  return [...lines.values()].map(({ name, percent, cents, isIncluded }) => ({
    label: percent === null ? name : `${name} ${percent}%`,
    cents,
    isIncluded,
  }));
}

/** The same rates on another amount, as the provider computes them: each on its own, half a cent up. What has no percentage is left out. */
export const taxesOn = (cents: number, taxes: readonly TaxPart[]): TaxPart[] =>
  taxes.flatMap((tax) =>
    tax.percent === null || tax.isIncluded
      ? []
      : [
          {
            ...tax,
            cents: new Decimal(cents)
              .times(tax.percent)
              .div(100)
              .toDecimalPlaces(0, Decimal.ROUND_HALF_UP)
              .toNumber(),
          },
        ],
  );

/** "Sales tax 8.25% $1.57", or several joined; '' where there is none. */
export const taxInWords = (taxes: readonly TaxPart[]): string =>
  taxLinesOf(taxes)
    .map(({ label, cents }) => `${label} ${dollars(cents)}`)
    .join(', ');

/** The taxes of an invoice as they were kept: JSON of this program's own. */
export function readKeptTaxes(kept: unknown): TaxPart[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((entry: unknown) => {
    const { name, percent, cents, isIncluded } = (entry ?? {}) as Partial<TaxPart>;
    return typeof name === 'string' && typeof cents === 'number'
      ? [
          {
            name,
            percent: typeof percent === 'string' ? percent : null,
            cents,
            isIncluded: isIncluded === true,
          },
        ]
      : [];
  });
}
