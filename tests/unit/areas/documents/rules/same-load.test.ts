import { describe, expect, it } from 'vitest';
import { repeatedLoads, type LoadPaper } from '~/areas/documents/rules/same-load';
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
});
