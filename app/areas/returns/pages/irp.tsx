import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { irpRequest } from '~/areas/returns/pages/irp-request.server';
import { paths } from '~/routes';
import { irpView } from '~/areas/distance-taxes/views/distance-views';
import { Figures } from '~/areas/content/parts/app-shell';
import { Button, LinkButton } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { SelectField } from '~/kit/field';
import { useFigures } from '~/kit/figures';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { documentTitle } from '~/kit/page-title';
import { PageTitle } from '~/areas/content/parts/public-page';
import { PrintOwner, SignatureLines } from '~/areas/returns/parts/report-head';
import { ReportTabs } from '~/areas/returns/parts/report-tabs';
import { Table } from '~/kit/table';
import { translator, useTexts } from '~/kit/texts';
import { useUnitWords } from '~/kit/use-unit-words';
import { REPORT_TEXTS } from '~/areas/returns/pages/report-request.server';
import { textsOf } from '~/platform/http/languages/texts.server';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { report, vehicleId, of } = await irpRequest(request, context);
  return { ...irpView(report, vehicleId), of, texts: textsOf(request, ...REPORT_TEXTS, 'papers') };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, irpTitle(translator(data?.texts), data?.label ?? '')),
];

const irpTitle = ({ t, said }: ReturnType<typeof translator>, label: string): string =>
  `${t`IRP distance`} ${said(label)}`;

export default function IrpDistance() {
  const u = useUnitWords();
  const { t, said, nodes } = useTexts();
  const figures = useFigures();
  const wholeFleet = t`Whole fleet`;
  const view = useLoaderData<typeof loader>();
  const vehicle = view.vehicles.find(({ value }) => value === String(view.vehicleId));
  return (
    <div className="stack-wide">
      <PageTitle title={t`IRP distance`} />
      <PrintOwner of={view.of} />
      <ReportTabs current="irp" />
      <form method="get" action={paths.reportIrp()} className="report-filter report-filter-wide no-print">
        <SelectField
          id="year"
          name="year"
          label={t`Distance year`}
          options={view.years.map(({ value, label }) => ({ value, label: said(label) }))}
          defaultValue={String(view.endYear)}
        />
        <SelectField
          id="equipment_id"
          name="equipment_id"
          label={t`Equipment`}
          empty={wholeFleet}
          options={view.vehicles}
          defaultValue={view.vehicleId === null ? '' : String(view.vehicleId)}
        />
        <div className="actions">
          <Button kind="primary">{t`Run report`}</Button>
          <LinkButton
            href={`${paths.reportIrp()}.pdf?year=${view.endYear}${view.vehicleId === null ? '' : `&equipment_id=${view.vehicleId}`}`}
          >
            PDF
          </LinkButton>
          <LinkButton href={`${paths.reportIrp()}.csv?year=${view.endYear}`} kind="quiet">
            CSV
          </LinkButton>
        </div>
      </form>
      {view.of.irp?.account ? null : (
        <p className="muted small no-print">
          {nodes`Your IRP account and fleet number are printed once they are in your ${(
            <a key="profile" href={paths.accountCarrier()}>
              {t`carrier profile`}
            </a>
          )}.`}
        </p>
      )}
      <p className="prose muted">
        {said(view.label)}
        {vehicle ? `, ${t`unit ${vehicle.label}`}` : ''}.{' '}
        {said(
          u`Include all miles, taxable or not, including DC, Yukon, the Northwest Territories and Alaska. Registrations that begin in July, August or September use the period one year earlier.`,
        )}
      </p>
      {view.rows.length === 0 ? (
        <Empty title={said(u`No miles in this distance year`)} text={t`Trips count by their last day.`} />
      ) : (
        <>
          <Figures
            items={[
              {
                label: view.distanceUnit === 'mi' ? t`Total miles` : t`Total km`,
                value: figures.whole(view.total),
              },
              { label: t`Jurisdictions`, value: figures.whole(view.rows.length) },
              { label: t`Vehicles`, value: figures.whole(view.byVehicle.length) },
            ]}
          />
          <Table
            caption={t`Distance by jurisdiction`}
            rows={view.rows}
            rowKey={(row) => row.code}
            columns={[
              {
                key: 'place',
                label: t`State/Prov`,
                cell: (row) => (
                  <span className="place-cell">
                    <JurisdictionCode code={row.code} />
                    <span>{t(row.name)}</span>
                  </span>
                ),
                total: t`Total`,
              },
              {
                key: 'units',
                label: t`Vehicles`,
                number: true,
                short: t`vehicles`,
                shortOne: t`vehicle`,
                cell: (row) => figures.whole(row.units),
              },
              {
                key: 'percent',
                label: t`Share`,
                unit: '%',
                number: true,
                short: '%',
                cell: (row) => said(row.percent),
                total: said('100.000'),
              },
              {
                key: 'distance',
                label: t`Distance`,
                unit: view.distanceUnit,
                number: true,
                narrow: 'lead',
                cell: (row) => figures.whole(row.distance),
                total: figures.whole(view.total),
              },
            ]}
          />
          {view.vehicleId === null ? (
            <Table
              caption={t`Distance by vehicle`}
              rows={view.byVehicle}
              rowKey={(row) => row.id}
              columns={[
                {
                  key: 'unit',
                  label: t`Unit`,
                  cell: (row) =>
                    row.id === 'none' ? (
                      t(row.unit)
                    ) : (
                      <a href={`${paths.reportIrp()}?year=${view.endYear}&equipment_id=${row.id}`}>
                        {row.unit}
                      </a>
                    ),
                },
                {
                  key: 'places',
                  label: t`Jurisdictions`,
                  number: true,
                  short: t`jurisdictions`,
                  shortOne: t`jurisdiction`,
                  cell: (row) => figures.whole(row.places),
                },
                {
                  key: 'percent',
                  label: t`Share`,
                  unit: '%',
                  number: true,
                  short: '%',
                  cell: (row) => said(row.percent),
                },
                {
                  key: 'distance',
                  label: t`Distance`,
                  unit: view.distanceUnit,
                  number: true,
                  narrow: 'lead',
                  cell: (row) => figures.whole(row.distance),
                },
              ]}
            />
          ) : null}
        </>
      )}
      <SignatureLines />
    </div>
  );
}
