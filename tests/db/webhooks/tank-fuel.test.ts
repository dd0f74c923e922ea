import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { changeEntry, createEntry, deleteEntry } from '~/areas/bulk-tanks/save-entry.server';
import { createTank } from '~/areas/bulk-tanks/save-tank.server';
import { createFuel } from '~/areas/fuel/save-fuel.server';
import { deleteRecords } from '~/areas/ledger/change-records.server';
import { reopenQuarter } from '~/areas/returns/file-quarter.server';
import { fileQuarter } from '~/areas/returns/data/filed-quarters.server';
import { restoreFromTrash } from '~/areas/trash/restore-from-trash.server';
import { listId } from '~/areas/trips/rules/list-id';
import { fleetCtx } from '../../factories/fleet';
import { must } from '../../factories/imports';
import { giveRecords } from '../../factories/quarter-records';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma } = await testDatabase();

/** Fuel is taxed as the deliveries of its tank: the database sets it anew, and nobody writes the purchase. */
it('a webhook hears of purchases that are taxed otherwise since their tank was counted again', async () => {
  const ctx = fleetCtx((await makeAccount(prisma, { planPackageId: 'ic_advanced' })).scope);
  const { carrierId, userId } = ctx.scope;
  await prisma.webhookEndpoint.create({
    data: {
      id: randomUUID(),
      carrierId,
      createdBy: userId,
      url: 'https://example.com/hook',
      events: ['fuel.changed'],
      secret: new Uint8Array(32),
      ending: 'abcd',
    },
  });
  const toldOf = async () => {
    const where = { carrierId, type: 'fuel.changed' };
    const told = await prisma.webhookDelivery.findMany({ where, orderBy: { createdAt: 'asc' } });
    await prisma.webhookDelivery.deleteMany({ where });
    return told.flatMap(({ body }) => (JSON.parse(body) as { data: { ids: string[] } }).data.ids);
  };
  const truck = (await giveRecords(ctx.scope, { units: [{ unit: '7' }] })).get('7') ?? 0;
  const { id: tankId } = must(
    await createTank(ctx, { name: 'Yard', unit: 'gallon', capacity: '9000', state: 'OK', taxPaid: true }),
  );
  const fill = async (date: string, quantity: string) => {
    const fields = { equipmentId: truck, fuelUnit: 'gallon', date, quantity, tankId };
    return must(await createFuel(ctx, { fields })).id;
  };
  const first = await fill('2026-07-05', '400');
  const second = await fill('2026-07-06', '300');
  const both = [listId('fuel', first), listId('fuel', second)];
  expect(await toldOf()).toEqual([]);

  const delivery = { kind: 'delivery', date: '2026-07-01', quantity: '500', supplier: 'Plains' };
  const { id } = must(await createEntry(ctx, tankId, { ...delivery, taxPaid: false }));
  expect(await toldOf()).toEqual(both);
  // What covers the first alone leaves the second as it is.
  must(
    await changeEntry(ctx, {
      tankId,
      id,
      revision: 1,
      fields: { ...delivery, supplier: 'Other', taxPaid: false },
    }),
  );
  expect(await toldOf()).toEqual([]);
  must(await deleteEntry(ctx, { tankId, id }));
  expect(await toldOf()).toEqual(both);

  // A withdrawal that goes, and comes back, moves those behind it.
  must(await createEntry(ctx, tankId, { ...delivery, quantity: '400', taxPaid: false }));
  must(await createEntry(ctx, tankId, { ...delivery, date: '2026-07-02', quantity: '400', taxPaid: true }));
  await toldOf();
  const { batchId } = must(await deleteRecords(ctx, [{ kind: 'fuel', id: first }]));
  expect(await toldOf()).toEqual([listId('fuel', second)]);
  must(await restoreFromTrash(ctx, batchId ?? ''));
  expect(await toldOf()).toEqual([listId('fuel', second)]);

  // A quarter that is open again counts as its tanks say now.
  await fileQuarter(ctx.scope, 20263, new Date());
  await prisma.bulkTankEntry.updateMany({ where: { carrierId }, data: { taxPaid: true } });
  expect(await toldOf()).toEqual([]);
  must(await reopenQuarter(ctx, { year: 2026, quarter: 3 }, { reason: 'A delivery was missing' }));
  expect(await toldOf()).toEqual([listId('fuel', first)]);
});
