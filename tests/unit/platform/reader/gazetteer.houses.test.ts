import { describe, expect, it } from 'vitest';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import type { PageItem } from '~/reading/page-items';
import { readConfirmation } from '~/reading/read-confirmation';

/** Forms of houses with habits of their own: each test is one habit. */

const at = (x: number, y: number, text: string): PageItem => ({
  text,
  x0: x,
  x1: x + text.length * 4.6,
  y,
  size: 9,
  font: 'f',
  mono: false,
});
const column = (lines: readonly string[], x = 40, top = 100): PageItem[] =>
  lines.flatMap((line, index) => (line === '' ? [] : [at(x, top + index * 12, line)]));
const read = (items: PageItem[]) =>
  readConfirmation(
    [{ number: 1, width: 612, height: 792, source: 'text', items, inkStrips: 0 }],
    gazetteer(),
    '2026-11-21',
  );
const inShort = (result: ReturnType<typeof read>) =>
  result.stops.map((stop) => `${stop.role} ${stop.city}, ${stop.state} ${stop.zip} ${stop.date ?? '-'}`);
const codes = (result: ReturnType<typeof read>) => result.flags.map((flag) => flag.code);

const PICKUP = ['Pickup', 'ACME Foods', '100 Main St', 'Dallas, TX 75201', 'Date: 07/13/2026 08:00'];
const DELIVERY = ['Delivery', 'Big Box DC', '5 Center Ave', 'Memphis, TN 38103', 'Date: 07/14/2026'];
const TRIP = ['pickup Dallas, TX 75201 2026-07-13', 'delivery Memphis, TN 38103 2026-07-14'];

describe('habits of houses', () => {
  it('reads a code behind "C.P."', () => {
    expect(
      inShort(
        read(
          column([
            'Lugar de recolección',
            'ACME',
            '100 Main St',
            'Dallas, TX C.P. 75201',
            'Cita: 13 de julio de 2026, 08:00 h',
            '',
            'Lugar de entrega',
            'Big Box',
            '5 Center Ave',
            'Memphis, TN CP 38103',
            'Cita: 14 de julio de 2026',
          ]),
        ),
      ),
    ).toEqual(TRIP);
  });

  it('reads numbers of stops behind "n°"', () => {
    const result = read(
      column([
        'Lieu de ramassage',
        'ACME',
        '100 Main St',
        'Dallas (TX) 75201',
        'Date : 13 juillet 2026',
        '',
        'Lieu de livraison n° 1',
        'Big Box',
        '5 Center Ave',
        'Memphis (TN) 38103',
        'Date : le 14 juillet 2026',
        '',
        'Lieu de livraison n° 2',
        'Far Box',
        '9 Side Ave',
        'Troy (MI) 48083',
        'Date : 15 juillet 2026',
      ]),
    );
    expect(inShort(result)).toEqual([...TRIP, 'delivery Troy, MI 48083 2026-07-15']);
    expect(codes(result)).toEqual([]);
  });

  it('takes the day over the role in one cell of a table for that of its row', () => {
    const row = (top: number, left: readonly string[], right: readonly string[]) => [
      ...column(left, 40, top),
      ...column(right, 200, top),
    ];
    const result = read([
      ...row(
        100,
        ['07/13/2026', '08:00 - 10:00', 'Stop 1 of 2 - Load At'],
        ['ACME', '100 Main St', 'Dallas, TX 75201'],
      ),
      ...row(
        145,
        ['07/14/2026', '09:00 - 11:00', 'Stop 2 of 2 - Deliver To'],
        ['Big Box', '5 Center Ave', 'Memphis, TN 38103'],
      ),
      // An invoices' address beside the rows, on the line of the first role.
      ...column(['Send invoices to', 'OTR Finance', '9 Hill Rd', 'Omaha, NE 68102'], 430, 88),
    ]);
    expect(inShort(result)).toEqual(TRIP);
    expect(codes(result)).toEqual([]);
  });

  it('reads a role column headed "Stp Typ" with codes', () => {
    const row = (y: number, cells: readonly [number, string][]) => cells.map(([x, text]) => at(x, y, text));
    const result = read([
      at(40, 80, 'Ship date: 07/13/2026'),
      ...row(110, [
        [40, 'Stp Typ'],
        [110, 'Early'],
        [160, 'Late'],
        [210, 'Location'],
        [330, 'City'],
        [430, 'St'],
      ]),
      ...row(122, [
        [40, '1'],
        [60, 'PU'],
        [110, '7/13'],
        [160, '7/13'],
        [210, 'ACME'],
        [330, 'DALLAS'],
        [430, 'TX'],
      ]),
      ...row(134, [
        [40, '2'],
        [60, 'DL'],
        [110, '7/14'],
        [160, '7/14'],
        [210, 'BIG BOX'],
        [330, 'MEMPHIS'],
        [430, 'TN'],
      ]),
    ]);
    expect(inShort(result)).toEqual(['pickup DALLAS, TX  2026-07-13', 'delivery MEMPHIS, TN  2026-07-14']);
  });

  it('puts a date together that a letter breaks at its stroke', () => {
    const result = read(
      column([
        'You will pick up at ACME, 100 Main St, Dallas, TX 75201, on 2026-',
        '07-13 between 08:00 and 10:00. You will then deliver at Big Box, 5 Center',
        'Ave, Memphis, TN 38103, on 2026-07-14 at 09:00.',
      ]),
    );
    expect(inShort(result)).toEqual(TRIP);
  });

  it('reads a letter with sums beside its lines', () => {
    const letter = column([
      'You will pick up at ACME, 100 Main St, Dallas, TX 75201,',
      'on 07/13/2026 at 8:00am. The only delivery is at Big Box, 5 Center Ave,',
      'Memphis, TN 38103. The receiver expects you on Jul 14,',
      '2026 between 5:00am and 7:00am.',
    ]);
    expect(inShort(read([...letter, at(425, 100, 'Agreed Amount'), at(510, 100, '$6,519.25')]))).toEqual(
      TRIP,
    );
  });

  it('takes a number before a street for no code, where a narrow cell breaks between them', () => {
    const result = read(
      column([
        'Pickup',
        'Redwood Dayton DC, 10534',
        'Main St, Dallas, TX 75201',
        'Date: 07/13/2026',
        '',
        ...DELIVERY,
      ]),
    );
    expect(inShort(result)).toEqual(TRIP);
  });

  it('parts a cell that touches the next column', () => {
    const hours = 'Hours: Mon-Fri 07:00 AM - 03:00 PM';
    const row = (top: number, label: string, day: string, where: readonly string[]) => [
      ...column([label, day, hours], 40, top),
      ...column(where, 40 + hours.length * 4.6, top),
    ];
    expect(
      inShort(
        read([
          ...row(100, 'Load #1', '07/13/2026', ['ACME', '100 Main St', 'Dallas, TX 75201']),
          ...row(150, 'Unload #1', '07/14/2026', ['Big Box', '5 Center Ave', 'Memphis, TN 38103']),
        ]),
      ),
    ).toEqual(TRIP);
  });

  it('takes a name that looks like a town for a name', () => {
    const result = read(
      column([
        'Pickup',
        'FRONTIER - WYOMING',
        '100 Main St',
        'Dallas, TX 75201',
        'Date: 07/13/2026',
        '',
        ...DELIVERY,
      ]),
    );
    expect(inShort(result)).toEqual(TRIP);
    expect(result.stops[0]).toMatchObject({ name: 'FRONTIER - WYOMING', street: '100 Main St' });
  });

  it('reads the role at the right end of the line that numbers the stop', () => {
    const stop = (top: number, number: number, role: string, where: readonly string[], day: string) => [
      at(40, top, `STOP: ${number}`),
      at(510, top, role),
      ...column(where, 40, top + 12),
      at(340, top + 24, `DATE: ${day}`),
    ];
    const result = read([
      at(40, 80, 'Carrier: Best Trucking'),
      ...stop(100, 1, 'PICK-UP', ['ACME', '100 Main St', 'Dallas, TX 75201'], '07/13/2026'),
      ...stop(155, 2, 'DELIVERY', ['Big Box', '5 Center Ave', 'Memphis, TN 38103'], '07/14/2026'),
    ]);
    expect(inShort(result)).toEqual(TRIP);
    expect(codes(result)).toEqual([]);
  });
});

