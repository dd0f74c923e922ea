import { describe, expect, it } from 'vitest';
import { contentOf } from '~/reading/table-columns';
import {
  column,
  DELIVERY,
  linesOfItems,
  PICKUP,
  readItems,
  row,
  stopsInShort,
  TRIP,
} from '../../factories/confirmation-pages';

/** What papers of two batches drawn by hand, and papers from which a part was cut, were misread by. */

const read = (...lines: string[]) => readItems(column(lines));
const doubts = (...lines: string[]) => read(...lines).flags.map(({ doubt }) => doubt);

describe('an address of whoever arranges the load', () => {
  const head = ['Ridgeline Hauling', '600 Superior Ave', 'Cleveland, OH 44114', '', '', ''];
  const lost = DELIVERY.filter((line) => !line.startsWith('Memphis') && !line.startsWith('5 '));

  it('is asked after where it was read for a stop whose own was lost', () => {
    expect(
      doubts(...head, ...PICKUP, '', ...lost, '', 'Ridgeline Hauling', '1 Dock Rd', 'Akron, OH 44301'),
    ).toContain('party-address');
    expect(doubts(...PICKUP, '', 'Delivery', 'Date: 07/14/2026', 'PO Box 12', 'Memphis, TN 38101')).toEqual([
      'party-address',
    ]);
    expect(
      doubts(
        ...PICKUP,
        '',
        'Delivery',
        'Date: 07/14/2026',
        'Rate is $1,150.00',
        '20 Court Sq',
        'Memphis, TN 38103',
      ),
    ).toContain('party-address');
  });

  it('is none under the role of the first stop, and none that only shares a word with the title', () => {
    expect(doubts(...PICKUP, '', ...DELIVERY)).toEqual([]);
    expect(doubts('ACME Logistics Group', ...PICKUP, '', ...DELIVERY)).not.toContain('party-address');
  });
});

describe('a rate among other sums', () => {
  const trip = [...PICKUP, '', ...DELIVERY, ''];

  it.each([
    [['Line haul $1,050.00', 'Fuel $125.00']],
    [['Rate $1,050.00', 'Border crossing $85.00']],
    [['Freight 1,050.00, border crossing 60.00']],
  ])('is asked after where the others of its list are paid too and no total is printed: %s', (lines) => {
    const { rateCents, flags } = read(...trip, ...lines);
    expect(rateCents).toBe(105_000);
    expect(flags.map(({ doubt }) => doubt)).toEqual(['rate']);
  });

  it.each([
    [['Line haul $1,050.00', 'Fuel $125.00', 'Total $1,175.00'], 117_500],
    [['Rate $1,175.00 (line haul $1,050.00, fuel $125.00)'], 117_500],
    [['Rate $1,050.00', 'Detention $50.00', 'Layover $150.00', 'TONU $250.00'], 105_000],
    [['Offered rate $900.00', 'Accepted rate $950.00'], 95_000],
  ])(
    'is sure of a total, of a rate in brackets and of what is paid only if it happens: %s',
    (lines, cents) => {
      const { rateCents, flags } = read(...trip, ...lines);
      expect(rateCents).toBe(cents);
      expect(flags).toEqual([]);
    },
  );
});

describe('a load number', () => {
  it('is asked after where it is only that of a bill of lading', () => {
    const { loadNumber, flags } = read('Rate confirmation', 'BOL # 4500981', '', ...PICKUP, '', ...DELIVERY);
    expect(loadNumber).toBe('4500981');
    expect(flags.map(({ doubt }) => doubt)).toEqual(['number-unnamed']);
    expect(doubts('Bill of Lading', 'BOL # 4500981', '', ...PICKUP, '', ...DELIVERY)).toEqual([]);
  });

  it('is none under an empty key that has a key of its own beside it', () => {
    const items = [
      ...row(60, [[410, 'Confirmation #:']]),
      ...row(72, [
        [350, 'Customer ref:'],
        [425, '7712-A'],
      ]),
    ];
    expect(readItems([...items, ...column([...PICKUP, '', ...DELIVERY])]).loadNumber).toBeUndefined();
  });

  it('over the first stop is no name of who is there', () => {
    const { loadNumber, stops } = read(
      'Confirmation 8840-118',
      'ACME Foods',
      '100 Main St',
      'Dallas, TX 75201 (PU)',
      '07/13/2026 08:00',
      '',
      'Big Box DC',
      '5 Center Ave',
      'Memphis, TN 38103 (DEL)',
      '07/14/2026',
    );
    expect(loadNumber).toBe('8840-118');
    expect(stops.map(({ role, name, city }) => `${role} ${name} ${city}`)).toEqual([
      'pickup ACME Foods Dallas',
      'delivery Big Box DC Memphis',
    ]);
  });
});

