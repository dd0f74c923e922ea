import type { Env } from '~/config/env.server';
import { inProject } from '~/config/project-root.server';
import { openDatabase } from '~/platform/database/db.server';
import {
  advanceSequence,
  countLiveWorkers,
  countMails,
  freeLockedJobs,
  hasQueueTables,
  holdsTables,
  listInvalidIndexes,
  listLateSequences,
  listMissingParts,
  listNamedFiles,
  listRecordedMigrations,
  listSilencedTables,
  readQueueFacts,
  readReplicaFacts,
  readServerFacts,
  rebuildIndex,
  type ServerFacts,
} from '~/platform/database/installation-facts.server';
import { countJobsByTask } from '~/platform/database/job-queue.server';
import { readOutboxFacts } from '~/platform/database/job-outbox.server';
import { migrate, readMigrations } from '~/platform/database/migrate.server';
import { hasOwnQueue, queueDatabase, queueScope } from '~/platform/database/queue-database.server';
import { replicaDatabase } from '~/platform/database/replica.server';
import { systemScope, type SystemScope } from '~/platform/database/scope.server';
import { countAuthenticators } from '~/areas/accounts/data/authenticators.server';
import { assertKeyIsThere } from '~/platform/secrets/secret-box.server';
import type { FileStorage } from '~/platform/storage/port';
import { storageFrom } from '~/platform/storage/choose-storage.server';
import { backupPlaces } from '~/platform/backup/backup-places.server';
import { readPlaceState } from '~/platform/backup/place-states.server';
import { fault, notice, ok, reasonOf, repaired, type Finding } from './finding';
import { lookAtRecordedParts } from './parts';

const OLDEST_RELEASE = 140_000;
const SLOW_QUEUE_SECONDS = 300;

/** @param mayRepair false where nothing is to be changed. @returns what was found, and the time by the database's clock. */
export async function lookAtDatabase(
  url: string,
  config: Env,
  { mayRepair, isServing }: { mayRepair: boolean; isServing: boolean },
): Promise<{ findings: Finding[]; time: Date | undefined }> {
  const database = openDatabase(url, 2);
  const scope = systemScope(database.prisma);
  const findings: Finding[] = [];
  try {
    const server = await readServerFacts(scope);
    findings.push(...lookAtServer(server, config));
    const state = await lookAtMigrations(scope, url, mayRepair, findings);
    const isUsable = state !== 'unusable' && (await lookAtParts(scope, server, findings));
    await lookAtIndexes(scope, mayRepair, findings);
    // A later release may have removed what this one makes.
    if (isUsable && state === 'of this release' && server.droppedExtensions.length === 0)
      findings.push(...(await lookAtRecordedParts(scope, server.versionNumber, mayRepair)));
    if (isUsable) {
      await lookAtSequences(scope, mayRepair, findings);
      const queue = queueScope(scope);
      if (await lookAtOwnQueue(scope, findings)) await lookAtQueue(queue, { mayRepair, isServing }, findings);
      await lookAtReplica(scope, findings);
      await lookAtMails(scope, findings);
      await lookAtFiles(scope, storageFrom(config), findings);
      await lookAtSecrets(scope, config, findings);
      await lookAtRestores(scope, config, findings);
    }
    return { findings, time: server.now };
  } catch (error) {
    const words = reasonOf(error).split('\n').pop() ?? '';
    const hasAnswered = findings.length > 0;
    findings.push(
      fault(
        'database',
        hasAnswered ? `It could not be looked at any further: ${words}` : `It does not answer: ${words}`,
        hasAnswered
          ? 'The words above are those of the database itself: mend what it complains of.'
          : config.DATABASE_URL
            ? 'Check DATABASE_URL (host, port, name, password), that the server runs, and that it may be reached from here.'
            : 'Start the program again; it says what its database complains of.',
      ),
    );
    return { findings, time: undefined };
  } finally {
    await replicaDatabase()
      ?.close()
      .catch(() => undefined);
    await queueDatabase()
      ?.close()
      .catch(() => undefined);
    await database.close().catch(() => undefined);
  }
}

