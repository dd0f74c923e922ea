import { describe, expect, it } from 'vitest';
import { createEquipment } from '~/areas/equipment/save-equipment.server';
import { readRows } from '~/areas/imports/read-import.server';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';
import { fleetCtx } from '../../factories/fleet';
import { accepted, checked, must, tripLines } from '../../factories/imports';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

/** Files as people elsewhere write them: other languages, a month in place of a day, vehicles that stood still. */

const { prisma } = await testDatabase();
const fleet = async () => fleetCtx((await makeAccount(prisma, { planPackageId: 'ic_advanced' })).scope);
const rowsOf = async (ctx: Ctx<CarrierScope>, id: string) =>
  must(await readRows(ctx, id, null, { start: 0, length: 500 })).rows.map(({ state, reason }) => [
    state,
    reason,
  ]);
const tripsOf = (ctx: Ctx<CarrierScope>) => tripLines(prisma, ctx.scope.carrierId);

describe('a file in another language', () => {
  it('of fuel in French is read by its own headers, commas and liters', async () => {
    const ctx = await fleet();
    const made = await checked(
      ctx,
      'Date;Unité;Vendeur;Ville;Province;Litres;Total;N° de facture\n' +
        '2026-07-03;T-7;Irving;Montréal;QC;310,5;512,33;A-1\n' +
        '2026-07-04;T-7;Shell;Rivière-du-Loup;QC;1 210,25;2 001,10;A-2\n',
    );
    expect(await rowsOf(ctx, made.id)).toEqual([
      ['good', ''],
      ['good', ''],
    ]);
    await accepted(ctx, made.id);
    const fuel = await prisma.fuelPurchase.findMany({
      where: { carrierId: ctx.scope.carrierId },
      orderBy: { id: 'asc' },
    });
    expect(
      fuel.map(({ quantity, fuelUnit, city, state, seller, reference, totalCents }) => [
        quantity.toString(),
        fuelUnit,
        city,
        state,
        seller,
        reference,
        totalCents,
      ]),
    ).toEqual([
      ['310.5', 'litre', 'Montréal', 'QC', 'Irving', 'A-1', 51_233],
      ['1210.25', 'litre', 'Rivière-du-Loup', 'QC', 'Shell', 'A-2', 200_110],
    ]);
  });

  it('of trips in Spanish has its miles in columns of states', async () => {
    const ctx = await fleet();
    const made = await checked(
      ctx,
      'Fecha,Unidad,TX millas,OK millas,Odómetro inicial,Odómetro final\n07/03/2026,T-7,100,50.5,1000,1150.5\n',
    );
    await accepted(ctx, made.id);
    expect(await tripsOf(ctx)).toEqual([['T-7', '2026-07-03', '2026-07-03', 'TX 100, OK 50.5']]);
  });
});

describe('a truck that is named once, above its lines', () => {
  const unitsOf = async (text: string, name = 'file.csv') => {
    const ctx = await fleet();
    const made = await checked(ctx, text, { name });
    await accepted(ctx, made.id);
    const fuel = await prisma.fuelPurchase.findMany({
      where: { carrierId: ctx.scope.carrierId },
      orderBy: { id: 'asc' },
      include: { equipment: true },
    });
    return fuel.map(({ equipment, quantity, state }) => [equipment?.unit, Number(quantity), state]);
  };

  it.each([
    ['French', 'Camion : 101', 'Date;Vendeur;Ville;Province;Litres;Total', 'Camion : 102'],
    ['French without a colon', 'Unité 101', 'Date;Vendeur;Ville;Province;Litres;Total', 'Unité 102'],
    ['Spanish', 'Vehículo: 101', 'Fecha;Proveedor;Ciudad;Estado;Litros;Total', 'Vehículo: 102'],
    ['English', 'Vehicle: 101 - Volvo', 'Date;Seller;City;State;Liters;Total', 'Vehicle: 102 - Mack'],
  ])('in %s, the first even above the names of the columns', async (_language, first, head, second) => {
    const rows = ['2026-07-03;Irving;Laval;QC;310;512.33', '2026-07-05;Esso;Toronto;ON;150;240.00'];
    expect(await unitsOf([first, head, rows[0], second, rows[1], ''].join('\n'))).toEqual([
      ['101', 310, 'QC'],
      ['102', 150, 'ON'],
    ]);
  });

  it('in a statement as it is printed, with blanks between its columns', async () => {
    const text =
      'Date      Product       City           State   Gallons     Total  Invoice\n' +
      'Unit: 101\n' +
      '07/03/26  TRUCK DIESEL  AMARILLO       TX       120.50    469.83  A-1\n' +
      '07/03/26  DEF           AMARILLO       TX        10.00     41.00  A-1\n' +
      'Unit: 102\n' +
      '07/04/26  TRUCK DIESEL  OKLAHOMA CITY  OK        88.10    334.69  A-2\n';
    expect(await unitsOf(text, 'statement.txt')).toEqual([
      ['101', 120.5, 'TX'],
      ['102', 88.1, 'OK'],
    ]);
  });
});

