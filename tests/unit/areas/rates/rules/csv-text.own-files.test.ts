import { describe, expect, it } from 'vitest';
import { csvLine, parseCsv } from '~/areas/rates/rules/csv-text';
import { parseRateFigure, readRateCell } from '~/areas/rates/rules/rate-figure';
import {
  EXCHANGE_CONFIDENCES,
  MATRIX_STATUSES,
  parseSeedQuarters,
  RATE_TIERS,
} from '~/areas/rates/rules/rate-quarter';
import { RATE_CONFIDENCES, RATE_STATUSES } from '~/areas/rates/rules/rate-row';
import { parseSeedRates, RATE_FILE_COLUMNS, rateFileText } from '~/areas/rates/rules/seed-file';

describe('a CSV text (RFC 4180)', () => {
  it('keeps empty fields, quotes and line breaks inside quotes', () => {
    expect(parseCsv('a,,b\n"x ""y"" z","1\r\n2",""\n')).toEqual([
      ['a', '', 'b'],
      ['x "y" z', '1\r\n2', ''],
    ]);
    expect(parseCsv('a\r\rb')).toEqual([['a'], [''], ['b']]);
    expect(parseCsv('"a",\n"b"')).toEqual([['a', ''], ['b']]);
    expect(parseCsv('"",')).toEqual([['', '']]);
    expect(parseCsv('a\n\nb\n')).toEqual([['a'], [''], ['b']]);
  });

  it('says which line has a quote that is not closed, or text behind one', () => {
    expect(() => parseCsv('a\nb\n"c')).toThrow(new SyntaxError('Line 3: a quoted field is not closed'));
    expect(() => parseCsv('a\n"b"c')).toThrow(new SyntaxError('Line 2: text after a closing quote'));
    expect(() => parseCsv('"a""')).toThrow(new SyntaxError('Line 1: a quoted field is not closed'));
  });

  it('is written with quotes only where they must be', () => {
    expect(csvLine(['a', 1, null, 'b,c', 'd"e', 'f\ng', 'h\ri', 'j k'])).toBe(
      'a,1,,"b,c","d""e","f\ng","h\ri",j k',
    );
  });
});

