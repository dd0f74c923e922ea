import { TRIP_TEXT_FIELDS, withLeast, type TripFormValues } from '~/areas/trips/views/trip-form';
import { textOf } from '~/platform/http/forms/form.server';
import { plainFigures } from '~/platform/http/languages/typed-numbers.server';

const MOST_ROWS = 510;

const list = (form: FormData, name: string): string[] =>
  form
    .getAll(name)
    .slice(0, MOST_ROWS)
    // eslint-disable-next-line no-control-regex -- a NUL would be refused by the database
    .map((value) => (typeof value === 'string' ? value.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim() : ''));

/** The trip form as it was typed. The columns of the stops come as lists of the same length. */
export function tripFormFrom(form: FormData): TripFormValues {
  const texts = Object.fromEntries(TRIP_TEXT_FIELDS.map((name) => [name, textOf(form, name)])) as Record<
    (typeof TRIP_TEXT_FIELDS)[number],
    string
  >;
  const [cities, states, zips] = [list(form, 'stop_city'), list(form, 'stop_state'), list(form, 'stop_zip')];
  const via = new Set(list(form, 'stop_via'));
  const [lineStates, readings] = [list(form, 'line_state'), list(form, 'line_odometer')];
  return withLeast({
    ...texts,
    entry: textOf(form, 'entry') === 'odometer' ? 'odometer' : 'stops',
    stops: cities.map((city, index) => ({
      city,
      state: states[index] ?? '',
      zip: zips[index] ?? '',
      via: via.has(String(index)),
    })),
    stateLines: lineStates.map((state, index) => ({ state, odometer: readings[index] ?? '' })),
  });
}

/** The readings of the odometer as the rules read them, from a form in any language. */
export const plainReadings = (form: FormData, values: TripFormValues): TripFormValues => ({
  ...plainFigures(form, values, ['odometerStart', 'odometerEnd']),
  stateLines: values.stateLines.map((line) => plainFigures(form, { ...line }, ['odometer'])),
});
