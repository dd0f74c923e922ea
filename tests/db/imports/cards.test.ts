import { describe, expect, it } from 'vitest';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { createFuel } from '~/areas/fuel/save-fuel.server';
import { mapImport } from '~/areas/imports/map-import.server';
import { readRows } from '~/areas/imports/read-import.server';
import { fleetCtx } from '../../factories/fleet';
import { accepted, checked, must, runStep, uploaded } from '../../factories/imports';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma } = await testDatabase();
const fleet = async () => fleetCtx((await makeAccount(prisma)).scope);
const rowsOf = async (ctx: Ctx<CarrierScope>, id: string) =>
  must(await readRows(ctx, id, null, { start: 0, length: 500 })).rows;
const fuelOf = (ctx: Ctx<CarrierScope>) =>
  prisma.fuelPurchase.findMany({
    where: { carrierId: ctx.scope.carrierId },
    orderBy: { id: 'asc' },
    include: { equipment: true },
  });

const EFS = `Transaction Report
11/01/2026 - 11/07/2026

Card #,Tran Date,Invoice,Unit,Driver Name,Odometer,Location Name,City,State/ Prov,Fees,Item,Unit Price,Disc PPU,Qty,Amt,DB,Currency
7083050030387001234,2026-11-02,0051234,T-1,ANN LEE,412300,PILOT DALLAS 433,DALLAS,TX,0,ULSD,3.499,3.299,120.50,397.53,Y,USD/Gallons
7083050030387001234,2026-11-02,0051234,T-1,ANN LEE,412300,PILOT DALLAS 433,DALLAS,TX,0,DEFD,4.199,4.199,8.10,34.01,Y,USD/Gallons
7083050030387001234,2026-11-02,0051235,T-1,ANN LEE,412300,PILOT DALLAS 433,DALLAS,TX,0,ULSR,3.499,3.299,40.00,131.96,Y,USD/Gallons
7083050030387001234,2026-11-03,0051300,T-1,ANN LEE,412800,TA TULSA,TULSA,OK,2.5,CADV,,,0,100.00,Y,USD/Gallons
7083050030387001234,2026-11-03,0051301,T-1,ANN LEE,412800,TA TULSA,TULSA,OK,0,SCLE,,,1,13.50,Y,USD/Gallons
7083050030387001234,2026-11-04,0051400 VOID,T-1,ANN LEE,412900,LOVES,AMARILLO,TX,0,ULSD,3.499,3.299,90,296.91,Y,USD/Gallons
7083050030387001234,2026-11-04,0051401,T-1,ANN LEE,412900,LOVES,AMARILLO,TX,0,ULSD,3.499,3.299,-90,-296.91,Y,USD/Gallons
7083050030387001234,2026-11-02,0051234,T-1,ANN LEE,412300,PILOT DALLAS 433,DALLAS,TX,0,ULSD,3.499,3.299,120.50,397.53,Y,USD/Gallons
7083050030387001234,2026-11-05,0051500,T-1,ANN LEE,413100,LOVES,AMARILLO,TX,0,ZZTOP,1,1,50,50,Y,USD/Gallons
7083050030387001234,2026-11-05,0051501,,ANN LEE,413100,LOVES,AMARILLO,TX,0,ULSD,3.1,3.1,50,155,Y,USD/Gallons
Total,,,,,,,,,2.5,,,,470.10,829.00,,
`;

const WEX = `Transaction Date,Transaction Time,Card Number,Custom Vehicle/Asset ID,Units,Unit of Measure,Unit Cost,Total Fuel Cost,Net Cost,Product,Product Description,Transaction Description,Merchant Name,Merchant City,Merchant State / Province,Merchant Postal Code,Driver Last Name,Transaction Ticket Number
11/02/2026,14:05,*****12345,101,95.123,Gallons,3.41,324.37,320.00,DSL,Diesel,Purchase,SHELL 12,ODESSA,TX,79761,LEE,778811
11/02/2026,14:06,*****12345,101,3.2,Gallons,4.10,13.12,13.12,DEF,Diesel Exhaust Fluid,Purchase,SHELL 12,ODESSA,TX,79761,LEE,778812
11/03/2026,09:00,*****12345,101,20,Gallons,3.05,61.00,61.00,UNL,Unleaded Regular,Purchase,SHELL 12,ODESSA,TX,79761,LEE,778813
11/04/2026,09:00,*****12345,101,0,Gallons,0,0,-12.00,DSL,Diesel,Rebate,SHELL 12,ODESSA,TX,79761,LEE,778814
`;

