import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readQuarterSums, type Fleet } from '~/areas/returns/data/quarter-sums.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { createEquipment } from '~/areas/equipment/save-equipment.server';
import { createFuel } from '~/areas/fuel/save-fuel.server';
import { deleteRecords, moveRecords } from '~/areas/ledger/change-records.server';
import { correctMiles } from '~/areas/trips/correct-miles.server';
import { createTrip } from '~/areas/trips/create-trip.server';
import type { Result } from '~/engine/result';
import { fleetCtx } from '../../factories/fleet';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma } = await testDatabase();
const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};

const QUARTERS = [20263, 20264].map((quarterKey) => ({
  quarterKey,
  starts: quarterKey === 20263 ? ['2026-09-01'] : [],
  jurisdictions: quarterKey === 20263 ? ['OK'] : [],
}));

/** What both quarters add up to, whatever the order of the rows. */
async function sumsOf(
  scope: CarrierScope,
  fleet?: Fleet,
  recordsIn: 'us' | 'metric' = 'us',
): Promise<string> {
  const read = await readQuarterSums(scope, QUARTERS, { fleet, recordsIn });
  const sorted = (rows: readonly object[]) =>
    rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  return JSON.stringify(
    [...read].map(([key, { sums }]) => [
      key,
      sorted(sums.miles.filter((row) => row.tenthMiles > 0)),
      sorted(sums.fuel),
      [...sums.used].sort(),
    ]),
  );
}

/** Step: what a person does next; a number chooses which record or unit it is done to. */
const step = fc.record({
  kind: fc.constantFrom('trip', 'fuel', 'correct', 'delete', 'move', 'read'),
  pick: fc.nat(20),
  date: fc.constantFrom('2026-08-03', '2026-09-30', '2026-10-01', '2026-11-02'),
  miles: fc.integer({ min: 1, max: 900 }),
});

it('the kept sums are those of the records, whatever was done in between', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const ctx = fleetCtx((await makeAccount(prisma, { planPackageId: 'ic_advanced' })).scope);
      const units = [
        must(await createEquipment(ctx, { unit: '1', axles: '3' })).id,
        must(await createEquipment(ctx, { unit: '2', axles: '3', fuelType: 'cng' })).id,
      ];
      const fleet: Fleet = {
        outsideIn: () => new Set(),
        units: [
          { id: units[0] ?? 0, fuelType: 'special_diesel' },
          { id: units[1] ?? 0, fuelType: 'cng' },
        ],
      };
      const records: { kind: 'trip' | 'fuel'; id: number }[] = [];
      for (const { kind, pick, date, miles } of steps) {
        const record = records[pick % Math.max(1, records.length)];
        const unit = units[pick % 2] ?? 0;
        if (kind === 'trip') {
          const made = await createTrip(ctx, {
            equipmentId: String(unit),
            date,
            entry: 'odometer',
            stateLines: [
              { state: 'TX', odometer: '1000' },
              { state: 'OK', odometer: String(1000 + miles) },
            ],
            odometerEnd: String(1000 + 2 * miles),
          });
          records.push({ kind: 'trip', id: must(made).id });
        } else if (kind === 'fuel') {
          records.push({
            kind: 'fuel',
            id: must(
              await createFuel(ctx, {
                fields: {
                  equipmentId: String(unit),
                  date,
                  quantity: String(miles),
                  city: 'Dallas',
                  state: 'TX',
                },
              }),
            ).id,
          });
        } else if (kind === 'read') {
          await sumsOf(ctx.scope, pick % 2 === 0 ? fleet : undefined);
        } else if (record && kind === 'delete') {
          must(await deleteRecords(ctx, [record]));
          records.splice(records.indexOf(record), 1);
        } else if (record && kind === 'move') {
          must(await moveRecords(ctx, [record], unit));
        } else if (record?.kind === 'trip') {
          must(
            await correctMiles(ctx, {
              id: record.id,
              revision: null,
              rows: [{ jurisdiction: 'TX', miles: String(miles) }],
            }),
          );
        }
      }
      const all = async () => [await sumsOf(ctx.scope), await sumsOf(ctx.scope, fleet)];
      const metric = async () => [
        await sumsOf(ctx.scope, undefined, 'metric'),
        await sumsOf(ctx.scope, fleet, 'metric'),
      ];
      // Kept for miles, then for kilometers, then again: none is taken for the other.
      const kept = [await all(), await metric(), await metric(), await all()];
      await prisma.quarterSums.updateMany({
        where: { carrierId: ctx.scope.carrierId },
        data: { sumsRevision: null, unitSumsRevision: null },
      });
      expect(kept).toEqual([await all(), await metric(), await metric(), await all()]);
    }),
    { numRuns: 25 },
  );
});

it('a carrier that is deleted takes its records, sums and log with it', async () => {
  const account = await makeAccount(prisma);
  const ctx = fleetCtx(account.scope);
  const unit = must(await createEquipment(ctx, { unit: '1' })).id;
  must(
    await createTrip(ctx, {
      equipmentId: String(unit),
      date: '2026-11-02',
      entry: 'odometer',
      stateLines: [{ state: 'TX', odometer: '1' }],
      odometerEnd: '9',
    }),
  );
  must(
    await createFuel(ctx, {
      fields: { equipmentId: String(unit), date: '2026-11-02', quantity: '9', city: 'Dallas', state: 'TX' },
    }),
  );
  await prisma.carrier.delete({ where: { id: account.carrierId } });
  const where = { carrierId: account.carrierId };
  const left = [
    await prisma.trip.count({ where }),
    await prisma.fuelPurchase.count({ where }),
    await prisma.equipment.count({ where }),
    await prisma.ledgerEntry.count({ where }),
    await prisma.quarterSums.count({ where }),
    await prisma.recordChange.count({ where }),
  ];
  expect(left).toEqual([0, 0, 0, 0, 0, 0]);
});
