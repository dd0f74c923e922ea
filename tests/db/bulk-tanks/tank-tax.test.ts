import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTankDays } from '~/areas/bulk-tanks/data/bulk-tanks.server';
import { reconcileTank } from '~/areas/bulk-tanks/read-tanks.server';
import { createEntry, changeEntry, deleteEntry } from '~/areas/bulk-tanks/save-entry.server';
import { changeTank, createTank } from '~/areas/bulk-tanks/save-tank.server';
import { changeSeveralFuel } from '~/areas/fuel/change-several-fuel.server';
import { changeFuel, createFuel } from '~/areas/fuel/save-fuel.server';
import { deleteRecords } from '~/areas/ledger/change-records.server';
import { computeQuarter } from '~/areas/returns/compute-quarter.server';
import { restoreFromTrash } from '~/areas/trash/restore-from-trash.server';
import { inTankUnit } from '~/areas/bulk-tanks/views/tank-view';
import { decimal } from '~/engine/units/decimal';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';
import { fleetCtx } from '../../factories/fleet';
import { must } from '../../factories/imports';
import { giveRecords } from '../../factories/quarter-records';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma } = await testDatabase();
const QUARTER = { year: 2026, quarter: 3 } as const;

async function yard(unit: 'gallon' | 'litre' = 'gallon', taxPaid = true) {
  const ctx = fleetCtx((await makeAccount(prisma, { planPackageId: 'ic_advanced' })).scope);
  const ids = await giveRecords(ctx.scope, { units: [{ unit: '7' }] });
  const tank = must(
    await createTank(ctx, { name: 'Yard', unit, capacity: '90000', city: 'Tulsa', state: 'OK', taxPaid }),
  );
  return { ctx, tank, truck: ids.get('7') ?? 0 };
}

const entry = async (ctx: Ctx<CarrierScope>, tankId: number, fields: Record<string, unknown>) =>
  must(
    await createEntry(ctx, tankId, {
      supplier: fields['kind'] === 'delivery' ? 'Plains' : '',
      usedBy: fields['kind'] === 'other' ? 'Loader' : '',
      ...fields,
    }),
  );
const fill = async (ctx: Ctx<CarrierScope>, equipmentId: number, fields: Record<string, unknown>) =>
  must(await createFuel(ctx, { fields: { equipmentId, fuelUnit: 'gallon', ...fields } }));

/** What the return of the quarter says: all fuel and tax-paid fuel of Oklahoma. */
async function onReturn(ctx: Ctx<CarrierScope>) {
  const { computed } = await computeQuarter(ctx, QUARTER);
  const [schedule] = computed.schedules;
  const line = schedule?.lines.find(({ jurisdiction }) => jurisdiction === 'OK');
  return { total: schedule?.totalFuel, paid: line?.taxPaidFuel ?? 0 };
}

