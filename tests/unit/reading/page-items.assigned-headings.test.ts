import { describe, expect, it } from 'vitest';
import type { PageItem } from '~/reading/page-items';
import { assigned, print } from '../../factories/assignment';

/** Addresses without a label of their own: under a heading, in a summary, behind the key of someone. Letters are 5 wide, lines 12.5 high. */

const MEMPHIS = 'Memphis, TN 38103'; // 85 wide
const TROY = 'Troy, MI 48083'; // 70 wide
const stops = (...items: PageItem[]) => assigned(items).stops;
const BOTH = ['delivery Memphis', 'delivery Troy'];
const FIRST = ['delivery Memphis'];

describe('under a heading in the plural', () => {
  const FIRST_STOP = [print(40, 100, 'Deliveries'), print(40, 120, MEMPHIS), print(40, 132.5, '07/14/2026')];
  const next = (...items: PageItem[]) => stops(...FIRST_STOP, ...items);

  it('an address with a date below it is a stop within twenty lines', () => {
    const down = (by: number) => next(print(40, 120 + by, TROY), print(40, 132.5 + by, '07/15/2026'));
    expect(down(50)).toEqual(BOTH);
    expect(down(203)).toEqual(BOTH);
    expect(down(203.5)).toEqual(FIRST);
  });

  it('its date is from the line over it to twelve lines below it', () => {
    const dated = (by: number) => next(print(40, 220, TROY), print(40, 220 + by, '07/15/2026'));
    expect(dated(-12.5)).toEqual(BOTH);
    expect(dated(-13)).toEqual(FIRST);
    expect(dated(119.5)).toEqual(BOTH);
    expect(dated(120)).toEqual(FIRST);
  });

  it('its date is over the next address of the column', () => {
    const dated = (x: number) =>
      next(print(40, 220, TROY), print(x, 260, 'Tulsa, OK 74103'), print(40, 280, '07/15/2026'));
    expect(dated(40)).toEqual(FIRST);
    expect(dated(43.5)).toEqual(FIRST);
    expect(dated(44)).toEqual(BOTH);
  });

  it('its date is not that of another role', () => {
    const keyed = (key: string) => next(print(40, 170, TROY), print(40, 190, `${key} 07/15/2026`));
    expect(keyed('Delivery date:')).toEqual(BOTH);
    expect(keyed('x Pickup date:')).toEqual(FIRST);
  });

  it('it is in the column of the first, with its name', () => {
    const at = (x: number, name = x) =>
      next(print(name, 170, 'Big Box'), print(x, 182.5, TROY), print(x, 195, '07/15/2026'));
    expect(at(40)).toEqual(BOTH);
    expect(at(43.5)).toEqual(BOTH);
    expect(at(44)).toEqual(FIRST);
    expect(at(36)).toEqual(FIRST);
    expect(at(40, 36.5)).toEqual(BOTH);
    expect(at(40, 36)).toEqual(FIRST);
    expect(at(46, 40)).toEqual(FIRST);
  });

  it('it may follow one that follows the first, but nothing that does not', () => {
    const third = [print(40, 220, 'Tulsa, OK 74103'), print(40, 232.5, '07/16/2026')];
    expect(next(print(40, 170, TROY), print(40, 182.5, '07/15/2026'), ...third)).toEqual([
      ...BOTH,
      'delivery Tulsa',
    ]);
    expect(next(print(40, 170, TROY), ...third)).toEqual(FIRST);
    expect(
      next(
        print(40, 210, TROY),
        print(40, 222.5, '07/15/2026'),
        print(40, 300, 'Tulsa, OK 74103'),
        print(40, 312.5, '07/16/2026'),
      ),
    ).toEqual([...BOTH, 'delivery Tulsa']);
  });

  it('a role between ends it, and so does the heading of a party', () => {
    const between = (label: string, x = 40, y = 150) =>
      assigned([...FIRST_STOP, print(x, y, label), print(40, 170, TROY), print(40, 182.5, '07/15/2026')])
        .stops;
    expect(between('Pickup')).toEqual(['delivery Memphis', 'pickup Troy']);
    expect(between('Pickup', 112)).toEqual(BOTH);
    expect(between('Pickup', 200)).toEqual(BOTH);
    expect(between('Remit to')).toEqual(FIRST);
    expect(between('Broker: #1')).toEqual(FIRST);
    expect(between('Broker: Best', 40, 141)).toEqual(BOTH);
    expect(between('Broker: Al', 40, 141)).toEqual(BOTH);
    expect(between('Notes')).toEqual(BOTH);
    expect(between('Broker', 40, 90)).toEqual(BOTH);
    expect(between('Broker', 40, 250)).toEqual(BOTH);
  });

  it('the heading of a party left of the column ends it too', () => {
    const left = (label: string, x = 40) =>
      stops(
        print(200, 100, 'Deliveries'),
        print(200, 120, MEMPHIS),
        print(200, 132.5, '07/14/2026'),
        print(x, 150, label),
        print(200, 180, TROY),
        print(200, 192.5, '07/15/2026'),
      );
    expect(left('Bill to')).toEqual(FIRST);
    expect(left('Bill to: Best')).toEqual(BOTH);
    expect(left('Bill to: #1')).toEqual(FIRST);
    expect(left('Bill to', 300)).toEqual(BOTH);
  });

  it('an address that has a label of its own ends it', () => {
    expect(
      next(
        print(40, 170, TROY),
        print(200, 170, 'Pickup'),
        print(40, 182.5, '07/15/2026'),
        print(40, 220, 'Tulsa, OK 74103'),
        print(40, 232.5, '07/16/2026'),
      ),
    ).toEqual(['delivery Memphis', 'pickup Troy']);
  });
});

