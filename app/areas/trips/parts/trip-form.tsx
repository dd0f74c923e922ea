import { useEffect, useRef, useState } from 'react';
import { namesOf } from '~/engine/records/text-fields';
import { TRIP_TEXTS, type TripTexts } from '~/areas/trips/fields';
import type { FieldChoices, FieldErrors } from '~/engine/result';
import { applyStep, stopName, type TripFormValues } from '~/areas/trips/views/trip-form';
import type { OfferedPlace } from '~/engine/places/place-text';
import { Button, LinkButton } from '~/kit/button';
import { ErrorSummary } from '~/kit/error-summary';
import { DateField } from '~/kit/date-field';
import { Field, SelectField, TextareaField, type Option } from '~/kit/field';
import { NumberField } from '~/kit/number-field';
import { FieldRow } from '~/kit/fieldset';
import { Icon } from '~/kit/icon';
import { useHydrated } from '~/kit/use-hydrated';
import { RecordsDisclosure } from '~/areas/ledger/parts/records-disclosure';
import { unitShort } from '~/areas/trips/rules/distance-text';
import type { DistanceUnit } from '~/engine/units/conversion';
import { RouteBeside } from './route-beside';
import { StateLineRows } from './state-line-rows';
import { StopRows } from './stop-rows';
import { SearchSelectField } from '~/kit/search-select-field';
import { useTexts, type Translator } from '~/kit/texts';

export interface TripFormProps {
  values: TripFormValues;
  errors?: FieldErrors;
  /** Places that a stop may have meant, by stop. */
  choices?: FieldChoices;
  message?: string | undefined;
  /** Null for a new trip. */
  revision: number | null;
  idempotencyKey: string;
  equipment: readonly Option[];
  /** Places of the last records, newest first. */
  recent: readonly OfferedPlace[];
  jurisdictions: readonly Option[];
  backHref: string;
  recordsOpen: boolean;
  /** The field that takes the cursor after a step without scripts. */
  focus?: string | null;
  saveText: string;
  extractedDataId?: string | null;
  /** What odometers are written in. */
  distanceUnit: DistanceUnit;
}

const textsIn = (place: 'row' | 'line') =>
  namesOf(TRIP_TEXTS).filter((name) => TRIP_TEXTS[name].place === place);
const RECORD_FIELDS = ['endDate', ...textsIn('row'), ...textsIn('line'), 'hazmat'] as const;

/** A plain text of the trip. */
function TextInput({
  name,
  ...field
}: {
  name: keyof TripTexts;
  id: string;
  defaultValue: string;
  error: readonly string[] | undefined;
}) {
  const { t } = useTexts();
  const { label, longest, ...text } = TRIP_TEXTS[name];
  return (
    <Field
      {...field}
      name={name}
      label={t(label)}
      {...('hint' in text ? { hint: t(text.hint) } : {})}
      optional
      maxLength={longest}
      autoComplete="off"
    />
  );
}

/** For the style sheet of browsers without :has(): the form says which way of entry is chosen. */
function nameEntry(choice: HTMLFieldSetElement | null) {
  const chosen = choice?.querySelector<HTMLInputElement>(':checked')?.value;
  if (choice?.form && chosen) choice.form.dataset['entry'] = chosen;
}

/** Steps after which the stops are in another order, which is announced. */
const REORDERS = /^(?:stop-up|stop-down|move-stop|reverse-stops|remove-stop)/;