describe('fuel from an own tank', () => {
  it('is tax-paid as its deliveries are, first delivered first drawn, to the part of a withdrawal', async () => {
    const { ctx, tank, truck } = await yard();
    await entry(ctx, tank.id, { kind: 'delivery', date: '2026-07-01', quantity: '1000', taxPaid: true });
    await entry(ctx, tank.id, { kind: 'delivery', date: '2026-07-20', quantity: '500', taxPaid: false });
    const first = await fill(ctx, truck, { date: '2026-07-05', quantity: '700', tankId: tank.id });
    expect(first).toMatchObject({
      taxPaid: true,
      untaxedQuantity: null,
      bulk: true,
      state: 'OK',
      city: 'Tulsa',
    });
    // 300 of the first delivery are left; 250 of the second follow.
    const second = await fill(ctx, truck, { date: '2026-08-02', quantity: '550', tankId: tank.id });
    expect(second).toMatchObject({ taxPaid: true, untaxedQuantity: '250' });
    const third = await fill(ctx, truck, { date: '2026-08-09', quantity: '100', tankId: tank.id });
    expect(third).toMatchObject({ taxPaid: false, untaxedQuantity: null });
    expect(await onReturn(ctx)).toEqual({ total: 1350, paid: 1000 });
  });

  it('follows a delivery that is corrected, deleted or restored, and a withdrawal that moves', async () => {
    const { ctx, tank, truck } = await yard();
    const delivery = await entry(ctx, tank.id, {
      kind: 'delivery',
      date: '2026-07-01',
      quantity: '1000',
      taxPaid: true,
    });
    const fuel = await fill(ctx, truck, { date: '2026-07-05', quantity: '400', tankId: tank.id });
    expect(await onReturn(ctx)).toEqual({ total: 400, paid: 400 });
    const fields = { kind: 'delivery', date: '2026-07-01', quantity: '1000', supplier: 'Plains' };
    must(
      await changeEntry(ctx, {
        tankId: tank.id,
        id: delivery.id,
        revision: 1,
        fields: { ...fields, taxPaid: false },
      }),
    );
    expect(await onReturn(ctx)).toEqual({ total: 400, paid: 0 });
    // Without a delivery the tank says it.
    const gone = must(await deleteEntry(ctx, { tankId: tank.id, id: delivery.id }));
    expect(await onReturn(ctx)).toEqual({ total: 400, paid: 400 });
    must(await restoreFromTrash(ctx, gone.batchId));
    expect(await onReturn(ctx)).toEqual({ total: 400, paid: 0 });
    // Bought at a pump after all.
    must(
      await changeFuel(ctx, {
        id: fuel.id,
        revision: null,
        fields: {
          equipmentId: truck,
          date: '2026-07-05',
          quantity: '400',
          city: 'Tulsa',
          state: 'OK',
          taxPaid: '1',
          bulk: '0',
          tankId: '',
        },
      }),
    );
    expect(await onReturn(ctx)).toEqual({ total: 400, paid: 400 });
    must(await changeSeveralFuel(ctx, { ids: [fuel.id], fields: { tankId: String(tank.id) } }));
    expect(await onReturn(ctx)).toEqual({ total: 400, paid: 0 });
    const trashed = must(await deleteRecords(ctx, [{ kind: 'fuel', id: fuel.id }]));
    must(await restoreFromTrash(ctx, trashed.batchId ?? ''));
    expect(await onReturn(ctx)).toEqual({ total: 400, paid: 0 });
  });

  it('keeps a filed quarter as it was filed, and refuses entries that its withdrawals would follow', async () => {
    const { ctx, tank, truck } = await yard();
    const delivery = await entry(ctx, tank.id, {
      kind: 'delivery',
      date: '2026-06-20',
      quantity: '1000',
      taxPaid: true,
    });
    await fill(ctx, truck, { date: '2026-07-05', quantity: '400', tankId: tank.id });
    await prisma.filedQuarter.create({ data: { carrierId: ctx.scope.carrierId, quarterKey: 20263 } });
    const changed = await changeEntry(ctx, {
      tankId: tank.id,
      id: delivery.id,
      revision: null,
      fields: { kind: 'delivery', date: '2026-06-20', quantity: '1000', supplier: 'Plains', taxPaid: false },
    });
    expect(changed).toMatchObject({ ok: false, failure: { kind: 'conflict' } });
    // The tank's own word changes nothing that was filed, until the quarter is open again.
    must(
      await changeTank(ctx, {
        id: tank.id,
        revision: null,
        fields: { name: 'Yard', capacity: '90000', city: 'Tulsa', state: 'OK', taxPaid: false },
      }),
    );
    await prisma.bulkTankEntry.deleteMany({ where: { carrierId: ctx.scope.carrierId } });
    expect(await onReturn(ctx)).toEqual({ total: 400, paid: 400 });
    await prisma.filedQuarter.deleteMany({ where: { carrierId: ctx.scope.carrierId } });
    expect(await onReturn(ctx)).toEqual({ total: 400, paid: 0 });
  });

  it('is refused from a tank of another state, fuel or carrier', async () => {
    const { ctx, tank, truck } = await yard();
    const fields = { equipmentId: truck, date: '2026-07-05', quantity: '40', tankId: tank.id };
    const wrong = await createFuel(ctx, {
      fields: { ...fields, state: 'TX', city: 'Waco', fuelType: 'gasoline', fuelUnit: 'kwh' },
    });
    expect(wrong).toMatchObject({
      ok: false,
      failure: {
        fields: {
          state: ['Tank Yard is in OK. Choose OK, or another tank.'],
          fuelType: ['Tank Yard holds special diesel.'],
          fuelUnit: ['Fuel from a tank is in gallons or liters.'],
        },
      },
    });
    const other = await yard();
    const foreign = await createFuel(ctx, { fields: { ...fields, state: 'OK', tankId: other.tank.id } });
    expect(foreign).toMatchObject({
      ok: false,
      failure: { fields: { tankId: ['This tank was not found. Choose another one.'] } },
    });
  });
});

