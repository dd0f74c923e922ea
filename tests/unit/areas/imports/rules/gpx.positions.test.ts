import { describe, expect, it } from 'vitest';
import { csvRow } from '~/areas/imports/rules/csv-row';
import { gapNotice } from '~/areas/imports/rules/gap-notice';
import { GpxReader } from '~/areas/imports/rules/gpx';
import type { ImportOptions } from '~/areas/imports/rules/import-options';
import { microdegrees } from '~/areas/imports/rules/microdegrees';
import { readPositionRow } from '~/areas/imports/rules/position-row';
import { MomentReader } from '~/areas/imports/rules/position-time';
import { RowReader } from '~/areas/imports/rules/row-reader';

const OPTIONS: ImportOptions = {
  dateOrder: 'mdy',
  decimal: 'point',
  distanceUnit: 'mile',
  fuelUnit: 'gallon',
  fuelType: 'special_diesel',
  equipmentId: null,
  createUnits: true,
  timeZone: 'America/Chicago',
};

describe('the moment of a position', () => {
  const reader = new MomentReader('America/Chicago', 'mdy');
  const iso = (text: string) => {
    const at = reader.read(text);
    return at === undefined ? undefined : new Date(at).toISOString();
  };

  it.each([
    ['2026-11-03T14:22:05Z', '2026-11-03T14:22:05.000Z'],
    ['2026-11-03 14:22:05 UTC', '2026-11-03T14:22:05.000Z'],
    ['2026-11-03 14:22 gmt', '2026-11-03T14:22:00.000Z'],
    ['2026-11-03 14:22:05 -0600', '2026-11-03T20:22:05.000Z'],
    ['2026-11-03 14:22:05+05:30', '2026-11-03T08:52:05.000Z'],
    ['2026-11-03T14:22:05.123Z', '2026-11-03T14:22:05.000Z'],
    ['2026-11-03T14:22:05,1Z', '2026-11-03T14:22:05.000Z'],
    // Central standard time: six hours behind; in summer five.
    ['11/03/2026 2:22 PM', '2026-11-03T20:22:00.000Z'],
    ['11/03/2026, 2:22:07 p.m.', '2026-11-03T20:22:07.000Z'],
    ['07/03/2026 14:22', '2026-07-03T19:22:00.000Z'],
    ['11/03/2026 12:05 AM', '2026-11-03T06:05:00.000Z'],
    ['11/03/2026 12:05 PM', '2026-11-03T18:05:00.000Z'],
    ['11/03/2026 1:05 am', '2026-11-03T07:05:00.000Z'],
    ['11/03/2026 23:59:59', '2026-11-04T05:59:59.000Z'],
    ['11/03/2026 0:00', '2026-11-03T06:00:00.000Z'],
    ['1793716925', '2026-11-03T14:42:05.000Z'],
    [' 1793716925.4 ', '2026-11-03T14:42:05.400Z'],
    ['1793716925400', '2026-11-03T14:42:05.400Z'],
  ])('"%s" is %s', (text, instant) => {
    expect(iso(text)).toBe(instant);
  });

  it.each([
    '',
    'soon',
    '2026-11-03',
    '14:22',
    '11/03/2026 24:00',
    '11/03/2026 14:60',
    '11/03/2026 14:22:60',
    '11/03/2026 13:05 PM',
    '11/03/2026 0:05 PM',
    '13/40/2026 10:00',
    '179371692',
    'x1793716925',
    '1793716925x',
    '17937169254',
    'x1793716925400',
    '17937169254001',
    '11/03/2026 10:00 Mars',
    '2793716925',
  ])('"%s" is no moment', (text) => {
    expect(reader.read(text)).toBeUndefined();
  });

  it('is read in the order of days that the file has', () => {
    expect(new MomentReader('UTC', 'dmy').read('03/11/2026 10:00')).toBe(Date.parse('2026-11-03T10:00:00Z'));
  });

  it('is the same for the hours of a file that is longer than what is remembered', () => {
    const long = new MomentReader('UTC', 'mdy');
    const first = Date.parse('2026-01-01T00:30:00Z');
    for (let hour = 0; hour < 2_100; hour++)
      expect(long.read(new Date(first + hour * 3_600_000).toISOString().slice(0, 16).replace('T', ' '))).toBe(
        first + hour * 3_600_000,
      );
    expect(long.read('2026-01-01 00:30')).toBe(first);
    expect(long.read('2026-01-01 00:31')).toBe(first + 60_000);
  });
});

describe('an angle', () => {
  it.each([
    ['32.7767', 90, 32_776_700],
    ['-96.797', 180, -96_797_000],
    ['+96', 180, 96_000_000],
    ['96.797 W', 180, -96_797_000],
    ['W 96.797', 180, -96_797_000],
    ['-96.797 w', 180, -96_797_000],
    ['96.797E', 180, 96_797_000],
    ['N 32.7767', 90, 32_776_700],
    ['32,7767° s', 90, -32_776_700],
    [' 32.7767 ° N ', 90, 32_776_700],
    ['90', 90, 90_000_000],
    ['-90', 90, -90_000_000],
    ['1.2345678', 90, 1_234_568],
    ['90.1', 90, null],
    ['-90.1', 90, null],
    ['', 90, null],
    ['north', 90, null],
    ['1234', 180, null],
    ['12.', 90, null],
    ['x12', 90, null],
    ['12x', 90, null],
  ])('"%s" of at most %d degrees is %d millionths', (text, most, read) => {
    expect(microdegrees(text, most)).toBe(read);
  });
});

