import { describe, expect, it } from 'vitest';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import type { DocumentPage, PageItem } from '~/reading/page-items';
import { readConfirmation } from '~/reading/read-confirmation';

const TODAY = '2026-11-21';

/** Text at a place, nine points high, with the width such letters have. */
const at = (x: number, y: number, text: string, more: Partial<PageItem> = {}): PageItem => ({
  text,
  x0: x,
  x1: x + text.length * 4.6,
  y,
  size: 9,
  font: 'f',
  mono: false,
  ...more,
});

const page = (items: PageItem[], number = 1): DocumentPage => ({
  number,
  width: 612,
  height: 792,
  source: 'text',
  items,
  inkStrips: 0,
});

/** Lines under each other from the left edge. */
const column = (lines: readonly string[], x = 40, top = 100): PageItem[] =>
  lines.flatMap((line, index) => (line === '' ? [] : [at(x, top + index * 12, line)]));

const read = (...pages: PageItem[][]) =>
  readConfirmation(
    pages.map((items, index) => page(items, index + 1)),
    gazetteer(),
    TODAY,
  );

const inShort = (result: ReturnType<typeof readConfirmation>) =>
  result.stops.map((stop) => `${stop.role} ${stop.city}, ${stop.state} ${stop.zip} ${stop.date ?? '-'}`);

const PICKUP = ['Pickup', 'ACME Foods', '100 Main St', 'Dallas, TX 75201', 'Date: 07/13/2026 08:00'];
const DELIVERY = ['Delivery', 'Big Box DC', '5 Center Ave', 'Memphis, TN 38103', 'Date: 07/14/2026'];
const TRIP = ['pickup Dallas, TX 75201 2026-07-13', 'delivery Memphis, TN 38103 2026-07-14'];

