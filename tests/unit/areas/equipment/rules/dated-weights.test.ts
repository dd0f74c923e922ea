import { describe, expect, it } from 'vitest';
import {
  heaviestOf,
  keptEarlier,
  spanOn,
  weightSpans,
  weightsBetween,
  type EarlierWeights,
} from '~/areas/equipment/rules/dated-weights';
import { qualifyDuring } from '~/areas/equipment/rules/qualified-vehicle';

const weights = (combinationWeightPounds: number | null, axles: number | null = 5) => ({
  axles,
  registeredWeightPounds: 33_000,
  combinationWeightPounds,
});
const row = (from: string | null, pounds: number | null): EarlierWeights => ({ from, ...weights(pounds) });
const NONE = { axles: null, registeredWeightPounds: null, combinationWeightPounds: null };

describe('the weights of a vehicle', () => {
  it('are one span where they never changed, on every day', () => {
    expect(weightSpans(weights(80_000))).toEqual([row(null, 80_000)]);
    // A first day without another weight before it: nothing else is known of the days before.
    const spans = weightSpans({ ...weights(80_000), weightsFrom: '2026-08-15' });
    expect(spans).toEqual([row(null, 80_000)]);
    expect(spanOn(spans, '2020-01-01')).toEqual(row(null, 80_000));
  });

  it('count from their day until the day before the next, in whatever order they are kept', () => {
    const spans = weightSpans({
      ...weights(76_000),
      weightsFrom: '2026-09-01',
      earlierWeights: [row('2026-08-15', 90_000), row(null, 80_000)],
    });
    expect(
      ['2026-08-14', '2026-08-15', '2026-08-31', '2026-09-01', null].map(
        (day) => spanOn(spans, day)?.combinationWeightPounds,
      ),
    ).toEqual([80_000, 90_000, 90_000, 76_000, 80_000]);
  });

  it('are one span where they are alike, and those of a period are those of its days', () => {
    const vehicle = {
      ...weights(80_000),
      weightsFrom: '2026-09-01',
      earlierWeights: [row(null, 60_000), row('2026-08-15', 80_000)],
    };
    expect(weightSpans(vehicle).map(({ from }) => from)).toEqual([null, '2026-08-15']);
    const during = (first: string, last: string) =>
      weightsBetween(vehicle, first, last).map(({ combinationWeightPounds }) => combinationWeightPounds);
    expect(during('2026-04-01', '2026-06-30')).toEqual([60_000]);
    expect(during('2026-07-01', '2026-09-30')).toEqual([60_000, 80_000]);
    expect(during('2026-08-15', '2026-08-15')).toEqual([80_000]);
    expect(during('2026-08-14', '2026-08-14')).toEqual([60_000]);
    expect(during('2026-10-01', '2026-12-31')).toEqual([80_000]);
  });

  it('keep those of before when others are entered from a later day', () => {
    const before = weights(80_000);
    const after = { ...weights(76_000), weightsFrom: '2026-08-15' };
    expect(keptEarlier(before, after)).toEqual([row(null, 80_000)]);
    const next = { ...weights(90_000), weightsFrom: '2026-09-01', earlierWeights: [row(null, 80_000)] };
    expect(keptEarlier({ ...after, earlierWeights: [row(null, 80_000)] }, next)).toEqual([
      row(null, 80_000),
      row('2026-08-15', 76_000),
    ]);
  });

  it('are corrected where no other day is entered, and keep nothing that nobody knew', () => {
    const before = { ...weights(80_000), weightsFrom: '2026-08-15' };
    expect(keptEarlier(before, { ...weights(78_000), weightsFrom: '2026-08-15' })).toEqual([]);
    expect(keptEarlier(before, weights(78_000))).toEqual([]);
    expect(keptEarlier(before, { ...weights(80_000), weightsFrom: '2026-08-20' })).toEqual([]);
    expect(keptEarlier(before, { ...weights(78_000), weightsFrom: '2026-08-01' })).toEqual([]);
    expect(keptEarlier(NONE, { ...weights(78_000), weightsFrom: '2026-08-15' })).toEqual([]);
    expect(keptEarlier(null, { ...weights(78_000), weightsFrom: '2026-08-15' })).toEqual([]);
    // The same change that comes twice.
    const saved = { ...weights(76_000), weightsFrom: '2026-08-15', earlierWeights: [row(null, 80_000)] };
    expect(keptEarlier(saved, saved)).toEqual([row(null, 80_000)]);
  });

  it('take the row that was written for the days of before', () => {
    const after = { ...weights(76_000), weightsFrom: '2026-08-15', earlierWeights: [row(null, 79_000)] };
    expect(keptEarlier(weights(80_000), after)).toEqual([row(null, 79_000)]);
  });

  it('are heavy by the more of the two', () => {
    expect([weights(80_000), weights(20_000), weights(null), NONE].map(heaviestOf)).toEqual([
      80_000, 33_000, 33_000, 0,
    ]);
  });

  it('qualify a vehicle for a quarter on any day of which it qualified', () => {
    const light = { axles: 2, registeredWeightPounds: 19_000, combinationWeightPounds: null };
    const vehicle = {
      ...light,
      recreational: false,
      weightsFrom: '2026-08-15',
      earlierWeights: [{ ...light, from: null, registeredWeightPounds: 33_000 }],
    };
    const during = (first: string, last: string) => qualifyDuring(vehicle, first, last).qualified;
    expect(during('2026-04-01', '2026-06-30')).toBe('yes');
    expect(during('2026-07-01', '2026-09-30')).toBe('yes');
    expect(during('2026-10-01', '2026-12-31')).toBe('no');
    expect(qualifyDuring({ ...vehicle, recreational: true }, '2026-07-01', '2026-09-30').qualified).toBe(
      'no',
    );
  });
});
