/**
 * Whether the answer of a system is one page of several. Samsara says `pagination.hasNextPage`, Motive the number of records
 * in all (`pagination.total`) and on a page (`pagination.per_page`).
 * @param headers of the table that was made of it
 * @param cells of any of its rows: what the answer says of itself is repeated on each
 */
export function hasMorePages(headers: readonly string[], cells: readonly string[]): boolean {
  const said = (name: string) => cells[headers.indexOf(`pagination.${name}`)] ?? '';
  if (said('hasNextPage') === 'true') return true;
  const [total, onPage] = [said('total'), said('per_page')];
  return /^\d+$/.test(total) && /^\d+$/.test(onPage) && Number(total) > Number(onPage);
}
