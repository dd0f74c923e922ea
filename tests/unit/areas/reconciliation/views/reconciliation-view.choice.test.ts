import { describe, expect, it } from 'vitest';
import type { TruckMiles } from '~/areas/reconciliation/read-reconciliation.server';
import { compareMonths, NOTHING_WRITTEN, sumMonths } from '~/areas/reconciliation/rules/mileage-months';
import { reconciliationView } from '~/areas/reconciliation/views/reconciliation-view';

const truck = (
  tripTenths: number,
  positionTenths: number,
  chosen: TruckMiles['chosen'] = null,
): TruckMiles => {
  const months = compareMonths(
    [
      {
        month: '2026-07',
        tripTenths,
        positionTenths,
        addedTenths: 0,
        countedTenths: tripTenths + positionTenths,
        gallonsThousandths: 0,
        written: NOTHING_WRITTEN,
        firstReading: null,
        lastReading: null,
      },
    ],
    null,
  );
  return { truck: { id: 7, unit: '42', vin: '' }, months, total: sumMonths(months), chosen };
};
const choice = (miles: TruckMiles) =>
  reconciliationView({ year: 2026, quarter: 3 }, [miles], {
    timeZone: 'America/Chicago',
    distanceUnit: 'mile',
  }).trucks[0]?.choice;

describe('which miles of a truck count', () => {
  it('is open where both sources are there and nobody chose', () => {
    expect(choice(truck(100, 200))).toMatchObject({
      isOpen: true,
      isOffered: true,
      name: 'Both',
      source: '',
    });
  });

  it('is the only source that is there', () => {
    expect(choice(truck(100, 0))).toMatchObject({
      isOpen: false,
      isOffered: false,
      name: 'Trips',
      source: 'trips',
    });
    expect(choice(truck(0, 200))).toMatchObject({ isOpen: false, name: 'Positions', source: 'positions' });
  });

  it('is what a person chose, with who, when in the carrier’s zone, and why', () => {
    const at = new Date('2026-10-02T03:00:00Z');
    const chosen = {
      equipmentId: 7,
      source: 'positions',
      reason: 'ELD is complete',
      by: 'Dana',
      at,
    } as const;
    expect(choice(truck(100, 200, chosen))).toEqual({
      isOpen: false,
      isOffered: true,
      name: 'Positions',
      source: 'positions',
      reason: 'ELD is complete',
      who: 'Dana, 10/01/2026',
    });
  });
});
