import { describe, expect, it } from 'vitest';
import { findLoadNumber } from '~/reading/load-number';
import { findRate } from '~/reading/load-rate';
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

/** What a fourteenth and a fifteenth batch of papers lost at first sight, each in the smallest form in which it was lost. */

const TRIP = ['pickup Dallas, TX 75201 2026-11-26', 'delivery Memphis, TN 38103 2026-11-27'];
const PICKUP = ['Pickup', 'Mill', '1 Main St', 'Dallas, TX 75201', '11/26/2026'];
const DELIVERY = ['Delivery', 'Yard', '2 Oak St', 'Memphis, TN 38103', '11/27/2026'];
const read = (...lines: string[]) => readItems(column(lines));
const number = (...lines: string[]) => read(...lines, '', ...PICKUP, '', ...DELIVERY).loadNumber;
const rate = (...lines: string[]) => findRate(linesOfItems(column(lines)));

describe('stops', () => {
  it('are named behind their name, in the same line', () => {
    const found = read(
      'Mill Works PICKUP 1 OF 1',
      '1 Main St · Dallas, TX 75201',
      'Thu, Nov 26 · 08:00',
      '',
      'Yard DELIVERY 1 OF 2',
      '2 Oak St · Memphis, TN 38103',
      'Fri, Nov 27 · 07:30',
      '',
      'Door & Trim DELIVERY 2 OF 2',
      '3 Elm St · Nashville, TN 37203',
      'Fri, Nov 27 · 14:00',
    );
    expect(stopsInShort(found)).toEqual([...TRIP, 'delivery Nashville, TN 37203 2026-11-27']);
    expect(found.stops.map(({ name }) => name)).toEqual(['Mill Works', 'Yard', 'Door & Trim']);
    expect(flagCodes(found)).toEqual([]);
  });

  it('end with the return of what is empty', () => {
    const found = read(
      ...PICKUP,
      '',
      ...DELIVERY,
      '',
      'RETURN EMPTY TO',
      'Depot Yard',
      '3 Elm St',
      'Nashville, TN 37203',
      'by Nov 27 2026',
    );
    expect(stopsInShort(found)).toEqual([...TRIP, 'delivery Nashville, TN 37203 2026-11-27']);
    expect(flagCodes(found)).toEqual([]);
  });

  it('are doubted where a party of another name has a day of the trip under its address', () => {
    const found = read(
      ...PICKUP,
      '',
      ...DELIVERY,
      '',
      'Return to:',
      'Depot Yard',
      '3 Elm St',
      'Nashville, TN 37203',
      'by Nov 27 2026',
    );
    expect(flagCodes(found)).toEqual(['unassigned-address']);
  });

  it('are in one row with the load, their roles in the heads of the columns', () => {
    const heads = [
      ['Load #'],
      ['Equip'],
      ['Origin', 'Name'],
      ['Origin', 'City'],
      ['Origin', 'State'],
      ['Origin', 'Zip'],
      ['Pickup', 'From'],
      ['Dest', 'Name'],
      ['Dest', 'City'],
      ['Dest', 'State'],
      ['Dest', 'Zip'],
      ['Deliver', 'From'],
      ['Total', 'Weight'],
      ['Carrier', 'Cost'],
    ];
    const values = [
      ['6610429'],
      ['VAN'],
      ['Mill', 'Works'],
      ['Dallas'],
      ['TX'],
      ['75201'],
      ['11/26/2026', '07:00'],
      ['Yard'],
      ['Grand', 'Rapids'],
      ['MI'],
      ['49512'],
      ['11/27/2026', '05:00'],
      ['43,500'],
      ['$640.00'],
    ];
    const set = (cells: readonly (readonly string[])[], top: number) =>
      [0, 1].flatMap((line) =>
        row(
          top + line * 10,
          cells.flatMap((parts, index) => (parts[line] ? [[20 + index * 58, parts[line]] as const] : [])),
        ),
      );
    const found = readItems([...set(heads, 100), ...set(values, 126)]);
    expect(stopsInShort(found)).toEqual([TRIP[0], 'delivery Grand Rapids, MI 49512 2026-11-27']);
    expect(found.stops.map(({ name, time }) => [name, time])).toEqual([
      ['Mill Works', '07:00'],
      ['Yard', '05:00'],
    ]);
    expect([found.loadNumber, found.rateCents]).toEqual(['6610429', 64_000]);
    expect(found.details?.find(({ kind }) => kind === 'weight')?.value).toBe('43,500 lb');
    expect(flagCodes(found)).toEqual([]);
  });

  it('in two rows are those of two loads', () => {
    const found = readItems([
      ...row(100, [
        [20, 'Load'],
        [90, 'PU date'],
        [160, 'Shipper'],
        [220, 'Shipper city'],
        [300, 'ST'],
        [330, 'DEL date'],
        [400, 'Receiver'],
        [460, 'Receiver city'],
        [540, 'ST'],
      ]),
      ...[0, 1].flatMap((index) =>
        row(120 + index * 16, [
          [20, `PLD-5512${index}`],
          [90, '11/26/26'],
          [160, 'Mill'],
          [220, 'Dallas'],
          [300, 'TX'],
          [330, '11/27/26'],
          [400, 'Yard'],
          [460, ['Memphis', 'Nashville'][index]!],
          [540, 'TN'],
        ]),
      ),
    ]);
    expect(flagCodes(found)).toContain('loads');
  });

  it('under two headings side by side each take the second address of their column', () => {
    const found = readItems([
      ...row(100, [
        [40, 'Pick-up Locations'],
        [300, 'Drop-off Locations'],
      ]),
      ...column(['1) Mill', '1 Main St', 'Dallas, TX 75201', '11/26/26 @ 9:00 AM', 'PO: 55127'], 40, 116),
      ...column(['2) Barn', '4 Ash St', 'Waco, TX 76701', '11/26/26 @ 1:00 PM'], 40, 188),
      ...column(['1) Yard', '2 Oak St', 'Memphis, TN 38103', '11/27/26 @ 1:00 PM', 'Conf: 88011'], 300, 116),
      ...column(
        ['2) Door Black', '3 Elm St', 'Nashville, TN 37203', '11/27/26 @ 4:00 PM', 'Conf: 9127'],
        300,
        188,
      ),
    ]);
    expect(stopsInShort(found)).toEqual([
      TRIP[0],
      'pickup Waco, TX 76701 2026-11-26',
      TRIP[1],
      'delivery Nashville, TN 37203 2026-11-27',
    ]);
    expect(flagCodes(found)).toEqual([]);
  });
});

