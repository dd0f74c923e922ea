import { describe, expect, it } from 'vitest';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import { findDates, writesDayFirst } from '~/reading/dates';
import type { DocumentPage, PageItem } from '~/reading/page-items';
import { readConfirmation } from '~/reading/read-confirmation';

const TODAY = '2026-11-21';
const page = (items: PageItem[], number = 1): DocumentPage => ({
  number,
  width: 612,
  height: 792,
  source: 'text',
  items,
  inkStrips: 0,
});
const column = (
  lines: readonly string[],
  { x = 40, top = 60, sure }: { x?: number; top?: number; sure?: number } = {},
): PageItem[] =>
  lines.flatMap((text, index) =>
    text === ''
      ? []
      : [
          {
            text,
            x0: x,
            x1: x + text.length * 4.4,
            y: top + index * 12,
            size: 9,
            font: 'f',
            mono: false,
            ...(sure === undefined ? {} : { sure }),
          },
        ],
  );
const read = (...pages: PageItem[][]) =>
  readConfirmation(
    pages.map((items, index) => page(items, index + 1)),
    gazetteer(),
    TODAY,
  );
const inShort = (result: ReturnType<typeof readConfirmation>) =>
  result.stops.map((stop) => `${stop.role} ${stop.city}, ${stop.state} ${stop.zip} ${stop.date ?? '-'}`);
const TRIP = ['pickup Dallas, TX 75201 2026-07-13', 'delivery Memphis, TN 38103 2026-07-14'];

describe('ways to say it', () => {
  it.each([
    ['of an app', 'Pickup · Stop 1 of 2', 'Dropoff · Stop 2 of 2'],
    ['with the name behind the number', 'PICKUP 1 Evergreen Paper Mill', 'DELIVERY 1 Redwood Textiles'],
    ['in brackets for one or more', 'SHIPPER(S)', 'CONSIGNEE(S)'],
    ['in French', 'Lieu de ramassage', 'Lieu de livraison'],
  ])('reads labels %s', (_name, pickup, delivery) => {
    const result = read(
      column([
        pickup,
        'ACME',
        '1 Main St',
        'Dallas, TX 75201',
        'Date: 07/13/2026',
        '',
        delivery,
        'Big Box',
        '2 Main St',
        'Memphis, TN 38103',
        'Date: 07/14/2026',
      ]),
    );
    expect(inShort(result)).toEqual(TRIP);
    expect(result.flags).toEqual([]);
  });

  it('reads the reasons that machines give for a stop', () => {
    const stop = (y: number, number: string, code: string, name: string, rest: string[]) => [
      ...column([number], { top: y }),
      ...column([code], { top: y, x: 90 }),
      ...column([name], { top: y, x: 130 }),
      ...column(rest, { top: y + 12, x: 130 }),
    ];
    const result = read([
      ...stop(100, 'STOP 01', 'LD', 'ACME', ['1 MAIN ST', 'DALLAS TX 75201', 'EARLIEST 07/13/26 0800']),
      ...stop(180, 'STOP 02', 'UL', 'BIG BOX', ['2 MAIN ST', 'MEMPHIS TN 38103', 'EARLIEST 07/14/26 0800']),
    ]);
    expect(inShort(result)).toEqual(
      TRIP.map((line) => line.replace('Dallas', 'DALLAS').replace('Memphis', 'MEMPHIS')),
    );
    expect(result.flags).toEqual([]);
  });

  it('takes no town in the name of a facility for where it is', () => {
    const result = read(
      column([
        'Pickup',
        'Beacon Foods - Henryetta, OK',
        '19177 Texas Ave',
        'Dallas, TX 75201',
        'Date: 07/13/2026',
        '',
        'Delivery',
        'Big Box (Reno, NV)',
        '2 Main St',
        'Memphis, TN 38103',
        'Date: 07/14/2026',
      ]),
    );
    expect(inShort(result)).toEqual(TRIP);
    expect(result.flags).toEqual([]);
  });

  it('takes the number of a customer for no party', () => {
    const result = read([
      ...column(['Reference', 'Bill of lading 4471', 'Customer PO 64070239']),
      ...column(
        [
          'PICK UP FROM',
          '07/13/2026',
          'ACME',
          '1 Main St, Dallas, TX 75201',
          '',
          'DELIVER AT',
          '07/14/2026',
          'Big Box',
          '2 Main St, Memphis, TN 38103',
        ],
        { x: 306 },
      ),
    ]);
    expect(inShort(result)).toEqual(TRIP);
  });

  it('continues with a stop that the next page says to continue, past the foot of the page', () => {
    const foot = (number: number) =>
      column([`Offices: Reno, NV 89501 - Page ${number} of 2`], { top: 770, x: 200 });
    const result = read(
      [
        ...column(
          [
            'Pickup 1',
            'ACME',
            'Dallas, TX 75201',
            'Date: 07/13/2026',
            '',
            'Delivery 1',
            'Big Box',
            'Memphis, TN 38103',
          ],
          { top: 640 },
        ),
        ...foot(1),
      ],
      [...column(['Delivery 1 (continued)', 'Date: 07/14/2026', 'Contact: Ann']), ...foot(2)],
    );
    expect(inShort(result)).toEqual(TRIP);
    expect(result.flags).toEqual([]);
  });
});

