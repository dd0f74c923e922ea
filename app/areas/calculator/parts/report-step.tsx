import type { ReactNode } from 'react';
import { paths } from '~/routes';
import type { ReportRow, ReportView } from '~/areas/calculator/views/calculator';
import { LinkButton } from '~/kit/button';
import { formatWhole } from '~/kit/format';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { Money } from '~/kit/money';
import { Notice } from '~/kit/notice';
import { None, Table, type Column } from '~/kit/table';
import { RateStatus } from '~/kit/tag';

const NONE = <None />;

const whole = (value: number | null): ReactNode => (value === null ? NONE : formatWhole(value));

function Rate({ row }: { row: ReportRow }) {
  if (row.kind === 'outside') return <span className="muted small">outside IFTA</span>;
  return (
    <span className="muted small">
      {row.kind === 'surcharge' ? 'surcharge ' : ''}
      {row.rate ?? (row.rateStatus === 'missing' ? '' : 'no rate')}
      {row.rateStatus && row.rateStatus !== 'final' ? (
        <>
          {' '}
          <RateStatus status={row.rateStatus} />
        </>
      ) : null}
    </span>
  );
}

/** Third step of the calculator: the return of this trip. `back` is what leads to the second step. */
export function ReportStep({ view, back }: { view: ReportView; back: ReactNode }) {
  const { totals } = view;
  const columns: Column<ReportRow>[] = [
    {
      key: 'code',
      label: 'Jurisdiction',
      narrow: 'what',
      cell: (row) => (
        <>
          <JurisdictionCode code={row.code} /> <Rate row={row} />
        </>
      ),
      total: 'TOTAL',
    },
    {
      key: 'miles',
      label: 'Taxable miles',
      number: true,
      short: 'mi',
      cell: (row) => whole(row.kind === 'surcharge' ? null : row.taxableMiles),
      total: formatWhole(totals.taxableMiles),
    },
    {
      key: 'gallons',
      label: 'Taxable gallons',
      number: true,
      short: 'gal',
      cell: (row) => whole(row.taxableGallons),
      total: formatWhole(totals.taxableGallons),
    },
    {
      key: 'paid',
      label: 'Tax-paid gallons',
      number: true,
      short: 'paid',
      cell: (row) => whole(row.kind === 'tax' ? row.taxPaidGallons : null),
      total: formatWhole(totals.taxPaidGallons),
    },
    {
      key: 'net',
      label: 'Net taxable gallons',
      number: true,
      short: 'net',
      cell: (row) => whole(row.netGallons),
      total: formatWhole(totals.netGallons),
    },
    {
      key: 'tax',
      label: 'Tax or Credit Due',
      number: true,
      narrow: 'lead',
      cell: (row) => (row.taxCents === null ? NONE : <Money cents={row.taxCents} sayCredit />),
      total: <Money cents={totals.taxCents} sayCredit />,
    },
  ];
  const [first, ...rest] = view.warnings;
  return (
    <div className="stack">
      <p className="calc-head">
        <span>
          Period <strong>{view.period}</strong>
        </span>
        <span>
          Average miles per gallon <strong className="number">{view.average}</strong>
        </span>
        <span>
          {view.from} to {view.to}
        </span>
      </p>
      {first ? (
        <Notice tone={view.complete ? 'warn' : 'bad'}>
          {rest.length === 0 ? (
            first
          ) : (
            <ul>
              {view.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          )}
        </Notice>
      ) : null}
      <Table
        columns={columns}
        rows={view.rows}
        rowKey={(row) => row.key}
        caption="IFTA tax by jurisdiction"
        captionHidden
      />
      <p className="muted small">
        {totals.taxCents < 0 ? 'A minus sign is a credit. ' : ''}
        {totals.totalMiles !== totals.taxableMiles
          ? `MPG uses all ${formatWhole(totals.totalMiles)} miles, including those outside IFTA. `
          : ''}
        Rates: IFTA, Inc., {view.period}.
      </p>
      <div className="actions">
        <LinkButton href={paths.register()} kind="primary">
          Sign up to full version
        </LinkButton>
        {back}
      </div>
    </div>
  );
}
