import { describe, expect, it } from 'vitest';
import {
  ARCHIVED_TABLES,
  archivedTables,
  LEFT_BEHIND,
  recordsText,
  rewritten,
  type ArchiveRow,
} from '~/areas/accounts/rules/archive';

const NEW: Record<string, Record<string, string | number>> = {
  equipment: { 7: 70 },
  trip: { 8: 80 },
  fuel_purchase: { 9: 90 },
  receipt: { r: 'R' },
  data_import: { i: 'I' },
  document: { d: 'D' },
};
const newId = (table: string, id: unknown) =>
  typeof id === 'string' || typeof id === 'number' ? (NEW[table]?.[id] ?? null) : null;
const ruleOf = (name: string) => archivedTables(new Map([[name, []]])).find((table) => table.name === name);
const rewrite = (name: string, row: ArchiveRow) => {
  const rule = ruleOf(name);
  if (!rule) throw new Error(name);
  return rewritten(rule, row, 'home', newId);
};

describe('a record of an archive', () => {
  it('gets the numbers of its new home wherever it names a record', () => {
    expect(
      rewrite('trip', { id: 8, carrierId: 'old', equipmentId: 7, extractedDataId: 'd', notes: '7' }),
    ).toEqual({
      id: 80,
      carrierId: 'home',
      equipmentId: 70,
      extractedDataId: 'D',
      notes: '7',
    });
    expect(rewrite('trip', { id: 8, carrierId: 'old', equipmentId: null })).toMatchObject({
      equipmentId: null,
    });
    expect(rewrite('fuel_purchase', { id: 9, carrierId: 'old', equipmentId: 7, receiptId: 'r' })).toEqual({
      id: 90,
      carrierId: 'home',
      equipmentId: 70,
      receiptId: 'R',
    });
    expect(rewrite('track_position', { importId: 'i', carrierId: 'old', tripId: 8 })).toEqual({
      importId: 'I',
      carrierId: 'home',
      tripId: 80,
    });
    expect(rewrite('ledger_entry', { kind: 2, recordId: 9, carrierId: 'old', equipmentId: 7 })).toEqual({
      kind: 2,
      recordId: 90,
      carrierId: 'home',
      equipmentId: 70,
    });
    expect(
      rewrite('data_import', { id: 'i', carrierId: 'old', options: { equipmentId: 7 }, madeUnits: [7, 3] }),
    ).toEqual({
      id: 'I',
      carrierId: 'home',
      options: { equipmentId: 70 },
      madeUnits: [70],
    });
    expect(
      rewrite('import_row', {
        importId: 'i',
        recordKind: 1,
        recordId: 8,
        record: { kind: 'trip', fields: { equipmentId: 7 } },
      }),
    ).toEqual({
      importId: 'I',
      recordKind: 1,
      recordId: 80,
      record: { kind: 'trip', fields: { equipmentId: 70 } },
    });
    expect(rewrite('extracted_batch', { id: 'b', made: { 0: 8 } })).toMatchObject({ made: { 0: 80 } });
  });

  it('keeps its history, also that of a record that is gone', () => {
    const change = {
      entity: 'trip',
      recordId: 8,
      before: null,
      after: { id: 8, equipmentId: 7, notes: 'a' },
    };
    expect(rewrite('record_change', { id: 1, ...change })).toMatchObject({
      recordId: 80,
      before: null,
      after: { id: 80, equipmentId: 70, notes: 'a' },
    });
    expect(rewrite('record_change', { id: 1, ...change, recordId: 5 })).toMatchObject({ recordId: 5 });
  });

  it('waits for no work of the program that it comes from', () => {
    expect(rewrite('document', { id: 'd', status: 'processing' })).toMatchObject({ status: 'uploaded' });
    expect(rewrite('document', { id: 'd', status: 'ready' })).toMatchObject({ status: 'ready' });
    expect(rewrite('receipt', { id: 'r', readStatus: 'processing' })).toMatchObject({
      readStatus: 'failed',
      problem: 'The archive was made before this was read. Try again.',
    });
    expect(rewrite('receipt', { id: 'r', readStatus: null })).toEqual({ id: 'R', readStatus: null });
    for (const status of ['reading', 'checking', 'accepting', 'undoing'])
      expect(rewrite('data_import', { id: 'i', status, options: {}, madeUnits: [] })).toMatchObject({
        status: 'failed',
        failedStep: status,
      });
    expect(rewrite('data_import', { id: 'i', status: 'preview' })).toMatchObject({ status: 'preview' });
  });

  it('of a table that a later edition has comes along by the names of its columns', () => {
    const rows = new Map([['fuel_note', [{ id: 'x', carrierId: 'old', equipmentId: 7, importId: 'i' }]]]);
    expect(archivedTables(rows).at(-1)).toMatchObject({ name: 'fuel_note', id: 'uuid' });
    expect(rewrite('distance_tax_entry', { carrierId: 'old', equipmentId: 7, paidMiles: 7 })).toEqual({
      carrierId: 'home',
      equipmentId: 70,
      paidMiles: 7,
    });
  });
});

it('a table comes along or stays behind, and never both', () => {
  expect(ARCHIVED_TABLES.filter(({ name }) => name in LEFT_BEHIND)).toEqual([]);
  expect(
    ARCHIVED_TABLES.every(({ refs }) =>
      Object.values(refs ?? {}).every((table) => ARCHIVED_TABLES.some(({ name }) => name === table)),
    ),
  ).toBe(true);
});

it('records are a list with one on each line', () => {
  expect(recordsText(['{"a":1}', '{"a":2}'])).toBe('[\n{"a":1},\n{"a":2}\n]\n');
  expect(JSON.parse(recordsText([]))).toEqual([]);
});
