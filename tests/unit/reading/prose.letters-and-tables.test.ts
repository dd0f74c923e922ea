import { describe, expect, it } from 'vitest';
import { clauseLines } from '~/reading/prose';
import { tableLines } from '~/reading/tables';
import { at, column, linesOfItems, row } from '../../factories/confirmation-pages';

/** What letters and tables are turned into: lines that the rules for forms read. */

const letter = (...lines: string[]) =>
  clauseLines(linesOfItems(column(lines)))?.map((line) => line.cells.map((cell) => cell.text).join(' | '));

describe('a letter', () => {
  const SECOND = 'and deliver to Big Box, Memphis, TN 38103.';

  it.each([
    'pick up at',
    'pick-up from',
    'picks up at',
    'picked up in',
    'picking up at',
    'pickup the load from',
    'load at',
    'loads at',
    'loaded at',
    'loading from',
    'collect your freight from',
    'collected at',
    'collection is at',
    'pick up this full load at',
    'pick up the above shipment at',
    'Pick up all product from',
  ])('"%s" begins a pickup', (verb) => {
    expect(letter(`Please ${verb} ACME, Dallas, TX 75201 ${SECOND}`)).toEqual([
      'Pickup: ACME, Dallas, TX 75201 and',
      'Delivery: Big Box, Memphis, TN 38103.',
    ]);
  });

  it.each([
    'deliver to',
    'delivers at',
    'delivered in',
    'delivery is for',
    'delivering it to',
    'unload at',
    'unloads at',
    'unloading in',
    'drop at',
    'drops at',
    'dropped at',
    'dropping off at',
    'drop-off at',
    'consigned to',
    'destined for',
    'deliver your cargo to',
    'deliver all goods to',
  ])('"%s" begins a delivery', (verb) => {
    expect(
      letter(`Please pick up at ACME, Dallas, TX 75201 and ${verb} Big Box, Memphis, TN 38103.`),
    ).toEqual(['Pickup: ACME, Dallas, TX 75201 and', 'Delivery: Big Box, Memphis, TN 38103.']);
  });

  it.each([
    ['07/13/2026', '07/13/2026'],
    ['on 7/13 at 0800', 'on 7/13 at 0800'],
    ['Monday 7/13/2026 @ 8:00am,', 'Monday 7/13/2026 @ 8:00am,'],
    ['by Tuesday, 2026-07-13', 'by Tuesday, 2026-07-13'],
    ['around 7-13 by 14:00', 'around 7-13 by 14:00'],
  ])('the day %s may stand before the place', (when, kept) => {
    expect(
      letter(`Picks up ${when} at ACME, Dallas, TX 75201.`, 'Delivers to Big Box, Memphis, TN 38103.'),
    ).toEqual([`Pickup: ACME, Dallas, TX 75201. on ${kept}`, 'Delivery: Big Box, Memphis, TN 38103.']);
  });

  it('is none with one clause only, without a place, or without verbs', () => {
    expect(letter('Please pick up at ACME, Dallas, TX 75201.')).toBeUndefined();
    expect(letter('Please pick up at noon and deliver to the dock.')).toBeUndefined();
    expect(letter('ACME, Dallas, TX 75201', 'Big Box, Memphis, TN 38103')).toBeUndefined();
    for (const text of [
      'dock 4 and deliver at dock 5',
      'ACME and deliver to BIG BOX',
      'bay 5A and deliver to 5B',
      'bay A1 and deliver to B2',
    ])
      expect([text, letter(`Please pick up at ${text}`)]).toEqual([text, undefined]);
    expect(letter('Please pick up at Dallas,TX and deliver to Memphis,TN.')).toHaveLength(2);
    expect(letter('Please pick up at ACME, Dallas, TX and deliver to Big Box, Memphis, TN.')).toHaveLength(2);
    expect(letter('Please pick up at ACME L8P 1N5 and deliver to Big Box L8P 1N6.')).toHaveLength(2);
  });

  it('runs on over its lines, with dates whole again that break at their stroke', () => {
    expect(
      letter(
        'We confirm that you will pick up at ACME Foods of the north in Dallas, TX 75201 on 07/13/',
        `2026 ${SECOND}`,
      ),
    ).toEqual([
      'Pickup: ACME Foods of the north in Dallas, TX 75201 on 07/13/2026 and',
      'Delivery: Big Box, Memphis, TN 38103.',
    ]);
    expect(
      letter('We confirm that you will pick up at ACME Foods of the north in', `Dallas, TX 75201 ${SECOND}`),
    ).toEqual([
      'Pickup: ACME Foods of the north in Dallas, TX 75201 and',
      'Delivery: Big Box, Memphis, TN 38103.',
    ]);
  });

  it('ends after a short line, where a line is in, or after a gap', () => {
    const long = 'We confirm that you will pick up at ACME Foods of Dallas, TX 75201';
    const lines = (...items: Parameters<typeof linesOfItems>[0][]) =>
      clauseLines(linesOfItems(items.flat()))?.length;
    expect(lines(column(['Pick up at ACME, Dallas, TX 75201', SECOND]))).toBe(2);
    expect(lines([at(40, 100, long), at(40, 112, SECOND)])).toBe(2);
    expect(
      clauseLines(linesOfItems([at(40, 100, long), at(60, 112, 'of the north'), at(40, 140, SECOND)]))?.[0]
        ?.cells[0]?.text,
    ).toBe('Pickup: ACME Foods of Dallas, TX 75201');
    expect(
      clauseLines(linesOfItems([at(40, 100, long), at(40, 115, 'of the north'), at(40, 140, SECOND)]))?.[0]
        ?.cells[0]?.text,
    ).toBe('Pickup: ACME Foods of Dallas, TX 75201');
  });

  it('continues beside what is in a column of its own', () => {
    const long = 'We confirm that you will pick up at ACME Foods of the north in';
    const beside = clauseLines(
      linesOfItems([
        at(40, 100, long),
        at(420, 100, 'Line haul'),
        at(40, 112, `Dallas, TX 75201 ${SECOND}`),
        at(420, 118, 'Lumper'),
      ]),
    );
    expect(beside?.map((line) => line.flow)).toEqual(
      [...(beside ?? [])].map((line) => line.flow).sort((a, b) => a - b),
    );
    expect(beside?.at(-1)?.cells[0]?.text).toBe('Lumper');
    expect(
      beside
        ?.filter((line) => /^(?:Pickup|Delivery):/.test(line.cells[0]!.text))
        .map((line) => line.cells[0]!.text),
    ).toEqual([
      'Pickup: ACME Foods of the north in Dallas, TX 75201 and',
      'Delivery: Big Box, Memphis, TN 38103.',
    ]);
  });

  it('stands where its first line stood, the clauses in order', () => {
    const lines = clauseLines(
      linesOfItems(column(['Hello', `Please pick up at ACME, Dallas, TX 75201 ${SECOND}`, '', 'Bye'])),
    );
    expect(lines?.map((line) => [line.flow, line.cells[0]!.text.slice(0, 6)])).toEqual([
      [0, 'Hello'],
      [12, 'Pickup'],
      [12.01, 'Delive'],
      [36, 'Bye'],
    ]);
    const first = lines![1]!.cells[0]!;
    expect(first).toMatchObject({ page: 1, x0: 40, y: 112, flow: 12, size: 9, index: 0 });
    expect(first.words).toHaveLength(first.text.split(' ').length);
  });
});

