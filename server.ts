import { logger } from '~/config/logger.server';
import { assertReadyToServe, env, type Env } from '~/config/env.server';
import { keepHeapSmall } from '~/config/worker-heap.server';
import { databaseAnswers } from '~/data/database/database-answers.server';
import { deliverTestBilling, startBilling } from '~/http/edge/test-billing.server';
import { startMetricsServer } from '~/http/edge/metrics.server';
import { startInboundMail } from '~/http/inbound/inbound-smtp.server';
import { startWeb } from '~/http/edge/web.server';
import { startWorkerProcess } from './jobs/process';
import type { WorkerShare } from './jobs/queue-run';
import { prepareDatabase } from './prisma/prepare-database.server';

/**
 * One program, four ways to run it: `all` (web and worker in one process, the embedded default), `web`, `worker`, and
 * `extractor`: the extraction service, its addresses and its jobs and nothing else.
 * Parts are stopped in the reverse order of their start.
 */
type Role = 'all' | 'web' | 'worker' | 'extractor';

const roleOf = (argument: string | undefined): Role => {
  if (argument === undefined || argument === 'all') return 'all';
  if (argument === 'web' || argument === 'worker' || argument === 'extractor') return argument;
  throw new Error(`Unknown role "${argument}": use all, web, worker or extractor`);
};

const shareOf = (role: Role, config: Env): WorkerShare =>
  role === 'extractor' ? 'extraction' : config.EXTRACTION_SERVICE_URL ? 'all-but-extraction' : 'all';

interface Part {
  stop(): Promise<void>;
}

const parts: Part[] = [];
let stopping = false;

async function start(role: Role): Promise<void> {
  // The service is where the others send documents: it sends them nowhere.
  if (role === 'extractor') delete process.env['EXTRACTION_SERVICE_URL'];
  const config = env();
  assertReadyToServe(config);
  const database = await prepareDatabase(config);
  parts.push(database);
  const metricsServer = await startMetricsServer(config);
  if (metricsServer) parts.push(metricsServer);
  parts.push(await startBilling(config));
  if (role !== 'web')
    parts.push(
      await startWorkerProcess(config, { withHealthServer: role === 'worker', share: shareOf(role, config) }),
    );
  if (role === 'worker') keepHeapSmall();
  if (role !== 'worker') {
    const web = await startWeb(config, { serviceOnly: role === 'extractor' });
    parts.push(web);
    if (role !== 'extractor') parts.push(await startInboundMail(config));
    deliverTestBilling(new URL(web.url).origin);
    announce(web.url, database.demoLogin);
  } else {
    console.log(`${config.PRODUCT_NAME} worker is running`);
  }
}

function announce(url: string, demoLogin: { email: string; password: string } | undefined): void {
  const lines = [`${env().PRODUCT_NAME} is running: ${url}`];
  if (demoLogin) lines.push(`Demo login: ${demoLogin.email} / ${demoLogin.password}`);
  lines.push(`Ready after ${process.uptime().toFixed(1)} s. Ctrl-C stops it.`);
  console.log(lines.join('\n'));
}

async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  const forced = setTimeout(() => process.exit(exitCode || 1), 15_000);
  forced.unref();
  void leaveWithoutDatabase(exitCode);
  for (const part of parts.reverse()) {
    await part.stop().catch((error: Error) => logger().error({ err: error }, 'stopping failed'));
  }
  process.exit(exitCode);
}

const WITHOUT_DATABASE_MS = 5000;

/** What cannot end because the database is away is not waited for: nothing of it is lost, and other processes take it up. */
async function leaveWithoutDatabase(exitCode: number): Promise<void> {
  const url = process.env['DATABASE_URL'];
  if (url === undefined || (await databaseAnswers(url, 3000))) return;
  setTimeout(() => process.exit(exitCode), WITHOUT_DATABASE_MS).unref();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

process.on('unhandledRejection', (error) => logger().error({ err: error }, 'unhandled rejection'));

start(roleOf(process.argv[2])).catch((error: Error) => {
  console.error(error.message);
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error);
  void stop(1);
});
