import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyCorrections,
  applyRoutedMiles,
  discardCorrections,
  totalTenthMiles,
  type JurisdictionRow,
} from '~/areas/trips/rules/jurisdiction-miles';
import { listId, parseListId, parseListIds } from '~/areas/trips/rules/list-id';
import { parseTenthMiles, tenthMilesText } from '~/areas/trips/rules/odometer';
import { limitsOf, planOfPackage, stopLimitMessage, tripLimitMessage } from '~/areas/trips/rules/plan-limits';
import { milesFromStateLines, stateLineProblems } from '~/areas/trips/rules/state-lines';

const code = fc.constantFrom('TX', 'OK', 'KS', 'MO', 'AR', 'ON');
const readings = fc
  .tuple(
    fc.integer({ min: 0, max: 9_000_000 }),
    fc.array(fc.record({ state: code, by: fc.integer({ min: 0, max: 9_000 }) }), {
      minLength: 1,
      maxLength: 12,
    }),
    fc.integer({ min: 0, max: 9_000 }),
  )
  .map(([start, steps, last]) => {
    let odometerTenths = start;
    const lines = steps.map(({ state, by }, index) => ({
      state,
      odometerTenths: index === 0 ? odometerTenths : (odometerTenths += by),
    }));
    return { lines, end: odometerTenths + last, start };
  });

describe('odometer readings at state lines', () => {
  it('give miles whose sum is the whole distance, each state once', () => {
    fc.assert(
      fc.property(readings, ({ lines, end, start }) => {
        const miles = milesFromStateLines(lines, end);
        expect(totalTenthMiles(miles)).toBe(end - start);
        expect(new Set(miles.map((row) => row.jurisdiction)).size).toBe(miles.length);
        expect(miles.every((row) => row.tenthMiles >= 0)).toBe(true);
      }),
    );
  });

  it('are questioned where they run back, jump, or stay in the same state', () => {
    const lines = [
      { state: 'TX', odometerTenths: 1000 },
      { state: 'TX', odometerTenths: 900 },
      { state: 'OK', odometerTenths: 500_000 },
    ];
    expect(stateLineProblems(lines, 400_000).map(({ index }) => index)).toEqual([1, 1, 2, 3]);
  });

  it('are read as people write them', () => {
    expect([
      parseTenthMiles('412,650.3'),
      parseTenthMiles(' 5 '),
      parseTenthMiles(''),
      parseTenthMiles(412650.25),
      parseTenthMiles('-1'),
      parseTenthMiles('ten'),
      parseTenthMiles('99999999'),
    ]).toEqual([4126503, 50, null, 4126503, undefined, undefined, undefined]);
    expect([tenthMilesText(4126503), tenthMilesText(50), tenthMilesText(null)]).toEqual([
      '412650.3',
      '5',
      '',
    ]);
  });
});

describe('the miles by state', () => {
  const routed = fc.uniqueArray(fc.record({ jurisdiction: code, tenthMiles: fc.nat(9_000) }), {
    selector: (row) => row.jurisdiction,
    minLength: 1,
  });
  const correction = fc.uniqueArray(
    fc.record({
      jurisdiction: code,
      tenthMiles: fc.nat(9_000),
      exemptTenthMiles: fc.nat(9_000),
      exemptReason: fc.constantFrom('', 'Permit 1'),
    }),
    { selector: (row) => row.jurisdiction, minLength: 1 },
  );
  const who = { userId: 'u', at: new Date(0) };

  it('never have more exempt miles than miles, and always the routed ones beside', () => {
    fc.assert(
      fc.property(routed, correction, routed, (first, corrections, second) => {
        const rows = applyRoutedMiles(
          applyCorrections(applyRoutedMiles([], first), corrections, who),
          second,
        );
        for (const row of rows) {
          expect(row.exemptTenthMiles).toBeLessThanOrEqual(row.tenthMiles);
          expect(row.tenthMiles).toBe(row.manualTenthMiles ?? row.routedTenthMiles);
          expect(row.routedTenthMiles).toBe(
            second.find(({ jurisdiction }) => jurisdiction === row.jurisdiction)?.tenthMiles ?? null,
          );
        }
      }),
    );
  });

  it('are the routed ones again once the corrections are discarded', () => {
    fc.assert(
      fc.property(routed, correction, (route, corrections) => {
        const rows = discardCorrections(applyCorrections(applyRoutedMiles([], route), corrections, who));
        const plain = (list: readonly JurisdictionRow[]) =>
          Object.fromEntries(list.map((row) => [row.jurisdiction, row.tenthMiles]));
        expect(plain(rows)).toEqual(plain(applyRoutedMiles([], route)));
      }),
    );
  });

  it('written as they were routed are no correction', () => {
    fc.assert(
      fc.property(routed, (route) => {
        const rows = applyRoutedMiles([], route);
        const same = rows.map((row) => ({
          jurisdiction: row.jurisdiction,
          tenthMiles: row.tenthMiles,
          exemptTenthMiles: 0,
          exemptReason: '',
        }));
        expect(applyCorrections(rows, same, who)).toEqual(rows);
      }),
    );
  });
});

describe('ids of the combined list', () => {
  it('carry the type digit there and back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('trip' as const, 'fuel' as const),
        fc.integer({ min: 1, max: 2 ** 40 }),
        (kind, id) => void expect(parseListId(listId(kind, id))).toEqual({ kind, id }),
      ),
    );
  });

  it('that cannot be are refused', () => {
    for (const wrong of ['', '1', '342', '10', 'x', '1 2', '-15', 15.5, null])
      expect(parseListId(wrong)).toBeUndefined();
    expect(parseListIds(['11,22', '22'])).toEqual([
      { kind: 'trip', id: 1 },
      { kind: 'fuel', id: 2 },
    ]);
    expect(parseListIds(['11,x'])).toBeUndefined();
  });
});

describe('plan limits', () => {
  it('are those of the specification', () => {
    expect(
      ['ic_free', 'ic_basic', 'ic_standard', 'ic_advanced'].map((id) => limitsOf(planOfPackage(id, false))),
    ).toEqual([
      { trips: 10, stopsPerTrip: 5 },
      { trips: 30, stopsPerTrip: 30 },
      { trips: 100, stopsPerTrip: 60 },
      { trips: 500, stopsPerTrip: 100 },
    ]);
    expect(limitsOf(planOfPackage('ic_free', true))).toEqual({ trips: 20, stopsPerTrip: 10 });
    expect(limitsOf(planOfPackage('ic_basic', true))).toEqual({ trips: 30, stopsPerTrip: 30 });
  });

  it('allow the last one and refuse the next with a message that says limit', () => {
    const free = planOfPackage('ic_free', false);
    expect(tripLimitMessage(free, 9)).toBeUndefined();
    expect(tripLimitMessage(free, 10)).toBe("You've reached the free plan limit. Want more trips?");
    expect(tripLimitMessage(planOfPackage('ic_basic', false), 30)).toContain('limit');
    expect(stopLimitMessage(free, 5)).toBeUndefined();
    expect(stopLimitMessage(free, 6)).toContain('limit');
  });
});
