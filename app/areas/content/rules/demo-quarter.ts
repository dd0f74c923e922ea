/**
 * What the demonstration carrier drove and bought over six quarters: enough to see returns that were filed, one that is late
 * and one that runs, credits, surcharges, and three trucks that are unlike each other.
 */
type Place = readonly [city: string, state: string];

export interface DemoTruck {
  unit: string;
  make: string;
  model: string;
  year: number;
  plate: string;
  axles: number;
  registeredWeightPounds: number;
  /** Odometer at the start of its first trip, whole miles. */
  odometer: number;
  driver: string;
  /** Tenths of a mile that a gallon takes it in an ordinary quarter. */
  milesPerGallonTenths: number;
  /** Round trips from home, driven one after the other and then again. */
  tours: readonly (readonly Place[])[];
}

export const DEMO_TRUCKS: readonly DemoTruck[] = [
  {
    unit: '101',
    make: 'Freightliner',
    model: 'Cascadia',
    year: 2022,
    plate: 'R4T 7710',
    axles: 3,
    registeredWeightPounds: 80_000,
    odometer: 312_650,
    driver: 'Dana Driver',
    milesPerGallonTenths: 69,
    tours: [
      [
        ['Amarillo', 'TX'],
        ['Denver', 'CO'],
        ['Salt Lake City', 'UT'],
        ['Albuquerque', 'NM'],
        ['Amarillo', 'TX'],
      ],
      [
        ['Amarillo', 'TX'],
        ['Kansas City', 'MO'],
        ['Des Moines', 'IA'],
        ['Minneapolis', 'MN'],
        ['Omaha', 'NE'],
        ['Amarillo', 'TX'],
      ],
      [
        ['Amarillo', 'TX'],
        ['Cheyenne', 'WY'],
        ['Boise', 'ID'],
        ['Portland', 'OR'],
        ['Sacramento', 'CA'],
        ['Phoenix', 'AZ'],
        ['Amarillo', 'TX'],
      ],
      [
        ['Amarillo', 'TX'],
        ['Wichita', 'KS'],
        ['Chicago', 'IL'],
        ['Kansas City', 'MO'],
        ['Amarillo', 'TX'],
      ],
    ],
  },
  {
    unit: '102',
    make: 'Kenworth',
    model: 'T680',
    year: 2019,
    plate: 'R4T 7711',
    axles: 3,
    registeredWeightPounds: 78_000,
    odometer: 588_120,
    driver: 'Lee Ortiz',
    milesPerGallonTenths: 62,
    tours: [
      [
        ['Amarillo', 'TX'],
        ['Memphis', 'TN'],
        ['Charlotte', 'NC'],
        ['Richmond', 'VA'],
        ['Louisville', 'KY'],
        ['St Louis', 'MO'],
        ['Amarillo', 'TX'],
      ],
      [
        ['Amarillo', 'TX'],
        ['Dallas', 'TX'],
        ['Houston', 'TX'],
        ['Baton Rouge', 'LA'],
        ['Little Rock', 'AR'],
        ['Amarillo', 'TX'],
      ],
      [
        ['Amarillo', 'TX'],
        ['Indianapolis', 'IN'],
        ['Columbus', 'OH'],
        ['Pittsburgh', 'PA'],
        ['Nashville', 'TN'],
        ['Amarillo', 'TX'],
      ],
      [
        ['Amarillo', 'TX'],
        ['Birmingham', 'AL'],
        ['Atlanta', 'GA'],
        ['Nashville', 'TN'],
        ['Oklahoma City', 'OK'],
        ['Amarillo', 'TX'],
      ],
    ],
  },
  {
    unit: '103',
    make: 'Hino',
    model: '338',
    year: 2020,
    plate: 'R4T 7712',
    axles: 2,
    registeredWeightPounds: 33_000,
    odometer: 96_400,
    driver: 'Sam Reyes',
    milesPerGallonTenths: 91,
    tours: [
      [
        ['Amarillo', 'TX'],
        ['Oklahoma City', 'OK'],
        ['Wichita', 'KS'],
        ['Amarillo', 'TX'],
      ],
      [
        ['Amarillo', 'TX'],
        ['Albuquerque', 'NM'],
        ['Denver', 'CO'],
        ['Amarillo', 'TX'],
      ],
      [
        ['Amarillo', 'TX'],
        ['Dallas', 'TX'],
        ['Oklahoma City', 'OK'],
        ['Amarillo', 'TX'],
      ],
    ],
  },
];

/** Quarters with records, the one that runs included. */
export const DEMO_QUARTERS = 6;

/** Tours that begin in an ordinary quarter, and in the one that waits to be filed, which is looked at first. */
export const DEMO_TOURS = 2;
export const DEMO_TOURS_TO_FILE = 3;

/** Tours that begin in a quarter, from the first one with records; those that would end after today are left out. */
export const demoToursOf = (quarter: number): number =>
  quarter === DEMO_QUARTERS - 2 ? DEMO_TOURS_TO_FILE : DEMO_TOURS;

/** Days from the start of a quarter to its n-th tour. */
export const demoTourDay = (index: number): number => 6 + index * 26;

/** Tenths of a mile per gallon that a truck does better or worse, quarter by quarter: weather, loads, tires. */
export const DEMO_ECONOMY = [0, -2, -1, 1, 2, 0] as const;

/** A driver's day, in tenths of a mile. */
export const DEMO_DAY_TENTHS = 5_500;
