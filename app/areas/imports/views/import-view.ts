import { hasMorePages } from '~/areas/imports/rules/more-pages';
import { formatUsDate } from '~/engine/calendar/local-date';
import {
  fieldLabel,
  fieldsOf,
  IMPORT_KINDS,
  KIND_NAMES,
  milesField,
  takesJurisdictionColumns,
  type ImportKind,
} from '~/areas/imports/rules/fields';
import { FUEL_TYPES, fuelTypeName } from '~/engine/ifta/fuel-types';
import { fuelUnitName } from '~/engine/ifta/notice';
import { IFTA_MEMBERS, JURISDICTIONS } from '~/engine/jurisdictions/codes';
import type { FuelUnit } from '~/engine/units/conversion';
import { formatWhole } from '~/engine/units/format';
import { hasColumns, type ReadImport } from '~/areas/imports/import-file';
import type { DataImport, ImportRow, OpenedImport, RowState } from '~/areas/imports/read-import.server';
import { isFirstAccepting } from '~/areas/imports/rules/import-status';
import { distanceText } from '~/areas/trips/rules/distance-text';
import { distanceUnitOf, type UnitSystem } from '~/engine/units/conversion';
import { unitWords, wordsIn } from '~/engine/units/unit-words';

export type Tone = 'plain' | 'good' | 'warn' | 'bad';

export const FUEL_TYPE_CHOICES = FUEL_TYPES.map((value) => ({ value, label: fuelTypeName(value) }));
export const KIND_CHOICES = IMPORT_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }));

const STATUS: Record<DataImport['status'], { text: string; tone: Tone }> = {
  reading: { text: 'Reading file', tone: 'plain' },
  mapping: { text: 'Match columns', tone: 'warn' },
  checking: { text: 'Checking rows', tone: 'plain' },
  preview: { text: 'Ready to review', tone: 'warn' },
  accepting: { text: 'Recording', tone: 'plain' },
  accepted: { text: 'Imported', tone: 'good' },
  undoing: { text: 'Undoing', tone: 'plain' },
  undone: { text: 'Undone', tone: 'plain' },
  failed: { text: 'Failed', tone: 'bad' },
};

const ROW_STATES: Record<RowState, { text: string; tone: Tone }> = {
  good: { text: 'Ready', tone: 'good' },
  bad: { text: 'Error', tone: 'bad' },
  duplicate: { text: 'Duplicate', tone: 'warn' },
  aside: { text: 'Skipped', tone: 'plain' },
  part: { text: 'Combined', tone: 'plain' },
  accepted: { text: 'Imported', tone: 'good' },
  refused: { text: 'Not imported', tone: 'warn' },
  kept: { text: 'Kept', tone: 'warn' },
  undone: { text: 'Undone', tone: 'plain' },
};

/** The order in which a person wants to know how many lines are in which state. */
const STATE_ORDER: readonly RowState[] = [
  'accepted',
  'good',
  'bad',
  'duplicate',
  'aside',
  'refused',
  'kept',
  'undone',
  'part',
];

export const isRowState = (text: string): text is RowState => text in ROW_STATES;
export const isWaiting = (status: DataImport['status']): boolean =>
  ['reading', 'checking', 'accepting', 'undoing'].includes(status);

const SOURCES: Record<DataImport['source'], string> = {
  upload: '',
  mail: ', by email',
  folder: ', from your folder',
};

const kindName = (kind: string): string => KIND_NAMES[kind as ImportKind] ?? 'A file';
const sizeText = (bytes: number): string =>
  bytes < 1_048_576
    ? `${formatWhole(Math.max(1, Math.ceil(bytes / 1024)))} KB`
    : `${(bytes / 1_048_576).toFixed(1)} MB`;

export const importListRow = (found: DataImport, momentOf: (date: Date) => string) => ({
  id: found.id,
  name: found.fileName,
  kind: kindName(found.kind) + SOURCES[found.source],
  when: momentOf(found.createdAt),
  size: sizeText(found.sizeBytes),
  status: STATUS[found.status].text,
  tone: STATUS[found.status].tone,
  counts: countsText(found),
});