describe('what asks for nobody', () => {
  it('is an overview of the towns ahead of the stops', () => {
    const row = (y: number, cells: readonly string[]) =>
      cells.map((text, index) => at(40 + index * 90, y, text));
    const result = read([
      ...row(60, ['1', 'Pickup', 'Dallas, TX', '07/13/2026']),
      ...row(72, ['2', 'Delivery', 'Memphis, TN', '07/14/2026']),
      ...column([...PICKUP, '', ...DELIVERY], 40, 110),
    ]);
    expect(inShort(result)).toEqual(TRIP);
    expect(codes(result)).toEqual([]);
  });

  it('is a field of a form that was left empty, unless something is in it', () => {
    const form = (more: readonly string[]) =>
      read(
        column([
          '1st Pick: ACME',
          'Address: 100 Main St',
          'City/State/Zip: Dallas, TX 75201',
          'Date: 07/13/2026',
          '',
          '1st Drop: Big Box',
          'Address: 5 Center Ave',
          'City/State/Zip: Memphis, TN 38103',
          'Date: 07/14/2026',
          '',
          ...more,
        ]),
      );
    const empty = form(['2nd Drop:', 'Address:', 'City/State/Zip:', 'Date:']);
    expect(inShort(empty)).toEqual(TRIP);
    expect(codes(empty)).toEqual([]);
    expect(codes(form(['2nd Drop:', 'Address:', '9 Side Ave', 'Somewhere']))).toContain('unassigned-label');
  });

  it('is the letterhead again, with a point behind its street', () => {
    const result = read(
      column([
        'Broker LLC',
        '9 Hill Rd •',
        'Omaha, NE 68102',
        '',
        ...PICKUP,
        '',
        'Broker LLC, 9 Hill Rd, Omaha, NE 68102',
        '',
        ...DELIVERY,
      ]),
    );
    expect(inShort(result)).toEqual(TRIP);
    expect(codes(result)).toEqual([]);
  });
});
