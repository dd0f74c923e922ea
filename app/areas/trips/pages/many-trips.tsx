import { randomUUID } from 'node:crypto';
import {
  data,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formatUsDate } from '~/engine/calendar/local-date';
import { MAY_ONLY_LOOK } from '~/engine/roles';
import { isFilled, ROWS_AT_ONCE, withBlankRows } from '~/engine/text/grid-rows';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { todayOf } from '~/areas/carriers/today.server';
import { NO_SUCH_UNIT } from '~/areas/equipment/rules/unit-name';
import { lastUnit, readLastEntries } from '~/areas/ledger/last-entries.server';
import { fleetChoices } from '~/areas/ledger/pages/fleet-form.server';
import { requireCarrierOfForm, takeBackDraft } from '~/areas/ledger/pages/form-draft.server';
import { chosenQuarter } from '~/areas/ledger/pages/ledger-query.server';
import { LimitNotice } from '~/areas/ledger/parts/limit-notice';
import { startDay } from '~/areas/ledger/rules/start-day';
import { savedRecords } from '~/areas/ledger/views/saved-record';
import { unitOfCarrier, unitShort } from '~/areas/trips/rules/distance-text';
import {
  ODOMETER_COLUMNS,
  ODOMETER_GIVEN,
  ODOMETER_HEADERS,
  type OdometerColumn,
  type OdometerGridRow,
} from '~/areas/trips/views/odometer-rows';
import { saveOdometerRows } from '~/areas/trips/save-odometer-rows.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { formAgain, readForm, textOf } from '~/platform/http/forms/form.server';
import { gridRowsFrom } from '~/platform/http/forms/grid-form.server';
import { SAVED, seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import { DialogPage } from '~/kit/dialog';
import { EntryGrid, type GridColumn } from '~/kit/entry-grid';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import gridStyles from '~/kit/styles/grid.css';

const emptyValues = (): Record<OdometerColumn, string> =>
  Object.fromEntries(ODOMETER_COLUMNS.map((name) => [name, ''])) as Record<OdometerColumn, string>;

const blank = (values = emptyValues()) => ({ values, given: ODOMETER_GIVEN, newKey: () => randomUUID() });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const { form, restored, headers } = await takeBackDraft(request);
  const last = await readLastEntries(actor.ctx);
  const { equipment, jurisdictions } = await fleetChoices(actor, '');
  const today = todayOf(actor.ctx, actor.carrier);
  const isLast = ({ value }: { value: string }) => value === lastUnit(last);
  const unit = equipment.length === 1 ? equipment[0] : equipment.find(isLast);
  const date = startDay(today, await chosenQuarter(request, today), last.trip?.endDate);
  const start = { ...emptyValues(), unit: unit?.label ?? '', date: formatUsDate(date) };
  return data(
    {
      rows: form
        ? gridRowsFrom(form, ODOMETER_COLUMNS)
        : withBlankRows<OdometerColumn>([], ROWS_AT_ONCE, blank(start)),
      units: equipment.map(({ label }) => label),
      states: jurisdictions.map(({ value }) => value),
      places: last.places.map(({ text }) => text),
      distanceUnit: unitShort(unitOfCarrier(actor.carrier)),
      restored,
      mayWrite: actor.ctx.scope.mayWrite,
    },
    { headers },
  );
}

interface RowsAgain {
  rows: OdometerGridRow[];
  title: string | undefined;
  message: string | undefined;
  limit: string | undefined;
}

const trips = (count: number): string => `${count} trip${count === 1 ? '' : 's'}`;

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx, carrier } = await requireCarrierOfForm(request, context);
  const form = await readForm(request);
  const rows = gridRowsFrom(form, ODOMETER_COLUMNS);
  const again: RowsAgain = { rows, title: undefined, message: undefined, limit: undefined };
  if (textOf(form, 'intent') === 'add-rows')
    return data({ ...again, rows: withBlankRows(rows, ROWS_AT_ONCE, blank()) });
  const filled = rows.filter(({ values }) => isFilled(values, ODOMETER_GIVEN));
  if (filled.length === 0)
    return formAgain(context, {
      ...again,
      message: 'Fill in at least one row: the state and both readings.',
    });
  const result = await saveOdometerRows(ctx, {
    rows: filled.map(({ key, values }) => ({ key, ...values })),
    unit: unitOfCarrier(carrier),
  });
  if (!result.ok)
    return formAgain(
      context,
      { ...again, message: result.failure.message },
      { status: result.failure.kind === 'forbidden' ? 403 : 422 },
    );
  const { saved, failed, limit } = result.value;
  if (failed.size > 0) {
    const left = filled
      .filter(({ key }) => failed.has(key))
      .map((row) => ({ ...row, errors: failed.get(row.key) ?? {} }));
    const many = `${trips(saved.length)} saved.`;
    return formAgain(context, {
      ...again,
      rows: left,
      limit,
      title: `${many} Correct the rest and save again.`,
      message: limit === undefined ? undefined : `${many} ${limit}`,
    });
  }
  const shownQuarter = await chosenQuarter(request, todayOf(ctx, carrier));
  const { where, list, link } = savedRecords(
    saved.map(({ quarterKey }) => quarterKey),
    shownQuarter,
  );
  return seeOther(list, [
    SAVED,
    await flashHeader({ type: 'success', message: `Success: ${trips(saved.length)} saved.${where}`, link }),
  ]);
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: gridStyles }];

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Enter many trips')];

export default function ManyTripsRoute() {
  const loaded = useLoaderData<typeof loader>();
  const again = useActionData<RowsAgain>();
  const column = (name: OdometerColumn, label: string, rest: Partial<GridColumn> = {}): GridColumn => ({
    name,
    label,
    kind: 'text',
    maxLength: 100,
    headers: ODOMETER_HEADERS[name],
    ...rest,
  });
  const columns: GridColumn[] = [
    column('unit', 'Equipment', { choices: loaded.units, unknown: NO_SUCH_UNIT, given: true }),
    column('date', 'Date', { kind: 'date', maxLength: 10, placeholder: 'MM/DD/YYYY', given: true }),
    column('state', 'State', { choices: loaded.states, maxLength: 30 }),
    column('start', `Start, ${loaded.distanceUnit}`, { kind: 'number', maxLength: 20 }),
    column('end', `End, ${loaded.distanceUnit}`, { kind: 'number', maxLength: 20 }),
    column('from', 'From', { choices: loaded.places, placeholder: 'City, ST or ZIP' }),
    column('to', 'To', { choices: loaded.places, placeholder: 'City, ST or ZIP' }),
  ];
  return (
    <DialogPage
      title="Enter many trips"
      backHref={paths.tripsFuel()}
      restored={loaded.restored && !again}
      wide="grid"
    >
      {again?.limit ? <LimitNotice message={again.limit} /> : null}
      {loaded.mayWrite || again ? (
        <EntryGrid
          caption="Trips by odometer"
          columns={columns}
          rows={again?.rows ?? loaded.rows}
          title={again?.title}
          message={again?.message}
          idle="Enter goes down, arrows move, and a block copied from a spreadsheet can be pasted."
          saveText="Save trips"
          backHref={paths.tripsFuel()}
        >
          <p className="lede">
            One row for each state, with the odometer where it began and ended. Rows of one truck and day that
            follow each other are one trip. An empty start takes the reading above, and From starts another
            trip.
          </p>
          <p className="muted">
            No odometer readings? <a href={paths.newTrip()}>Add a trip by its stops</a>
          </p>
        </EntryGrid>
      ) : (
        <Notice tone="warn" title={MAY_ONLY_LOOK} />
      )}
    </DialogPage>
  );
}
