import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Gauge, type Registry } from 'prom-client';
import { env, type Env } from '~/config/env.server';
import { metrics } from '~/config/metrics.server';
import { processSingleton } from '~/config/process-singleton.server';
import { backupPlaces } from '~/platform/backup/backup-places.server';
import { readPlaceState, type PlaceState } from '~/platform/backup/place-states.server';
import { backupsIn, newestBackup } from '~/platform/backup/newest-backup.server';
import { database } from '~/platform/database/db.server';
import { countLiveWorkers } from '~/platform/database/installation-facts.server';
import { HEALTH_PATIENCE_MS } from '~/platform/database/database-answers.server';
import { countJobsByTask, type JobCount } from '~/platform/database/job-queue.server';
import { queueScope } from '~/platform/database/queue-database.server';
import { systemScope } from '~/platform/database/scope.server';
import { readDiskSpace } from '~/platform/storage/disk-space.server';

/** Gauges that are asked anew at every reading: connections of the pool and jobs in the queue. */
const readGauges = () =>
  processSingleton('metric gauges', () => {
    const registers = [metrics().registry];
    new Gauge({
      name: 'stateline_database_connections',
      help: 'Connections of this process: open, idle, and requests that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        const { pool } = database();
        this.set({ state: 'open' }, pool.totalCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
    // One question for both gauges of a reading.
    let asked: Promise<JobCount[] | null> | undefined;
    const counts = (): Promise<JobCount[] | null> =>
      (asked ??= countJobsInTime().finally(() => (asked = undefined)));
    new Gauge({
      name: 'stateline_database_up',
      help: '1 while the database answers.',
      registers,
      async collect() {
        this.set((await counts()) === null ? 0 : 1);
      },
    });
    new Gauge({
      name: 'stateline_queue_jobs',
      help: 'Jobs in the queue by name and state (waiting, running, failed), the same from every process.',
      labelNames: ['job', 'state'],
      registers,
      async collect() {
        const jobs = await counts();
        this.reset();
        for (const { task, state, count } of jobs ?? []) this.set({ job: task, state }, count);
      },
    });
    new Gauge({
      name: 'stateline_workers',
      help: 'Worker processes that live, the same from every process.',
      registers,
      async collect() {
        const workers = await countWorkersInTime();
        // Without an answer nobody knows: no series, rather than none alive.
        if (workers === null) this.remove();
        else this.set(workers);
      },
    });
    new Gauge({
      name: 'stateline_disk_free_bytes',
      help: 'What is left on the disk of DATA_DIR.',
      registers,
      async collect() {
        this.set((await readDiskSpace(env().dataFolder)).freeBytes);
      },
    });
    new Gauge({
      name: 'stateline_disk_size_bytes',
      help: 'The size of the disk of DATA_DIR.',
      registers,
      async collect() {
        this.set((await readDiskSpace(env().dataFolder)).sizeBytes);
      },
    });
    new Gauge({
      name: 'stateline_backup_timestamp_seconds',
      help: 'When the newest backup in DATA_DIR/backups was begun; 0 where there is none.',
      registers,
      async collect() {
        const newest = await newestBackup(backupsIn(env().dataFolder));
        this.set((newest?.getTime() ?? 0) / 1000);
      },
    });
    backupGauges(registers);
    return true;
  });

/** Of the places elsewhere that the settings name; without an answer of the database no series. */
function backupGauges(registers: Registry[]): void {
  const places = backupPlaces(env());
  if (places.length === 0) return;
  let asked: Promise<[string, PlaceState][] | null> | undefined;
  const states = () =>
    (asked ??= inTime(
      Promise.all(
        places.map(async ({ name }): Promise<[string, PlaceState]> => [
          name,
          await readPlaceState(systemScope(), name),
        ]),
      ),
    ).finally(() => (asked = undefined)));
  const gauge = (name: string, help: string, valueOf: (state: PlaceState) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['place'],
      registers,
      async collect() {
        const found = await states();
        this.reset();
        for (const [place, state] of found ?? []) this.set({ place }, valueOf(state));
      },
    });
  const seconds = (at: Date | null): number => (at?.getTime() ?? 0) / 1000;
  gauge(
    'stateline_backup_elsewhere_timestamp_seconds',
    'When the newest backup at a place elsewhere was begun; 0 where there is none.',
    ({ keptAt }) => seconds(keptAt),
  );
  gauge(
    'stateline_backup_restored_timestamp_seconds',
    'When a backup of a place was last brought back by test; 0 where none was.',
    ({ restoredAt }) => seconds(restoredAt),
  );
  gauge(
    'stateline_backup_restore_failed',
    '1 where the last try to bring a backup of a place back failed.',
    ({ triedError }) => (triedError === null ? 0 : 1),
  );
}

/** @returns null where the database does not answer in time: the collector waits for no one. */
const inTime = <T>(answer: Promise<T>): Promise<T | null> =>
  Promise.race([
    answer.catch(() => null),
    new Promise<null>((resolve) => void setTimeout(() => resolve(null), HEALTH_PATIENCE_MS).unref()),
  ]);
const countJobsInTime = (): Promise<JobCount[] | null> => inTime(countJobsByTask(systemScope()));
const countWorkersInTime = (): Promise<number | null> => inTime(countLiveWorkers(queueScope(systemScope())));

const sameText = (given: string, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** The counters of this process as text. With METRICS_TOKEN set, only for who brings it as a Bearer token. */
async function answer(config: Env, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  if (
    config.METRICS_TOKEN !== undefined &&
    !sameText(request.headers.authorization ?? '', `Bearer ${config.METRICS_TOKEN}`)
  ) {
    response
      .writeHead(401, { 'WWW-Authenticate': 'Bearer', 'Content-Type': 'text/plain' })
      .end('METRICS_TOKEN is needed\n');
    return;
  }
  readGauges();
  const { registry } = metrics();
  response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
}

/** `/mileage/metrics` on the public port: not there unless a token guards it. */
export const metricsPage =
  (config: Env) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (config.METRICS_TOKEN === undefined) next();
    else void answer(config, request, response);
  };

/** A port of its own for the collector, on any role: nothing but /metrics answers there. */
export async function startMetricsServer(config: Env): Promise<{ stop(): Promise<void> } | undefined> {
  if (config.METRICS_PORT === undefined) return undefined;
  const server = createServer((request, response) => {
    if (request.url === '/metrics' || request.url === '/mileage/metrics')
      void answer(config, request, response);
    else response.writeHead(404).end();
  }).listen(config.METRICS_PORT, config.HOST);
  await once(server, 'listening');
  return {
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
