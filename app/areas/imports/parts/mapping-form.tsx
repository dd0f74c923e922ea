import { formatUsDate, parseLocalDate } from '~/engine/calendar/local-date';
import type { MappingView } from '~/areas/imports/views/import-view';
import { Button } from '~/kit/button';
import { CheckField, Field, SelectField, type Option } from '~/kit/field';
import { Fieldset } from '~/kit/fieldset';
import { countOf } from '~/kit/format';
import { useTexts } from '~/kit/texts';
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
  const { t, said } = useTexts();
  return (
    <form method="post" className="stack-wide">
      {/* Enter checks the lines. */}
      <button type="submit" hidden name="intent" value="check" />
      <Fieldset legend={t`File`} row>
        <SelectField
          id="kind"
          name="kind"
          label={t`File type`}
          options={inWords(kinds, t)}
          defaultValue={view.kind}
          error={errors['kind']}
        />
        {view.isTable ? (
          <SelectField
            id="headerLine"
            name="headerLine"
            label={t`Header row`}
            options={inWords(view.headerChoices, said)}
            defaultValue={String(view.headerLine)}
            error={errors['headerLine']}
          />
        ) : null}
        <div className="field-button">
          <Button name="intent" value="guess">
            {t`Read again`}
          </Button>
        </div>
      </Fieldset>
      {view.isTable ? <Columns view={view} errors={errors} /> : null}
      <Options view={view} equipment={equipment} fuelTypes={fuelTypes} errors={errors} />
      <div className="actions">
        <Button kind="primary" name="intent" value="check">
          {view.isTable ? said(`Check ${countOf(Math.max(0, view.lineCount - 1), 'row')}`) : t`Check file`}
        </Button>
        <Button kind="danger" name="intent" value="remove">
          {t`Remove file`}
        </Button>
      </div>
    </form>
  );
}

function Columns({ view, errors }: { view: MappingView; errors: Record<string, string[]> }) {
  const { t, said } = useTexts();
  return (
    <fieldset className="fieldset" id="mapping">
      <legend className="legend">{t`Columns`}</legend>
      {errors['mapping'] ? (
        <p className="error" id="mapping-error">
          {errors['mapping'].map(said).join(' ')}
        </p>
      ) : null}
      <table className="table mapping-table">
        <caption className="visually-hidden">{t`What each column of the file means`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Column in the file`}</th>
            <th scope="col">{t`First values`}</th>
            <th scope="col">{t`Meaning`}</th>
          </tr>
        </thead>
        <tbody>
          {view.columns.map((column) => (
            <tr key={column.index} className={column.value === '' ? 'mapping-left-out' : undefined}>
              <th scope="row" className="cell-what">
                {said(column.header)}
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
  const { t, said } = useTexts();
  const id = `mapping-${column.index}`;
  const name = `mapping.${column.index}`;
  return (
    <div className={error ? 'field field-invalid' : 'field'}>
      <label className="visually-hidden" htmlFor={id}>
        {t`Meaning of ${column.header}`}
      </label>
      {error ? (
        <p className="error" id={`${id}-error`}>
          {error.map(said).join(' ')}
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
        <option value="">{t`Leave out`}</option>
        {view.fields.map(({ value, label }) => (
          <option key={value} value={value}>
            {said(label)}
          </option>
        ))}
        {view.jurisdictions.length > 0 ? (
          <optgroup label={said(view.jurisdictionsLabel)}>
            {view.jurisdictions.map(({ value, label }) => (
              <option key={value} value={value}>
                {said(label)}
              </option>
            ))}
          </optgroup>
        ) : null}
      </select>
    </div>
  );
}

/** The choices of a list in the language of the page. */
const inWords = (options: readonly Option[], say: (text: string) => string): Option[] =>
  options.map((option) => ({ ...option, label: say(option.label) }));

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
  const { t } = useTexts();
  const { options, kind } = view;
  const hasTrips = kind === 'trips' || kind === 'records' || kind === 'positions';
  const hasFuel = kind === 'fuel' || kind === 'records' || kind === 'cards';
  return (
    <Fieldset legend={t`Format`}>
      <input type="hidden" name="options.asked" value="1" />
      {view.isTable ? (
        <div className="field-row">
          <SelectField
            id="options-dateOrder"
            name="options.dateOrder"
            label={t`Dates`}
            options={inWords(DATE_ORDERS, t)}
            defaultValue={options.dateOrder}
            error={errors['options.dateOrder']}
          />
          <SelectField
            id="options-decimal"
            name="options.decimal"
            label={t`Decimal sign`}
            options={inWords(DECIMALS, t)}
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
            label={t`Distances`}
            options={[
              { value: 'mile', label: t`Miles` },
              { value: 'km', label: t`Kilometers` },
              { value: 'meter', label: t`Meters` },
            ]}
            defaultValue={options.distanceUnit}
          />
        ) : null}
        {hasFuel ? (
          <SelectField
            id="options-fuelUnit"
            name="options.fuelUnit"
            label={t`Unit where missing`}
            options={[
              { value: 'gallon', label: t`Gallons` },
              { value: 'litre', label: t`Liters` },
            ]}
            defaultValue={options.fuelUnit}
          />
        ) : null}
        {hasFuel && kind !== 'cards' ? (
          <SelectField
            id="options-fuelType"
            name="options.fuelType"
            label={t`Fuel type where missing`}
            options={inWords(fuelTypes, t)}
            defaultValue={options.fuelType}
            error={errors['options.fuelType']}
          />
        ) : null}
        {kind === 'positions' ? (
          <Field
            id="options-timeZone"
            name="options.timeZone"
            label={t`Time zone`}
            hint={t`For times without a zone, and to split days into trips.`}
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
            label={t`First day of the report`}
            hint={t`MM/DD/YYYY. For a report whose rows have no date.`}
            optional
            defaultValue={formatUsDateOr(options.periodFrom)}
            error={errors['options.periodFrom']}
            autoComplete="off"
          />
          <Field
            id="options-periodTo"
            name="options.periodTo"
            label={t`Last day of the report`}
            hint={t`MM/DD/YYYY.`}
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
        label={t`Truck for other rows`}
        optional={view.isTable}
        options={equipment}
        empty={view.isTable ? t`None` : t`Choose the truck`}
        defaultValue={String(options.equipmentId ?? '')}
        error={errors['options.equipmentId']}
      />
      {view.isTable ? (
        <CheckField
          id="options-createUnits"
          name="options.createUnits"
          value="1"
          defaultChecked={options.createUnits}
          label={t`Add trucks for unit numbers that are not in your equipment`}
        />
      ) : null}
    </Fieldset>
  );
}
