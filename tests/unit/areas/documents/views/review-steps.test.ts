import { describe, expect, it } from 'vitest';
import {
  applyReviewStep,
  flagsNow,
  withLeastStops,
  type ReviewedStop,
} from '~/areas/documents/views/review-steps';

const stop = (city: string, read: number | null): ReviewedStop => ({ city, state: 'TX', zip: '', read });
const STOPS = [stop('Dallas', 0), stop('Austin', 1), stop('Waco', 2)];
const after = (intent: string) => {
  const outcome = applyReviewStep(STOPS, intent);
  return (
    outcome && {
      order: outcome.stops.map(({ city, read }) => `${city || '-'}${read ?? ''}`).join(' '),
      at: outcome.at,
    }
  );
};

describe('the order of the stops in the review', () => {
  it.each([
    ['stop-up:1', 'Austin1 Dallas0 Waco2', 0],
    ['stop-down:1', 'Dallas0 Waco2 Austin1', 2],
    ['insert-stop:0', '- Dallas0 Austin1 Waco2', 0],
    ['insert-stop:2', 'Dallas0 Austin1 - Waco2', 2],
    ['insert-stop:3', 'Dallas0 Austin1 Waco2 -', 3],
    ['remove-stop:1', 'Dallas0 Waco2', 0],
    ['stop-up:0', 'Dallas0 Austin1 Waco2', 0],
    ['stop-down:2', 'Dallas0 Austin1 Waco2', 2],
    ['stop-up:9', 'Dallas0 Austin1 Waco2', 2],
    ['insert-stop:9', 'Dallas0 Austin1 Waco2', 0],
  ])('%s gives %s', (intent, order, at) => {
    expect(after(intent)).toEqual({ order, at });
  });

  it.each(['make', '', 'stop-up', 'stop-up:x', 'remove-stop:-1'])('knows no step "%s"', (intent) => {
    expect(after(intent)).toBeNull();
  });

  it('always shows two rows', () => {
    expect(withLeastStops([])).toHaveLength(2);
    expect(withLeastStops(STOPS)).toEqual(STOPS);
  });
});

describe('what to check about a stop', () => {
  const moved = [stop('Austin', 1), stop('', null), stop('Dallas', 0)];

  it.each([
    ['Stop 2 (Austin, TX) has no date.', ['Stop 1 (Austin, TX) has no date.']],
    [
      'The year of stop 1 is not printed: check that it was 2026.',
      ['The year of stop 3 is not printed: check that it was 2026.'],
    ],
    [
      'Stops 1 and 2 are the same place: one of them may be printed twice.',
      ['Stops 1 and 3 are the same place: one of them may be printed twice.'],
    ],
    ['Stop 3 (Waco, TX) has no date.', []],
    ['Stops 2 and 3 are the same place: one of them may be printed twice.', []],
    ['Check the 2 numbers of Dallas.', ['Check the 2 numbers of Dallas.']],
  ])('"%s" counts the stops as they stand', (flag, now) => {
    expect(flagsNow([{ text: flag }], moved).map(({ text }) => text)).toEqual(now);
  });
});
