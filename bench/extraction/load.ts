import { readFileSync } from 'node:fs';
import type { Chance } from './random';

/** What a rate confirmation is about, before anybody lays it out. */

export interface Place {
  city: string;
  state: string;
  zip: string;
  country: 'US' | 'CA';
}

export interface LoadStop extends Place {
  role: 'pickup' | 'delivery';
  name: string;
  street: string;
  suite: string;
  /** Year-month-day. */
  date: string;
  /** Minutes after midnight. */
  from: number;
  to: number;
  contact: string;
  phone: string;
  references: string[];
  zone: string;
}

export interface Party extends Place {
  name: string;
  street: string;
  phone: string;
}

export interface Load {
  number: string;
  stops: LoadStop[];
  broker: Party;
  carrier: Party;
  payee: Party;
  customs: Party;
  /** The day on which it was written. */
  issued: string;
  rateCents: number;
  miles: number;
  weight: number;
  commodity: string;
  driver: string;
}

const FIRST = [
  'Summit',
  'Blue Heron',
  'Ironwood',
  'Northgate',
  'Delta',
  'Prairie',
  'Cascade',
  'Golden Valley',
  'Great Lakes',
  'Keystone',
  'Lone Star',
  'Palmetto',
  'Redwood',
  'Silver Creek',
  'Tri-State',
  'United',
  'Western',
  'Atlas',
  'Beacon',
  'Cardinal',
  'Evergreen',
  'Frontier',
  'Harbor',
  'Liberty',
  'Magnolia',
  'Pioneer',
  'Quality',
  'Sunrise',
  'Titan',
  'Vanguard',
  'ACE',
  'J&K',
  'H-E-B',
  'Niagara',
  'Kansas City',
  'St. Louis',
  'Dallas',
  'Ohio Valley',
  'Memphis',
];
const KIND = [
  'Foods',
  'Beverage Co',
  'Plastics',
  'Steel',
  'Paper Mill',
  'Distribution Center',
  'DC #4471',
  'Cold Storage',
  'Chemicals LLC',
  'Building Products',
  'Packaging Inc.',
  'Grocers',
  'Logistics Park',
  'Warehouse',
  'Dairy',
  'Farms',
  'Metals Corp',
  'Furniture',
  'Tire & Rubber',
  'Glass Works',
  'Lumber',
  'Fulfillment',
  'Pet Supply',
  'Brands USA',
  'Auto Parts',
  'Textiles',
  'Mills',
  '- Plant 2',
  'Wholesale',
  'Produce',
];
const STREETS = [
  'Main St',
  'Industrial Blvd',
  'Enterprise Way',
  'Commerce Dr',
  'Hwy 61 South',
  'Old Mill Road',
  'N 4th Street',
  'Distribution Pkwy',
  'W Fulton Ave',
  'Airport Rd',
  'State Route 209',
  'County Road 12',
  'Logistics Ct',
  'Park Avenue',
  'SE 15th St',
  'Martin Luther King Jr Blvd',
  'Gateway Center Dr',
  'Frontage Rd',
  'Route 66',
  'FM 1960',
  'US Highway 30',
  'Texas Ave',
  'Washington St',
  'Port Terminal Rd',
  'Rue Principale',
  'Denver Ave',
  'Delaware Dr',
];
const PEOPLE = [
  'Maria Lopez',
  'Dan Hughes',
  'Priya Nair',
  'Tom Becker',
  'Shipping Office',
  'Receiving',
  'Ann Whitfield',
  'J. Okafor',
  'Luc Tremblay',
  'Carlos Mendez',
  'Dakota Reed',
  'Virginia Hall',
];
const BROKERS = [
  'Meridian Freight Brokers',
  'Crossroads Logistics Inc',
  'BrightPath Transportation',
  'Anchor Freight Solutions',
  'Four Corners Logistics LLC',
  'Pickup Logistics Group',
  'Northern Lights Brokerage',
  'Delivery Dynamics Inc',
  'Shipper Direct Freight',
];
const CARRIERS = [
  'Dusty Road Trucking LLC',
  'Hawkeye Carriers Inc',
  'Two Rivers Transport',
  'Rolling Hills Express',
  'Big Sky Haulers',
  'Lakeside Trucking Co',
];
const PAYEES = [
  'RTS Financial',
  'Apex Capital Corp',
  'Triumph Factoring',
  'Accounts Payable',
  'Freight Audit Center',
  'OTR Solutions',
];
const GOODS = [
  'Bottled water',
  'Paper rolls',
  'Frozen chicken',
  'Auto parts',
  'Steel coils',
  'Canned food',
  'Retail goods',
  'Lumber',
  'Plastic resin',
  'FAK',
  'Dry groceries',
  'Beverages',
  'Load bars required',
  'Drop trailer freight',
];

const CANADA = /^[A-Z]/;

let cached: Place[] | undefined;
function places(): Place[] {
  return (cached ??= readFileSync(
    new URL('../../prisma/seed/places/postal-areas.tsv', import.meta.url),
    'utf8',
  )
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(
      ([zip, state, town]) =>
        zip && state && town && !['AK', 'HI', 'PR', 'YT', 'NT', 'NU', 'NL'].includes(state),
    )
    .map(([zip = '', state = '', city = '']) => ({
      zip,
      state,
      city,
      country: CANADA.test(zip) ? 'CA' : 'US',
    })));
}