function lookAtServer(server: ServerFacts, config: Env): Finding[] {
  const findings: Finding[] = [];
  const say = (finding: Finding) => findings.push(finding);
  if (server.versionNumber < OLDEST_RELEASE)
    say(fault('database', `PostgreSQL ${server.version} is too old.`, 'Move to PostgreSQL 14 or newer.'));
  if (server.encoding !== 'UTF8')
    say(
      fault(
        'database',
        `Its encoding is ${server.encoding}.`,
        'Create a database with ENCODING UTF8 and restore into it.',
      ),
    );
  if (server.missingExtensions.length > 0)
    say(
      fault(
        'database',
        `Extensions are missing: ${server.missingExtensions.join(', ')}.`,
        'Install the contrib package of the server (postgresql-contrib).',
      ),
    );
  if (server.isReadOnly)
    say(fault('database', 'It takes no writes (read only).', 'Point DATABASE_URL at the primary server.'));
  if (server.fsync === 'off' || server.synchronousCommit === 'off')
    say(
      notice(
        'database',
        `fsync is ${server.fsync} and synchronous_commit ${server.synchronousCommit}: a power cut loses what people were told is saved.`,
        'Switch both on.',
      ),
    );
  if (server.connections + config.DATABASE_POOL + 3 > server.maxConnections)
    say(
      notice(
        'database',
        `${server.connections} of ${server.maxConnections} connections are open, and one more process opens ${config.DATABASE_POOL + 3}.`,
        'Raise max_connections, or lower DATABASE_POOL.',
      ),
    );
  if (findings.length === 0)
    say(
      ok(
        'database',
        `PostgreSQL ${server.version}, ${server.connections} of ${server.maxConnections} connections`,
      ),
    );
  return findings;
}

/** @returns whether all that this release makes is there, and whether no later one has been at work on it. */
async function lookAtMigrations(
  scope: SystemScope,
  url: string,
  mayRepair: boolean,
  findings: Finding[],
): Promise<'of this release' | 'of a later one' | 'unusable'> {
  const folder = inProject('prisma', 'migrations');
  const [shipped, recorded] = await Promise.all([readMigrations(folder), listRecordedMigrations(scope)]);
  if (!recorded?.length && (await holdsTables(scope))) {
    findings.push(
      fault(
        'database',
        'It holds tables, and nothing says which migrations made them (_prisma_migrations is missing or empty). No start is possible.',
        'Nothing was changed. Restore a backup (npm run restore) into an empty database, or point DATABASE_URL at the right one.',
      ),
    );
    return 'unusable';
  }
  if (recorded === null) {
    findings.push(notice('database', 'It is empty.', 'npm start sets it up.'));
    return 'unusable';
  }
  const known = new Map(recorded.map((row) => [row.name, row]));
  const edited = shipped.filter(({ name, checksum }) => {
    const row = known.get(name);
    return row !== undefined && row.checksum !== checksum;
  });
  if (edited.length > 0)
    findings.push(
      fault(
        'database',
        `Not the migrations of this release were applied: ${edited.map(({ name }) => name).join(', ')}.`,
        'Start the release that made this database, or restore a backup.',
      ),
    );
  const unfinished = recorded.filter((row) => !row.isFinished).map(({ name }) => name);
  if (unfinished.length > 0) {
    const words = `A start was cut off in ${unfinished.join(', ')}`;
    if (!mayRepair)
      findings.push(fault('database', `${words}.`, 'npm run doctor, or the next start, finishes it.'));
    else
      try {
        await migrate(url, folder, new Set(unfinished));
        findings.push(repaired('database', `${words}: finished.`));
      } catch (error) {
        findings.push(
          fault(
            'database',
            reasonOf(error),
            'Nothing of it was changed. Mend what it complains of, then start again.',
          ),
        );
        return 'unusable';
      }
  }
  const waiting = shipped.filter(({ name }) => !known.has(name));
  if (waiting.length > 0)
    findings.push(
      notice(
        'database',
        `${waiting.length} of ${shipped.length} migrations wait.`,
        'The next start applies them.',
      ),
    );
  else if (edited.length === 0 && unfinished.length === 0)
    findings.push(ok('database', `all ${shipped.length} migrations applied`));
  const names = new Set(shipped.map(({ name }) => name));
  const later = recorded.filter(({ name }) => !names.has(name));
  if (later.length > 0)
    findings.push(
      notice(
        'database',
        `A later release was here: it made ${later.map(({ name }) => name).join(', ')}.`,
        'This release works with it for a while; continue to the later one.',
      ),
    );
  if (waiting.length > 0 || edited.length > 0) return 'unusable';
  return later.length > 0 ? 'of a later one' : 'of this release';
}

