import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { documentKey } from '~/areas/documents/upload-documents.server';
import { receiptKey } from '~/areas/fuel/keep-receipt.server';
import { importFileKey, importTableKey } from '~/areas/imports/import-file';
import { createFuel } from '~/areas/fuel/save-fuel.server';
import { createEquipment } from '~/areas/equipment/save-equipment.server';
import { sweepOrphanFiles } from '~/areas/documents/sweep-orphan-files.server';
import { fleetCtx } from '../../factories/fleet';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma, system } = await testDatabase();
const PDF = new TextEncoder().encode('%PDF-1.7 a receipt');

it('removes receipts and documents whose row never came a day after it saw them, and nothing else', async () => {
  const { scope } = await makeAccount(prisma);
  const ctx = fleetCtx(scope);
  const unit = await createEquipment(ctx, { unit: '1' });
  if (!unit.ok) throw new Error('no unit');
  const fields = {
    equipmentId: String(unit.value.id),
    date: '2026-11-03',
    quantity: '10',
    city: 'Dallas',
    state: 'TX',
  };
  const made = await createFuel(ctx, { fields, file: { name: 'r.pdf', bytes: PDF } });
  if (!made.ok) throw new Error('no fuel');
  const own = receiptKey(scope.carrierId, made.value.receipt?.id ?? '');
  const late = receiptKey(scope.carrierId, randomUUID());
  // The very id of a living row, under another carrier: the row does not stand for it.
  const foreign = receiptKey(randomUUID(), made.value.receipt?.id ?? '');
  const orphans = [
    receiptKey(scope.carrierId, randomUUID()),
    documentKey(scope.carrierId, randomUUID()),
    foreign,
    importFileKey(scope.carrierId, randomUUID()),
    importTableKey(scope.carrierId, randomUUID()),
  ];
  const imported = randomUUID();
  const ofImport = [importFileKey(scope.carrierId, imported), importTableKey(scope.carrierId, imported)];
  await prisma.dataImport.create({
    data: {
      id: imported,
      carrierId: scope.carrierId,
      createdBy: scope.userId,
      kind: 'fuel',
      fileName: 'f.csv',
      sizeBytes: 1,
      sha256: 'x',
    },
  });
  const others = ['reports/x/1', 'attachments/x/1'];
  for (const key of [...orphans, late, ...ofImport, ...others]) await ctx.storage.put(key, PDF);
  const sweepAt = (now: string) => sweepOrphanFiles({ ...fleetCtx(system, { now }), storage: ctx.storage });
  const there = async () => {
    const keys: string[] = [];
    for await (const key of ctx.storage.listKeys()) keys.push(key);
    return keys.sort();
  };

  expect(await sweepAt('2026-11-20T04:31:00Z')).toBe(0);
  expect(await sweepAt('2026-11-21T04:30:00Z')).toBe(0);
  expect(await there()).toEqual([own, late, ...ofImport, ...orphans, ...others].sort());
  await prisma.receipt.create({
    data: {
      id: late.split('/')[2] ?? '',
      carrierId: scope.carrierId,
      name: 'late.pdf',
      contentType: 'application/pdf',
      sizeBytes: 1,
      sha256: 'x',
      createdBy: scope.userId,
    },
  });
  expect(await sweepAt('2026-11-21T04:32:00Z')).toBe(5);
  expect(await there()).toEqual([own, late, ...ofImport, ...others].sort());
  expect(await prisma.orphanFile.count()).toBe(0);

  await prisma.carrier.delete({ where: { id: scope.carrierId } });
  await sweepAt('2026-11-22T04:31:00Z');
  expect(await sweepAt('2026-11-23T04:32:00Z')).toBe(4);
  expect(await there()).toEqual(others.sort());
});