const LOCAL = 'ABCEGHJKLMNPRSTVWXYZ';
const ZONES: Record<string, string> = {
  TX: 'CDT',
  IL: 'CDT',
  MO: 'CDT',
  TN: 'CDT',
  CA: 'PDT',
  WA: 'PDT',
  OR: 'PDT',
  NV: 'PDT',
  CO: 'MDT',
  UT: 'MDT',
  AB: 'MDT',
  AZ: 'MST',
};

export function drawPlace(chance: Chance, share = 0.07): Place {
  const all = places();
  const wantsCanada = chance.often(share);
  for (;;) {
    const place = chance.pick(all);
    if ((place.country === 'CA') !== wantsCanada) continue;
    const zip =
      place.country === 'CA'
        ? `${place.zip} ${chance.whole(1, 9)}${LOCAL[chance.whole(0, LOCAL.length - 1)]}${chance.whole(1, 9)}`
        : place.zip;
    return { ...place, zip };
  }
}

const phoneOf = (chance: Chance): string => {
  const [a, b, c] = [chance.whole(201, 989), chance.whole(200, 999), chance.whole(1000, 9999)];
  return chance.pick([`(${a}) ${b}-${c}`, `${a}-${b}-${c}`, `${a}.${b}.${c}`, `+1 ${a} ${b} ${c}`]);
};

const streetOf = (chance: Chance): string => `${chance.whole(1, 29_999)} ${chance.pick(STREETS)}`;

/** Many a facility is called after a town, which need not be the one it is in. */
function nameOf(chance: Chance): string {
  const [first, kind] = [chance.pick(FIRST), chance.pick(KIND)];
  if (!chance.often(0.15)) return `${first} ${kind}`;
  const { city, state } = drawPlace(chance, 0);
  return chance.pick([
    `${first} - ${city}`,
    `${first} ${city} DC`,
    `${city} ${kind}`,
    `${first} ${kind} (${city})`,
    `${first} DC ${chance.whole(100, 9999)} ${city}`,
    `${first} ${kind} - ${city}, ${state}`,
  ]);
}

function partyOf(chance: Chance, names: readonly string[]): Party {
  return {
    ...drawPlace(chance, 0.04),
    name: chance.pick(names),
    street: chance.often(0.25) ? `PO Box ${chance.whole(100, 99_999)}` : streetOf(chance),
    phone: phoneOf(chance),
  };
}

export const addDays = (iso: string, days: number): string =>
  new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10);

export function drawLoad(chance: Chance): Load {
  const count = chance.pick([2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6]);
  const pickups = count === 2 ? 1 : chance.whole(1, Math.min(3, count - 1));
  const roles =
    chance.often(0.12) && count > 3
      ? [
          'pickup',
          ...chance.shuffled([
            ...Array<string>(pickups - 1).fill('pickup'),
            ...Array<string>(count - pickups - 1).fill('delivery'),
          ]),
          'delivery',
        ]
      : [...Array<string>(pickups).fill('pickup'), ...Array<string>(count - pickups).fill('delivery')];
  const issued = addDays('2025-11-01', chance.whole(0, 560));
  let date = addDays(issued, chance.whole(0, 6));
  const stops = roles.map((role, index): LoadStop => {
    if (index > 0) date = addDays(date, chance.pick([0, 0, 1, 1, 1, 2, 3]));
    const place = drawPlace(chance);
    const from = chance.whole(0, 45) * 30;
    return {
      ...place,
      role: role as LoadStop['role'],
      name: nameOf(chance),
      street: streetOf(chance),
      suite: chance.often(0.15) ? chance.pick(['Suite 200', 'Dock 14', 'Bldg C', 'Unit 7', 'Door 3-9']) : '',
      date,
      from,
      to: Math.min(1439, from + chance.pick([0, 30, 60, 120, 240, 480])),
      contact: chance.pick(PEOPLE),
      phone: phoneOf(chance),
      references: Array.from({ length: chance.whole(0, 3) }, () =>
        chance.pick([
          String(chance.whole(10_000, 99_999)),
          `PO${chance.whole(100_000, 999_999)}`,
          String(chance.whole(1_000_000, 99_999_999)),
        ]),
      ),
      zone: ZONES[place.state] ?? 'EST',
    };
  });
  return {
    number: chance.pick([
      String(chance.whole(100_000, 9_999_999)),
      `L${chance.whole(10_000, 99_999)}`,
      `${chance.pick(['BPT', 'MFB', 'LD'])}-${chance.whole(10_000, 999_999)}`,
    ]),
    stops,
    broker: partyOf(chance, BROKERS),
    carrier: partyOf(chance, CARRIERS),
    payee: partyOf(chance, PAYEES),
    customs: partyOf(chance, ['Livingston International', 'Border Customs Brokers', 'Deringer']),
    issued,
    rateCents: chance.whole(450, 7800) * 100 + chance.pick([0, 0, 50, 25]),
    miles: chance.whole(40, 2900),
    weight: chance.whole(4000, 45_000),
    commodity: chance.pick(GOODS),
    driver: chance.pick(PEOPLE),
  };
}