describe('no doubt', () => {
  const trip = (...under: string[]) => flagCodes(read(...PICKUP, '', ...DELIVERY, '', ...under));

  it('comes from the signature over a quoted letter', () => {
    expect(
      trip(
        'Tess Odom',
        'Copper Bend Produce Transport',
        '1010 S 4th Ave, Yuma, AZ 85364',
        'MC 551180',
        '',
        'On Fri, Nov 20, 2026 at 12:40 PM dispatch@ridgeback.example wrote:',
        'Could do it for $3,200.',
      ),
    ).toEqual([]);
  });

  it('comes from where a check is mailed', () => {
    expect(
      flagCodes(
        read(
          ...PICKUP,
          'Collect the check for $880.00 and mail it to 900 Box Butte Ave, Alliance, NE 69301.',
          '',
          ...DELIVERY,
        ),
      ),
    ).toEqual([]);
  });

  it('comes from the company of the title at the foot of the paper', () => {
    const foot = 'Gulfway Bulk, 700 Port St, Baton Rouge, LA 70802';
    const paper = (title: string) => flagCodes(read(title, '', ...PICKUP, '', ...DELIVERY, '', foot));
    expect(paper('Gulfway Bulk Dispatch, Order 448-2201')).toEqual([]);
    expect(paper('Order 448-2201')).toEqual(['unassigned-address']);
  });

  it('comes from a change of a day that a stop has', () => {
    const changes = (now: string) =>
      flagCodes(
        readItems([
          ...row(60, [
            [40, 'Item'],
            [200, 'Previous'],
            [340, 'Now'],
          ]),
          ...row(74, [
            [40, 'Delivery appointment'],
            [200, '11/26/2026 06:00'],
            [340, now],
          ]),
          ...column(PICKUP, 40, 120),
          ...column(DELIVERY, 40, 200),
        ]),
      );
    expect(changes('11/27/2026 07:00')).toEqual([]);
    expect(changes('11/28/2026 07:00')).toEqual(['unassigned-label']);
  });
});

