import { parseTypedDate } from '~/engine/calendar/local-date';
import { jurisdictionByCode, jurisdictionByName } from '~/engine/jurisdictions/codes';

export interface BatchStop {
  city: string;
  state: string;
  zip: string;
}

/** One proposed trip of an import batch. */
export interface BatchItem {
  /** Its place in the batch, from 0, as text. */
  key: string;
  title: string;
  stops: BatchStop[];
  /** Year-month-day of the first and the last stop; '' where none is given. */
  date: string;
  endDate: string;
  reference: string;
}

const MOST_ITEMS = 50;
const MOST_STOPS = 60;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown, most: number): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, most) : '';

/**
 * The trips that stored data proposes. A program may send the answers of the extraction service (`post_results` with its
 * `extracted_points`), one of them or a list, or a list of points for a single trip. What names no place is left out.
 */
export function itemsOfBatch(data: unknown): BatchItem[] {
  const items = isPointList(data) ? [data] : Array.isArray(data) ? data : isFields(data) ? listIn(data) : [];
  return items.slice(0, MOST_ITEMS).flatMap((item, index) => {
    const points = pointsOf(item);
    const stops = points
      .map(stopOf)
      .filter((stop) => stop.city !== '' || stop.state !== '' || stop.zip !== '');
    if (stops.length === 0) return [];
    const dates = points.map(dateOf).filter((date) => date !== '');
    const named = isFields(item) ? item : {};
    const results = isFields(named['post_results']) ? named['post_results'] : {};
    return [
      {
        key: String(index),
        title: textOf(named['title'] ?? named['name'], 200) || `Trip ${index + 1}`,
        stops,
        date: dates[0] ?? '',
        endDate: dates.at(-1) ?? '',
        reference: textOf(results['load_number'] ?? named['load_number'] ?? named['reference'], 100),
      },
    ];
  });
}

const isPoint = (value: unknown): boolean =>
  isFields(value) && ('suggested_address' in value || 'city' in value || 'state' in value || 'zip' in value);
const isPointList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every(isPoint);

/** A wrapped list, an object of items by name, or one item. */
function listIn(data: Fields): unknown[] {
  if (pointsOf(data).length > 0) return [data];
  const wrapped = ['extracted_data', 'data', 'items', 'files'].map((name) => data[name]).find(Array.isArray);
  return (wrapped as unknown[] | undefined) ?? Object.values(data).filter(isFields);
}

function pointsOf(item: unknown): unknown[] {
  if (Array.isArray(item)) return item.slice(0, MOST_STOPS);
  if (!isFields(item)) return [];
  const results = isFields(item['post_results']) ? item['post_results'] : item;
  const points = results['extracted_points'] ?? results['points'] ?? results['stops'] ?? results['route'];
  return Array.isArray(points) ? points.slice(0, MOST_STOPS) : [];
}

function stopOf(point: unknown): BatchStop {
  if (!isFields(point)) return { city: '', state: '', zip: '' };
  const address = isFields(point['suggested_address']) ? point['suggested_address'] : point;
  const state = textOf(address['state'], 40);
  const known = jurisdictionByCode(state) ?? jurisdictionByName(state);
  return { city: textOf(address['city'], 100), state: known?.code ?? '', zip: textOf(address['zip'], 12) };
}

function dateOf(point: unknown): string {
  if (!isFields(point)) return '';
  const suggested = isFields(point['suggested_date']) ? point['suggested_date']['date'] : point['date'];
  return parseTypedDate(textOf(suggested, 40).split('T')[0]) ?? '';
}
