/** The rates of one quarter, looked up by jurisdiction and fuel. */
import type { LocalDate } from '~/engine/calendar/local-date';
import type { FuelType } from '~/engine/ifta/fuel-types';
import type { PublishedRate } from './published-rate';

export type RateLookup =
  /** One rate, or several in date order when it changed inside the quarter. */
  | { readonly kind: 'published'; readonly rates: readonly PublishedRate[] }
  /** The matrix is known to be complete for this fuel and has no rate here: not taxed through IFTA. */
  | { readonly kind: 'none-published' }
  /** We do not have the number. Never to be read as zero. */
  | { readonly kind: 'missing' };

export interface RateTable {
  find(jurisdiction: string, fuelType: FuelType): RateLookup;
}

export interface RateCell {
  readonly jurisdiction: string;
  readonly fuelType: FuelType;
}

/**
 * A lookup over one quarter's rates.
 *
 * `known.completeFuels` names the fuels whose every published cell is in `rates`, so that an absent one means "no
 * rate"; for all others an absent rate is missing. `known.missing` lists cells that have a rate we do not know.
 * Oregon never has a rate: its weight-mile tax is paid outside IFTA.
 */
export function createRateTable(
  rates: Iterable<PublishedRate>,
  known: { completeFuels?: ReadonlySet<FuelType>; missing?: Iterable<RateCell> } = {},
): RateTable {
  const missing = new Set([...(known.missing ?? [])].map(cellKey));
  const cells = new Map<string, PublishedRate[]>();
  for (const rate of rates) {
    const cell = cells.get(cellKey(rate));
    if (cell) cell.push(rate);
    else cells.set(cellKey(rate), [rate]);
  }
  for (const cell of cells.values()) {
    cell.sort((a, b) => compareStart(a.effectiveFrom, b.effectiveFrom));
  }
  return {
    find(jurisdiction, fuelType) {
      if (jurisdiction === 'OR') return { kind: 'none-published' };
      const key = cellKey({ jurisdiction, fuelType });
      const found = cells.get(key);
      if (found) return { kind: 'published', rates: found };
      if (missing.has(key)) return { kind: 'missing' };
      return known.completeFuels?.has(fuelType) ? { kind: 'none-published' } : { kind: 'missing' };
    },
  };
}

/**
 * The fuels a shipped or imported quarter is complete for: all it has rates of. Diesel is excluded on purpose:
 * no member but Oregon is without a diesel rate, so an absent one is missing whatever the file says.
 */
export function completeFuelsOf(rates: Iterable<PublishedRate>): Set<FuelType> {
  return new Set([...rates].map((rate) => rate.fuelType).filter((fuel) => fuel !== 'special_diesel'));
}

function cellKey({ jurisdiction, fuelType }: RateCell): string {
  return `${jurisdiction}/${fuelType}`;
}

function compareStart(a: LocalDate | null, b: LocalDate | null): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  return a < b ? -1 : 1;
}
