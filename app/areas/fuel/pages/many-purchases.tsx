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
import { FUEL_TEXTS } from '~/areas/fuel/fields';
import {
  FUEL_COLUMNS,
  FUEL_GIVEN,
  FUEL_HEADERS,
  type FuelColumn,
  type FuelGridRow,
} from '~/areas/fuel/views/fuel-rows';
import { fuelUnitOptions } from '~/areas/fuel/views/fuel-form';
import { saveFuelRows } from '~/areas/fuel/save-fuel-rows.server';
import { NO_SUCH_UNIT } from '~/areas/equipment/rules/unit-name';
import { lastUnit, readLastEntries } from '~/areas/ledger/last-entries.server';
import { fleetChoices } from '~/areas/ledger/pages/fleet-form.server';
import { requireCarrierOfForm, takeBackDraft } from '~/areas/ledger/pages/form-draft.server';
import { chosenQuarter } from '~/areas/ledger/pages/ledger-query.server';
import { startDay } from '~/areas/ledger/rules/start-day';
import { savedRecords } from '~/areas/ledger/views/saved-record';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { formAgain, readForm, textOf } from '~/platform/http/forms/form.server';
import { gridRowsFrom } from '~/platform/http/forms/grid-form.server';
import { SAVED, seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import { DialogPage } from '~/kit/dialog';
import { EntryGrid, type GridColumn } from '~/kit/entry-grid';
import { SelectField } from '~/kit/field';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import gridStyles from '~/kit/styles/grid.css';

const emptyValues = (): Record<FuelColumn, string> =>
  Object.fromEntries(FUEL_COLUMNS.map((name) => [name, ''])) as Record<FuelColumn, string>;

const blank = (values = emptyValues()) => ({ values, given: FUEL_GIVEN, newKey: () => randomUUID() });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const { form, restored, headers } = await takeBackDraft(request);
  const last = await readLastEntries(actor.ctx);
  const { equipment, jurisdictions, units } = await fleetChoices(actor, '');
  const today = todayOf(actor.ctx, actor.carrier);
  const isLast = ({ value }: { value: string }) => value === lastUnit(last);
  const unit = equipment.length === 1 ? equipment[0] : equipment.find(isLast);
  const date = startDay(today, await chosenQuarter(request, today), last.fuel?.date);
  const start = { ...emptyValues(), unit: unit?.label ?? '', date: formatUsDate(date) };
  return data(
    {
      rows: form
        ? gridRowsFrom(form, FUEL_COLUMNS)
        : withBlankRows<FuelColumn>([], ROWS_AT_ONCE, blank(start)),
      fuelUnit:
        (form && textOf(form, 'fuelUnit')) ||
        (actor.carrier.units === 'metric' ? 'litre' : (last.fuel?.fuelUnit ?? 'gallon')),
      units: equipment.map(({ label }) => label),
      hasUnits: units.length > 0,
      states: jurisdictions.map(({ value }) => value),
      places: last.places.map(({ text }) => text),
      fuelUnits: fuelUnitOptions(),
      restored,
      mayWrite: actor.ctx.scope.mayWrite,
    },
    { headers },
  );
}

interface RowsAgain {
  rows: FuelGridRow[];
  fuelUnit: string;
  title: string | undefined;
  message: string | undefined;
}

