import { Prisma } from './generated/prisma/client';
import type { JobName } from '~/platform/jobs/catalog';
import { queueScope } from './queue-database.server';
import type { SystemScope } from './scope.server';

/** The job itself is the record of what is to be done. */
const ALWAYS = Prisma.sql`SELECT`;

/** For each task whose rows a person waits for: whether the row of its job `j` still waits for just this job. */
const stillWaiting: Partial<Record<JobName, Prisma.Sql>> = {
  calculateRoute: Prisma.sql`SELECT FROM trip r WHERE r.id = (j.payload->>'tripId')::bigint AND r."routeRevision" = (j.payload->>'routeRevision')::int AND r."routeStatus" = 'pending'`,
  calculateRoutes: Prisma.sql`SELECT FROM route_backlog r WHERE r."carrierId" = (j.payload->>'carrierId')::uuid`,
  calculateDemoRoute: Prisma.sql`SELECT FROM calculation r WHERE r.uid = j.payload->>'uid' AND r.revision = (j.payload->>'revision')::int AND r.status = 'pending'`,
  readDocument: Prisma.sql`SELECT FROM document r WHERE r."carrierId" = (j.payload->>'carrierId')::uuid AND r.id = (j.payload->>'documentId')::uuid AND r.revision = (j.payload->>'revision')::int AND r.status = 'processing'`,
  readReceipt: Prisma.sql`SELECT FROM receipt r WHERE r."carrierId" = (j.payload->>'carrierId')::uuid AND r.id = (j.payload->>'receiptId')::uuid AND r."readRevision" = (j.payload->>'revision')::int AND r."readStatus" = 'processing'`,
  runImport: Prisma.sql`SELECT FROM data_import r WHERE r."carrierId" = (j.payload->>'carrierId')::uuid AND r.id = (j.payload->>'importId')::uuid AND r.revision = (j.payload->>'revision')::int AND r.status IN ('reading', 'checking', 'accepting', 'undoing')`,
  pullMiles: Prisma.sql`SELECT FROM telematics_month r WHERE r."carrierId" = (j.payload->>'carrierId')::uuid AND r.id = (j.payload->>'monthId')::uuid AND r.revision = (j.payload->>'revision')::int AND r.status IN ('pulling', 'replacing', 'importing')`,
  makeReportFile: Prisma.sql`SELECT FROM report_file r WHERE r."carrierId" = (j.payload->>'carrierId')::uuid AND r.id = (j.payload->>'fileId')::uuid AND r.status IN ('queued', 'running')`,
  fillSandbox: Prisma.sql`SELECT FROM carrier r WHERE r.id = (j.payload->>'carrierId')::uuid AND r."isSandbox" AND r."sandboxReadyAt" IS NULL`,
  exportCarrierData: Prisma.sql`SELECT FROM data_export r WHERE r.id = (j.payload->>'exportId')::uuid AND r.status IN ('queued', 'running')`,
  sendMail: Prisma.sql`SELECT FROM mail_message r WHERE r.id = (j.payload->>'messageId')::uuid AND r.status IN ('queued', 'sending')`,
  deliverWebhook: Prisma.sql`SELECT FROM webhook_delivery r WHERE r.id = (j.payload->>'deliveryId')::uuid AND r.tries = (j.payload->>'try')::int - 1 AND r.status = 'pending'`,
  processBillingEvent: Prisma.sql`SELECT FROM billing_event r WHERE r.id = j.payload->>'eventId' AND r.status = 'received'`,
  // Who waited for an hour has asked again.
  answerMailRequest: Prisma.sql`SELECT WHERE j.created_at > now() - interval '1 hour'`,
  tellOfNewRates: ALWAYS,
  fillDemoCarrier: ALWAYS,
};

/** Where a job of an earlier release, which does not name its carrier, finds whose it is. */
const rowOf: Partial<Record<JobName, { table: string; key: string }>> = {
  readDocument: { table: 'document', key: 'documentId' },
  readReceipt: { table: 'receipt', key: 'receiptId' },
  runImport: { table: 'data_import', key: 'importId' },
  pullMiles: { table: 'telematics_month', key: 'monthId' },
  makeReportFile: { table: 'report_file', key: 'fileId' },
};

