import { describe, expect, it } from 'vitest';
import { groupPieces } from '../../../app/cli/join-chunks.mjs';

type Piece = { bytes: number; pages: Set<string>; imports?: string[]; isEntry?: boolean };
const pieces = (all: Record<string, [bytes: number, pages: string, more?: Partial<Piece>]>) =>
  new Map<string, Piece>(
    Object.entries(all).map(([name, [bytes, pages, more]]) => [
      name,
      { bytes, pages: new Set(pages.split(' ')), ...more },
    ]),
  );
const sorted = (groups: string[][]) => groups.map((names) => names.sort().join('+')).sort();

describe('groupPieces', () => {
  it('puts what the same pages load into one file', () => {
    const groups = groupPieces(
      pieces({ a: [9000, 'list trip'], b: [9000, 'list trip'], c: [9000, 'admin'] }),
    );
    expect(sorted(groups)).toEqual(['a+b', 'c']);
  });

  it('spares a page a request where what it does not need is smaller than one', () => {
    expect(sorted(groupPieces(pieces({ a: [5000, 'list trip'], b: [1000, 'list'] })))).toEqual(['a+b']);
    expect(sorted(groupPieces(pieces({ a: [5000, 'list trip'], b: [4000, 'list'] })))).toEqual(['a', 'b']);
  });

  it('counts a byte more where it is said to weigh more', () => {
    const all = pieces({ a: [5000, 'front list'], b: [1000, 'list'] });
    expect(sorted(groupPieces(all, new Map([['front', { visits: 1, bytes: 4 }]])))).toEqual(['a', 'b']);
    const often = new Map([['list', { visits: 10, bytes: 1 }]]);
    expect(sorted(groupPieces(pieces({ a: [9000, 'front list'], b: [4000, 'list'] }), often))).toEqual([
      'a+b',
    ]);
  });

  it('never puts two entries into one file', () => {
    const groups = groupPieces(
      pieces({ a: [10, 'list', { isEntry: true }], b: [10, 'list', { isEntry: true }], c: [10, 'list'] }),
    );
    expect(groups).toHaveLength(2);
  });

  it('makes no two files that import each other', () => {
    const groups = groupPieces(
      pieces({
        top: [10, 'list trip', { imports: ['middle'] }],
        middle: [90_000, 'list trip admin', { imports: ['bottom'] }],
        bottom: [10, 'list trip', {}],
      }),
    );
    const fileOf = (name: string) => groups.findIndex((names) => names.includes(name));
    expect(fileOf('top') === fileOf('bottom') && fileOf('middle') !== fileOf('top')).toBe(false);
  });

  it('keeps every piece in one group only, whatever the pages are', () => {
    const all = pieces(
      Object.fromEntries(
        Array.from({ length: 40 }, (_none, index) => [
          `piece-${index}`,
          [100 + index * 250, [`p${index % 3}`, `p${index % 7}`, `p${index % 11}`].join(' ')] as [
            number,
            string,
          ],
        ]),
      ),
    );
    const groups = groupPieces(all);
    expect(groups.flat().sort()).toEqual([...all.keys()].sort());
    expect(groups.length).toBeLessThan(all.size);
  });
});
