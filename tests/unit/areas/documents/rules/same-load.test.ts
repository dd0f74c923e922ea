import { describe, expect, it } from 'vitest';
import { isSameLoad, repeatedLoads, type LoadPaper } from '~/areas/documents/rules/same-load';
import type { LoadDetail, ReadStop } from '~/reading/reading';

let made = 0;
const paper = (
  loadNumber: string | undefined,
  {
    broker,
    doubt,
    towns = ['Dallas TX', 'Reno NV'],
    tripId = null,
  }: {
    broker?: string;
    doubt?: string;
    towns?: string[];
    tripId?: number | null;
  } = {},
): LoadPaper => ({
  id: `paper-${++made}`,
  tripId,
  createdAt: new Date(made * 1000),
  reading: {
    loadNumber,
    stops: towns.map((town) => ({ city: town.slice(0, -3), state: town.slice(-2) }) as ReadStop),
    details: broker === undefined ? [] : [{ kind: 'broker', value: broker, doubt } as LoadDetail],
  },
});
const pairs = (...papers: LoadPaper[]) =>
  [...repeatedLoads(papers)].map(([id, first]) => [
    papers.findIndex((one) => one.id === id),
    papers.indexOf(first),
  ]);

describe('papers about one load', () => {
  it('are those of one number from one broker, however it is written', () => {
    expect(
      pairs(paper('LD-4471', { broker: 'TRUE NORTH, LLC' }), paper('ld 4471', { broker: 'True North LLC' })),
    ).toEqual([[1, 0]]);
  });
  it('are those of one number on one way where the broker is not certain', () => {
    expect(pairs(paper('4471'), paper('4471'))).toEqual([[1, 0]]);
    expect(
      pairs(paper('4471', { broker: 'A Co', doubt: 'once' }), paper('4471', { broker: 'B Co' })),
    ).toEqual([[1, 0]]);
    expect(pairs(paper('4471'), paper('4471', { towns: ['Omaha NE', 'Reno NV'] }))).toEqual([]);
  });
  it('are not those of two brokers, of short numbers or of none', () => {
    expect(pairs(paper('4471', { broker: 'A Co' }), paper('4471', { broker: 'B Co' }))).toEqual([]);
    expect(pairs(paper('3'), paper('3'))).toEqual([]);
    expect(pairs(paper(undefined), paper(undefined))).toEqual([]);
  });
  it('count by the one that has a trip, else by the first', () => {
    expect(pairs(paper('4471'), paper('4471', { tripId: 7 }), paper('4471'))).toEqual([
      [0, 1],
      [2, 1],
    ]);
  });
  it('are none that were not read, and none without two towns where the broker is not certain', () => {
    const unread: LoadPaper = { id: 'unread', tripId: null, createdAt: new Date(0), reading: null };
    expect(pairs(unread, { ...unread, id: 'other' })).toEqual([]);
    expect(pairs(paper('4471', { towns: [] }), paper('4471', { towns: [] }))).toEqual([]);
    expect(pairs(paper('4471', { towns: ['Reno NV'] }), paper('4471', { towns: ['Reno NV'] }))).toEqual([]);
    const old = paper('4471', { broker: 'A Co' });
    expect(pairs({ ...old, reading: { ...old.reading!, details: undefined } }, paper('4471'))).toEqual([
      [1, 0],
    ]);
  });
  it('are on one way from the first town to the last', () => {
    const way = (...towns: string[]) => paper('4471', { towns });
    expect(pairs(way('Dallas TX', 'Waco TX', 'Reno NV'), way('Dallas TX', 'Reno NV'))).toEqual([[1, 0]]);
    expect(pairs(way('Dallas TX', 'Reno NV'), way('Dallas TX', 'Reno NV', 'Omaha NE'))).toEqual([]);
  });
  it('go by the broker alone where both are certain', () => {
    expect(
      pairs(
        paper('4471', { broker: 'A Co' }),
        paper('4471', { broker: 'A Co', towns: ['Omaha NE', 'Reno NV'] }),
      ),
    ).toEqual([[1, 0]]);
    const other = paper('4471', { broker: 'A Co' });
    const contact = { kind: 'contact', value: 'Dana' } as LoadDetail;
    expect(
      pairs(
        { ...other, reading: { ...other.reading!, details: [contact, ...other.reading!.details!] } },
        paper('4471', { broker: 'A Co' }),
      ),
    ).toEqual([[1, 0]]);
  });
  it('are two papers, of one number', () => {
    const one = paper('4471', { broker: 'A Co' });
    expect(isSameLoad(one, one)).toBe(false);
    expect(isSameLoad(one, paper('4472', { broker: 'A Co' }))).toBe(false);
    expect(isSameLoad(paper('3', { broker: 'A Co' }), paper('3', { broker: 'A Co' }))).toBe(false);
    expect(isSameLoad(one, paper('4471', { broker: 'A Co' }))).toBe(true);
    expect(isSameLoad(one, paper('4471', { towns: ['Omaha NE', 'Reno NV'] }))).toBe(false);
  });
  it('count by the first that came, and by the id of those of one moment', () => {
    const [b, a] = [paper('4471'), paper('4471')].map((one, index) => ({
      ...one,
      id: index === 0 ? 'b' : 'a',
      createdAt: new Date(5_000),
    })) as [LoadPaper, LoadPaper];
    expect(pairs(b, a)).toEqual([[0, 1]]);
    const late = { ...paper('4471'), createdAt: new Date(9_000_000) };
    expect(pairs(late, { ...paper('4471'), createdAt: new Date(1_000) })).toEqual([[0, 1]]);
  });
});
