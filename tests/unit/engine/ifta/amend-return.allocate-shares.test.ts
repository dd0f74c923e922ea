import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateShares } from '~/engine/ifta/allocate-shares';
import { amendReturn } from '~/engine/ifta/amend-return';
import { fixedFromScaled } from '~/engine/units/format';
import { fuel, gathered, returnFrom, trip } from './records-builders';
import { diesel, line, lineOf, returnOf } from './return-builders';

const tenths = fc.integer({ min: 0, max: 30_000 }).map((value) => fixedFromScaled(value, 1));
const day = fc.integer({ min: 1, max: 30 }).map((value) => String(value).padStart(2, '0'));
const place = fc.constantFrom('TX', 'OK', 'KY', 'NJ', 'OR', 'AK');
const truck = fc.constantFrom('T1', 'T2', 'T3', 'T4');

const tripArbitrary = fc
  .record({ truck, day, place, miles: tenths })
  .map(({ truck: id, day: d, place: code, miles }) =>
    trip(`2026-0${7 + (Number(d) % 3)}-${d}`, { [code]: miles }, id),
  );
const fuelArbitrary = fc
  .record({
    truck,
    day,
    place,
    gallons: tenths,
    fuelType: fc.constantFrom('special_diesel' as const, 'special_diesel' as const, 'gasoline' as const),
    taxPaid: fc.boolean(),
  })
  .map(({ truck: equipmentId, day: d, place: code, gallons, ...rest }) =>
    fuel(`2026-0${7 + (Number(d) % 3)}-${d}`, code, gallons, { equipmentId, ...rest }),
  );

