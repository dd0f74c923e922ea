import { describe, expect, it } from 'vitest';
import { readReportFile, requestFile, retryReportFile } from '~/areas/returns/report-files.server';
import { testContext } from '../../factories/context';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const database = await testDatabase();
const REQUEST = {
  kind: 'pdf',
  quarterKey: 20263,
  params: {},
  content: 'the same',
  fileName: 'ifta.pdf',
  contentType: 'application/pdf',
  keptDays: 30,
};

const jobsOf = async (id: string) =>
  (
    await database.prisma.$queryRaw<
      { attempts: number }[]
    >`SELECT attempts FROM graphile_worker.jobs WHERE key = ${`report-file:${id}`}`
  ).map(({ attempts }) => attempts);

async function asked() {
  const { scope } = await makeAccount(database.prisma);
  const ctx = testContext(scope);
  return { ctx, file: await requestFile(ctx, REQUEST) };
}

describe('a file that is made by a job', () => {
  it('waits while the job is there, and is asked for once', async () => {
    const { ctx, file } = await asked();
    expect((await requestFile(ctx, REQUEST)).id).toBe(file.id);
    expect(await jobsOf(file.id)).toEqual([0]);
    expect(await readReportFile(ctx, file.id)).toMatchObject({ ok: true, value: { status: 'queued' } });
  });

  it('that failed is made anew when it is asked for again, and when someone presses "Try again"', async () => {
    const { ctx, file } = await asked();
    const fail = () =>
      database.prisma.reportFile.updateMany({
        where: { id: file.id },
        data: { status: 'failed', progress: 40, error: 'no' },
      });
    await fail();
    expect(await requestFile(ctx, REQUEST)).toMatchObject({ id: file.id, status: 'queued' });
    await fail();
    await retryReportFile(ctx, file.id);
    expect(await readReportFile(ctx, file.id)).toMatchObject({
      ok: true,
      value: { status: 'queued', progress: 0, error: null },
    });
    expect(await jobsOf(file.id)).toEqual([0]);
  });
});
