import { describe, expect, it } from 'vitest';
import { countedKinds, trashLine } from '~/areas/trash/views/trash-view';

const batch = {
  id: 'b',
  deletedAt: new Date('2026-11-01T12:00:00Z'),
  deletedBy: 'Dana Driver',
  trips: 2,
  fuel: 1,
  equipment: 0,
  documents: 0,
  receipts: 0,
  tanks: 0,
  tankEntries: 0,
  labels: ['11/02/2026 T-1 Dallas, TX to Tulsa, OK'],
  importName: null,
};

describe('a line of the trash', () => {
  it('counts what was deleted together and names the first of it', () => {
    expect(trashLine(batch, new Date('2026-11-02T12:00:00Z'))).toEqual({
      id: 'b',
      title: '2 trips and 1 fuel purchase',
      importName: null,
      records: ['11/02/2026 T-1 Dallas, TX to Tulsa, OK'],
      more: 2,
      deletedBy: 'Dana Driver',
      deletedAt: '2026-11-01T12:00:00.000Z',
      daysLeft: 29,
    });
  });

  it('names the file of an import', () => {
    const undone = { ...batch, trips: 0, fuel: 200, equipment: 3, importName: 'fuel.csv', deletedBy: null };
    expect(trashLine(undone, new Date('2026-11-02T12:00:00Z'))).toMatchObject({
      title: '200 fuel purchases and 3 units',
      importName: 'fuel.csv',
      deletedBy: 'a former colleague',
    });
  });

  it('joins several kinds', () => {
    expect(
      countedKinds({ trips: 1, fuel: 2, equipment: 1, documents: 1, receipts: 0, tanks: 0, tankEntries: 0 }),
    ).toBe('1 trip, 2 fuel purchases, 1 unit and 1 document');
    expect(
      countedKinds({ trips: 0, fuel: 0, equipment: 0, documents: 0, receipts: 2, tanks: 0, tankEntries: 0 }),
    ).toBe('2 receipts');
  });
});
