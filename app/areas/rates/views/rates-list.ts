import type { RateEntity } from '~/areas/rates/list-rates.server';
import type { RateLine } from './rates';

/**
 * The lines of the rates page in the order and choice of a list call. Lines that are no stored rate ("not known") have no
 * place in a search or an order: they come last, and only where nothing narrows the list.
 */
export function linesOfList(
  lines: readonly RateLine[],
  listed: readonly RateEntity[],
  isNarrowed: boolean,
): RateLine[] {
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const chosen = listed.flatMap((rate) => byKey.get(`${rate.jurisdiction}-${rate.effective_from}`) ?? []);
  if (isNarrowed) return chosen;
  const known = new Set(chosen.map((line) => line.key));
  return [...chosen, ...lines.filter((line) => !known.has(line.key))];
}
