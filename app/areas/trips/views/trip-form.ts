import { placeOfText } from '~/engine/places/place-text';
import { namesOf, noTexts, textsOf } from '~/engine/records/text-fields';
import { TRIP_TEXTS, textsOfCopy, textsOfNext, type TripTexts } from '~/areas/trips/fields';
import { distanceText } from '~/areas/trips/rules/distance-text';
import type { DistanceUnit } from '~/engine/units/conversion';
import type { Trip } from '~/areas/trips/read-trip.server';

/** The trip form, all as text. */
export interface TripFormValues extends TripTexts {
  equipmentId: string;
  date: string;
  endDate: string;
  odometerStart: string;
  odometerEnd: string;
  /** yes, no; empty: as the truck. */
  hazmat: string;
  entry: 'stops' | 'odometer';
  stops: StopValues[];
  stateLines: LineValues[];
}

export interface StopValues {
  city: string;
  state: string;
  zip: string;
  via: boolean;
}

export interface LineValues {
  state: string;
  odometer: string;
}

export const TRIP_TEXT_FIELDS = [
  'equipmentId',
  'date',
  'endDate',
  ...namesOf(TRIP_TEXTS),
  'odometerStart',
  'odometerEnd',
  'hazmat',
] as const;

export const emptyStop = (): StopValues => ({ city: '', state: '', zip: '', via: false });
export const emptyLine = (): LineValues => ({ state: '', odometer: '' });

/** The name of a stop in the form and in its errors. */
export const stopName = (index: number, count: number): string =>
  index === 0 ? 'From' : index === count - 1 ? 'To' : `Stop ${index + 1}`;

/** Letters of a place that is chosen from those that were offered. */
const MOST_CHOSEN = 120;

/** A form never shows fewer than two of either. */
const LEAST = 2;

export const withLeast = (values: TripFormValues): TripFormValues => ({
  ...values,
  stops: [...values.stops, ...Array.from({ length: Math.max(0, LEAST - values.stops.length) }, emptyStop)],
  stateLines: [
    ...values.stateLines,
    ...Array.from({ length: Math.max(0, LEAST - values.stateLines.length) }, emptyLine),
  ],
});

export function emptyTripForm(date: string): TripFormValues {
  const texts = Object.fromEntries(TRIP_TEXT_FIELDS.map((name) => [name, ''])) as Record<
    (typeof TRIP_TEXT_FIELDS)[number],
    string
  >;
  return withLeast({ ...texts, date, entry: 'stops', stops: [], stateLines: [] });
}

export function tripFormOf(trip: Trip, unit: DistanceUnit): TripFormValues {
  return withLeast({
    equipmentId: trip.equipmentId === null ? '' : String(trip.equipmentId),
    date: trip.date,
    endDate: trip.endDate === trip.date ? '' : trip.endDate,
    ...textsOf(TRIP_TEXTS, trip),
    odometerStart: distanceText(trip.odometerStartTenths, unit, trip.odometerStartTenthKilometers),
    odometerEnd: distanceText(trip.odometerEndTenths, unit, trip.odometerEndTenthKilometers),
    hazmat: trip.hazmat === null ? '' : trip.hazmat ? 'yes' : 'no',
    entry: trip.entry,
    stops: trip.stops.map(({ city, state, zip, via }) => ({ city, state, zip, via })),
    stateLines: trip.stateLines.map(({ state, odometerTenths, odometerTenthKilometers }) => ({
      state,
      odometer: distanceText(odometerTenths, unit, odometerTenthKilometers),
    })),
  });
}

/** A copy: route, date, equipment, and the texts that go along. */
export const copyOf = (trip: Trip, unit: DistanceUnit): TripFormValues => ({
  ...tripFormOf(trip, unit),
  ...noTexts(TRIP_TEXTS),
  ...textsOfCopy(trip),
  odometerStart: '',
  odometerEnd: '',
  entry: 'stops',
  stateLines: [emptyLine(), emptyLine()],
});

/** The next trip: the day after, from the last stop, the same unit and texts that continue; the odometer continues where it ended. */
export function nextOf(trip: Trip, dayAfter: string, unit: DistanceUnit): TripFormValues {
  const last = tripFormOf(trip, unit).stops.at(-1) ?? emptyStop();
  const odometer = distanceText(trip.odometerEndTenths, unit, trip.odometerEndTenthKilometers);
  const lastState = trip.stateLines.at(-1)?.state ?? last.state;
  return withLeast({
    ...emptyTripForm(dayAfter),
    equipmentId: trip.equipmentId === null ? '' : String(trip.equipmentId),
    ...textsOfNext(trip),
    odometerStart: odometer,
    entry: trip.entry,
    stops: [{ ...last, via: false }],
    stateLines: trip.entry === 'odometer' ? [{ state: lastState, odometer }] : [],
  });
}

/** A new trip that begins where the last one ended. */
export function fromLastStop(values: TripFormValues, trip: Trip): TripFormValues {
  const last = tripFormOf(trip, 'mile').stops.at(-1);
  if (!last || last.city === '') return values;
  return { ...values, stops: [{ ...last, via: false }, ...values.stops.slice(1)] };
}

/** What the buttons of the stops and state lines do; the same on the server and, with scripts, in the page. */
export function applyStep(
  values: TripFormValues,
  intent: string,
): { values: TripFormValues; focus: string | null } | null {
  const [step = '', at = ''] = intent.split(':');
  const index = /^\d{1,3}$/.test(at) ? Number(at) : -1;
  switch (step) {
    case 'add-stop':
      return {
        values: { ...values, stops: [...values.stops, emptyStop()] },
        focus: `stops.${values.stops.length}.city`,
      };
    case 'remove-stop':
      if (values.stops.length <= LEAST || index < 0) return { values, focus: null };
      return {
        values: { ...values, stops: values.stops.filter((_, place) => place !== index) },
        focus: `stops.${Math.max(0, index - 1)}.city`,
      };
    case 'stop-up':
      return {
        values: { ...values, stops: moved(values.stops, index, index - 1) },
        focus: `stops.${Math.max(0, index - 1)}.city`,
      };
    case 'stop-down':
      return {
        values: { ...values, stops: moved(values.stops, index, index + 1) },
        focus: `stops.${Math.min(values.stops.length - 1, index + 1)}.city`,
      };
    case 'move-stop':
      return {
        values: { ...values, stops: moved(values.stops, index, Number(intent.split(':')[2])) },
        focus: null,
      };
    case 'choose-stop': {
      const { city, state, zip } = placeOfText(intent.split(':').slice(2).join(':').slice(0, MOST_CHOSEN));
      return {
        values: {
          ...values,
          stops: values.stops.map((stop, place) => (place === index ? { ...stop, city, state, zip } : stop)),
        },
        focus: `stops.${Math.min(values.stops.length - 1, index + 1)}.city`,
      };
    }
    case 'reverse-stops':
      return { values: { ...values, stops: [...values.stops].reverse() }, focus: null };
    case 'add-line':
      return {
        values: { ...values, stateLines: [...values.stateLines, emptyLine()] },
        focus: `stateLines.${values.stateLines.length}.state`,
      };
    case 'remove-line':
      if (values.stateLines.length <= 1 || index < 0) return { values, focus: null };
      return {
        values: { ...values, stateLines: values.stateLines.filter((_, place) => place !== index) },
        focus: null,
      };
    default:
      return null;
  }
}

function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const result = [...items];
  const [item] = result.splice(from, 1);
  if (item === undefined || from < 0 || !(to >= 0 && to <= result.length)) return [...items];
  result.splice(to, 0, item);
  return result;
}
