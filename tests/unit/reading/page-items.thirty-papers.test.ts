import { describe, expect, it } from 'vitest';
import { findLoadNumber } from '~/reading/load-number';
import { findRate } from '~/reading/load-rate';
import type { DetailKind } from '~/reading/reading';
import {
  at,
  column,
  flagCodes,
  linesOfItems,
  readItems,
  row,
  scannedColumn,
  stopsInShort,
} from '../../factories/confirmation-pages';

/** What thirty papers lost at first sight that were drawn before any rule was looked at, each in the smallest form in which it was lost. */

const TRIP = ['pickup Dallas, TX 75201 2026-11-26', 'delivery Memphis, TN 38103 2026-11-27'];
const STOPS = column(
  [
    'Pickup',
    'Mill',
    '1 Main St',
    'Dallas, TX 75201',
    '11/26/2026',
    'Delivery',
    'Yard',
    '2 Oak St',
    'Memphis, TN 38103',
    '11/27/2026',
  ],
  40,
  300,
);
const detail = (kind: DetailKind, ...items: ReturnType<typeof column>[]) =>
  readItems([...items.flat(), ...STOPS])
    .details?.filter((one) => one.kind === kind)
    .map(({ value, doubt }) => (doubt === undefined ? value : `${value} ?`));

describe('the days of stops', () => {
  it('are none of those in a column beside them that say what they are by the line over them', () => {
    const found = readItems([
      ...column(['Shipper', 'Mill', '1 Main St', 'Dallas, TX 75201', 'Ship date: 11/26/2026'], 40, 100),
      ...column(['Receiver', 'Yard', '2 Oak St', 'Memphis, TN 38103', 'Due date: 11/27/2026'], 40, 184),
      ...column(['Date sent', '11/24/2026', 'Your rep', 'Carla Dunn', '541-555-0137'], 372, 88),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });

  it('go on under an address beside which another party begins', () => {
    const found = readItems([
      ...column(['Shipper', 'Mill', '1 Main St', 'Dallas, TX 75201', 'Ship date: 11/26/2026'], 40, 100),
      ...column(['Receiver', 'Yard', '2 Oak St', 'Memphis, TN 38103', 'Due date: 11/27/2026'], 40, 184),
      ...column(['Carrier', 'Ridgeback Express LLC', '18 Depot Rd', 'Tyler, TX 75702'], 372, 145),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });

  it('are not those of that other party', () => {
    const found = readItems([
      ...column(['Shipper', 'Mill', '1 Main St', 'Dallas, TX 75201'], 40, 100),
      ...column(['Receiver', 'Yard', '2 Oak St', 'Memphis, TN 38103', 'Due date: 11/27/2026'], 40, 184),
      ...column(['Carrier', 'Ridgeback Express LLC', '11/22/2026'], 372, 136),
    ]);
    expect(stopsInShort(found)).toEqual(['pickup Dallas, TX 75201 -', TRIP[1]]);
    expect(flagCodes(found)).toContain('no-date');
  });
});

describe('events of containers', () => {
  it('are loaded where they are picked up and where they are delivered', () => {
    const found = readItems([
      ...row(100, [
        [40, 'Event'],
        [140, 'Facility'],
        [260, 'Address'],
        [460, 'Date / time'],
      ]),
      ...row(116, [
        [40, 'Pick up loaded'],
        [140, 'Ramp Park'],
        [260, '1 Main St, Dallas, TX 75201'],
        [460, '11/26/2026 05:00'],
      ]),
      ...row(132, [
        [40, 'Deliver loaded'],
        [140, 'Yard'],
        [260, '2 Oak St, Memphis, TN 38103'],
        [460, '11/27/2026 13:00'],
      ]),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });
});

describe('the number and the pay', () => {
  const number = (...lines: string[]) => findLoadNumber(linesOfItems(column(lines)))?.text;

  it('is that of the shipment before the pro number', () => {
    expect(number('Carrier Rate Confirmation', 'Shipment: CPD-0118-44', 'Pro Number: 7710448')).toBe(
      'CPD-0118-44',
    );
    expect(number('Carrier Rate Confirmation', 'Shipment: 26 pallets', 'Pro Number: 7710448')).toBe(
      '7710448',
    );
    expect(number('Carrier Rate Confirmation', 'Shipment: 22,000 lbs', 'Pro Number: 7710448')).toBe(
      '7710448',
    );
  });

  it('is doubted where a scan may have the mark of the currency as a figure', () => {
    const rival = (text: string, lines = scannedColumn([text])) => findRate(linesOfItems(lines))?.rival;
    expect(rival('Pay: 5925.00 (all in)')).toBe(92_500);
    expect(rival('Pay: 8925.00 (all in)')).toBe(92_500);
    for (const sure of [
      'Pay: $5925.00 (all in)',
      'Pay: 5,925.00 (all in)',
      'Pay: 925.00 (all in)',
      'Pay: 4925.00 (all in)',
    ])
      expect([sure, rival(sure)]).toEqual([sure, undefined]);
    expect(rival('Pay: 5925.00 (all in)', column(['Pay: 5925.00 (all in)']))).toBeUndefined();
  });

  it('is the total of a line that lists the charges before it', () => {
    const sum = (text: string) => findRate(linesOfItems(column([text])))?.cents;
    expect(sum('Dray: $310.00, Fuel: $86.80, Chassis split: $45.00, Total: $441.80')).toBe(44_180);
    expect(sum('Fuel $86.80, Total fuel with tolls: $96.80')).toBeUndefined();
  });
});

describe('the weight of a load', () => {
  const goods = (...rows: readonly (readonly (readonly [number, string])[])[]) => [
    row(100, [
      [40, 'Description'],
      [200, 'Weight'],
      [300, 'Haz'],
    ]),
    ...rows.map((cells, index) => row(122 + index * 22, cells)),
  ];

  it('is the last of a column that is what the others come to', () => {
    expect(
      detail(
        'weight',
        ...goods(
          [
            [40, 'Billet'],
            [200, '28,000'],
            [300, 'N'],
          ],
          [
            [40, 'Castings'],
            [200, '9,400'],
            [300, 'N'],
          ],
          [[200, '37,400']],
        ),
      ),
    ).toEqual(['37,400 lb']);
  });

  it('is doubted where a column has several and no sum of them', () => {
    expect(
      detail(
        'weight',
        ...goods(
          [
            [40, 'Billet'],
            [200, '28,000'],
            [300, 'N'],
          ],
          [
            [40, 'Castings'],
            [200, '9,400'],
            [300, 'N'],
          ],
        ),
      ),
    ).toEqual(['28,000 lb ?']);
  });

  it('is what a column comes to where that is printed elsewhere', () => {
    const rows = goods(
      [
        [40, 'Billet'],
        [200, '28,000'],
        [300, 'N'],
      ],
      [
        [40, 'Castings'],
        [200, '9,400'],
        [300, 'N'],
      ],
    );
    expect(detail('weight', ...rows, column(['Total: 20 pieces, 37,400 lbs.'], 40, 200))).toEqual([
      '37,400 lb',
    ]);
    expect(detail('weight', ...rows, column(['Trucks over 37,400 lbs are weighed.'], 40, 200))).toEqual([
      '28,000 lb ?',
    ]);
  });

  it('stands under a heading with its unit', () => {
    expect(
      detail(
        'weight',
        row(100, [
          [40, 'Marks'],
          [200, 'Gross kg'],
          [300, 'CBM'],
        ]),
        row(116, [
          [40, 'BRB'],
          [200, '2,640.0'],
          [300, '18.400'],
        ]),
      ),
    ).toEqual(['2,640 kg']);
  });
});

describe('how far a load goes', () => {
  it.each<[string, string]>([
    ['MILES.....: 402', '402 mi'],
    ['Planned miles: 611', '611 mi'],
    ['Miles: 1,421.', '1,421 mi'],
    ['Distance 2,217 km.', '2,217 km ?'],
  ])('is read in %s', (line, miles) => {
    expect(detail('miles', column([line]))).toEqual([miles]);
  });

  it('is read behind a colon in a column of its own', () => {
    expect(
      detail(
        'miles',
        row(100, [
          [40, 'LOADED MILES'],
          [120, ': 498'],
        ]),
      ),
    ).toEqual(['498 mi']);
  });
});

describe('what is carried', () => {
  it('goes on in small letters at the beginning of the next line', () => {
    expect(detail('commodity', column(['Commodity: Frozen', 'chicken']))).toEqual(['Frozen chicken']);
    expect(
      detail(
        'commodity',
        row(100, [
          [40, 'Equipment: Van'],
          [160, 'Commodity: Retail'],
        ]),
        row(106, [[420, 'Detention']]),
        row(112, [[40, 'goods']]),
      ),
    ).toEqual(['Retail goods']);
  });

  it('is doubted where the next line of a paragraph may go on with it', () => {
    const paragraph = (next: string) =>
      detail(
        'commodity',
        row(100, [
          [40, 'Equipment: Van'],
          [160, 'Commodity: Retail'],
        ]),
        row(112, [[40, next]]),
      );
    expect(paragraph('Goods')).toEqual(['Retail ?']);
    expect(paragraph('Carrier: Ridgeback Express LLC')).toEqual(['Retail']);
    expect(paragraph('24 pallets')).toEqual(['Retail']);
  });

  it('ends with its line where the next one is further down', () => {
    expect(
      detail('commodity', row(100, [[40, 'Commodity: Frozen']]), row(124, [[40, 'chicken is heavy']])),
    ).toEqual(['Frozen']);
  });

  it('is doubted where it is printed with one of several stops only', () => {
    const papers = (...more: string[]) =>
      readItems([
        ...column(['Pickup 1', 'Mill', '1 Main St', 'Dallas, TX 75201', '11/26/2026', ...more], 40, 100),
        ...column(['Pickup 2', 'Barn', '3 Elm St', 'Nashville, TN 37210', '11/26/2026'], 40, 200),
        ...column(
          ['Delivery', 'Yard', '2 Oak St', 'Memphis, TN 38103', '11/27/2026', ...more.slice(2)],
          40,
          300,
        ),
      ]).details?.flatMap(({ kind, value, doubt }) =>
        kind === 'weight' || kind === 'commodity' ? [doubt === undefined ? value : `${value} ?`] : [],
      );
    expect(papers('Weight: 22,000 lbs', 'Commodity: Flour')).toEqual(['Flour ?', '22,000 lb ?']);
    // With the only delivery it is that of the load.
    expect(papers('', '', 'Weight: 22,000 lbs')).toEqual(['22,000 lb']);
  });

  it('is not doubted under the last stop where a gap sets it apart', () => {
    const found = readItems([
      ...column(['Pickup 1', 'Mill', '1 Main St', 'Dallas, TX 75201', '11/26/2026'], 40, 100),
      ...column(['Delivery 1', 'Barn', '3 Elm St', 'Nashville, TN 37210', '11/26/2026'], 40, 200),
      ...column(['Delivery 2', 'Yard', '2 Oak St', 'Memphis, TN 38103', '11/27/2026'], 40, 300),
      ...column(['Weight: 22,000 lbs'], 40, 370),
    ]);
    expect(found.details?.filter(({ kind }) => kind === 'weight').map(({ doubt }) => doubt)).toEqual([
      undefined,
    ]);
  });
});

describe('no doubt', () => {
  it('is about the answer to a key that names both of its answers', () => {
    const form = (key: string) =>
      flagCodes(
        readItems([
          ...STOPS,
          ...row(280, [
            [40, key],
            [140, 'Load'],
          ]),
          ...row(268, [
            [40, 'Rail'],
            [140, 'BN'],
          ]),
        ]),
      );
    expect(form('Load/Empty')).toEqual([]);
    expect(form('Event')).toEqual(['unassigned-label']);
  });

  it('is about references in the rows of stops, whatever pickups and deliveries follow', () => {
    const stop = (y: number, role: string, town: string, day: string, number: string) => [
      ...row(y, [
        [40, role],
        [104, 'Mill'],
        [370, day],
      ]),
      ...row(y + 13, [
        [104, '1 Main St'],
        [370, number],
      ]),
      at(104, y + 26, town),
    ];
    const found = (numbers: readonly string[], head = 'Shipment ID: 8316688') =>
      flagCodes(
        readItems([
          at(40, 60, head),
          ...stop(100, 'PICK1', 'Dallas, TX 75201', '11/26/2026', numbers[0]!),
          ...stop(150, 'DROP1', 'Memphis, TN 38103', '11/26/2026', numbers[1]!),
          ...stop(200, 'PICK2', 'Nashville, TN 37210', '11/27/2026', numbers[2]!),
          ...stop(250, 'DROP2', 'Atlanta, GA 30336', '11/28/2026', numbers[3]!),
        ]),
      );
    expect(found(['Ref 16331', 'Ref 19629', 'Ref 44116', 'Ref 27194'])).toEqual([]);
    expect(found(['Ref 16331', 'Ref 19629', 'Load 8316699', 'Ref 27194'])).toContain('loads');
  });
});
