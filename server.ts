import { announce, logger, refuseStart } from '~/config/logger.server';
import { catchLibraryOutput } from '~/config/log-output.server';
import { assertReadyToServe, env, misspelledSettings, type Env } from '~/config/env.server';
import { largeChildren } from '~/config/large-children.server';
import { keepHeapSmall } from '~/config/worker-heap.server';
import { isDiskFull } from '~/platform/database/busy.server';
import { databaseAnswers } from '~/platform/database/database-answers.server';
import { deliverTestBilling, startBilling } from '~/areas/billing/pages/test-billing.server';
import { assertRoads } from '~/platform/routing-engine/embedded.server';
import { startMetricsServer } from '~/platform/http/edge/metrics.server';
import { startInboundMail } from '~/areas/mail/inbound/inbound-smtp.server';
import { startWeb } from '~/web.server';
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

/** Beyond the seconds in which it drains. */
const FORCED_AFTER_MS = 15_000;

const parts: { name: string; part: Part }[] = [];
const stopping = new AbortController();

/** Keeps a part for the stop. @throws where the program was told to stop meanwhile: no further part is started then. */
function keep(name: string, part: Part): void {
  parts.push({ name, part });
  stopping.signal.throwIfAborted();
}

async function start(): Promise<void> {
  const role = roleOf(process.argv[2]);
  // The service is where the others send documents: it sends them nowhere.
  if (role === 'extractor') delete process.env['EXTRACTION_SERVICE_URL'];
  const config = env();
  assertReadyToServe(config);
  if (role !== 'extractor') assertRoads(config);
  for (const problem of misspelledSettings(process.env)) logger().warn(problem);
  const task = `npm ${role === 'all' ? 'start' : `run ${role}`}`;
  const database = await prepareDatabase(config, task, stopping.signal);
  keep('the database', database);
  const metricsServer = await startMetricsServer(config);
  if (metricsServer) keep('the metrics', metricsServer);
  keep('test billing', await startBilling(config));
  if (role !== 'web')
    keep(
      'the worker and the jobs at work',
      await startWorkerProcess(config, { withHealthServer: role === 'worker', share: shareOf(role, config) }),
    );
  if (role === 'worker' || largeChildren().isShortOfMemory) keepHeapSmall();
  if (role !== 'worker') {
    const web = await startWeb(config, { serviceOnly: role === 'extractor' });
    keep('the web server and open requests', web);
    if (role !== 'extractor') keep('the mail receiver', await startInboundMail(config));
    deliverTestBilling(new URL(web.url).origin);
    announceAddress(web.url, database.demoLogin);
  } else {
    announce(`${config.PRODUCT_NAME} worker is running`);
  }
}

function announceAddress(url: string, demoLogin: { email: string; password: string } | undefined): void {
  announce(`${env().PRODUCT_NAME} is running: ${url} (process ${process.pid})`);
  if (demoLogin)
    announce(`Demo login: ${demoLogin.email} / ${demoLogin.password} (anybody can read it here)`);
  announce(`Ready after ${process.uptime().toFixed(1)} s. Ctrl-C stops it.`);
}

/** The settings may be what keeps the program from starting. */
function drainMs(): number {
  try {
    return env().DRAIN_SECONDS * 1000;
  } catch {
    return 0;
  }
}

async function stop(exitCode: number): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort(new Error('stopped while starting'));
  let waitsFor = 'the start';
  // The exit code stays as asked: the next start continues from here and takes over the jobs that were running.
  const forced = setTimeout(() => {
    logger().warn({ waitsFor }, `stopping took too long, and is ended by force: it waited for ${waitsFor}`);
    process.exit(exitCode);
  }, drainMs() + FORCED_AFTER_MS);
  forced.unref();
  void leaveWithoutDatabase(exitCode);
  // What is being started has to be there before it can be stopped.
  await starting.catch(() => undefined);
  for (const { name, part } of parts.reverse()) {
    waitsFor = name;
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

catchLibraryOutput(logger);

process.on('unhandledRejection', (error) => logger().error({ err: error }, 'unhandled rejection'));

/** A port or an address that cannot be had is named by its setting, and a full disk as what it is. */
function inWords(
  error: NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string },
): string {
  if (isDiskFull(error)) return `The disk is full. Make room and start again. (${error.message.trim()})`;
  const hosts = ['HOST', 'INBOUND_SMTP_HOST'];
  const place = error.code === 'EADDRNOTAVAIL' ? error.address : error.hostname;
  const host = hosts.find((each) => place !== undefined && process.env[each]?.trim() === place);
  if (host !== undefined)
    return `Environment: ${host} ${place} is no address of this machine (${error.message})`;
  const names = ['PORT', 'METRICS_PORT', 'WORKER_HEALTH_PORT', 'INBOUND_SMTP_PORT'];
  const name = names.find((each) => error.port !== undefined && Number(process.env[each]) === error.port);
  if (name === undefined) return error.message;
  const reason =
    error.code === 'EADDRINUSE'
      ? 'is taken by another program'
      : error.code === 'EACCES'
        ? 'may not be opened by this user'
        : `cannot be opened (${error.message})`;
  return `Environment: ${name} ${error.port} ${reason}`;
}

const starting = start();
starting.catch((error: Error) => {
  if (stopping.signal.aborted) return;
  refuseStart(error, inWords(error));
  void stop(1);
});
