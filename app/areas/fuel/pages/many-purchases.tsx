import {
  data,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { MAY_ONLY_LOOK } from '~/engine/roles';
import { FUEL_TEXTS } from '~/areas/fuel/fields';
import {
  FUEL_COLUMNS,
  FUEL_GIVEN,
  FUEL_HEADERS,
  unitOfHeader,
  type FuelColumn,
} from '~/areas/fuel/views/fuel-rows';
import { fuelUnitOptions } from '~/areas/fuel/views/fuel-form';
import { saveFuelRows } from '~/areas/fuel/save-fuel-rows.server';
import { NO_SUCH_UNIT } from '~/areas/equipment/rules/unit-name';
import { answerGrid, loadGrid, type GridAgain } from '~/areas/ledger/pages/grid-form.server';
import { textOf } from '~/platform/http/forms/form.server';
import { paths } from '~/routes';
import { DialogPage } from '~/kit/dialog';
import { EntryGrid, type GridColumn } from '~/kit/entry-grid';
import { SelectField } from '~/kit/field';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import gridStyles from '~/kit/styles/grid.css';

const GRID = {
  columns: FUEL_COLUMNS,
  given: FUEL_GIVEN,
  numbers: ['quantity', 'total'] as const satisfies FuelColumn[],
  long: ['quantity'] as const satisfies FuelColumn[],
};

export async function loader(args: LoaderFunctionArgs) {
  const { actor, form, last, headers, hasUnits, shown } = await loadGrid(
    args,
    GRID,
    ({ fuel }) => fuel?.date,
  );
  const fuelUnit =
    (form && textOf(form, 'fuelUnit')) ||
    (actor.carrier.units === 'metric' ? 'litre' : (last.fuel?.fuelUnit ?? 'gallon'));
  return data({ ...shown, fuelUnit, hasUnits, fuelUnits: fuelUnitOptions() }, { headers });
}

const purchases = (count: number): string => `${count} fuel purchase${count === 1 ? '' : 's'}`;

export const action = (args: ActionFunctionArgs) =>
  answerGrid(args, GRID, {
    nothing: 'Fill in at least one row: where, and how much.',
    counted: purchases,
    partly: (saved, all) => `${saved} of ${purchases(all)} saved.`,
    save: ({ ctx }, rows, form) => saveFuelRows(ctx, { rows, fuelUnit: textOf(form, 'fuelUnit') }),
    shared: ['fuelUnit'],
  });

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: gridStyles }];

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).t`Enter many fuel purchases`),
];

/** A pasted column that is called Liters is measured in liters, whatever was chosen before. */
function followUnitOfHeader(heading: readonly string[], isAlone: boolean): string | null {
  const unit = unitOfHeader(heading);
  const select = document.getElementById('fuelUnit');
  if (unit === null || !(select instanceof HTMLSelectElement) || select.value === unit) return null;
  const words = unit === 'litre' ? 'liters' : 'gallons';
  if (!isAlone) return `The pasted header says ${words}: check "Units measured in".`;
  select.value = unit;
  return `Measured in ${words}, as the header says.`;
}

export default function ManyPurchasesRoute() {
  const { t, said } = useTexts();
  const loaded = useLoaderData<typeof loader>();
  const again = useActionData<GridAgain<FuelColumn>>();
  const fuelUnit = again?.shared['fuelUnit'] || loaded.fuelUnit;
  const column = (name: FuelColumn, label: string, rest: Partial<GridColumn> = {}): GridColumn => ({
    name,
    label,
    kind: 'text',
    maxLength: 100,
    headers: FUEL_HEADERS[name],
    ...rest,
  });
  const columns: GridColumn[] = [
    column('unit', t`Equipment`, { choices: loaded.units, unknown: NO_SUCH_UNIT, given: true }),
    column('date', t`Date`, { kind: 'date', maxLength: 30, placeholder: t`MM/DD/YYYY`, given: true }),
    column('city', t`City`, { choices: loaded.places, placeholder: t`City, ST or ZIP` }),
    column('state', t`State`, { choices: loaded.states, maxLength: 30 }),
    column('quantity', t`Units`, { kind: 'number', maxLength: 20 }),
    column('total', t`Total, $`, { kind: 'number', maxLength: 20 }),
    ...(['seller', 'reference'] as const).map((name) =>
      column(name, t(FUEL_TEXTS[name].label), { maxLength: FUEL_TEXTS[name].longest }),
    ),
  ];
  return (
    <DialogPage title={t`Enter many fuel purchases`} backHref={paths.tripsFuel()} wide="grid">
      {loaded.mayWrite || again ? (
        <EntryGrid
          caption={t`Fuel purchases`}
          columns={columns}
          rows={again?.rows ?? loaded.rows}
          title={again?.title}
          message={again?.message}
          idle={t`Enter goes down, arrows move, and a block copied from a spreadsheet can be pasted.`}
          saveText={t`Save fuel`}
          backHref={paths.tripsFuel()}
          onHeader={followUnitOfHeader}
        >
          <p className="lede">
            {t`One row for each purchase. Empty rows are ignored, and each row takes the fuel of its truck.`}
          </p>
          {loaded.hasUnits ? null : (
            <Notice tone="warn" title={t`Add a truck first: every purchase names one.`}>
              <p>
                <a href={paths.newEquipment()}>{t`Add your truck`}</a>
              </p>
            </Notice>
          )}
          <div className="grid-shared">
            <SelectField
              id="fuelUnit"
              name="fuelUnit"
              label={t`Units measured in`}
              options={loaded.fuelUnits.map((option) => ({ ...option, label: said(option.label) }))}
              defaultValue={fuelUnit}
            />
          </div>
        </EntryGrid>
      ) : (
        <Notice tone="warn" title={said(MAY_ONLY_LOOK)} />
      )}
    </DialogPage>
  );
}
