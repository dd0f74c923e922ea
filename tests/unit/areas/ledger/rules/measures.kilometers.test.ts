import { describe, expect, it } from 'vitest';
import { QuarterCheck } from '~/areas/ledger/rules/quarter-check';
import { MEASURES } from '~/areas/ledger/rules/measures';
import { economyFinding, fuelFindings, type CheckedFuel } from '~/areas/ledger/rules/fuel-checks';
import { farFills, type AuditedFuel } from '~/areas/ledger/rules/audit-fuel';
import type { AuditedTrip } from '~/areas/ledger/rules/audit-trips';
import { Decimal } from '~/engine/units/decimal';

/** Tenths of a mile of whole kilometers, as readings are kept. */
const ofKm = (km: number): number => Math.round((km * 10) / 1.609344);
const inState = (jurisdiction: string, km: number) => ({
  jurisdiction,
  tenthMiles: ofKm(km),
  tenthKilometers: km * 10,
});

const trip = (more: Partial<AuditedTrip> = {}): AuditedTrip => ({
  id: 1,
  equipmentId: 7,
  unit: '7',
  date: '2026-07-06',
  endDate: '2026-07-06',
  odometerStartTenths: ofKm(100_000),
  odometerEndTenths: ofKm(100_800),
  odometerStartTenthKilometers: 1_000_000,
  odometerEndTenthKilometers: 1_008_000,
  tenthMiles: ofKm(800),
  byHand: true,
  states: [inState('ON', 800)],
  origin: null,
  destination: null,
  corrected: null,
  hasPositions: false,
  ...more,
});

const fill: CheckedFuel = {
  id: 4,
  equipmentId: 7,
  unit: '7',
  tankGallons: 200,
  date: '2026-07-06',
  state: 'ON',
  seller: 'Husky',
  reference: '',
  gallonsThousandths: 264_172,
  bulk: false,
  taxPaid: true,
};

describe('questions to a carrier that reads kilometers and liters', () => {
  const said = (trips: AuditedTrip[]) => {
    const check = new QuarterCheck(20263, [], '2026-10-01', new Map(), MEASURES.metric);
    return [...trips.flatMap((one) => check.trip(one)), ...check.closing()].map(({ message }) => message);
  };

  it('name the kilometers of its odometers and its liters, and no miles', () => {
    const next = trip({
      id: 2,
      date: '2026-07-07',
      endDate: '2026-07-07',
      odometerStartTenths: ofKm(100_900),
      odometerEndTenths: ofKm(103_200),
      odometerStartTenthKilometers: 1_009_000,
      odometerEndTenthKilometers: 1_032_000,
      tenthMiles: ofKm(2300),
      states: [inState('ON', 2300)],
    });
    const all = said([trip(), next]);
    expect(all.join('\n')).toContain(
      '100.0 kilometers are missing: 7 ended its trip of 07/06/2026 at 100,800.0 and starts this one at 100,900.0.',
    );
    expect(all.join('\n')).toContain('2,300.0 kilometers in one day: no truck drives that far.');
    expect(all.join('\n')).toContain(
      'You bought no fuel in Ontario but drove 3,100 taxable kilometers there',
    );
    expect(all.join('\n')).toContain('7 drove 3,100 kilometers this quarter without any fuel');
    expect(all.join('\n')).not.toMatch(/mile|gallon/);
  });

  it('add up what was written in kilometers as it was written, and round once', () => {
    // As miles are kept, 363.1 km would read back as 363.07, 500.1 as 500.02 and 161.2 as 161.26.
    const rows = Array.from({ length: 30 }, (_, index) =>
      trip({
        id: index + 1,
        date: `2026-07-${String(index + 1).padStart(2, '0')}`,
        endDate: `2026-07-${String(index + 1).padStart(2, '0')}`,
        odometerStartTenths: null,
        odometerEndTenths: null,
        odometerStartTenthKilometers: null,
        odometerEndTenthKilometers: null,
        states: [
          { jurisdiction: 'ON', tenthMiles: 2_256, tenthKilometers: 3_631 },
          {
            jurisdiction: 'QC',
            tenthMiles: 3_107,
            tenthKilometers: 5_001,
            exemptTenthMiles: 1_002,
            exemptTenthKilometers: 1_612,
          },
        ],
      }),
    );
    const all = said(rows).join('\n');
    expect(all).toContain('no fuel in Ontario but drove 10,893 taxable kilometers there');
    // 30 times 500.1 less 161.2 km.
    expect(all).toContain('no fuel in Quebec but drove 10,167 taxable kilometers there');
    // 30 times 363.1 and 500.1 km.
    expect(all).toContain('7 drove 25,896 kilometers this quarter without any fuel');
  });

  it('take round kilometers for estimates, not kilometers that are round miles', () => {
    const round = (km: number) => said([trip({ tenthMiles: ofKm(km), states: [inState('ON', km)] })]);
    expect(round(800)).toContain('All kilometers are round numbers (ON 800): they look like estimates.');
    expect(round(804.7).join('\n')).not.toContain('round numbers');
  });

  it('ask about fills and economy in liters', () => {
    const [large] = fuelFindings(fill, MEASURES.metric);
    expect(large?.message).toBe('1,000 liters do not fit the 757-liter tanks of 7.');
    const unit = {
      equipmentId: 7,
      unit: '7',
      quarterKey: 20263,
      milesByState: new Map([['ON', 10_000]]),
      length: MEASURES.metric.lengthOf({ tenthMiles: 10_000 }),
      gallonsThousandths: 1_000_000,
    };
    // 1 mile per gallon is 1.609344 / 3.785411784 = 0.43 kilometers per liter.
    expect(economyFinding(unit, MEASURES.metric)?.message).toContain('7 comes to 0.43 kilometers per liter');
    expect(MEASURES.us.economy(new Decimal('6.314'))).toBe('6.31');
    expect(MEASURES.metric.cents(379)).toBe(100);
    const audited: AuditedFuel = {
      ...fill,
      city: 'Toronto',
      fuelType: 'special_diesel',
      centsPerGallon: null,
      outOfServiceOn: null,
    };
    expect(
      farFills([audited, { ...audited, state: 'BC', city: 'Vancouver' }], 2000, MEASURES.metric)[0]?.message,
    ).toContain('3,219 kilometers apart');
  });
});
