import { TableFileError } from '~/engine/text/table-file-error';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Fields = Map<string, string>;

const NO_RECORDS =
  'This JSON has no list of records. Upload a report from your system, or a CSV or XLSX file.';

/**
 * The answer of a report as a table: one line for each innermost record, with what is above it repeated on it ("year",
 * "vehicle.name"). Lists of bare values (hourly readings) are left out. Keys become the names of the columns.
 * @throws TableFileError for text that is no JSON, or holds no list of records.
 */
export function jsonTable(text: string): string[][] {
  let parsed: Json;
  try {
    parsed = JSON.parse(text) as Json;
  } catch {
    throw new TableFileError('This JSON is cut off or damaged. Download it again.');
  }
  const rows = holdsRecords(parsed) ? recordsIn(parsed, new Map()) : [];
  if (rows.length === 0) throw new TableFileError(NO_RECORDS);
  const headers = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return [headers, ...rows.map((row) => headers.map((header) => row.get(header) ?? ''))];
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
