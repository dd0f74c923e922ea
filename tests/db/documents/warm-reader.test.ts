import { expect, it, vi } from 'vitest';
import type { CarrierScope } from '~/platform/database/scope.server';
import { activateExtraction } from '~/areas/documents/activation.server';
import { warmReader } from '~/areas/documents/warm-reader.server';
import { testContext } from '../../factories/context';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma, system } = await testDatabase();

it('a program that reads documents starts with a reader ready, once any carrier has switched reading on', async () => {
  const prepare = vi.fn();
  const ctx = testContext(system, {
    documents: { read: vi.fn(), readReceipt: vi.fn(), drawPage: vi.fn(), prepare },
  });
  const account = await makeAccount(prisma, { role: 'owner' });
  await warmReader(ctx);
  expect(prepare).not.toHaveBeenCalled();
  await activateExtraction(testContext<CarrierScope>(account.scope));
  await warmReader(ctx);
  expect(prepare).toHaveBeenCalledOnce();
});
