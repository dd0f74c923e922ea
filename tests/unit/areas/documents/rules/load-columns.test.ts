import { describe, expect, it } from 'vitest';
import { LOAD_COLUMNS, type ExportedLoad } from '~/areas/documents/rules/load-columns';
import type { LoadDetail, ReadConfirmation } from '~/reading/reading';

const detail = (kind: string, value: string, more: object = {}) =>
  ({ kind, value, ...more }) as unknown as LoadDetail;
const reading = (given: object): ReadConfirmation =>
  ({
    stops: [],
    flags: [],
    loadNumber: undefined,
    rateCents: undefined,
    ...given,
  }) as unknown as ReadConfirmation;

/** The line of a load by heading, without its empty cells. */
const lineOf = (load: Partial<ExportedLoad>) =>
  Object.fromEntries<string>(
    LOAD_COLUMNS.map(({ heading, valueOf }): [string, string] => [
      heading,
      valueOf({ name: 'a.pdf', tripId: null, reading: null, ...load }),
    ]).filter(([, value]) => value !== ''),
  );

describe('the file of loads', () => {
  it('has a column for everything of a load, and last what was not certain', () => {
    expect(LOAD_COLUMNS.map(({ heading }) => heading)).toEqual([
      'File',
      'Trip',
      'Load number',
      'Rate (USD or as printed)',
      'Stops',
      'Broker',
      'Broker MC',
      'Contact',
      'Equipment',
      'Commodity',
      'Weight',
      'Distance on paper',
      'Charges',
      'Appointments',
      'Instructions',
      'To check',
    ]);
  });

  it('has the whole load in a line', () => {
    expect(
      lineOf({
        name: 'load.pdf',
        tripId: 12,
        reading: reading({
          loadNumber: 'L-1',
          rateCents: 185_000,
          stops: [
            { role: 'pickup', city: 'DALLAS', state: 'TX', zip: '75201', date: '2026-09-14' },
            { role: 'delivery', city: 'MEMPHIS', state: 'TN', zip: '', date: undefined },
          ],
          details: [
            detail('broker', 'True North'),
            detail('mc', '123456'),
            detail('charge', 'Line haul', { cents: 150_000 }),
            detail('charge', 'Fuel', { cents: 35_000, doubt: 'Two sums compete.' }),
            detail('appointment', '08:00', { stop: 0 }),
            detail('appointment', '14:00', { stop: 1 }),
          ],
          flags: [{ message: 'The ZIP code is missing.' }, { message: 'The date is missing.' }],
        }),
      }),
    ).toEqual({
      File: 'load.pdf',
      Trip: '12',
      'Load number': 'L-1',
      'Rate (USD or as printed)': '1850.00',
      Stops: 'pickup Dallas, TX 75201 2026-09-14; delivery Memphis, TN',
      Broker: 'True North',
      'Broker MC': '123456',
      Charges: 'Line haul 1500.00; Fuel 350.00',
      Appointments: 'Stop 1: 08:00; Stop 2: 14:00',
      'To check': 'The ZIP code is missing. The date is missing. Charges Fuel: Two sums compete.',
    });
  });

  it('has the name alone of a paper that was not read, or read before loads were', () => {
    expect(lineOf({})).toEqual({ File: 'a.pdf' });
    expect(lineOf({ reading: reading({ rateCents: 0 }) })).toEqual({
      File: 'a.pdf',
      'Rate (USD or as printed)': '0.00',
    });
  });
});