interface LostJob {
  id: string;
  task: string;
  payload: Record<string, unknown>;
  created_at: Date;
}

const PAGE = 1000;
/** So many are given a try at a time. */
const MOST_REVIVED = 500;

/**
 * Gives a job another last try whose tries are used up while its row still waits: its worker was killed in the last one, or
 * the disk was full or the database away and not even the failure could be written. A job that never ends well is tried ever more seldom, each
 * time after a quarter of its age. The rows are asked apart from the queue, which may be in another database.
 * @returns the tasks of the jobs that were given a try.
 */
export async function reviveLostJobs(scope: SystemScope): Promise<string[]> {
  const queue = queueScope(scope);
  const revived: string[] = [];
  let last = '0';
  while (revived.length < MOST_REVIVED) {
    const lost = await queue.db.$queryRaw<LostJob[]>`
      SELECT j.id::text, t.identifier AS task, j.payload, j.created_at
        FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
       WHERE j.locked_at IS NULL AND j.attempts >= j.max_attempts AND j.id > ${last}::bigint
         AND t.identifier = ANY(${Object.keys(stillWaiting)}::text[])
         AND greatest(j.updated_at, j.run_at) < now() - greatest(interval '10 seconds', (now() - j.created_at) / 4)
       ORDER BY j.id LIMIT ${PAGE}`;
    const waited = (await waitedFor(scope, lost)).slice(0, MOST_REVIVED - revived.length);
    // One that was taken up, or taken out, since it was read is left alone.
    const tried = await queue.db.$queryRaw<{ task: string }[]>`
      SELECT lost.task FROM (
        SELECT j.id, j.max_attempts, t.identifier AS task
          FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
         WHERE j.id = ANY(${waited}::bigint[]) AND j.locked_at IS NULL AND j.attempts >= j.max_attempts ORDER BY j.id
      ) lost, LATERAL graphile_worker.reschedule_jobs(ARRAY[lost.id], run_at => now(), attempts => lost.max_attempts - 1) tried`;
    revived.push(...tried.map(({ task }) => task));
    const end = lost.at(-1);
    if (!end || lost.length < PAGE) break;
    last = end.id;
  }
  return revived;
}

/** The same jobs, each with its carrier: those of an earlier release look it up, all of a table at once. */
async function withCarriers(scope: SystemScope, lost: readonly LostJob[]): Promise<readonly LostJob[]> {
  const carriers = new Map<unknown, string>();
  for (const [task, { table, key }] of Object.entries(rowOf)) {
    const ids = lost
      .filter((job) => job.task === task && job.payload['carrierId'] === undefined)
      .map((job) => job.payload[key]);
    if (ids.length === 0) continue;
    const rows = await scope.db.$queryRaw<{ id: string; carrierId: string }[]>`
      SELECT id::text, "carrierId"::text FROM ${Prisma.raw(table)} WHERE id = ANY(${ids.map(String)}::uuid[])`;
    for (const { id, carrierId } of rows) carriers.set(id, carrierId);
  }
  return lost.map((job) => {
    const carrierId = carriers.get(job.payload[rowOf[job.task as JobName]?.key ?? '']);
    return carrierId === undefined ? job : { ...job, payload: { ...job.payload, carrierId } };
  });
}

/** Those whose rows still wait for them. */
async function waitedFor(scope: SystemScope, lost: readonly LostJob[]): Promise<string[]> {
  if (lost.length === 0) return [];
  const cases = Object.entries(stillWaiting).map(
    ([task, waits]) => Prisma.sql`WHEN ${task} THEN EXISTS (${waits})`,
  );
  const named = await withCarriers(scope, lost);
  const rows = await scope.db.$queryRaw<{ id: string }[]>`
    SELECT j.id::text FROM json_to_recordset(${JSON.stringify(named)}::json) AS j(id bigint, task text, payload json, created_at timestamptz)
     WHERE CASE j.task ${Prisma.join(cases, ' ')} ELSE false END ORDER BY j.id`;
  return rows.map(({ id }) => id);
}