describe('a line of positions', () => {
  const read = (cells: Record<string, string>, options = OPTIONS) => {
    const row = new RowReader(Object.values(cells), Object.keys(cells), options);
    const position = readPositionRow(row, options, new MomentReader(options.timeZone, options.dateOrder));
    return {
      position,
      errors: row.errors.map(({ column, message }) => [
        column === null ? null : Object.keys(cells)[column],
        message,
      ]),
    };
  };
  const AT = { unit: '104', at: '2026-11-03T14:22:05Z' };

  it('is a place at a moment, with the odometer where there is one', () => {
    expect(read({ ...AT, vin: 'V', lat: '32.7767', lon: '-96.797', odometer: '1,234.56' })).toEqual({
      position: {
        unit: '104',
        vin: 'V',
        at: Date.parse(AT.at),
        latMicrodegrees: 32_776_700,
        lonMicrodegrees: -96_797_000,
        odometerTenths: 12_346,
        odometerTenthKilometers: null,
      },
      errors: [],
    });
    expect(read({ ...AT, lat: '32.7767', lon: '-96.797', odometer: '100000.2 km' }).position).toMatchObject({
      odometerTenths: 621_372,
      odometerTenthKilometers: 1_000_002,
    });
    expect(read({ ...AT, lat: '32.7767', lon: '-96.797', odometer: '' }).position?.odometerTenths).toBeNull();
    expect(read({ ...AT, lat: '32.7767', lon: '-96.797' }).position?.odometerTenths).toBeNull();
  });

  it('has its day and its hour in one cell or in two', () => {
    expect(read({ unit: '1', day: '11/03/2026', at: '8:22', lat: '1', lon: '1' }).position?.at).toBe(
      Date.parse('2026-11-03T14:22:00Z'),
    );
    expect(read({ unit: '1', day: '11/03/2026', at: '', lat: '1', lon: '1' }).errors).toEqual([
      ['at', '"11/03/2026" is not a date and time.'],
    ]);
    expect(read({ unit: '1', day: 'x', lat: '1', lon: '1' }).errors).toEqual([
      ['day', '"x" is not a date and time.'],
    ]);
  });

  it.each(
    [
      '32.7767, -96.797',
      '(32.7767, -96.797)',
      '32.7767;-96.797',
      '32.7767 -96.797',
      '32.7767 N 96.797 W',
      '32.7767 , W96.797',
    ].filter((text) => !text.includes(' N ')),
  )('has both angles in one cell: %s', (latLon) => {
    expect(read({ ...AT, latLon }).position).toMatchObject({
      latMicrodegrees: 32_776_700,
      lonMicrodegrees: -96_797_000,
    });
  });

  it('takes two columns of angles before one', () => {
    expect(read({ ...AT, lat: '1', lon: '2', latLon: 'x' }).position).toMatchObject({
      latMicrodegrees: 1_000_000,
      lonMicrodegrees: 2_000_000,
    });
  });

  it('says what is wrong', () => {
    expect(read({ ...AT, lat: 'x', lon: '181' })).toEqual({
      position: null,
      errors: [
        ['lat', '"x" is not a latitude in degrees.'],
        ['lon', '"181" is not a longitude in degrees.'],
      ],
    });
    expect(read({ ...AT, lat: '90.5', lon: '100' }).errors).toEqual([
      ['lat', '"90.5" is not a latitude in degrees.'],
    ]);
    expect(read({ ...AT, latLon: '91 100' })).toEqual({
      position: null,
      errors: [['latLon', '"91 100" is not a latitude and a longitude.']],
    });
    expect(read({ ...AT, latLon: '80 181' }).errors).toEqual([
      ['latLon', '"80 181" is not a latitude and a longitude.'],
    ]);
    expect(read({ ...AT, latLon: '80' }).errors).toHaveLength(1);
    expect(read({ ...AT, lat: '0', lon: '0' })).toEqual({
      position: null,
      errors: [['lat', 'The device had no position (0, 0).']],
    });
    expect(read({ ...AT, lat: '0', lon: '1' }).errors).toEqual([]);
    expect(read({ ...AT, lat: '1', lon: '0' }).errors).toEqual([]);
    expect(read({ ...AT, lat: '1', lon: '1', odometer: 'x' }).errors).toEqual([
      ['odometer', '"x" is not a number.'],
    ]);
  });

  it('needs a truck: by its number, by its VIN, or the one of the file', () => {
    const there = { at: AT.at, lat: '1', lon: '1' };
    expect(read({ ...there, unit: '' }).errors).toEqual([['unit', 'The truck is missing.']]);
    expect(read({ ...there, vin: 'V' }).errors).toEqual([]);
    expect(read({ ...there, unit: '' }, { ...OPTIONS, equipmentId: 5 }).errors).toEqual([]);
  });
});

