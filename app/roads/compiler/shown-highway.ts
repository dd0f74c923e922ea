/**
 * The name that people read and write. In the texts a name is a key: it says the state where two roads of one number
 * have nothing to do with each other (`I-235IA`), and is short where signs are long (`US-31BUS`, `TX Lp8`).
 */
export function shownHighway(name: string): string {
  const known = KNOWN[name];
  if (known) return known;
  const withState = /^(I-\d+)([A-Z]{2})$/.exec(name);
  if (withState && STATES.has(withState[2]!)) return withState[1]!;
  const texas = /^TX (Lp|Spr)(\d+)$/.exec(name);
  if (texas) return `TX ${texas[1] === 'Lp' ? 'Loop' : 'Spur'} ${texas[2]}`;
  const kind = /^([A-Z]{1,3}-\d+[A-Z]??)(BUS|ALT|BYP|SPR|TRK|CON|BL|BS|FUT)$/.exec(name);
  if (kind) return `${kind[1]} ${KIND[kind[2]!]}`;
  return name;
}

/** Several names of the texts may be shown alike: each shown name once, and where each name of the texts is found. */
export function shownHighways(names: readonly string[]): { shown: string[]; indexOf: number[] } {
  const shown: string[] = [];
  const known = new Map<string, number>();
  const indexOf = names.map((name) => {
    const text = shownHighway(name);
    const index = known.get(text) ?? shown.push(text) - 1;
    known.set(text, index);
    return index;
  });
  return { shown, indexOf };
}

const KIND: Record<string, string> = {
  BUS: 'Business',
  ALT: 'Alternate',
  BYP: 'Bypass',
  SPR: 'Spur',
  TRK: 'Truck',
  CON: 'Connector',
  BL: 'Business Loop',
  BS: 'Business Spur',
  FUT: 'Future',
};

/** States whose name is behind an Interstate; E, W and C are parts of its number. */
const STATES = new Set('IA KS MO NC'.split(' '));

const KNOWN: Record<string, string> = {
  NJTpk: 'New Jersey Turnpike',
  CTTpk: 'Connecticut Turnpike',
  FLTpk: "Florida's Turnpike",
  'NH EVERETT TPKE': 'Everett Turnpike',
  GarStaPkwy: 'Garden State Parkway',
  AtlCityExpy: 'Atlantic City Expressway',
  BerCon: 'Berkshire Connector',
  KeyPkwy: 'Keystone Parkway',
  'NW Parkway': 'Northwest Parkway',
  GARDINER: 'Gardiner Expressway',
  Gardiner: 'Gardiner Expressway',
  DVP: 'Don Valley Parkway',
  RHVP: 'Red Hill Valley Parkway',
  'RED HILL VALLEY PKWY': 'Red Hill Valley Parkway',
  'LINCOLN ALEXANDER PKWY': 'Lincoln Alexander Parkway',
  'ALLEN RD': 'Allen Road',
  'GORDIE HOWE BRIDGE': 'Gordie Howe Bridge',
  'SAULT BRIDGE': 'Sault Ste. Marie Bridge',
  'AMBASSADOR BRIDGE': 'Ambassador Bridge',
  'DETROIT-WINDSOR TUNNEL': 'Detroit-Windsor Tunnel',
  'BLUE WATER BRIDGE': 'Blue Water Bridge',
  'PEACE BRIDGE': 'Peace Bridge',
  'THREE NATIONS CROSSING': 'Three Nations Crossing',
  'AUDUBON PKWY': 'Audubon Parkway',
  'WESTERN KENTUCKY PKWY': 'Western Kentucky Parkway',
  'BLUEGRASS PKWY': 'Bluegrass Parkway',
  'CUMBERLAND PKWY': 'Cumberland Parkway',
  'HAL ROGERS PKWY': 'Hal Rogers Parkway',
  'MOUNTAIN PKWY': 'Mountain Parkway',
  'PONTCHARTRAIN CAUSEWAY': 'Lake Pontchartrain Causeway',
  'King Edward Ave': 'King Edward Avenue',
  'Sam Cooper Blvd': 'Sam Cooper Boulevard',
  'I-64-75': 'I-64/I-75',
  'I-35-80': 'I-35/I-80',
  'US-19-23': 'US-19/US-23',
  'FLA-1A': 'FL-A1A',
  'TX-NASA1': 'NASA Parkway',
  'RTE-52': 'Route 52',
};
