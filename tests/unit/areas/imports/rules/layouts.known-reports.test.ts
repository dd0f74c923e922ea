import { describe, expect, it } from 'vitest';
import type { ReadImport } from '~/areas/imports/import-file';
import { prepareLine, type Prepared } from '../../../../factories/known-report-lines';
import { comdataTable } from '~/areas/imports/rules/comdata-records';
import { jsonTable } from '~/areas/imports/rules/json-table';
import { findLayout } from '~/areas/imports/rules/layouts';
import {
  COMDATA_FIXED,
  COMDATA_REPORT,
  GEOTAB_DETAILS,
  KEEPTRUCKIN_SUMMARY,
  MOTIVE_TRIPS,
  PILOT_MONTH,
  SAMSARA_REPORT,
} from '../../../../factories/known-reports';

const cellsOf = (csv: string): string[][] =>
  csv
    .trim()
    .split(/\r?\n/)
    .map((line) =>
      [...line.matchAll(/("([^"]*)"|([^,]*))(,|$)/g)].slice(0, -1).map((match) => match[2] ?? match[3] ?? ''),
    );

/** Every line of a table by its layout, grouped as an import groups it. */
function readAll(table: string[][], options: Partial<ReadImport['options']> = {}): Prepared[] {
  const [headers = [], ...lines] = table;
  const layout = findLayout(headers);
  if (!layout) throw new Error(`no layout for ${headers.join(',')}`);
  return prepareLine(layout, lines, options);
}
const milesOf = (found: Prepared) =>
  found.miles?.map(({ jurisdiction, tenthMiles }) => `${jurisdiction} ${tenthMiles / 10}`).join(', ');

describe('reports of miles', () => {
  it('of Samsara: meters are miles exactly, and the quarter is the period', () => {
    const found = readAll(jsonTable(JSON.stringify(SAMSARA_REPORT)));
    expect(found.map((one) => [one.unit, one.date, one.endDate, milesOf(one), one.errors])).toEqual([
      ['T-1', '2026-07-01', '2026-09-30', 'TX 1000, OK 500', []],
      ['T-2', '2026-07-01', '2026-09-30', 'NM 100', []],
    ]);
    // The same as a table with the same names.
    const csv = [
      ['vehicle.name', 'year', 'month', 'jurisdiction', 'totalMeters', 'taxableMeters'],
      ['T-1', '2026', '7', 'TX', '80467.2', '80467.2'],
    ];
    expect(readAll(csv).map((one) => [one.date, one.endDate, milesOf(one)])).toEqual([
      ['2026-07-01', '2026-07-31', 'TX 50'],
    ]);
  });

  it('of Motive: calibrated odometers, coordinates, and kilometers where the vehicle counts them', () => {
    const found = readAll(jsonTable(JSON.stringify(MOTIVE_TRIPS)));
    expect(
      found.map((one) => [
        one.unit,
        one.date,
        milesOf(one),
        one.odometerStartTenths,
        one.odometerEndTenths,
        one.errors,
      ]),
    ).toEqual([
      ['T-1', '2026-11-02', 'TX 100.4, OK 119.7', 10_010, 12_211, []],
      ['K-2', '2026-11-03', 'AB 100', 31_069, 32_069, []],
    ]);
    expect(found[0]?.places.map(({ at }) => at)).toEqual([
      { latMicrodegrees: 32_780_000, lonMicrodegrees: -96_800_000 },
      { latMicrodegrees: 35_470_000, lonMicrodegrees: -97_520_000 },
    ]);
  });

  it('of KeepTruckin: a summary of miles with a fuel type in it is no fuel', () => {
    const table = cellsOf(KEEPTRUCKIN_SUMMARY).slice(1);
    const found = readAll(table, { periodFrom: '2026-07-01', periodTo: '2026-09-30' });
    expect(found.map((one) => [one.unit, one.date, one.endDate, milesOf(one)])).toEqual([
      ['T-1', '2026-07-01', '2026-09-30', 'TX 1000, OK 500.1'],
      ['T-2', '2026-07-01', '2026-09-30', 'NM 100'],
    ]);
    // Someone's own table of trips is not taken for it.
    expect(findLayout(['Date', 'Vehicle', 'Jurisdiction', 'Distance', 'From', 'To'])).toBeNull();
  });

  it('of Geotab: kilometers of the odometer, and a stretch over midnight in the quarter it ends in', () => {
    const found = readAll(jsonTable(JSON.stringify(GEOTAB_DETAILS)), { timeZone: 'America/Chicago' });
    expect(found.map((one) => [one.unit, one.date, one.endDate, milesOf(one), one.errors])).toEqual([
      ['T-9', '2026-09-30', '2026-09-30', 'TX 100', []],
      ['T-9', '2026-09-30', '2026-10-01', 'OK 100', []],
    ]);
    const back = structuredClone(GEOTAB_DETAILS).slice(0, 1) as unknown as { exitOdometer: number }[];
    (back[0] as { exitOdometer: number }).exitOdometer = 100;
    expect(readAll(jsonTable(JSON.stringify(back)))[0]?.errors[0]?.message).toContain('runs backwards');
  });

  it('adds the parts of a trip before it rounds them', () => {
    const lines = Array.from({ length: 10 }, () => ['T-1', '2026', 'Q3', 'TX', '72.42048']);
    expect(
      milesOf(
        readAll([
          ['vehicle.name', 'year', 'quarter', 'jurisdiction', 'totalMeters'],
          ...lines,
        ])[0] as Prepared,
      ),
    ).toBe('TX 0.5');
  });
});

describe('files of cards', () => {
  it('of Comdata: gallons are its own #1 and #2, other fuel is taken off, canceled lines are none', () => {
    const found = readAll(cellsOf(COMDATA_REPORT));
    expect(
      found.map(({ fuel, aside }) => [
        fuel?.quantity ?? aside,
        fuel?.total,
        fuel?.pricePerUnit,
        fuel?.taxPaid,
      ]),
    ).toEqual([
      ['206.29', '688.5', '', true],
      ['206.29', '688.5', '', true],
      ['This transaction was voided.', undefined, undefined, undefined],
      ['Skipped on this row: DEF and other fluids 8.24.', undefined, undefined, undefined],
      ['100', '335.9', '3.359', false],
    ]);
    expect(found[4]).toMatchObject({
      fuel: { unit: 'T-700', state: 'AB', bulk: false },
      note: 'Skipped on this row: reefer fuel 30.5.',
    });
    expect(found[0]?.fuel?.notes).toBe('Card ending 1234, driver LEE, ANN');
    // What the file itself says that the tractors burned.
    const table = cellsOf(COMDATA_REPORT);
    const column = (name: string) => table[0]?.indexOf(name) ?? -1;
    const own = table
      .slice(1)
      .filter((cells) => cells[column('Cancel flag')] === 'N')
      .reduce(
        (sum, cells) =>
          sum + Number(cells[column('Number 1 Fuel Gallons')]) + Number(cells[column('#2 Diesel Gallons')]),
        0,
      );
    expect(found.reduce((sum, { fuel }) => sum + Number(fuel?.quantity ?? 0), 0)).toBeCloseTo(own, 6);
  });

  it('of Comdata in fixed records, with the blanks at the end cut off', () => {
    const table = comdataTable(COMDATA_FIXED);
    expect(table.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    const found = readAll(
      table.map(({ cells }) => cells),
      { currency: 'USD' },
    );
    expect(
      found.map(({ fuel, aside }) => [
        fuel?.date ?? aside,
        fuel?.quantity,
        fuel?.city,
        fuel?.total,
        fuel?.taxPaid,
      ]),
    ).toEqual([
      ['2026-11-02', '206.29', 'W MEMPHIS', '720.6', true],
      ['This transaction was voided.', undefined, undefined, undefined, undefined],
      ['2026-11-04', '100', 'CALGARY', '', true],
    ]);
    expect(found[2]?.fuel?.notes).toBe('Card ending 1234\nIn Canadian dollars: total 410, price 4.1.');
    expect(found[2]?.note).toBe('Skipped on this row: reefer fuel 30.5.');
  });

  it('keep the columns that a carrier added: a void mark is never passed over', () => {
    const found = readAll(
      cellsOf(
        'Card #,Tran Date,Invoice,Unit,City,State/ Prov,Item,Qty,Amt,Void,Zip\n1234,2026-11-03,R4,T-1,Tulsa,OK,ULSD,60,204,Y,74101\n1234,2026-11-03,R5,T-1,Tulsa,OK,ULSD,60,204,,74101',
      ),
    );
    expect(found.map(({ fuel, aside }) => fuel?.zip ?? aside)).toEqual([
      'This transaction was voided.',
      '74101',
    ]);
  });

  it('with a site description: the place and the state are in it, dates are days of Excel', () => {
    const found = readAll(cellsOf(PILOT_MONTH));
    expect(found.map(({ fuel, aside }) => fuel ?? aside)).toEqual([
      expect.objectContaining({
        date: '2026-11-02',
        quantity: '120.5',
        city: 'Amarillo',
        state: 'TX',
        seller: '436 Amarillo TX',
        total: '397.53',
        place: '',
      }),
      'Not fuel: diesel exhaust fluid (DEF).',
      expect.stringContaining('below zero'),
    ]);
  });

  it('of EFS: the unit of the currency column counts, and sums of another currency become a note', () => {
    const header =
      'Card #,Tran Date,Tran Time,Invoice,Unit,Driver Name,Odometer,Location Name,City,State/ Prov,Fees,Item,Unit Price,Disc PPU,Disc Cost,Qty,Disc Amt,Disc Type,Amt,DB,Currency';
    const found = readAll(
      cellsOf(
        `${header}\n70830001234,2026-11-02,07:00,I1,T-1,LEE,1,FLYING J,CALGARY,AB,0,ULSD,1.50,0,0,400,0,,600.00,Y,CAD/Liters\n70830001234,2026-11-02,07:00,I2,T-1,LEE,1,TA,TULSA,OK,0,ULSD,3.50,3.30,0,100,0,C,330.00,Y,USD/Gallons`,
      ),
      { currency: 'USD' },
    );
    expect(
      found.map(({ fuel }) => [
        fuel?.quantity,
        fuel?.fuelUnit,
        fuel?.total,
        fuel?.pricePerUnit,
        fuel?.notes.split('\n')[1],
      ]),
    ).toEqual([
      ['400', 'litre', '', '', 'In Canadian dollars: total 600.'],
      ['100', 'gallon', '330', '3.3', undefined],
    ]);
  });
});
