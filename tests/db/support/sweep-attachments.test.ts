import { expect, it } from 'vitest';
import { sweepAttachments } from '~/areas/support/sweep-attachments.server';
import { keepAttachment } from '~/areas/support/keep-attachment.server';
import { memoryStorage } from '~/platform/storage/disk.server';
import { testClock, testContext } from '../../factories/context';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const database = await testDatabase();

it('drops files that waited a day for an email, with their bytes, and no others', async () => {
  const { db } = database.system;
  const account = await makeAccount(db);
  const storage = memoryStorage();
  const clock = testClock(new Date().toISOString());
  const ctx = testContext(account.scope, { storage, clock });
  const loose = await keepAttachment(ctx, { name: 'a.txt', bytes: new Uint8Array([1]) });
  const sent = await keepAttachment(ctx, { name: 'b.txt', bytes: new Uint8Array([2]) });
  if (!loose.ok || !sent.ok) throw new Error('the files were refused');
  const request = await db.supportRequest.create({
    data: { kind: 'message', userId: account.userId, fields: {} },
  });
  await db.attachment.update({ where: { id: sent.value.id }, data: { requestId: request.id } });
  const sweeping = testContext(database.system, { storage, clock });
  await sweepAttachments(sweeping);
  expect(storage.keys()).toHaveLength(2);
  clock.advance(25 * 3_600_000);
  await sweepAttachments(sweeping);
  expect(storage.keys()).toEqual([sent.value.storageKey]);
  expect(await db.attachment.findMany({ select: { id: true } })).toEqual([{ id: sent.value.id }]);
});
