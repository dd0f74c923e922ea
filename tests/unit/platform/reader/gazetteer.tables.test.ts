import { describe, expect, it } from 'vitest';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import type { DocumentPage, PageItem } from '~/reading/page-items';
import { readConfirmation } from '~/reading/read-confirmation';

const TODAY = '2026-11-21';
const at = (x: number, y: number, text: string): PageItem => ({
  text,
  x0: x,
  x1: x + text.length * 4.4,
  y,
  size: 9,
  font: 'f',
  mono: false,
});
const page = (items: PageItem[], number = 1): DocumentPage => ({
  number,
  width: 612,
  height: 792,
  source: 'text',
  items,
  inkStrips: 0,
});
const read = (...pages: PageItem[][]) =>
  readConfirmation(
    pages.map((items, index) => page(items, index + 1)),
    gazetteer(),
    TODAY,
  );
const inShort = (result: ReturnType<typeof readConfirmation>) =>
  result.stops.map((stop) => `${stop.role} ${stop.city}, ${stop.state} ${stop.zip} ${stop.date ?? '-'}`);
const TRIP = ['pickup Dallas, TX 75201 2026-07-13', 'delivery Memphis, TN 38103 2026-07-14'];

const COLUMNS = [40, 75, 110, 215, 320, 390, 425, 480];
const row = (y: number, cells: readonly string[], columns = COLUMNS): PageItem[] =>
  cells.flatMap((text, index) => (text === '' ? [] : [at(columns[index] ?? 0, y, text)]));
const HEAD = ['Stop', 'Type', 'Location Name', 'Street', 'City', 'ST', 'Zip', 'Appt'];

describe('tables of stops', () => {
  it('put together what breaks in narrow columns, name and street included', () => {
    const result = read([
      ...row(100, HEAD),
      ...row(116, ['1', 'P', 'Summit Cold', '100 Industrial', 'Dallas', 'TX', '75201', '07/13/2026 08:00']),
      ...row(127, ['', '', 'Storage', 'Blvd', '', '', '', 'to 07/13/2026']),
      ...row(143, ['2', 'D', 'Big Box DC', '5 Center Ave', 'Memphis', 'TN', '38103', '07/14/2026 09:00']),
    ]);
    expect(inShort(result)).toEqual(TRIP);
    expect(result.flags).toEqual([]);
    expect(result.stops[0]).toMatchObject({
      name: 'Summit Cold Storage',
      street: '100 Industrial Blvd',
      time: '08:00',
    });
    expect(result.stops[1]).toMatchObject({ name: 'Big Box DC', street: '5 Center Ave' });
    expect(result.stops[0]?.evidence.role.text).toBe('P');
    expect(result.stops[0]?.evidence.address).toMatchObject({
      page: 1,
      x0: 110,
      text: 'Summit Cold Storage / 100 Industrial Blvd / Dallas TX 75201',
    });
  });

  it('end before another table of the same stops, which says when', () => {
    const wide = [40, 104, 212, 431];
    const stop = (y: number, number: string, role: string, where: readonly string[]) => [
      ...row(y, [number, role, where[0]!, 'Ann Reed'], wide),
      ...where.slice(1).map((text, index) => at(212, y + 14 * (index + 1), text)),
    ];
    const result = read([
      ...row(60, ['Issued: 10/24']),
      ...row(100, ['Stop', 'Activity', 'Location', 'Contact'], wide),
      ...stop(119, '1', 'Shipper', ['ACME', '100 Main St', 'Dallas, TX 75201']),
      ...stop(168, '2', 'Consignee', ['Big Box', '5 Center Ave', 'Memphis, TN 38103']),
      at(36, 224, 'Schedule'),
      ...row(242, ['Stop', 'Earliest', 'Until'], [40, 151, 357]),
      ...row(261, ['1', '10/30 13:00', '10/30 13:30'], [40, 151, 357]),
      ...row(280, ['2', '11/01 14:00', '11/01 18:00'], [40, 151, 357]),
    ]);
    expect(inShort(result)).toEqual([
      'pickup Dallas, TX 75201 2026-10-30',
      'delivery Memphis, TN 38103 2026-11-01',
    ]);
  });

  it('know a town that breaks in its column', () => {
    const result = read([
      ...row(100, HEAD),
      ...row(116, ['1', 'PU', 'ACME', '1 Main St', 'Dallas', 'TX', '75201', '07/13/2026']),
      ...row(132, ['2', 'SO', 'Big Box', '2 Main St', 'Yorktown', 'NY', '10598', '07/14/2026']),
      ...row(143, ['', '', '', '', 'Heights', '', '', '']),
    ]);
    expect(inShort(result)[1]).toBe('delivery Yorktown Heights, NY 10598 2026-07-14');
  });

  it('end where the table ends, and continue after its repeated heading on the next page', () => {
    const result = read(
      [
        ...row(700, HEAD),
        ...row(716, ['1', 'P', 'ACME', '1 Main St', 'Dallas', 'TX', '75201', '07/13/2026']),
      ],
      [
        ...row(50, HEAD),
        ...row(66, ['2', 'D', 'Big Box', '2 Main St', 'Memphis', 'TN', '38103', '07/14/2026']),
        at(38, 100, 'Carrier: Best Trucking, 4 Elm St, Reno, NV 89501'),
        at(40, 112, 'Remit to: PO Box 7, Concord, CA 94529'),
      ],
    );
    expect(inShort(result)).toEqual(TRIP);
    expect(result.flags).toEqual([]);
  });

  it('take the days from a schedule by the number of the stop', () => {
    const places = [40, 80, 150, 400];
    const times = [40, 150, 300];
    const result = read([
      ...row(100, ['Stop', 'Activity', 'Location', 'Contact'], places),
      ...row(116, ['1', 'Pickup', 'ACME', 'Ann'], places),
      ...row(127, ['', '', 'Dallas, TX 75201', ''], places),
      ...row(143, ['2', 'Delivery', 'Big Box', 'Tom'], places),
      ...row(154, ['', '', 'Memphis, TN 38103', ''], places),
      at(40, 190, 'Schedule'),
      ...row(206, ['Stop', 'Earliest', 'Latest'], times),
      ...row(222, ['1', '07/13/2026 08:00', '07/13/2026 12:00'], times),
      ...row(238, ['2', '07/14/2026 09:00', '07/15/2026 12:00'], times),
    ]);
    expect(inShort(result)).toEqual(TRIP);
  });

  it('leave a table of goods alone', () => {
    const result = read([
      ...['Pickup', 'ACME', 'Dallas, TX 75201', '07/13/2026'].map((text, index) =>
        at(40, 100 + index * 12, text),
      ),
      ...row(150, ['#', 'Item', 'Location', 'Qty'], [40, 80, 200, 300]),
      ...row(164, ['1', '56886061', 'Dock 4', '12'], [40, 80, 200, 300]),
      ...['Delivery', 'Big Box', 'Memphis, TN 38103', '07/14/2026'].map((text, index) =>
        at(40, 200 + index * 12, text),
      ),
    ]);
    expect(inShort(result)).toEqual(TRIP);
  });
});
