import { PAGE_SIZES } from '~/engine/text/page-sizes';
import { formatWhole } from './format';
import { useTexts } from './texts';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Records that match, and records there are without the search. */
  filtered: number;
  total: number;
  hrefOf: (page: number) => string;
  /** The list with so many rows on a page; where it is given, the sizes are offered. */
  hrefOfSize?: (size: number) => string;
  /** How many page links show: 5, in the data table 8. */
  window?: number;
}

/** The page numbers to show: `size` of them around `page`, never before 1 nor after `last`. */
export function pageWindow(page: number, last: number, size: number): number[] {
  const count = Math.min(size, last);
  const first = Math.max(1, Math.min(page - Math.floor(count / 2), last - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}

/** "Showing X to Y of Z entries", with "(filtered from N total entries)" when a search is active. */
export function entriesText({
  page,
  pageSize,
  filtered,
  total,
}: Omit<PaginationProps, 'hrefOf' | 'hrefOfSize' | 'window'>): string {
  const from = filtered === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, filtered);
  const base = `Showing ${formatWhole(from)} to ${formatWhole(to)} of ${formatWhole(filtered)} entries`;
  return filtered === total ? base : `${base} (filtered from ${formatWhole(total)} total entries)`;
}

/** How many rows a page has, and links to the list with more or fewer. Renders nothing where one small page holds them all. */
export function PageSizes({
  size,
  total,
  hrefOf,
}: {
  size: number;
  total: number;
  hrefOf: (size: number) => string;
}) {
  const { t } = useTexts();
  if (total <= PAGE_SIZES[0]) return null;
  return (
    <p className="page-sizes small">
      {t`Rows on a page:`}{' '}
      {PAGE_SIZES.map((one) => (
        <a key={one} href={hrefOf(one)} aria-current={one === size ? 'true' : undefined}>
          {one}
        </a>
      ))}
    </p>
  );
}

/** How many entries there are, and links to the other pages when there is more than one. */
export function Pagination({ hrefOfSize, ...props }: PaginationProps) {
  return (
    <>
      <Pages {...props} />
      {hrefOfSize ? <PageSizes size={props.pageSize} total={props.total} hrefOf={hrefOfSize} /> : null}
    </>
  );
}

function Pages({ hrefOf, window = 8, ...counts }: Omit<PaginationProps, 'hrefOfSize'>) {
  const { t, said } = useTexts();
  const { page, pageSize, filtered } = counts;
  const last = Math.max(1, Math.ceil(filtered / pageSize));
  const current = Math.min(Math.max(1, page), last);
  return (
    <div className="pagination">
      <p>{said(entriesText({ ...counts, page: current }))}</p>
      {last > 1 ? (
        <nav aria-label={t`Pages`}>
          <ul className="pagination-pages">
            {current > 1 ? (
              <li>
                <a className="page-link" href={hrefOf(current - 1)} rel="prev">
                  {t`Previous`}
                </a>
              </li>
            ) : null}
            {pageWindow(current, last, window).map((number) => (
              <li key={number}>
                <a
                  className="page-link"
                  href={hrefOf(number)}
                  aria-current={number === current ? 'page' : undefined}
                >
                  <span className="visually-hidden">{t`Page`} </span>
                  {formatWhole(number)}
                </a>
              </li>
            ))}
            {current < last ? (
              <li>
                <a className="page-link" href={hrefOf(current + 1)} rel="next">
                  {t`Next`}
                </a>
              </li>
            ) : null}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
