import { describe, expect, it } from 'vitest';
import { smallRouter, stop, TEXT } from '../small-network';

const TOLLED = TEXT.replace('108.0 Dogwood MO', '108.0$ Dogwood MO').replace('54.0 Fir', '54.0$ Fir');

const drive = (text: string, from: string, to: string, avoidTolls = false) => {
  const outcome = smallRouter(text).route({ stops: [stop(from), stop(to)], avoidTolls });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.trip;
};

describe('toll miles of a trip', () => {
  it('are by jurisdiction, in the order of first entry, and sum to the whole', () => {
    const trip = drive(TOLLED, 'Birch KS', 'Fir MO');
    expect(trip.tollTenthMiles).toBe(1620);
    expect(trip.tolls).toEqual([
      { jurisdiction: 'KS', distanceTenthMiles: 545 },
      { jurisdiction: 'MO', distanceTenthMiles: 1075 },
    ]);
  });

  it('are not named where there are none', () => {
    expect(drive(TEXT, 'Birch KS', 'Fir MO')).not.toHaveProperty('tolls');
    expect(drive(TOLLED, 'Dogwood MO', 'Elm MO')).not.toHaveProperty('tolls');
  });

  it('are avoided where another way leads', () => {
    const free = drive(TOLLED, 'Birch KS', 'Elm MO', true);
    expect(free.tollTenthMiles).toBe(0);
    expect(free.highways.map(({ highway }) => highway)).toContain('US-2');
  });
});
