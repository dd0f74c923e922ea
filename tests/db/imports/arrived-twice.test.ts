import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readDropFolder, openDropFolder, takeDroppedFiles } from '~/areas/imports/take-dropped-files.server';
import { takeArrivedFile } from '~/areas/imports/take-arrived-file.server';
import { systemScope } from '~/platform/database/scope.server';
import { dropRoot } from '~/platform/drop-folder/drop-root.server';
import { fleetCtx } from '../../factories/fleet';
import { must } from '../../factories/imports';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma } = await testDatabase();

it('a file that two runs find at the same moment is refused, listed and told once', async () => {
  const ctx = fleetCtx((await makeAccount(prisma)).scope);
  const photo = { name: 'photo.png', bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]) };
  const taken = await Promise.all([1, 2, 3].map(() => takeArrivedFile(ctx, photo, 'folder')));
  expect(taken.map((one) => must(one).outcome)).toEqual(['refused', 'refused', 'refused']);
  const listed = () => prisma.dataImport.count({ where: { carrierId: ctx.scope.carrierId } });
  expect(await listed()).toBe(1);
  expect(
    await prisma.mailMessage.count({ where: { carrierId: ctx.scope.carrierId, kind: 'file-arrived' } }),
  ).toBe(1);
  // Another file of these bytes is another one.
  must(await takeArrivedFile(ctx, { ...photo, name: 'scan.png' }, 'folder'));
  expect(await listed()).toBe(2);
});

it('a good file that two runs read at the same moment is put away once, and not as one seen before', async () => {
  const ctx = fleetCtx((await makeAccount(prisma)).scope);
  must(await openDropFolder(ctx, true));
  const name = (await readDropFolder(ctx)) ?? '';
  const dir = mkdtempSync(path.join(os.tmpdir(), 'stateline-twice-'));
  const root = dropRoot({ FUEL_DROP_DIR: dir, FUEL_DROP_STILL_SECONDS: 0 })!;
  await root.finished(name, 1);
  const inside = path.join(dir, name);
  writeFileSync(path.join(inside, 'july.csv'), 'Date,Truck,State,Gallons\n07/03/2026,T-1,TX,100\n');
  // Both have read the file before either takes it, and the slower one puts it away first.
  const readings: (() => void)[] = [];
  const bothHaveRead = new Promise<void>((resolve) => readings.push(resolve));
  let read = 0;
  const together = {
    finished: root.finished.bind(root),
    putAway: root.putAway.bind(root),
    read: async (...of: Parameters<typeof root.read>) => {
      const bytes = await root.read(...of);
      read += 1;
      if (read === 2) readings[0]?.();
      await bothHaveRead;
      return bytes;
    },
  };
  const system = { ...ctx, scope: systemScope(ctx.scope.db) };
  await Promise.all([takeDroppedFiles(system, together), takeDroppedFiles(system, together)]);
  expect(readdirSync(path.join(inside, 'done'))).toEqual([expect.stringMatching(/-july\.csv$/)]);
  expect(await prisma.dataImport.count({ where: { carrierId: ctx.scope.carrierId } })).toBe(1);
  // The same file again later is one seen before, and said to be.
  const later = { ...system, clock: { now: () => new Date(ctx.clock.now().getTime() + 120_000) } };
  writeFileSync(path.join(inside, 'july.csv'), 'Date,Truck,State,Gallons\n07/03/2026,T-1,TX,100\n');
  await takeDroppedFiles(later, root);
  expect(readdirSync(path.join(inside, 'done')).filter((one) => one.endsWith('.reason.txt'))).toHaveLength(1);
});

it('a file whose name is as long as a disk takes it, in letters of several bytes, is put away with its reason', async () => {
  const ctx = fleetCtx((await makeAccount(prisma)).scope);
  must(await openDropFolder(ctx, true));
  const name = (await readDropFolder(ctx)) ?? '';
  const dir = mkdtempSync(path.join(os.tmpdir(), 'stateline-long-'));
  const root = dropRoot({ FUEL_DROP_DIR: dir, FUEL_DROP_STILL_SECONDS: 0 })!;
  await root.finished(name, 1);
  const inside = path.join(dir, name);
  for (const letter of ['燃', '𝐅'])
    writeFileSync(path.join(inside, `${letter.repeat(Math.floor(250 / Buffer.byteLength(letter)))}.csv`), '');
  const system = { ...ctx, scope: systemScope(ctx.scope.db) };
  await takeDroppedFiles(system, root);
  expect(readdirSync(inside).sort()).toEqual(['done', 'refused']);
  const away = readdirSync(path.join(inside, 'refused'));
  expect(away.filter((one) => one.endsWith('.reason.txt'))).toHaveLength(2);
  expect(away).toHaveLength(4);
  expect(away.join('')).not.toContain('\ufffd');
  expect(await prisma.dataImport.count({ where: { carrierId: ctx.scope.carrierId } })).toBe(2);
});