/** What migrations have made and somebody has removed since. @returns whether the program can work on what is there */
async function lookAtParts(
  scope: SystemScope,
  { droppedExtensions }: ServerFacts,
  findings: Finding[],
): Promise<boolean> {
  const missing = await listMissingParts(scope);
  if (missing.length > 0)
    findings.push(
      fault(
        'database',
        `What this release keeps its records in is missing: ${missing.join(', ')}.`,
        'Nothing was changed. Restore a backup (npm run restore) into an empty database.',
      ),
    );
  if (droppedExtensions.length > 0)
    findings.push(
      fault(
        'database',
        `Extensions were removed from it: ${droppedExtensions.join(', ')}. What was made with them is gone too.`,
        'Nothing was changed. Restore a backup (npm run restore) into an empty database.',
      ),
    );
  const silenced = await listSilencedTables(scope);
  if (silenced.length > 0)
    findings.push(
      fault(
        'database',
        `Rules that guard its rows are switched off: ${silenced.join(', ')}.`,
        `${silenced.map((name) => `ALTER TABLE ${name} ENABLE TRIGGER ALL;`).join(' ')} Rows that came in meanwhile were not looked at.`,
      ),
    );
  return missing.length === 0;
}

async function lookAtSequences(scope: SystemScope, mayRepair: boolean, findings: Finding[]): Promise<void> {
  for (const late of await listLateSequences(scope)) {
    const words = `The next number for ${late.table} was taken already: nothing could be added`;
    if (mayRepair) await advanceSequence(scope, late);
    findings.push(
      mayRepair
        ? repaired('database', `${words}. It goes on after the last one.`)
        : fault('database', `${words}.`, 'npm run doctor lets it go on after the last one.'),
    );
  }
}

async function lookAtIndexes(scope: SystemScope, mayRepair: boolean, findings: Finding[]): Promise<void> {
  const invalid = await listInvalidIndexes(scope);
  for (const name of invalid) {
    if (!mayRepair) {
      findings.push(fault('database', `The index ${name} is not usable.`, 'npm run doctor builds it anew.'));
      continue;
    }
    try {
      await rebuildIndex(scope, name);
      findings.push(repaired('database', `The index ${name} was not usable: built anew.`));
    } catch (error) {
      findings.push(
        fault(
          'database',
          `The index ${name} is not usable: ${reasonOf(error)}`,
          `Drop it and build it anew by hand.`,
        ),
      );
    }
  }
}

