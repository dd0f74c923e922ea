/** The archive of a carrier: what of it comes in again elsewhere, and under which new numbers. */

export const ARCHIVE_FORMAT = 'stateline-archive';
export const ARCHIVE_VERSION = 1;
export const MANIFEST_NAME = 'manifest.json';

export const recordsName = (table: string): string => `json/${table}.json`;
/** Records as a JSON list with one on each line. */
export const recordsText = (records: readonly string[]): string =>
  records.length === 0 ? '[]\n' : `[\n${records.join(',\n')}\n]\n`;

export type ArchiveRow = Record<string, unknown>;

/** What a number of an archived record is in its new home; null where the record it means is not in the archive. */
export type NewId = (table: string, id: unknown) => string | number | null;

export interface ArchivedTable {
  name: string;
  /** What its own records are numbered by; missing where others number them. */
  id?: 'uuid' | 'number';
  /** Columns that name records of other tables. */
  refs?: Readonly<Record<string, string>>;
  /** References that are not in a column of their own. */
  rewrite?: (row: ArchiveRow, newId: NewId, carrierId: string) => ArchiveRow;
}

const KINDS: Readonly<Record<number, string>> = { 1: 'trip', 2: 'fuel_purchase' };
const ENTITIES: Readonly<Record<string, string>> = {
  trip: 'trip',
  fuel: 'fuel_purchase',
  equipment: 'equipment',
  tank: 'bulk_tank',
  tank_entry: 'bulk_tank_entry',
};

/**
 * Under this name the records have their numbers that only the history knows: in their new home the old ones may be those of
 * records that are made there.
 */
export const goneFrom = (table: string): string => `gone ${table}`;

/** The records that the history tells of, by their tables. */
export const inHistory = (changes: readonly ArchiveRow[]): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { entity, recordId } of changes) {
    const table = ENTITIES[String(entity)];
    if (table !== undefined) found.set(table, (found.get(table) ?? new Set()).add(String(recordId)));
  }
  return found;
};

const isObject = (value: unknown): value is ArchiveRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A snapshot of a record carries its own number and that of its vehicle. */
function snapshotOf(value: unknown, table: string | undefined, newId: NewId): unknown {
  if (!isObject(value)) return value;
  return {
    ...value,
    ...(table !== undefined && 'id' in value ? { id: newId(table, value['id']) } : {}),
    ...withEquipment(value, newId),
    ...(value['tankId'] === undefined || value['tankId'] === null
      ? {}
      : { tankId: newId('bulk_tank', value['tankId']) }),
  };
}

const withEquipment = (value: ArchiveRow, newId: NewId): ArchiveRow =>
  value['equipmentId'] === undefined || value['equipmentId'] === null
    ? {}
    : { equipmentId: newId('equipment', value['equipmentId']) };

/** The choices of an import may name a vehicle. */
const optionsOf = (value: unknown, newId: NewId): unknown =>
  isObject(value) ? { ...value, ...withEquipment(value, newId) } : value;

/** The table of the record that an item of the trash keeps. */
const TRASHED: Readonly<Record<string, string>> = {
  trip: 'trip',
  fuel: 'fuel_purchase',
  equipment: 'equipment',
  document: 'document',
  receipt: 'receipt',
  tank: 'bulk_tank',
  tank_entry: 'bulk_tank_entry',
};

/** The rows that an item of the trash keeps, by their tables. */
export const trashedRows = (item: ArchiveRow): [table: string, rows: ArchiveRow[]][] =>
  Object.entries(isObject(item['rows']) ? item['rows'] : {}).map(([table, rows]) => [
    table,
    Array.isArray(rows) ? rows.filter(isObject) : [],
  ]);

/** The trash is restored into the carrier that took the archive: its rows get their new numbers with all others. */
function trashItem(item: ArchiveRow, newId: NewId, carrierId: string): ArchiveRow {
  const rows = trashedRows(item).map(([name, kept]) => {
    const table = archivedTable(name);
    return [name, kept.map((row) => rewritten(table, row, carrierId, newId))];
  });
  const recordId = newId(TRASHED[String(item['kind'])] ?? '', item['recordId']);
  return {
    ...item,
    recordId: String(recordId ?? ''),
    // What was recorded by an import that was undone bears its number.
    batchId: newId('data_import', item['batchId']) ?? item['batchId'],
    rows: Object.fromEntries(rows) as ArchiveRow,
  };
}

/**
 * The figures of a filed return name its vehicles, by `equipmentId` wherever that stands and by `id` in their list. One that is
 * in no archive gets a number that no vehicle has.
 */