/** Both ways to write a trip down, with one button row. All of it works without scripts. */
export function TripForm(props: TripFormProps) {
  const { errors = {}, choices = {}, message, revision, equipment, jurisdictions } = props;
  const texts = useTexts();
  const { t, language, typed } = texts;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [steps, setSteps] = useState<{ turn: number; values: TripFormValues; focus: string | null }>({
    turn: 0,
    values: props.values,
    focus: props.focus ?? null,
  });
  const { values, turn } = steps;
  const [order, setOrder] = useState('');
  const step = hydrated
    ? (intent: string) => {
        const next = form.current && applyStep(readTyped(new FormData(form.current), values), intent);
        if (!next) return;
        setSteps({ turn: turn + 1, ...next });
        if (REORDERS.test(intent)) setOrder(next.values.stops.map(({ city, zip }) => city || zip).join(', '));
      }
    : undefined;
  useEffect(() => {
    const element = form.current;
    const onTyped = (event: Event) => {
      const { detail } = event as CustomEvent<readonly KeptField[]>;
      const kept = formDataOf(detail);
      setSteps((now) => ({ turn: now.turn + 1, values: readTyped(kept, now.values), focus: null }));
    };
    element?.addEventListener('stateline:typed', onTyped);
    return () => element?.removeEventListener('stateline:typed', onTyped);
  }, []);
  const field = (name: Exclude<keyof TripFormValues, 'stops' | 'stateLines' | 'entry'>) => ({
    id: name,
    name,
    defaultValue: name === 'odometerStart' || name === 'odometerEnd' ? typed(values[name]) : values[name],
    error: errors[name],
  });
  const suffix = props.distanceUnit === 'km' ? { suffix: 'km' } : {};
  const list = Object.entries(errors).flatMap(([name, messages]) =>
    messages.map((text) => ({ fieldId: name, message: named(texts, name, text, values.stops.length) })),
  );
  const summary = list.length > 0 ? list : message ? [{ message }] : [];
  return (
    <div className="trip-desk">
      <form method="post" className="form-column trip-form" ref={form}>
        <button type="submit" hidden name="intent" value="save" />
        <ErrorSummary errors={summary} />
        {revision === null ? (
          <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
        ) : (
          <input type="hidden" name="revision" value={revision} />
        )}
        {language === 'en' ? null : <input type="hidden" name="lang" value={language} />}
        {props.extractedDataId ? (
          <input type="hidden" name="extractedDataId" value={props.extractedDataId} />
        ) : null}
        <div className="unit-and-date">
          <SearchSelectField
            {...field('equipmentId')}
            label={t`Equipment`}
            options={equipment}
            empty={t`Choose`}
          />
          <Button kind="quiet" name="intent" value="new-equipment" formNoValidate>
            <Icon name="plus" />
            {t`New equipment`}
          </Button>
          <DateField {...field('date')} label={t`Date`} required={false} />
        </div>
        <fieldset
          className="entry-choice"
          ref={nameEntry}
          onChange={(event) => nameEntry(event.currentTarget)}
        >
          <legend className="label">
            {props.distanceUnit === 'mile' ? t`Miles from` : t`Kilometers from`}
          </legend>
          <label className="choice">
            <input
              type="radio"
              name="entry"
              value="stops"
              defaultChecked={values.entry === 'stops'}
              className="check-box"
            />
            {t`From the stops`}
          </label>
          <label className="choice">
            <input
              type="radio"
              name="entry"
              value="odometer"
              defaultChecked={values.entry === 'odometer'}
              className="check-box"
            />
            {t`Odometer at state lines`}
          </label>
        </fieldset>
        <div className="entry-odometer" key={`lines-${turn}`}>
          <StateLineRows
            lines={values.stateLines}
            errors={errors}
            focus={steps.focus}
            jurisdictions={jurisdictions}
            unit={unitShort(props.distanceUnit)}
            onStep={step}
          />
          <Step intent="add-line" step={step} text={t`Add state line`} />
        </div>
        <div className="entry-stops" key={`stops-${turn}`}>
          <p className="label stops-title">{t`Stops`}</p>
          <StopRows
            stops={values.stops}
            errors={errors}
            choices={turn === 0 ? choices : {}}
            recent={props.recent}
            isKnown={turn === 0 && list.length === 0}
            focus={steps.focus}
            onStep={step}
          />
          <Step intent="add-stop" step={step} text={t`Add stop`} />
          {hydrated ? (
            <p className="visually-hidden" role="status">
              {order === '' ? '' : t`New order: ${order}`}
            </p>
          ) : null}
        </div>
        <div className="two-up">
          <NumberField {...field('odometerStart')} label={t`Odometer, start`} {...suffix} />
          <NumberField {...field('odometerEnd')} label={t`Odometer, end`} {...suffix} />
        </div>
        <TextareaField
          {...field('notes')}
          label={t(TRIP_TEXTS.notes.label)}
          optional
          rows={2}
          maxLength={TRIP_TEXTS.notes.longest}
        />
        <RecordsDisclosure open={props.recordsOpen || RECORD_FIELDS.some((name) => errors[name])}>
          <FieldRow>
            <DateField
              {...field('endDate')}
              startName="date"
              label={t`Last day`}
              hint={t`If different`}
              optional
            />
            {textsIn('row').map((name) => (
              <TextInput key={name} {...field(name)} name={name} />
            ))}
          </FieldRow>
          {textsIn('line').map((name) => (
            <TextInput key={name} {...field(name)} name={name} />
          ))}
          <SelectField
            {...field('hazmat')}
            label={t`Hazardous materials on board`}
            hint={t`With placards: the route keeps out of tunnels that do not take them`}
            options={[
              { value: 'yes', label: t`Yes` },
              { value: 'no', label: t`No` },
            ]}
            empty={t`As the truck`}
          />
        </RecordsDisclosure>
        <div className="actions form-actions">
          <Button kind="primary" name="intent" value="save">
            {t(props.saveText)}
          </Button>
          <Button name="intent" value="save-next">
            {t`Save and add next`}
          </Button>
          <LinkButton href={props.backHref} kind="quiet">
            {t`Cancel`}
          </LinkButton>
        </div>
      </form>
      {hydrated ? <RouteBeside form={form} turn={turn} /> : null}
    </div>
  );
}