describe('a figure', () => {
  it('has up to three digits before the point and four behind it', () => {
    expect(['999.9999', '0.0001', '.0001', '.1234', '10', '010.5'].map(parseRateFigure)).toEqual([
      9_999_999, 1, 1, 1234, 100_000, 105_000,
    ]);
    expect(['1000', 'x0.1', '0.1x', '.12345', '.', '0.'].map(parseRateFigure)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is none in a cell with a dash of any length, and an error in one with anything else', () => {
    expect(['-', '\u2013', '$ \u2014 ', '', '$'].map(readRateCell)).toEqual([null, null, null, null, null]);
    expect(['n/a', '--', '0.3458*', '(0.34)'].map(readRateCell)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([' $\u00a00.3458 ', '0 .3458'].map(readRateCell)).toEqual([3458, 3458]);
  });
});

const HEADER = RATE_FILE_COLUMNS.join(',');
const LINE =
  '2026,3,US,TX,special_diesel,0.2000,0.0100,0.0739,0.0037,gallon,final,two_source,matrix,2026-08-01';
const ofFile = (...lines: string[]) => parseSeedRates([HEADER, ...lines].join('\n'));

describe('a rate file of ours', () => {
  it('has these columns, and is read by their names', () => {
    expect(HEADER).toBe(
      'year,quarter,country,jurisdiction,fuel_type,rate_usd_gal,surcharge_usd_gal,rate_cad_l,surcharge_cad_l,unit,status,confidence,source,effective_from',
    );
    const row = {
      quarter: { year: 2026, quarter: 3 },
      jurisdiction: 'TX',
      fuel: 'special_diesel',
      effectiveFrom: '2026-08-01',
      unit: 'gallon',
      status: 'final',
      confidence: 'two_source',
      source: 'matrix',
      usd: { rateTenThousandths: 2000, surchargeTenThousandths: 100 },
      cad: { rateTenThousandths: 739, surchargeTenThousandths: 37 },
    };
    expect(ofFile(LINE)).toEqual([row]);
    const turned = (line: string) => line.split(',').reverse().join(' , ');
    expect(parseSeedRates(`${turned(HEADER)}\n${turned(LINE)}`)).toEqual([row]);
  });

  it('begins with the quarter where no day is named, and has no confidence where none is', () => {
    const [row] = ofFile('2026,3,US,TX,special_diesel,,,,,gallon,missing,,,');
    expect(row).toMatchObject({
      effectiveFrom: '2026-07-01',
      confidence: null,
      source: '',
      usd: { rateTenThousandths: null, surchargeTenThousandths: null },
      cad: { rateTenThousandths: null, surchargeTenThousandths: null },
    });
    const old = HEADER.replace(',effective_from', '');
    expect(parseSeedRates(`${old}\n${LINE.replace(',2026-08-01', '')}`)[0]?.effectiveFrom).toBe('2026-07-01');
  });

  it('may hold every unit, status and confidence', () => {
    for (const unit of ['gallon', 'gge', 'dge', 'kwh', 'kg', 'm3', 'mile'])
      expect(ofFile(LINE.replace('gallon', unit))[0]?.unit).toBe(unit);
    expect(RATE_STATUSES).toEqual(['final', 'preliminary', 'reconstructed', 'missing']);
    for (const status of RATE_STATUSES) expect(ofFile(LINE.replace('final', status))[0]?.status).toBe(status);
    expect(RATE_CONFIDENCES).toEqual([
      'two_source',
      'single_source',
      'conflicting',
      'derived',
      'derived_uncertain',
    ]);
    for (const confidence of RATE_CONFIDENCES)
      expect(ofFile(LINE.replace('two_source', confidence))[0]?.confidence).toBe(confidence);
  });

  it.each([
    ['Line 3: rate_usd_gal is "0.20000"', '0.2000', '0.20000'],
    ['Line 3: surcharge_usd_gal is "x"', '0.0100', 'x'],
    ['Line 3: rate_cad_l is "-1"', '0.0739', '-1'],
    ['Line 3: surcharge_cad_l is "1,5"', '0.0037', '"1,5"'],
    ['Line 3: quarter is "5"', '2026,3', '2026,5'],
    ['Line 3: quarter is "3"', '2026,3', '1999,3'],
    ['Line 3: jurisdiction is "AK"', 'TX', 'AK'],
    ['Line 3: fuel_type is "diesel"', 'special_diesel', 'diesel'],
    ['Line 3: unit is "pint"', 'gallon', 'pint'],
    ['Line 3: status is "guess"', 'final', 'guess'],
    ['Line 3: confidence is "sure"', 'two_source', 'sure'],
    ['Line 3: effective_from is "2026-02-30"', '2026-08-01', '2026-02-30'],
    ['Line 3 has 13 cells', ',matrix', ''],
    ['Line 3 repeats 2026/3/special_diesel/ID/2026-08-01', 'TX', 'ID'],
  ])('says %s', (message, was, is) => {
    expect(() => ofFile(LINE.replace('TX', 'ID'), LINE.replace(was, is))).toThrow(new SyntaxError(message));
  });

  it('needs every column but the day', () => {
    for (const column of RATE_FILE_COLUMNS.slice(0, -1))
      expect(() => parseSeedRates(HEADER.replace(new RegExp(`(^|,)${column}(?=,)`), ''))).toThrow(
        new SyntaxError(`The column ${column} is missing`),
      );
  });

  it('is written with a heading, lines that end in CRLF, and the country of each jurisdiction', () => {
    expect(rateFileText({ year: 2026, quarter: 3 }, ofFile(LINE), () => 'US')).toBe(
      `${HEADER}\r\n${LINE}\r\n`,
    );
    expect(rateFileText({ year: 2026, quarter: 3 }, [], () => 'US')).toBe(`${HEADER}\r\n`);
  });
});

describe('the list of quarters', () => {
  const COLUMNS =
    'year,quarter,tier,matrix_status,final_on,checked_on,usd_to_cad,cad_to_usd,exchange_confidence,note';
  const Q = '2026,3,official,final,2026-09-04,2026-11-20,1.3984,0.7151,published,"Diesel, final."';
  const read = (...lines: string[]) => parseSeedQuarters([COLUMNS, ...lines].join('\n'));

  it('tells what each is worth', () => {
    expect(read(Q, '2026,4,preliminary,preliminary,,2026-11-20,,,unknown,')).toEqual([
      {
        quarter: { year: 2026, quarter: 3 },
        tier: 'official',
        matrixStatus: 'final',
        finalOn: '2026-09-04',
        checkedOn: '2026-11-20',
        usdToCadTenThousandths: 13_984,
        cadToUsdTenThousandths: 7151,
        exchangeConfidence: 'published',
        note: 'Diesel, final.',
      },
      {
        quarter: { year: 2026, quarter: 4 },
        tier: 'preliminary',
        matrixStatus: 'preliminary',
        finalOn: null,
        checkedOn: '2026-11-20',
        usdToCadTenThousandths: null,
        cadToUsdTenThousandths: null,
        exchangeConfidence: 'unknown',
        note: '',
      },
    ]);
  });

  it('knows these words', () => {
    expect(RATE_TIERS).toEqual(['official', 'official_flagged', 'reconstructed', 'preliminary']);
    expect(MATRIX_STATUSES).toEqual(['final', 'preliminary']);
    expect(EXCHANGE_CONFIDENCES).toEqual(['published', 'two_source', 'derived', 'unknown']);
  });

  it.each([
    ['Line 3: quarter is "5"', '2026,3', '2026,5'],
    ['Line 3: tier is "good"', 'official', 'good'],
    ['Line 3: matrix_status is "done"', 'final', 'done'],
    ['Line 3: final_on is "soon"', '2026-09-04', 'soon'],
    ['Line 3: checked_on is ""', '2026-11-20', ''],
    ['Line 3: usd_to_cad is "x"', '1.3984', 'x'],
    ['Line 3: cad_to_usd is "x"', '0.7151', 'x'],
    ['Line 3: exchange_confidence is "sure"', 'published', 'sure'],
    ['Line 3 repeats quarter 20262', '2026,3', '2026,2'],
  ])('says %s', (message, was, is) => {
    expect(() => read(Q.replace('2026,3', '2026,2'), Q.replace(was, is))).toThrow(new SyntaxError(message));
  });

  it('has its columns and no others', () => {
    expect(() => parseSeedQuarters(COLUMNS.replace(',note', ''))).toThrow(
      new SyntaxError(`The columns must be ${COLUMNS}`),
    );
    expect(() => parseSeedQuarters('')).toThrow(SyntaxError);
  });
});