function filedFigures(value: unknown, newId: NewId): unknown {
  const vehicle = (id: unknown): number => Number(newId('equipment', id) ?? -Number(id));
  const isNumber = (id: unknown): boolean =>
    typeof id === 'number' || (typeof id === 'string' && /^\d+$/.test(id));
  const inside = (part: unknown): unknown =>
    Array.isArray(part)
      ? part.map(inside)
      : isObject(part)
        ? Object.fromEntries(
            Object.entries(part).map(([name, own]) => [
              name,
              name === 'equipmentId' && isNumber(own)
                ? typeof own === 'number'
                  ? vehicle(own)
                  : String(vehicle(own))
                : inside(own),
            ]),
          )
        : part;
  if (!isObject(value)) return value;
  const units: unknown = value['units'];
  return {
    ...(inside(value) as ArchiveRow),
    ...(Array.isArray(units)
      ? {
          units: (units as unknown[]).map((unit) =>
            isObject(unit) && isNumber(unit['id']) ? { ...unit, id: vehicle(unit['id']) } : unit,
          ),
        }
      : {}),
  };
}

/** Said of what the other program was still working on: this one has no job for it. */
const UNFINISHED = 'The archive was made before this was read. Try again.';
const IMPORT_STEPS: readonly unknown[] = ['reading', 'checking', 'accepting', 'undoing'];

/** In the order in which they are written: whatever a record names is there before it. */
export const ARCHIVED_TABLES: readonly ArchivedTable[] = [
  // First of all: what was filed stays as it was filed while the database counts the tanks again.
  { name: 'filed_quarter' },
  { name: 'equipment', id: 'number' },
  // Before the trips, whose miles it takes in or leaves out.
  { name: 'mileage_source', refs: { equipmentId: 'equipment' } },
  {
    name: 'receipt',
    id: 'uuid',
    rewrite: (row) =>
      row['readStatus'] === 'processing' ? { ...row, readStatus: 'failed', problem: UNFINISHED } : row,
  },
  // Before the fuel that was drawn from them.
  { name: 'bulk_tank', id: 'number' },
  { name: 'bulk_tank_entry', id: 'number', refs: { tankId: 'bulk_tank' } },
  {
    name: 'data_import',
    id: 'uuid',
    rewrite: (row, newId) => ({
      ...row,
      ...(IMPORT_STEPS.includes(row['status'])
        ? { status: 'failed', failedStep: row['status'], problem: UNFINISHED }
        : {}),
      options: optionsOf(row['options'], newId),
      madeUnits: (Array.isArray(row['madeUnits']) ? row['madeUnits'] : []).flatMap(
        (id) => newId('equipment', id) ?? [],
      ),
    }),
  },
  {
    name: 'import_mapping',
    rewrite: (row, newId) => ({ ...row, options: optionsOf(row['options'], newId) }),
  },
  {
    name: 'trip',
    id: 'number',
    refs: { equipmentId: 'equipment', extractedDataId: 'document' },
  },
  {
    name: 'document',
    id: 'uuid',
    refs: { tripId: 'trip' },
    rewrite: (row) => (row['status'] === 'processing' ? { ...row, status: 'uploaded' } : row),
  },
  {
    name: 'extracted_batch',
    id: 'uuid',
    rewrite: (row, newId) => ({
      ...row,
      made: isObject(row['made'])
        ? Object.fromEntries(Object.entries(row['made']).map(([place, id]) => [place, newId('trip', id)]))
        : row['made'],
    }),
  },
  { name: 'trip_jurisdiction', refs: { tripId: 'trip', equipmentId: 'equipment' } },
  { name: 'trip_route', refs: { tripId: 'trip' } },
  { name: 'trip_track', refs: { tripId: 'trip', importId: 'data_import' } },
  { name: 'track_position', refs: { importId: 'data_import', tripId: 'trip' } },
  {
    name: 'fuel_purchase',
    id: 'number',
    refs: { equipmentId: 'equipment', receiptId: 'receipt', tankId: 'bulk_tank' },
  },
  {
    name: 'import_row',
    refs: { importId: 'data_import' },
    rewrite: (row, newId) => ({
      ...row,
      recordId: newId(KINDS[Number(row['recordKind'])] ?? '', row['recordId']),
      record: isObject(row['record'])
        ? { ...row['record'], fields: snapshotOf(row['record']['fields'], undefined, newId) }
        : row['record'],
    }),
  },
  {
    name: 'ledger_entry',
    refs: { equipmentId: 'equipment' },
    rewrite: (row, newId) => ({ ...row, recordId: newId(KINDS[Number(row['kind'])] ?? '', row['recordId']) }),
  },
  {
    name: 'filed_return',
    id: 'uuid',
    rewrite: (row, newId) => ({ ...row, figures: filedFigures(row['figures'], newId) }),
  },
  { name: 'trash_item', id: 'uuid', rewrite: trashItem },
  {
    name: 'record_change',
    id: 'number',
    rewrite: (row, newId) => {
      const table = ENTITIES[String(row['entity'])];
      const known: NewId = (name, id) => newId(name, id) ?? newId(goneFrom(name), id);
      return {
        ...row,
        recordId: (table === undefined ? null : known(table, row['recordId'])) ?? row['recordId'],
        before: snapshotOf(row['before'], table, known),
        after: snapshotOf(row['after'], table, known),
      };
    },
  },
];