describe('a file of months', () => {
  it('makes a trip of each truck and month, by states', async () => {
    const ctx = await fleet();
    const made = await checked(
      ctx,
      'Vehicle,State,Month,Miles\nT-7,Texas,July 2026,1204.5\nT-7,Oklahoma,July 2026,300\nT-7,Texas,Aug-26,10\nT-8,Texas,July,10\n',
    );
    expect(await rowsOf(ctx, made.id)).toEqual([
      ['good', ''],
      ['part', 'Part of the trip on row 2.'],
      ['good', ''],
      ['bad', ''],
    ]);
    await accepted(ctx, made.id);
    expect(await tripsOf(ctx)).toEqual([
      ['T-7', '2026-07-01', '2026-07-31', 'TX 1204.5, OK 300'],
      ['T-7', '2026-08-01', '2026-08-31', 'TX 10'],
    ]);
  });

  it('leaves out a vehicle that stood still, without an error', async () => {
    const ctx = await fleet();
    const page = (vehicleReports: object[], hasNextPage: boolean) => ({
      data: { year: 2026, quarter: 'Q3', vehicleReports },
      pagination: { endCursor: '', hasNextPage },
    });
    const drove = { jurisdiction: 'ON', taxableMeters: 10_000, totalMeters: 16_093.44, taxPaidLiters: 0 };
    const made = await checked(
      ctx,
      JSON.stringify([
        page([{ vehicle: { id: '2', name: 'T-2' }, jurisdictions: [] }], true),
        page([{ vehicle: { id: '3', name: 'T-3' }, jurisdictions: [drove] }], false),
      ]),
      { name: 'report.json' },
    );
    expect(await rowsOf(ctx, made.id)).toEqual([
      ['aside', 'No distance in this report.'],
      ['good', ''],
    ]);
    await accepted(ctx, made.id);
    expect(await tripsOf(ctx)).toEqual([['T-3', '2026-07-01', '2026-09-30', 'ON 10']]);
  });
});

describe('positions as the answer of a system', () => {
  const drive = Array.from({ length: 8 }, (_, index) => ({
    at: `2026-07-03T15:${String(index * 7).padStart(2, '0')}:00Z`,
    lat: 32.78 + index * 0.1,
    lon: -96.8 - index * 0.01,
  }));

  it.each([
    [
      'lists inside each vehicle',
      {
        data: [
          {
            id: '1',
            name: 'T-7',
            gps: drive.map(({ at, lat, lon }) => ({ time: at, latitude: lat, longitude: lon, speed: 60 })),
          },
        ],
        pagination: { endCursor: '', hasNextPage: false },
      },
    ],
    [
      'records that name their device',
      {
        result: drive.map(({ at, lat, lon }) => ({
          dateTime: at,
          latitude: lat,
          longitude: lon,
          device: { id: 'b1', name: 'T-7' },
        })),
      },
    ],
    [
      'records in wrappers',
      {
        locations: drive.map(({ at, lat, lon }) => ({
          location: { id: 1, located_at: at, lat, lon, vehicle: { number: 'T-7' } },
        })),
      },
    ],
    [
      'moments in milliseconds',
      drive.map(({ at, lat, lon }) => ({ unit: 'T-7', ts: Date.parse(at), lat, lng: lon })),
    ],
  ])('is read: %s', async (_what, answer) => {
    const ctx = await fleet();
    const made = await checked(ctx, JSON.stringify(answer), { name: 'positions.json' });
    expect(made.kind).toBe('positions');
    expect(await rowsOf(ctx, made.id)).toEqual([
      ['good', expect.stringContaining('T-7, 07/03/2026: 8 positions')],
    ]);
    await accepted(ctx, made.id);
    const [trip, ...others] = await tripsOf(ctx);
    expect(others).toEqual([]);
    expect(trip?.slice(0, 3)).toEqual(['T-7', '2026-07-03', '2026-07-03']);
    const miles = /^TX ([\d.]+)$/.exec(String(trip?.[3]))?.[1];
    expect(Number(miles)).toBeGreaterThan(48);
    expect(Number(miles)).toBeLessThan(60);
  });
});

