import { describe, expect, it } from 'vitest';
import type { CarrierScope } from '~/platform/database/scope.server';
import { csvLine } from '~/engine/text/csv';
import type { Ctx } from '~/platform/context';
import { createEquipment } from '~/areas/equipment/save-equipment.server';
import { createFuel } from '~/areas/fuel/save-fuel.server';
import { acceptImport } from '~/areas/imports/accept-import.server';
import { mapImport } from '~/areas/imports/map-import.server';
import { readImport, removeImport, readRows } from '~/areas/imports/read-import.server';
import { runImport } from '~/areas/imports/run-import.server';
import { undoImport } from '~/areas/imports/undo-import.server';
import { exportRecords } from '~/areas/ledger/export-records.server';
import { calculateRoute } from '~/areas/trips/calculate-route.server';
import { calculateRoutes } from '~/areas/trips/calculate-routes.server';
import { createTrip } from '~/areas/trips/create-trip.server';
import { fileQuarter } from '~/areas/returns/data/filed-quarters.server';
import { fleetCtx } from '../../factories/fleet';
import { accepted, bytesOf, checked, must, runStep, undone, uploaded } from '../../factories/imports';
import { makeAccount, type AccountOptions } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma, system } = await testDatabase();
const fleet = async (options: AccountOptions = {}) =>
  fleetCtx((await makeAccount(prisma, { planPackageId: 'ic_advanced', ...options })).scope);
const rowsOf = async (ctx: Ctx<CarrierScope>, id: string) =>
  must(await readRows(ctx, id, null, { start: 0, length: 500 })).rows;
const fuelOf = (ctx: Ctx<CarrierScope>) =>
  prisma.fuelPurchase.findMany({
    where: { carrierId: ctx.scope.carrierId },
    orderBy: { id: 'asc' },
    include: { equipment: true },
  });
const tripsOf = (ctx: Ctx<CarrierScope>) =>
  prisma.trip.findMany({
    where: { carrierId: ctx.scope.carrierId },
    orderBy: { id: 'asc' },
    include: { jurisdictions: { orderBy: { position: 'asc' } }, equipment: true },
  });

const FUEL = `Date,Truck,State,City,Gallons,Price,Amount,Vendor,Invoice,Fuel type
11/02/2026,T-1,TX,Dallas,120.5,3.499,421.63,Pilot,A1,Diesel
11/05/2026,T-1,Oklahoma,Tulsa,"1,000",,,,A2,
11/31/2026,T-1,TX,Dallas,80,,,,A3,
11/06/2026,T-1,ZZ,Dallas,80,,,,A4,
11/07/2026,T-1,TX,Dallas,,,,,A5,
11/02/2026,T-1,TX,Dallas,120.5,3.499,421.63,Pilot,A1,Diesel
`;

