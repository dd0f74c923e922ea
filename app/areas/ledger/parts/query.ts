/** The size of a page as an address names it: the usual one goes without. */
export const lengthOf = (size: number, usual = 50): number | null => (size === usual ? null : size);

/** The query of a list's address: what is in force, changed by `change`; nulls and empty texts are left out. */
export function queryOf(
  current: Record<string, string | number | null | undefined>,
  change: Record<string, string | number | null | undefined> = {},
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...current, ...change })) {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
