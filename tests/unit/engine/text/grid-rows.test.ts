import { describe, expect, it } from 'vitest';
import { isFilled, MOST_ROWS, withBlankRows, type GridRow } from '~/engine/text/grid-rows';

type Name = 'unit' | 'date' | 'miles';
let made = 0;
const row = (values: Partial<Record<Name, string>>): GridRow<Name> => ({
  key: `row-${++made}`,
  values: { unit: '', date: '', miles: '', ...values },
  errors: {},
});
const start = {
  values: { unit: 'T1', date: '', miles: '' },
  given: ['unit', 'date'] as const,
  newKey: () => 'new',
};

describe('a row of a grid', () => {
  it('is filled by anything but spaces and what it began with', () => {
    const given = ['unit', 'date'];
    expect(isFilled({ unit: 'T1', date: '2026-07-01', miles: ' ' }, given)).toBe(false);
    expect(isFilled({ unit: '', date: '', miles: '5' }, given)).toBe(true);
    expect(isFilled({}, given)).toBe(false);
    expect(isFilled({ unit: 'T1' }, [])).toBe(true);
  });

  it('begins as the last one does, in the columns that go on', () => {
    const rows = [
      row({ unit: 'T1', date: '2026-07-01' }),
      row({ unit: 'T2', date: '2026-07-02', miles: '40' }),
    ];
    const more = withBlankRows(rows, 2, start);
    expect(more.slice(0, 2)).toEqual(rows);
    expect(more.slice(2)).toEqual(
      [1, 2].map(() => ({ key: 'new', values: { unit: 'T2', date: '2026-07-02', miles: '' }, errors: {} })),
    );
    // Each has values of its own.
    expect(more[2]?.values).not.toBe(more[3]?.values);
  });

  it('begins as the page says where there is no row yet', () => {
    expect(withBlankRows([], 1, start)).toEqual([{ key: 'new', values: start.values, errors: {} }]);
    expect(start.values).toEqual({ unit: 'T1', date: '', miles: '' });
  });

  it('is one of two hundred at most', () => {
    const rows = Array.from({ length: MOST_ROWS - 3 }, () => row({}));
    expect(withBlankRows(rows, 10, start)).toHaveLength(200);
    expect(withBlankRows(withBlankRows(rows, 10, start), 10, start)).toHaveLength(200);
    expect(
      withBlankRows(
        Array.from({ length: 205 }, () => row({})),
        10,
        start,
      ),
    ).toHaveLength(205);
    expect(withBlankRows([], 0, start)).toEqual([]);
  });
});
