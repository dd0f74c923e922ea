import { describe, expect, it } from 'vitest';
import type { PageItem } from '~/reading/page-items';
import { assigned, numberedRows, print } from '../../factories/assignment';

/** How far a label reaches, and which of two labels an address belongs to. Letters are 5 wide, lines 12.5 high. */

const PICKUP = 'Pickup'; // 30 wide
const DALLAS = 'Dallas, TX 75201'; // 80 wide
const OMAHA = 'Omaha, NE 68102'; // 75 wide
const TULSA = 'Tulsa, OK 74103'; // 75 wide
const stops = (...items: PageItem[]) => assigned(items).stops;

describe('a label over an address', () => {
  const down = (by: number, label = PICKUP, x = 40) =>
    stops(print(x, 100, label), print(200, 100 + by, DALLAS));

  it('reaches thirteen lines down its column', () => {
    expect(down(165.5, PICKUP, 200)).toEqual(['pickup Dallas']);
    expect(down(166, PICKUP, 200)).toEqual([]);
    expect(assigned([print(200, 100, PICKUP), print(200, 266, DALLAS)])).toEqual({
      stops: [],
      inherited: [],
      unnamed: ['Dallas'],
      others: [],
      idle: [PICKUP],
    });
  });

  it('reaches as far in the smallest print as in print of six points', () => {
    const small = (by: number) =>
      stops(print(40, 100, PICKUP, { size: 4 }), print(40, 100 + by, DALLAS, { size: 4 }));
    expect(small(98)).toEqual(['pickup Dallas']);
    expect(small(100)).toEqual([]);
  });

  it('has its column as far as it overlaps, two points more at its end', () => {
    expect(down(100, PICKUP, 280)).toEqual(['pickup Dallas']);
    expect(down(100, PICKUP, 281)).toEqual([]);
    expect(down(100, 'Pickup location information', 63)).toEqual(['pickup Dallas']);
    expect(down(100, 'Pickup location information', 62)).toEqual([]);
  });

  it('has an indented address less than five letters to its right', () => {
    expect(down(100, PICKUP, 151)).toEqual(['pickup Dallas']);
    expect(down(100, PICKUP, 150)).toEqual([]);
  });

  it('over the whole width reaches seven lines', () => {
    expect(down(90.5)).toEqual(['pickup Dallas']);
    expect(down(91)).toEqual([]);
  });

  it('over the whole width has nothing that another one is named by', () => {
    const beside = (x: number, y: number, other = 'Delivery') =>
      assigned([print(40, 100, PICKUP), print(x, y, other), print(200, 150, DALLAS)]).stops;
    expect(beside(450, 100)).toEqual([]);
    expect(beside(450, 99)).toEqual([]);
    expect(beside(450, 95)).toEqual(['pickup Dallas']);
    expect(beside(450, 130)).toEqual([]);
    expect(beside(450, 130, 'Broker')).toEqual([]);
    expect(beside(450, 130, 'Pickup')).toEqual(['pickup Dallas']);
    expect(beside(450, 150)).toEqual(['delivery Dallas']);
    expect(beside(40, 170)).toEqual(['pickup Dallas']);
  });

  it('over the whole width is nearer than one on the right up to four lines', () => {
    const idle = (by: number) =>
      assigned([print(40, 100, PICKUP), print(200, 100 + by, DALLAS), print(400, 100 + by, 'Loading')]).idle;
    expect(idle(50)).toEqual([]);
    expect(idle(56)).toEqual([PICKUP]);
  });

  it('never is a heading over the whole width where it names a party', () => {
    expect(assigned([print(40, 100, 'Bill to'), print(200, 150, DALLAS)]).unnamed).toEqual(['Dallas']);
    expect(assigned([print(160, 100, 'Bill to'), print(200, 150, DALLAS)]).others).toEqual(['Dallas']);
  });
});