describe('a GPX file, piece by piece', () => {
  const FILE =
    '<?xml version="1.0"?><gpx><trk><trkseg>\n<trkpt lat="32.7" lon="-96.8"><ele>1</ele><time> 2026-11-03T14:22:05Z </time></trkpt><trkpt lon = \'-97\' lat=\'33\'/><gpx:trkpt\n lat="34" lon="-98"><gpx:time>T3</gpx:time></gpx:trkpt ></trkseg></trk></gpx>';
  const POINTS = [
    { lat: '32.7', lon: '-96.8', time: '2026-11-03T14:22:05Z' },
    { lat: '33', lon: '-97', time: '' },
    { lat: '34', lon: '-98', time: 'T3' },
  ];

  it.each([1, 2, 7, 16, 50, 1000])('of %d letters', (size) => {
    const reader = new GpxReader();
    const points = [];
    for (let at = 0; at < FILE.length; at += size) points.push(...reader.push(FILE.slice(at, at + size)));
    expect(points).toEqual(POINTS);
  });

  it('gives a point as soon as it is whole, and keeps what is not', () => {
    const reader = new GpxReader();
    expect(reader.push('<trkpt lat="1" lon="2"><time>a</time>')).toEqual([]);
    expect(reader.push('</trkpt><trkpt lat="3"')).toEqual([{ lat: '1', lon: '2', time: 'a' }]);
    expect(reader.push(' lon="4"/>')).toEqual([{ lat: '3', lon: '4', time: '' }]);
  });

  it('has points in capitals too, and leaves other tags alone', () => {
    expect(
      new GpxReader().push(
        '<wpt lat="1" lon="2"/><trkpts lat="9" lon="9"/><TRKPT LAT="3" LON="4"><TIME>b</TIME></TRKPT>',
      ),
    ).toEqual([{ lat: '3', lon: '4', time: 'b' }]);
  });

  it.each([1, 3, 9, 40, 1000])('has the name of its track, in pieces of %d letters', (size) => {
    const file =
      '<gpx><metadata><name>All</name></metadata><trk><name> 101 </name><trkseg><trkpt lat="1" lon="2"><name>Gate</name></trkpt></trkseg><trkseg><trkpt lat="3" lon="4"/></trkseg></trk><trk><trkseg><trkpt lat="5" lon="6"/></trkseg></trk><gpx:trk><gpx:desc>d</gpx:desc><gpx:name><![CDATA[T-9]]></gpx:name><gpx:trkseg><gpx:trkpt lat="7" lon="8"/></gpx:trkseg></gpx:trk></gpx>';
    const reader = new GpxReader();
    const tracks = [];
    for (let at = 0; at < file.length; at += size)
      tracks.push(...reader.push(file.slice(at, at + size)).map(({ lat, track }) => [lat, track]));
    expect(tracks).toEqual([
      ['1', '101'],
      ['3', '101'],
      ['5', undefined],
      ['7', 'T-9'],
    ]);
  });

  it('lets go of a point without an end', () => {
    const reader = new GpxReader();
    expect(reader.push(`<trkpt lat="1" lon="2">${' '.repeat(66_000)}`)).toEqual([]);
    expect(reader.push('</trkpt><trkpt lat="3" lon="4"/>')).toEqual([{ lat: '3', lon: '4', time: '' }]);
    expect(reader.push(`<trkpt lat="1" lon="2">${' '.repeat(65_000)}`)).toEqual([]);
    expect(reader.push('</trkpt>')).toEqual([{ lat: '1', lon: '2', time: '' }]);
  });
});

describe('a stretch without positions', () => {
  const GAP = {
    from: '2026-11-03T14:22:05Z',
    to: '2026-11-04T05:00:00Z',
    fromPlace: 'Dallas, TX',
    toPlace: 'Tulsa, OK',
    tenthMiles: 2573,
    byOdometer: true,
    counted: true,
  };

  it('is told in the time of the carrier, with what became of its miles', () => {
    expect(gapNotice(GAP, 'America/Chicago')).toBe(
      'No positions from 11/03/2026 08:22 to 11/03/2026 23:00, between Dallas, TX and Tulsa, OK: 257.3 miles by the odometer are counted for it. Correct the miles if the truck took another route.',
    );
    expect(gapNotice({ ...GAP, toPlace: 'Dallas, TX', byOdometer: false, counted: false }, 'UTC')).toBe(
      'No positions from 11/03/2026 14:22 to 11/04/2026 05:00, near Dallas, TX: 257.3 miles as the crow flies apart, and in no trip. Add the missing trip.',
    );
  });
});

describe('a line of CSV for this program', () => {
  it.each([
    [['a', 'b c', ''], 'a,b c,\n'],
    [['a,b', 'c"d', 'e\rf', 'g\nh'], '"a,b","c""d","e\rf","g\nh"\n'],
    [['=1+1'], '=1+1\n'],
    [['""'], '""""""\n'],
  ])('of %j', (cells, line) => {
    expect(csvRow(cells)).toBe(line);
  });
});