const COMDATA = `Account Code,Card Number,Transaction Date,Truckstop Name,Truckstop City,Truckstop State,Truckstop Invoice Number,Number of Tractor Gallons,Tractor Fuel Price Per Gallon,Cost of Tractor Fuel,Number of Reefer Gallons,Cost of Reefer Fuel,Total Cost of Oil,Cash Advance Amount,Driver's Name,Unit Number,Status
AB123,5567XXXX0001,110226,PETRO 22,WEST MEMPHIS,AR,998877,110.25,3.359,370.33,35.10,117.90,0.00,100.00,LEE ANN,T-7,
AB123,5567XXXX0001,11/03/2026,PETRO 22,WEST MEMPHIS,AR,998878,110.25,3.359,370.33,35.10,117.90,0.00,100.00,LEE ANN,T-7,
AB123,5567XXXX0001,11/04/2026,PETRO 23,JACKSON,TN,998879,0.00,0,0.00,0.00,0.00,0.00,200.00,LEE ANN,T-7,
AB123,5567XXXX0001,11/05/2026,PETRO 24,NASHVILLE,TN,998880,88.00,3.2,281.60,0.00,0.00,0.00,0.00,LEE ANN,T-7,VOID
`;

describe('a fuel-card statement', () => {
  it('leaves out the fill whose receipt was recorded before, a day and hundredths of a gallon apart', async () => {
    const ctx = await fleet();
    const unit = await prisma.equipment.create({ data: { carrierId: ctx.scope.carrierId, unit: 'T-1' } });
    const paper = { name: 'pilot.pdf', bytes: new TextEncoder().encode('%PDF-1.7 a receipt') };
    const record = async (date: string, quantity: string, file: typeof paper | null) =>
      must(
        await createFuel(ctx, {
          fields: { equipmentId: Number(unit.id), date, quantity, city: 'Dallas', state: 'TX' },
          file,
        }),
      );
    await record('2026-11-01', '120.498', paper);
    // Without a paper, and farther away: neither is the fill of the card.
    await record('2026-11-01', '120.497', null);
    await record('2026-11-04', '120.5', paper);
    const made = await checked(ctx, EFS);
    const rows = await rowsOf(ctx, made.id);
    expect(rows[0]).toMatchObject({
      state: 'duplicate',
      reason: 'Recorded from a receipt: 120.498 gallons on 11/01/2026.',
    });
    expect(rows.filter(({ reason }) => reason.startsWith('Recorded from a receipt'))).toHaveLength(1);
  });

  it('imports no purchase that another line of it takes back, wherever that line stands', async () => {
    const ctx = await fleet();
    const lines = [
      '1,10/05/2026,T-1,DIESEL,100,350.00,Dallas,TX,9001,Posted',
      '1,10/05/2026,T-1,DIESEL,-100,-350.00,Dallas,TX,9001,Posted',
      // Newest first, with a number of its own.
      '1,10/06/2026,T-1,DIESEL,-50.5,-175.00,Dallas,TX,9003,Credit',
      '1,10/06/2026,T-1,DIESEL,50.500,175.00,Dallas,TX,9002,Posted',
      // Billed, taken back and billed again: bought once.
      '1,10/07/2026,T-1,DIESEL,60,210.00,Dallas,TX,9004,Posted',
      '1,10/07/2026,T-1,DIESEL,-60,-210.00,Dallas,TX,9004,Posted',
      '1,10/07/2026,T-1,DIESEL,60,210.00,Dallas,TX,9004,Posted',
      // Of another truck, day, state or quantity: nobody's.
      '1,10/08/2026,T-1,DIESEL,70,245.00,Dallas,TX,9005,Posted',
      '1,10/08/2026,T-2,DIESEL,-70,-245.00,Dallas,TX,9005,Posted',
      '1,10/08/2026,T-1,DIESEL,-70,-245.00,Tulsa,OK,9005,Posted',
      '1,10/08/2026,T-1,DIESEL,-70.001,-245.00,Dallas,TX,9005,Posted',
      '1,10/08/2026,T-1,DEF,-70,-245.00,Dallas,TX,9005,Posted',
    ];
    const header = 'Card Number,Transaction Date,Unit,Product,Quantity,Amount,City,State,Invoice,Status';
    const made = await checked(ctx, `${header}\n${lines.join('\n')}\n`);
    const rows = await rowsOf(ctx, made.id);
    expect(rows.map(({ number, state, reason }) => [number, state, reason])).toEqual([
      [2, 'aside', 'Row 3 takes this purchase back: neither is imported.'],
      [3, 'aside', 'Takes row 2 back: neither is imported.'],
      [4, 'aside', 'Takes row 5 back: neither is imported.'],
      [5, 'aside', 'Row 4 takes this purchase back: neither is imported.'],
      [6, 'good', ''],
      [7, 'aside', 'Takes row 8 back: neither is imported.'],
      [8, 'aside', 'Row 7 takes this purchase back: neither is imported.'],
      [9, 'good', ''],
      ...[10, 11, 12].map((number) => [number, 'aside', expect.stringContaining('below zero') as string]),
      [13, 'aside', 'Not fuel: diesel exhaust fluid (DEF).'],
    ]);
    await accepted(ctx, made.id);
    expect((await fuelOf(ctx)).map(({ reference }) => reference)).toEqual(['9004', '9005']);
  });

  it('of one truck and day with equal gallons and no number are two purchases where their lines differ', async () => {
    const ctx = await fleet();
    const file = `Row,Card #,Tran Date,Time,Unit,City,State/ Prov,Item,Qty,Amt
1,5,11/03/2026,06:10,T-1,DALLAS,TX,ULSD,100,390.00
2,5,11/03/2026,19:45,T-1,DALLAS,TX,ULSD,100,390.00
3,5,11/03/2026,19:45,T-1,DALLAS,TX,ULSD,100,390.00
`;
    const made = await checked(ctx, file);
    expect((await rowsOf(ctx, made.id)).map(({ state, reason }) => [state, reason])).toEqual([
      ['good', ''],
      ['good', ''],
      ['duplicate', 'Same as row 3.'],
    ]);
    await accepted(ctx, made.id);
    expect(await fuelOf(ctx)).toHaveLength(2);
    // The same statement again brings none of them twice.
    const again = await checked(ctx, file.replaceAll('390.00', '390'));
    expect((await rowsOf(ctx, again.id)).map(({ state }) => state)).toEqual(Array(3).fill('duplicate'));
  });

  it('that name the truck once above its lines give it to those lines, and to none below its total', async () => {
    const ctx = await fleet();
    const made = await checked(
      ctx,
      `Tran Date,Time,Location,City,State,Item,Gallons,Amount,Invoice
"Unit: T-1  Card: 7083050030387001234",,,,,,,,
11/03/2026,06:10,PILOT,DALLAS,TX,ULSD,100,390.00,A1
11/04/2026,06:10,PILOT,TULSA,OK,ULSD,90,350.00,A2
Total for T-1 Total,,,,,,190,740.00,
11/04/2026,07:10,PILOT,TULSA,OK,ULSD,70,250.00,A9
Vehicle No.: 0042,,Driver: ANN LEE,,,,,,
11/05/2026,06:10,LOVES,DALLAS,TX,ULSD,80,300.00,A3
`,
    );
    const rows = await rowsOf(ctx, made.id);
    expect(rows.map(({ state, reason }) => [state, reason])).toEqual([
      ['aside', 'Names unit T-1 for the rows below.'],
      ['good', ''],
      ['good', ''],
      ['aside', 'This is a totals row.'],
      ['bad', ''],
      ['aside', 'Names unit 0042 for the rows below.'],
      ['good', ''],
    ]);
    expect(rows[0]?.cells[0]).toBe('Unit: T-1  Card: …1234');
    // A run that was broken off below the name goes on with it.
    await prisma.importRow.deleteMany({ where: { importId: made.id, number: { gt: 3 } } });
    await prisma.dataImport.update({ where: { id: made.id }, data: { status: 'checking' } });
    await runStep(ctx, made.id);
    expect((await rowsOf(ctx, made.id)).map(({ state }) => state)).toEqual(rows.map(({ state }) => state));
    await accepted(ctx, made.id);
    expect((await fuelOf(ctx)).map(({ equipment, reference }) => [equipment?.unit, reference])).toEqual([
      ['T-1', 'A1'],
      ['T-1', 'A2'],
      ['0042', 'A3'],
    ]);
  });

  it('whose column of units is filled once above its lines give it to those lines', async () => {
    const ctx = await fleet();
    const made = await checked(
      ctx,
      'Unit,Tran Date,City,State,Item,Gallons,Amount,Invoice\nT-1,,,,,,,\n,11/03/2026,DALLAS,TX,ULSD,100,390.00,A1\nT-2,,,,,,,\n,11/05/2026,DALLAS,TX,ULSD,80,300.00,A3\nT-3,11/06/2026,DALLAS,TX,ULSD,70,300.00,A4\n',
    );
    await accepted(ctx, made.id);
    expect((await fuelOf(ctx)).map(({ equipment, reference }) => [equipment?.unit, reference])).toEqual([
      ['T-1', 'A1'],
      ['T-2', 'A3'],
      ['T-3', 'A4'],
    ]);
  });

  it('names everything that is wrong with a line at once', async () => {
    const ctx = await fleet();
    const made = await checked(
      ctx,
      'Card #,Tran Date,Unit,City,State/ Prov,Item,Qty,Amt,Invoice\n1,11/31/2026,T-1,DALLAS,ZZ,ULSD,=1+1,x,I1\n',
    );
    expect((await rowsOf(ctx, made.id))[0]?.errors.map(({ column }) => column).sort()).toEqual([1, 4, 6, 7]);
  });

  it('of EFS gives the diesel of the tractor, and sets the rest aside with the reason', async () => {
    const ctx = await fleet();
    const made = await checked(ctx, EFS);
    expect(made.kind).toBe('cards');
    const rows = await rowsOf(ctx, made.id);
    const told = rows.map((row) => [
      row.cells[10],
      row.state,
      row.reason || row.errors.map(({ message }) => message).join(' '),
    ]);
    expect(told).toEqual([
      ['ULSD', 'good', ''],
      ['DEFD', 'aside', expect.stringContaining('exhaust fluid')],
      ['ULSR', 'aside', expect.stringContaining('Reefer')],
      ['CADV', 'aside', expect.stringContaining('cash')],
      ['SCLE', 'aside', expect.stringContaining('scale')],
      ['ULSD', 'aside', expect.stringContaining('voided')],
      ['ULSD', 'aside', expect.stringContaining('below zero')],
      ['ULSD', 'duplicate', 'Same as row 5.'],
      ['ZZTOP', 'bad', expect.stringContaining('which product')],
      ['ULSD', 'bad', expect.stringContaining('Equipment is required')],
      ['', 'aside', expect.stringContaining('totals')],
    ]);
    expect(rows[0]?.cells[0]).toBe('…1234');
    await accepted(ctx, made.id);
    const fuel = await fuelOf(ctx);
    expect(
      fuel.map((one) => [
        one.equipment?.unit,
        one.quantity.toString(),
        one.fuelType,
        one.city,
        one.state,
        one.seller,
        one.reference,
        one.totalCents,
        one.taxPaid,
        one.fuelUnit,
      ]),
    ).toEqual([
      [
        'T-1',
        '120.5',
        'special_diesel',
        'DALLAS',
        'TX',
        'PILOT DALLAS 433',
        '0051234',
        39_753,
        true,
        'gallon',
      ],
    ]);
    // Who bought it, but never the number of the card.
    expect(fuel[0]?.notes).toBe('Card ending 1234, driver ANN LEE');
  });

  it('of WEX tells diesel from gasoline and DEF', async () => {
    const ctx = await fleet();
    const made = await checked(ctx, WEX);
    expect(made.kind).toBe('cards');
    const rows = await rowsOf(ctx, made.id);
    expect(rows.map(({ state }) => state)).toEqual(['good', 'aside', 'good', 'aside']);
    expect(rows[3]?.reason).toBe('No quantity on this row (authorization, fee or price adjustment).');
    await accepted(ctx, made.id);
    expect(
      (await fuelOf(ctx)).map((one) => [
        one.quantity.toString(),
        one.fuelType,
        one.state,
        one.zip,
        one.seller,
        one.reference,
      ]),
    ).toEqual([
      ['95.123', 'special_diesel', 'TX', '79761', 'SHELL 12', '778811'],
      ['20', 'gasoline', 'TX', '79761', 'SHELL 12', '778813'],
    ]);
  });

  it('of Comdata, with all products on one line, takes the tractor alone and says what else was there', async () => {
    const ctx = await fleet();
    const made = await checked(ctx, COMDATA);
    expect(made.kind).toBe('cards');
    const rows = await rowsOf(ctx, made.id);
    expect(rows.map(({ state }) => state)).toEqual(['good', 'good', 'aside', 'aside']);
    expect(rows[1]?.reason).toBe('Skipped on this row: reefer fuel 35.1, cash advance 100.');
    expect(rows[2]?.reason).toContain('cash advance 200');
    expect(rows[3]?.reason).toContain('voided');
    await accepted(ctx, made.id);
    expect(
      (await fuelOf(ctx)).map((one) => [
        one.equipment?.unit,
        one.quantity.toString(),
        one.pricePerUnit?.toString(),
        one.totalCents,
        one.state,
      ]),
    ).toEqual([
      ['T-7', '110.25', '3.359', 37_033, 'AR'],
      ['T-7', '110.25', '3.359', 37_033, 'AR'],
    ]);
  });

  it('of any other network works by the meaning of its columns', async () => {
    const ctx = await fleet();
    const again = await uploaded(
      ctx,
      'When;Truck;Where;Prov;What;Liters;Paid\n03/11/2026;7;Calgary;AB;Diesel;400,5;612,77\n04/11/2026;7;Calgary;AB;Reefer;100;153\n13/11/2026;7;Calgary;AB;Def;10;20\n',
      { kind: 'cards' },
    );
    must(
      await mapImport(ctx, again.id, {
        kind: 'cards',
        mapping: ['date', 'unit', 'city', 'state', 'product', 'quantity', 'total'],
        options: { dateOrder: 'dmy' },
      }),
    );
    expect((await runStep(ctx, again.id)).counts).toEqual({ good: 1, aside: 2 });
    await accepted(ctx, again.id);
    expect(
      (await fuelOf(ctx)).map((one) => [
        one.date.toISOString().slice(0, 10),
        one.quantity.toString(),
        one.fuelUnit,
        one.totalCents,
      ]),
    ).toEqual([['2026-11-03', '400.5', 'litre', 61_277]]);
  });

  it.each([
    [
      'a chain, its site in columns of the store and sums by card below',
      'Statement 07/01/2026 - 07/15/2026\n\nTrans Date,Store City,Store State,Card #,Unit #,Product,Gallons,Net PPG,Net Amount,Ticket #\n' +
        '7/1/26,AMARILLO,TX,****1234,0012,AUTO DIESEL,112.43,3.549,399.01,00012345\n' +
        '7/1/26,AMARILLO,TX,****1234,0012,DEF BULK,8.11,4.299,34.86,00012345\n' +
        'Card ****1234 Total,,,,,,120.54,,433.87,\n',
      [['0012', '2026-07-01', '112.43', 'gallon', 'TX', 39_901, '00012345']],
      { aside: 2, good: 1 },
    ],
    [
      'Canada, in its liters and dollars, that nothing names',
      'N° de carte;N° du véhicule;Date de transaction;Ville;Province;Produit;Quantité;Prix unitaire;Montant;Devise\n' +
        '7055;T-4;2026-07-09;Trois-Rivières;QC;DIESEL;512,44;1,789;916,75;CAD\n' +
        '7055;T-4;2026-07-10;Trois-Rivières;QC;DIESEL COLORÉ;50;1,60;80,00;CAD\n' +
        '7055;T-4;2026-07-11;Plattsburgh;NY;DIESEL;100;3,899;389,90;USD\n',
      [
        ['T-4', '2026-07-09', '512.44', 'litre', 'QC', null, ''],
        ['T-4', '2026-07-11', '100', 'gallon', 'NY', 38_990, ''],
      ],
      { aside: 1, good: 2 },
    ],
    [
      'cards with a status of each sale',
      'Transaction ID,Time (UTC),Card Last 4,Vehicle,Merchant City,Merchant State,Fuel Type,Fuel Quantity (Gallons),Amount,Status\n' +
        'tx1,2026-07-01T03:30:00Z,1234,12,Dallas,TX,diesel,100,350,Settled\n' +
        'tx2,2026-07-03T13:31:00Z,1234,12,Dallas,TX,diesel,70,245,Declined\n' +
        'tx3,2026-07-03T13:31:00Z,1234,N/A,Dallas,TX,diesel,70,245,Settled\n',
      [['12', '2026-06-30', '100', 'gallon', 'TX', 35_000, 'tx1']],
      { aside: 1, bad: 1, good: 1 },
    ],
    [
      'a spreadsheet that keeps its zeros by formulas, with a credit',
      'Date,Unit,Card #,Product,Gallons,Amount,City,ST,Invoice\n' +
        '07/07/2026,="0005",="0001",DSL,55.5CR,150.00CR,FONTANA,CA,="0009"\n' +
        '07/07/2026,="0005",="0001",DSL,55.5,150.00,FONTANA,CA,="0009"\n' +
        '07/08/2026,="0005",="0001",DSL,60,162.00,FONTANA,CA,="0010"\n',
      [['0005', '2026-07-08', '60', 'gallon', 'CA', 16_200, '0010']],
      { aside: 2, good: 1 },
    ],
    [
      'one line for all fuels, of which the total is no price of the diesel',
      'Trans Date,Unit,Truck Stop,City,ST,Invoice,Diesel Gal,Diesel PPG,Diesel Amt,DEF Gal,DEF Amt,Total Amt\n' +
        '07/05/2026,8,LOVES,GALLUP,NM,1,88.5,3.1,274.35,7,28,302.35\n',
      [['8', '2026-07-05', '88.5', 'gallon', 'NM', 27_435, '1']],
      { good: 1 },
    ],
  ])('of %s is read by its words and cells', async (_what, text, fuel, counts) => {
    const ctx = await fleet();
    const made = await checked(ctx, text);
    expect(made.kind).toBe('cards');
    expect(made.counts).toEqual(counts);
    await accepted(ctx, made.id);
    expect(
      (await fuelOf(ctx)).map((one) => [
        one.equipment?.unit,
        one.date.toISOString().slice(0, 10),
        one.quantity.toString(),
        one.fuelUnit,
        one.state,
        one.totalCents,
        one.reference,
      ]),
    ).toEqual(fuel);
  });

  it('is not doubted in its unit where a person chose it', async () => {
    const ctx = await fleet();
    const text =
      'Date,Unit,Card #,Product,Quantity,Amount,City,ST\n07/07/2026,5,1,DSL,100,150.00,CALGARY,AB\n07/08/2026,5,1,DSL,10,41.00,BUFFALO,NY\n';
    const units = async (options: object) => {
      const read = await uploaded(ctx, text);
      if (read.status === 'checking') await runStep(ctx, read.id);
      must(await mapImport(ctx, read.id, { kind: 'cards', options }));
      await runStep(ctx, read.id);
      return (await rowsOf(ctx, read.id)).map(
        ({ record }) => (record as { fields: { fuelUnit: string } }).fields.fuelUnit,
      );
    };
    expect(await units({ fuelUnit: 'gallon' })).toEqual(['litre', 'gallon']);
    expect(await units({ fuelUnit: 'litre' })).toEqual(['litre', 'litre']);
  });

  it('of plain fuel takes no dyed diesel for fuel on which tax was paid', async () => {
    const ctx = await fleet();
    const made = await checked(
      ctx,
      'Date,Truck,Fuel type,Gallons,State,Tax paid\n7/1/2026,12,Dyed diesel,100,TX,Yes\n7/2/2026,12,Diesel,90,TX,Yes\n',
    );
    expect(made.kind).toBe('fuel');
    expect(made.counts).toEqual({ bad: 1, good: 1 });
  });
});