describe('a party over an address', () => {
  const under = (label: string, by: number) =>
    assigned([print(40, 100, label), print(40, 100 + by, TULSA)]).others;

  it('with its name behind it is done after two lines', () => {
    expect(under('Carrier: Best Trucking', 28)).toEqual(['Tulsa']);
    expect(under('Carrier: Best Trucking', 28.5)).toEqual([]);
    expect(under('Carrier: Al', 28.5)).toEqual([]);
    expect(under('Carrier:', 60)).toEqual(['Tulsa']);
    expect(under('Carrier: A', 60)).toEqual(['Tulsa']);
    expect(stops(print(40, 100, 'Pickup: Best Foods'), print(40, 160, TULSA))).toEqual(['pickup Tulsa']);
    expect(under('Carrier: #4471', 60)).toEqual(['Tulsa']);
  });

  it('far above is less than a role on the row', () => {
    const roles = (by: number) =>
      assigned([print(40, 100, 'Bill to'), print(40, 100 + by, TULSA), print(300, 100 + by, 'Delivery')]);
    expect(roles(65.5)).toMatchObject({ stops: [], others: ['Tulsa'], idle: ['Delivery'] });
    expect(roles(69)).toMatchObject({ stops: ['delivery Tulsa'], others: [] });
    expect(stops(print(40, 100, PICKUP), print(40, 180, TULSA), print(300, 180, 'Delivery'))).toEqual([
      'pickup Tulsa',
    ]);
  });

  it.each([
    'STOP: 2',
    'Stop #2',
    'Stop No.2',
    'Stop 12',
    'STP 2',
    'Arrêt 2',
    'Arret : 2',
    'Parada 2',
    '* Stop 2 *',
    'Stop2',
  ])('has nothing below "%s"', (head) => {
    const items = [
      print(40, 100, 'Carrier'),
      print(40, 120, head),
      print(40, 132, 'Far Box'),
      print(40, 144, TULSA),
    ];
    expect([head, assigned(items)]).toMatchObject([head, { others: [], unnamed: ['Tulsa'] }]);
  });

  it('leaves "STOP: 2" to a role', () => {
    expect(
      stops(
        print(40, 100, 'Delivery'),
        print(40, 120, 'STOP: 2'),
        print(40, 132, 'Far Box'),
        print(40, 144, TULSA),
      ),
    ).toEqual(['delivery Tulsa']);
  });

  it.each(['Stop 212', 'Truck Stop 2', 'Stop 2 Shop', 'Stop & Shop 2', 'Nonstop 2', 'Stop Foods'])(
    'may be "%s" itself',
    (name) => {
      expect([
        name,
        assigned([print(40, 100, 'Carrier'), print(40, 120, name), print(40, 132, TULSA)]).others,
      ]).toEqual([name, ['Tulsa']]);
    },
  );
});

describe('an address between a label and another address', () => {
  /** Whose the lower address is, with the upper one at the first place and the lower one at the second. */
  const lower = (
    label: readonly [x: number, text: string],
    upper: readonly [x: number, text: string],
    below: readonly [x: number, text: string],
  ) =>
    assigned([print(label[0], 100, label[1]), print(upper[0], 140, upper[1]), print(below[0], 180, below[1])])
      .others.length;

  it('takes the label where it is in its column', () => {
    expect(lower([40, 'Bill to'], [40, OMAHA], [40, TULSA])).toBe(1);
    expect(lower([40, 'Bill to'], [80, OMAHA], [40, TULSA])).toBe(1);
    expect(lower([40, 'Bill to'], [81, OMAHA], [40, TULSA])).toBe(2);
    expect(lower([40, 'Third party billing'], [135, OMAHA], [62, TULSA])).toBe(1);
    expect(lower([40, 'Third party billing'], [136, OMAHA], [62, TULSA])).toBe(2);
    expect(lower([140, 'Bill to'], [63, OMAHA], [100, TULSA])).toBe(0);
    expect(lower([140, 'Bill to'], [62, OMAHA], [100, TULSA])).toBe(1);
  });

  it('leaves it to an address beside it', () => {
    expect(lower([40, 'Bill to'], [74, OMAHA], [40, 'Rye, NY'])).toBe(1);
    expect(lower([40, 'Bill to'], [75, OMAHA], [40, 'Rye, NY'])).toBe(2);
    expect(lower([90, 'Bill to'], [40, OMAHA], [114, TULSA])).toBe(1);
    expect(lower([90, 'Bill to'], [40, OMAHA], [116, TULSA])).toBe(2);
  });

  it('above the label takes nothing', () => {
    expect(assigned([print(40, 80, OMAHA), print(40, 100, 'Bill to'), print(40, 140, TULSA)])).toMatchObject({
      unnamed: ['Omaha'],
      others: ['Tulsa'],
    });
  });
});

