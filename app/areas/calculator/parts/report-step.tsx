import type { ReactNode } from 'react';
import { paths } from '~/routes';
import type { ReportRow, ReportView } from '~/areas/calculator/views/calculator';
import { LinkButton } from '~/kit/button';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { Money } from '~/kit/money';
import { Notice } from '~/kit/notice';
import { None, Table, type Column } from '~/kit/table';
import { RateStatus } from '~/kit/tag';
import { useFigures } from '~/kit/figures';
import { useTexts, type Figures } from '~/kit/texts';

const NONE = <None />;

/** A rate as the language writes it: "0.2000" is "0,2000" in French. */
const rateIn = ({ fixed }: Figures, rate: string): string => {
  const [, whole = '', decimals = ''] = /^(\d+)\.(\d+)$/.exec(rate) ?? [];
  return whole === '' ? rate : fixed(Number(whole + decimals), decimals.length);
};

function Rate({ row }: { row: ReportRow }) {
  const { t } = useTexts();
  const figures = useFigures();
  if (row.kind === 'outside') return <span className="muted small">{t`outside IFTA`}</span>;
  return (
    <span className="muted small">
      {row.kind === 'surcharge' ? `${t`surcharge`} ` : ''}
      {row.rate === null ? (row.rateStatus === 'missing' ? '' : t`no rate`) : rateIn(figures, row.rate)}
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
  const { t, nodes, said } = useTexts();
  const figures = useFigures();
  const { totals } = view;
  const whole = (value: number | null): ReactNode => (value === null ? NONE : figures.whole(value));
  const period = said(view.period);
  const columns: Column<ReportRow>[] = [
    {
      key: 'code',
      label: t`Jurisdiction`,
      narrow: 'what',
      cell: (row) => (
        <>
          <JurisdictionCode code={row.code} /> <Rate row={row} />
        </>
      ),
      total: t`TOTAL`,
    },
    {
      key: 'miles',
      label: t`Taxable miles`,
      number: true,
      short: t`mi`,
      cell: (row) => whole(row.kind === 'surcharge' ? null : row.taxableMiles),
      total: whole(totals.taxableMiles),
    },
    {
      key: 'gallons',
      label: t`Taxable gallons`,
      number: true,
      short: t`gal`,
      cell: (row) => whole(row.taxableGallons),
      total: whole(totals.taxableGallons),
    },
    {
      key: 'paid',
      label: t`Tax-paid gallons`,
      number: true,
      short: t`paid`,
      cell: (row) => whole(row.kind === 'tax' ? row.taxPaidGallons : null),
      total: whole(totals.taxPaidGallons),
    },
    {
      key: 'net',
      label: t`Net taxable gallons`,
      number: true,
      short: t`net`,
      cell: (row) => whole(row.netGallons),
      total: whole(totals.netGallons),
    },
    {
      key: 'tax',
      label: t`Tax or Credit Due`,
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
        <span>{nodes`Period ${(<strong key="period">{period}</strong>)}`}</span>
        <span>
          {nodes`Average miles per gallon ${(
            <strong key="average" className="number">
              {rateIn(figures, view.average)}
            </strong>
          )}`}
        </span>
        <span>{t`${view.from} to ${view.to}`}</span>
      </p>
      {first ? (
        <Notice tone={view.complete ? 'warn' : 'bad'}>
          {rest.length === 0 ? (
            said(first)
          ) : (
            <ul>
              {view.warnings.map((warning) => (
                <li key={warning}>{said(warning)}</li>
              ))}
            </ul>
          )}
        </Notice>
      ) : null}
      <Table
        columns={columns}
        rows={view.rows}
        rowKey={(row) => row.key}
        caption={t`IFTA tax by jurisdiction`}
        captionHidden
      />
      <p className="muted small">
        {totals.taxCents < 0 ? `${t`A minus sign is a credit.`} ` : ''}
        {totals.totalMiles !== totals.taxableMiles
          ? `${t`MPG uses all ${figures.whole(totals.totalMiles)} miles, including those outside IFTA.`} `
          : ''}
        {t`Rates: IFTA, Inc., ${period}.`}
      </p>
      <div className="actions">
        <LinkButton href={paths.register()} kind="primary">
          {t`Sign up to full version`}
        </LinkButton>
        {back}
      </div>
    </div>
  );
}
