import type { DocumentPage } from '~/reading/page-items';

/**
 * Papers of twelve brokers that exist nowhere, whose stops are named in words, or laid out in ways, that the rules do not know or take
 * for something else. Several papers of one broker differ in everything but the layout.
 */

export interface PaperStop {
  city: string;
  state: string;
  zip: string;
  /** Year-month-day. */
  date: string;
  role: 'pickup' | 'delivery';
}

export interface StopPaper {
  page: DocumentPage;
  stops: PaperStop[];
}

type Row = readonly (readonly [x: number, text: string])[];

interface Site {
  name: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  /** "09/12/2026" */
  day: string;
}

const town = ({ city, state, zip }: Site): string => `${city}, ${state} ${zip}`;
const lines = (x: number, ...texts: string[]): Row[] => texts.map((text) => [[x, text]]);
const block = (x: number, site: Site): Row[] => lines(x, site.name, site.street, town(site));

interface StopBroker {
  name: string;
  /** How many of the stops load, the rest unload. */
  counts: readonly [pickups: number, deliveries: number];
  rows: (sites: readonly Site[], load: string, total: string) => Row[];
}

const foot = (total: string): Row[] => [[], ...lines(40, `Total: $${total}`)];

/** What each broker prints at the foot of the page. */
const FEET = [
  ['Send the signed papers within two days', 'Call the desk before you leave'],
  ['Chains and tarps are yours', 'Speak to nobody about this price'],
  ['No riders and no pets', 'Scale the load at the first truck stop'],
  ['Seals stay on until the end', 'Photos of the cargo come by phone'],
  ['Wear a vest and boots', 'The gate closes at dusk'],
  ['Fax the receipts to us', 'Claims are settled in Ohio'],
  ['Keep the doors shut', 'Ask for Pat at the window'],
  ['Blankets go back with you', 'We pay on Fridays'],
  ['Water the cattle twice', 'Night calls are answered by Lee'],
  ['Swap the pallets one for one', 'A lumper is booked'],
  ['Idle no engine in the yard', 'Badges come from the guard'],
  ['Wash out before you arrive', 'Tickets need both names'],
] as const;

export const STOP_BROKERS: readonly StopBroker[] = [
  {
    name: 'words over the address',
    counts: [1, 1],
    rows: ([from, to], load, total) => [
      ...lines(40, 'FERNDALE FREIGHT', `Load # ${load}`, ''),
      ...lines(40, 'Truck starts at the yard of'),
      ...block(40, from!),
      ...lines(40, `Date: ${from!.day} 08:00`, ''),
      ...lines(40, 'Truck ends at the yard of'),
      ...block(40, to!),
      ...lines(40, `Date: ${to!.day} 14:00`),
      ...foot(total),
    ],
  },
  {
    name: 'words left of the address',
    counts: [1, 1],
    rows: ([from, to], load, total) => [
      ...lines(40, 'GREYSTOKE CARTAGE', `Load # ${load}`, ''),
      [
        [40, 'First yard'],
        [180, from!.name],
        [400, from!.day],
      ],
      [[180, from!.street]],
      [[180, town(from!)]],
      [],
      [
        [40, 'Second yard'],
        [180, to!.name],
        [400, to!.day],
      ],
      [[180, to!.street]],
      [[180, town(to!)]],
      ...foot(total),
    ],
  },
  {
    name: 'words in the line of the address',
    counts: [1, 1],
    rows: ([from, to], load, total) => [
      ...lines(40, 'HOLLOWAY BROKERS', `Load # ${load}`, ''),
      ...lines(40, `Freight waits: ${from!.name}, ${from!.street}, ${town(from!)}`, `Date: ${from!.day}`, ''),
      ...lines(40, `Freight awaited: ${to!.name}, ${to!.street}, ${town(to!)}`, `Date: ${to!.day}`),
      ...foot(total),
    ],
  },
  {
    name: 'words under the address',
    counts: [1, 1],
    rows: ([from, to], load, total) => [
      ...lines(40, 'IRONBRIDGE TRANSPORT', `Load # ${load}`, ''),
      ...block(40, from!),
      ...lines(40, 'is where you take the freight', `Date: ${from!.day} 08:00`, ''),
      ...block(40, to!),
      ...lines(40, 'is where you leave the freight', `Date: ${to!.day} 14:00`),
      ...foot(total),
    ],
  },
  {
    name: 'one word for every stop',
    counts: [1, 1],
    rows: ([from, to], load, total) => [
      ...lines(40, 'JUNIPER LOGISTICS', `Load # ${load}`, ''),
      ...lines(40, 'Call at'),
      ...block(40, from!),
      ...lines(40, `Date: ${from!.day} 08:00`, ''),
      ...lines(40, 'Call at'),
      ...block(40, to!),
      ...lines(40, `Date: ${to!.day} 14:00`),
      ...foot(total),
    ],
  },
  {
    name: 'letters of legs',
    counts: [1, 1],
    rows: ([from, to], load, total) => [
      ...lines(40, 'KESTREL HAULAGE', `Load # ${load}`, ''),
      ...lines(40, 'Leg A'),
      ...block(40, from!),
      ...lines(40, `Date: ${from!.day} 08:00`, ''),
      ...lines(40, 'Leg B'),
      ...block(40, to!),
      ...lines(40, `Date: ${to!.day} 14:00`),
      ...foot(total),
    ],
  },
  {
    name: 'a shipper of record that is no stop',
    counts: [1, 1],
    rows: ([from, to], load, total) => [
      ...lines(40, 'LANTERN FREIGHT', `Load # ${load}`, ''),
      ...lines(40, 'Shipper: Lantern Desk', '12 Wall St', 'Boise, ID 83702', ''),
      ...lines(40, 'Get it from the dock of'),
      ...block(40, from!),
      ...lines(40, `Date: ${from!.day} 08:00`, ''),
      ...lines(40, 'Bring it to the dock of'),
      ...block(40, to!),
      ...lines(40, `Date: ${to!.day} 14:00`),
      ...foot(total),
    ],
  },
  {
    name: 'two columns',
    counts: [1, 1],
    rows: ([from, to], load, total) => [
      ...lines(40, 'MARLIN ROAD DESK', `Load # ${load}`, ''),
      [
        [40, 'Outbound dock'],
        [330, 'Inbound dock'],
      ],
      [
        [40, from!.name],
        [330, to!.name],
      ],
      [
        [40, from!.street],
        [330, to!.street],
      ],
      [
        [40, town(from!)],
        [330, town(to!)],
      ],
      [
        [40, `Date: ${from!.day}`],
        [330, `Date: ${to!.day}`],
      ],
      ...foot(total),
    ],
  },
  {
    name: 'two to take on, one to put down',
    counts: [2, 1],
    rows: ([first, second, to], load, total) => [
      ...lines(40, 'NORTHGATE CARRIERS DESK', `Load # ${load}`, ''),
      ...lines(40, 'Take on'),
      ...block(40, first!),
      ...lines(40, `Date: ${first!.day} 08:00`, ''),
      ...lines(40, 'Take on'),
      ...block(40, second!),
      ...lines(40, `Date: ${second!.day} 11:00`, ''),
      ...lines(40, 'Put down'),
      ...block(40, to!),
      ...lines(40, `Date: ${to!.day} 14:00`),
      ...foot(total),
    ],
  },
  {
    name: 'rows of a table',
    counts: [1, 1],
    rows: ([from, to], load, total) => [
      ...lines(40, 'OSPREY LANE BROKERAGE', `Load # ${load}`, ''),
      [
        [40, 'Way'],
        [120, 'Who'],
        [250, 'Street'],
        [360, 'Town'],
        [500, 'Day'],
      ],
      [
        [40, 'Outward'],
        [120, from!.name],
        [250, from!.street],
        [360, town(from!)],
        [500, from!.day],
      ],
      [
        [40, 'Homeward'],
        [120, to!.name],
        [250, to!.street],
        [360, town(to!)],
        [500, to!.day],
      ],
      ...foot(total),
    ],
  },
  {
    name: 'words right of the address',
    counts: [1, 1],
    rows: ([from, to], load, total) => [
      ...lines(40, 'PINEWOOD BROKERAGE', `Load # ${load}`, ''),
      [
        [40, from!.name],
        [400, 'Goods on'],
      ],
      [
        [40, from!.street],
        [400, from!.day],
      ],
      [[40, town(from!)]],
      [],
      [
        [40, to!.name],
        [400, 'Goods off'],
      ],
      [
        [40, to!.street],
        [400, to!.day],
      ],
      [[40, town(to!)]],
      ...foot(total),
    ],
  },
  {
    name: 'words with the date behind them',
    counts: [1, 1],
    rows: ([from, to], load, total) => [
      ...lines(40, 'QUAYSIDE DESK', `Load # ${load}`, ''),
      ...lines(40, `Raise on ${from!.day}`),
      ...block(40, from!),
      [],
      ...lines(40, `Lower on ${to!.day}`),
      ...block(40, to!),
      ...foot(total),
    ],
  },
];

