import { describe, expect, it } from 'vitest';
import { monthFile } from '~/areas/connections/rules/own-units';
import { movedMiles } from '~/areas/connections/rules/moved-miles';

const FACTS = {
  monthKey: 202610,
  unitOf: (id: string) => ({ a: 'T-1', b: 'T-2' })[id],
  timeZone: 'America/Chicago',
  today: '2026-11-20',
};
type Driven = [id: string, jurisdiction: string, kilometers: number][];

const samsara = (driven: Driven) => ({
  data: {
    vehicleReports: driven.map(([id, jurisdiction, kilometers]) => ({
      vehicle: { id },
      jurisdictions: [{ jurisdiction, totalMeters: kilometers * 1_000 }],
    })),
  },
});
const motive = (metric: boolean) => (driven: Driven) => ({
  ifta_trips: driven.map(([id, jurisdiction, kilometers], index) => ({
    ifta_trip: {
      id: index + 1,
      date: '2026-10-05',
      jurisdiction,
      vehicle: { id, metric_units: metric },
      distance: metric ? kilometers : kilometers / 1.609344,
    },
  })),
});
const geotab = (byGps: boolean) => (driven: Driven) =>
  driven.map(([id, jurisdiction, kilometers], index) => ({
    device: { id },
    jurisdiction,
    enterTime: `2026-10-05T0${index}:00:00Z`,
    exitTime: `2026-10-05T0${index}:50:00Z`,
    ...(byGps
      ? { enterGpsOdometer: 5_000, exitGpsOdometer: 5_000 + kilometers }
      : { enterOdometer: 5_000, exitOdometer: 5_000 + kilometers }),
  }));

describe('movedMiles', () => {
  it.each([
    ['samsara', samsara],
    ['motive', motive(true)],
    ['motive', motive(false)],
    ['geotab', geotab(false)],
    ['geotab', geotab(true)],
  ] as const)('tells by unit and state what %s reports otherwise', (system, report) => {
    const textOf = (driven: Driven) => monthFile(system, [JSON.stringify(report(driven))], FACTS).text;
    const before = textOf([
      ['a', 'TX', 160.9344],
      ['a', 'OK', 80.4672],
      ['b', 'NM', 16.09344],
    ]);
    expect(movedMiles(system, before, before)).toEqual([]);
    const now = textOf([
      ['a', 'TX', 160.9344],
      ['a', 'OK', 88.51392],
      ['b', 'AZ', 16.09344],
    ]);
    expect(movedMiles(system, before, now)).toEqual([
      { unit: 'T-1', jurisdiction: 'OK', recordedTenthMiles: 500, reportedTenthMiles: 550 },
      { unit: 'T-2', jurisdiction: 'AZ', recordedTenthMiles: 0, reportedTenthMiles: 100 },
      { unit: 'T-2', jurisdiction: 'NM', recordedTenthMiles: 100, reportedTenthMiles: 0 },
    ]);
    expect(movedMiles(system, null, before)).toHaveLength(3);
    expect(movedMiles(system, before, null)).toHaveLength(3);
    expect(movedMiles(system, null, null)).toEqual([]);
  });

  it('does not tell less than a tenth of a mile', () => {
    const textOf = (kilometers: number) =>
      monthFile('samsara', [JSON.stringify(samsara([['a', 'TX', kilometers]]))], FACTS).text;
    expect(movedMiles('samsara', textOf(160.9344), textOf(160.95))).toEqual([]);
  });
});
