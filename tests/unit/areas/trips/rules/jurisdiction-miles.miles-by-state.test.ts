import { describe, expect, it } from 'vitest';
import {
  applyCorrections,
  applyRoutedMiles,
  changedCorrections,
  discardCorrections,
  isCorrected,
  odometerDifference,
  type JurisdictionRow,
} from '~/areas/trips/rules/jurisdiction-miles';
import { tenthMilesOfKilometers } from '~/areas/trips/rules/odometer';
import { limitsOf, planOfPackage, stopLimitMessage, tripLimitMessage } from '~/areas/trips/rules/plan-limits';
import { milesFromStateLines, stateLineProblems } from '~/areas/trips/rules/state-lines';

const EARLIER = new Date('2026-07-01T00:00:00Z');
const NOW = new Date('2026-08-01T00:00:00Z');
const ann = { userId: 'ann', at: NOW };
const row = (
  jurisdiction: string,
  routed: number | null,
  manual: number | null = null,
  more: Partial<JurisdictionRow> = {},
): JurisdictionRow => ({
  jurisdiction,
  tenthMiles: manual ?? routed ?? 0,
  tenthKilometers: null,
  routedTenthMiles: routed,
  manualTenthMiles: manual,
  exemptTenthMiles: 0,
  exemptTenthKilometers: null,
  exemptReason: '',
  correctionReason: '',
  correctedBy: manual === null ? null : 'bob',
  correctedAt: manual === null ? null : EARLIER,
  ...more,
});
const correction = (jurisdiction: string, tenthMiles: number, exemptTenthMiles = 0, exemptReason = '') => ({
  jurisdiction,
  tenthMiles,
  exemptTenthMiles,
  exemptReason,
});

describe('a new calculation of the route', () => {
  it('is beside the corrections, which stay', () => {
    const rows = [
      row('TX', 100, 120, { exemptTenthMiles: 50, exemptReason: 'permit' }),
      row('OK', 30),
      row('KS', null, 7),
      row('AR', 5),
    ];
    expect(
      applyRoutedMiles(rows, [
        { jurisdiction: 'TX', tenthMiles: 90 },
        { jurisdiction: 'MO', tenthMiles: 40 },
      ]),
    ).toEqual([
      row('TX', 90, 120, { exemptTenthMiles: 50, exemptReason: 'permit' }),
      row('MO', 40),
      // Only a person wrote it; Oklahoma and Arkansas are off the route.
      row('KS', null, 7),
    ]);
  });

  it('frees no more miles than there are', () => {
    const [texas] = applyRoutedMiles(
      [
        row('TX', 100, null, {
          exemptTenthMiles: 80,
          exemptReason: 'permit',
          correctedBy: 'bob',
          correctedAt: EARLIER,
        }),
      ],
      [{ jurisdiction: 'TX', tenthMiles: 60 }],
    );
    expect(texas).toMatchObject({
      tenthMiles: 60,
      exemptTenthMiles: 60,
      exemptReason: 'permit',
      correctedBy: 'bob',
      correctedAt: EARLIER,
    });
    const [none] = applyRoutedMiles(
      [row('TX', 100, null, { exemptTenthMiles: 80, exemptReason: 'permit' })],
      [{ jurisdiction: 'TX', tenthMiles: 0 }],
    );
    expect(none).toMatchObject({ exemptTenthMiles: 0, exemptReason: '' });
  });

  it('keeps a corrected state that is no longer on the route, without routed miles', () => {
    expect(applyRoutedMiles([row('TX', 100, 120)], [])).toEqual([row('TX', null, 120)]);
  });
});

