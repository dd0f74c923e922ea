import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { PageTitle } from '~/areas/content/parts/public-page';
import { minutesText, ODOMETER_SOURCES } from '~/areas/imports/rules/position-check';
import {
  checkPositions,
  countPositions,
  MOST_CHECKED,
  MOST_SHEET_ROWS,
  positionsAsked,
  trackedUnits,
  wantedPositions,
} from '~/areas/imports/raw-positions.server';
import { formatUsDate } from '~/engine/calendar/local-date';
import { Button } from '~/kit/button';
import { DateField } from '~/kit/date-field';
import { SelectField } from '~/kit/field';
import { formatWhole } from '~/kit/format';
import { documentTitle } from '~/kit/page-title';
import { Table } from '~/kit/table';
import { Tag } from '~/kit/tag';
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';
import { useUnitWords } from '~/kit/use-unit-words';

/** The readings of the carrier's devices as they were handed in, for a truck and a span of days. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const { searchParams } = new URL(request.url);
  const asked = positionsAsked(searchParams);
  const units = await trackedUnits(ctx);
  const found = searchParams.has('from') ? wantedPositions(asked, carrier.timeZone) : { errors: {} };
  const count = 'wanted' in found ? await countPositions(ctx, found.wanted) : null;
  const days =
    'wanted' in found && count !== null && count > 0 && count <= MOST_CHECKED
      ? await checkPositions(ctx, found.wanted, carrier.timeZone)
      : [];
  const query = new URLSearchParams({ ...asked }).toString();
  return {
    texts: textsOf(request, 'frame', 'forms', 'list', 'imports', 'places'),
    units,
    asked,
    days: days.map((day) => ({
      key: `${day.unit} ${day.day}`,
      unit: day.unit,
      day: formatUsDate(day.day),
      readings: day.readings,
      longest: minutesText(day.longestSeconds),
      decimals: day.decimals,
      odometer: ODOMETER_SOURCES[day.odometer],
      ifta: day.ifta,
      irp: day.irp,
    })),
    isTooMany: count !== null && count > MOST_CHECKED,
    errors: 'errors' in found ? found.errors : {},
    files:
      count === null
        ? null
        : {
            count,
            csv: paths.rawPositionsFile('csv', query),
            excel: count <= MOST_SHEET_ROWS ? paths.rawPositionsFile('xlsx', query) : null,
          },
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).t`Raw positions`),
];

export default function RawPositionsRoute() {
  const { t, nodes, said, figures } = useTexts();
  const whole = figures?.whole ?? formatWhole;
  const u = useUnitWords();
  const { units, asked, errors, files, days, isTooMany } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <PageTitle title={t`Raw positions`} back={{ href: paths.imports(), text: t`Imports` }} />
      <p className="measure">
        {t`Every position we received from your devices, with its time and odometer. An auditor may ask for them.`}
      </p>
      <p>
        {said(u`To choose which miles count:`)} <a href={paths.reconciliations()}>{t`Reconciliation`}</a>
      </p>
      <form method="get" action={paths.rawPositions()} className="stack">
        <SelectField
          id="unit"
          name="unit"
          label={t`Truck`}
          empty={t`All trucks`}
          options={units.filter(Boolean).map((unit) => ({ value: unit, label: unit }))}
          defaultValue={asked.unit}
        />
        <DateField id="from" name="from" label={t`First day`} defaultValue={asked.from} error={errors.from} />
        <DateField id="to" name="to" label={t`Last day`} defaultValue={asked.to} error={errors.to} />
        <p>
          <Button type="submit">{t`Show`}</Button>
        </p>
      </form>
      {files ? (
        <section className="stack" aria-labelledby="files-title">
          <h2 id="files-title">{t`${whole(files.count)} positions`}</h2>
          {files.count > 0 ? (
            <p>
              {files.excel
                ? nodes`${(<a key="csv" href={files.csv}>{t`Download CSV`}</a>)} or ${(
                    <a key="excel" href={files.excel}>
                      Excel
                    </a>
                  )}`
                : nodes`${(
                    <a key="csv" href={files.csv}>{t`Download CSV`}</a>
                  )}. For Excel, choose fewer days.`}
            </p>
          ) : (
            <p>{t`No accepted import has positions of these days.`}</p>
          )}
        </section>
      ) : null}
      {isTooMany ? <p>{t`Choose one truck or fewer days to check the positions against P540.200.`}</p> : null}
      {days.length > 0 ? (
        <section className="stack" aria-labelledby="check-title">
          <h2 id="check-title">{t`Do they count as records?`}</h2>
          <p className="prose muted">
            {t`IFTA (P540.200) wants a position at least every 10 minutes while the engine is on, four decimals, and an odometer. IRP wants one every 15 minutes. Times when the truck stood still are not counted.`}
          </p>
          <Table
            caption={t`Positions by truck and day`}
            captionHidden
            rows={days}
            rowKey={(row) => row.key}
            columns={[
              { key: 'unit', label: t`Truck`, cell: (row) => row.unit },
              { key: 'day', label: t`Day`, cell: (row) => said(row.day) },
              {
                key: 'readings',
                label: t`Positions`,
                number: true,
                short: t`positions`,
                shortOne: t`position`,
                cell: (row) => whole(row.readings),
              },
              {
                key: 'longest',
                label: t`Longest interval`,
                unit: 'min:s',
                number: true,
                cell: (row) => row.longest,
              },
              {
                key: 'decimals',
                label: t`Decimals`,
                number: true,
                short: t`decimals`,
                cell: (row) => row.decimals,
              },
              { key: 'odometer', label: t`Odometer from`, cell: (row) => t(row.odometer) },
              { key: 'ifta', label: 'IFTA', narrow: 'lead', cell: (row) => <Verdict why={row.ifta} /> },
              { key: 'irp', label: 'IRP', cell: (row) => <Verdict why={row.irp} /> },
            ]}
          />
        </section>
      ) : null}
    </div>
  );
}

function Verdict({ why }: { why: readonly string[] }) {
  const { t, said } = useTexts();
  return (
    <span>
      <Tag tone={why.length === 0 ? 'good' : 'bad'}>{why.length === 0 ? t`Pass` : t`Fail`}</Tag>
      {why.length > 0 ? <span className="muted small"> {why.map(said).join(', ')}</span> : null}
    </span>
  );
}