const countsText = ({ counts }: DataImport): string =>
  STATE_ORDER.filter((state) => (counts[state] ?? 0) > 0 && state !== 'part')
    .map((state) => `${formatWhole(counts[state] ?? 0)} ${ROW_STATES[state].text.toLowerCase()}`)
    .join(', ');

export const importHead = (
  { found, before, room, edited, notInFiled }: OpenedImport,
  momentOf: (date: Date) => string,
) => ({
  id: found.id,
  name: found.fileName,
  kind: found.kind,
  kindName: kindName(found.kind),
  status: found.status,
  statusText: found.kind === 'eld' && found.status === 'accepted' ? 'Read' : STATUS[found.status].text,
  tone: STATUS[found.status].tone,
  progress: found.progress,
  stage: found.stage,
  problem: found.problem,
  canRetry: found.status === 'failed' && found.failedStep !== 'reading',
  revision: found.revision,
  /** What the button does that ends it; null where it cannot be ended. */
  cancel:
    found.status === 'reading' || found.status === 'checking'
      ? ('remove' as const)
      : isFirstAccepting(found)
        ? ('undo' as const)
        : null,
  layout: (found.format as ReadImport['format'] | null)?.layout ?? '',
  sheetsLeftOut: (found.format as ReadImport['format'] | null)?.sheetsLeftOut ?? [],
  hasMorePages: isPage(found.format as ReadImport['format'] | null),
  states: STATE_ORDER.filter((state) => (found.counts[state] ?? 0) > 0).map((state) => ({
    state,
    text: ROW_STATES[state].text,
    tone: ROW_STATES[state].tone,
    count: found.counts[state] ?? 0,
  })),
  counts: found.counts,
  leftOver:
    (found.counts.bad ?? 0) +
    (found.counts.duplicate ?? 0) +
    (found.counts.refused ?? 0) +
    (found.counts.aside ?? 0),
  before: before.map((other) => ({ id: other.id, when: momentOf(other.createdAt) })),
  room,
  edited,
  notInFiled,
});

const isPage = (format: ReadImport['format'] | null): boolean =>
  format?.type === 'json' && hasMorePages(format.headers, format.first.at(-1)?.cells ?? []);

export type ImportHead = ReturnType<typeof importHead>;

const JURISDICTION_FIELDS = [...IFTA_MEMBERS, ...JURISDICTIONS.filter(({ iftaMember }) => !iftaMember)].map(
  ({ code, name }) => ({ value: milesField(code), name }),
);

/** Numbers of cards are nobody's to read. */
const withoutLongNumbers = (cell: string): string => cell.replace(/\d{8,15}(?=\d{4}(?!\d))/g, '…');

/** What a column means. Names of both units, as of the column that says which of them counts, stay. */
const labelIn = (units: UnitSystem, label: string): string =>
  /\b(kilometers|liters)\b/i.test(label) ? label : wordsIn(units, label);

/** What a person is asked about the columns of a file. */
export function mappingView({ kind, format, mapping, options }: ReadImport, units: UnitSystem) {
  const u = unitWords(units);
  const body = format.first.filter(({ number }) => number > format.headerLine);
  return {
    kind,
    isTable: hasColumns(format),
    headerLine: format.headerLine,
    headerChoices: [
      ...format.first.slice(0, 15).map(({ number, cells }) => ({
        value: String(number),
        label: `Row ${number}: ${cells.filter(Boolean).join(' · ').slice(0, 70)}`,
      })),
      { value: '0', label: 'No header row' },
    ],
    columns: format.headers.map((header, index) => ({
      index,
      header: header || `Column ${index + 1}`,
      sample: body
        .map(({ cells }) => (cells[index] ?? '').trim())
        .filter(Boolean)
        .slice(0, 3)
        .map((cell) => withoutLongNumbers(cell).slice(0, 40))
        .join(' · '),
      value: mapping[index] ?? '',
    })),
    fields: fieldsOf(kind).map(({ key, label }) => ({ value: key, label: labelIn(units, label) })),
    jurisdictionsLabel: u`Miles in one state`,
    jurisdictions: takesJurisdictionColumns(kind)
      ? JURISDICTION_FIELDS.map(({ value, name }) => ({ value, label: u`Miles in ${name}` }))
      : [],
    options,
    lineCount: format.lineCount,
  };
}

