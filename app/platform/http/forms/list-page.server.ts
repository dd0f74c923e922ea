import { PAGE_SIZES } from '~/engine/text/page-sizes';

const MOST_PAGES = 10_000;

/** Where a page of a list is: its number from 1, its rows, and the rows before it. */
export interface ListPage {
  page: number;
  size: number;
  start: number;
}

/** The page that the address of a list asks for by `page` and `length`; what cannot be meant is left out. */
export function listPageOf(request: Request, usual: (typeof PAGE_SIZES)[number] = 50): ListPage {
  const query = new URL(request.url).searchParams;
  const size = PAGE_SIZES.find((one) => String(one) === query.get('length')) ?? usual;
  const page = Math.max(1, Math.min(MOST_PAGES, Math.floor(Number(query.get('page'))) || 1));
  return { page, size, start: (page - 1) * size };
}
