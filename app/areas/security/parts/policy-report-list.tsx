import { Empty } from '~/kit/empty';
import { Table, type Column } from '~/kit/table';

export interface PolicyReportLine {
  directive: string;
  blocked: string;
  page: string;
  source: string;
  device: string;
  times: number;
  last: string;
}

const columns: Column<PolicyReportLine>[] = [
  { key: 'blocked', label: 'Blocked', cell: ({ blocked }) => blocked },
  { key: 'directive', label: 'Directive', cell: ({ directive }) => directive },
  { key: 'page', label: 'Page', cell: ({ page }) => page },
  { key: 'source', label: 'Source', narrow: 'wide-only', cell: ({ source }) => source },
  { key: 'device', label: 'Browser', narrow: 'wide-only', cell: ({ device }) => device },
  { key: 'times', label: 'Times', number: true, cell: ({ times }) => times },
  { key: 'last', label: 'Last', cell: ({ last }) => last },
];

/** What browsers did not run because of our content security policy. */
export function PolicyReportList({ lines, total }: { lines: readonly PolicyReportLine[]; total: number }) {
  return (
    <>
      <h2 className="support-title">Browser reports</h2>
      <p>
        What browsers blocked under our content security policy: the latest {lines.length} of {total}. Most
        come from extensions. One that names a file of ours is a bug or a blocked attack.
      </p>
      <Table
        caption="Browser reports"
        captionHidden
        columns={columns}
        rows={lines}
        rowKey={({ directive, blocked, page }) => `${directive} ${blocked} ${page}`}
        empty={<Empty title="No reports" text="Browsers have reported nothing in 90 days." />}
      />
    </>
  );
}