/** @returns whether the queue's tables can be looked at. */
async function lookAtOwnQueue(scope: SystemScope, findings: Finding[]): Promise<boolean> {
  if (!hasOwnQueue()) {
    const isThere = await hasQueueTables(scope);
    if (!isThere)
      findings.push(
        fault(
          'queue',
          'The tables of the queue are missing: no job runs.',
          'Start the program: it makes them. Jobs that waited there come back with a backup only (npm run restore).',
        ),
      );
    return isThere;
  }
  const outbox = await readOutboxFacts(scope);
  if (outbox.oldestSeconds > SLOW_QUEUE_SECONDS)
    findings.push(
      notice(
        'queue',
        `${outbox.waiting} jobs wait to be brought to the database of QUEUE_URL, the first for ${Math.round(outbox.oldestSeconds / 60)} minutes.`,
        'Start a worker, and see that it reaches that database.',
      ),
    );
  try {
    const server = await readServerFacts(queueScope(scope));
    if (server.isReadOnly) throw new Error('it takes no writes (read only)');
    const isSetUp = await hasQueueTables(queueScope(scope));
    findings.push(
      isSetUp
        ? ok(
            'queue',
            `in a database of its own, PostgreSQL ${server.version}, ${outbox.waiting} jobs on their way to it`,
          )
        : notice('queue', 'The database of QUEUE_URL is empty.', 'The first worker sets it up.'),
    );
    return isSetUp;
  } catch (error) {
    findings.push(
      fault(
        'queue',
        `The database of QUEUE_URL does not answer: ${reasonOf(error).split('\n').pop() ?? ''}`,
        'Check QUEUE_URL, and that the server runs. What people save meanwhile is kept, and its jobs run when it is back.',
      ),
    );
    return false;
  }
}

async function lookAtQueue(
  scope: SystemScope,
  { mayRepair, isServing }: { mayRepair: boolean; isServing: boolean },
  findings: Finding[],
): Promise<void> {
  const [queue, workers, counts] = await Promise.all([
    readQueueFacts(scope),
    countLiveWorkers(scope),
    countJobsByTask(scope),
  ]);
  const before = findings.length;
  if (workers === 0 && queue.stranded > 0) {
    if (mayRepair) {
      await freeLockedJobs(scope);
      findings.push(repaired('queue', `${queue.stranded} jobs were held by a worker that is gone: freed.`));
    } else
      findings.push(
        fault(
          'queue',
          `${queue.stranded} jobs are held by a worker that is gone.`,
          'npm run doctor, or the next worker, frees them.',
        ),
      );
  }
  if (workers === 0 && (isServing || queue.waiting > 0))
    findings.push(
      notice(
        'queue',
        `No worker runs; ${queue.waiting} jobs wait.`,
        'Start one: npm start runs web and worker, npm run worker a worker alone.',
      ),
    );
  else if (queue.oldestWaitSeconds > SLOW_QUEUE_SECONDS)
    findings.push(
      notice(
        'queue',
        `A job has waited for ${Math.round(queue.oldestWaitSeconds / 60)} minutes.`,
        'Start another worker, or look at /mileage/admin/jobs.',
      ),
    );
  const failed = counts.filter(({ state }) => state === 'failed');
  if (failed.length > 0)
    findings.push(
      notice(
        'queue',
        `Failed for good: ${failed.map(({ task, count }) => `${count} ${task}`).join(', ')}.`,
        'Their errors are on /mileage/admin/jobs, where they can be run again.',
      ),
    );
  if (findings.length === before)
    findings.push(ok('queue', `${workers} workers, ${queue.waiting} jobs wait`));
}

const FAR_BEHIND_BYTES = 64 * 2 ** 20;

async function lookAtReplica(scope: SystemScope, findings: Finding[]): Promise<void> {
  const replica = replicaDatabase();
  if (!replica) return;
  const reads = 'Until then lists and reports are read in the main database.';
  try {
    const { isReplica, behindBytes } = await readReplicaFacts(scope, systemScope(replica.prisma));
    const megabytes = Math.round((behindBytes ?? 0) / 2 ** 20);
    if (!isReplica)
      findings.push(
        fault(
          'replica',
          'DATABASE_REPLICA_URL leads to a server that follows no other.',
          `Point it at a streaming replica of the main database. ${reads}`,
        ),
      );
    else if ((behindBytes ?? 0) > FAR_BEHIND_BYTES)
      findings.push(
        notice(
          'replica',
          `It is ${megabytes} MB behind.`,
          'Look at its disk and at the line to it. Carriers whose last change it does not have are read in the main database.',
        ),
      );
    else findings.push(ok('replica', `follows, ${megabytes} MB behind`));
  } catch (error) {
    findings.push(
      fault(
        'replica',
        `It does not answer: ${reasonOf(error).split('\n').pop() ?? ''}`,
        `Check DATABASE_REPLICA_URL, and that the server runs. ${reads}`,
      ),
    );
  }
}