describe('under a heading in the singular', () => {
  const rows = (by: number, date: readonly [x: number, down: number] = [200, 0], head = 'Delivery') =>
    assigned([
      print(40, 100, head),
      print(40, 120, MEMPHIS),
      print(200, 120, '07/14/2026'),
      print(40, 120 + by, TROY),
      print(date[0], 120 + by + date[1], '07/15/2026'),
    ]);

  it('the rows of its table are stops within nine lines, and are told of', () => {
    expect(rows(20)).toMatchObject({ stops: BOTH, inherited: ['Troy'], unnamed: [] });
    expect(rows(93).stops).toEqual(BOTH);
    expect(rows(93.5).stops).toEqual(FIRST);
    expect(
      assigned([
        print(40, 100, 'Deliveries'),
        print(40, 120, MEMPHIS),
        print(40, 140, TROY),
        print(200, 140, '07/15/2026'),
      ]),
    ).toMatchObject({ stops: BOTH, inherited: [] });
  });

  it('their dates stand right of them, in their row', () => {
    expect(rows(30, [111, 4]).stops).toEqual(BOTH);
    expect(rows(30, [110, 4]).stops).toEqual(FIRST);
    expect(rows(30, [200, 4.5]).stops).toEqual(BOTH);
    expect(rows(30, [200, 5]).stops).toEqual(FIRST);
    expect(rows(30, [40, 12.5]).stops).toEqual(FIRST);
    expect(rows(30, [200, -12.5]).stops).toEqual(BOTH);
    expect(rows(30, [200, -13]).stops).toEqual(FIRST);
  });

  it('with a number or a name it is for one', () => {
    expect(rows(20, [200, 0], 'Delivery 1').stops).toEqual(FIRST);
    expect(rows(20, [200, 0], 'Delivery: Best').stops).toEqual(FIRST);
    expect(rows(20, [200, 0], 'Bill to')).toMatchObject({
      stops: [],
      others: ['Memphis'],
      unnamed: ['Troy'],
    });
  });
});