describe('corrections', () => {
  it('of the routed miles are none, and forget who made one', () => {
    expect(applyCorrections([row('TX', 100, 120)], [correction('TX', 100)], ann)).toEqual([row('TX', 100)]);
  });

  it('are none where miles that were read off state lines stay as they were, exempt or not', () => {
    const read = row('TX', null, null, { tenthMiles: 2335 });
    expect(applyCorrections([read], [correction('TX', 2335)], ann)).toEqual([read]);
    expect(applyCorrections([read], [correction('TX', 2335, 335, 'permit')], ann)).toEqual([
      {
        ...read,
        exemptTenthMiles: 335,
        exemptReason: 'permit',
        correctedBy: 'ann',
        correctedAt: NOW,
      },
    ]);
    expect(applyCorrections([read], [correction('TX', 2336)], ann)[0]?.manualTenthMiles).toBe(2336);
    expect(applyCorrections([], [correction('TX', 2335)], ann)[0]?.manualTenthMiles).toBe(2335);
  });

  it('are signed by who made them, and keep their signature while nothing changes', () => {
    const [texas] = applyCorrections([row('TX', 100)], [correction('TX', 110)], ann);
    expect(texas).toEqual(row('TX', 100, 110, { correctedBy: 'ann', correctedAt: NOW }));
    expect(applyCorrections([row('TX', 100, 110)], [correction('TX', 110)], ann)).toEqual([
      row('TX', 100, 110),
    ]);
    const exempt = row('TX', 100, null, {
      exemptTenthMiles: 20,
      exemptReason: 'permit',
      correctedBy: 'bob',
      correctedAt: EARLIER,
    });
    expect(applyCorrections([exempt], [correction('TX', 100, 20, 'permit')], ann)).toEqual([exempt]);
    expect(applyCorrections([exempt], [correction('TX', 100, 20, 'permit 8')], ann)).toEqual([
      { ...exempt, exemptReason: 'permit 8', correctedBy: 'ann', correctedAt: NOW },
    ]);
    expect(applyCorrections([exempt], [correction('TX', 100, 21, 'permit')], ann)[0]).toMatchObject({
      exemptTenthMiles: 21,
      correctedBy: 'ann',
    });
  });

  it('say why, keep what was said before, and lose it with the correction', () => {
    const why = { ...ann, reason: 'detour' };
    const [texas, oklahoma] = applyCorrections(
      [row('TX', 100), row('OK', 50)],
      [correction('TX', 110), correction('OK', 50)],
      why,
    );
    expect([texas?.correctionReason, oklahoma?.correctionReason]).toEqual(['detour', '']);
    const kept = row('TX', 100, 110, { correctionReason: 'detour' });
    expect(applyCorrections([kept], [correction('TX', 120)], ann)[0]?.correctionReason).toBe('detour');
    expect(
      applyCorrections([kept], [correction('TX', 110)], { ...ann, reason: 'deadhead' })[0],
    ).toMatchObject({
      correctionReason: 'deadhead',
      correctedBy: 'ann',
    });
    expect(
      applyCorrections([kept], [{ ...correction('TX', 110), reason: '' }], why)[0]?.correctionReason,
    ).toBe('');
    expect(applyCorrections([kept], [correction('TX', 100)], why)[0]?.correctionReason).toBe('');
    expect(discardCorrections([kept])[0]?.correctionReason).toBe('');
    expect(applyCorrections([row('TX', 100)], [], why)[0]).toMatchObject({
      tenthMiles: 0,
      correctionReason: 'detour',
    });
    expect(applyRoutedMiles([kept], [{ jurisdiction: 'TX', tenthMiles: 90 }])[0]?.correctionReason).toBe(
      'detour',
    );
    expect(changedCorrections([kept], [{ ...correction('TX', 110), reason: 'detour' }])).toEqual([]);
    expect(changedCorrections([kept], [{ ...correction('TX', 110), reason: 'deadhead' }])).toHaveLength(1);
    expect(changedCorrections([row('TX', 100)], [{ ...correction('TX', 100), reason: '' }])).toEqual([]);
  });

  it('free no more miles than there are, and have no reason for none', () => {
    expect(applyCorrections([], [correction('TX', 10, 30, 'permit')], ann)[0]).toMatchObject({
      exemptTenthMiles: 10,
      exemptReason: 'permit',
    });
    expect(applyCorrections([], [correction('TX', 10, -5, 'permit')], ann)[0]).toMatchObject({
      exemptTenthMiles: 0,
      exemptReason: '',
    });
  });

  it('take a routed state off by a zero, and one that only a person wrote altogether', () => {
    const rows = [
      row('TX', 100),
      row('OK', 50, null, { exemptTenthMiles: 5, exemptReason: 'x' }),
      row('KS', null, 7),
      row('AR', 20, 0),
    ];
    expect(applyCorrections(rows, [correction('TX', 100)], ann)).toEqual([
      row('TX', 100),
      row('OK', 50, 0, { correctedBy: 'ann', correctedAt: NOW }),
      row('AR', 20, 0),
    ]);
  });

  it('are discarded with the rows that only a person wrote', () => {
    const rows = [
      row('TX', 100, 120),
      row('KS', null, 7),
      row('OK', 50, 90, { exemptTenthMiles: 70, exemptReason: 'permit' }),
    ];
    expect(discardCorrections(rows)).toEqual([
      row('TX', 100),
      row('OK', 50, null, {
        exemptTenthMiles: 50,
        exemptReason: 'permit',
        correctedBy: 'bob',
        correctedAt: EARLIER,
      }),
    ]);
  });

  it('are told from none, and from the odometer', () => {
    expect([isCorrected([row('TX', 1)]), isCorrected([row('TX', 1), row('OK', 1, 0)])]).toEqual([
      false,
      true,
    ]);
    expect(odometerDifference([row('TX', 100), row('OK', 50)], 1000, 1160)).toBe(10);
    expect(odometerDifference([row('TX', 100)], 1000, 1090)).toBe(-10);
    expect(odometerDifference([], null, 5)).toBeNull();
    expect(odometerDifference([], 5, null)).toBeNull();
  });
});

