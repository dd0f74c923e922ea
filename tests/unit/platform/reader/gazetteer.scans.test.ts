import { describe, expect, it } from 'vitest';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import type { DocumentPage, PageItem } from '~/reading/page-items';
import { readConfirmation } from '~/reading/read-confirmation';

/** What dirt on a scan does to stops, and what the rest of the page tells of them. */

const TODAY = '2026-11-21';

/** Words of a line from its left edge; "Dallas~30" was recognized with a certainty of 30 per cent. */
const line = (x: number, y: number, text: string): PageItem[] => {
  let at = x;
  return text.split(' ').map((word): PageItem => {
    const [print = '', sure = '95'] = word.split('~');
    const item = {
      text: print,
      x0: at,
      x1: at + print.length * 4.6,
      y,
      size: 9,
      font: 'scan',
      mono: false,
      sure: Number(sure) / 100,
    };
    at = item.x1 + 4;
    return item;
  });
};
const column = (lines: readonly string[], x = 40, top = 100) =>
  lines.flatMap((text, index) => (text === '' ? [] : line(x, top + index * 12, text)));
const read = (items: PageItem[]) => {
  const pages: DocumentPage[] = [{ number: 1, width: 612, height: 792, source: 'scan', inkStrips: 0, items }];
  return readConfirmation(pages, gazetteer(), TODAY);
};
const inShort = (result: ReturnType<typeof read>) =>
  result.stops.map((stop) => `${stop.role} ${stop.city}, ${stop.state} ${stop.zip} ${stop.date ?? '-'}`);
const codes = (result: ReturnType<typeof read>) => result.flags.map((flag) => flag.code);

const stop = (role: string, city: string, date: string) => [role, 'ACME', '100 Main St', city, date];
const trip = (
  first: readonly string[],
  last: readonly string[] = stop('Delivery', 'Memphis, TN 38103', 'Date: 07/14/2026'),
) => read(column([...first, '', ...last]));
const TRIP = ['pickup Dallas, TX 75201 2026-07-13', 'delivery Memphis, TN 38103 2026-07-14'];
const DALLAS = stop('Pickup', 'Dallas, TX 75201', 'Date: 07/13/2026');

describe('a code on a scan', () => {
  it.each([
    'Dallas, TX. 75201',
    "Dallas, TX'75201",
    'Dallas, TX; 75201',
    'Dallas, TX: 75201',
    'Dallas, TX ‘75201',
  ])('is read behind a speck: "%s"', (town) => {
    const result = trip(stop('Pickup', town, 'Date: 07/13/2026'));
    expect(inShort(result)).toEqual(TRIP);
    expect(codes(result)).toEqual([]);
  });

  it.each(['Dallas, TX75201', 'Dallas TX75201'])('is read without a space before it: "%s"', (town) => {
    expect(inShort(trip(stop('Pickup', town, 'Date: 07/13/2026')))).toEqual(TRIP);
  });

  it.each(['Dallas, TX10001', 'Reference PA75201', 'Lot TX7520166'])(
    'is none without a space where it is of no such state: "%s"',
    (line) => {
      expect(trip(stop('Pickup', line, 'Date: 07/13/2026')).stops.map(({ role }) => role)).toEqual([
        'delivery',
      ]);
    },
  );

  it('is that of California behind its name with "rn" read as "m"', () => {
    expect(inShort(trip(stop('Pickup', 'Bakersfield, Califomia 93386', 'Date: 07/13/2026')))[0]).toBe(
      'pickup Bakersfield, CA 93386 2026-07-13',
    );
  });

  it('is none where a number of the load looks like a state and its code', () => {
    const result = trip(['Shipment ID: 83626', ...DALLAS]);
    expect(inShort(result)).toEqual(TRIP);
  });

  it('is that of Tennessee behind its two letters read as a trade mark', () => {
    expect(inShort(trip(stop('Pickup', 'Fall Branch, ™ 37656', 'Date: 07/13/2026')))[0]).toBe(
      'pickup Fall Branch, TN 37656 2026-07-13',
    );
  });

  it('of Canada is whole where its letters were read as a bracket and a digit', () => {
    expect(inShort(trip(stop('Pickup', 'Gloucester, ON K1) 988', 'Date: 07/13/2026')))[0]).toBe(
      'pickup Gloucester, ON K1J 9B8 2026-07-13',
    );
  });
});

