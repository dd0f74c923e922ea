/** What the demonstration carrier drove and bought: enough to see a quarter with credits, a surcharge and two trucks. */
export interface DemoTruck {
  unit: string;
  make: string;
  model: string;
  year: number;
  plate: string;
  /** Odometer at the start of its first trip, whole miles. */
  odometer: number;
  driver: string;
  /** Places in driving order; each trip goes from one to the next. */
  places: readonly (readonly [city: string, state: string])[];
}

export const DEMO_TRUCKS: readonly DemoTruck[] = [
  {
    unit: '101',
    make: 'Freightliner',
    model: 'Cascadia',
    year: 2022,
    plate: 'R4T 7710',
    odometer: 412_650,
    driver: 'Dana Driver',
    places: [
      ['Amarillo', 'TX'],
      ['Denver', 'CO'],
      ['Salt Lake City', 'UT'],
      ['Boise', 'ID'],
      ['Portland', 'OR'],
      ['Sacramento', 'CA'],
      ['Phoenix', 'AZ'],
      ['Albuquerque', 'NM'],
      ['Amarillo', 'TX'],
      ['Kansas City', 'MO'],
      ['Des Moines', 'IA'],
      ['Minneapolis', 'MN'],
      ['Chicago', 'IL'],
      ['Amarillo', 'TX'],
      ['Wichita', 'KS'],
      ['Omaha', 'NE'],
      ['Cheyenne', 'WY'],
      ['Denver', 'CO'],
      ['Amarillo', 'TX'],
    ],
  },
  {
    unit: '102',
    make: 'Kenworth',
    model: 'T680',
    year: 2019,
    plate: 'R4T 7711',
    odometer: 688_120,
    driver: 'Lee Ortiz',
    places: [
      ['Amarillo', 'TX'],
      ['Memphis', 'TN'],
      ['Louisville', 'KY'],
      ['Richmond', 'VA'],
      ['Charlotte', 'NC'],
      ['Atlanta', 'GA'],
      ['Birmingham', 'AL'],
      ['Dallas', 'TX'],
      ['Oklahoma City', 'OK'],
      ['St Louis', 'MO'],
      ['Indianapolis', 'IN'],
      ['Columbus', 'OH'],
      ['Pittsburgh', 'PA'],
      ['Nashville', 'TN'],
      ['Little Rock', 'AR'],
      ['Dallas', 'TX'],
      ['Houston', 'TX'],
      ['Baton Rouge', 'LA'],
      ['Amarillo', 'TX'],
    ],
  },
];

/** Days from the start of the quarter before this one to the n-th trip; later trips than today are left out. */
export const demoTripDay = (index: number): number => 3 + index * 7;