describe('the number of the load', () => {
  it.each([
    [['Expedite # RX-771-4402 for unit 118 (cargo van)'], 'RX-771-4402'],
    [['Pickup Confirmation QS7708114'], 'QS7708114'],
    [['Pick-up Request # 7708114'], '7708114'],
  ])('is in %j', (lines, expected) => {
    expect(number(...lines)).toBe(expected);
  });

  it.each([[['Pickup confirmation 8810']], [['Load 4471182', 'Pickup Confirmation QS7708114'], '4471182']])(
    'is not that of a pickup in %j',
    (lines, expected?: string) => {
      expect(number(...lines)).toBe(expected);
    },
  );
});

describe('the number of the load on a scan', () => {
  const scanned = (text: string) => findLoadNumber(linesOfItems(scannedColumn([text])))?.text;

  it('is left out where its first figure may be an L or an I', () => {
    expect(scanned('Load # 185772~85')).toBeUndefined();
    expect(scanned('Load # 185772~95')).toBe('185772');
    expect(scanned('Load # 285772~85')).toBe('285772');
  });
});

describe('the rate', () => {
  it('is the end of an equation behind its key', () => {
    expect(rate('Pays: $2,900.00 line haul + $150.00 stops = $3,050.00')).toMatchObject({
      cents: 305_000,
      rival: undefined,
    });
  });

  it('is not what is left behind an advance', () => {
    const found = findRate(
      linesOfItems(
        [
          ['Line haul', '$1,850.00'],
          ['Fuel', '$200.00'],
          ['Total', '$2,050.00'],
          ['Advance', '-$824.00'],
          ['Balance', '$1,226.00'],
        ].flatMap(([name, sum], index) =>
          row(100 + index * 12, [
            [40, name!],
            [200, sum!],
          ]),
        ),
      ),
    );
    expect(found).toMatchObject({ cents: 205_000, rival: undefined });
  });

  it('is the net of charges and a discount', () => {
    const charges = (...names: string[]) =>
      findRate(
        linesOfItems(
          ['$2,214.40', '-$1,727.23', '$152.00', '$639.17'].flatMap((sum, index) =>
            row(100 + index * 12, [
              [40, names[index]!],
              [200, sum],
            ]),
          ),
        ),
      );
    expect(charges('Gross charge', 'Discount 78%', 'Fuel 31.2%', 'Net charge')).toMatchObject({
      cents: 63_917,
      rival: undefined,
    });
    expect(charges('Tariff', 'Discount 78%', 'Fuel 31.2%', 'Yours')).toMatchObject({ cents: 63_917 });
  });
});

describe('the license of the broker', () => {
  it('is under the signature of the letter', () => {
    const found = read(
      ...PICKUP,
      '',
      ...DELIVERY,
      '',
      'Tess Odom',
      'Copper Bend Produce Transport',
      '1010 S 4th Ave, Yuma, AZ 85364',
      'MC 551180',
    );
    expect(found.details?.find(({ kind }) => kind === 'mc')).toMatchObject({
      value: '551180',
      doubt: expect.any(String) as string,
    });
  });
});

