import { expect, it } from 'vitest';
import { takeArrivedFile } from '~/areas/imports/take-arrived-file.server';
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