const SITES = [
  ['ACME Foods', '100 Main St', 'Dallas', 'TX', '75201'],
  ['Big Box DC', '200 Center Ave', 'Memphis', 'TN', '38103'],
  ['Harbor Cold Storage', '18 Dock Rd', 'Savannah', 'GA', '31401'],
  ['Prairie Mills', '77 Elevator Ln', 'Omaha', 'NE', '68102'],
  ['Union Paper', '5 Mill St', 'Albany', 'NY', '12207'],
  ['Desert Tile', '910 Kiln Ave', 'Phoenix', 'AZ', '85003'],
  ['Lakeside Motors', '4 Plant Dr', 'Detroit', 'MI', '48226'],
] as const;

/** A paper of a broker; each `nth` is about another load. */
export function stopPaper(broker: StopBroker, nth: number): StopPaper {
  const index = STOP_BROKERS.indexOf(broker);
  const count = broker.counts[0] + broker.counts[1];
  const sites = Array.from({ length: count }, (_, stop): Site => {
    const [name, street, city, state, zip] =
      SITES[(index * 2 + nth * 3 + stop * (1 + (nth % 2))) % SITES.length]!;
    return { name, street, city, state, zip, day: `09/${String(10 + nth * 3 + stop).padStart(2, '0')}/2026` };
  });
  const rows = broker.rows(sites, `${4000 + index * 100 + nth}-S`, `${1200 + nth * 110}.00`);
  return {
    page: pageOf([...rows, ...lines(40, ...FEET[index]!)]),
    stops: sites.map(({ city, state, zip, day }, stop) => ({
      city,
      state,
      zip,
      date: `2026-${day.slice(0, 2)}-${day.slice(3, 5)}`,
      role: stop < broker.counts[0] ? 'pickup' : 'delivery',
    })),
  };
}

const pageOf = (rows: readonly Row[]): DocumentPage => ({
  number: 1,
  width: 612,
  height: 792,
  source: 'text',
  inkStrips: 0,
  items: rows.flatMap((row, index) =>
    row
      .filter(([, text]) => text !== '')
      .map(([x, text]) => ({
        text,
        x0: x,
        x1: x + text.length * 5,
        y: 60 + index * 14,
        size: 10,
        font: 'f1',
        mono: false,
      })),
  ),
});
