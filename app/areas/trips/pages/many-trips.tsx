import {
  data,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { MAY_ONLY_LOOK } from '~/engine/roles';
import { NO_SUCH_UNIT } from '~/areas/equipment/rules/unit-name';
import { answerGrid, loadGrid, type GridAgain } from '~/areas/ledger/pages/grid-form.server';
import { LimitNotice } from '~/areas/ledger/parts/limit-notice';
import { unitOfCarrier, unitShort } from '~/areas/trips/rules/distance-text';
import {
  ODOMETER_COLUMNS,
  ODOMETER_GIVEN,
  ODOMETER_HEADERS,
  type OdometerColumn,
} from '~/areas/trips/views/odometer-rows';
import { saveOdometerRows } from '~/areas/trips/save-odometer-rows.server';
import { paths } from '~/routes';
import { DialogPage } from '~/kit/dialog';
import { EntryGrid, type GridColumn } from '~/kit/entry-grid';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import gridStyles from '~/kit/styles/grid.css';

const GRID = {
  columns: ODOMETER_COLUMNS,
  given: ODOMETER_GIVEN,
  numbers: ['start', 'end'] as const satisfies OdometerColumn[],
};

export async function loader(args: LoaderFunctionArgs) {
  const { actor, headers, shown } = await loadGrid(args, GRID, ({ trip }) => trip?.endDate);
  return data({ ...shown, distanceUnit: unitShort(unitOfCarrier(actor.carrier)) }, { headers });
}

const trips = (count: number): string => `${count} trip${count === 1 ? '' : 's'}`;

export const action = (args: ActionFunctionArgs) =>
  answerGrid(args, GRID, {
    nothing: 'Fill in at least one row: the state and both readings.',
    counted: trips,
    partly: (saved) => `${trips(saved)} saved.`,
    save: ({ ctx, carrier }, rows) => saveOdometerRows(ctx, { rows, unit: unitOfCarrier(carrier) }),
  });

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: gridStyles }];

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).t`Enter many trips`),
];

export default function ManyTripsRoute() {
  const { t, nodes, said } = useTexts();
  const loaded = useLoaderData<typeof loader>();
  const again = useActionData<GridAgain<OdometerColumn>>();
  const column = (name: OdometerColumn, label: string, rest: Partial<GridColumn> = {}): GridColumn => ({
    name,
    label,
    kind: 'text',
    maxLength: 100,
    headers: ODOMETER_HEADERS[name],
    ...rest,
  });
  const columns: GridColumn[] = [
    column('unit', t`Equipment`, { choices: loaded.units, unknown: NO_SUCH_UNIT, given: true }),
    column('date', t`Date`, { kind: 'date', maxLength: 30, placeholder: t`MM/DD/YYYY`, given: true }),
    column('state', t`State`, { choices: loaded.states, maxLength: 30 }),
    column('start', t`Start, ${loaded.distanceUnit}`, { kind: 'number', maxLength: 20 }),
    column('end', t`End, ${loaded.distanceUnit}`, { kind: 'number', maxLength: 20 }),
    column('from', t`From`, { choices: loaded.places, placeholder: t`City, ST or ZIP` }),
    column('to', t`To`, { choices: loaded.places, placeholder: t`City, ST or ZIP` }),
  ];
  return (
    <DialogPage title={t`Enter many trips`} backHref={paths.tripsFuel()} wide="grid">
      {again?.limit ? <LimitNotice message={again.limit} /> : null}
      {loaded.mayWrite || again ? (
        <EntryGrid
          caption={t`Trips by odometer`}
          columns={columns}
          rows={again?.rows ?? loaded.rows}
          title={again?.title}
          message={again?.message}
          idle={t`Enter goes down, arrows move, and a block copied from a spreadsheet can be pasted.`}
          saveText={t`Save trips`}
          backHref={paths.tripsFuel()}
        >
          <p className="lede">
            {t`One row for each state, with the odometer where it began and ended. Rows of one truck and day that follow each other are one trip. An empty start takes the reading above, and From starts another trip.`}
          </p>
          <p className="muted">
            {nodes`No odometer readings? ${(<a href={paths.newTrip()}>{t`Add a trip by its stops`}</a>)}`}
          </p>
        </EntryGrid>
      ) : (
        <Notice tone="warn" title={said(MAY_ONLY_LOOK)} />
      )}
    </DialogPage>
  );
}
