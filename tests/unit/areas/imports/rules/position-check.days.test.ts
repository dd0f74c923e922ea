import { describe, expect, it } from 'vitest';
import { minutesText, PositionCheck, type CheckedReading } from '~/areas/imports/rules/position-check';

const START = Date.parse('2026-07-06T14:00:00Z');
/** A truck that drives a mile a minute to the north. */
const reading = (minute: number, more: Partial<CheckedReading> = {}): CheckedReading => ({
  unit: '101',
  vin: '1FUJ',
  day: '2026-07-06',
  at: START + minute * 60_000,
  latMicrodegrees: 32_000_001 + Math.round(minute * 14_483),
  lonMicrodegrees: -96_797_000,
  odometerTenths: 1000 + minute * 10,
  run: 'a',
  hasTripReadings: false,
  ...more,
});
const checked = (readings: CheckedReading[]) => {
  const check = new PositionCheck();
  for (const one of readings) check.add(one);
  return check.days();
};

describe('PositionCheck', () => {
  it('passes a day with a reading every ten minutes, fine coordinates and the odometer of the device', () => {
    const [day, none] = checked([0, 10, 20].map((minute) => reading(minute)));
    expect(none).toBeUndefined();
    expect(day).toMatchObject({ readings: 3, longestSeconds: 600, decimals: 6, odometer: 'device' });
    expect([day?.ifta, day?.irp]).toEqual([[], []]);
  });

  it('fails P540.200 after ten minutes, and IRP only after fifteen', () => {
    expect(checked([reading(0), reading(12)])[0]).toMatchObject({
      longestSeconds: 720,
      ifta: ['a gap over 10 minutes'],
      irp: [],
    });
    expect(checked([reading(0), reading(16), reading(40)])[0]).toMatchObject({
      longestSeconds: 1440,
      ifta: ['2 gaps over 10 minutes'],
      irp: ['2 gaps over 15 minutes'],
    });
  });

  it('asks for nothing while the truck is parked, nor between two trips', () => {
    const { latMicrodegrees } = reading(0);
    expect(checked([reading(0), reading(90, { latMicrodegrees })])[0]?.ifta).toEqual([]);
    expect(checked([reading(0), reading(90, { run: 'b' })])[0]?.ifta).toEqual([]);
  });

  it('fails coordinates of two decimals, as an ELD file of the rule has them, for IFTA alone', () => {
    const coarse = { latMicrodegrees: 32_780_000, lonMicrodegrees: -96_800_000 };
    expect(checked([reading(0, coarse)])[0]).toMatchObject({
      decimals: 2,
      ifta: ['only 2 decimals'],
      irp: [],
    });
  });

  it("takes the trip's own readings where the device has none, and fails where neither is", () => {
    const without = { odometerTenths: null };
    expect(checked([reading(0, { ...without, hasTripReadings: true })])[0]).toMatchObject({
      odometer: 'trip',
      ifta: [],
    });
    expect(checked([reading(0, without)])[0]).toMatchObject({
      odometer: 'none',
      ifta: ['no odometer'],
      irp: ['no odometer'],
    });
  });

  it('judges each truck and day by itself, in order', () => {
    const days = checked([
      reading(0, { unit: '20' }),
      reading(0, { unit: '3' }),
      reading(0, { unit: '3', day: '2026-07-05' }),
    ]);
    expect(days.map(({ unit, day }) => `${unit} ${day}`)).toEqual([
      '3 2026-07-05',
      '3 2026-07-06',
      '20 2026-07-06',
    ]);
  });
});

describe('minutesText', () => {
  it('writes minutes and seconds', () => {
    expect([minutesText(605), minutesText(0), minutesText(3600)]).toEqual(['10:05', '0:00', '60:00']);
  });
});