describe('reading a rate confirmation', () => {
  it('reads stops with names, streets, dates and times, the load number and the total', () => {
    const result = read(column(['Load # 88120', ...PICKUP, '', ...DELIVERY, '', 'Total: $1,850.00']));
    expect(inShort(result)).toEqual(TRIP);
    expect(result.stops[0]).toMatchObject({
      name: 'ACME Foods',
      street: '100 Main St',
      time: '08:00',
      country: 'US',
    });
    expect(result).toMatchObject({ loadNumber: '88120', rateCents: 185_000, flags: [] });
  });

  it('takes no letterhead, carrier, remit-to or invoice address for a stop', () => {
    const result = read(
      column(
        [
          'Broker LLC',
          '9 Hill Rd',
          'Omaha, NE 68102',
          'Carrier: Best Trucking, 4 Elm St, Reno, NV 89501',
          ...PICKUP,
          '',
          ...DELIVERY,
          '',
          'Remit to / Mail invoices to: Broker LLC AP, PO Box 7, Concord, CA 94529',
          'Bill To',
          'Broker LLC',
          '9 Hill Rd',
          'Omaha, NE 68102',
        ],
        40,
        60,
      ),
    );
    expect(inShort(result)).toEqual(TRIP);
    expect(result.flags).toEqual([]);
  });

  it('keeps two columns apart, each with its own date', () => {
    expect(inShort(read([...column(PICKUP), ...column(DELIVERY, 320)]))).toEqual(TRIP);
  });

  it('reads a table with a column each for city, state and code', () => {
    const row = (y: number, cells: string[]) =>
      cells.map((text, index) => at([40, 90, 220, 330, 410, 450, 510][index] ?? 0, y, text));
    const result = read([
      ...row(100, ['Stop', 'Name', 'Address', 'City', 'State', 'Zip', 'Date']),
      ...row(120, ['PU', 'ACME Foods', '100 Main St', 'Dallas', 'TX', '75201', '7/13/26']),
      ...row(140, ['SO', 'Big Box DC', '5 Center Ave', 'Memphis', 'TN', '38103', '7/14/26']),
    ]);
    expect(inShort(result)).toEqual(TRIP);
    expect(result.stops[1]).toMatchObject({ name: 'Big Box DC', street: '5 Center Ave' });
  });

  it('continues over a page break', () => {
    expect(
      inShort(
        read(column([...PICKUP, '', ...DELIVERY.slice(0, 2)], 40, 640), column(DELIVERY.slice(2), 40, 50)),
      ),
    ).toEqual(TRIP);
  });

  it('completes a date without a year from the date of the document, also over New Year', () => {
    const stops = [
      'Pickup',
      'Dallas, TX 75201',
      '12/30 @ 08:00',
      '',
      'Delivery',
      'Memphis, TN 38103',
      '01/02 @ 09:00',
    ];
    expect(inShort(read(column(['Issued: 12/29/2026', ...stops])))).toEqual([
      'pickup Dallas, TX 75201 2026-12-30',
      'delivery Memphis, TN 38103 2027-01-02',
    ]);
  });

  it('never takes printed, booked and effective dates for a stop', () => {
    const result = read(
      column([
        'Pickup',
        'Dallas, TX 75201',
        'Booked on: 06/01/2026',
        'Date: 07/13/2026',
        '',
        'Delivery',
        'Memphis, TN 38103',
        'Printed: 06/02/2026',
        'Due: 07/14/2026',
      ]),
    );
    expect(inShort(result)).toEqual(TRIP);
  });

  it('reads a letter', () => {
    const result = read(
      column([
        'Please pick up at ACME Foods, 100 Main St, Dallas, TX 75201 on 07/13/2026 at 08:00 and then',
        'deliver to Big Box DC, 5 Center Ave, Memphis, TN 38103 on 07/14/2026. The rate is 1850 dollars.',
      ]),
    );
    expect(inShort(result)).toEqual(TRIP);
  });

  it('knows provinces by the first letter of their codes', () => {
    const result = read(
      column([
        'Shipper:',
        'Maple Foods',
        '1 King St',
        'Toronto, ON M5V 2T6',
        '07/13/2026',
        '',
        'Consignee:',
        'Big Box',
        '5 Center Ave',
        'Memphis, TN 38103',
        '07/14/2026',
      ]),
    );
    expect(result.stops[0]).toMatchObject({ city: 'Toronto', state: 'ON', zip: 'M5V 2T6', country: 'CA' });
  });

  it('is not led by words that only look like labels', () => {
    const result = read(
      column([
        ...PICKUP,
        'PU#: 88120',
        '',
        ...DELIVERY,
        '',
        'Stop-off 75.00',
        'Pick/Drop #: 4',
        'Shipper load and count. Consignee must sign in Chicago, Illinois.',
      ]),
    );
    expect(inShort(result)).toEqual(TRIP);
    expect(result.flags).toEqual([]);
  });

  describe('asks for a person', () => {
    const codes = (lines: string[]) => read(column(lines)).flags.map((flag) => flag.code);

    it('where nothing is a stop', () => expect(codes(['Hello', 'Dallas, TX 75201'])).toEqual(['no-stops']));
    it('where a date is missing', () =>
      expect(codes([...PICKUP, '', ...DELIVERY.slice(0, 4)])).toEqual(['no-date']));
    it('where dates run backwards', () =>
      expect(codes([...PICKUP.slice(0, 4), 'Date: 07/20/2026', '', ...DELIVERY])).toEqual(['date-order']));
    it('where a stop of those counted is missing', () =>
      expect(
        codes([
          'Stop 1 of 3 - Pickup',
          ...PICKUP.slice(1),
          '',
          'Stop 3 of 3 - Delivery',
          ...DELIVERY.slice(1),
        ]),
      ).toContain('stop-count'));
    it('where town and code are in different states', () =>
      expect(codes([...PICKUP.slice(0, 3), 'Dallas, TX 10001', 'Date: 07/13/2026', '', ...DELIVERY])).toEqual(
        ['zip-place'],
      ));
    it('where a town is not known', () =>
      expect(
        codes([...PICKUP.slice(0, 3), 'Qwertyville, TX 75201', 'Date: 07/13/2026', '', ...DELIVERY]),
      ).toEqual(['place-unknown']));
    it('where an address among the stops has no role', () =>
      expect(codes([...PICKUP, '', 'Crossdock', '7 Side St', 'Tulsa, OK 74103', '', ...DELIVERY])).toContain(
        'unassigned-address',
      ));
    it('where the weekday is not that of the date', () =>
      expect(codes([...PICKUP.slice(0, 4), 'Date: Fri 07/13/2026', '', ...DELIVERY])).toEqual(['weekday']));
    it('where only the empty trailer is dropped, on no day of its own', () =>
      expect(
        codes([
          ...PICKUP,
          '',
          ...DELIVERY,
          '',
          'Drop Empty Trailer:',
          'Yard',
          '3 Yard Rd',
          'Memphis, TN 38103',
        ]),
      ).toContain('empty-trailer'));
  });

  it('never throws, whatever is on the page', () => {
    for (const lines of [
      [],
      ['Pickup'],
      ['Pickup', 'Delivery', 'TX 75201'],
      ['13/45/2026', 'Stop 99 of 0 -', ', , TX', '75201'],
      ['\u0000\uffff', 'Pickup: Pickup: Pickup:'],
    ]) {
      expect(() => read(column(lines))).not.toThrow();
    }
  });

  it('says where each field is', () => {
    const { stops } = read(column([...PICKUP, '', ...DELIVERY]));
    expect(stops[0]?.evidence.address).toMatchObject({
      page: 1,
      text: 'ACME Foods / 100 Main St / Dallas, TX 75201',
    });
    expect(stops[1]?.evidence.date?.text).toBe('Date: 07/14/2026');
  });
});

