import { describe, expect, it } from 'vitest';
import { milesBetween, placeLabel, type Place } from '~/engine/places/place';
import {
  CITY_PEOPLE,
  HIT_RANKS,
  rankHits,
  allowedEdits,
  editsToKey,
  type HitRank,
  type RankedHit,
} from '~/engine/places/place-ranking';
import { keysOneEditAway, editDistance } from '~/engine/places/typing-errors';

const place = (id: string, population = 0): Place => ({
  id,
  name: id.slice(3),
  state: id.slice(0, 2),
  key: id.slice(3),
  lat: 0,
  lon: 0,
  population,
  postalArea: null,
});
const hit = (id: string, rank: HitRank, more: { population?: number; edits?: number } = {}): RankedHit => ({
  place: place(id, more.population),
  rank,
  ...(more.edits === undefined ? {} : { edits: more.edits }),
});
const idsOf = (hits: readonly RankedHit[]) => hits.map((one) => one.place.id);

describe('search results stand', () => {
  it('by how exactly they answer: name and state first, then the name, cities one edit away, beginnings, likes', () => {
    const best: HitRank[] = [
      'exact-in-state',
      'exact',
      'exact-in-begun-state',
      'near-miss-of-a-city',
      'town-of-state',
      'prefix',
      'prefix-in-state',
      'prefix-in-begun-state',
      'similar',
      'town-of-state-code',
    ];
    expect(HIT_RANKS).toEqual(best);
    const hits = best.map((rank, index) => hit(`IL-${index}`, rank, { population: index * 1_000 }));
    expect(idsOf(rankHits([...hits].reverse(), 20))).toEqual(idsOf(hits));
  });

  it('then by edits, then by people, then by their id', () => {
    const few = hit('IL-a', 'similar', { edits: 1, population: 5 });
    const many = hit('IL-b', 'similar', { edits: 2, population: 500 });
    expect(idsOf(rankHits([many, few], 5))).toEqual(['IL-a', 'IL-b']);
    expect(idsOf(rankHits([few, hit('IL-c', 'similar')], 5))).toEqual(['IL-c', 'IL-a']);
    expect(
      idsOf(rankHits([hit('IL-a', 'exact', { population: 1 }), hit('IL-b', 'exact', { population: 2 })], 5)),
    ).toEqual(['IL-b', 'IL-a']);
    expect(idsOf(rankHits([hit('IL-b', 'exact'), hit('IL-c', 'exact'), hit('IL-a', 'exact')], 5))).toEqual([
      'IL-a',
      'IL-b',
      'IL-c',
    ]);
  });

  it('each once, at its best, and no more than were asked for', () => {
    const hits = [
      hit('IL-a', 'similar'),
      hit('IL-a', 'exact'),
      hit('IL-b', 'prefix'),
      hit('IL-c', 'similar'),
    ];
    expect(rankHits(hits, 5).map(({ place: { id }, rank }) => [id, rank])).toEqual([
      ['IL-a', 'exact'],
      ['IL-b', 'prefix'],
      ['IL-c', 'similar'],
    ]);
    expect(idsOf(rankHits(hits, 2))).toEqual(['IL-a', 'IL-b']);
    expect(rankHits([], 5)).toEqual([]);
  });

  it('with a city of 50,000 for what may be meant by a typing error', () => {
    expect(CITY_PEOPLE).toBe(50_000);
  });
});

describe('edits that are forgiven', () => {
  it('are none under four letters and over forty, one to five letters, two to eight, three from nine', () => {
    expect([3, 4, 5, 6, 8, 9, 40, 41].map(allowedEdits)).toEqual([0, 1, 1, 2, 2, 3, 3, 0]);
  });

  it('are counted against the whole key, or its beginning at half an edit more', () => {
    expect(editsToKey('waco', 'waco')).toBe(0);
    expect(editsToKey('chicgo', 'chicago')).toBe(1);
    expect(editsToKey('chicag', 'chicago')).toBe(0.5);
    expect(editsToKey('chica', 'chicagoheights')).toBe(0.5);
    expect(editsToKey('chcago', 'chicagoheights')).toBe(1.5);
    expect(editsToKey('chiacgo', 'chicagoheights')).toBe(1.5);
    expect(editsToKey('wacp', 'wacoville')).toBeUndefined();
    expect(editsToKey('mil', 'mill')).toBeUndefined();
    expect(editsToKey('springfeild', 'springfield')).toBe(1);
    expect(editsToKey('chicago', 'chic')).toBeUndefined();
  });

  it('count a swap of neighbors once, wherever it is', () => {
    for (const typed of ['hcicago', 'cihcago', 'chicaog'])
      expect([typed, editDistance(typed, 'chicago')]).toEqual([typed, 1]);
    expect(editDistance('ab', 'ba')).toBe(1);
    expect(editDistance('abc', 'cab')).toBe(2);
    expect(editDistance('ca', 'abc')).toBe(3);
  });

  it('are counted no further than asked, also where the lengths alone tell', () => {
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
    expect(editDistance('a', 'abcd', 2)).toBe(3);
    expect(editDistance('a', 'abcd', 3)).toBe(3);
    expect(editDistance('abcdefgh', 'uvwxyzgh')).toBe(5);
  });

  it('hold every kind at every place of a short name', () => {
    const keys = new Set(keysOneEditAway('waco'));
    for (const edit of [
      'aco',
      'wco',
      'wao',
      'wac',
      'awco',
      'wcao',
      'waoc',
      'xwaco',
      'wxaco',
      'waxco',
      'wacxo',
      'wacox',
      'xaco',
      'wxco',
      'waxo',
      'wacx',
      'zwaco',
    ])
      expect(keys).toContain(edit);
    expect(keys).not.toContain('waco');
    expect(keysOneEditAway('abc')).toContain('ab');
    expect(keysOneEditAway('a'.repeat(24))).toContain('a'.repeat(23));
  });
});

describe('a place', () => {
  it('is shown with its state', () => {
    expect(placeLabel({ name: 'Chicago', state: 'IL' })).toBe('Chicago, IL');
  });

  it('is as far from another as the great circle tells', () => {
    const at = (lat: number, lon: number) => ({ lat, lon });
    expect(milesBetween(at(0, 0), at(90, 0))).toBeCloseTo(6218.41, 1);
    expect(milesBetween(at(0, 0), at(0, 1))).toBeCloseTo(69.093, 2);
    expect(milesBetween(at(60, 0), at(60, 1))).toBeCloseTo(34.546, 2);
    expect(milesBetween(at(10, -90), at(-10, 90))).toBeCloseTo(12436.82, 1);
    // Chicago and New York: 711 miles.
    expect(milesBetween(at(41.8781, -87.6298), at(40.7128, -74.006))).toBeCloseTo(711, 0);
    expect(milesBetween(at(35.2, -101.8), at(35.2, -101.8))).toBe(0);
  });
});
