import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { irpRequest } from '~/areas/returns/pages/irp-request.server';
import { paths } from '~/routes';
import { irpView } from '~/areas/distance-taxes/views/distance-views';
import { Figures } from '~/areas/content/parts/app-shell';
import { Button, LinkButton } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { SelectField } from '~/kit/field';
import { formatWhole } from '~/kit/format';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { documentTitle } from '~/kit/page-title';
import { PageTitle } from '~/areas/content/parts/public-page';
import { PrintOwner, SignatureLines } from '~/areas/returns/parts/report-head';
import { ReportTabs } from '~/areas/returns/parts/report-tabs';
import { Table } from '~/kit/table';
import { useUnitWords } from '~/kit/use-unit-words';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { report, vehicleId, of } = await irpRequest(request, context);
  return { ...irpView(report, vehicleId), of };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, `IRP distance ${data?.label ?? ''}`),
];

export default function IrpDistance() {
  const u = useUnitWords();
  const view = useLoaderData<typeof loader>();
  const vehicle = view.vehicles.find(({ value }) => value === String(view.vehicleId));
  return (
    <div className="stack-wide">
      <PageTitle title="IRP distance" />
      <PrintOwner of={view.of} />
      <ReportTabs current="irp" />
      <form method="get" action={paths.reportIrp()} className="report-filter report-filter-wide no-print">
        <SelectField
          id="year"
          name="year"
          label="Distance year"
          options={view.years}
          defaultValue={String(view.endYear)}
        />
        <SelectField
          id="equipment_id"
          name="equipment_id"
          label="Equipment"
          empty="Whole fleet"
          options={view.vehicles}
          defaultValue={view.vehicleId === null ? '' : String(view.vehicleId)}
        />
        <div className="actions">
          <Button kind="primary">Run report</Button>
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
          Your IRP account and fleet number are printed once they are in your{' '}
          <a href={paths.accountCarrier()}>carrier profile</a>.
        </p>
      )}
      <p className="prose muted">
        {view.label}
        {vehicle ? `, unit ${vehicle.label}` : ''}
        {u`. Include all miles, taxable or not, including DC, Yukon, the Northwest Territories and Alaska. Registrations that begin in July, August or September use the period one year earlier.`}
      </p>
      {view.rows.length === 0 ? (
        <Empty title={u`No miles in this distance year`} text="Trips count by their last day." />
      ) : (
        <>
          <Figures
            items={[
              {
                label: `Total ${view.distanceUnit === 'mi' ? 'miles' : 'km'}`,
                value: formatWhole(view.total),
              },
              { label: 'Jurisdictions', value: formatWhole(view.rows.length) },
              { label: 'Vehicles', value: formatWhole(view.byVehicle.length) },
            ]}
          />
          <Table
            caption="Distance by jurisdiction"
            rows={view.rows}
            rowKey={(row) => row.code}
            columns={[
              {
                key: 'place',
                label: 'State/Prov',
                cell: (row) => (
                  <span className="place-cell">
                    <JurisdictionCode code={row.code} />
                    <span>{row.name}</span>
                  </span>
                ),
                total: 'Total',
              },
              {
                key: 'units',
                label: 'Vehicles',
                number: true,
                short: 'vehicles',
                shortOne: 'vehicle',
                cell: (row) => formatWhole(row.units),
              },
              {
                key: 'percent',
                label: 'Share',
                unit: '%',
                number: true,
                short: '%',
                cell: (row) => row.percent,
                total: '100.000',
              },
              {
                key: 'distance',
                label: 'Distance',
                unit: view.distanceUnit,
                number: true,
                narrow: 'lead',
                cell: (row) => formatWhole(row.distance),
                total: formatWhole(view.total),
              },
            ]}
          />
          {view.vehicleId === null ? (
            <Table
              caption="Distance by vehicle"
              rows={view.byVehicle}
              rowKey={(row) => row.id}
              columns={[
                {
                  key: 'unit',
                  label: 'Unit',
                  cell: (row) =>
                    row.id === 'none' ? (
                      row.unit
                    ) : (
                      <a href={`${paths.reportIrp()}?year=${view.endYear}&equipment_id=${row.id}`}>
                        {row.unit}
                      </a>
                    ),
                },
                {
                  key: 'places',
                  label: 'Jurisdictions',
                  number: true,
                  short: 'jurisdictions',
                  shortOne: 'jurisdiction',
                  cell: (row) => formatWhole(row.places),
                },
                {
                  key: 'percent',
                  label: 'Share',
                  unit: '%',
                  number: true,
                  short: '%',
                  cell: (row) => row.percent,
                },
                {
                  key: 'distance',
                  label: 'Distance',
                  unit: view.distanceUnit,
                  number: true,
                  narrow: 'lead',
                  cell: (row) => formatWhole(row.distance),
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