describe("every truck's share", () => {
  it('adds up to the return, to the mile, gallon and cent', () => {
    fc.assert(
      fc.property(
        fc.array(tripArbitrary, { minLength: 1, maxLength: 25 }),
        fc.array(fuelArbitrary, { maxLength: 25 }),
        fc.boolean(),
        (trips, bought, late) => {
          const records = gathered({ trips, fuel: bought });
          const computed = returnFrom(records, late ? '2026-12-20' : undefined);
          const shares = allocateShares(computed, records.contributions);
          const total = (pick: (share: (typeof shares)[number]) => number) =>
            shares.reduce((sum, share) => sum + pick(share), 0);

          expect(total((share) => share.totals.taxCents)).toBe(computed.totals.taxCents);
          expect(total((share) => share.totals.surchargeCents)).toBe(computed.totals.surchargeCents);
          expect(total((share) => share.totals.interestCents)).toBe(computed.totals.interestCents);
          expect(total((share) => share.totals.penaltyCents)).toBe(computed.totals.penaltyCents);
          expect(total((share) => share.totals.dueCents)).toBe(computed.totals.dueCents);
          for (const schedule of computed.schedules) {
            const fuels = shares
              .flatMap((share) => share.fuels)
              .filter((own) => own.fuelType === schedule.fuelType);
            expect(fuels.reduce((sum, own) => sum + own.totalDistance, 0)).toBe(schedule.totalDistance);
            expect(fuels.reduce((sum, own) => sum + own.totalFuel, 0)).toBe(schedule.totalFuel);
            for (const whole of schedule.lines) {
              const parts = shares
                .flatMap((share) => share.lines)
                .filter(
                  (part) =>
                    part.fuelType === whole.fuelType &&
                    part.jurisdiction === whole.jurisdiction &&
                    part.segment?.from === whole.segment?.from,
                );
              for (const name of [
                'totalDistance',
                'taxableDistance',
                'taxableFuel',
                'taxPaidFuel',
                'netTaxableFuel',
                'taxCents',
              ] as const) {
                if (whole[name] === null) expect(parts.every((part) => part[name] === null)).toBe(true);
                else expect(parts.reduce((sum, part) => sum + (part[name] ?? 0), 0)).toBe(whole[name]);
              }
            }
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('stays near what the truck itself drove and bought', () => {
    const records = gathered({
      trips: [trip('2026-07-05', { TX: '3000' }, 'A'), trip('2026-07-05', { TX: '1000' }, 'B')],
      fuel: [fuel('2026-07-05', 'TX', '500', { equipmentId: 'A' })],
    });
    const [a, b] = allocateShares(returnFrom(records), records.contributions);
    expect(a).toMatchObject({
      equipmentId: 'A',
      totals: { taxCents: -2500 },
      lines: [{ taxableFuel: 375, taxPaidFuel: 500, netTaxableFuel: -125 }],
    });
    expect(b).toMatchObject({
      equipmentId: 'B',
      totals: { taxCents: 2500 },
      lines: [{ taxableFuel: 125, taxPaidFuel: 0 }],
    });
    expect(b?.fuels).toMatchObject([{ totalDistance: 1000, totalFuel: 0, average: { problem: 'no-fuel' } }]);
  });

  it('has no distance outside of IFTA where the truck drove none, however its miles are rounded', () => {
    const trucks = ['A', 'B', 'C', 'D', 'E'];
    const records = gathered({
      trips: [
        ...trucks.map((id) => trip('2026-07-05', { TX: '100.3', OK: '50.4', KY: '20.3' }, id)),
        trip('2026-07-06', { AK: '10.4' }, 'E'),
      ],
      fuel: [fuel('2026-07-05', 'TX', '150', { equipmentId: 'A' })],
    });
    const computed = returnFrom(records);
    const shares = allocateShares(computed, records.contributions);
    const outside = shares.map(
      (share) =>
        (share.fuels[0]?.totalDistance ?? 0) - share.lines.reduce((sum, own) => sum + own.totalDistance, 0),
    );
    expect(outside).toEqual([0, 0, 0, 0, 10]);
    expect(shares.reduce((sum, share) => sum + (share.fuels[0]?.totalDistance ?? 0), 0)).toBe(
      computed.totals.totalDistance,
    );
  });

  it('puts figures without records into an unattributed share', () => {
    const computed = returnOf([diesel('1000', [line('TX', '8000', '500', '0.2')])]);
    expect(allocateShares(computed, [])).toMatchObject([
      { equipmentId: null, totals: { taxCents: 10000, dueCents: 10000 } },
    ]);
  });
});

describe('an amended return', () => {
  const filed = returnOf([
    diesel('1000', [line('TX', '6000', '900', '0.2'), line('OK', '2000', '100', '0.19')]),
  ]);
  const amended = returnOf([
    diesel('1000', [
      line('TX', '5000', '900', '0.2'),
      line('OK', '2000', '100', '0.19'),
      line('AL', '1000', '0', '0.31'),
    ]),
  ]);

  it('shows each changed line as a difference that adds up to the new total', () => {
    const difference = amendReturn(filed, amended);
    expect(
      difference.lines.map((entry) => [
        entry.jurisdiction,
        entry.totalDistance,
        entry.taxableFuel,
        entry.taxCents,
      ]),
    ).toEqual([
      ['AL', 1000, 125, 3875],
      ['TX', -1000, -125, -2500],
    ]);
    expect(difference.netTaxCents).toBe(amended.totals.netTaxCents - filed.totals.netTaxCents);
    expect(difference).toMatchObject({ interestCents: 0, complete: true });
  });

  it('owes interest on additional tax only, line by line, from the original due date', () => {
    // Due 2026-11-02, two months: 38.75 x 0.015; the credit of Texas does not lower it.
    expect(amendReturn(filed, amended, { paidOn: '2026-12-10' }).interestCents).toBe(58);
    expect(amendReturn(amended, filed, { paidOn: '2026-12-10' })).toMatchObject({
      interestCents: 38,
      netTaxCents: -1375,
    });
  });

  it('has no lines when nothing changed, and refuses another quarter', () => {
    expect(amendReturn(filed, filed).lines).toEqual([]);
    expect(() => amendReturn(filed, returnOf([], { quarter: { year: 2026, quarter: 2 } }))).toThrow(
      RangeError,
    );
    expect(lineOf(filed, 'TX').taxableFuel).toBe(750);
  });
});
