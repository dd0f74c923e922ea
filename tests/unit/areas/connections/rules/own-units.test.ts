import { describe, expect, it } from 'vitest';
import { monthFile, type MonthFacts } from '~/areas/connections/rules/own-units';

const UNITS: Record<string, string> = { a: 'T1', b: 'T2', out: '' };

const facts = (given: Partial<MonthFacts> = {}): MonthFacts => ({
  monthKey: 202610,
  unitOf: (id) => UNITS[id],
  timeZone: 'America/Chicago',
  today: '2026-11-20',
  ...given,
});

const samsara = (...reports: [string, [string, number][]][]): string =>
  JSON.stringify({
    data: {
      year: 2026,
      month: 'October',
      vehicleReports: reports.map(([id, meters]) => ({
        vehicle: { id, name: `Name of ${id}` },
        jurisdictions: meters.map(([jurisdiction, totalMeters]) => ({ jurisdiction, totalMeters })),
      })),
    },
  });

const detail = (device: string, enterTime: string, exitTime: string, given: object = {}) => ({
  device: { id: device },
  jurisdiction: 'TX',
  enterTime,
  exitTime,
  enterOdometer: 100,
  exitOdometer: 110,
  hourlyOdometer: [1, 2],
  ...given,
});

describe('a month as one report under the own units', () => {
  it('of Samsara joins the pages, leaves out what stood still, and names whom nobody knows', () => {
    const pages = [
      samsara(
        ['b', [['OK', 5]]],
        [
          'a',
          [
            ['TX', 10.25],
            ['LA', 0],
          ],
        ],
      ),
      samsara(['out', [['TX', 7]]], ['new', [['TX', 7]]], ['idle', [['TX', 0]]]),
    ];
    const { text, unmatched } = monthFile('samsara', pages, facts());
    expect(unmatched).toEqual(['new']);
    expect(JSON.parse(text ?? '')).toEqual({
      vehicleReports: [
        {
          year: 2026,
          month: '10',
          vehicle: { name: 'T1' },
          jurisdictions: [{ jurisdiction: 'TX', totalMeters: 10.25 }],
        },
        {
          year: 2026,
          month: '10',
          vehicle: { name: 'T2' },
          jurisdictions: [{ jurisdiction: 'OK', totalMeters: 5 }],
        },
      ],
    });
  });

  it('of Samsara is dated to the first day while the month runs', () => {
    const { text } = monthFile('samsara', [samsara(['a', [['TX', 10]]])], facts({ today: '2026-10-30' }));
    expect(text).toContain('"date":"2026-10-01"');
    expect(text).not.toContain('"month"');
  });

  it('of Motive counts a trip once that slid to the next page, and only those of the month', () => {
    const trip = (id: number, date: string, vehicle = 'a') => ({
      ifta_trip: {
        id,
        date,
        jurisdiction: 'TX',
        distance: 12.5,
        vehicle: { id: vehicle, number: 'x', metric_units: false },
      },
    });
    const pages = [
      JSON.stringify({ ifta_trips: [trip(2, '2026-10-31'), trip(1, '2026-10-02', 'b')] }),
      JSON.stringify({
        ifta_trips: [trip(1, '2026-10-02', 'b'), trip(3, '2026-11-01'), trip(4, '2026-10-02', 'new')],
      }),
    ];
    const { text, unmatched } = monthFile('motive', pages, facts());
    const { ifta_trips: trips } = JSON.parse(text ?? '') as {
      ifta_trips: { ifta_trip: { id: number; vehicle: { number: string } } }[];
    };
    expect(trips.map(({ ifta_trip: one }) => [one.id, one.vehicle.number])).toEqual([
      [2, 'T1'],
      [1, 'T2'],
    ]);
    expect(unmatched).toEqual(['new']);
  });

  it('of Geotab keeps each stretch once, in the month of the carrier in which it ends', () => {
    // The end of October in Chicago is 05:00 UTC on November 1, daylight saving time still being on.
    const over = detail('a', '2026-11-01T03:00:00Z', '2026-11-01T04:59:00Z');
    const later = detail('a', '2026-11-01T04:59:00Z', '2026-11-01T05:01:00Z');
    const pages = [
      JSON.stringify([
        over,
        detail('b', '2026-10-31T10:00:00Z', '2026-10-31T11:00:00Z', { isNegligible: true }),
      ]),
      JSON.stringify([over, later]),
    ];
    const october = JSON.parse(monthFile('geotab', pages, facts()).text ?? '') as {
      exitTime: string;
      device: object;
    }[];
    expect(october).toHaveLength(1);
    expect(october[0]).toMatchObject({ exitTime: '2026-11-01T04:59:00Z', device: { name: 'T1' } });
    expect(october[0]).not.toHaveProperty('hourlyOdometer');
    const november = JSON.parse(
      monthFile('geotab', pages, facts({ monthKey: 202611 })).text ?? '',
    ) as object[];
    expect(november).toMatchObject([{ exitTime: '2026-11-01T05:01:00Z' }]);
  });

  it('is the same text whatever the order of the pages, and none where nothing was driven', () => {
    const pages = [samsara(['a', [['TX', 10]]]), samsara(['b', [['TX', 10]]])];
    expect(monthFile('samsara', pages, facts()).text).toBe(
      monthFile('samsara', pages.toReversed(), facts()).text,
    );
    for (const [system, page] of [
      ['samsara', samsara(['a', [['TX', 0]]])],
      ['motive', '{"ifta_trips":[]}'],
      ['geotab', '[]'],
    ] as const)
      expect(monthFile(system, [page], facts())).toEqual({ text: null, unmatched: [] });
  });

  it('of Samsara has its month once the last day is there', () => {
    const on = (today: string) =>
      monthFile('samsara', [samsara(['a', [['TX', 10]]])], facts({ today })).text?.includes('"month":"10"');
    expect([on('2026-10-30'), on('2026-10-31'), on('2026-11-01')]).toEqual([false, true, true]);
  });

  it('names those whom nobody knows in order', () => {
    const page = samsara(['zeta', [['TX', 1]]], ['alpha', [['TX', 1]]], ['mid', [['TX', 1]]]);
    expect(monthFile('samsara', [page], facts()).unmatched).toEqual(['alpha', 'mid', 'zeta']);
  });

  it('of Motive stands by unit, day and id, days without their hour', () => {
    const trip = (id: number, date: unknown, vehicle: string, distance: unknown = 5) => ({
      id,
      date,
      distance,
      vehicle: { id: vehicle },
    });
    const page = JSON.stringify({
      ifta_trips: [
        trip(9, '2026-10-05T11:00:00Z', 'b'),
        trip(3, '2026-10-05', 'a'),
        trip(8, '2026-10-02', 'a'),
        trip(2, '2026-10-05', 'a'),
        trip(4, '2026-10', 'a'),
        trip(5, 'on 2026-10-05', 'a'),
        trip(6, '2026-10-05', 'a', 0),
        trip(7, '2026-10-05', 'out'),
      ],
    });
    const { text, unmatched } = monthFile('motive', [page], facts());
    expect(unmatched).toEqual([]);
    const { ifta_trips: trips } = JSON.parse(text ?? '') as {
      ifta_trips: { ifta_trip: { id: number; date: string; vehicle: { number: string } } }[];
    };
    expect(trips.map(({ ifta_trip: one }) => [one.vehicle.number, one.date, one.id])).toEqual([
      ['T1', '2026-10-02', 8],
      ['T1', '2026-10-05', 2],
      ['T1', '2026-10-05', 3],
      ['T2', '2026-10-05', 9],
    ]);
  });

  it('of Geotab stands by unit and time, and goes by the GPS where the odometer says nothing', () => {
    const at = (hour: string) => `2026-10-05T${hour}:00:00Z`;
    const none = { enterOdometer: null, exitOdometer: null };
    const page = JSON.stringify([
      detail('b', at('08'), at('09')),
      detail('a', at('12'), at('13'), { ...none, enterGpsOdometer: 10, exitGpsOdometer: 12 }),
      detail('a', at('10'), at('11')),
      detail('a', at('10'), at('11'), { jurisdiction: 'OK' }),
      detail('a', at('14'), at('15'), { exitOdometer: 100 }),
      detail('a', at('16'), at('17'), { ...none, enterGpsOdometer: 12, exitGpsOdometer: 12 }),
      detail('a', at('18'), 'some day'),
      detail('out', at('08'), at('09')),
      detail('new', at('08'), at('09')),
    ]);
    const { text, unmatched } = monthFile('geotab', [page], facts());
    expect(unmatched).toEqual(['new']);
    const found = JSON.parse(text ?? '') as {
      device: { name: string };
      enterTime: string;
      jurisdiction: string;
    }[];
    expect(found.map((one) => [one.device.name, one.enterTime.slice(11, 13), one.jurisdiction])).toEqual([
      ['T1', '10', 'OK'],
      ['T1', '10', 'TX'],
      ['T1', '12', 'TX'],
      ['T2', '08', 'TX'],
    ]);
  });

  it('of Samsara counts a vehicle that comes on two pages once, and two that are one unit both', () => {
    const pages = [
      samsara([
        'a',
        [
          ['TX', 5],
          ['OK', 2],
        ],
      ]),
      samsara(
        [
          'a',
          [
            ['TX', 6],
            ['NM', 1],
          ],
        ],
        ['a2', [['TX', 3]]],
      ),
    ];
    const unitOf = (id: string) => ({ a: 'T1', a2: 'T1' })[id];
    const { text } = monthFile('samsara', pages, facts({ unitOf }));
    expect((JSON.parse(text ?? '') as { vehicleReports: object[] }).vehicleReports).toEqual([
      {
        year: 2026,
        month: '10',
        vehicle: { name: 'T1' },
        jurisdictions: [
          { jurisdiction: 'TX', totalMeters: 6 },
          { jurisdiction: 'OK', totalMeters: 2 },
          { jurisdiction: 'NM', totalMeters: 1 },
          { jurisdiction: 'TX', totalMeters: 3 },
        ],
      },
    ]);
  });

  it('of Motive takes trips without an id each for itself', () => {
    const trip = (distance: number) => ({
      ifta_trip: { date: '2026-10-02', jurisdiction: 'TX', distance, vehicle: { id: 'a', number: '1' } },
    });
    const { text } = monthFile('motive', [JSON.stringify({ ifta_trips: [trip(5), trip(7)] })], facts());
    expect((JSON.parse(text ?? '') as { ifta_trips: object[] }).ifta_trips).toHaveLength(2);
  });
});
