import { describe, expect, it } from 'vitest';
import { pageItemsOf } from '../../factories/page-items';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import { paperLinesOf } from '~/reading/paper-lines';
import { cellPlaceOf, pickedCents, pickedDate, pickedNumber, pickedPlace } from '~/reading/picked-line';
import type { DocumentPage } from '~/reading/page-items';

const pageOf = (rows: readonly (readonly (readonly [x: number, text: string])[])[]): DocumentPage => ({
  ...pageItemsOf([]),
  items: rows.flatMap((row, index) =>
    row.map(([x, text]) => ({
      text,
      x0: x,
      x1: x + text.length * 5,
      y: 60 + index * 14,
      size: 10,
      font: 'f1',
      mono: false,
    })),
  ),
});

const beside = paperLinesOf([
  pageOf([
    [
      [40, 'ACME Foods'],
      [320, 'Big Box DC'],
    ],
    [
      [40, '100 Main St'],
      [320, 'Memphis, TN 38103'],
    ],
    [[40, 'Dallas, TX 75201']],
    [],
    [
      [40, 'Prairie Mills'],
      [180, 'Omaha'],
      [320, 'NE'],
      [420, '68102'],
    ],
    [],
    [
      [40, 'Desert Tile'],
      [320, 'Phoenix,'],
    ],
    [[320, 'AZ 85003']],
  ]),
]);

describe('a line that is picked for a stop', () => {
  const townAt = (line: number, cell: number) => pickedPlace(beside, { line, cell }, gazetteer())?.city;

  it('gives the town of its own block where two stand side by side', () => {
    expect([townAt(0, 0), townAt(1, 0), townAt(2, 0)]).toEqual(['Dallas', 'Dallas', 'Dallas']);
    expect([townAt(0, 1), townAt(1, 1)]).toEqual(['Memphis', 'Memphis']);
  });

  it('gives the town of its row in a table, by any cell of it', () => {
    expect([0, 1, 2, 3].map((cell) => townAt(3, cell))).toEqual(['Omaha', 'Omaha', 'Omaha', 'Omaha']);
  });

  it('gives the town that is broken over two lines, by either', () => {
    expect([townAt(4, 1), townAt(5, 0)]).toEqual(['Phoenix', 'Phoenix']);
  });

  it('gives nothing where there is none', () => {
    const lines = paperLinesOf([pageItemsOf(['Drive with care', 'Call the desk'])]);
    expect(pickedPlace(lines, { line: 0, cell: 0 }, gazetteer())).toBeUndefined();
    expect(pickedPlace(lines, { line: 9, cell: 0 }, gazetteer())).toBeUndefined();
  });

  it('gives the town of a code alone', () => {
    const lines = paperLinesOf([pageItemsOf(['38103'])]);
    expect(pickedPlace(lines, { line: 0, cell: 0 }, gazetteer())?.state).toBe('TN');
  });
});

describe('a line that is picked for another field', () => {
  const lines = paperLinesOf([
    pageItemsOf([
      'Folder 77-4471',
      'Load # L9',
      'Be there 09/15 14:00',
      'Hauler gets $1,850.00',
      'Ceiling 2400',
      'Batch',
      'TC-1200X',
    ]),
  ]);
  const at = (line: number) => ({ line, cell: 0 });

  it('gives the number behind its label, or under it', () => {
    expect([0, 1, 5].map((line) => pickedNumber(lines, at(line)))).toEqual(['77-4471', 'L9', 'TC-1200X']);
  });

  it('gives the date, its year from the others of the paper', () => {
    expect(pickedDate(lines, at(2), '2026-09-14')).toBe('2026-09-15');
    expect(pickedDate(lines, at(6), '2026-09-14')).toBeUndefined();
  });

  it('gives the sum, one without cents only where it was picked itself', () => {
    expect([3, 4, 1].map((line) => pickedCents(lines, at(line)))).toEqual([185_000, 240_000, undefined]);
    expect(pickedCents(lines, at(0))).toBeUndefined();
  });

  it('is told by its line and its cell', () => {
    expect(cellPlaceOf('14:2')).toEqual({ line: 14, cell: 2 });
    expect(['', '14', '-1:2', '14:2:3'].map(cellPlaceOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
