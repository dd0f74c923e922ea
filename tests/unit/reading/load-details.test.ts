import { describe, expect, it } from 'vitest';
import type { PageItem } from '~/reading/page-items';
import type { DetailKind, LoadDetail } from '~/reading/reading';
import { column, readItems, recognized, row } from '../../factories/confirmation-pages';

/** A paper: its head at the top, then two stops, then what is below them. */
const STOPS = column(
  [
    'Pickup 1',
    'Acme Foods',
    '100 Main St',
    'Dallas, TX 75201',
    '11/23/2026 08:00 - 14:00',
    '',
    'Delivery 1',
    'Best Mart',
    '9 Dock Rd',
    'Memphis, TN 38103',
    '11/24/2026 07:00',
  ],
  40,
  330,
);
const details = (...items: readonly PageItem[][]): readonly LoadDetail[] =>
  readItems([...items.flat(), ...STOPS]).details ?? [];
const only = (kind: DetailKind, ...items: readonly PageItem[][]) =>
  details(...items)
    .filter((detail) => detail.kind === kind)
    .map(({ value, doubt }) => (doubt === undefined ? value : `${value} ?`));

describe('what a confirmation says of the load', () => {
  it.each<[DetailKind, string, string]>([
    ['equipment', "Equipment: 53' Dry Van", "53' Dry Van"],
    ['equipment', 'Trailer Type: Reefer -10 F', 'Reefer -10 F'],
    ['equipment', 'Equipment: Power only Weight: 42000 lbs', 'Power only'],
    ['commodity', 'Commodity: Frozen Peas Weight: 41,200 lbs', 'Frozen Peas'],
    ['commodity', 'Commodity: PLASTIC PELLETS, 42,500 lbs', 'PLASTIC PELLETS'],
    ['weight', 'Weight: 42000 lbs Miles: 871', '42,000 lb'],
    ['weight', 'Total Weight (lbs): 38,500', '38,500 lb'],
    ['weight', 'Weight: 19,050 kg', '19,050 kg'],
    ['miles', 'Weight: 42000 lbs Miles: 1,871', '1,871 mi'],
    ['miles', 'Loaded miles: 640.5', '640.5 mi'],
  ])('reads the %s in "%s"', (kind, line, expected) => {
    expect(only(kind, column([line]))).toEqual([expected]);
  });

  it.each<[DetailKind, string]>([
    ['equipment', 'Trailer: 53021'],
    ['equipment', 'Truck: 114'],
    ['miles', 'Empty miles: 120'],
    ['miles', 'Rate per mile: 2.45'],
    ['miles', 'Deadhead miles: 88'],
    ['weight', 'Max weight: 45,000 lbs'],
    ['weight', 'Carrier may not exceed 80,000 lbs gross'],
    ['weight', 'Weight: TBD'],
    ['commodity', 'Commodity: See BOL'],
    ['commodity', 'Commodity: $100,000.00'],
    ['broker', 'Customs Broker: Livingston International'],
    ['mc', 'Carrier: Blue Road Trucking LLC MC# 881122'],
    ['contact', 'Driver: Sam Hill 555-010-2040'],
  ])('finds no %s in "%s"', (kind, line) => {
    expect(only(kind, column([line]))).toEqual([]);
  });

  it('reads values beside and under their labels', () => {
    const beside = [
      ...row(100, [
        [40, 'Weight'],
        [160, '42,500 lbs'],
      ]),
      ...row(112, [
        [40, 'Miles'],
        [160, '871'],
      ]),
    ];
    expect(only('weight', beside)).toEqual(['42,500 lb']);
    expect(only('miles', beside)).toEqual(['871 mi']);
    const table = [
      ...row(100, [
        [40, 'Commodity'],
        [200, 'Weight'],
        [320, 'Equipment'],
      ]),
      ...row(112, [
        [40, 'Steel coils'],
        [200, '44,100'],
        [320, "48' Flatbed"],
      ]),
    ];
    expect(only('commodity', table)).toEqual(['Steel coils']);
    expect(only('weight', table)).toEqual(['44,100 lb']);
    expect(only('equipment', table)).toEqual(["48' Flatbed"]);
  });

  it('doubts where two values compete, and takes a total before its parts', () => {
    expect(only('weight', column(['Weight: 20,000 lbs', 'Weight: 22,000 lbs']))).toEqual(['20,000 lb ?']);
    expect(only('weight', column(['Weight: 20,000 lbs', 'Total weight: 42,000 lbs']))).toEqual(['42,000 lb']);
    expect(only('miles', column(['Miles: 871', 'Distance: 880']))).toEqual(['871 mi ?']);
  });

  it('doubts a weight without its label', () => {
    expect(only('weight', column(['One load of pellets, 42,500 lbs']))).toEqual(['42,500 lb ?']);
  });

  it('says where each value is', () => {
    const found = details(column(['Weight: 42000 lbs'])).find(({ kind }) => kind === 'weight');
    expect(found?.evidence).toMatchObject({ page: 1, text: 'Weight: 42000 lbs', x0: 40 });
    expect(found?.evidence.y1).toBeGreaterThan(100);
  });
});

