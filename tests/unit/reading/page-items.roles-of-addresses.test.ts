import { describe, expect, it } from 'vitest';
import type { PageItem } from '~/reading/page-items';
import {
  at,
  column,
  DELIVERY,
  flagCodes,
  PICKUP,
  readItems,
  recognized,
  row,
  scannedColumn,
  stopsInShort,
  TRIP,
} from '../../factories/confirmation-pages';

/** Which label an address belongs to, and which addresses belong to nobody. */

const roles = (items: readonly PageItem[]) =>
  readItems(items).stops.map((stop) => `${stop.role} ${stop.city}`);
const block = (town: string, x: number, y: number) => column(['ACME', '1 Main St', town], x, y);

describe('an address belongs to the label', () => {
  it('over it in its column, the nearest one', () => {
    expect(
      roles(
        column([
          'Delivery',
          '',
          'Pickup',
          'ACME',
          'Dallas, TX 75201',
          '',
          'Delivery',
          'Big Box',
          'Memphis, TN 38103',
        ]),
      ),
    ).toEqual(['pickup Dallas', 'delivery Memphis']);
    expect(
      roles([
        at(40, 100, 'Pickup'),
        ...block('Dallas, TX 75201', 80, 112),
        at(40, 160, 'Delivery'),
        ...block('Memphis, TN 38103', 80, 172),
      ]),
    ).toEqual(['pickup Dallas', 'delivery Memphis']);
    expect(
      roles([
        at(40, 100, 'Pickup'),
        at(340, 100, 'Delivery'),
        ...block('Dallas, TX 75201', 40, 112),
        ...block('Memphis, TN 38103', 340, 112),
      ]),
    ).toEqual(['pickup Dallas', 'delivery Memphis']);
  });

  it('on its row, left of it or, where there is no other, right of it', () => {
    expect(
      roles([
        at(40, 100, 'Pickup'),
        ...block('Dallas, TX 75201', 140, 100),
        at(40, 150, 'Delivery'),
        ...block('Memphis, TN 38103', 140, 150),
      ]),
    ).toEqual(['pickup Dallas', 'delivery Memphis']);
    expect(
      roles([
        ...block('Dallas, TX 75201', 40, 100),
        at(300, 100, 'Pickup'),
        ...block('Memphis, TN 38103', 40, 150),
        at(300, 150, 'Delivery'),
      ]),
    ).toEqual(['pickup Dallas', 'delivery Memphis']);
    expect(
      roles([
        at(40, 124, 'Pickup'),
        ...block('Dallas, TX 75201', 140, 100),
        at(40, 174, 'Delivery'),
        ...block('Memphis, TN 38103', 140, 150),
      ]),
    ).toEqual(['pickup Dallas', 'delivery Memphis']);
  });

  it('in the same cell', () => {
    expect(
      roles(
        column([
          'Pickup: ACME, 1 Main St, Dallas, TX 75201',
          'Delivery: Big Box, 5 Center Ave, Memphis, TN 38103',
        ]),
      ),
    ).toEqual(['pickup Dallas', 'delivery Memphis']);
  });

  it('never below it, and never too far above it', () => {
    expect(roles(column(['ACME', 'Dallas, TX 75201', 'Pickup']))).toEqual([]);
    const under = (lines: number) =>
      roles(column(['Pickup', ...Array<string>(lines).fill('x'), 'Dallas, TX 75201'])).length;
    expect(under(4)).toBe(1);
    expect(roles([at(40, 100, 'Pickup'), at(40, 230, 'Dallas, TX 75201')])).toEqual(['pickup Dallas']);
    expect(roles([at(40, 100, 'Pickup'), at(40, 260, 'Dallas, TX 75201')])).toEqual([]);
  });

  it('but not where another address is between', () => {
    expect(roles(column(['Pickup', 'ACME', 'Dallas, TX 75201', '', 'Big Box', 'Memphis, TN 38103']))).toEqual(
      ['pickup Dallas'],
    );
  });

  it('of a heading over the whole width', () => {
    expect(
      roles([
        at(40, 100, 'Pickup'),
        ...block('Dallas, TX 75201', 240, 112),
        at(40, 160, 'Delivery'),
        ...block('Memphis, TN 38103', 240, 172),
      ]),
    ).toEqual(['pickup Dallas', 'delivery Memphis']);
  });
});

