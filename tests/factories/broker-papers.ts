import type { DocumentPage } from '~/reading/page-items';

/**
 * Papers of ten brokers that exist nowhere, each with a layout of its own and words that the rules do not know for load number and
 * total. Several papers of one broker differ in everything but the layout.
 */

export interface BrokerPaper {
  page: DocumentPage;
  loadNumber: string;
  rateCents: number;
}

type Row = readonly (readonly [x: number, text: string])[];

interface Facts {
  load: string;
  total: string;
  other: string;
  pickup: readonly [name: string, street: string, town: string, date: string];
  delivery: readonly [name: string, street: string, town: string, date: string];
}

const at = (x: number, ...texts: string[]): Row[] => texts.map((text) => [[x, text]]);
const stops = ({ pickup, delivery }: Facts, x = 40, heads = ['Pickup', 'Delivery']): Row[] => [
  ...at(x, heads[0]!, pickup[0], pickup[1], pickup[2], `Date: ${pickup[3]} 08:00`),
  [],
  ...at(x, heads[1]!, delivery[0], delivery[1], delivery[2], `Date: ${delivery[3]} 14:00`),
  [],
];

interface Broker {
  name: string;
  numberOf: (digits: number) => string;
  rows: (facts: Facts) => Row[];
}

export const BROKERS: readonly Broker[] = [
  {
    name: 'Larkmoor Freight Partners',
    numberOf: (n) => String(29_440_000 + n),
    rows: (f) => [
      ...at(40, 'LARKMOOR FREIGHT PARTNERS', 'Carrier Instructions'),
      [
        [40, 'Our file'],
        [200, f.load],
        [330, 'Desk'],
        [430, 'North'],
      ],
      [],
      ...stops(f),
      [
        [40, 'You receive'],
        [200, `$${f.total}`],
      ],
      [],
      ...at(40, 'Send your papers within two days.', 'Call us before you leave the dock.'),
    ],
  },
  {
    name: 'Quarry Bend Logistics',
    numberOf: (n) => `QB-${5000 + n}`,
    rows: (f) => [
      ...at(300, 'Quarry Bend Logistics LLC', 'Haulage Sheet'),
      [
        [40, 'Job'],
        [160, 'Truck type'],
        [300, 'Settles at'],
      ],
      [
        [40, f.load],
        [160, 'Dry van'],
        [300, `$${f.total}`],
      ],
      [],
      ...stops(f),
      ...at(40, 'Accepted by', 'Name and title', 'Signature'),
    ],
  },
  {
    name: 'Pinehollow Transport Brokers',
    numberOf: (n) => `PHT${70_000 + n}`,
    rows: (f) => [
      ...at(40, 'Pinehollow Transport Brokers'),
      [
        [40, `Ticket: ${f.load}`],
        [330, `Issued 09/01/2026`],
      ],
      [],
      ...stops(f, 40, ['Shipper', 'Consignee']),
      ...at(40, `Payable on proof: $${f.total}`, `Cargo value $${f.other}`, 'Thank you for hauling with us'),
    ],
  },
  {
    name: 'Seven Rivers Brokerage',
    numberOf: (n) => String(610_000 + n),
    rows: (f) => [
      [
        [40, 'SEVEN RIVERS BROKERAGE'],
        [380, 'Assignment'],
      ],
      [[380, f.load]],
      [],
      ...stops(f),
      [
        [40, 'Line haul'],
        [300, `$${f.other}`],
      ],
      [
        [40, 'Everything included'],
        [300, `$${f.total}`],
      ],
      [],
      ...at(40, 'Rules for drivers', 'No riders and no pets at the dock.'),
    ],
  },
  {
    name: 'Copper Gate Carriers Desk',
    numberOf: (n) => `${3000 + n}-C`,
    rows: (f) => [
      ...at(40, 'Copper Gate Carriers Desk', `Run sheet no ${f.load} for the driver`),
      [],
      ...stops(f),
      [
        [40, 'Haul money USD'],
        [300, f.total],
      ],
      [],
      ...at(40, 'Fax the receipt to our desk', 'Questions go to the night desk'),
    ],
  },
  {
    name: 'Eastfold Shipping Services',
    numberOf: (n) => `EF ${8100 + n}`,
    rows: (f) => [
      ...at(40, 'EASTFOLD SHIPPING SERVICES', 'Movement advice'),
      [
        [40, 'Movement'],
        [150, f.load],
      ],
      [
        [40, 'Ceiling'],
        [150, `$${f.other}`],
      ],
      [
        [40, 'Yours'],
        [150, `$${f.total}`],
      ],
      [],
      ...stops(f),
      ...at(40, 'This advice replaces all earlier ones.'),
    ],
  },
  {
    name: 'Blue Anvil Logistics',
    numberOf: (n) => String(88_000 + n),
    rows: (f) => [
      [
        [40, 'Blue Anvil Logistics'],
        [330, 'Key'],
        [430, f.load],
      ],
      [
        [330, 'Gross to truck'],
        [430, `$${f.total}`],
      ],
      [],
      ...stops(f),
      ...at(40, 'Driver must wear a vest', 'Seal stays on until the receiver cuts it'),
    ],
  },
  {
    name: 'Tallow Creek Freight',
    numberOf: (n) => `TC${1200 + n}X`,
    rows: (f) => [
      ...at(40, 'Tallow Creek Freight', 'Carrier copy'),
      [],
      ...stops(f),
      [
        [40, 'Office use'],
        [160, 'Batch'],
        [300, 'Wire'],
      ],
      [
        [40, 'Freight'],
        [160, f.load],
        [300, `$${f.total}`],
      ],
      [],
      ...at(40, 'Keep this copy in the cab', 'Overages are reported at once'),
    ],
  },
  {
    name: 'Harrow and Finch Trucking Agents',
    numberOf: (n) => String(4_400_100 + n),
    rows: (f) => [
      ...at(40, 'Harrow and Finch Trucking Agents', `Dossier ${f.load}`),
      [],
      ...stops(f, 60),
      ...at(60, `Net for this dossier $${f.total}`, `Detention after two hours $${f.other}`),
      [],
      ...at(60, 'Agents are not carriers', 'Harrow and Finch pay on the last Friday'),
    ],
  },
  {
    name: 'Ninefold Cargo Network',
    numberOf: (n) => `NF/${20_500 + n}`,
    rows: (f) => [
      ...at(40, 'NINEFOLD CARGO NETWORK'),
      [
        [40, 'Network code'],
        [220, 'Network payout'],
        [420, 'Desk phone'],
      ],
      [
        [40, f.load],
        [220, `$${f.total}`],
        [420, 'on the portal'],
      ],
      [],
      ...stops(f),
      ...at(40, 'Members only', 'Post your truck when empty'),
    ],
  },
];