/** Columns that mean the same in every table. */
const COMMON_REFS: Readonly<Record<string, string>> = {
  equipmentId: 'equipment',
  tripId: 'trip',
  fuelPurchaseId: 'fuel_purchase',
  receiptId: 'receipt',
  documentId: 'document',
  importId: 'data_import',
};

/**
 * All tables that come in again, in the order in which they are written: those above, then whatever else the carrier has, by
 * the names of its columns. A table of a later edition comes along without being named here.
 */
export function archivedTables(found: ReadonlyMap<string, readonly ArchiveRow[]>): ArchivedTable[] {
  const known = new Set(ARCHIVED_TABLES.map(({ name }) => name));
  const others = [...found.keys()]
    .filter((name) => !known.has(name) && !(name in LEFT_BEHIND))
    .sort()
    .map((name): ArchivedTable => {
      const id = found.get(name)?.[0]?.['id'];
      return {
        name,
        refs: COMMON_REFS,
        ...(id === undefined ? {} : { id: typeof id === 'number' ? ('number' as const) : ('uuid' as const) }),
      };
    });
  return [...ARCHIVED_TABLES, ...others];
}

/** How the records of one table come in again. */
const archivedTable = (name: string): ArchivedTable =>
  ARCHIVED_TABLES.find((table) => table.name === name) ?? { name, refs: COMMON_REFS };

/** Tables of a carrier that stay where they are, and why. */
export const LEFT_BEHIND: Readonly<Record<string, string>> = {
  carrier: 'Its profile is written into the carrier that takes the archive.',
  membership: 'People are invited anew.',
  invitation: 'People are invited anew.',
  billing_account: 'A plan belongs to its contract.',
  billing_reminder: 'What was sent there was sent there.',
  billing_correction: 'A plan belongs to its contract.',
  billing_invoice: 'A plan belongs to its contract.',
  billing_payment_method: 'A plan belongs to its contract.',
  billing_subscription: 'A plan belongs to its contract.',
  report_file: 'Printed papers are made anew from the records.',
  quarter_sums: 'The database counts the records by itself.',
  ledger_count: 'The database counts the records by itself.',
  route_backlog: 'Work of the other program.',
  carrier_write: 'Said of the database of the other program.',
  filing_reminder: 'What was sent there was sent there.',
  reminder_choice: 'A choice of its people.',
  distance_tax_reminder: 'What was sent there was sent there.',
  rate_notice: 'What was sent there was sent there.',
  support_request: 'Talks with the people of the other program.',
  attachment: 'Talks with the people of the other program.',
  composed_email: 'Talks with the people of the other program.',
  composed_email_delivery: 'Talks with the people of the other program.',
  webhook_endpoint: 'Its secret stays secret: it is set up anew.',
  webhook_former_secret: 'Secrets stay secret.',
  drop_folder: 'Another installation has folders of its own.',
  telematics_connection: 'Its key stays secret: the system is connected anew.',
  telematics_vehicle: 'The system is connected anew.',
  telematics_month: 'The system is connected anew.',
  telematics_page: 'The system is connected anew.',
  webhook_delivery: 'What was sent there was sent there.',
  webhook_attempt: 'What was sent there was sent there.',
  extraction_activation: 'A service that is switched on anew.',
  check_resolution: 'Its findings name records by their old numbers: they are decided anew.',
};

/** A record under its new numbers and its new carrier. */
export function rewritten(
  table: ArchivedTable,
  row: ArchiveRow,
  carrierId: string,
  newId: NewId,
): ArchiveRow {
  const own: ArchiveRow = { ...row };
  if ('carrierId' in own) own['carrierId'] = carrierId;
  if (table.id) own['id'] = newId(table.name, row['id']);
  for (const [column, target] of Object.entries(table.refs ?? {}))
    if (row[column] !== null && row[column] !== undefined) own[column] = newId(target, row[column]);
  return table.rewrite?.(own, newId, carrierId) ?? own;
}

/** What of a carrier's profile an archive brings along. */
export const PROFILE_COLUMNS = [
  'legalName',
  'usdot',
  'iftaLicence',
  'licensedSince',
  'irpAccount',
  'irpFleet',
  'paperSize',
  'baseJurisdiction',
  'units',
  'street',
  'city',
  'region',
  'postalCode',
  'contactName',
  'contactEmail',
  'contactPhone',
  'timeZone',
] as const;