describe('readings at state lines', () => {
  const line = (state: string, odometerTenths: number) => ({ state, odometerTenths });

  it('give the miles of each state in the order of entry', () => {
    expect(milesFromStateLines([line('TX', 100), line('OK', 150), line('TX', 170)], 200)).toEqual([
      { jurisdiction: 'TX', tenthMiles: 80 },
      { jurisdiction: 'OK', tenthMiles: 20 },
    ]);
  });

  it('are questioned in words', () => {
    const low = 'This reading is lower than the one before it.';
    expect(stateLineProblems([line('TX', 100), line('OK', 99)], 99)).toEqual([{ index: 1, message: low }]);
    expect(stateLineProblems([line('TX', 100), line('OK', 100)], 100)).toEqual([]);
    expect(stateLineProblems([line('TX', 0), line('OK', 100_000)], 200_000)).toEqual([]);
    expect(stateLineProblems([line('TX', 0), line('OK', 100_001)], 200_002)).toEqual([
      { index: 1, message: 'More than 10,000 miles since the reading before: check the digits.' },
      { index: 2, message: 'More than 10,000 miles since the last state line: check the digits.' },
    ]);
    expect(stateLineProblems([line('TX', 100), line('TX', 120)], 119)).toEqual([
      { index: 1, message: 'TX is already the state before this line.' },
      { index: 2, message: 'The reading at the end is lower than the last state line.' },
    ]);
    expect(stateLineProblems([], 5)).toEqual([]);
  });
});

describe('the limits of a plan', () => {
  const paid = { packageId: 'large', trips: 100, stopsPerTrip: 20, freeLimitsDoubled: true };
  const free = planOfPackage('ic_free', false);

  it('are those of the free plan for a plan that is not known', () => {
    expect(limitsOf(planOfPackage('gone', false))).toEqual(limitsOf(free));
    expect(limitsOf(planOfPackage('ic_free', true))).toEqual({
      trips: free.trips * 2,
      stopsPerTrip: free.stopsPerTrip * 2,
    });
    // Only the free plan's are doubled.
    expect(limitsOf(paid)).toEqual({ trips: 100, stopsPerTrip: 20 });
  });

  it('allow the last trip, and not the one after', () => {
    expect(tripLimitMessage(paid, 99)).toBeUndefined();
    expect(tripLimitMessage(paid, 100)).toBe(
      "Your plan's limit is 100 trips in 30 days, and 100 are used. Choose a larger plan to add more.",
    );
    expect(tripLimitMessage(paid, 90, 10)).toBeUndefined();
    expect(tripLimitMessage(paid, 90, 11)).toContain('limit');
    expect(tripLimitMessage(free, free.trips)).toBe("You've reached the free plan limit. Want more trips?");
  });

  it('allow so many stops, and not one more', () => {
    expect(stopLimitMessage(paid, 20)).toBeUndefined();
    expect(stopLimitMessage(paid, 21)).toBe(
      "Your plan's limit is 20 stops for each trip, and this has 21. Split the trip or choose a larger plan.",
    );
    const most = free.stopsPerTrip;
    expect(stopLimitMessage(free, most + 1)).toBe(
      `The free plan's limit is ${most} stops for each trip, and this has ${most + 1}. Split the trip, or ask for higher limits.`,
    );
  });
});