const PLACES = [
  ['ACME Foods', '100 Main St', 'Dallas, TX 75201'],
  ['Big Box DC', '200 Center Ave', 'Memphis, TN 38103'],
  ['Harbor Cold Storage', '18 Dock Rd', 'Savannah, GA 31401'],
  ['Prairie Mills', '77 Elevator Ln', 'Omaha, NE 68102'],
  ['Union Paper', '5 Mill St', 'Albany, NY 12207'],
  ['Desert Tile', '910 Kiln Ave', 'Phoenix, AZ 85003'],
  ['Lakeside Motors', '4 Plant Dr', 'Detroit, MI 48226'],
] as const;

/** A paper of a broker; each `nth` is about another load. */
export function brokerPaper(broker: Broker, nth: number): BrokerPaper {
  const index = BROKERS.indexOf(broker);
  const seed = (index + 1) * 37 + nth * 101;
  const cents = 90_000 + ((seed * 7_919) % 320_000);
  const money = (value: number) =>
    (value / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const from = PLACES[(index + nth) % PLACES.length]!;
  const to = PLACES[(index + nth * 3 + 2) % PLACES.length]!;
  const facts: Facts = {
    load: broker.numberOf((seed * 13) % 900),
    total: money(cents),
    other: money(25_000 + ((seed * 31) % 50_000)),
    pickup: [...from, `09/${String(10 + nth).padStart(2, '0')}/2026`],
    delivery: [
      ...(to === from ? PLACES[(index + nth + 1) % PLACES.length]! : to),
      `09/${String(12 + nth).padStart(2, '0')}/2026`,
    ],
  };
  // Words that are no better known, and a larger sum: rules that weigh what they do not know cannot tell.
  const stake: Row[] = [
    [
      [40, 'Stake'],
      [200, `$${money(cents + 40_000)}`],
    ],
  ];
  return { page: pageOf([...broker.rows(facts), ...stake]), loadNumber: facts.load, rateCents: cents };
}

const pageOf = (rows: readonly Row[]): DocumentPage => ({
  number: 1,
  width: 612,
  height: 792,
  source: 'text',
  inkStrips: 0,
  items: rows.flatMap((row, index) =>
    row.map(([x, text]) => ({
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
