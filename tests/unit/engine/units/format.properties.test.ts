import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseProfileOf } from '~/engine/ifta/base-profile';
import { computeReturn } from '~/engine/ifta/compute-return';
import type { IftaReturn, LineInput, ScheduleInput } from '~/engine/ifta/return-types';
import { IFTA_MEMBERS } from '~/engine/jurisdictions/codes';
import { fixedFromScaled } from '~/engine/units/format';

const hundredths = (max: number) => fc.integer({ min: 0, max }).map((value) => fixedFromScaled(value, 2));
const rateText = fc.integer({ min: 0, max: 15_000 }).map((value) => fixedFromScaled(value, 4));

const lineArbitrary: fc.Arbitrary<LineInput> = fc
  .record({
    jurisdiction: fc.constantFrom(...IFTA_MEMBERS.map((entry) => entry.code)),
    totalDistance: hundredths(2_000_000),
    taxPaidFuel: hundredths(300_000),
    rate: rateText,
    surcharge: fc.option(rateText, { nil: null }),
  })
  .map(({ rate, surcharge, ...line }) => ({
    ...line,
    rate: { rate, surcharge, unit: 'gallon', status: 'final' },
  }));

const scheduleArbitrary: fc.Arbitrary<ScheduleInput> = fc.record({
  fuelType: fc.constantFrom('special_diesel' as const, 'gasoline' as const),
  nonIftaDistance: hundredths(500_000),
  totalFuel: fc.integer({ min: 100, max: 3_000_000 }).map((value) => fixedFromScaled(value, 2)),
  lines: fc.uniqueArray(lineArbitrary, {
    selector: (line) => line.jurisdiction,
    minLength: 1,
    maxLength: 58,
  }),
});

const filingArbitrary = fc.option(fc.constantFrom('2026-02-02', '2026-02-03', '2026-07-15'), {
  nil: undefined,
});

function compute(schedules: readonly ScheduleInput[], filedOn?: string): IftaReturn {
  return computeReturn({
    quarter: { year: 2025, quarter: 4 },
    base: baseProfileOf('TX'),
    schedules,
    ...(filedOn ? { filing: { filedOn } } : {}),
  });
}

function everyNumber(value: unknown, visit: (number: number) => void): void {
  if (typeof value === 'number') visit(value);
  else if (Array.isArray(value)) value.forEach((item) => everyNumber(item, visit));
  else if (value !== null && typeof value === 'object')
    Object.values(value).forEach((item) => everyNumber(item, visit));
}

describe('every return', () => {
  it('has totals that are the sums of its rounded lines', () => {
    fc.assert(
      fc.property(
        fc.array(scheduleArbitrary, { minLength: 1, maxLength: 3 }),
        filingArbitrary,
        (schedules, filedOn) => {
          const computed = compute(schedules, filedOn);
          const lines = computed.schedules.flatMap((schedule) => schedule.lines);
          const sum = (pick: (line: (typeof lines)[number]) => number) =>
            lines.reduce((total, line) => total + pick(line), 0);
          expect(computed.totals.taxCents).toBe(sum((line) => line.taxCents ?? 0));
          expect(computed.totals.surchargeCents).toBe(sum((line) => line.surcharge?.cents ?? 0));
          expect(computed.totals.interestCents).toBe(sum((line) => line.interestCents ?? 0));
          expect(computed.totals.dueCents).toBe(
            computed.totals.taxCents +
              computed.totals.surchargeCents +
              computed.totals.interestCents +
              computed.totals.penaltyCents,
          );
          for (const schedule of computed.schedules) {
            expect(schedule.totals.totalDistance + schedule.nonIftaDistance).toBe(schedule.totalDistance);
            if (schedule.average.hundredths !== null) {
              expect(schedule.totals.netTaxableFuel).toBe(
                schedule.totals.taxableFuel - schedule.totals.taxPaidFuel,
              );
            }
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('holds whole numbers only, never minus zero', () => {
    fc.assert(
      fc.property(scheduleArbitrary, filingArbitrary, (schedule, filedOn) => {
        const computed = compute([schedule], filedOn);
        everyNumber({ schedules: computed.schedules, totals: computed.totals }, (number) => {
          expect(Number.isSafeInteger(number)).toBe(true);
          expect(Object.is(number, -0)).toBe(false);
        });
      }),
      { numRuns: 150 },
    );
  });

  it('has surcharges and interest that are never negative', () => {
    fc.assert(
      fc.property(scheduleArbitrary, (schedule) => {
        for (const line of compute([schedule], '2026-07-15').schedules[0]?.lines ?? []) {
          expect(line.surcharge?.cents ?? 0).toBeGreaterThanOrEqual(0);
          expect(line.interestCents ?? 0).toBeGreaterThanOrEqual(0);
          if ((line.taxCents ?? 0) + (line.surcharge?.cents ?? 0) <= 0)
            expect(line.interestCents ?? 0).toBe(0);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('does not depend on the order of lines and schedules', () => {
    fc.assert(
      fc.property(
        fc.array(scheduleArbitrary, { minLength: 1, maxLength: 2 }),
        filingArbitrary,
        (schedules, filedOn) => {
          const forward = compute(schedules, filedOn);
          const backward = compute(
            [...schedules]
              .reverse()
              .map((schedule) => ({ ...schedule, lines: [...schedule.lines].reverse() })),
            filedOn,
          );
          expect(backward.totals).toEqual(forward.totals);
          const sorted = (computed: IftaReturn, index: number) =>
            [...(computed.schedules.at(index)?.lines ?? [])].sort((a, b) =>
              a.jurisdiction.localeCompare(b.jurisdiction),
            );
          schedules.forEach((_, index) =>
            expect(sorted(backward, schedules.length - 1 - index)).toEqual(sorted(forward, index)),
          );
          expect(backward.schedules.at(-1)?.notices).toEqual(forward.schedules[0]?.notices);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('computes tax as integer arithmetic does', () => {
    fc.assert(
      fc.property(scheduleArbitrary, (schedule) => {
        for (const line of compute([schedule]).schedules[0]?.lines ?? []) {
          if (line.basis !== 'fuel' || line.netTaxableFuel === null) continue;
          const tenThousandths = BigInt(line.netTaxableFuel) * BigInt((line.rate ?? '').replace('.', ''));
          const magnitude = tenThousandths < 0n ? -tenThousandths : tenThousandths;
          const cents = Number((magnitude + 50n) / 100n);
          expect(line.taxCents).toBe(tenThousandths < 0n ? 0 - cents : cents);
        }
      }),
      { numRuns: 100 },
    );
  });
});