describe('recognized pages', () => {
  const scan = (lines: string[]) => {
    const items = column(lines).map((item) => ({ ...item, font: 'scan', sure: 0.9 }));
    return readConfirmation([{ ...page(items), source: 'scan' }], gazetteer(), TODAY);
  };

  it('puts right what recognition usually gets wrong', () => {
    const result = scan([
      'Plckup #1',
      'ACME Foods',
      '100 Main St',
      'Dallas, TX 752O1',
      'Date: O7/l3/2026',
      '',
      'DIR Point',
      'Big Box DC',
      '5 Center Ave',
      'Des Moines, lowa 50317',
      'Date: 07/14/2026',
    ]);
    expect(inShort(result)).toEqual([
      'pickup Dallas, TX 75201 2026-07-13',
      'delivery Des Moines, IA 50317 2026-07-14',
    ]);
  });

  it('has a person look where a town had to be guessed, and not where its code says which it is', () => {
    const guessed = scan([
      'Pickup',
      'ACME Foods',
      '100 Main St',
      'Memphls, TN 38138',
      'Date: 07/13/2026',
      '',
      ...DELIVERY,
    ]);
    expect(guessed.stops[0]?.city).toBe('Memphis');
    expect(guessed.flags.map((flag) => flag.code)).toContain('recognition');
    const said = scan([
      'Pickup',
      'ACME Foods',
      '100 Main St',
      'Memphls, TN 38103',
      'Date: 07/13/2026',
      '',
      ...DELIVERY,
    ]);
    expect(said.stops[0]).toMatchObject({ city: 'Memphis', zip: '38103' });
    expect(said.flags).toEqual([]);
  });

  it('reads Canadian codes with letters for digits, dates that lost their points, and states with a bracket', () => {
    const result = scan([
      'Stop 1: Plckup',
      'Maple Foods',
      '1 King St',
      'Hamilton, ON L8PINS',
      'Date: 07 13 2026',
      '',
      'Stop 2: De1ivery',
      'Big Box',
      '5 Center Ave',
      'Denville, N) 07834',
      'Date: 07.14 2026',
    ]);
    expect(inShort(result)).toEqual([
      'pickup Hamilton, ON L8P 1N5 2026-07-13',
      'delivery Denville, NJ 07834 2026-07-14',
    ]);
  });
});