describe('an address is nobody’s stop', () => {
  it.each(['Remit to', 'Bill to:', 'Carrier', 'Customs broker'])('under "%s"', (label) => {
    const result = readItems(
      column([...PICKUP, '', label, 'Someone', '7 Side St', 'Tulsa, OK 74103', '', ...DELIVERY]),
    );
    expect(stopsInShort(result)).toEqual([...TRIP]);
    expect(flagCodes(result)).toEqual([]);
  });

  it.each([
    'invoice',
    'invoices',
    'invoicing',
    'remit',
    'billing',
    'quick pay',
    'quickpay',
    'factor',
    'factoring',
    'paperwork',
    'claim',
    'claims',
    'mail to',
    'mailed to',
    'court of',
    'courts of',
    'governed',
    'insurance',
  ])('in a sentence with "%s"', (word) => {
    const result = readItems(
      column([...PICKUP, '', `For all ${word} see 7 Side St, Tulsa, OK 74103`, '', ...DELIVERY]),
    );
    expect([word, flagCodes(result)]).toEqual([word, []]);
    expect(stopsInShort(result)).toEqual([...TRIP]);
  });

  it.each([
    'Emergency contact',
    'Our office',
    'The carrier',
    'Sales agent',
    'Your broker',
    'E-mail/mail',
    'Our factor',
    'US customs',
    'Your insurer',
    'Freight payment',
    'Final bill',
    'Final invoice',
    'We remit',
  ])('behind the key "%s"', (key) => {
    const result = readItems(column([...PICKUP, '', `${key}: 7 Side St, Tulsa, OK 74103`, '', ...DELIVERY]));
    expect([key, flagCodes(result)]).toEqual([key, []]);
  });

  it.each([
    'Location',
    'Somewhere',
    'Shipping office',
    'Delivery office',
    'Receiving office',
    'Pickup agent here',
  ])('but may be one behind "%s"', (key) => {
    const result = readItems(column([...PICKUP, '', `${key}: 7 Side St, Tulsa, OK 74103`, '', ...DELIVERY]));
    expect([key, flagCodes(result).length + result.stops.length > 2]).toEqual([key, true]);
  });
});

describe('a heading over several addresses', () => {
  const three = (head: string, ...dates: string[]) =>
    roles(
      column([
        ...PICKUP,
        '',
        head,
        'One',
        '5 Center Ave',
        'Memphis, TN 38103',
        dates[0] ?? '',
        '',
        'Two',
        '6 Center Ave',
        'Troy, MI 48083',
        dates[1] ?? '',
        '',
        'Three',
        '7 Center Ave',
        'Tulsa, OK 74103',
        dates[2] ?? '',
      ]),
    );
  const ALL = ['pickup Dallas', 'delivery Memphis', 'delivery Troy', 'delivery Tulsa'];

  it('in the plural holds for each that has a date', () => {
    expect(three('Deliveries', '07/14/2026', '07/15/2026', '07/16/2026')).toEqual(ALL);
    expect(three('Consignees:', '07/14/2026', '07/15/2026', '07/16/2026')).toEqual(ALL);
    expect(three('Deliveries', '07/14/2026', '07/15/2026')).toEqual(ALL.slice(0, 3));
    expect(three('Deliveries', '07/14/2026', '', '07/16/2026')).toEqual(ALL.slice(0, 2));
  });

  it('in the singular for the first alone, unless the others are rows of its table', () => {
    expect(three('Delivery', '07/14/2026', '07/15/2026', '07/16/2026')).toEqual(ALL.slice(0, 2));
    const table = (head: string) =>
      roles([
        ...column([...PICKUP]),
        at(40, 180, head),
        ...['Memphis, TN 38103', 'Troy, MI 48083', 'Tulsa, OK 74103'].flatMap((town, index) =>
          row(194 + index * 14, [
            [40, town],
            [200, `07/1${4 + index}/2026`],
          ]),
        ),
      ]);
    expect(table('Delivery')).toEqual(ALL);
    expect(table('Delivery 1')).toEqual(ALL.slice(0, 2));
  });

  it('ends at another role, and at a party', () => {
    const under = (label: string) =>
      roles(
        column([
          ...PICKUP,
          '',
          'Deliveries',
          'One',
          '5 Center Ave',
          'Memphis, TN 38103',
          '07/14/2026',
          '',
          label,
          'Two',
          '6 Center Ave',
          'Troy, MI 48083',
          '07/15/2026',
        ]),
      );
    expect(under('Remit to')).toEqual(ALL.slice(0, 2));
    expect(under('Pickup')).toEqual(['pickup Dallas', 'delivery Memphis', 'pickup Troy']);
    expect(under('Notes')).toEqual(ALL.slice(0, 3));
  });
});

