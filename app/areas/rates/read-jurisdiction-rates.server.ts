import {
  findPublishedQuarters,
  findRatesOf,
  type PublishedQuarter,
  type StoredRate,
} from '~/areas/rates/data/rates.server';
import type { Ctx } from '~/platform/context';

export type { PublishedQuarter, StoredRate };

export interface JurisdictionRates {
  code: string;
  /** Newest first. */
  quarters: PublishedQuarter[];
  /** Of every fuel and published quarter. */
  rates: StoredRate[];
}

/** All rates of states or provinces since the first quarter that is known. */
export async function readJurisdictionRates(
  ctx: Ctx,
  codes: readonly string[],
): Promise<JurisdictionRates[]> {
  const [quarters, rates] = await Promise.all([
    findPublishedQuarters(ctx.scope),
    findRatesOf(ctx.scope, codes),
  ]);
  return codes.map((code) => ({
    code,
    quarters,
    rates: rates.filter(({ jurisdiction }) => jurisdiction === code),
  }));
}