/** The same rule a second time, in liters and fractions: layers by delivery, readings take from the oldest or add to the newest. */
function owedByTheRule(
  events: readonly { day: number; turn: number; id: number; kind: string; amount: number; paid: boolean }[],
  usual: boolean,
) {
  const layers: { left: number; paid: boolean }[] = [];
  let newest = usual;
  const stock = () => layers.reduce((sum, { left }) => sum + left, 0);
  const draw = (amount: number) => {
    let [needed, untaxed] = [amount, 0];
    for (const layer of layers) {
      const taken = Math.min(needed, layer.left);
      layer.left -= taken;
      needed -= taken;
      if (!layer.paid) untaxed += taken;
    }
    return untaxed + (newest ? 0 : needed);
  };
  const untaxed = new Map<number, number>();
  for (const event of [...events].sort((a, b) => a.day - b.day || a.turn - b.turn || a.id - b.id)) {
    if (event.kind === 'delivery') {
      layers.push({ left: event.amount, paid: event.paid });
      newest = event.paid;
    } else if (event.kind === 'reading') {
      const more = event.amount - stock();
      if (more > 0) layers.push({ left: more, paid: newest });
      else draw(-more);
    } else {
      const part = draw(event.amount);
      if (event.kind === 'own') untaxed.set(event.id, part);
    }
  }
  return untaxed;
}

describe('random tanks', () => {
  it('are taxed by the rule and reconciled to the gallon: opening + delivered - drawn + difference = closing', async () => {
    const KINDS = ['delivery', 'own', 'own', 'other', 'reading'] as const;
    const event = fc.record({
      kind: fc.constantFrom(...KINDS),
      day: fc.integer({ min: 0, max: 91 }),
      amount: fc.integer({ min: 1, max: 3000 }),
      paid: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { minLength: 1, maxLength: 14 }),
        fc.boolean(),
        async (events, usual) => {
          const { ctx, tank, truck } = await yard('gallon', usual);
          const known: Parameters<typeof owedByTheRule>[0][number][] = [];
          for (const { kind, day, amount, paid } of events) {
            const date = new Date(Date.UTC(2026, 6, 1 + day)).toISOString().slice(0, 10);
            const fields = { date, quantity: String(amount), tankId: tank.id, taxPaid: paid };
            const made =
              kind === 'own'
                ? await fill(ctx, truck, fields)
                : await entry(ctx, tank.id, { kind, ...fields });
            const turn = { delivery: 1, other: 2, own: 3, reading: 4 }[kind];
            known.push({ day, turn, id: made.id, kind, amount, paid });
          }
          const untaxed = owedByTheRule(known, usual);
          for (const row of await prisma.fuelPurchase.findMany({
            where: { carrierId: ctx.scope.carrierId },
          })) {
            const all = row.quantity.toNumber();
            const without = row.untaxedQuantity?.toNumber() ?? (row.taxPaid ? 0 : all);
            expect(without).toBe(untaxed.get(Number(row.id)));
          }
          const found = must(await reconcileTank(ctx, QUARTER, tank.id));
          for (const { opening, delivered, own, other, difference, closing } of [
            ...found.months,
            found.quarter,
          ])
            expect(
              opening.plus(delivered).minus(own).minus(other).plus(difference).minus(closing).toNumber(),
            ).toBe(0);
          for (const [index, month] of found.months.entries())
            if (index > 0 && !month.begins)
              expect(month.opening.equals(found.months[index - 1]?.closing ?? decimal(0))).toBe(true);
          const days = await readTankDays(ctx.scope, '2026-09-30', tank.id);
          const paid = days.reduce((sum, day) => sum.plus(day.ownTaxPaid), decimal(0));
          expect(inTankUnit(found.quarter.ownTaxPaid, 'gallon').equals(inTankUnit(paid, 'gallon'))).toBe(
            true,
          );
        },
      ),
      { numRuns: 25 },
    );
  });
});