async function lookAtMails(scope: SystemScope, findings: Finding[]): Promise<void> {
  const mails = await countMails(scope);
  const waiting = mails.find(({ status }) => status === 'queued');
  if (waiting && waiting.oldestSeconds > SLOW_QUEUE_SECONDS)
    findings.push(
      notice(
        'mail',
        `${waiting.count} messages wait, the first for ${Math.round(waiting.oldestSeconds / 60)} minutes.`,
        'Check SMTP_URL below, and that a worker runs; /mileage/admin/mail shows why.',
      ),
    );
}

const MOST_NAMED = 5;

async function lookAtFiles(scope: SystemScope, storage: FileStorage, findings: Finding[]): Promise<void> {
  const there = new Set<string>();
  const named = await listNamedFiles(scope);
  try {
    for await (const key of storage.listKeys()) there.add(key);
    const missing = named.filter((key) => !there.has(key));
    // Nothing is written in the place of what is missing: the folder would look as if it were whole.
    if (missing.length > 0) {
      findings.push(
        fault(
          'files',
          `${missing.length} files of customers are missing, such as ${missing.slice(0, MOST_NAMED).join(', ')}.`,
          'Mount the right disk or bucket, or take them from a backup (its folder files/ has the same names).',
        ),
      );
      return;
    }
    const probe = `probes/doctor-${process.pid}`;
    await storage.put(probe, new TextEncoder().encode('probe'));
    const read = await storage.get(probe);
    await storage.remove(probe);
    if (read?.length !== 5) throw new Error('what was written does not come back');
  } catch (error) {
    findings.push(
      fault(
        'files',
        `No file can be kept: ${reasonOf(error)}`,
        'Check the right to write to DATA_DIR/files, or the S3_ settings and the rights of their key.',
      ),
    );
    return;
  }
  findings.push(ok('files', `${there.size} files, none missing`));
}

async function lookAtSecrets(scope: SystemScope, config: Env, findings: Finding[]): Promise<void> {
  try {
    assertKeyIsThere(config, await countAuthenticators(scope));
  } catch (error) {
    const [, found = reasonOf(error), advice = ''] =
      /^(.*?)Nothing was changed\. (.*)$/s.exec(reasonOf(error)) ?? [];
    findings.push(fault('data folder', found.trim(), advice));
  }
}

const TRIED_WITHIN_DAYS = 9;

/** Whether the backups elsewhere came back when the worker last tried. */
async function lookAtRestores(scope: SystemScope, config: Env, findings: Finding[]): Promise<void> {
  for (const place of backupPlaces(config)) {
    const { triedError, restoredAt } = await readPlaceState(scope, place.name);
    const days = restoredAt ? Math.floor((Date.now() - restoredAt.getTime()) / 86_400_000) : null;
    if (triedError !== null)
      findings.push(
        fault(
          'backup',
          `The newest in ${place.title} did not come back: ${triedError}`,
          'docs/runbook.md, "A backup did not come back".',
        ),
      );
    else if (days === null || days > TRIED_WITHIN_DAYS)
      findings.push(
        notice(
          'backup',
          days === null
            ? `No backup of ${place.title} was brought back by test yet.`
            : `A backup of ${place.title} was last brought back by test ${days} days ago.`,
          'A worker tries once a week: see /mileage/admin/jobs.',
        ),
      );
    else findings.push(ok('backup', `brought back from ${place.title} by test ${days} days ago`));
  }
}