describe('labels that a scan hardly shows', () => {
  const scan = (lines: string[]) => {
    const items = column(lines).map((item) => ({ ...item, font: 'scan', sure: 0.9 }));
    return readConfirmation([{ ...page(items), source: 'scan' }], gazetteer(), TODAY);
  };
  const middle = (label: string) =>
    scan([
      ...PICKUP,
      '',
      label,
      'Side Yard',
      '7 Side St',
      'Tulsa, OK 74103',
      'Date: 07/13/2026',
      '',
      ...DELIVERY,
    ]);

  it('are guessed from what they look like, and a person is asked', () => {
    expect(inShort(middle('De1ivury Loc@tion'))[1]).toBe('delivery Tulsa, OK 74103 2026-07-13');
    expect(inShort(middle('Rece vng Fac1l1ty'))[1]).toBe('delivery Tulsa, OK 74103 2026-07-13');
    expect(middle('De1ivury Loc@tion').flags.map((flag) => flag.code)).toContain('recognition');
  });

  it('are not guessed for a letterhead over the stops', () => {
    const result = scan([
      'Delivery Dynamics Inc',
      '9 Broker Way',
      'Tulsa, OK 74103',
      '',
      ...PICKUP,
      '',
      ...DELIVERY,
    ]);
    expect(inShort(result)).toEqual(TRIP);
  });
});

