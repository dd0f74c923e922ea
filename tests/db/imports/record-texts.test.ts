import { describe, expect, it } from 'vitest';
import { FUEL_TEXTS } from '~/areas/fuel/fields';
import { TRIP_TEXTS } from '~/areas/trips/fields';
import { csvLine } from '~/engine/text/csv';
import { columnOf, namesOf, type TextField, type TextFields } from '~/engine/records/text-fields';
import { createEquipment } from '~/areas/equipment/save-equipment.server';
import { exportRecords } from '~/areas/ledger/export-records.server';
import { fleetCtx } from '../../factories/fleet';
import { accepted, checked, must } from '../../factories/imports';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma } = await testDatabase();
const fleet = async () => {
  const ctx = fleetCtx((await makeAccount(prisma, { planPackageId: 'ic_advanced' })).scope);
  must(await createEquipment(ctx, { unit: 'T-1', fuelType: 'special_diesel', axles: 3, active: true }));
  return ctx;
};

const wordOf = (name: string) => `word${name.toLowerCase()}`;
const CASES: [string, TextFields, [string, string][]][] = [
  [
    'trip',
    TRIP_TEXTS,
    [
      ['Equipment', 'T-1'],
      ['Date', '2026-08-03'],
      ['From', 'Dallas, TX'],
      ['To', 'Tulsa, OK'],
    ],
  ],
  [
    'fuel',
    FUEL_TEXTS,
    [
      ['Equipment', 'T-1'],
      ['Date', '2026-08-03'],
      ['Quantity', '100'],
      ['City', 'Dallas'],
      ['State', 'TX'],
    ],
  ],
];

describe.each(CASES)('the plain texts of a %s', (kind, fields, others) => {
  const names = namesOf(fields);
  const saved = async (carrierId: string): Promise<Record<string, unknown>[]> =>
    kind === 'trip'
      ? prisma.trip.findMany({ where: { carrierId } })
      : prisma.fuelPurchase.findMany({ where: { carrierId } });
  const words = Object.fromEntries(names.map((name) => [name, wordOf(name)]));

  it('come in from a file by their headings', async () => {
    const ctx = await fleet();
    const columns = [...others, ...names.map((name) => [columnOf(fields[name] as TextField), wordOf(name)])];
    const text = csvLine(columns.map(([head]) => head)) + csvLine(columns.map(([, cell]) => cell));
    const read = await checked(ctx, text, { kind: kind === 'trip' ? 'trips' : 'fuel' });
    await accepted(ctx, read.id);
    expect(await saved(ctx.scope.carrierId)).toMatchObject([words]);
  });

  it('come back from the list that was exported', async () => {
    const ctx = await fleet();
    const columns = [...others, ...names.map((name) => [columnOf(fields[name] as TextField), wordOf(name)])];
    const text = csvLine(columns.map(([head]) => head)) + csvLine(columns.map(([, cell]) => cell));
    await accepted(ctx, (await checked(ctx, text, { kind: kind === 'trip' ? 'trips' : 'fuel' })).id);
    let csv = '';
    for await (const batch of exportRecords(ctx, {}, null, 'us'))
      csv += batch.map((row) => csvLine(row)).join('');
    const other = await fleet();
    await accepted(other, (await checked(other, csv)).id);
    expect(await saved(other.scope.carrierId)).toMatchObject([words]);
  });
});