describe('stops', () => {
  it.each(['·', '•', '/', '|'])('have their town, state and code between signs: %s', (sign) => {
    const part = (...parts: string[]) => parts.join(` ${sign} `);
    expect(
      stopsInShort(
        read(
          `Pickup: ${part('ACME', '100 Main St', 'Dallas', 'TX', '75201')}`,
          'Date: 07/13/2026',
          `Delivery: ${part('Big Box', '5 Center Ave', 'Memphis', 'TN', '38103')}`,
          'Date: 07/14/2026',
        ),
      ),
    ).toEqual([...TRIP]);
  });

  it('side by side have the days of one row in their order', () => {
    const items = (...days: string[]) => [
      ...row(
        60,
        days.map((day, index) => [[40, 250, 330][index]!, day] as const),
      ),
      ...column(['Shipper', 'ACME', '100 Main St', 'Dallas, TX 75201'], 40),
      ...column(['Consignee', 'Big Box', '5 Center Ave', 'Memphis, TN 38103'], 330),
    ];
    expect(stopsInShort(readItems(items('Ship date 07/13/2026', 'Due date 07/14/2026')))).toEqual([...TRIP]);
  });

  it('are those of a chat with the hour before the writer', () => {
    const { stops, loadNumber } = read(
      '[9:02] Mia: load # 33-9081 is yours',
      '[9:02] Mia: PICKUP: ACME, 100 Main St, Dallas, TX 75201. Mon 7/13 7am',
      '[9:03] Mia: DELIVERY: Big Box, 5 Center Ave, Memphis, TN 38103. Tue 7/14 8am',
      '[9:03] Mia: pays 1150 flat',
    );
    expect(loadNumber).toBe('33-9081');
    expect(stops.map(({ role, date }) => `${role} ${date}`)).toEqual([
      'pickup 2026-07-13',
      'delivery 2026-07-14',
    ]);
  });

  it('of a form have their day under "Date of shipment" and "Date of delivery", and none of "Date of order"', () => {
    const keys = (y: number, key: string, value: string) =>
      row(y, [
        [40, key],
        [160, value],
      ]);
    expect(
      stopsInShort(
        readItems([
          ...keys(100, 'Consignor', 'ACME, 100 Main St, Dallas, TX 75201'),
          ...keys(114, 'Consignee', 'Big Box, 5 Center Ave, Memphis, TN 38103'),
          ...keys(128, 'Date of order', '07/11/2026'),
          ...keys(142, 'Date of shipment', '07/13/2026'),
          ...keys(156, 'Date of delivery', '07/14/2026'),
        ]),
      ),
    ).toEqual([...TRIP]);
  });

  it('of a letter say behind their place what is done there', () => {
    expect(
      stopsInShort(
        read(
          'We ask you for the transport of 44,000 lbs of salt from ACME Foods, 100',
          'Main St, Dallas, TX 75201, loading on July 13, 2026 at 8:00 a.m., to Big',
          'Box DC, 5 Center Ave, Memphis, TN 38103, unloading on July 14, 2026.',
        ),
      ),
    ).toEqual([...TRIP]);
  });

  it('of a container have no day on which it was grounded', () => {
    const [pickup] = read(
      'Pull from ramp',
      'Rail Terminal',
      '100 Main St',
      'Dallas, TX 75201',
      'Grounded 07/12/2026, pull by 07/13/2026 14:00',
      '',
      'Deliver door',
      ...DELIVERY.slice(1),
    ).stops;
    expect(pickup?.date).toBe('2026-07-13');
  });
});

it('a run of text under two headings that are almost at one place is cut there once', () => {
  const [line] = linesOfItems(row(120, [[40, 'Dallas Memphis']]));
  const { x0 } = line!.cells[0]!.words[1]!;
  const columns = [40, x0, x0 + 2].map((left) => ({
    kind: 'town' as const,
    text: 'Town',
    x0: left,
    x1: left + 20,
  }));
  expect(contentOf(line!, columns).map(({ text }) => text)).toEqual(['Dallas', 'Memphis']);
});
