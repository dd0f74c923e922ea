import { describe, expect, it } from 'vitest';
import { sortedByTax, type RecordByTax } from '~/areas/ledger/rules/tax-order';

const record = (id: number, cents: number | null, date = '2026-11-01', kind: 1 | 2 = 2): RecordByTax => ({
  kind,
  id,
  date,
  cents,
});
const ids = (records: readonly RecordByTax[]) => records.map(({ id }) => id);

describe('records by their tax', () => {
  const records = [
    record(1, 500),
    record(2, null),
    record(3, -2000),
    record(4, 500, '2026-10-31'),
    record(5, 500, '2026-11-01', 1),
    record(6, 0),
    record(7, null, '2026-12-01'),
  ];

  it('begin with the greatest credit, equal ones by day, kind and id', () => {
    expect(ids(sortedByTax(records, 'asc'))).toEqual([3, 6, 4, 5, 1, 2, 7]);
  });

  it('turn round as a whole, those without a tax still last', () => {
    expect(ids(sortedByTax(records, 'desc'))).toEqual([1, 5, 4, 6, 3, 7, 2]);
  });

  it('are the same from any order', () => {
    expect(ids(sortedByTax([...records].reverse(), 'asc'))).toEqual(ids(sortedByTax(records, 'asc')));
  });
});
