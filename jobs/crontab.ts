import { parseCronItems, type ParsedCronItem } from 'graphile-worker';
import { fixedKeyOf, PRIORITY, type JobName } from '../app/platform/jobs/catalog';

interface Schedule {
  task: JobName;
  /** Crontab pattern, UTC. */
  match: string;
  /** How far back a run that was missed while nothing ran is made up for. */
  backfillMs: number;
}

const HOUR = 3_600_000;

const schedules: Schedule[] = [
  { task: 'reviveLostJobs', match: '* * * * *', backfillMs: 0 },
  { task: 'takeDroppedFiles', match: '* * * * *', backfillMs: 0 },
  { task: 'expireCalculations', match: '17 * * * *', backfillMs: HOUR },
  { task: 'keepBackups', match: '33 8 * * *', backfillMs: 20 * HOUR },
  { task: 'tryRestores', match: '3 10 * * *', backfillMs: 20 * HOUR },
  { task: 'followGrace', match: '7 * * * *', backfillMs: 24 * HOUR },
  { task: 'reconcileBilling', match: '23 3 * * *', backfillMs: 48 * HOUR },
  { task: 'fetchRates', match: '37 9 * * *', backfillMs: 20 * HOUR },
  { task: 'pullConnections', match: '11 7 * * *', backfillMs: 20 * HOUR },
  { task: 'remindOfFilings', match: '0 14 * * *', backfillMs: 20 * HOUR },
  { task: 'sweepReportFiles', match: '53 * * * *', backfillMs: HOUR },
  { task: 'sweepIdempotentAnswers', match: '29 * * * *', backfillMs: HOUR },
  { task: 'sweepOrphanFiles', match: '31 4 * * *', backfillMs: 24 * HOUR },
  { task: 'sweepWebhooks', match: '47 4 * * *', backfillMs: 24 * HOUR },
  { task: 'sweepImports', match: '29 4 * * *', backfillMs: 24 * HOUR },
  { task: 'sweepAccounts', match: '41 * * * *', backfillMs: 24 * HOUR },
];

export const cronItems = (): ParsedCronItem[] =>
  parseCronItems(
    schedules.map(({ task, match, backfillMs }) => ({
      task,
      match,
      identifier: task,
      options: {
        backfillPeriod: backfillMs,
        ...fixedKeyOf(task),
        priority: task === 'reviveLostJobs' ? PRIORITY.recovery : PRIORITY.upkeep,
      },
    })),
  );