export type MappingView = ReturnType<typeof mappingView>;

/** The form as it was sent, where it came back with errors. */
export interface SentChoices {
  mapping?: (string | null)[];
  options?: Record<string, unknown>;
}

export const asSent = (view: MappingView, sent: SentChoices): MappingView => ({
  ...view,
  columns: view.columns.map((column) => ({
    ...column,
    value: sent.mapping ? (sent.mapping[column.index] ?? '') : column.value,
  })),
  options: { ...view.options, ...(sent.options as Partial<MappingView['options']> | undefined) },
});

/** Lines of a preview: the columns that mean something, with what is wrong at its cell. */
export function rowsView(found: ReadImport, rows: readonly ImportRow[], units: UnitSystem) {
  const shown = found.mapping.flatMap((key, index) =>
    key === null ? [] : [{ index, label: labelIn(units, fieldLabel(found.kind, key)) }],
  );
  const isPositions = found.kind === 'positions' || found.kind === 'eld';
  return {
    columns: isPositions ? [] : shown.map(({ label }) => label),
    rows: rows.map((row) => ({
      number: row.number,
      title: isPositions && (row.record || found.kind === 'eld') ? '' : `Row ${row.number}`,
      state: ROW_STATES[row.state].text,
      tone: ROW_STATES[row.state].tone,
      cells: isPositions
        ? []
        : shown.map(({ index }) => ({
            text: (row.cells[index] ?? '').trim(),
            isWrong: row.errors.some(({ column }) => column === index),
          })),
      errors: row.errors.map(({ column, message }) => ({
        label: shown.find(({ index }) => index === column)?.label ?? '',
        message,
      })),
      reason: row.reason,
      summary: summaryOf(row, units),
      href:
        row.recordId === null || row.state !== 'accepted'
          ? null
          : { kind: row.recordKind === 1 ? ('trip' as const) : ('fuel' as const), id: row.recordId },
    })),
  };
}

export type RowsView = ReturnType<typeof rowsView>;

interface RecordShape {
  kind: 'trip' | 'fuel';
  newUnit: string;
  fields: {
    date: string;
    stops?: { label: string }[];
    quantity?: string;
    fuelUnit?: FuelUnit;
    state?: string;
    reference?: string;
  };
  miles?: { jurisdiction: string; tenthMiles: number; tenthKilometers?: number | null }[] | null;
}

/** What will be recorded, in one line. */
function summaryOf(row: ImportRow, units: UnitSystem): string {
  const record = row.record as RecordShape | null;
  if (record === null) return '';
  const unit = record.newUnit === '' ? '' : `makes unit ${record.newUnit}`;
  if (record.kind === 'fuel')
    return [
      formatUsDate(record.fields.date),
      `${record.fields.quantity} ${fuelUnitName(record.fields.fuelUnit ?? 'gallon')}`,
      record.fields.state,
      unit,
    ]
      .filter(Boolean)
      .join(', ');
  const stops = record.fields.stops ?? [];
  const ends = stops.length > 1 ? `${stops[0]?.label} to ${stops.at(-1)?.label}` : '';
  const miles = record.miles
    ? record.miles
        .map(
          ({ jurisdiction, tenthMiles, tenthKilometers }) =>
            `${jurisdiction} ${distanceText(tenthMiles, distanceUnitOf(units), tenthKilometers)}`,
        )
        .join(', ')
    : wordsIn(units, 'miles by route');
  return [formatUsDate(record.fields.date), ends, miles, unit].filter(Boolean).join('; ');
}
