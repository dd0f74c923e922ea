import { describe, expect, it } from 'vitest';
import { readReportFile, requestFile, retryReportFile } from '~/services/reports/report-files.server';
import { testContext } from '../../factories/context';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const database = await testDatabase();
const REQUEST = { kind: 'pdf', quarterKey: 20263, params: {}, content: 'the same', fileName: 'ifta.pdf', contentType: 'application/pdf', keptDays: 30 };

const jobsOf = async (id: string) =>
  (await database.prisma.$queryRaw<{ attempts: number }[]>`SELECT attempts FROM graphile_worker.jobs WHERE key = ${`report-file:${id}`}`).map(({ attempts }) => attempts);

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

  it('has failed when its job was lost, and is made when it is asked for again', async () => {
    const { ctx, file } = await asked();
    await database.prisma.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE key = ${`report-file:${file.id}`}`;
    expect(await readReportFile(ctx, file.id)).toMatchObject({ ok: true, value: { status: 'failed', error: 'The work on it was interrupted. Try again.' } });
    expect(await requestFile(ctx, REQUEST)).toMatchObject({ id: file.id, status: 'queued' });
    expect(await jobsOf(file.id)).toEqual([0]);
  });

  it('has failed when the last try could not even write that down, and can be tried again from its page', async () => {
    const { ctx, file } = await asked();
    await database.prisma.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = ${`report-file:${file.id}`}`;
    await database.prisma.reportFile.updateMany({ where: { id: file.id }, data: { status: 'running', progress: 40 } });
    expect(await readReportFile(ctx, file.id)).toMatchObject({ ok: true, value: { status: 'failed' } });
    await retryReportFile(ctx, file.id);
    expect(await readReportFile(ctx, file.id)).toMatchObject({ ok: true, value: { status: 'queued', progress: 0 } });
    expect(await jobsOf(file.id)).toEqual([0]);
  });
});
