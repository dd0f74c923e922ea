import { paidSymbol } from '~/areas/fuel/rules/paid-currency';
import { decimal, toCents, ZERO, type Decimal } from '~/engine/units/decimal';

/** A purchase as a fuel log sums it. */
export interface LoggedFuel {
  /** Exact decimal text, in `fuelUnit`. */
  quantity: string;
  fuelUnit: string;
  fuelType: string;
  taxPaid: boolean;
  /** Where the pump is: it was paid in the money of that place. */
  state: string;
  /** Exact decimal text, for one `fuelUnit`. */
  pricePerUnit: string | null;
  totalCents: number | null;
}

export interface FuelLogTotal {
  fuelType: string;
  fuelUnit: string;
  taxPaid: boolean;
  /** Exact decimal text with three places. */
  quantity: string;
  /** What was paid for those with a total or a price; null where none has either. */
  cents: number | null;
  symbol: '$' | 'C$';
}

/** What was paid for a purchase, in cents: its total, else its price times its quantity, half away from zero; null without either. */
export const paidCents = ({ quantity, pricePerUnit, totalCents }: LoggedFuel): number | null =>
  totalCents ?? (pricePerUnit === null ? null : toCents(decimal(quantity).times(decimal(pricePerUnit))));

/** A withdrawal that is tax-paid in part as two: each with its quantity, the money with the first. */
export function taxedParts<T extends LoggedFuel & { untaxedQuantity: string | null }>(row: T): LoggedFuel[] {
  if (row.untaxedQuantity === null) return [row];
  const paid = decimal(row.quantity).minus(decimal(row.untaxedQuantity));
  return [
    { ...row, quantity: paid.toString(), totalCents: paidCents(row) },
    { ...row, quantity: row.untaxedQuantity, taxPaid: false, totalCents: null, pricePerUnit: null },
  ];
}

/** Sums by fuel, unit of measure, whether the tax was paid and the money it was paid in, in the order they first come: the four are never added up. */
export function fuelLogTotals(rows: readonly LoggedFuel[]): FuelLogTotal[] {
  const sums = new Map<string, { row: LoggedFuel; quantity: Decimal; cents: number | null }>();
  for (const row of rows) {
    const key = [row.fuelType, row.fuelUnit, row.taxPaid, paidSymbol(row.state)].join();
    const sum = sums.get(key) ?? { row, quantity: ZERO, cents: null };
    const paid = paidCents(row);
    sums.set(key, {
      row,
      quantity: sum.quantity.plus(decimal(row.quantity)),
      cents: paid === null ? sum.cents : (sum.cents ?? 0) + paid,
    });
  }
  return [...sums.values()].map(({ row: { fuelType, fuelUnit, taxPaid, state }, quantity, cents }) => ({
    fuelType,
    fuelUnit,
    taxPaid,
    quantity: quantity.toFixed(3),
    cents,
    symbol: paidSymbol(state),
  }));
}