describe('a file of strangers', () => {
  const fuelOf = async (ctx: Ctx<CarrierScope>) =>
    (
      await prisma.fuelPurchase.findMany({
        where: { carrierId: ctx.scope.carrierId },
        orderBy: { id: 'asc' },
        include: { equipment: true },
      })
    ).map(({ equipment, quantity, fuelUnit, pricePerUnit, totalCents, city, seller }) => ({
      unit: equipment?.unit,
      filled: `${quantity.toString()} ${fuelUnit}`,
      price: pricePerUnit?.toString(),
      totalCents,
      city,
      seller,
    }));
  const imported = async (ctx: Ctx<CarrierScope>, text: string) => {
    const made = await checked(ctx, text);
    await accepted(ctx, made.id);
    return made;
  };

  it.each([
    ['Imp Gallons', '80'],
    ['Gallons impériaux', '80'],
    ['Quantity', '80 imp gal'],
    ['Quantity,UOM', '80,IMP. GAL'],
  ])('in imperial gallons is recorded in liters: %s, %s', async (header, cells) => {
    const ctx = await fleet();
    await imported(
      ctx,
      `Date,Truck,Merchant,City,Prov,${header},Price,Total\n2026-11-03,101,Petro,London,ON,${cells},6.50,520.00\n`,
    );
    expect(await fuelOf(ctx)).toMatchObject([
      { filled: '363.687 litre', price: '1.4298', totalCents: 52_000 },
    ]);
  });

  it('names a truck of the carrier with a word before its number', async () => {
    const ctx = await fleet();
    for (const unit of ['101', '102', 'T-7']) must(await createEquipment(ctx, { unit }));
    const units = ['UNIT 101', 'Truck #102', 'trk 0101', 'Tractor No. 102', 'Truck T7', 'Truck 9'];
    await imported(
      ctx,
      `Date,Unit,Merchant,City,State,Gallons,Total\n${units
        .map((unit, index) => `2026-11-0${index + 1},${unit},Pilot,Waco,TX,8${index},300.00`)
        .join('\n')}\n`,
    );
    expect((await fuelOf(ctx)).map(({ unit }) => unit)).toEqual([
      '101',
      '102',
      '101',
      '102',
      'T-7',
      'Truck 9',
    ]);
  });

  it('that was printed in pages has its head and the sums of each truck set aside', async () => {
    const ctx = await fleet();
    const head = 'Date,Unit,Site,City,State,Gallons,Total';
    const made = await imported(
      ctx,
      [
        head,
        '11/02/2026,101,Pilot,Waco,TX,120.5,443.32',
        'Unit 101 Subtotal,,,,,120.5,443.32',
        head,
        '11/05/2026,102,TA,Gary,IN,99.9,391.51',
        'Grand Total,,,,,220.4,834.83',
      ].join('\n'),
    );
    expect(await rowsOf(ctx, made.id)).toEqual([
      ['accepted', ''],
      ['aside', 'This is a totals row.'],
      ['aside', 'The names of the columns again.'],
      ['accepted', ''],
      ['aside', 'This is a totals row.'],
    ]);
  });

  it('has the town behind the name of a stop without a number', async () => {
    const ctx = await fleet();
    await imported(
      ctx,
      'Date,Unit,Location,State,Gallons,Total\n11/02/2026,101,Flying J - Tulsa,OK,90,330.00\n11/03/2026,101,Winston - Salem,NC,91,333.00\n',
    );
    expect(await fuelOf(ctx)).toMatchObject([
      { city: 'Tulsa', seller: 'Flying J - Tulsa' },
      { city: 'Winston-Salem', seller: '' },
    ]);
  });

  it.each([
    ['km', 1.609_344],
    ['mi', 1],
  ])('of Geotab names the device and the unit behind its odometers: %s', async (unit, factor) => {
    const ctx = await fleet();
    const at = (miles: number) => (miles * factor).toFixed(3);
    await imported(
      ctx,
      [
        `Device,Jurisdiction,Enter Time,Exit Time,Enter Odometer (${unit}),Exit Odometer (${unit})`,
        `101,Texas,11/03/2026 08:00:00 AM,11/03/2026 12:00:00 PM,${at(512_000)},${at(512_250)}`,
        `101,Oklahoma,11/03/2026 12:00:00 PM,11/03/2026 03:00:00 PM,${at(512_250)},${at(512_400)}`,
      ].join('\n'),
    );
    expect(await tripsOf(ctx)).toEqual([['101', '2026-11-03', '2026-11-03', 'TX 250, OK 150']]);
  });
});