describe('a table of stops', () => {
  const COLUMNS = [40, 75, 110, 215, 320, 390, 425, 480];
  const cells = (y: number, ...texts: string[]) =>
    row(
      y,
      texts.flatMap((text, index) => (text === '' ? [] : [[COLUMNS[index]!, text] as const])),
    );
  const HEAD = ['Stop', 'Type', 'Location', 'Street', 'City', 'ST', 'Zip', 'Appt'];
  const taken = (...items: ReturnType<typeof row>[]) =>
    tableLines(linesOfItems(items.flat()))?.map((line) => line.cells.map((cell) => cell.text).join(' | '));
  const DALLAS = ['Stop 1 - Pickup', 'ACME', '1 Main St', 'Dallas, TX 75201', 'Appt: 07/13/2026'];
  const MEMPHIS = ['Stop 2 - Delivery', 'Big Box', '2 Main St', 'Memphis, TN 38103', 'Appt: 07/14/2026'];
  const FIRST = cells(116, '1', 'P', 'ACME', '1 Main St', 'Dallas', 'TX', '75201', '07/13/2026');
  const SECOND = cells(132, '2', 'D', 'Big Box', '2 Main St', 'Memphis', 'TN', '38103', '07/14/2026');

  it('is taken apart into a line for each part of a stop', () => {
    expect(
      taken(
        column(['Rate confirmation'], 40, 80),
        cells(100, ...HEAD),
        FIRST,
        SECOND,
        column(['Thank you'], 40, 200),
      ),
    ).toEqual(['Rate confirmation', ...DALLAS, ...MEMPHIS, 'Thank you']);
  });

  it.each([
    ['P', 'Pickup'],
    ['S', 'Pickup'],
    ['PK', 'Pickup'],
    ['SH', 'Pickup'],
    ['LD', 'Pickup'],
    ['CL', 'Pickup'],
    ['PL', 'Pickup'],
    ['From', 'Pickup'],
    ['De', 'Pickup'],
    ['Pickup', 'Pickup'],
    ['PU', 'Pickup'],
    ['Shipper', 'Pickup'],
    ['Origin', 'Pickup'],
    ['D', 'Delivery'],
    ['C', 'Delivery'],
    ['DL', 'Delivery'],
    ['DR', 'Delivery'],
    ['UL', 'Delivery'],
    ['CU', 'Delivery'],
    ['DP', 'Delivery'],
    ['R', 'Delivery'],
    ['CN', 'Delivery'],
    ['To', 'Delivery'],
    ['A', 'Delivery'],
    ['DEL', 'Delivery'],
    ['SO', 'Delivery'],
    ['Drop', 'Delivery'],
  ])('knows "%s" in its column for a %s', (code, role) => {
    expect(
      taken(
        cells(100, ...HEAD),
        cells(116, '1', code, ...FIRST.slice(2).map(({ text }) => text)),
        SECOND,
      )?.[0],
    ).toBe(`Stop 1 - ${role}`);
  });

  it.each([
    [
      ['P1', 'D2'],
      ['Stop 1 - Pickup', 'Stop 2 - Delivery'],
    ],
    [
      ['1 P', '2 D'],
      ['Stop 1 - Pickup', 'Stop 2 - Delivery'],
    ],
    [
      ['1 of 2 P', '2/2 D'],
      ['Stop 1 of 2 - Pickup', 'Stop 2 of 2 - Delivery'],
    ],
    [
      ['Pickup 1', 'Delivery 1'],
      ['Stop 1 - Pickup', 'Stop 1 - Delivery'],
    ],
    [
      ['P', 'D'],
      ['Pickup', 'Delivery'],
    ],
  ])('knows %j in a column of roles by itself', (roles, labels) => {
    const items = [
      row(100, [
        [40, 'Type'],
        [110, 'Location'],
        [215, 'City'],
        [320, 'ST'],
        [390, 'Zip'],
      ]),
      ...roles.map((role, index) =>
        row(116 + index * 16, [
          [40, role],
          [110, 'ACME'],
          [215, 'Dallas'],
          [320, 'TX'],
          [390, '75201'],
        ]),
      ),
    ];
    expect(taken(...items)?.filter((text) => /Pickup|Delivery/.test(text))).toEqual(labels);
  });

  it('puts together what breaks within its columns', () => {
    expect(
      taken(
        cells(100, ...HEAD),
        cells(116, '1', 'P', 'Summit Cold', '1 Main', 'Dallas', 'TX', '75201', '07/13/'),
        cells(127, '', '', 'Storage', 'St', '', '', '', '2026'),
        cells(143, ...SECOND.map(({ text }) => text)),
      ),
    ).toEqual([
      'Stop 1 - Pickup',
      'Summit Cold Storage',
      '1 Main St',
      'Dallas, TX 75201',
      'Appt: 07/13/2026',
      ...MEMPHIS,
    ]);
  });

  it('gives the hours with the day where they have a column beside it', () => {
    const items = [
      row(100, [
        [40, 'Type'],
        [110, 'City'],
        [215, 'ST'],
        [260, 'Zip'],
        [320, 'Date'],
        [390, 'Time'],
        [460, 'Weight'],
      ]),
      row(116, [
        [40, 'P'],
        [110, 'Dallas'],
        [215, 'TX'],
        [260, '75201'],
        [320, '07/13'],
        [390, '08:00'],
        [460, '40000'],
      ]),
      row(132, [
        [40, 'D'],
        [110, 'Reno'],
        [215, 'NV'],
        [260, '89501'],
        [320, '07/14'],
        [390, '9 AM'],
      ]),
    ];
    expect(taken(...items)).toEqual([
      'Pickup',
      'Dallas, TX 75201',
      'Date: 07/13 08:00',
      'Weight: 40000',
      'Delivery',
      'Reno, NV 89501',
      'Date: 07/14 9 AM',
    ]);
  });

  it('leaves addresses line by line that are in one column', () => {
    const items = [
      row(100, [
        [40, 'Stop'],
        [80, 'Activity'],
        [150, 'Location'],
        [400, 'Appt'],
      ]),
      row(116, [
        [40, '1'],
        [80, 'Pickup'],
        [150, 'ACME'],
        [400, '07/13/2026'],
      ]),
      row(127, [[150, '1 Main St']]),
      row(138, [[150, 'Dallas, TX 75201']]),
      row(156, [
        [40, '2'],
        [80, 'Delivery'],
        [150, 'Big Box'],
        [400, '07/14/2026'],
      ]),
      row(167, [[150, 'Memphis, TN 38103']]),
    ];
    expect(taken(...items)).toEqual([
      'Stop 1 - Pickup',
      'ACME',
      '1 Main St',
      'Dallas, TX 75201',
      'Appt: 07/13/2026',
      'Stop 2 - Delivery',
      'Big Box',
      'Memphis, TN 38103',
      'Appt: 07/14/2026',
    ]);
  });

  it('ends at a line over several columns, left of it, or far below', () => {
    const after = (...items: ReturnType<typeof row>[]) =>
      taken(cells(100, ...HEAD), FIRST, SECOND, ...items)?.slice(10);
    expect(after(row(144, [[75, 'All stops by appointment only, call ahead']]))).toEqual([
      'All stops by appointment only, call ahead',
    ]);
    expect(
      after(
        row(144, [
          [20, 'Total'],
          [110, '5'],
        ]),
      ),
    ).toEqual(['Total | 5']);
    expect(after(row(200, [[110, 'Later']]))).toEqual(['Later']);
    expect(after(row(152, [[110, 'Below']]))).toEqual(['Below']);
    expect(after(row(144, [[110, 'DC']]))).toEqual([]);
    const strokes = row(144, [
      [110, '||'],
      [215, '||'],
    ]).map((item) => ({ ...item, sure: 0.9 }));
    expect(after(strokes, row(200, [[110, 'Later']]))).toEqual(['Later']);
  });

  it('is none without rows that begin, and without a heading', () => {
    expect(
      taken(
        cells(100, ...HEAD),
        row(116, [
          [110, 'ACME'],
          [320, 'Dallas'],
        ]),
      ),
    ).toBeUndefined();
    expect(taken(FIRST, SECOND)).toBeUndefined();
  });

  it('continues over its heading on the next page', () => {
    const pages = [
      [...cells(700, ...HEAD), ...cells(716, ...FIRST.map(({ text }) => text))],
      [...cells(150, ...HEAD), ...cells(166, ...SECOND.map(({ text }) => text))],
    ];
    expect(tableLines(linesOfItems(...pages))?.map((line) => line.cells[0]!.text)).toEqual([
      ...DALLAS,
      ...MEMPHIS,
    ]);
  });

  it('remembers where on the page each part is, and moves what is below out of the way', () => {
    const lines = tableLines(
      linesOfItems([...cells(100, ...HEAD), ...FIRST, ...SECOND, ...column(['Thank you'], 40, 200)]),
    )!;
    const town = lines[3]!.cells[0]!;
    expect(town.source).toEqual({
      text: 'Dallas TX 75201',
      x0: 320,
      x1: 425 + 5 * 4.6,
      y0: 107,
      y1: 116 + 2.7,
    });
    expect(town).toMatchObject({ page: 1, y: 116, x0: 40, size: 9, index: 0 });
    expect(town.x1).toBeCloseTo(40 + 'Dallas, TX 75201'.length * 4.5);
    const flows = lines.map((line) => line.flow);
    expect(flows).toEqual([...flows].sort((a, b) => a - b));
    // Two rows: eight tenths of the print before each, thirteen tenths a line; then twice and a half of it to what follows.
    expect(flows[0]).toBeCloseTo(2.1 * 9);
    expect(flows[9]).toBeCloseTo((2 * 0.8 + 10 * 1.3) * 9);
    expect(lines[10]!.flow).toBeCloseTo((2 * 0.8 + 10 * 1.3 + 2.6) * 9);
    expect(lines[10]!.cells[0]!.line).toBe(lines[10]);
    expect(lines[10]!.cells[0]!.flow).toBe(lines[10]!.flow);
  });
});