describe('a label on a row of an address', () => {
  const two = (x: number, y: number) => [print(x, y, 'ACME Foods'), print(x, y + 12.5, DALLAS)];

  it('may stand less than half a line below it', () => {
    expect(stops(print(40, 104.5, PICKUP), print(140, 100, DALLAS))).toEqual(['pickup Dallas']);
    expect(stops(print(40, 105, PICKUP), print(140, 100, DALLAS))).toEqual([]);
  });

  it('is nearer on the first row than right over it, on another one farther', () => {
    const roles = (by: number) =>
      stops(print(140, 87.5, 'Delivery'), ...two(140, 100), print(40, 100 + by, PICKUP));
    expect(roles(0)).toEqual(['pickup Dallas']);
    expect(roles(4.5)).toEqual(['pickup Dallas']);
    expect(roles(5)).toEqual(['delivery Dallas']);
  });

  it('is the nearest one', () => {
    expect(stops(print(40, 100, PICKUP), print(90, 100, 'Delivery'), print(140, 100, DALLAS))).toEqual([
      'delivery Dallas',
    ]);
    expect(stops(print(40, 100, PICKUP), print(90, 104, 'Delivery'), print(140, 100, DALLAS))).toEqual([
      'delivery Dallas',
    ]);
    expect(stops(print(40, 100, PICKUP), print(140, 100, DALLAS), print(300, 100, 'Delivery'))).toEqual([
      'pickup Dallas',
    ]);
    expect(stops(print(40, 100, DALLAS), print(400, 100, PICKUP), print(300, 104, 'Delivery'))).toEqual([
      'delivery Dallas',
    ]);
  });

  it('may stand behind a short name over the town', () => {
    expect(
      stops(
        print(40, 100, 'ACME'),
        print(80, 100, PICKUP),
        print(40, 112.5, DALLAS),
        print(40, 150, 'Big Box'),
        print(100, 150, 'Delivery'),
        print(40, 162.5, 'Memphis, TN 38103'),
      ),
    ).toEqual(['pickup Dallas', 'delivery Memphis']);
  });

  it('is of one address: the next one has one about as near or none', () => {
    const FORT_WORTH = 'Fort Worth, TX 76102';
    expect(
      assigned([
        print(40, 100, 'Origin'),
        print(40, 130, PICKUP),
        print(140, 130, DALLAS),
        print(300, 130, FORT_WORTH),
      ]),
    ).toMatchObject({ stops: ['pickup Dallas'], unnamed: ['Fort Worth'], idle: ['Origin'] });
    expect(
      stops(
        print(40, 100, PICKUP),
        print(40, 106, 'Delivery'),
        ...two(140, 100),
        print(300, 100, 'Big Box'),
        print(300, 112.5, FORT_WORTH),
      ),
    ).toEqual(['pickup Dallas', 'delivery Fort Worth']);
    expect(
      assigned([
        print(40, 130, PICKUP),
        print(90, 130, 'Delivery'),
        print(140, 130, DALLAS),
        print(300, 130, FORT_WORTH),
      ]),
    ).toMatchObject({ stops: ['delivery Dallas'], unnamed: ['Fort Worth'], idle: [PICKUP] });
  });

  it('on the right is a role, never a party', () => {
    expect(stops(print(40, 100, DALLAS), print(140, 100, PICKUP))).toEqual(['pickup Dallas']);
    expect(assigned([print(40, 100, DALLAS), print(140, 100, 'Carrier')])).toMatchObject({
      unnamed: ['Dallas'],
      others: [],
    });
    expect(assigned([print(40, 100, 'Carrier'), print(140, 100, DALLAS)])).toMatchObject({
      unnamed: [],
      others: ['Dallas'],
    });
  });

  it('heads what is right under it in its own column, not what is beside that', () => {
    const beside = (x: number, down: number, label = 40) =>
      stops(
        print(label, 100, PICKUP),
        print(x, 100 + down, DALLAS),
        print(240, 100, 'Big Box'),
        print(240, 112.5, 'Memphis, TN 38103'),
      );
    expect(beside(40, 12.5)).toEqual(['pickup Dallas']);
    expect(beside(40, -20)).toEqual(['pickup Memphis']);
    expect(beside(40, 20.5)).toEqual(['pickup Dallas']);
    expect(beside(40, 21)).toEqual(['pickup Memphis']);
    expect(beside(70, 12.5)).toEqual(['pickup Dallas']);
    expect(beside(71, 12.5)).toEqual(['pickup Memphis']);
    expect(beside(40, 12.5, 120)).toEqual(['pickup Dallas']);
    expect(beside(40, 12.5, 121)).toEqual(['pickup Memphis']);
  });

  it('heads an address in its line before one under it', () => {
    expect(
      assigned([print(40, 100, PICKUP), print(240, 100, 'Memphis, TN 38103'), print(40, 112.5, DALLAS)]),
    ).toMatchObject({ stops: ['pickup Memphis'], unnamed: ['Dallas'] });
  });
});