describe('miles that were written in kilometers', () => {
  const written = (tenthKilometers: number, exemptTenthKilometers: number | null = null) => ({
    jurisdiction: 'ON',
    tenthMiles: tenthMilesOfKilometers(tenthKilometers),
    tenthKilometers,
    exemptTenthMiles: exemptTenthKilometers === null ? 0 : tenthMilesOfKilometers(exemptTenthKilometers),
    exemptTenthKilometers,
    exemptReason: exemptTenthKilometers === null ? '' : 'permit',
  });
  const inKilometers = (
    routed: number | null,
    tenthKilometers: number,
    more: Partial<JurisdictionRow> = {},
  ) => row('ON', routed, tenthMilesOfKilometers(tenthKilometers), { tenthKilometers, ...more });

  it('are kept beside the tenths of a mile, and drop where miles are written', () => {
    const [made] = applyCorrections([], [written(123)], ann);
    expect(made).toMatchObject({ tenthMiles: 76, manualTenthMiles: 76, tenthKilometers: 123 });
    const [changed] = applyCorrections([made!], [correction('ON', 80)], ann);
    expect(changed).toMatchObject({ tenthMiles: 80, manualTenthMiles: 80, tenthKilometers: null });
  });

  it('stay as they are when they come back unchanged, in either unit', () => {
    const before = [inKilometers(null, 123)];
    for (const back of [written(123), correction('ON', 76)]) {
      expect(applyCorrections(before, [back], ann)).toEqual(before);
      expect(changedCorrections(before, [back])).toEqual([]);
    }
  });

  it('of a row from before they were kept stay those that are shown', () => {
    const before = [row('ON', null, 76)];
    expect(applyCorrections(before, [written(122)], ann)).toEqual(before);
    expect(changedCorrections(before, [written(122)])).toEqual([]);
    expect(applyCorrections(before, [written(123)], ann)[0]).toMatchObject({
      tenthMiles: 76,
      tenthKilometers: 123,
    });
  });

  it('correct routed miles of the same tenth of a mile, and the routed ones written back do not', () => {
    const before = [row('ON', 76)];
    expect(applyCorrections(before, [written(122)], ann)).toEqual(before);
    const [corrected] = applyCorrections(before, [written(123)], ann);
    expect(corrected).toMatchObject({ routedTenthMiles: 76, manualTenthMiles: 76, tenthKilometers: 123 });
    // In miles it looks like the routed ones, and stays the correction.
    expect(applyCorrections([corrected!], [correction('ON', 76)], ann)).toEqual([corrected]);
  });

  it('of a state line stay what was read off', () => {
    const read = [row('ON', null, null, { tenthMiles: 77, tenthKilometers: 123 })];
    for (const back of [written(123), correction('ON', 77)])
      expect(applyCorrections(read, [back], ann)).toEqual(read);
  });

  it('stay through a new route, and go with the correction', () => {
    const before = [inKilometers(80, 123, { exemptTenthMiles: 62, exemptTenthKilometers: 99 })];
    expect(applyRoutedMiles(before, [{ jurisdiction: 'ON', tenthMiles: 90 }])[0]).toMatchObject({
      tenthMiles: 76,
      tenthKilometers: 123,
      routedTenthMiles: 90,
      exemptTenthKilometers: 99,
    });
    expect(discardCorrections(before)[0]).toMatchObject({
      tenthMiles: 80,
      tenthKilometers: null,
      exemptTenthMiles: 62,
      exemptTenthKilometers: 99,
    });
    expect(applyCorrections(before, [], ann)[0]).toMatchObject({
      tenthMiles: 0,
      tenthKilometers: null,
      exemptTenthKilometers: null,
    });
  });

  it('are all exempt where as many are exempt as are shown', () => {
    expect(applyCorrections([row('ON', 76)], [written(122, 122)], ann)[0]).toMatchObject({
      tenthMiles: 76,
      tenthKilometers: null,
      exemptTenthMiles: 76,
      exemptTenthKilometers: null,
    });
    expect(applyCorrections([], [written(123, 122)], ann)[0]).toMatchObject({
      exemptTenthMiles: 76,
      exemptTenthKilometers: 122,
    });
    expect(
      applyRoutedMiles([inKilometers(null, 123, { exemptTenthMiles: 76, exemptTenthKilometers: 123 })], []),
    ).toEqual([inKilometers(null, 123, { exemptTenthMiles: 76, exemptTenthKilometers: 123 })]);
  });

  it('are the differences of readings in kilometers, and none of mixed ones', () => {
    const at = (state: string, odometerTenthKilometers: number) => ({
      state,
      odometerTenths: tenthMilesOfKilometers(odometerTenthKilometers),
      odometerTenthKilometers,
    });
    const lines = [at('ON', 1_000_000), at('QC', 1_000_123), at('ON', 1_000_250)];
    const end = at('ON', 1_000_301);
    const parts = milesFromStateLines(lines, end.odometerTenths, end.odometerTenthKilometers);
    expect(parts.map(({ jurisdiction, tenthKilometers }) => [jurisdiction, tenthKilometers])).toEqual([
      ['ON', 123 + 51],
      ['QC', 127],
    ]);
    const mixed = milesFromStateLines(lines, end.odometerTenths);
    expect(mixed.map(({ jurisdiction, tenthKilometers }) => [jurisdiction, tenthKilometers])).toEqual([
      ['ON', undefined],
      ['QC', 127],
    ]);
    const back = [at('ON', 1_000_000), at('QC', 999_999)];
    expect(back[0]!.odometerTenths).toBe(back[1]!.odometerTenths);
    expect(stateLineProblems(back, back[1]!.odometerTenths, 999_998).map(({ index }) => index)).toEqual([
      1, 2,
    ]);
  });
});