describe('a scan with dirt on it', () => {
  it('takes the town of the code where a stamp lies over its name, and has it looked at', () => {
    const result = trip(stop('Pickup', 'bMddeb~30 I~20 TX 75201', 'Date: 07/13/2026'));
    expect(inShort(result)).toEqual(TRIP);
    expect(codes(result)).toContain('recognition');
  });

  it('keeps the name of a town that no list has where it is legible', () => {
    const result = trip(stop('Pickup', 'Xanadoopolis, TX 75201', 'Date: 07/13/2026'));
    expect(inShort(result)[0]).toBe('pickup Xanadoopolis, TX 75201 2026-07-13');
    expect(codes(result)).toContain('place-unknown');
  });

  it.each(['1PU', '1 PU', 'Pickup + Stop 1 of 2', 'Pickup * 1 of 1', 'Ramassage n® 1', 'Ramassage n 1'])(
    'reads the label "%s"',
    (label) => {
      const result = trip(
        stop(label, 'Dallas, TX 75201', 'Date: 07/13/2026'),
        stop(label.includes('PU') ? '2DEL' : 'Livraison ne 1', 'Memphis, TN 38103', 'Date: 07/14/2026'),
      );
      expect(inShort(result)).toEqual(TRIP);
    },
  );

  it('takes no heading over a code for its state, and the town beside the state before a heading over it', () => {
    const row = (y: number, cells: readonly string[]) =>
      cells.flatMap((text, index) => line(47 + index * 60, y, text));
    const result = read([
      ...row(100, ['Pickup', 'Sta1e', 'Zip', 'Date']),
      ...row(114, ['Dallas', 'TX', '75201', '07/13/2026']),
      ...row(140, ['Delivery', 'Stale', 'Zip', 'Date']),
      ...row(154, ['Waterville', 'PA', '17776', '07/14/2026']),
    ]);
    expect(inShort(result)).toEqual([TRIP[0], 'delivery Waterville, PA 17776 2026-07-14']);
  });

  it('takes no words of a title that stand apart for a stop', () => {
    const head = [
      ...column(['Anchor Freight', '9 Hill Rd', 'Omaha, NE 68102']),
      ...line(440, 112, 'Load'),
      ...line(472, 112, 'Tender'),
    ];
    const result = read([
      ...head,
      ...column([...DALLAS, '', ...stop('Delivery', 'Memphis, TN 38103', 'Date: 07/14/2026')], 40, 160),
    ]);
    expect(inShort(result)).toEqual(TRIP);
    expect(codes(result)).toEqual([]);
  });

  it('has a stop looked at that is one more than the document counts, or the only one without a number', () => {
    const extra = [
      ...column(['Anchor Freight', '9 Hill Rd', 'Omaha, NE 68102']),
      ...line(440, 112, 'Loading'),
    ];
    const numbered = column(
      [
        ...stop('Shipper #1', 'Dallas, TX 75201', 'Date: 07/13/2026'),
        '',
        ...stop('Consignee #1', 'Memphis, TN 38103', 'Date: 07/14/2026'),
      ],
      40,
      180,
    );
    expect(codes(read([...extra, ...numbered]))).toContain('numbering');
    expect(codes(read([...extra, ...line(40, 150, 'Stops: 2'), ...numbered]))).toContain('stop-count');
    expect(codes(read(numbered))).toEqual([]);
  });

  it('leaves specks between columns out', () => {
    const row = (y: number, role: string, city: string, state: string, zip: string, date: string) => [
      ...line(40, y, role),
      ...line(150, y, '5~20'),
      ...line(200, y, ':~22'),
      ...line(240, y, city),
      ...line(330, y, 'x~30'),
      ...line(380, y, state),
      ...line(420, y, zip),
      ...line(480, y, date),
    ];
    expect(
      inShort(
        read([
          ...row(100, 'Pickup', 'Dallas', 'TX', '75201', '07/13/2026'),
          ...row(114, 'Delivery', 'Memphis', 'TN', '38103', '07/14/2026'),
        ]),
      ),
    ).toEqual(TRIP);
  });

  it('takes a year far off for misread, wherever it is', () => {
    expect(inShort(trip(stop('Pickup', 'Dallas, TX 75201', 'Date: 07/13/2076')))).toEqual(TRIP);
    expect(
      inShort(
        read(
          column([
            'Printed: 07/10/2062',
            '',
            ...DALLAS,
            '',
            ...stop('Delivery', 'Memphis, TN 38103', 'Date: 07/14/2076'),
          ]),
        ),
      ),
    ).toEqual(TRIP);
  });

  it('asks after a date that is placed like those of the stops, but not after the one of the letterhead', () => {
    const withLetterhead = read(
      column([
        'Printed 07/12/2026',
        '',
        ...DALLAS,
        '',
        ...stop('Delivery', 'Memphis, TN 38103', 'Date: 07/14/2026'),
      ]),
    );
    expect(codes(withLetterhead)).toEqual([]);
    const withLost = read(
      column([
        ...DALLAS,
        '',
        'D~10 l~10',
        'Date: 07/14/2026',
        '',
        '',
        '',
        '',
        ...stop('Delivery', 'Memphis, TN 38103', 'Date: 07/15/2026'),
      ]),
    );
    expect(codes(withLost)).toContain('recognition');
  });

  it('goes by the codes of the stops where a summary names but the ends of the trip', () => {
    const coded = (top: number, number: string, code: string, where: readonly string[]) => [
      ...line(40, top, `STOP ${number}`),
      ...line(90, top, code),
      ...column(where, 120, top),
    ];
    const result = read([
      ...line(40, 60, 'Origin: Dallas, TX'),
      ...line(160, 60, 'Destination: Memphis, TN'),
      ...coded(100, '81', 'LD', ['ACME', '100 Main St', 'Dallas, TX 75201', '07/13/2026']),
      ...coded(160, '02', 'UL', ['Far Box', '9 Side Ave', 'Troy, MI 48083', '07/13/2026']),
      ...coded(220, '03', 'UL', ['Big Box', '5 Center Ave', 'Memphis, TN 38103', '07/14/2026']),
    ]);
    expect(inShort(result)).toEqual([TRIP[0], 'delivery Troy, MI 48083 2026-07-13', TRIP[1]]);
  });
});
