import { expect, it } from 'vitest';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { exportCarrierData } from '~/areas/accounts/export-carrier-data.server';
import { openExport, startExport } from '~/areas/accounts/download-everything.server';
import { importArchive } from '~/areas/accounts/import-archive.server';
import { createEquipment } from '~/areas/equipment/save-equipment.server';
import { positionRows } from '~/areas/imports/raw-positions.server';
import { readMonths } from '~/areas/reconciliation/data/mileage-sources.server';
import { readSourcePositions } from '~/areas/returns/data/source-positions.server';
import { positionsCsv } from '~/areas/returns/papers/audit-csv';
import { deleteRecords } from '~/areas/ledger/change-records.server';
import { readTrash, restoreFromTrash } from '~/areas/trash/restore-from-trash.server';
import { testContext } from '../../factories/context';
import { fleetCtx } from '../../factories/fleet';
import { accepted, checked, must } from '../../factories/imports';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma, system } = await testDatabase();

const fleet = async () => {
  const account = await makeAccount(prisma, { planPackageId: 'ic_advanced', isBare: true });
  const ctx = fleetCtx(account.scope);
  await prisma.carrier.update({ where: { id: ctx.scope.carrierId }, data: { units: 'metric' } });
  return ctx;
};

const NOVEMBER = {
  unit: '',
  from: new Date('2026-11-01T00:00:00Z'),
  until: new Date('2026-12-01T00:00:00Z'),
};
/** What the device wrote, in kilometers, on its way north from Toronto. Each comes back as another from tenths of a mile. */
const READ = ['100000.2', '100025.3', '100050.1', '100075.2', '100100.3'];
const FILE = [
  'Vehicle,Timestamp,Latitude,Longitude,Odometer',
  ...READ.map((odometer, index) =>
    [
      'T-1',
      `2026-11-03T1${4 + Math.floor(index / 3)}:${(index % 3) * 20 || '00'}:00Z`,
      (43.85 + index * 0.2).toFixed(5),
      '-79.55000',
      odometer,
    ].join(','),
  ),
].join('\n');

async function taken(): Promise<Ctx<CarrierScope>> {
  const ctx = await fleet();
  must(await createEquipment(ctx, { unit: 'T-1' }));
  const made = await checked(ctx, FILE, { kind: 'positions', options: { distanceUnit: 'km' } });
  await accepted(ctx, made.id);
  return ctx;
}

async function odometersOf(ctx: Ctx<CarrierScope>): Promise<string[]> {
  const rows: string[][] = [];
  for await (const page of positionRows(ctx, NOVEMBER, 'km')) rows.push(...page);
  return rows.slice(1).map((row) => row[4] ?? '');
}

async function auditOdometersOf(ctx: Ctx<CarrierScope>): Promise<string[]> {
  async function* pages() {
    yield await readSourcePositions(ctx.scope, 20264, null, 100);
  }
  let text = '';
  for await (const piece of positionsCsv(pages(), 'km')) text += piece;
  const lines = text.trim().split('\r\n').slice(1);
  return lines.map((line) => line.split(',').at(-1) ?? '');
}

const tripOf = (ctx: Ctx<CarrierScope>) =>
  prisma.trip.findFirstOrThrow({ where: { carrierId: ctx.scope.carrierId } });

it('odometers of positions in kilometers come back as they were read, with the trip that is made of them', async () => {
  const ctx = await taken();
  expect(await odometersOf(ctx)).toEqual(READ);
  expect(await auditOdometersOf(ctx)).toEqual(READ);
  expect(await tripOf(ctx)).toMatchObject({
    odometerStartTenthKilometers: 1000002,
    odometerEndTenthKilometers: 1001003,
  });
});

it('they are the same in the archive of another carrier, and after the trash', async () => {
  const ctx = await taken();
  const { exportId } = must(await startExport(ctx));
  await exportCarrierData(
    { ...testContext(system, { clock: ctx.clock }), storage: ctx.storage },
    { exportId, isLastAttempt: true },
  );
  const pieces: Uint8Array[] = [];
  for await (const piece of must(await openExport(ctx, exportId)).chunks) pieces.push(piece);
  const home = await fleet();
  must(await importArchive(home, { name: 'records.zip', bytes: new Uint8Array(Buffer.concat(pieces)) }));
  expect(await odometersOf(home)).toEqual(READ);
  expect(await auditOdometersOf(home)).toEqual(READ);

  const trip = await tripOf(ctx);
  must(await deleteRecords(ctx, [{ kind: 'trip', id: Number(trip.id) }]));
  const [item] = await readTrash(ctx);
  must(await restoreFromTrash(ctx, item?.id ?? ''));
  expect(await auditOdometersOf(ctx)).toEqual(READ);
});

it('readings that made no trip count in the reconciliation in their kilometers', async () => {
  const ctx = await taken();
  const { id } = await tripOf(ctx);
  await prisma.trackPosition.updateMany({
    where: { carrierId: ctx.scope.carrierId },
    data: { tripId: null },
  });
  await prisma.trip.delete({ where: { id } });
  const [truck] = await readMonths(ctx.scope, {
    quarterKey: 20264,
    months: ['2026-10', '2026-11', '2026-12'],
    timeZone: 'UTC',
  });
  const november = truck?.months.find(({ month }) => month === '2026-11');
  const ofKilometers = (reading: string | undefined) => Number(reading?.replace('.', ''));
  expect(november?.firstReading).toMatchObject({ tenthKilometers: ofKilometers(READ[0]) });
  expect(november?.lastReading).toMatchObject({ tenthKilometers: ofKilometers(READ.at(-1)) });
});