/** The words of an error in the summary: those of a stop begin with its name, "From: which Springfield?" */
function named({ said, language }: Translator, field: string, text: string, count: number): string {
  const [, index] = /^stops\.(\d+)\./.exec(field) ?? [];
  if (index === undefined) return text;
  const name = stopName(Number(index), count);
  return language === 'en' ? `${name}: ${text.replace(/^Which /, 'which ')}` : said(`${name}: ${said(text)}`);
}

function Step({
  intent,
  step,
  text,
}: {
  intent: string;
  step: ((intent: string) => void) | undefined;
  text: string;
}) {
  return (
    <Button
      kind="quiet"
      small
      name="intent"
      value={intent}
      formNoValidate
      {...(intent === 'add-stop' ? { 'data-add-stop': true } : {})}
      {...(step ? { type: 'button', onClick: () => step(intent) } : {})}
    >
      <Icon name="plus" />
      {text}
    </Button>
  );
}

/** What is in the stops and lines now; the other fields keep their own text. */
function readTyped(data: FormData, values: TripFormValues): TripFormValues {
  const all = (name: string) => data.getAll(name).map(String);
  const [cities, states, zips] = [all('stop_city'), all('stop_state'), all('stop_zip')];
  const via = new Set(all('stop_via'));
  const readings = all('line_odometer');
  return {
    ...values,
    stops: cities.map((city, index) => ({
      city,
      state: states[index] ?? '',
      zip: zips[index] ?? '',
      via: via.has(String(index)),
    })),
    stateLines: all('line_state').map((state, index) => ({ state, odometer: readings[index] ?? '' })),
  };
}

/** Name, value or whether it is chosen, and the value of a choice: as public/js/keep-typed.js keeps a field. */
type KeptField = readonly [name: string, value: string | boolean, choice: string];

/** What was typed into the form before the page was left; a pass-through stop goes by its place in the list. */
function formDataOf(fields: readonly KeptField[]): FormData {
  const data = new FormData();
  let stop = -1;
  for (const [name, value] of fields) {
    if (name === 'stop_city') stop += 1;
    if (typeof value === 'string') data.append(name, value);
    else if (name === 'stop_via' && value) data.append(name, String(stop));
  }
  return data;
}
