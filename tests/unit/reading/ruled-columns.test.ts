import { describe, expect, it } from 'vitest';
import { withRuledColumns } from '~/reading/ruled-columns';
import { at, linesOfItems, readItems, stopsInShort, TRIP } from '../../factories/confirmation-pages';

/** Lines of a printer: every letter as wide as the others. */
const printed = (lines: readonly string[]) =>
  lines.flatMap((text, index) =>
    text.trim() === '' ? [] : [at(40, 100 + index * 10, text, { x1: 40 + text.length * 5.4, mono: true })],
  );
const cells = (...lines: readonly string[]) =>
  withRuledColumns(linesOfItems(printed(lines))).map((line) =>
    line.cells.map(({ text }) => text).join(' | '),
  );

describe('columns under a rule of dashes', () => {
  it('are a single space apart', () => {
    expect(
      cells(
        'SEQ TYP NAME       CITY',
        '--- --- ---------- ----------',
        '001 PUP HAYS FARM  FORT HAYS',
        '002 DLV BIG BOX    DENVER',
      ),
    ).toEqual([
      'SEQ | TYP | NAME | CITY',
      '001 | PUP | HAYS FARM | FORT HAYS',
      '002 | DLV | BIG BOX | DENVER',
    ]);
  });

  it('end with the lines that are close to each other', () => {
    expect(cells('A BB CC DD', '- -- -- --', '1 22 33 44', '', '1 22 33 44').at(-1)).toBe('1 22 33 44');
  });

  it('are none under a line between two parts of a page, or a field to fill in', () => {
    expect(cells('LOAD 1', '------------------------', 'A B C')).toEqual([
      'LOAD 1',
      '------------------------',
      'A B C',
    ]);
    expect(cells('Signed ____ Date ____', 'A B C')).toEqual(['Signed ____ Date ____', 'A B C']);
  });

  it('make a table of stops', () => {
    expect(
      stopsInShort(
        readItems(
          printed([
            'SEQ TYP NAME       CITY       ST ZIP   DATE',
            '--- --- ---------- ---------- -- ----- ----------',
            '001 PUP ACME FOODS DALLAS     TX 75201 07/13/2026',
            '002 DLV BIG BOX    MEMPHIS    TN 38103 07/14/2026',
          ]),
        ),
      ).map((stop) => stop.toUpperCase()),
    ).toEqual(TRIP.map((stop) => stop.toUpperCase()));
  });
});