describe('a file of fuel', () => {
  it('never takes a truck for another one whose number has other letters', async () => {
    const ctx = await fleet();
    must(await createEquipment(ctx, { unit: 'Ω' }));
    must(await createEquipment(ctx, { unit: '101' }));
    const made = await checked(
      ctx,
      'Date,Truck,State,Gallons\n11/02/2026,ω,TX,10\n11/02/2026,卡车,TX,20\n11/02/2026,#,TX,30\n11/02/2026,10\u200b1,TX,40\n',
    );
    await accepted(ctx, made.id);
    expect((await fuelOf(ctx)).map(({ equipment }) => equipment?.unit)).toEqual(['Ω', '卡车', '#', '101']);
  });

  it('of a European program is read with its commas, and its totals are no purchase', async () => {
    const ctx = await fleet();
    const made = await checked(
      ctx,
      'Date;Unit;State;Liters\r\n2026-11-03;T-1;ON;378,541\r\n2026-11-04;T-1;QC;412,250\r\n\r\nTotal;;;790,791\r\n',
    );
    expect((await rowsOf(ctx, made.id)).map(({ state, reason }) => [state, reason])).toEqual([
      ['good', ''],
      ['good', ''],
      ['aside', 'This is a totals row.'],
    ]);
    await accepted(ctx, made.id);
    expect((await fuelOf(ctx)).map(({ gallonsThousandths }) => Number(gallonsThousandths))).toEqual([
      100_000, 108_905,
    ]);
  });

  it('is understood by its header, its wrong cells are named, and its good rows are imported', async () => {
    const ctx = await fleet();
    const made = await checked(ctx, FUEL);
    expect(made).toMatchObject({
      kind: 'fuel',
      status: 'preview',
      counts: { good: 2, bad: 3, duplicate: 1 },
    });
    const rows = await rowsOf(ctx, made.id);
    expect(rows.map(({ state, errors }) => [state, errors.map(({ column }) => column)])).toEqual([
      ['good', []],
      ['good', []],
      ['bad', [0]],
      ['bad', [2]],
      ['bad', [4]],
      ['duplicate', []],
    ]);
    expect(rows[2]?.errors[0]?.message).toContain('not a date');
    expect(rows[5]?.reason).toBe('Same as row 2.');
    expect(await fuelOf(ctx)).toHaveLength(0);

    const done = await accepted(ctx, made.id);
    expect(done).toMatchObject({ status: 'accepted', counts: { accepted: 2, bad: 3, duplicate: 1 } });
    const fuel = await fuelOf(ctx);
    expect(
      fuel.map((one) => [
        one.equipment?.unit,
        one.quantity.toString(),
        one.state,
        one.seller,
        one.reference,
        one.totalCents,
        one.gallonsThousandths,
      ]),
    ).toEqual([
      ['T-1', '120.5', 'TX', 'Pilot', 'A1', 42_163, 120_500n],
      ['T-1', '1000', 'OK', '', 'A2', null, 1_000_000n],
    ]);
    expect(await prisma.ledgerEntry.count({ where: { carrierId: ctx.scope.carrierId, kind: 2 } })).toBe(2);
    expect(
      await prisma.recordChange.count({
        where: {
          carrierId: ctx.scope.carrierId,
          entity: 'fuel',
          action: 'created',
          userId: ctx.scope.userId,
        },
      }),
    ).toBe(2);
  });

  it.each<[string, string, [seller: string, city: string, state: string][]]>([
    [
      'the town alone',
      'Date,Unit,Site,State,Gallons\n11/02/2026,T-1,AMARILLO,TX,100\n11/03/2026,T-1,ST LOUIS,MO,90\n',
      [
        ['', 'Amarillo', 'TX'],
        ['', 'St. Louis', 'MO'],
      ],
    ],
    [
      'its number and the town, beside the state',
      'Date,Unit,Site,State,Gallons\n11/02/2026,T-1,436 AMARILLO,TX,100\n11/03/2026,T-1,PILOT #612 - Nowhereville,OK,90\n',
      [
        ['436 AMARILLO', 'Amarillo', 'TX'],
        ['PILOT #612 - Nowhereville', 'Nowhereville', 'OK'],
      ],
    ],
    [
      'all of it',
      'Date,Unit,Site,Gallons\n11/02/2026,T-1,436 AMARILLO TX,100\n11/03/2026,T-1,"PILOT #612 - OKLAHOMA CITY, OK",90\n',
      [
        ['436 AMARILLO TX', 'Amarillo', 'TX'],
        ['PILOT #612 - OKLAHOMA CITY, OK', 'Oklahoma City', 'OK'],
      ],
    ],
    [
      'the name of the stop, beside its town',
      'Date,Unit,Site,City,State,Gallons\n11/02/2026,T-1,PILOT 436,Amarillo,TX,100\n',
      [['PILOT 436', 'Amarillo', 'TX']],
    ],
    [
      'a number, beside its town',
      'Date,Unit,Site,City,State,Gallons\n11/02/2026,T-1,436,Amarillo,TX,100\n',
      [['', 'Amarillo', 'TX']],
    ],
    [
      'a town that is better known in another state',
      'Date,Unit,Location,State,Gallons\n11/02/2026,T-1,436 PARIS,KY,100\n11/03/2026,T-1,#12 Dallas,GA,100\n',
      [
        ['436 PARIS', 'Paris', 'KY'],
        ['#12 Dallas', 'Dallas', 'GA'],
      ],
    ],
  ])('in which a column of sites says %s', async (_what, text, expected) => {
    const ctx = await fleet();
    must(await createEquipment(ctx, { unit: 'T-1' }));
    const made = await checked(ctx, text);
    await accepted(ctx, made.id);
    expect((await fuelOf(ctx)).map(({ seller, city, state }) => [seller, city, state])).toEqual(expected);
  });

  it('uploaded again is recognized, line by line', async () => {
    const ctx = await fleet();
    await accepted(ctx, (await checked(ctx, FUEL)).id);
    const again = await checked(ctx, FUEL);
    expect(again.counts).toMatchObject({ duplicate: 3, bad: 3 });
    expect(await acceptImport(ctx, again.id, { takeDuplicates: false })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
    // Whoever really filled twice says so.
    expect((await accepted(ctx, again.id, true)).counts).toMatchObject({ accepted: 3 });
    expect(await fuelOf(ctx)).toHaveLength(5);
  });

  it('may be in liters, with decimal commas, semicolons, a BOM or the letters of Windows', async () => {
    const ctx = await fleet({ baseJurisdiction: 'QC' });
    must(await createEquipment(ctx, { unit: '7' }));
    const text =
      '\ufeffDate;Unité;Véhicule;Province;Ville;Liters;Total\n03/11/2026;x;7;QC;Montréal;1.378,541;"1.389,86"\n25/11/2026;x;07;Québec;Trois-Rivières;400;\n';
    const made = await uploaded(ctx, text.replace('Véhicule', 'Vehicle'));
    expect(made.options).toMatchObject({ dateOrder: 'dmy', decimal: 'comma', fuelUnit: 'litre' });
    expect(made.format).toMatchObject({ delimiter: ';', encoding: 'utf-8' });
    must(
      await mapImport(ctx, made.id, {
        kind: 'fuel',
        mapping: ['date', null, 'unit', 'state', 'city', 'quantity', 'total'],
      }),
    );
    expect((await runStep(ctx, made.id)).counts).toEqual({ good: 2 });
    await accepted(ctx, made.id);
    expect(
      (await fuelOf(ctx)).map((one) => [
        one.date.toISOString().slice(0, 10),
        one.equipment?.unit,
        one.quantity.toString(),
        one.fuelUnit,
        one.city,
        one.totalCents,
      ]),
    ).toEqual([
      ['2026-11-03', '7', '1378.541', 'litre', 'Montréal', 138_986],
      ['2026-11-25', '7', '400', 'litre', 'Trois-Rivières', null],
    ]);
    const windows = new Uint8Array(
      Buffer.from('Date\tVehicle\tState\tCity\tGallons\n11/09/2026\t7\tQC\tMontr\xe9al\t50\n', 'latin1'),
    );
    const second = await checked(ctx, windows);
    expect(second.format).toMatchObject({ encoding: 'windows-1252', delimiter: '\t' });
    await accepted(ctx, second.id);
    expect((await fuelOf(ctx)).at(-1)?.city).toBe('Montréal');
  });

  it('makes the vehicles it names where that is asked for, and else says which are missing', async () => {
    const ctx = await fleet();
    must(await createEquipment(ctx, { unit: 'T-012' }));
    const text = 'Date,Unit,State,Gallons\n11/02/2026,t 12,TX,100\n11/02/2026,99,TX,100\n';
    const strict = await checked(ctx, text, { options: { createUnits: false } });
    expect(strict.counts).toEqual({ good: 1, bad: 1 });
    expect((await rowsOf(ctx, strict.id))[1]?.errors).toEqual([
      { column: 1, message: expect.stringContaining('No unit 99') as string },
    ]);
    const loose = await checked(ctx, text, { options: { createUnits: true } });
    await accepted(ctx, loose.id);
    expect((await fuelOf(ctx)).map((one) => one.equipment?.unit)).toEqual(['T-012', '99']);
    // Undone, the vehicle that only the import needed goes as well.
    await undone(ctx, loose.id);
    expect(
      await prisma.equipment.findMany({ where: { carrierId: ctx.scope.carrierId }, select: { unit: true } }),
    ).toEqual([{ unit: 'T-012' }]);
  });

  it('remembers what the columns meant for the next file of the same header', async () => {
    const ctx = await fleet();
    const text = 'Tag,Laster,Land,Menge\n2026-11-02,T-1,TX,100\n';
    const first = await uploaded(ctx, text, { kind: 'fuel' });
    expect(first.mapping).toEqual([null, null, null, null]);
    expect(
      await mapImport(ctx, first.id, { kind: 'fuel', mapping: ['date', null, null, null] }),
    ).toMatchObject({
      ok: false,
      failure: {
        kind: 'invalid',
        fields: { mapping: [expect.stringContaining('gallons'), expect.stringContaining('state')] },
      },
    });
    expect(
      await mapImport(ctx, first.id, { kind: 'fuel', mapping: ['date', 'date', 'state', 'quantity'] }),
    ).toMatchObject({ ok: false, failure: { fields: { 'mapping.1': [expect.any(String)] } } });
    must(
      await mapImport(ctx, first.id, {
        kind: 'fuel',
        mapping: ['date', 'unit', 'state', 'quantity'],
        options: { fuelUnit: 'litre' },
      }),
    );
    const next = await uploaded(ctx, text.replace('100', '200'));
    expect(next).toMatchObject({
      kind: 'fuel',
      mapping: ['date', 'unit', 'state', 'quantity'],
      options: { fuelUnit: 'litre' },
    });
    expect((await uploaded(await fleet(), text, { kind: 'fuel' })).mapping).toEqual([null, null, null, null]);
  });

  it('never runs or keeps a formula, and takes words that only begin like one', async () => {
    const ctx = await fleet();
    const made = await checked(
      ctx,
      'Date,Unit,State,Gallons,Notes\n11/02/2026,1,TX,=1+1,\n11/03/2026,1,TX,100,"=HYPERLINK(""http://evil"",""x"")"\n11/04/2026,1,TX,100,-paid cash\n11/05/2026,1,TX,100,\'=plain\n',
    );
    const rows = await rowsOf(ctx, made.id);
    expect(rows.map(({ state }) => state)).toEqual(['bad', 'bad', 'good', 'good']);
    expect(
      [rows[0]?.errors[0]?.message, rows[1]?.errors[0]?.message].every((message) =>
        message?.includes('formula'),
      ),
    ).toBe(true);
    await accepted(ctx, made.id);
    expect((await fuelOf(ctx)).map(({ notes }) => notes)).toEqual(['-paid cash', '=plain']);
  });
});

describe('a file of trips', () => {
  it('by stops is looked up in the gazetteer and routed by the usual jobs', async () => {
    const ctx = await fleet();
    const made = await checked(
      ctx,
      'Trip date,Truck,Origin,Destination,Via,Driver,Load #,Start odometer,End odometer\n11/02/2026,T-1,"Dallas, TX","Chicago, IL",Tulsa OK,Ann,L1,1000,1950\n11/03/2026,T-1,75201,"123 Main St, Memphis, TN 38103",,Ann,L2,,\n11/04/2026,T-1,"Nowhereville, TX","Chicago, IL",,Ann,L3,,\n11/05/2026,T-1,"Dallas, TX","Dallas, TX",,Ann,L4,,\n11/06/2026,T-1,"Dallas, TX","Tulsa, OK",,Ann,L5,2000,1900\n',
    );
    expect(made).toMatchObject({ kind: 'trips', counts: { good: 2, bad: 3 } });
    const rows = await rowsOf(ctx, made.id);
    expect(rows[2]?.errors).toEqual([
      { column: 2, message: expect.stringContaining('Nowhereville') as string },
    ]);
    expect(rows[3]?.errors).toEqual([
      { column: 3, message: expect.stringContaining('Same place') as string },
    ]);
    expect(rows[4]?.errors).toEqual([{ column: 8, message: expect.stringContaining('lower') as string }]);
    await accepted(ctx, made.id);
    const trips = await tripsOf(ctx);
    expect(
      trips.map((trip) => [
        (trip.stops as { label: string }[]).map(({ label }) => label),
        trip.routeStatus,
        trip.reference,
        trip.odometerStartTenths,
      ]),
    ).toEqual([
      [['Dallas, TX', 'Tulsa, OK', 'Chicago, IL'], 'pending', 'L1', 10_000],
      [['Dallas, TX', 'Memphis, TN'], 'pending', 'L2', null],
    ]);
    const jobs = await prisma.$queryRaw<
      { id: string; payload: { carrierId: string; lane: number } }[]
    >`SELECT p.id::text, p.payload FROM graphile_worker._private_jobs p JOIN graphile_worker._private_tasks t ON t.id = p.task_id WHERE t.identifier = 'calculateRoutes' AND p.payload->>'carrierId' = ${ctx.scope.carrierId}`;
    expect(jobs).toHaveLength(2);
    for (const { id, payload } of jobs) await calculateRoutes(fleetCtx(system), payload, id);
    expect(
      (await tripsOf(ctx)).map(({ routeStatus, distanceTenthMiles }) => [routeStatus, distanceTenthMiles]),
    ).toEqual([
      ['ok', 3000],
      ['ok', 1500],
    ]);
  });

  it('by readings goes over the day on which its truck got another odometer', async () => {
    const ctx = await fleet();
    const odometerReplacements = [{ on: '2026-11-03', last: '500,000', first: '0', unit: 'mi' }];
    must(await createEquipment(ctx, { unit: 'T-1', odometerReplacements }));
    must(await createEquipment(ctx, { unit: 'T-2' }));
    const sheet = 'Date,Unit,State,Miles in State,Odometer Start,Odometer End\n';
    const rows = (unit: string) =>
      `11/03/2026,${unit},TX,,499800,499950\n11/03/2026,${unit},OK,,499950,120\n11/04/2026,${unit},OK,,120,300\n`;
    const made = await checked(ctx, sheet + rows('T-1') + rows('T-2'));
    expect(made).toMatchObject({ kind: 'trips', counts: { bad: 2 } });
    await accepted(ctx, made.id);
    const trips = (await tripsOf(ctx)).filter(({ equipment }) => equipment?.unit === 'T-1');
    expect(
      trips.map((trip) => [
        trip.odometerStartTenths,
        trip.odometerEndTenths,
        trip.jurisdictions.map(({ jurisdiction, tenthMiles }) => `${jurisdiction} ${tenthMiles}`),
      ]),
    ).toEqual([
      [4_998_000, 1_200, ['TX 1500', 'OK 1700']],
      [1_200, 3_000, ['OK 1800']],
    ]);
  });

  it('by miles in columns of states keeps them as given, whatever the unit', async () => {
    const ctx = await fleet();
    const made = await checked(
      ctx,
      'Date,Truck,From,To,ON,QC,NY,Total km\n2026-11-02,9,Toronto ON,Montreal QC,402.336,"160.9344",0,563.27\n2026-11-03,9,,,100,,,900\n',
    );
    expect(made).toMatchObject({
      kind: 'trips',
      options: { distanceUnit: 'km' },
      counts: { good: 1, bad: 1 },
    });
    expect((await rowsOf(ctx, made.id))[1]?.errors[0]?.message).toContain('add up to');
    await accepted(ctx, made.id);
    const [trip] = await tripsOf(ctx);
    expect(trip).toMatchObject({ routeStatus: 'ok', distanceTenthMiles: 3500 });
    expect(
      trip?.jurisdictions.map((row) => [
        row.jurisdiction,
        row.tenthMiles,
        row.manualTenthMiles,
        row.routedTenthMiles,
        row.correctedBy,
      ]),
    ).toEqual([
      ['ON', 2500, 2500, null, ctx.scope.userId],
      ['QC', 1000, 1000, null, ctx.scope.userId],
    ]);
  });

  it('told state by state is one trip, and none where a line of it is wrong', async () => {
    const ctx = await fleet();
    const made = await checked(
      ctx,
      'Trip,Unit,Date,Jurisdiction,Jurisdiction miles\n1,T-1,11/02/2026,TX,200.5\n1,T-1,11/03/2026,OK,120\n1,T-1,11/03/2026,TX,10\n2,T-1,11/05/2026,TX,100\n2,T-1,11/05/2026,XX,50\n3,T-1,11/06/2026,KS,77\n',
    );
    expect((await rowsOf(ctx, made.id)).map(({ state }) => state)).toEqual([
      'good',
      'part',
      'part',
      'bad',
      'bad',
      'good',
    ]);
    await accepted(ctx, made.id);
    const trips = await tripsOf(ctx);
    expect(
      trips.map((trip) => [
        trip.date.toISOString().slice(0, 10),
        trip.endDate.toISOString().slice(0, 10),
        trip.jurisdictions.map((row) => `${row.jurisdiction} ${row.tenthMiles}`),
      ]),
    ).toEqual([
      ['2026-11-02', '2026-11-03', ['TX 2105', 'OK 1200']],
      ['2026-11-06', '2026-11-06', ['KS 770']],
    ]);
  });

  it('takes what the plan leaves room for, and the rest when there is more', async () => {
    const ctx = await fleet({ planPackageId: 'ic_free' });
    const lines = Array.from(
      { length: 13 },
      (_, index) => `2026-11-${String(index + 1).padStart(2, '0')},T-1,TX ${100 + index}`,
    );
    const made = await checked(ctx, `Date,Truck,States\n${lines.join('\n')}\n`);
    expect(made.counts).toEqual({ good: 13 });
    const done = await accepted(ctx, made.id);
    expect(done.counts).toEqual({ accepted: 10, refused: 3 });
    expect((await rowsOf(ctx, made.id)).at(-1)?.reason).toContain('limit');
    await prisma.carrier.update({ where: { id: ctx.scope.carrierId }, data: { planPackageId: 'ic_basic' } });
    expect((await accepted(ctx, made.id)).counts).toEqual({ accepted: 13 });
    expect(await tripsOf(ctx)).toHaveLength(13);
  });

  it('holds trips to the stops that the plan allows', async () => {
    const ctx = await fleet({ planPackageId: 'ic_free' });
    const made = await checked(
      ctx,
      'Date,Truck,Stops\n11/02/2026,1,"Dallas, TX; Tulsa, OK; Wichita, KS; Omaha, NE; Fargo, ND; Duluth, MN"\n',
    );
    expect((await rowsOf(ctx, made.id))[0]?.errors[0]?.message).toContain('limit');
  });
});

describe('what the product exports', () => {
  it('comes in again as it was', async () => {
    const ctx = await fleet();
    const unit = must(await createEquipment(ctx, { unit: 'T-1' })).id;
    const trip = must(
      await createTrip(ctx, {
        equipmentId: String(unit),
        date: '2026-11-02',
        endDate: '2026-11-03',
        driver: 'Ann',
        reference: 'L1',
        notes: '=odd, "quoted"\nand a second line',
        odometerStart: '1000.5',
        odometerEnd: '1200',
        stops: [
          { city: 'Dallas', state: 'TX' },
          { city: 'Tulsa', state: 'OK' },
        ],
      }),
    );
    await calculateRoute(fleetCtx(system), {
      tripId: trip.id,
      routeRevision: trip.routeRevision,
      isLastAttempt: true,
    });
    must(
      await createFuel(ctx, {
        fields: {
          equipmentId: String(unit),
          date: '2026-11-03',
          quantity: '378.541',
          fuelUnit: 'litre',
          fuelType: 'biodiesel',
          city: 'Tulsa',
          state: 'OK',
          zip: '74103',
          seller: 'Pilot, "Exit 12"',
          reference: 'R-9',
          pricePerUnit: '1.0299',
          total: '389.86',
          taxPaid: '0',
          bulk: '1',
          notes: '+1 555 0100',
        },
      }),
    );
    let csv = '';
    for await (const batch of exportRecords(ctx, {}, null, 'us'))
      csv += batch.map((row) => csvLine(row)).join('');

    const other = await fleet();
    const made = await checked(other, csv);
    expect(made).toMatchObject({ kind: 'records', counts: { good: 2 } });
    await accepted(other, made.id);
    const [before, after] = [await tripsOf(ctx), await tripsOf(other)];
    const told = (trips: typeof before) =>
      trips.map(
        ({
          date,
          endDate,
          driver,
          reference,
          notes,
          highways,
          odometerStartTenths,
          odometerEndTenths,
          distanceTenthMiles,
          jurisdictions,
          equipment,
          stops,
        }) => ({
          date,
          endDate,
          driver,
          reference,
          notes,
          highways,
          odometerStartTenths,
          odometerEndTenths,
          distanceTenthMiles,
          unit: equipment?.unit,
          stops: (stops as { label: string }[]).map(({ label }) => label),
          miles: jurisdictions.map((row) => [row.jurisdiction, row.tenthMiles]),
        }),
      );
    expect(told(after)).toEqual(told(before));
    const fuelTold = async (of: Ctx<CarrierScope>) =>
      (await fuelOf(of)).map(
        ({
          id: _i,
          carrierId: _c,
          equipmentId: _e,
          equipment,
          idempotencyKey: _k,
          createdAt: _a,
          updatedAt: _u,
          ...rest
        }) => ({
          ...rest,
          unit: equipment?.unit,
          quantity: rest.quantity.toString(),
          pricePerUnit: rest.pricePerUnit?.toString(),
        }),
      );
    expect(await fuelTold(other)).toEqual(await fuelTold(ctx));
    // And into the carrier it came from: nothing of it twice.
    expect((await checked(ctx, csv)).counts).toEqual({ duplicate: 2 });
  });
});

describe('two imports beside each other', () => {
  it('record what both have once, whichever is taken first, of a truck that neither found as well', async () => {
    const ctx = await fleet();
    must(await createEquipment(ctx, { unit: 'T-1' }));
    const week = (lines: string[]) => `Date,Unit,State,Gallons,Seller\n${lines.join('\n')}\n`;
    const [first, both, last] = ['1,T-1,TX,100,Pilot', '2,T-9,OK,90.5,Loves', '3,T-9,KS,80.25,Pilot'].map(
      (line) => `2026-11-0${line}`,
    ) as [string, string, string];
    const one = await checked(ctx, week([first, both]));
    const other = await checked(ctx, week([first, both, last]));
    expect([one.counts, other.counts]).toEqual([{ good: 2 }, { good: 3 }]);
    expect((await accepted(ctx, one.id)).counts).toEqual({ accepted: 2 });
    const taken = await accepted(ctx, other.id);
    expect(taken.counts).toEqual({ accepted: 1, duplicate: 2 });
    expect((await rowsOf(ctx, other.id)).map(({ reason }) => reason)).toEqual([
      'Recorded before: the same fuel, truck and state on 11/01/2026.',
      'Recorded before: the same fuel, truck and state on 11/02/2026.',
      '',
    ]);
    expect((await fuelOf(ctx)).map(({ quantity }) => quantity.toString())).toEqual(['100', '90.5', '80.25']);
    // Who says so gets them all the same.
    expect((await accepted(ctx, other.id, true)).counts).toEqual({ accepted: 3 });
    expect(await fuelOf(ctx)).toHaveLength(5);
  });

  it('are those of trips as well, and a line that was written by hand meanwhile', async () => {
    const ctx = await fleet();
    const unit = must(await createEquipment(ctx, { unit: 'T-1' })).id;
    const trips =
      'Date,Unit,Odometer Start,Odometer End,TX Miles,OK Miles\n2026-11-02,T-1,1000,1300.5,200.5,100\n';
    const [one, other] = [await checked(ctx, trips), await checked(ctx, trips)];
    expect((await accepted(ctx, one.id)).counts).toEqual({ accepted: 1 });
    expect((await accepted(ctx, other.id)).counts).toEqual({ duplicate: 1 });
    const fuel = await checked(ctx, 'Date,Unit,State,Gallons\n2026-11-05,T-1,TX,55\n');
    must(
      await createFuel(ctx, {
        fields: { equipmentId: String(unit), date: '2026-11-05', quantity: '55', state: 'TX' },
      }),
    );
    expect((await accepted(ctx, fuel.id)).counts).toEqual({ duplicate: 1 });
    expect(await fuelOf(ctx)).toHaveLength(1);
  });

  it('never take what an import made itself for a second record', async () => {
    const ctx = await fleet();
    // More than are recorded at once: equal fills that their lines tell apart by the time.
    const lines = Array.from(
      { length: 1_100 },
      (_, index) => `2026-11-02,${Math.floor(index / 60)}:${String(index % 60).padStart(2, '0')},T-1,TX,100`,
    );
    const made = await checked(ctx, `Date,Time,Unit,State,Gallons\n${lines.join('\n')}\n`);
    expect(made.counts).toEqual({ good: 1_100 });
    expect((await accepted(ctx, made.id)).counts).toEqual({ accepted: 1_100 });
  });
});

describe('undoing an import', () => {
  it('deletes what it made, and leaves a filed quarter and everything else alone', async () => {
    const ctx = await fleet();
    const unit = must(await createEquipment(ctx, { unit: 'T-1' })).id;
    must(
      await createFuel(ctx, {
        fields: { equipmentId: String(unit), date: '2026-11-01', quantity: '55', state: 'TX' },
      }),
    );
    const made = await checked(
      ctx,
      'Date,Unit,State,Gallons\n08/02/2026,T-1,TX,100\n11/02/2026,T-1,TX,200\n11/03/2026,T-1,OK,300\n',
    );
    await accepted(ctx, made.id);
    await fileQuarter(ctx.scope, 20263, new Date());
    const after = await undone(ctx, made.id);
    expect(after).toMatchObject({ status: 'undone', counts: { undone: 2, kept: 1 } });
    expect((await rowsOf(ctx, made.id))[0]?.reason).toContain('filed');
    expect((await fuelOf(ctx)).map(({ quantity }) => quantity.toString())).toEqual(['55', '100']);
    expect(await prisma.ledgerEntry.count({ where: { carrierId: ctx.scope.carrierId } })).toBe(2);
    expect(
      await prisma.recordChange.count({
        where: { carrierId: ctx.scope.carrierId, entity: 'fuel', action: 'deleted' },
      }),
    ).toBe(2);
    // Reopened, the rest can be taken back as well.
    await prisma.filedQuarter.deleteMany({ where: { carrierId: ctx.scope.carrierId } });
    expect((await undone(ctx, made.id)).counts).toEqual({ undone: 3 });
    expect(await fuelOf(ctx)).toHaveLength(1);
    must(await removeImport(ctx, made.id));
  });

  it('asks for one that has recorded something, and for a person who may', async () => {
    const ctx = await fleet();
    const made = await checked(ctx, FUEL);
    expect(await undoImport(ctx, made.id)).toMatchObject({ ok: false, failure: { kind: 'conflict' } });
    await accepted(ctx, made.id);
    expect(await removeImport(ctx, made.id)).toMatchObject({ ok: false, failure: { kind: 'conflict' } });
    const viewer = fleetCtx(
      (await makeAccount(prisma, { carrierId: ctx.scope.carrierId, role: 'viewer' })).scope,
    );
    expect(await undoImport(viewer, made.id)).toMatchObject({ ok: false, failure: { kind: 'forbidden' } });
    expect(await undoImport(await fleet(), made.id)).toMatchObject({
      ok: false,
      failure: { kind: 'not-found' },
    });
  });
});

describe('lines of a filed quarter', () => {
  it('are set aside when they are checked, and refused when the quarter was filed after that', async () => {
    const ctx = await fleet();
    const made = await checked(
      ctx,
      'Date,Unit,State,Gallons\n08/02/2026,T-1,TX,100\n11/02/2026,T-1,TX,200\n',
    );
    await fileQuarter(ctx.scope, 20263, new Date());
    expect((await accepted(ctx, made.id)).counts).toEqual({ accepted: 1, refused: 1 });
    const again = await checked(ctx, 'Date,Unit,State,Gallons\n08/03/2026,T-1,TX,100\n');
    expect(again.counts).toEqual({ aside: 1 });
  });

  it('say which of them are recorded, and which the filed return lacks', async () => {
    const ctx = await fleet();
    const head = 'Date,Unit,City,State,Gallons,Invoice';
    const [first, second] = ['08/02/2026,T-1,Waco,TX,100,A1', '08/05/2026,T-1,Tulsa,OK,90,A2'];
    await accepted(ctx, (await checked(ctx, `${head}\n${first}\n`)).id);
    await fileQuarter(ctx.scope, 20263, new Date());
    const statement = await checked(ctx, `${head}\n${first}\n${second}\n11/02/2026,T-1,Waco,TX,80,A3\n`);
    expect(statement.counts).toEqual({ aside: 2, good: 1 });
    expect((await rowsOf(ctx, statement.id)).map(({ reason }) => reason)).toEqual([
      'Recorded before: the same fuel, truck and state on 08/02/2026. Q3 2026 is filed.',
      expect.stringMatching(/^No matching record\. Q3 2026 is filed: .*Reopen the quarter/),
      '',
    ]);
    expect(must(await readImport(ctx, statement.id)).notInFiled).toBe(1);
    expect((await accepted(ctx, statement.id, true)).counts).toEqual({ aside: 2, accepted: 1 });
    expect((await fuelOf(ctx)).map(({ quantity }) => quantity.toString())).toEqual(['100', '80']);
  });
});

describe('files that cannot be read', () => {
  const problemOf = async (text: string | Uint8Array, name = 'file.csv') =>
    (await uploaded(await fleet(), text, { name })).problem;

  it.each([
    ['%PDF-1.7 something', 'PDF'],
    ['<html><table></table></html>', 'web page'],
    ['{"a": 1}', 'JSON'],
    ['Date,Unit,State,Gallons\n', 'no rows below'],
    ['just words\nin one column\n', 'one column'],
    ['\n\n \n', 'empty'],
    [
      `Date,${Array.from({ length: 300 }, (_, index) => `c${index}`).join(',')}\n${','.repeat(300)}1\n`,
      '301 columns',
    ],
    ['Date,Unit\n"11/02/2026,never closed\n', 'quotation mark'],
  ])('%#: say why', async (text, reason) => {
    expect(await problemOf(text)).toContain(reason);
  });

  it('say why for bytes, archives and broken workbooks', async () => {
    expect(await problemOf(new Uint8Array(Buffer.from('ab\0\0\0\x01\x02\0cd')))).toContain('not a table');
    expect(await problemOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'old.xls')).toContain('XLS');
    expect(
      await problemOf(new Uint8Array(Buffer.from('PK\x03\x04 nothing of a zip')), 'book.xlsx'),
    ).toContain('damaged');
    expect(await problemOf(bytesOf('PK\x03\x04zip'), 'things.zip')).toContain('archive');
  });
});

