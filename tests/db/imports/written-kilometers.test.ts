import { describe, expect, it } from 'vitest';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { csvLine } from '~/engine/text/csv';
import { createEquipment } from '~/areas/equipment/save-equipment.server';
import { exportRecords } from '~/areas/ledger/export-records.server';
import { saveOdometerRows } from '~/areas/trips/save-odometer-rows.server';
import { fleetCtx } from '../../factories/fleet';
import { accepted, checked, must } from '../../factories/imports';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma } = await testDatabase();
const fleet = async () => {
  const ctx = fleetCtx((await makeAccount(prisma, { planPackageId: 'ic_advanced' })).scope);
  await prisma.carrier.update({ where: { id: ctx.scope.carrierId }, data: { units: 'metric' } });
  must(await createEquipment(ctx, { unit: 'T-1' }));
  return ctx;
};
const tripsOf = (ctx: Ctx<CarrierScope>) =>
  prisma.trip.findMany({
    where: { carrierId: ctx.scope.carrierId },
    orderBy: { id: 'asc' },
    include: { jurisdictions: { orderBy: { position: 'asc' } } },
  });
const milesOf = (trips: Awaited<ReturnType<typeof tripsOf>>) =>
  trips.map((trip) =>
    trip.jurisdictions.map((row) => [row.jurisdiction, row.tenthKilometers, row.exemptTenthKilometers]),
  );
const taken = async (ctx: Ctx<CarrierScope>, text: string, options: object = { distanceUnit: 'km' }) => {
  const made = await checked(ctx, text, { kind: 'trips', options });
  expect(made).toMatchObject({ status: 'preview' });
  await accepted(ctx, made.id);
  return tripsOf(ctx);
};

describe('kilometers of a file', () => {
  it('are kept as they are in columns by state, a list of states and readings', async () => {
    const byColumn = await taken(
      await fleet(),
      'Date,Unit,Odometer start,Odometer end,ON,QC\n07/06/2026,T-1,100000.4,100113.2,12.3,100.5\n',
    );
    expect(milesOf(byColumn)).toEqual([
      [
        ['ON', 123, null],
        ['QC', 1_005, null],
      ],
    ]);
    expect(byColumn[0]).toMatchObject({
      odometerStartTenthKilometers: 1_000_004,
      odometerEndTenthKilometers: 1_001_132,
    });
    const byList = await taken(await fleet(), 'Date,Unit,States\n07/06/2026,T-1,ON 12.3; QC 100.5 km\n');
    expect(milesOf(byList)).toEqual(milesOf(byColumn));
  });

  it('of a trip told line by line are added before they are rounded, with the exempt ones', async () => {
    const trips = await taken(
      await fleet(),
      'Date,Unit,State,Distance,Exempt miles,Exempt reason\n07/06/2026,T-1,ON,12.34,2.1,permit 7\n07/06/2026,T-1,ON,12.34,3.2,permit 7\n07/06/2026,T-1,QC,12.3,,\n',
    );
    expect(milesOf(trips)).toEqual([
      [
        ['ON', 247, 53],
        ['QC', 123, null],
      ],
    ]);
  });

  it('in meters are kilometers with a decimal, and miles have none', async () => {
    const meters = 'Date,Unit,State,Distance\n07/06/2026,T-1,ON,12345\n07/06/2026,T-1,ON,12345\n';
    expect(milesOf(await taken(await fleet(), meters, { distanceUnit: 'meter' }))).toEqual([
      [['ON', 247, null]],
    ]);
    const miles = 'Date,Unit,ON,QC\n07/06/2026,T-1,12.3,100.5\n';
    expect(milesOf(await taken(await fleet(), miles, { distanceUnit: 'mile' }))).toEqual([
      [
        ['ON', null, null],
        ['QC', null, null],
      ],
    ]);
  });

  it('come back from the list that was exported', async () => {
    const first = await fleet();
    await taken(
      first,
      'Date,Unit,Odometer start,Odometer end,ON,QC\n07/06/2026,T-1,100000.4,100113.2,12.3,100.5\n',
    );
    let file = '';
    for await (const rows of exportRecords(first, {}, null, 'metric')) file += rows.map(csvLine).join('');
    expect(file).toContain('ON 12.3; QC 100.5,112.8,');
    expect(file).toContain(',100000.4,100113.2,');
    const second = await fleet();
    const made = await checked(second, file, { options: { distanceUnit: 'km' } });
    await accepted(second, made.id);
    const [before, after] = [await tripsOf(first), await tripsOf(second)];
    expect(milesOf(after)).toEqual(milesOf(before));
    expect(after[0]).toMatchObject({
      odometerStartTenthKilometers: 1_000_004,
      odometerEndTenthKilometers: 1_001_132,
    });
  });
});

it('liters are exported as they were entered', async () => {
  const ctx = await fleet();
  const made = await checked(
    ctx,
    'Date,Unit,State,Liters\n07/06/2026,T-1,ON,100\n07/07/2026,T-1,ON,378.541\n',
    {
      kind: 'fuel',
      options: { fuelUnit: 'litre' },
    },
  );
  await accepted(ctx, made.id);
  const rows: string[][] = [];
  for await (const batch of exportRecords(ctx, {}, null, 'metric')) rows.push(...batch);
  const column = rows[0]?.indexOf('Liters') ?? -1;
  expect(rows.slice(1).map((row) => row[column])).toEqual(['100.000', '378.541']);
});

it('a sheet of readings in kilometers is kept as it was written, and the same sheet once', async () => {
  const ctx = await fleet();
  const row = (key: string, state: string, start: string, end: string) => ({
    key,
    unit: 'T-1',
    date: '07/06/2026',
    state,
    start,
    end,
    from: '',
    to: '',
  });
  const keys = ['0f6f4d5e-1c2b-4a3d-8e9f-001122334455', '0f6f4d5e-1c2b-4a3d-8e9f-001122334456'] as const;
  const sheet = (end: string) => [row(keys[0], 'ON', '1000.2', '1012.5'), row(keys[1], 'QC', '1012.5', end)];
  for (const end of ['1113', '1113'])
    expect(must(await saveOdometerRows(ctx, { rows: sheet(end), unit: 'km' })).failed.size).toBe(0);
  expect(milesOf(await tripsOf(ctx))).toEqual([
    [
      ['ON', 123, null],
      ['QC', 1_005, null],
    ],
  ]);
  // Another reading of the same tenth of a mile is no repetition.
  const other = must(await saveOdometerRows(ctx, { rows: sheet('1113.05'), unit: 'km' }));
  expect(other.failed.size).toBe(2);
});
