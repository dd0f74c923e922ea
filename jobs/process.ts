import { once } from 'node:events';
import { createServer } from 'node:http';
import { ports } from '~/platform/ports.server';
import type { Env } from '~/config/env.server';
import { logger } from '~/config/logger.server';
import { poolAnswers } from '~/platform/database/database-answers.server';
import { database, queuePool } from '~/platform/database/db.server';
import { directUrl, queueUrl } from '~/platform/database/direct-url.server';
import { forwardAllJobs, moveWaitingJobs } from '~/platform/database/job-outbox.server';
import { queueDatabase } from '~/platform/database/queue-database.server';
import { prepareOwnQueue } from '~/platform/database/queue-schema.server';
import { systemScope } from '~/platform/database/scope.server';
import { warmReader } from '~/areas/documents/warm-reader.server';
import type { WorkerShare } from './queue-run';
import { OutboxForwarder } from './outbox';
import { startWorker } from './worker';

/** Runs the worker of this process, with a health page of its own where it runs without the web part. */
export async function startWorkerProcess(
  config: Env,
  options: { withHealthServer: boolean; share: WorkerShare },
): Promise<{ stop(): Promise<void> }> {
  const { pool } = database();
  const own = queueDatabase();
  if (own) await prepareOwnQueue(queueUrl());
  const queue = own ?? queuePool();
  const worker = await startWorker({
    pool: queue.pool,
    connectionString: queueUrl(),
    patienceMs: config.databasePatienceMs,
    concurrency: config.WORKER_CONCURRENCY,
    log: logger(),
    share: options.share,
  });
  const outbox = own ? await startForwarding(config) : undefined;
  // What was left there before the queue came back to the main database.
  if (!outbox) await forwardAllJobs(systemScope());
  if (options.share !== 'all-but-extraction') {
    const { documents } = ports();
    documents.readsHere?.();
    warmReader({ documents, scope: systemScope() }).catch((error: Error) =>
      logger().warn({ err: error }, 'no reader was made ready'),
    );
  }
  const health =
    options.withHealthServer && config.WORKER_HEALTH_PORT !== undefined
      ? createServer((_request, response) => {
          void poolAnswers(pool).then((isReached) => {
            const status = !isReached
              ? 'database unreachable'
              : worker.isTakingJobs()
                ? 'ok'
                : 'beginning again';
            response
              .writeHead(status === 'ok' ? 200 : 503, { 'Content-Type': 'application/json' })
              .end(JSON.stringify({ status }));
          });
        }).listen(config.WORKER_HEALTH_PORT, config.HOST)
      : undefined;
  if (health) await once(health, 'listening');
  return {
    stop: async () => {
      health?.close();
      await outbox?.stop();
      await worker.stop();
      await queue.close();
    },
  };
}

async function startForwarding(config: Env): Promise<OutboxForwarder> {
  await moveWaitingJobs(systemScope());
  const outbox = new OutboxForwarder({
    connectionString: directUrl(),
    patienceMs: config.databasePatienceMs,
    log: logger(),
  });
  outbox.start();
  return outbox;
}