describe('what is beside', () => {
  it('a letter does not tear its sentences apart', () => {
    const letter = [
      'This confirms that you will pick up at Atlas Packaging Inc., 15577 King Blvd, Dallas,',
      'TX 75201 on 7/13/2026 at 12:30 PM, then finally unload at Titan Textiles, 4941 Martin King Blvd,',
      'Memphis, TN 38103 on 7/14/2026 at 05:00 PM. The agreed rate is $1732.25, all inclusive.',
    ];
    const result = read([
      ...column(letter),
      ...['Line haul', 'Lumper'].map((text, index) => ({
        text,
        x0: 520,
        x1: 560,
        y: 66 + index * 12,
        size: 9,
        font: 'f',
        mono: false,
      })),
    ]);
    expect(inShort(result)).toEqual(TRIP);
  });

  it('an amount of money is no stop', () => {
    const result = read([
      ...column([
        'Pickup',
        'ACME',
        'Dallas, TX 75201',
        'Date: 07/13/2026',
        '',
        'Unload',
        'Big Box',
        'Memphis, TN 38103',
        'Date: 07/14/2026',
      ]),
      ...column(['Delivery', 'charge'], { x: 420, top: 84 }),
      ...column(['$75.00'], { x: 500, top: 84 }),
    ]);
    expect(inShort(result)).toEqual(TRIP);
    expect(result.flags).toEqual([]);
  });
});

describe('days before months', () => {
  it('are known by what the form says, or by a date that cannot be read otherwise', () => {
    expect(writesDayFirst(['Date (JJ/MM/AAAA) : 03/04/2026'])).toBe(true);
    expect(writesDayFirst(['25/12/2026', '03/04/2026'])).toBe(true);
    expect(writesDayFirst(['25/12/2026', '04/30/2026'])).toBe(false);
    expect(writesDayFirst(['03/04/2026', 'Date MM/DD/YYYY'])).toBe(false);
    expect(findDates('03/04/2026', false, true)[0]).toMatchObject({ month: 4, day: 3 });
    expect(findDates('2026-04-03', false, true)[0]).toMatchObject({ month: 4, day: 3 });
  });

  it('hold for all dates of the document', () => {
    const result = read(
      column([
        'Ramassage',
        'ACME',
        'Montréal, QC H2C 8C4',
        'Date : 09/07/2026',
        '',
        'Livraison',
        'Big Box',
        'Toronto, ON M5V 2T6',
        'Date : 13/07/2026',
      ]),
    );
    expect(result.stops.map((stop) => stop.date)).toEqual(['2026-07-09', '2026-07-13']);
  });
});

describe('a scan', () => {
  const scanned = (lines: readonly string[], x = 40) => column(lines, { x, sure: 0.95 });

  it('tells of a stop that was lost, by a date among those of the others and by the ends of the lane', () => {
    const rows = [
      ['Pickup', '07/13/2026', 'Dallas, TX 75201'],
      ['Delivery', '07/14/2026', 'Memphis, TN 38103'],
      ['De1xzry', '07/15/2026', 'Cartwright, NID H8838'],
    ];
    const items = rows.flatMap((cells, index) =>
      cells.flatMap((text, at) =>
        column([text], { x: [40, 130, 300][at] ?? 0, top: 140 + index * 16, sure: 0.95 }),
      ),
    );
    const pages = [
      {
        ...page([...column(['Lane: Dallas, TX - Cartwright, ND'], { sure: 0.95 }), ...items]),
        source: 'scan' as const,
      },
    ];
    const result = readConfirmation(pages, gazetteer(), TODAY);
    expect(inShort(result)).toEqual(TRIP);
    expect(result.flags.map((flag) => flag.message).join('\n')).toMatch(
      /07\/15\/2026" is among those of the stops[\s\S]*goes through Cartwright, ND/,
    );
  });

  it('takes the town of the code for one that is misread into another', () => {
    const result = readConfirmation(
      [
        {
          ...page([
            ...scanned(['Stop 61 - Pickup', 'ACME', 'Last Vandergrift, PA 15629', '07/13/2026']),
            ...column(['Stop 02 - Delivery', 'Big Box', 'Memphis, TN 38103', '07/14/2026'], {
              top: 160,
              sure: 0.95,
            }),
          ]),
          source: 'scan' as const,
        },
      ],
      gazetteer(),
      TODAY,
    );
    expect(inShort(result)).toEqual([
      'pickup East Vandergrift, PA 15629 2026-07-13',
      'delivery Memphis, TN 38103 2026-07-14',
    ]);
  });

  it('puts misread months, states and single digits of a code right where only one reading is left', () => {
    const result = readConfirmation(
      [
        {
          ...page([
            ...scanned(['Pickup', 'ACME', 'Highspire, PA 17834', '02-an-2026']),
            ...column(['Delivery', 'Big Box', 'Memphis, TN 38103', '054an-2026'], { top: 160, sure: 0.95 }),
          ]),
          source: 'scan' as const,
        },
      ],
      gazetteer(),
      TODAY,
    );
    expect(inShort(result)).toEqual([
      'pickup Highspire, PA 17034 2026-01-02',
      'delivery Memphis, TN 38103 2026-01-05',
    ]);
    expect(result.flags.map((flag) => flag.code)).toContain('recognition');
  });
});
