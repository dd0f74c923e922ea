import { describe, expect, it } from 'vitest';
import { fileCheck, lineCheck } from '~/areas/imports/rules/eld-checks';
import { eldDays, eldDayText } from '~/areas/imports/rules/eld-days';
import { readEldFile } from '~/areas/imports/rules/eld-file';
import { ELD_SEGMENTS, eldFile } from '../../../../factories/known-reports';

describe('check values of a log', () => {
  it('are what the appendix works out', () => {
    // 1 + 17 + 49 = 67 = 0x43; three turns to the left: 0x1A; with 0x96: 0x8C.
    expect(lineCheck('1Aa')).toBe('8C');
    // Noughts and commas count nothing.
    expect(lineCheck('0,1,A;a-')).toBe('8C');
    expect(lineCheck('')).toBe('96');
    // 0x0143: each byte by itself, 0x08 and 0x1A; with 0x969C: 0x9E86.
    expect(fileCheck(0x143)).toBe('9E86');
  });
});

describe.each([['\r'], ['\r\n'], ['\n']])('a log whose lines end with %j', (end) => {
  const file = readEldFile(eldFile(ELD_SEGMENTS, { end }));

  it('is read whole', () => {
    expect(file).toMatchObject({
      carrierName: 'ACME FREIGHT; LLC',
      usdot: '1234567',
      driver: 'ANN LEE',
      unit: 'T-1',
      hoursBehindUtc: 6,
      wrongLines: [],
      fileCheck: 'right',
      missingSegments: ['End of File'].filter(() => false),
    });
    // The changed record (status 2) is none; the odometer is that of the engine's last start and the miles since.
    expect(
      file.readings.map(
        ({ date, time, odometerMiles }) => `${date.slice(5)} ${time.slice(0, 5)} ${odometerMiles}`,
      ),
    ).toEqual([
      '11-02 08:05 412200',
      '11-02 08:15 412202',
      '11-02 09:15 412261',
      '11-02 11:15 412380',
      '11-02 11:20 412380',
      '11-03 08:00 412420',
      '11-03 08:10 412422',
      '11-03 08:15 412425',
      '11-03 10:30 412540',
    ]);
    expect(file.readings.find(({ time }) => time === '08:15:00')?.lat).toBe(32.78);
    expect(file.readings.at(-2)).toMatchObject({ lat: null, lon: null });
  });

  it('gives the chain of the odometer, the gap and the miles that nobody signed for', () => {
    expect(eldDays(file.readings).map((day) => `${day.date}: ${eldDayText(day)}`)).toEqual([
      '2026-11-02: odometer 412,200 to 412,380, 180 miles',
      '2026-11-03: odometer 412,420 to 412,540, 120 miles; 40 miles are in no log since the day before; 3 miles without a driver signed in',
    ]);
  });
});

it('a log that was changed is told by its check values', () => {
  const text = eldFile(ELD_SEGMENTS);
  const changed = readEldFile(text.replace('412420', '412430'));
  expect(changed.wrongLines).toHaveLength(1);
  expect(changed.fileCheck).toBe('right');
  expect(readEldFile(eldFile(ELD_SEGMENTS, { wrongFile: true })).fileCheck).toBe('wrong');
  expect(readEldFile(text.slice(0, text.indexOf('End of File'))).fileCheck).toBe('missing');
  expect(readEldFile(text.slice(0, text.indexOf('CMV Engine'))).missingSegments).toContain(
    'CMV Engine Power-Up and Shut Down Activity',
  );
});

it('a log names the miles that an engine which was off drove, within the day as overnight', () => {
  const file = readEldFile(
    eldFile({
      ...ELD_SEGMENTS,
      'CMV Engine Power-Up and Shut Down Activity:': [
        '30,1,110226,080500,412200,9110.1,32.78,-96.80,T-1,1FUJGLDR7CLBP8834,TR9,BOL77',
        '31,3,110226,112000,412380,9113.4,35.47,-97.52,T-1,1FUJGLDR7CLBP8834,TR9,BOL77',
        '32,1,110226,130000,412405.7,9114.0,35.47,-97.52,T-1,1FUJGLDR7CLBP8834,TR9,BOL77',
        '33,1,110326,080000,412420,9114.0,35.47,-97.52,T-1,1FUJGLDR7CLBP8834,TR9,BOL77',
      ],
    }),
  );
  expect(eldDays(file.readings).map((day) => eldDayText(day))).toEqual([
    'odometer 412,200 to 412,405, 205 miles; 25 miles are in no log while the engine was off',
    'odometer 412,420 to 412,540, 120 miles; 15 miles are in no log since the day before; 3 miles without a driver signed in',
  ]);
});

it('a log whose zone has a sign is as far behind', () => {
  const header = (ELD_SEGMENTS['ELD File Header Segment:'] ?? []).map((line) => line.replace(/,06$/, ',-06'));
  expect(readEldFile(eldFile({ ...ELD_SEGMENTS, 'ELD File Header Segment:': header })).hoursBehindUtc).toBe(
    6,
  );
});
