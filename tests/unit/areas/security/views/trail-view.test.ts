import { describe, expect, it } from 'vitest';
import type { TrailRow } from '~/areas/security/data/security-events.server';
import { changedFields, trailCells, trailLine } from '~/areas/security/views/trail-view';

const row = (change: Partial<TrailRow>): TrailRow => ({
  source: 'r',
  id: 1,
  at: new Date('2026-11-23T12:00:00Z'),
  by: 'Dana',
  what: 'fuel',
  action: 'updated',
  recordId: 12,
  before: null,
  after: null,
  detail: '',
  about: null,
  ...change,
});

describe('a line of the audit trail', () => {
  it('names the fields that changed, with the values before and after', () => {
    const line = trailLine(
      row({
        before: { id: 12, quantity: '100', state: 'TX', revision: 1, notes: '' },
        after: { id: 12, quantity: '120', state: 'TX', revision: 2, notes: 'pump 4' },
      }),
    );
    expect(line).toMatchObject({
      who: 'Dana',
      what: 'Fuel 12 changed',
      details: 'quantity 100 → 120; notes empty → pump 4',
      href: '/mileage/trips-fuel/fuel/12',
    });
  });

  it('only says that a list changed', () => {
    expect(changedFields({ stops: [1] }, { stops: [1, 2] })).toEqual([
      { name: 'stops', before: null, after: null },
    ]);
    expect(changedFields(null, { a: 1 })).toEqual([]);
  });

  it('shows distances in the unit of the carrier, each reading once, and no raw tenths', () => {
    const before = {
      odometerStartTenths: 621_372,
      odometerStartTenthKilometers: 1_000_002,
      odometerEndTenths: null,
      distanceTenthMiles: 6_200,
    };
    const after = {
      odometerStartTenths: 621_400,
      odometerStartTenthKilometers: null,
      odometerEndTenths: 627_600,
      odometerEndTenthKilometers: 1_010_025,
      distanceTenthMiles: 6_213,
    };
    expect(changedFields(before, after, 'metric')).toEqual([
      { name: 'odometer at the start', before: '100,000.2', after: '100,004.6' },
      { name: 'odometer at the end', before: '', after: '101,002.5' },
      { name: 'kilometers', before: '997.8', after: '999.9' },
    ]);
    expect(changedFields(before, after)).toEqual([
      { name: 'odometer at the start', before: '62,137.2', after: '62,140.0' },
      { name: 'odometer at the end', before: '', after: '62,760.0' },
      { name: 'miles', before: '620.0', after: '621.3' },
    ]);
    // The kilometers of before that a release added to a reading are no change of a person.
    const filled = { ...before, odometerEndTenthKilometers: null };
    expect(changedFields(before, filled, 'metric')).toEqual([]);
  });

  it('shows money in whole units', () => {
    expect(changedFields({ totalCents: 64_000 }, { totalCents: 64_050 })).toEqual([
      { name: 'total', before: '640.00', after: '640.50' },
    ]);
  });

  it('leads nowhere where the record is gone, and says of which day it was', () => {
    expect(trailLine(row({ action: 'deleted', before: { date: '2026-10-05' } }))).toMatchObject({
      what: 'Fuel 12 deleted',
      details: 'of 10/05/2026',
      href: null,
    });
  });

  it('names a truck by its number, and whom an event is about', () => {
    expect(trailLine(row({ what: 'equipment', action: 'created', after: { unit: 'T-9' } })).what).toBe(
      'Truck T-9 added',
    );
    expect(
      trailLine(
        row({
          source: 'e',
          what: 'role-changed',
          recordId: null,
          action: '',
          about: 'Bob',
          detail: 'editor',
        }),
      ),
    ).toMatchObject({ what: 'Role changed', details: 'Bob: editor' });
    expect(trailLine(row({ by: null })).who).toBe('Stateline');
  });

  it('is in the file with the whole record', () => {
    expect(trailCells(row({ before: { a: 1 }, after: { a: 2 } }), 'us')).toEqual([
      '2026-11-23T12:00:00.000Z',
      'Dana',
      'Fuel 12 changed',
      'fuel 12',
      'updated',
      'a 1 → 2',
      '{"a":1}',
      '{"a":2}',
    ]);
  });
});