describe('a run that was broken off', () => {
  it('can be cancelled as it is checked, and as it records for the first time', async () => {
    const ctx = await fleet();
    const lines = Array.from({ length: 1_500 }, (_, index) => `2026-11-02,T-1,TX,${100 + index}`);
    const file = `Date,Unit,State,Gallons\n${lines.join('\n')}\n`;
    const one = await uploaded(ctx, file);
    const step = must(await mapImport(ctx, one.id, { kind: 'fuel' }));
    expect(step.status).toBe('checking');
    must(await removeImport(ctx, one.id));
    await runImport(
      { ...ctx, scope: system },
      { importId: one.id, revision: step.revision, isLastAttempt: false },
    );
    expect(await prisma.importRow.count({ where: { importId: one.id } })).toBe(0);

    const { id } = await checked(ctx, file);
    const { revision } = must(await acceptImport(ctx, id, { takeDuplicates: false }));
    let looks = 0;
    const now = () => {
      looks += 1;
      if (looks > 1) throw new Error('killed');
      return ctx.clock.now();
    };
    const run = { importId: id, revision, isLastAttempt: false };
    await expect(runImport({ ...ctx, clock: { ...ctx.clock, now }, scope: system }, run)).rejects.toThrow();
    expect(await fuelOf(ctx)).toHaveLength(1_000);
    must(await undoImport(ctx, id));
    // The job that records finds that it is not wanted any more.
    await runImport({ ...ctx, scope: system }, run);
    expect((await runStep(ctx, id)).counts).toEqual({ undone: 1_000, good: 500 });
    expect(await fuelOf(ctx)).toEqual([]);
    expect(await prisma.equipment.count({ where: { carrierId: ctx.scope.carrierId } })).toBe(0);
    must(await removeImport(ctx, id));
  });

  it('tells how far it is from where it stood, as it records and as it is undone', async () => {
    const ctx = await fleet();
    const lines = Array.from({ length: 2_500 }, (_, index) => `2026-11-02,T-1,TX,${100 + index}`);
    const { id } = await checked(ctx, `Date,Unit,State,Gallons\n${lines.join('\n')}\n`);
    /** A clock that stops at the second batch stands for a killed process. */
    const oneBatch = async (looksOfABatch: number) => {
      let looks = 0;
      const clock = {
        ...ctx.clock,
        now: () => {
          looks += 1;
          if (looks > looksOfABatch) throw new Error('killed');
          return ctx.clock.now();
        },
      };
      const { revision } = await prisma.dataImport.findUniqueOrThrow({ where: { id } });
      const run = runImport(
        { ...ctx, clock, scope: system },
        { importId: id, revision, isLastAttempt: false },
      );
      await expect(run).rejects.toThrow('killed');
      return (await prisma.dataImport.findUniqueOrThrow({ where: { id } })).progress;
    };
    must(await acceptImport(ctx, id, { takeDuplicates: false }));
    expect([await oneBatch(1), await oneBatch(1)]).toEqual([40, 80]);
    expect((await runStep(ctx, id)).counts).toEqual({ accepted: 2_500 });
    must(await undoImport(ctx, id));
    expect([await oneBatch(2), await oneBatch(2)]).toEqual([40, 80]);
    expect((await runStep(ctx, id)).counts).toEqual({ undone: 2_500 });
    expect(await fuelOf(ctx)).toEqual([]);
  });

  it('continues where it stood, and makes nothing twice', async () => {
    const ctx = await fleet();
    const lines = Array.from(
      { length: 1_200 },
      (_, index) => `2026-11-${String((index % 28) + 1).padStart(2, '0')},T-${index % 7},TX,${100 + index}`,
    );
    const made = await uploaded(ctx, `Date,Unit,State,Gallons\n${lines.join('\n')}\n`);
    must(await mapImport(ctx, made.id, { kind: 'fuel' }));
    // A storage that breaks off in the middle of the file stands for a killed process.
    const broken = {
      ...ctx,
      scope: system,
      tables: {
        ...ctx.tables,
        async *lines(...given: Parameters<typeof ctx.tables.lines>) {
          let seen = 0;
          for await (const line of ctx.tables.lines(...given)) {
            seen += 1;
            if (seen > 800) throw new Error('killed');
            yield line;
          }
        },
      },
    };
    const { revision } = await prisma.dataImport.findUniqueOrThrow({ where: { id: made.id } });
    await expect(runImport(broken, { importId: made.id, revision, isLastAttempt: false })).rejects.toThrow(
      'killed',
    );
    expect(await prisma.importRow.count({ where: { importId: made.id } })).toBe(500);
    expect((await runStep(ctx, made.id)).counts).toEqual({ good: 1_200 });

    must(await acceptImport(ctx, made.id, { takeDuplicates: false }));
    const step = await prisma.dataImport.findUniqueOrThrow({ where: { id: made.id } });
    const run = () =>
      runImport(
        { ...ctx, scope: system },
        { importId: made.id, revision: step.revision, isLastAttempt: false },
      );
    // The same job twice at once, as after a sweep that took a slow worker for a dead one.
    await Promise.all([run(), run()]);
    expect(await prisma.fuelPurchase.count({ where: { carrierId: ctx.scope.carrierId } })).toBe(1_200);
    expect(
      await prisma.recordChange.count({ where: { carrierId: ctx.scope.carrierId, entity: 'fuel' } }),
    ).toBe(1_200);
    await run();
    expect(await prisma.fuelPurchase.count({ where: { carrierId: ctx.scope.carrierId } })).toBe(1_200);
    expect((await undone(ctx, made.id)).counts).toEqual({ undone: 1_200 });
    expect(await prisma.fuelPurchase.count({ where: { carrierId: ctx.scope.carrierId } })).toBe(0);
  });
});