describe('an overview of the trip', () => {
  it('is no trip beside the stops themselves', () => {
    const result = readItems(
      column(['Origin: Dallas, TX', 'Destination: Memphis, TN', '', ...PICKUP, '', ...DELIVERY]),
    );
    expect(stopsInShort(result)).toEqual([...TRIP]);
    expect(flagCodes(result)).toEqual([]);
  });

  it('says the roles where nothing else does', () => {
    const result = readItems(
      column([
        'Origin: Dallas, TX',
        'Destination: Memphis, TN',
        '',
        'ACME',
        '1 Main St',
        'Dallas, TX 75201',
        '07/13/2026',
        '',
        'Big Box',
        '5 Center Ave',
        'Memphis, TN 38103',
        '07/14/2026',
      ]),
    );
    expect(result.stops.map((stop) => `${stop.role} ${stop.zip}`)).toEqual([
      'pickup 75201',
      'delivery 38103',
    ]);
  });
});

describe('the order of the stops', () => {
  const numbered = (first: string, second: string, third: string) =>
    roles(
      column([
        first,
        'Dallas, TX 75201',
        '07/13/2026',
        '',
        second,
        'Memphis, TN 38103',
        '07/14/2026',
        '',
        third,
        'Troy, MI 48083',
        '07/15/2026',
      ]),
    );

  it('is that of their numbers where these are one series', () => {
    expect(numbered('Stop 2 - Delivery', 'Stop 1 - Pickup', 'Stop 3 - Delivery')).toEqual([
      'pickup Memphis',
      'delivery Dallas',
      'delivery Troy',
    ]);
    expect(numbered('Pickup 1', 'Delivery 2', 'Delivery 1')).toEqual([
      'pickup Dallas',
      'delivery Memphis',
      'delivery Troy',
    ]);
  });

  it('is that of the page, with the last one last', () => {
    expect(numbered('Last drop', 'Pickup', 'Delivery')).toEqual([
      'pickup Memphis',
      'delivery Troy',
      'delivery Dallas',
    ]);
  });

  it('on a scan a number beyond all stops is misread', () => {
    expect(
      roles(
        scannedColumn([
          'Stop 61 - Pickup',
          'Dallas, TX 75201',
          '07/13/2026',
          '',
          'Stop 02 - Delivery',
          'Memphis, TN 38103',
          '07/14/2026',
        ]),
      ),
    ).toEqual(['pickup Dallas', 'delivery Memphis']);
    expect(
      roles(
        column([
          'Stop 61 - Pickup',
          'Dallas, TX 75201',
          '07/13/2026',
          '',
          'Stop 02 - Delivery',
          'Memphis, TN 38103',
          '07/14/2026',
        ]),
      ),
    ).toEqual(['delivery Memphis', 'pickup Dallas']);
  });

  it('is by column where each holds one role, the pickups first', () => {
    const grid = (left: string, right: string) =>
      roles([
        ...column([left, 'Dallas, TX 75201', '', '', left, 'Reno, NV 89501'], 40),
        ...column([right, 'Memphis, TN 38103', '', '', right, 'Troy, MI 48083'], 320),
      ]);
    expect(grid('Pickup', 'Delivery')).toEqual([
      'pickup Dallas',
      'pickup Reno',
      'delivery Memphis',
      'delivery Troy',
    ]);
    expect(grid('Delivery', 'Pickup')).toEqual([
      'pickup Memphis',
      'pickup Troy',
      'delivery Dallas',
      'delivery Reno',
    ]);
    expect(
      roles([
        ...column(['Pickup', 'Dallas, TX 75201', '', '', 'Delivery', 'Reno, NV 89501'], 40),
        ...column(['Pickup', 'Memphis, TN 38103', '', '', 'Delivery', 'Troy, MI 48083'], 320),
      ]),
    ).toEqual(['pickup Dallas', 'pickup Memphis', 'delivery Reno', 'delivery Troy']);
  });
});