describe('a scan', () => {
  it('leaves a doubt at what was recognized with little faith', () => {
    expect(only('weight', recognized(40, 100, 'Weight: 42000 lbs'))).toEqual(['42,000 lb']);
    expect(only('weight', recognized(40, 100, 'Weight: 42000~80 lbs'))).toEqual(['42,000 lb ?']);
    expect(only('commodity', recognized(40, 100, 'Commodity: Frozen Peas~60'))).toEqual(['Frozen Peas ?']);
    expect(only('weight', recognized(40, 100, 'Weight: 42O00 lbs'))).toEqual([]);
  });
});

describe('who gives the load', () => {
  it('takes the name behind its label', () => {
    expect(only('broker', column(['Broker: Meridian Freight LLC']))).toEqual(['Meridian Freight LLC']);
  });

  it('takes the name at the head without a doubt only where the paper repeats it', () => {
    const head = column(
      ['TRUE NORTH LOGISTICS', 'MC 448210', '4100 Lakeside Pkwy, Flower Mound, TX 75028'],
      40,
      60,
    );
    expect(only('broker', head)).toEqual(['TRUE NORTH LOGISTICS ?']);
    const invoices = column(['Send invoices to True North Logistics, PO Box 9'], 40, 560);
    expect(only('broker', head, invoices)).toEqual(['TRUE NORTH LOGISTICS']);
    expect(only('mc', head)).toEqual(['448210']);
  });

  it('leaves the number of the carrier to the carrier', () => {
    const carrier = column(['Carrier:', 'Blue Road Trucking LLC', 'MC# 881122'], 40, 200);
    expect(only('mc', carrier)).toEqual([]);
    expect(only('broker', carrier)).toEqual([]);
  });

  it('doubts a number that nothing gives to the broker, and one of two', () => {
    expect(only('mc', column(['MC# 448210'], 40, 60))).toEqual(['448210 ?']);
    expect(only('mc', column(['Broker MC: 448210', 'Broker MC: 448211'], 40, 60))).toEqual(['448210 ?']);
  });

  it('reads whom to ask, and not the contact of a dock', () => {
    expect(only('contact', column(['Contact: Casey Ames, 612-555-0144'], 40, 60))).toEqual([
      'Casey Ames, 612-555-0144',
    ]);
    expect(only('contact', column(['Contact: Dock Boss, 612-555-0199'], 40, 391))).toEqual([]);
  });
});

describe('what is paid, when and how', () => {
  const charges = (...rows: [string, string][]) =>
    rows.flatMap(([name, sum], index) =>
      row(560 + index * 12, [
        [40, name],
        [200, sum],
      ]),
    );

  it('believes charges that add up to the rate', () => {
    const found = details(
      charges(['Line haul', '$1,050.00'], ['Fuel surcharge', '$125.00'], ['Total', '$1,175.00']),
    );
    expect(found.filter(({ kind }) => kind === 'charge')).toMatchObject([
      { value: 'Line haul', cents: 105_000, doubt: undefined },
      { value: 'Fuel surcharge', cents: 12_500, doubt: undefined },
    ]);
  });

  it('doubts charges that do not', () => {
    expect(
      only(
        'charge',
        charges(['Line haul', '$1,050.00'], ['Fuel surcharge', '$125.00'], ['Total', '$1,275.00']),
      ),
    ).toEqual(['Line haul ?', 'Fuel surcharge ?']);
  });

  it('reads the window of a dock that has one', () => {
    expect(details().filter(({ kind }) => kind === 'appointment')).toMatchObject([
      { value: '08:00 to 14:00', stop: 0, doubt: undefined },
    ]);
  });

  it('leaves out a window in one piece of print with the dates of two stops', () => {
    const shared = [
      ...column(['Ship date: 11/23/2026 Delivery date: 11/24/2026 21:00 - 23:00'], 40, 60),
      ...column(['Shipper', 'Acme Foods', 'Dallas, TX 75201'], 40, 100),
      ...column(['Consignee', 'Best Mart', 'Memphis, TN 38103'], 40, 160),
    ];
    const { stops, details: found = [] } = readItems(shared);
    expect(stops.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-24']);
    expect(found.filter(({ kind }) => kind === 'appointment')).toEqual([]);
  });

  it('quotes what the driver is told', () => {
    expect(
      only(
        'instructions',
        column(['Special Instructions: Call two hours ahead. Load bars are required.'], 40, 560),
      ),
    ).toEqual(['Call two hours ahead. Load bars are required.']);
  });
});
