import { Prisma } from './generated/prisma/client';
import type { JobName } from '~/platform/jobs/catalog';
import type { SystemScope } from './scope.server';

/** The job itself is the record of what is to be done. */
const ALWAYS = Prisma.sql`SELECT`;

/** For each task whose rows a person waits for: whether the row of its job `j` still waits for just this job. */
const stillWaiting: Partial<Record<JobName, Prisma.Sql>> = {
  calculateRoute: Prisma.sql`SELECT FROM trip r WHERE r.id = (j.payload->>'tripId')::bigint AND r."routeRevision" = (j.payload->>'routeRevision')::int AND r."routeStatus" = 'pending'`,
  calculateRoutes: Prisma.sql`SELECT FROM route_backlog r WHERE r."carrierId" = (j.payload->>'carrierId')::uuid`,
  calculateDemoRoute: Prisma.sql`SELECT FROM calculation r WHERE r.uid = j.payload->>'uid' AND r.revision = (j.payload->>'revision')::int AND r.status = 'pending'`,
  readDocument: Prisma.sql`SELECT FROM document r WHERE r.id = (j.payload->>'documentId')::uuid AND r.revision = (j.payload->>'revision')::int AND r.status = 'processing'`,
  readReceipt: Prisma.sql`SELECT FROM receipt r WHERE r.id = (j.payload->>'receiptId')::uuid AND r."readRevision" = (j.payload->>'revision')::int AND r."readStatus" = 'processing'`,
  runImport: Prisma.sql`SELECT FROM data_import r WHERE r.id = (j.payload->>'importId')::uuid AND r.revision = (j.payload->>'revision')::int AND r.status IN ('reading', 'checking', 'accepting', 'undoing')`,
  pullMiles: Prisma.sql`SELECT FROM telematics_month r WHERE r.id = (j.payload->>'monthId')::uuid AND r.revision = (j.payload->>'revision')::int AND r.status IN ('pulling', 'replacing', 'importing')`,
  makeReportFile: Prisma.sql`SELECT FROM report_file r WHERE r.id = (j.payload->>'fileId')::uuid AND r.status IN ('queued', 'running')`,
  exportCarrierData: Prisma.sql`SELECT FROM data_export r WHERE r.id = (j.payload->>'exportId')::uuid AND r.status IN ('queued', 'running')`,
  sendMail: Prisma.sql`SELECT FROM mail_message r WHERE r.id = (j.payload->>'messageId')::uuid AND r.status IN ('queued', 'sending')`,
  deliverWebhook: Prisma.sql`SELECT FROM webhook_delivery r WHERE r.id = (j.payload->>'deliveryId')::uuid AND r.tries = (j.payload->>'try')::int - 1 AND r.status = 'pending'`,
  processBillingEvent: Prisma.sql`SELECT FROM billing_event r WHERE r.id = j.payload->>'eventId' AND r.status = 'received'`,
  // Who waited for an hour has asked again.
  answerMailRequest: Prisma.sql`SELECT WHERE j.created_at > now() - interval '1 hour'`,
  tellOfNewRates: ALWAYS,
  fillDemoCarrier: ALWAYS,
};

/**
 * Gives a job another last try whose tries are used up while its row still waits: its worker was killed in the last one, or
 * the disk was full or the database away and not even the failure could be written. A job that never ends well is tried ever more seldom, each
 * time after a quarter of its age. @returns the tasks of the jobs that were given a try.
 */
export async function reviveLostJobs(scope: SystemScope): Promise<string[]> {
  const cases = Object.entries(stillWaiting).map(
    ([task, waits]) => Prisma.sql`WHEN ${task} THEN EXISTS (${waits})`,
  );
  const revived = await scope.db.$queryRaw<{ task: string }[]>`
    SELECT lost.task FROM (
      SELECT j.id, j.max_attempts, t.identifier AS task
        FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
       WHERE j.locked_at IS NULL AND j.attempts >= j.max_attempts
         AND greatest(j.updated_at, j.run_at) < now() - greatest(interval '10 seconds', (now() - j.created_at) / 4)
         AND CASE t.identifier ${Prisma.join(cases, ' ')} ELSE false END
       ORDER BY j.id LIMIT 500
    ) lost, LATERAL graphile_worker.reschedule_jobs(ARRAY[lost.id], run_at => now(), attempts => lost.max_attempts - 1) tried`;
  return revived.map(({ task }) => task);
}
