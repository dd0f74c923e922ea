import { formatUsDate, parseLocalDate } from '~/engine/calendar/local-date';
import type { MappingView } from '~/areas/imports/views/import-view';
import { Button } from '~/kit/button';
import { CheckField, Field, SelectField, type Option } from '~/kit/field';
import { Fieldset } from '~/kit/fieldset';
import { countOf } from '~/kit/format';
import { useTypedValue } from '~/kit/typed-before';

/** A day for a field; what was typed and is no day stays as it was typed. */
const formatUsDateOr = (text: string | undefined): string =>
  text && parseLocalDate(text) ? formatUsDate(text) : (text ?? '');

/** What the columns mean and how the file is written. */
export function MappingForm({
  view,
  kinds,
  equipment,
  fuelTypes,
  errors,
}: {
  view: MappingView;
  kinds: readonly Option[];
  equipment: readonly Option[];
  fuelTypes: readonly Option[];
  errors: Record<string, string[]>;
}) {
  return (
    <form method="post" className="stack-wide">
      {/* Enter checks the lines. */}
      <button type="submit" hidden name="intent" value="check" />
      <Fieldset legend="File" row>
        <SelectField
          id="kind"
          name="kind"
          label="File type"
          options={kinds}
          defaultValue={view.kind}
          error={errors['kind']}
        />
        {view.isTable ? (
          <SelectField
            id="headerLine"
            name="headerLine"
            label="Header row"
            options={view.headerChoices}
            defaultValue={String(view.headerLine)}
            error={errors['headerLine']}
          />
        ) : null}
        <div className="field-button">
          <Button name="intent" value="guess">
            Read again
          </Button>
        </div>
      </Fieldset>
      {view.isTable ? <Columns view={view} errors={errors} /> : null}
      <Options view={view} equipment={equipment} fuelTypes={fuelTypes} errors={errors} />
      <div className="actions">
        <Button kind="primary" name="intent" value="check">
          {view.isTable ? `Check ${countOf(Math.max(0, view.lineCount - 1), 'row')}` : 'Check file'}
        </Button>
        <Button kind="danger" name="intent" value="remove">
          Remove file
        </Button>
      </div>
    </form>
  );
}