const purchases = (count: number): string => `${count} fuel purchase${count === 1 ? '' : 's'}`;

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx, carrier } = await requireCarrierOfForm(request, context);
  const form = await readForm(request);
  const rows = gridRowsFrom(form, FUEL_COLUMNS);
  const again: RowsAgain = {
    rows,
    fuelUnit: textOf(form, 'fuelUnit'),
    title: undefined,
    message: undefined,
  };
  if (textOf(form, 'intent') === 'add-rows')
    return data({ ...again, rows: withBlankRows(rows, ROWS_AT_ONCE, blank()) });
  const filled = rows.filter(({ values }) => isFilled(values, FUEL_GIVEN));
  if (filled.length === 0)
    return formAgain(context, { ...again, message: 'Fill in at least one row: where, and how much.' });
  const result = await saveFuelRows(ctx, {
    rows: filled.map(({ key, values }) => ({ key, ...values })),
    fuelUnit: again.fuelUnit,
  });
  if (!result.ok)
    return formAgain(
      context,
      { ...again, message: result.failure.message },
      { status: result.failure.kind === 'forbidden' ? 403 : 422 },
    );
  const { saved, failed } = result.value;
  if (failed.size > 0) {
    const left = filled
      .filter(({ key }) => failed.has(key))
      .map((row) => ({ ...row, errors: failed.get(row.key) ?? {} }));
    return formAgain(context, {
      ...again,
      rows: left,
      title: `${saved.length} of ${purchases(filled.length)} saved. Correct the rest and save again.`,
    });
  }
  const shownQuarter = await chosenQuarter(request, todayOf(ctx, carrier));
  const { where, list, link } = savedRecords(
    saved.map(({ quarterKey }) => quarterKey),
    shownQuarter,
  );
  return seeOther(list, [
    SAVED,
    await flashHeader({
      type: 'success',
      message: `Success: ${purchases(saved.length)} saved.${where}`,
      link,
    }),
  ]);
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: gridStyles }];

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Enter many fuel purchases')];

export default function ManyPurchasesRoute() {
  const loaded = useLoaderData<typeof loader>();
  const again = useActionData<RowsAgain>();
  const fuelUnit = again?.fuelUnit || loaded.fuelUnit;
  const column = (name: FuelColumn, label: string, rest: Partial<GridColumn> = {}): GridColumn => ({
    name,
    label,
    kind: 'text',
    maxLength: 100,
    headers: FUEL_HEADERS[name],
    ...rest,
  });
  const columns: GridColumn[] = [
    column('unit', 'Equipment', { choices: loaded.units, unknown: NO_SUCH_UNIT, given: true }),
    column('date', 'Date', { kind: 'date', maxLength: 10, placeholder: 'MM/DD/YYYY', given: true }),
    column('city', 'City', { choices: loaded.places, placeholder: 'City, ST or ZIP' }),
    column('state', 'State', { choices: loaded.states, maxLength: 30 }),
    column('quantity', 'Units', { kind: 'number', maxLength: 20 }),
    column('total', 'Total, $', { kind: 'number', maxLength: 20 }),
    ...(['seller', 'reference'] as const).map((name) =>
      column(name, FUEL_TEXTS[name].label, { maxLength: FUEL_TEXTS[name].longest }),
    ),
  ];
  return (
    <DialogPage
      title="Enter many fuel purchases"
      backHref={paths.tripsFuel()}
      restored={loaded.restored && !again}
      wide="grid"
    >
      {loaded.mayWrite || again ? (
        <EntryGrid
          caption="Fuel purchases"
          columns={columns}
          rows={again?.rows ?? loaded.rows}
          title={again?.title}
          message={again?.message}
          idle="Enter goes down, arrows move, and a block copied from a spreadsheet can be pasted."
          saveText="Save fuel"
          backHref={paths.tripsFuel()}
        >
          <p className="lede">
            One row for each purchase. Empty rows are ignored, and each row takes the fuel of its truck.
          </p>
          {loaded.hasUnits ? null : (
            <Notice tone="warn" title="Add a truck first: every purchase names one.">
              <p>
                <a href={paths.newEquipment()}>Add your truck</a>
              </p>
            </Notice>
          )}
          <div className="grid-shared">
            <SelectField
              id="fuelUnit"
              name="fuelUnit"
              label="Units measured in"
              options={loaded.fuelUnits}
              defaultValue={fuelUnit}
            />
          </div>
        </EntryGrid>
      ) : (
        <Notice tone="warn" title={MAY_ONLY_LOOK} />
      )}
    </DialogPage>
  );
}
