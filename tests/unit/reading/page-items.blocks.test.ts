import { describe, expect, it } from 'vitest';
import type { PageItem } from '~/reading/page-items';
import { at, column, DELIVERY, readItems, row } from '../../factories/confirmation-pages';

/** Who is at an address and in which street: the lines over it in its column, or the cells before it in its row. */

const pickup = (items: readonly PageItem[]) => {
  const stop = readItems([...items, ...column([...DELIVERY], 40, 400)]).stops.find(
    (one) => one.role === 'pickup',
  );
  return stop && [stop.name, stop.street];
};
const under = (...lines: readonly string[]) => pickup(column([...lines, 'Dallas, TX 75201']));
const ACME = ['ACME Foods', '100 Main St'];

describe('the lines over a town', () => {
  it('are the name and the street under the label', () => {
    expect(under('Pickup', 'ACME Foods', '100 Main St')).toEqual(ACME);
    expect(under('Pickup: ACME Foods', '100 Main St')).toEqual(ACME);
    expect(under('Pickup', 'ACME Foods', '100 Main St', 'Suite 200')).toEqual([
      'ACME Foods',
      '100 Main St, Suite 200',
    ]);
    expect(under('Pickup', 'ACME Foods')).toEqual(['ACME Foods', '']);
    expect(under('Pickup', '100 Main St')).toEqual(['', '100 Main St']);
    expect(under('Pickup')).toEqual(['', '']);
    expect(under('Pickup: 07/13/2026', 'ACME Foods', '100 Main St')).toEqual(ACME);
    expect(under('Pickup', 'Ignored', 'ACME Foods', 'c', 'd', 'e', '100 Main St')).toEqual([
      'ACME Foods',
      '100 Main St',
    ]);
  });

  it.each([
    'Attn: Ann',
    'Attention Ann',
    "À l'attention de Ann",
    'Atencion: Ann',
    'c/o Ann',
    'Contact: Ann',
    'Location ID: 44',
    'Facility # 44',
    'Site no. 44',
    'DC number 44',
    'Stop code 44',
    'Store # 44',
  ])('leave out whom to ask for: "%s"', (line) => {
    expect([line, under('Pickup', 'ACME Foods', line, '100 Main St')]).toEqual([line, ACME]);
  });

  it.each([
    'Phone: 555 0100',
    'Tel #5550100',
    'PH: 1',
    'Hours: 8-5',
    'Ref # 4',
    'Reference no 4',
    'P.O. # 4',
    'PO: 4',
    'PU# 4',
    'BOL: 4',
    'Conf # 4',
    'Confirmation: 4',
    'Appt: 8',
    'Appointment: 8',
    'Date: soon',
    'Time: 8',
    'Note: x',
    'Notes: x',
    'Instruction: x',
    'Instructions: x',
    'Qty: 4',
    'Weight: 4',
    'Pieces: 4',
    'Commodity: x',
    'Earliest: 8',
    'Latest: 8',
    'Scheduled: 8',
    'Window: 8',
    'Seal # 4',
    'Temp: 4',
    'Temperature: 4',
    'Country: US',
    'Directions: left',
    '07/13/2026',
  ])('end at what follows another address: "%s"', (line) => {
    expect([line, under('Pickup', 'Someone', line, 'ACME Foods', '100 Main St')]).toEqual([line, ACME]);
  });

  it.each([
    'Name',
    'Address',
    'Location',
    'Details',
    'Info',
    'Information',
    'Stop name',
    'Facility name',
    'Company address',
    'Warehouse location',
    'Facility',
    'Company',
    'City',
    'Where',
    'Description',
    'City, State',
    'City/ST/Zip',
    'State',
    'Zip',
    'ST',
    'Prov',
    'City & State | Zip',
  ])('end at the heading of a column: "%s"', (line) => {
    expect([line, under('Pickup', 'Someone', line, 'ACME Foods', '100 Main St')]).toEqual([line, ACME]);
  });

  it('are five at most, and none that fills the page', () => {
    expect(under('Pickup', 'Far Away', 'a1', 'b1', 'c1', 'd1', 'e1')).toEqual(['a1', '']);
    expect(under('Pickup', 'Someone', 'x'.repeat(91), 'ACME Foods', '100 Main St')).toEqual(ACME);
    expect(under('Pickup', `Someone ${'x'.repeat(81)}`, '100 Main St')).toEqual([
      `Someone ${'x'.repeat(81)}`,
      '100 Main St',
    ]);
  });

  it('end at another address', () => {
    const result = readItems(
      column([
        'Pickup',
        'ACME Foods',
        '100 Main St',
        'Dallas, TX 75201',
        'Delivery',
        'Big Box',
        '5 Center Ave',
        'Memphis, TN 38103',
      ]),
    );
    expect(result.stops.map(({ name, street }) => [name, street])).toEqual([
      ACME,
      ['Big Box', '5 Center Ave'],
    ]);
    expect(result.stops[1]?.evidence.address.text).toBe('Big Box / 5 Center Ave / Memphis, TN 38103');
  });
});