describe('a label in the line of an address', () => {
  it('heads it, whatever else is over it', () => {
    expect(stops(print(40, 87.5, 'Delivery'), print(40, 100, 'Pickup: Dallas, TX 75201'))).toEqual([
      'pickup Dallas',
    ]);
    expect(stops(print(40, 100, 'DESTINATION POINT PLEASANT, WV 25550'))).toEqual([
      'delivery POINT PLEASANT',
    ]);
  });

  it('heads nothing else below it', () => {
    expect(
      assigned([print(40, 100, 'Carrier: Best, 5 Main St, Troy, MI 48083'), print(40, 120, TULSA)]),
    ).toMatchObject({ others: ['Troy'], unnamed: ['Tulsa'] });
    expect(assigned([print(40, 100, 'Destination: Troy, MI 48083'), print(40, 120, TULSA)])).toMatchObject({
      stops: ['delivery Troy'],
      unnamed: ['Tulsa'],
      idle: [],
    });
    expect(
      assigned([
        print(40, 100, 'Destination: Memphis, TN'),
        print(40, 120, TULSA),
        print(40, 150, 'Delivery'),
        print(40, 162.5, 'Memphis, TN 38103'),
      ]),
    ).toMatchObject({ stops: ['delivery Memphis'], unnamed: ['Tulsa'], idle: [] });
  });
});

describe('the number of a row', () => {
  it.each([
    ['1', '1'],
    ['#2', '2'],
    ['Stop 3', '3'],
    ['Stop3', '3'],
    ['STOP #12', '12'],
    ['(1)', '1'],
    ['1.', '1'],
    ['100', '-'],
    ['Dock 1', '-'],
    ['1 A', '-'],
    ['Nonstop 1', '-'],
  ])('"%s" before the role is %s', (text, number) => {
    expect(numberedRows([print(40, 100, text), print(120, 100, PICKUP), print(240, 100, DALLAS)])).toEqual([
      `${number} Dallas`,
    ]);
  });

  it('is at the beginning of the line', () => {
    expect(numberedRows([print(40, 100, PICKUP), print(120, 100, '1'), print(240, 100, DALLAS)])).toEqual([
      '- Dallas',
    ]);
    expect(
      numberedRows([
        print(40, 100, 'x'),
        print(80, 100, '1'),
        print(120, 100, PICKUP),
        print(240, 100, DALLAS),
      ]),
    ).toEqual(['- Dallas']);
    expect(numberedRows([print(40, 100, '1'), print(300, 100, PICKUP), print(40, 112.5, DALLAS)])).toEqual([
      '1 Dallas',
    ]);
  });
});
