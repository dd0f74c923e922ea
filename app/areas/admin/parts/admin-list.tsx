import type { ReactNode } from 'react';
import { AdminSearch } from '~/areas/admin/parts/admin-tabs';
import { lengthOf, queryOf } from '~/areas/ledger/parts/query';
import { Empty } from '~/kit/empty';
import { Pagination } from '~/kit/pagination';
import { Table, type Column } from '~/kit/table';

/** What was asked for and what was found of it. */
interface FoundPage {
  search: string;
  page: number;
  size: number;
  filtered: number;
  total: number;
}

/** A list of the administration: its search, its table and its pages, all at one address. */
export function AdminList<Row extends { id: string | number }>({
  href,
  searchLabel,
  caption,
  columns,
  rows,
  found: { search, page, size, filtered, total },
  kept = {},
  empty = <Empty title="There are no records matching your request" text="Try fewer letters." />,
}: {
  href: string;
  searchLabel: string;
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  found: FoundPage;
  /** Further parts of the query that its pages keep. */
  kept?: Readonly<Record<string, string>>;
  empty?: ReactNode;
}) {
  const query = { q: search, ...kept };
  return (
    <>
      <AdminSearch action={href} value={search} label={searchLabel} />
      <Table
        caption={caption}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        empty={empty}
      />
      <Pagination
        page={page}
        pageSize={size}
        filtered={filtered}
        total={total}
        hrefOf={(number) => href + queryOf({ ...query, length: lengthOf(size), page: number })}
        hrefOfSize={(length) => href + queryOf({ ...query, length })}
      />
    </>
  );
}
