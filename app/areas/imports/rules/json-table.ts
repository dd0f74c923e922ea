import { TableFileError } from '~/engine/text/table-file-error';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Fields = Map<string, string>;

const NO_RECORDS =
  'This JSON has no list of records. Upload a report from your system, or a CSV or XLSX file.';

/**
 * The answer of a report as a table: one line for each innermost record, with what is above it repeated on it ("year",
 * "vehicle.name"). Lists of bare values (hourly readings) are left out. Keys become the names of the columns. Of GeoJSON each
 * point is a line, and each place of a line that tells the times of its places.
 * @throws TableFileError for text that is no JSON, or holds no list of records.
 */
export function jsonTable(text: string): string[][] {
  const parsed = parsedJson(text);
  const features = featuresOf(parsed);
  const plain = features.length > 0 || holdsRecords(parsed) ? null : plainRows(parsed);
  if (plain) return plain;
  const rows =
    features.length > 0
      ? features.flatMap(positionsOf)
      : holdsRecords(parsed)
        ? recordsIn(parsed, new Map())
        : [];
  if (rows.length === 0) throw new TableFileError(NO_RECORDS);
  const headers = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return [headers, ...rows.map((row) => headers.map((header) => row.get(header) ?? ''))];
}

/** One value, or a value on each line (JSON Lines). */
function parsedJson(text: string): Json {
  const lines = () => text.split(/\r?\n/).filter((line) => line.trim() !== '');
  for (const read of [
    () => JSON.parse(text) as Json,
    () => lines().map((line) => JSON.parse(line) as Json),
  ]) {
    try {
      return read();
    } catch {
      continue;
    }
  }
  throw new TableFileError('This JSON is cut off or damaged. Download it again.');
}

const isScalars = (value: Json): value is (string | number | boolean | null)[] =>
  Array.isArray(value) && value.length > 1 && value.every((one) => one === null || typeof one !== 'object');
const cellOf = (value: Json): string => (value === null ? '' : String(value as string | number | boolean));

/** Lines that are lists: [["Date", "Unit"], ["07/03/2026", "101"]], or beside the names of their columns; null for anything else. */
function plainRows(parsed: Json): string[][] | null {
  if (isObject(parsed) && 'coordinates' in parsed) return null;
  const inside = isObject(parsed) ? Object.values(parsed) : [];
  const lists = [parsed, ...inside].find(
    (value): value is Json[] => Array.isArray(value) && value.length > 0 && value.every(isScalars),
  ) as Json[][] | undefined;
  if (!lists) return null;
  const names = inside.find((value) => isScalars(value) && value.length === lists[0]?.length) as
    Json[] | undefined;
  return [...(names ? [names] : []), ...lists].map((cells) => cells.map(cellOf));
}

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of objects, or something that has one inside. */
const holdsRecords = (value: Json): boolean =>
  Array.isArray(value)
    ? value.some(isObject)
    : isObject(value) && Object.values(value).some((one) => holdsRecords(one));

function recordsIn(value: Json, above: Fields): Fields[] {
  if (Array.isArray(value)) return value.filter(isObject).flatMap((one) => recordsIn(one, above));
  if (!isObject(value)) return [];
  const only = Object.values(value);
  // {"ifta_trip": {...}}: a wrapper with nothing else in it.
  if (only.length === 1 && isObject(only[0])) return recordsIn(only[0], above);
  const own: Fields = new Map(above);
  for (const [key, one] of Object.entries(value)) if (!holdsRecords(one)) addFields(own, key, one);
  const inner = only.filter((one) => holdsRecords(one));
  return inner.length === 0 ? [own] : inner.flatMap((one) => recordsIn(one, own));
}

function addFields(fields: Fields, key: string, value: Json): void {
  if (Array.isArray(value)) return;
  if (isObject(value)) {
    for (const [inner, one] of Object.entries(value)) addFields(fields, `${key}.${inner}`, one);
    return;
  }
  fields.set(
    key,
    value === null ? '' : typeof value === 'boolean' ? (value ? 'true' : 'false') : String(value),
  );
}

/** The features of GeoJSON (RFC 7946); none of anything else. */
function featuresOf(parsed: Json): { [key: string]: Json }[] {
  if (!isObject(parsed)) return [];
  const { type, features } = parsed;
  const all = type === 'FeatureCollection' && Array.isArray(features) ? features : [parsed];
  return all.filter(isObject).filter((one) => one['type'] === 'Feature' && isObject(one['geometry']));
}

const NO_TIMES =
  'The lines of this GeoJSON do not tell when the truck was where (coordTimes): no day can be made of them.';

/** What features say of places and moments in their own words gives way to their geometry. */
const OF_GEOMETRY = /^(lat(itude)?|lon(g|gitude)?|lng|coordinates)$/i;
const OF_A_MOMENT = /^(time|timestamp|date_?time)$/i;

function positionsOf({ geometry, properties }: { [key: string]: Json }): Fields[] {
  const { type, coordinates } = geometry as { [key: string]: Json };
  const said: Fields = new Map();
  if (isObject(properties))
    for (const [key, value] of Object.entries(properties))
      if (!OF_GEOMETRY.test(key)) addFields(said, key, value);
  if (type === 'Point') return placed(said, coordinates);
  const isOne = type === 'LineString';
  if ((!isOne && type !== 'MultiLineString') || !Array.isArray(coordinates)) return [];
  const times = timesIn(properties);
  const [lines, moments] = isOne ? [[coordinates], [times]] : [coordinates, listOf(times)];
  const own: Fields = new Map([...said].filter(([key]) => !OF_A_MOMENT.test(key)));
  return lines.flatMap((line, at) => {
    const [places, whens] = [listOf(line), listOf(moments[at])];
    if (places.length === 0) return [];
    if (whens.length !== places.length) throw new TableFileError(NO_TIMES);
    return places.flatMap((place, index) => placed(new Map([...own, ...momentOf(whens[index])]), place));
  });
}

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

/** The times of a line's places, under the names that converters of tracks give them. */
function timesIn(properties: Json | undefined): Json | undefined {
  if (!isObject(properties)) return undefined;
  const inner = properties['coordinateProperties'];
  return (
    properties['coordTimes'] ??
    properties['times'] ??
    properties['timestamps'] ??
    (isObject(inner) ? inner['times'] : undefined)
  );
}

const momentOf = (when: Json | undefined): [string, string][] =>
  typeof when === 'string' || typeof when === 'number' ? [['timestamp', String(when)]] : [];

/** Longitude comes first. */
function placed(fields: Fields, place: Json | undefined): Fields[] {
  const [longitude, latitude] = listOf(place);
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return [];
  return [new Map([...fields, ['latitude', String(latitude)], ['longitude', String(longitude)]])];
}
