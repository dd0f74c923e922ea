import { describe, expect, it } from 'vitest';
import { tripsOfRows, type OdometerRow } from '~/areas/trips/rules/odometer-rows';

const row = (values: Partial<OdometerRow>): OdometerRow => ({
  key: crypto.randomUUID(),
  unit: 'T-1',
  date: '11/02/2026',
  state: '',
  start: '',
  end: '',
  from: '',
  to: '',
  ...values,
});
const statesOf = (rows: OdometerRow[]) =>
  tripsOfRows(rows).map((trip) => trip.rows.map(({ state }) => state).join(' '));

describe('tripsOfRows', () => {
  it('makes one trip of the lines of a truck and a day, with the reading at each state line', () => {
    const [trip, ...others] = tripsOfRows([
      row({ state: 'TX', start: '100,000', end: '100200' }),
      row({ state: 'OK', start: '100200', end: '100450' }),
      row({ state: 'KS', end: '100500' }),
    ]);
    expect(others).toEqual([]);
    expect(trip?.readings).toEqual(['100,000', '100200', '100450']);
    expect(trip?.odometerEnd).toBe('100500');
  });

  it('continues where only the start of the next state was written down', () => {
    const [trip] = tripsOfRows([
      row({ state: 'TX', start: '100' }),
      row({ state: 'OK', start: '250', end: '300' }),
    ]);
    expect([trip?.readings, trip?.odometerEnd]).toEqual([['100', '250'], '300']);
  });

  it('begins another trip with another truck or day, the same state again, or a gap on the odometer', () => {
    const first = row({ state: 'TX', start: '100', end: '200' });
    expect(statesOf([first, row({ state: 'OK', unit: 'T-2', end: '300' })])).toEqual(['TX', 'OK']);
    expect(statesOf([first, row({ state: 'OK', date: '11/03/2026', end: '300' })])).toEqual(['TX', 'OK']);
    expect(statesOf([first, row({ state: 'tx', end: '300' })])).toEqual(['TX', 'tx']);
    expect(statesOf([first, row({ state: 'OK', start: '210', end: '300' })])).toEqual(['TX', 'OK']);
  });

  it('begins another trip at a From and after a To', () => {
    const first = row({ state: 'TX', start: '100', end: '200' });
    expect(statesOf([first, row({ state: 'OK', end: '300', from: 'Tulsa, OK' })])).toEqual(['TX', 'OK']);
    expect(statesOf([{ ...first, to: 'Dallas, TX' }, row({ state: 'OK', end: '300' })])).toEqual([
      'TX',
      'OK',
    ]);
  });

  it('takes an empty start from the line above of the same truck, the day after too, and never of another', () => {
    const first = row({ state: 'TX', start: '100', end: '200' });
    expect(tripsOfRows([first, row({ state: 'TX', date: '11/03/2026', end: '300' })])[1]?.readings).toEqual([
      '200',
    ]);
    expect(tripsOfRows([first, row({ state: 'TX', unit: 'T-2', end: '300' })])[1]?.readings).toEqual(['']);
  });
});