describe('words of many documents', () => {
  const trip = (pickup: string, delivery: string, dates = ['07/13/2026', '07/14/2026']) =>
    inShort(
      read(
        column([
          pickup,
          'ACME Foods',
          '100 Main St',
          'Dallas, TX 75201',
          dates[0] ?? '',
          '',
          delivery,
          'Big Box DC',
          '5 Center Ave',
          'Memphis, TN 38103',
          dates[1] ?? '',
        ]),
      ),
    );

  it.each([
    ['Ramassage', 'Livraison'],
    ['Expéditeur :', 'Destinataire :'],
    ['Pickup / Ramassage', 'Delivery / Livraison'],
    ['Recolección', 'Entrega'],
    ['Carga 1', 'Descarga 1'],
    ['Hook', 'Drop'],
    ['SHPR', 'CNEE'],
    ['Shipping Facility', 'Receiving Facility'],
    ['Live Load', 'Live Unload'],
    ['Pickup (Hook)', 'Delivery (Drop)'],
    ['From', 'To'],
    ['1.PU', '2.DEL'],
    ['Stop 1 of 2 -', 'Stop 2 of 2 -'],
  ])('%s and %s', (pickup, delivery) => {
    if (pickup.endsWith('-'))
      expect(
        inShort(
          read(
            column([
              pickup,
              'Origin',
              'Dallas, TX 75201',
              '07/13/2026',
              '',
              delivery,
              'Destination',
              'Memphis, TN 38103',
              '07/14/2026',
            ]),
          ),
        ),
      ).toEqual(TRIP);
    else expect(trip(pickup, delivery)).toEqual(TRIP);
  });

  it('dates in French and Spanish', () => {
    expect(trip('Ramassage', 'Livraison', ['13 juillet 2026', 'le 14 juillet 2026'])).toEqual(TRIP);
    expect(trip('Origen', 'Destino', ['13 de julio de 2026', '14 de julio de 2026 a las 8h30'])).toEqual(
      TRIP,
    );
  });

  it('dates that a narrow column breaks', () => {
    expect(
      inShort(
        read(
          column([
            'Pickup',
            'Dallas, TX 75201',
            '2026-07-',
            '13',
            '',
            'Delivery',
            'Memphis, TN 38103',
            '07/14/',
            '2026 08:00',
          ]),
        ),
      ),
    ).toEqual(TRIP);
  });

  it('a heading over several addresses', () => {
    const result = read(
      column([
        'Pickups',
        'ACME',
        '100 Main St',
        'Dallas, TX 75201',
        'Date: 07/13/2026',
        '',
        'Deliveries',
        'One',
        '5 Center Ave',
        'Memphis, TN 38103',
        'Date: 07/14/2026',
        '',
        'Two',
        '6 Center Ave',
        'Troy, MI 48083',
        'Date: 07/15/2026',
        '',
        'Remit To',
        'Factor',
        'PO Box 1',
        'Tulsa, OK 74103',
      ]),
    );
    expect(inShort(result)).toEqual([...TRIP, 'delivery Troy, MI 48083 2026-07-15']);
    expect(result.flags).toEqual([]);
  });

  it('a summary of the lane beside the stops', () => {
    const result = read(
      column(['Origin: Dallas, TX', 'Destination: Memphis, TN', '', ...PICKUP, '', ...DELIVERY]),
    );
    expect(inShort(result)).toEqual(TRIP);
    expect(result.flags).toEqual([]);
  });

  it('a summary between a heading and addresses that are in a column of their own', () => {
    const result = read([
      ...column(['Origin: Dallas, TX'], 40, 60),
      ...column(['Destination: Memphis, TN'], 124, 60),
      ...column(['Stop 1 - Pickup Point', 'Name:', 'City/State/Zip:', 'Date:']),
      ...column(['', 'ACME', 'Dallas, TX 75201', '07/13/2026'], 160),
      ...column(['Stop 2 - Drop Point', 'Name:', 'City/State/Zip:', 'Date:'], 40, 160),
      ...column(['', 'Big Box', 'Memphis, TN 38103', '07/14/2026'], 160, 160),
    ]);
    expect(inShort(result)).toEqual(TRIP);
    expect(result.flags).toEqual([]);
  });

  it('roles that a narrow column breaks', () => {
    const rows = [
      ...column(['07/13/2026', '', '', '07/14/2026'], 40),
      ...column(['Dallas, TX 75201', '', '', 'Memphis, TN 38103'], 120),
      ...column(['Shipping', 'Facility', '', 'Receiving', 'Facility'], 300),
    ];
    expect(inShort(read(rows))).toEqual(TRIP);
  });

  it('a province in brackets, and a letter that gives the day before the place', () => {
    expect(
      inShort(
        read(
          column([
            'Cueillette',
            'Trois-Rivières (QC) G9A 1A1',
            '2026-07-13',
            '',
            'Livraison',
            'Memphis, TN 38103',
            '2026-07-14',
          ]),
        ),
      )[0],
    ).toBe('pickup Trois-Rivières, QC G9A 1A1 2026-07-13');
    const letter = read(
      column([
        'Picks up Monday 7/13/2026 at 0800 at ACME, 100 Main St, Dallas, TX 75201.',
        'Delivers Tuesday 7/14/2026 1400 to Big Box, 5 Center Ave, Memphis, TN 38103.',
      ]),
    );
    expect(inShort(letter)).toEqual(TRIP);
  });

  it('the day of loading, and no date of a sentence in the terms', () => {
    expect(
      inShort(
        read(
          column([
            'Load At:',
            'Dallas, TX 75201',
            'Load Date: 7/13/2026',
            '',
            'Deliver To:',
            'Memphis, TN 38103',
            'Delivery Date: 7/14/2026',
          ]),
        ),
      ),
    ).toEqual(TRIP);
    const without = read(
      column([
        'Pickup',
        'Dallas, TX 75201',
        '',
        'Delivery',
        'Memphis, TN 38103',
        '07/14/2026',
        '',
        'This agreement between us both supersedes in all its parts the one of 01/05/2026.',
      ]),
    );
    expect(without.stops[0]?.date).toBeUndefined();
  });

  it('asks about roles that nothing names, and about years that are not printed', () => {
    const roles = read(
      column(['Stop 1', 'Dallas, TX 75201', '07/13/2026', '', 'Stop 2', 'Memphis, TN 38103', '07/14/2026']),
    );
    expect(inShort(roles)).toEqual(TRIP);
    expect(roles.flags.map((flag) => flag.code)).toEqual(['roles']);
    const years = read(
      column(['Pickup', 'Dallas, TX 75201', '02/13', '', 'Delivery', 'Memphis, TN 38103', '02/14']),
    );
    expect(years.stops[0]?.date).toBe('2026-02-13');
    expect(years.flags.map((flag) => flag.code)).toEqual(['year', 'year']);
  });
});