describe('what is before a town', () => {
  it.each([
    'Pickup: ACME Foods, 100 Main St, Dallas, TX 75201',
    'Pickup: ACME Foods; 100 Main St; Dallas, TX 75201',
    'Pickup - ACME Foods | 100 Main St | Dallas, TX 75201',
    'Pickup: ACME Foods - 100 Main St - Dallas, TX 75201',
    'Pickup: ACME Foods – 100 Main St – Dallas, TX 75201',
  ])('in its own cell: %s', (line) => {
    expect(pickup(column([line]))).toEqual(ACME);
  });

  it('in its own line, with the name over it', () => {
    expect(under('Pickup', 'ACME Foods', '100 Main St,')).toEqual(ACME);
    expect(pickup(column(['Pickup', 'ACME Foods', '100 Main St, Dallas, TX 75201']))).toEqual(ACME);
    expect(pickup(column(['Pickup', 'Someone', 'ACME Foods, 100 Main St, Dallas, TX 75201']))).toEqual(ACME);
  });

  it('in the cells before it, in a row', () => {
    const cells = (...texts: string[]) =>
      pickup([
        ...row(
          100,
          texts.map((text, index) => [40 + index * 90, text] as const),
        ),
      ]);
    expect(cells('Pickup', 'ACME Foods', '100 Main St', 'Dallas', 'TX', '75201')).toEqual(ACME);
    expect(cells('Pickup', 'ACME Foods', '100 Main St', 'Dallas, TX 75201')).toEqual(ACME);
    expect(cells('Pickup', '07/13/2026', 'ACME Foods', 'Dallas, TX 75201')).toEqual(['ACME Foods', '']);
    expect(cells('Pickup', '4', 'ACME Foods', 'Dallas, TX 75201')).toEqual(['ACME Foods', '']);
    expect(cells('Pickup', 'Dock', 'ACME Foods', '100 Main St', 'Dallas, TX 75201')).toEqual(ACME);
  });

  it('in the rows of a table, the day over the role included', () => {
    const stop = (top: number, role: string, left: string[], right: string[]) => [
      ...column([...left, role], 40, top),
      ...column(right, 200, top),
    ];
    const items = [
      ...stop(100, 'Pickup', ['07/13/2026', '08:00'], ['ACME Foods', '100 Main St', 'Dallas, TX 75201']),
      ...stop(160, 'Delivery', ['07/14/2026', '08:00'], ['Big Box', '5 Center Ave', 'Memphis, TN 38103']),
    ];
    expect(readItems(items).stops.map(({ name, street, date }) => [name, street, date])).toEqual([
      [...ACME, '2026-07-13'],
      ['Big Box', '5 Center Ave', '2026-07-14'],
    ]);
  });
});