describe('what a fifteenth batch lost', () => {
  it('is the payout behind its sum, and no part of it', () => {
    const said = 'Payout: linehaul $1,700.00, fuel $160.00, extra stop $100.00.';
    expect(rate("3 stops · 712 miles · 53' van · $1,960.00 total payout", said)).toMatchObject({
      cents: 196_000,
      rival: undefined,
    });
    // The parts alone are not the rate.
    expect(rate(said)).toBeUndefined();
    expect(rate(`${said} Late arrival may reduce the payout by $75.00.`)).toBeUndefined();
  });

  it('is a total with the words for what it is for', () => {
    expect(rate('Total for the round trip: $1,400.00. Tarps are not needed.')?.cents).toBe(140_000);
    expect(rate('Total of both legs $1,400.00')?.cents).toBe(140_000);
  });

  it('is the number under two words for the paper, and one with two groups of letters', () => {
    expect(number('Trip Ticket', 'GRT 20-66118')).toBe('GRT 20-66118');
    expect(number('Manifest No. BAC-LH-30118')).toBe('BAC-LH-30118');
  });

  it('is the distance in a line with the pay', () => {
    const found = read(
      "3 stops · 712 miles · 53' van · $1,960.00 total payout",
      '',
      ...PICKUP,
      '',
      ...DELIVERY,
    );
    expect(found.details?.find(({ kind }) => kind === 'miles')?.value).toBe('712 mi');
  });

  it('is a delivery by the short keys of an older machine', () => {
    const found = read(
      'PU NM:    MILL',
      'PU ADDR:  1 MAIN ST',
      'PU CSZ:   DALLAS, TX 75201',
      'PU DT:    11/26/26  TM: 0900-1500',
      '',
      'DL NM:    YARD',
      'DL ADDR:  2 OAK ST',
      'DL CSZ:   MEMPHIS, TN 38103',
      'DL DT:    11/27/26  TM: 0700',
    );
    expect(stopsInShort(found).map((stop) => stop.toUpperCase())).toEqual(
      TRIP.map((stop) => stop.toUpperCase()),
    );
    expect(flagCodes(found)).toEqual([]);
    // The license of the driver is none.
    expect(flagCodes(read(...PICKUP, '', ...DELIVERY, '', 'DL NO: T5510-882'))).toEqual([]);
  });

  it('is a pickup in a column of numbers that begin with their role', () => {
    const stop = (y: number, day: string, name: string, place: string, ...numbers: string[]) => [
      ...row(y, [
        [40, day],
        [110, name],
        [360, numbers[0]!],
        [430, '1,040'],
      ]),
      ...row(y + 11, [
        [40, '0600'],
        [110, place],
        ...(numbers[1] === undefined ? [] : [[360, numbers[1]] as const]),
      ]),
    ];
    const found = readItems([
      ...row(80, [
        [40, 'Appt'],
        [110, 'Location'],
        [360, 'PU / DEL'],
        [430, 'Cases'],
        [480, 'Notes'],
      ]),
      ...stop(96, '11/26/26', 'Mill', '1 Main St, Dallas, TX 75201', 'PU 1182', 'PU 1183'),
      ...stop(123, '11/26/26', 'Barn', '4 Ash St, Waco, TX 76701', 'PU 90-77'),
      ...stop(150, '11/27/26', 'Yard', '2 Oak St, Memphis, TN 38103', 'DEL 00417'),
      ...stop(177, '11/27/26', 'Door', '3 Elm St, Nashville, TN 37203', 'DEL 5512'),
    ]);
    expect(stopsInShort(found)).toEqual([
      TRIP[0],
      'pickup Waco, TX 76701 2026-11-26',
      TRIP[1],
      'delivery Nashville, TN 37203 2026-11-27',
    ]);
    expect(flagCodes(found)).toEqual([]);
  });

  it('is who ships and who receives, from and to', () => {
    const found = readItems([
      ...column(['SHIPPER (FROM)', 'Mill', '1 Main St', 'Dallas, TX 75201', 'Depart: Nov 26, 2026 20:00']),
      ...column(
        ['CONSIGNEE (TO)', 'Yard', '2 Oak St', 'Memphis, TN 38103', 'Arrive: Nov 27, 2026 02:30'],
        300,
      ),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });

  it('is "DO" under "PU"', () => {
    const found = readItems([
      ...row(100, [
        [40, 'PU'],
        [100, 'Mill'],
        [360, 'Thu Nov 26'],
      ]),
      at(100, 112, '1 Main St, Dallas, TX 75201'),
      ...row(130, [
        [40, 'DO'],
        [100, 'Yard'],
        [360, 'Fri Nov 27'],
      ]),
      at(100, 142, '2 Oak St, Memphis, TN 38103'),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });

  it('is no address where the bills are mailed, in a narrow column of terms', () => {
    const found = readItems([
      ...column(PICKUP),
      ...column(DELIVERY, 40, 190),
      ...column(
        [
          'Layover $150.00. Mail bills to Tallgrass, PO',
          'Box 12, Topeka, KS 66601. Claims are sent to the',
          'same address. Governed by the law of Kansas.',
        ],
        320,
        124,
      ),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });

  it('is no stop where a licensed company is named with its address', () => {
    const key = (y: number, ...cells: string[]) =>
      row(
        y,
        cells.map((text, index) => [40 + index * 130, text] as const),
      );
    const found = readItems([
      ...key(100, 'Origin', 'Mill', 'Destination', 'Yard'),
      ...key(116, 'Origin address', '1 Main St', 'Destination address', '2 Oak St'),
      ...key(
        132,
        'Origin city/state/zip',
        'Dallas, TX 75201',
        'Destination city/state/zip',
        'Memphis, TN 38103',
      ),
      ...key(148, 'Origin date', '11/26/2026', 'Destination date', '11/27/2026'),
      at(40, 172, 'Offered by Gorge Freight Exchange, 1 Marina Way, Hood River, OR 97031, MC 330771.'),
    ]);
    expect(stopsInShort(found)).toEqual(TRIP);
    expect(flagCodes(found)).toEqual([]);
  });
});