describe('a role that a scan lost', () => {
  const middle = (label: string, role = 'Delivery') =>
    readItems([
      ...scannedColumn([
        ...PICKUP,
        '',
        label,
        'Side Yard',
        '7 Side St',
        'Tulsa, OK 74103',
        'Date: 07/13/2026',
        '',
        role,
        ...DELIVERY.slice(1),
      ]),
    ]).stops.map((stop) => `${stop.role} ${stop.city}`);

  it.each([
    'Receivzr L~c',
    'Dexxvery',
    'Cxnsxgnex',
    'Unlxxding',
    'Dxstinxtion',
    'Lxvraxson',
    'Dxstinatxire',
    'Dxscargx',
  ])('is the one that "%s" looks like: a delivery', (label) => {
    expect([label, middle(label)]).toEqual([label, ['pickup Dallas', 'delivery Tulsa', 'delivery Memphis']]);
  });

  it.each(['Pxckxp', 'Shxppxr', 'Orxgxn', 'Loxdxng', 'Cxnsxgnor', 'Rxmassxge', 'Cuexllettx', 'Rxmitentx'])(
    'is the one that "%s" looks like: a pickup',
    (label) => {
      expect([label, middle(label)]).toEqual([label, ['pickup Dallas', 'pickup Tulsa', 'delivery Memphis']]);
    },
  );

  it('is that of its neighbors where both have the same', () => {
    expect(middle('Zzqwk', 'Pickup').slice(0, 2)).toEqual(['pickup Dallas', 'pickup Tulsa']);
    expect(middle('Zzqwk')).toEqual(['pickup Dallas', 'delivery Memphis']);
  });

  it('is never guessed in print, nor over the first stop unless the pickup is missing right there', () => {
    expect(
      roles(
        column([
          ...PICKUP,
          '',
          'Dexxvery',
          'Side Yard',
          '7 Side St',
          'Tulsa, OK 74103',
          'Date: 07/13/2026',
          '',
          ...DELIVERY,
        ]),
      ),
    ).toEqual(['pickup Dallas', 'delivery Memphis']);
    expect(
      roles(
        scannedColumn([
          'Pxckxp',
          'ACME',
          '1 Main St',
          'Dallas, TX 75201',
          'Date: 07/13/2026',
          '',
          ...DELIVERY,
        ]),
      ),
    ).toEqual(['pickup Dallas', 'delivery Memphis']);
    expect(
      roles(
        scannedColumn([
          'Dexxvery',
          'ACME',
          '1 Main St',
          'Dallas, TX 75201',
          'Date: 07/13/2026',
          '',
          ...DELIVERY,
        ]),
      ),
    ).toEqual(['delivery Memphis']);
    expect(
      roles([
        ...recognized(40, 60, 'Pxckxp'),
        ...recognized(40, 72, 'Tulsa, OK 74103'),
        ...scannedColumn([...PICKUP, '', ...DELIVERY]),
      ]),
    ).toEqual(['pickup Dallas', 'delivery Memphis']);
  });
});