describe('where on the page a stop was read', () => {
  it('is the label, the lines of the address together, and the cell of the date', () => {
    const { stops, evidence } = readItems([
      ...column([
        'Load # 88120',
        'Pickup',
        'ACME Foods',
        '100 Main St',
        'Dallas, TX 75201',
        'Date: 07/13/2026 08:00',
      ]),
      at(300, 100, 'Total: $1,850.00'),
      ...column([...DELIVERY], 40, 200),
    ]);
    const width = (text: string) => 40 + text.length * 4.6;
    expect(stops[0]?.evidence).toEqual({
      role: { page: 1, x0: 40, x1: width('Pickup'), y0: 103, y1: 112 + 2.7, text: 'Pickup' },
      address: {
        page: 1,
        x0: 40,
        x1: width('Dallas, TX 75201'),
        y0: 115,
        y1: 148 + 2.7,
        text: 'ACME Foods / 100 Main St / Dallas, TX 75201',
      },
      date: {
        page: 1,
        x0: 40,
        x1: width('Date: 07/13/2026 08:00'),
        y0: 151,
        y1: 160 + 2.7,
        text: 'Date: 07/13/2026 08:00',
      },
    });
    expect(evidence).toEqual({
      loadNumber: { page: 1, x0: 40, x1: width('Load # 88120'), y0: 91, y1: 102.7, text: 'Load # 88120' },
      rate: { page: 1, x0: 300, x1: 300 + 16 * 4.6, y0: 91, y1: 102.7, text: 'Total: $1,850.00' },
    });
  });

  it('is the page of the town for an address that a page break cuts, with all its words', () => {
    const result = readItems(
      column(['Pickup', 'ACME Foods'], 40, 700),
      column(['100 Main St', 'Dallas, TX 75201', 'Date: 07/13/2026', '', ...DELIVERY], 40, 60),
    );
    expect(result.stops[0]?.evidence.address).toMatchObject({
      page: 2,
      y0: 51,
      y1: 74.7,
      text: 'ACME Foods / 100 Main St / Dallas, TX 75201',
    });
  });

  it('holds the references of its lines, and of no other stop', () => {
    const result = readItems(
      column([
        'Pickup',
        'ACME Foods',
        'Dallas, TX 75201',
        'PO# 111',
        'Ref 222',
        '',
        'Delivery',
        'Big Box',
        'Memphis, TN 38103',
        'DEL# 333',
      ]),
    );
    expect(result.stops.map(({ references }) => references)).toEqual([['111', '222'], ['333']]);
    const beside = readItems([
      ...column(['Pickup', 'Dallas, TX 75201', 'PO# 111'], 40),
      ...column(['Delivery', 'Memphis, TN 38103', 'PO# 222'], 320),
    ]);
    expect(beside.stops.map(({ references }) => references)).toEqual([['111'], ['222']]);
  });
});

describe('years that are not printed', () => {
  const dates = (issued: string, first: string, second: string) =>
    readItems(
      column([issued, '', 'Pickup', 'Dallas, TX 75201', first, '', 'Delivery', 'Memphis, TN 38103', second]),
    ).stops.map(({ date }) => date);

  it('are told by the date of the document, else by the day of its reading', () => {
    expect(dates('Issued: 03/01/2025', '03/02', '03/03')).toEqual(['2025-03-02', '2025-03-03']);
    expect(dates('Issued: 12/30/2025', '12/31', '01/02')).toEqual(['2025-12-31', '2026-01-02']);
    expect(dates('', '11/20', '11/22')).toEqual(['2026-11-20', '2026-11-22']);
    // Without any year: whichever is nearer to the 26th of July, 118 days before; all dates of a trip lie around its first one.
    expect(dates('', '01/25', '01/26')).toEqual(['2026-01-25', '2026-01-26']);
    expect(dates('', '01/24', '01/26')).toEqual(['2027-01-24', '2027-01-26']);
    expect(dates('', '12/31', '01/02')).toEqual(['2026-12-31', '2027-01-02']);
  });
});
