import type { RateCurrency } from '~/areas/rates/views/rates';
import { paths } from '~/routes';

/** The rates page with what is chosen on it; what is the default stays out of the address. */
export function ratesHref(
  year: number,
  quarter: number,
  fuel = 'special_diesel',
  currency: RateCurrency = 'usd',
): string {
  const query = new URLSearchParams();
  if (fuel !== 'special_diesel') query.set('fuel', fuel);
  if (currency !== 'usd') query.set('currency', currency);
  const text = query.toString();
  return paths.ratesOf(year, quarter) + (text === '' ? '' : `?${text}`);
}

/** The official page of the same quarter. */
export const officialHref = (key: string): string =>
  `https://www.iftach.org/taxmatrix4/Taxmatrix.php?QY=${key}`;