describe('a summary of the trip', () => {
  const DALLAS = [print(40, 200, 'Pickup'), print(40, 220, 'Dallas, TX 75201')];

  it('is no stop beside the stop with its code', () => {
    expect(assigned([print(40, 100, 'Origin: Dallas, TX'), ...DALLAS])).toEqual({
      stops: ['pickup Dallas'],
      inherited: [],
      unnamed: [],
      others: [],
      idle: [],
    });
    expect(stops(print(40, 100, 'Origin: DALLAS, TX'), ...DALLAS)).toEqual(['pickup Dallas']);
  });

  it('is one of another town or state, and where no code is printed at all', () => {
    expect(stops(print(40, 100, 'Origin: Dallas, GA'), ...DALLAS)).toEqual([
      'pickup Dallas',
      'pickup Dallas',
    ]);
    expect(stops(print(40, 100, 'Origin: Austin, TX'), ...DALLAS)).toEqual([
      'pickup Austin',
      'pickup Dallas',
    ]);
    expect(stops(print(40, 100, 'Pickup: Dallas, TX'), print(40, 150, 'Delivery: Dallas, TX'))).toEqual([
      'pickup Dallas',
      'delivery Dallas',
    ]);
    expect(
      stops(print(40, 100, 'Pickup: Dallas, TX 75201'), print(40, 150, 'Delivery: Dallas, TX 75207')),
    ).toEqual(['pickup Dallas', 'delivery Dallas']);
  });

  it('asks for no address of its labels where the stops have the same roles', () => {
    const overview = (role: string, town: string) =>
      assigned([print(40, 100, role), print(120, 100, town), ...DALLAS]).idle;
    expect(overview('Pickup', 'Dallas, TX')).toEqual([]);
    expect(overview('Origin', 'Dallas, TX')).toEqual([]);
    expect(assigned([print(40, 100, 'Destination: Dallas, TX'), ...DALLAS]).idle).toEqual([
      'Destination: Dallas, TX',
    ]);
    expect(overview('Delivery', 'Dallas, TX')).toEqual(['Delivery']);
    expect(overview('Pickup', '4 pallets')).toEqual(['Pickup']);
    expect(assigned([print(40, 100, 'Pickup'), print(120, 112.5, 'Dallas, TX'), ...DALLAS]).idle).toEqual([
      'Pickup',
    ]);
  });

  it('says what an address is where nothing else does, and where that is the only one there', () => {
    const only = (...items: PageItem[]) => assigned([print(40, 100, 'Origin: Dallas, TX'), ...items]);
    expect(only(print(40, 300, 'Dallas, TX 75201'))).toMatchObject({ stops: ['pickup Dallas'], unnamed: [] });
    expect(only(print(40, 300, 'Dallas, TX 75201'), print(40, 340, 'Dallas, TX 75207'))).toMatchObject({
      stops: [],
      unnamed: ['Dallas', 'Dallas'],
    });
    expect(
      only(print(40, 300, 'Dallas, TX 75201'), print(40, 400, 'Delivery'), print(40, 412.5, MEMPHIS)),
    ).toMatchObject({ stops: ['delivery Memphis'], unnamed: ['Dallas'] });
    expect(only(print(40, 300, 'Bill to'), print(40, 312.5, 'Dallas, TX 75201'))).toMatchObject({
      stops: [],
      others: ['Dallas'],
    });
    expect(
      only(print(40, 300, 'Dallas, TX 75201'), print(40, 400, 'Bill to'), print(40, 412.5, MEMPHIS)),
    ).toMatchObject({ stops: ['pickup Dallas'], others: ['Memphis'] });
    expect(
      assigned([print(40, 100, 'Broker: Dallas, TX'), print(40, 300, 'Dallas, TX 75201')]),
    ).toMatchObject({ others: [], unnamed: ['Dallas'] });
    expect(assigned([print(40, 100, 'Dallas, TX'), print(40, 300, 'Dallas, TX 75201')])).toMatchObject({
      stops: [],
      unnamed: ['Dallas'],
    });
  });
});

describe('an address behind the key of someone', () => {
  const under = (before: string) =>
    assigned([print(40, 100, 'Pickup'), print(40, 120, `${before}5 Main St, Troy, MI 48083`)]);
  const isPartys = { stops: [], others: ['Troy'], idle: ['Pickup'] };
  const isStop = { stops: ['pickup Troy'], others: [], idle: [] };

  it.each([
    'Remittance: ',
    'Invoices: ',
    'Billing: ',
    'The carrier: ',
    'Our broker: ',
    'E-mail: ',
    'US customs: ',
    'Payments: ',
    'Insurer: ',
    'A Factor: ',
    'Sales agent: ',
    'Head office: ',
    'Emergency contact: ',
    "Broker's office #1: ",
    'A. & B. contact: ',
  ])('"%s" is no stop', (key) => {
    expect([key, under(key)]).toMatchObject([key, isPartys]);
  });

  it('is a stop, whatever is said behind it', () => {
    expect(stops(print(40, 100, 'Pickup'), print(40, 120, '5 Main St, Troy, MI 48083, quick pay'))).toEqual([
      'pickup Troy',
    ]);
  });

  it.each([
    'Facility contact: ',
    'Location office: ',
    'Shipping office: ',
    'Pick up contact: ',
    'Delivery agent: ',
    'Consignee contact: ',
    'Receiving office: ',
    'Drop office: ',
    'Loading contact: ',
    'Origin agent: ',
    'Destination agent: ',
    'Dock: ',
    'Yard of ACME: ',
    'Dock office, ',
    'x-OFFICE ',
  ])('"%s" may be one', (key) => {
    expect([key, under(key)]).toMatchObject([key, isStop]);
  });
});