function Columns({ view, errors }: { view: MappingView; errors: Record<string, string[]> }) {
  return (
    <fieldset className="fieldset" id="mapping">
      <legend className="legend">Columns</legend>
      {errors['mapping'] ? (
        <p className="error" id="mapping-error">
          {errors['mapping'].join(' ')}
        </p>
      ) : null}
      <table className="table mapping-table">
        <caption className="visually-hidden">What each column of the file means</caption>
        <thead>
          <tr>
            <th scope="col">Column in the file</th>
            <th scope="col">First values</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {view.columns.map((column) => (
            <tr key={column.index} className={column.value === '' ? 'mapping-left-out' : undefined}>
              <th scope="row" className="cell-what">
                {column.header}
              </th>
              <td className="cell-break muted small">{column.sample}</td>
              <td className="cell-break">
                <MeaningField view={view} column={column} error={errors[`mapping.${column.index}`]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

function MeaningField({
  view,
  column,
  error,
}: {
  view: MappingView;
  column: MappingView['columns'][number];
  error: string[] | undefined;
}) {
  const id = `mapping-${column.index}`;
  const name = `mapping.${column.index}`;
  return (
    <div className={error ? 'field field-invalid' : 'field'}>
      <label className="visually-hidden" htmlFor={id}>
        Meaning of {column.header}
      </label>
      {error ? (
        <p className="error" id={`${id}-error`}>
          {error.join(' ')}
        </p>
      ) : null}
      <select
        id={id}
        name={name}
        className="input"
        defaultValue={useTypedValue(name, column.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <option value="">Leave out</option>
        {view.fields.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {view.jurisdictions.length > 0 ? (
          <optgroup label={view.jurisdictionsLabel}>
            {view.jurisdictions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </optgroup>
        ) : null}
      </select>
    </div>
  );
}

const DATE_ORDERS = [
  { value: 'mdy', label: 'Month first: 11/30/2026' },
  { value: 'dmy', label: 'Day first: 30/11/2026' },
  { value: 'ymd', label: 'Year first: 2026/11/30' },
];
const DECIMALS = [
  { value: 'point', label: 'Point: 1,234.5' },
  { value: 'comma', label: 'Comma: 1.234,5' },
];

function Options({
  view,
  equipment,
  fuelTypes,
  errors,
}: {
  view: MappingView;
  equipment: readonly Option[];
  fuelTypes: readonly Option[];
  errors: Record<string, string[]>;
}) {
  const { options, kind } = view;
  const hasTrips = kind === 'trips' || kind === 'records' || kind === 'positions';
  const hasFuel = kind === 'fuel' || kind === 'records' || kind === 'cards';
  return (
    <Fieldset legend="Format">
      <input type="hidden" name="options.asked" value="1" />
      {view.isTable ? (
        <div className="field-row">
          <SelectField
            id="options-dateOrder"
            name="options.dateOrder"
            label="Dates"
            options={DATE_ORDERS}
            defaultValue={options.dateOrder}
            error={errors['options.dateOrder']}
          />
          <SelectField
            id="options-decimal"
            name="options.decimal"
            label="Decimal sign"
            options={DECIMALS}
            defaultValue={options.decimal}
            error={errors['options.decimal']}
          />
        </div>
      ) : null}
      <div className="field-row">
        {hasTrips && view.isTable ? (
          <SelectField
            id="options-distanceUnit"
            name="options.distanceUnit"
            label="Distances"
            options={[
              { value: 'mile', label: 'Miles' },
              { value: 'km', label: 'Kilometers' },
              { value: 'meter', label: 'Meters' },
            ]}
            defaultValue={options.distanceUnit}
          />
        ) : null}
        {hasFuel ? (
          <SelectField
            id="options-fuelUnit"
            name="options.fuelUnit"
            label="Unit where missing"
            options={[
              { value: 'gallon', label: 'Gallons' },
              { value: 'litre', label: 'Liters' },
            ]}
            defaultValue={options.fuelUnit}
          />
        ) : null}
        {hasFuel && kind !== 'cards' ? (
          <SelectField
            id="options-fuelType"
            name="options.fuelType"
            label="Fuel type where missing"
            options={fuelTypes}
            defaultValue={options.fuelType}
            error={errors['options.fuelType']}
          />
        ) : null}
        {kind === 'positions' ? (
          <Field
            id="options-timeZone"
            name="options.timeZone"
            label="Time zone"
            hint="For times without a zone, and to split days into trips."
            defaultValue={options.timeZone}
            error={errors['options.timeZone']}
            autoComplete="off"
          />
        ) : null}
      </div>
      {kind === 'trips' && view.isTable ? (
        <div className="field-row">
          <Field
            id="options-periodFrom"
            name="options.periodFrom"
            label="First day of the report"
            hint="MM/DD/YYYY. For a report whose rows have no date."
            optional
            defaultValue={formatUsDateOr(options.periodFrom)}
            error={errors['options.periodFrom']}
            autoComplete="off"
          />
          <Field
            id="options-periodTo"
            name="options.periodTo"
            label="Last day of the report"
            hint="MM/DD/YYYY."
            optional
            defaultValue={formatUsDateOr(options.periodTo)}
            error={errors['options.periodTo']}
            autoComplete="off"
          />
        </div>
      ) : null}
      <SelectField
        id="options-equipmentId"
        name="options.equipmentId"
        label="Truck for other rows"
        optional={view.isTable}
        options={equipment}
        empty={view.isTable ? 'None' : 'Choose the truck'}
        defaultValue={String(options.equipmentId ?? '')}
        error={errors['options.equipmentId']}
      />
      {view.isTable ? (
        <CheckField
          id="options-createUnits"
          name="options.createUnits"
          value="1"
          defaultChecked={options.createUnits}
          label="Add trucks for unit numbers that are not in your equipment"
        />
      ) : null}
    </Fieldset>
  );
}
