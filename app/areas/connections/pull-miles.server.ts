import { createHash, randomUUID } from 'node:crypto';
import { localDateInZone } from '~/engine/calendar/local-date';
import { enqueue, enqueueAgain } from '~/platform/database/enqueue.server';
import {
  carrierScope,
  inTransaction,
  type CarrierScope,
  type SystemScope,
} from '~/platform/database/scope.server';
import type { JobPayload } from '~/platform/jobs/catalog';
import { TelematicsRefusal } from '~/platform/telematics/port';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { readCarrier } from '~/areas/carriers/data/carriers.server';
import { findMembership } from '~/areas/carriers/data/memberships.server';
import { listEquipment } from '~/areas/equipment/data/equipment.server';
import { acceptImport } from '~/areas/imports/accept-import.server';
import { findImport, insertImport, type DataImport } from '~/areas/imports/data/imports.server';
import { importFileKey } from '~/areas/imports/import-file';
import { removeImport } from '~/areas/imports/read-import.server';
import { undoImport } from '~/areas/imports/undo-import.server';
import { isAnyFiled } from '~/areas/returns/data/filed-quarters.server';
import { forgetBatch } from '~/areas/trash/data/trash.server';
import { lockedMessage } from '~/areas/trips/locked-quarter.server';
import {
  changeMonth,
  countTouchedTrips,
  deletePages,
  findConnection,
  findMonth,
  findMonthOwner,
  keepPage,
  listVehicles,
  readPages,
  saveVehicles,
  updateConnection,
  type Connection,
  type ConnectionMonth,
} from './data/connections.server';
import { openedAccess } from './open-access';
import { SYSTEM_NAMES } from './rules/access';
import { matchVehicle } from './rules/match-vehicles';
import { movedMiles } from './rules/moved-miles';
import { monthLabel, partsOfMonth, quarterKeyOfMonth } from './rules/months';
import { monthFile, type MonthFile } from './rules/own-units';

/** Pages after which a month is not believed to end. */
const MOST_PAGES = 2_000;
const MAY_NOT_WRITE =
  'The person who connected this system may no longer change this carrier. Give the connection its access again.';
const SEALED =
  'The key of this installation that sealed the access is gone. Give the connection its access again.';

interface Work {
  ctx: Ctx<CarrierScope>;
  connection: Connection;
  month: ConnectionMonth;
  /** What was pulled as one report, where this run has put it together already. */
  file?: MonthFile;
}

/**
 * The job of a month: pulls its pages, replaces what an earlier pull recorded, and sees the import through. It may be killed
 * and run again at any time: every page is kept together with the place where the next one begins, and each later step follows
 * from the month's row. While an import is at work the job ends; the import wakes it (`wakeMonths`).
 */
export async function pullMiles(
  ctx: Ctx<SystemScope>,
  given: JobPayload<'pullMiles'> & { isLastAttempt: boolean; jobId: string },
): Promise<void> {
  const owner = await findMonthOwner(ctx.scope, given);
  if (!owner || owner.revision !== given.revision) return;
  const membership = await findMembership(ctx.scope, owner.createdBy, owner.carrierId);
  const scope = carrierScope(
    { carrierId: owner.carrierId, userId: owner.createdBy, role: membership?.role ?? 'viewer' },
    ctx.scope.db,
  );
  const own = { ...ctx, scope };
  const connection = await findConnection(scope, owner.connectionId);
  const month = await findMonth(scope, given.monthId);
  if (!connection || !month) return;
  const work: Work = { ctx: own, connection, month };
  if (refuseReader(own)) return refuseAccess(work, MAY_NOT_WRITE);
  try {
    if (month.status === 'pulling') await pull(work);
    else if (month.status === 'replacing') await replace(work);
    else if (month.status === 'importing') await follow(work);
  } catch (error) {
    if (!(error instanceof TelematicsRefusal)) throw error;
    await endRefused(work, error, given);
  }
}

/** The system gave no answer: a wrong access waits for a person, a full quota for its time, everything else for the next try. */
async function endRefused(
  work: Work,
  { reason, message, retryAfterSeconds }: TelematicsRefusal,
  { isLastAttempt, jobId }: { isLastAttempt: boolean; jobId: string },
): Promise<void> {
  const { ctx, month } = work;
  if (reason === 'access') return refuseAccess(work, `${message} Give the connection its access again.`);
  await changeMonth(ctx.scope, month, { problem: message });
  if (reason === 'wait') {
    const payload = { monthId: month.id, revision: month.revision };
    return enqueueAgain(ctx.scope, 'pullMiles', payload, {
      jobId,
      runInMs: retryAfterSeconds * 1_000,
    });
  }
  if (!isLastAttempt) throw new Error(message);
  await changeMonth(ctx.scope, month, { status: 'failed' });
}

async function refuseAccess({ ctx, connection, month }: Work, problem: string): Promise<void> {
  await updateConnection(ctx.scope, connection.id, { problem });
  await changeMonth(ctx.scope, month, { status: 'failed', problem });
}

async function pull(work: Work): Promise<void> {
  const whole = work.month.isWhole ? work.month : await pullPages(work);
  if (whole) await take({ ...work, month: whole });
}

/** Every page that is not there yet. @returns null where the month was begun anew meanwhile */
async function pullPages({ ctx, connection, month }: Work): Promise<ConnectionMonth | null> {
  const { scope } = ctx;
  const access = openedAccess(ctx.secrets, connection.access, connection.id);
  if (access === null) {
    await refuseAccess({ ctx, connection, month }, SEALED);
    return null;
  }
  const source = ctx.telematics[connection.system];
  if (month.pages === 0) await saveVehicles(scope, connection.id, await source.vehicles(access));
  const parts = partsOfMonth(month.monthKey);
  let now: ConnectionMonth | null = month;
  while (now && !now.isWhole) {
    const page = await source.miles(access, parts, now.cursor);
    if (now.pages >= MOST_PAGES || (page.next !== null && page.next === now.cursor))
      throw new TelematicsRefusal('down', `${SYSTEM_NAMES[connection.system]} tells no end of this month.`);
    const before: ConnectionMonth = now;
    now = await inTransaction(scope, (own) => keepPage(own, before, page));
  }
  await updateConnection(scope, connection.id, { problem: null, pulledAt: ctx.clock.now() });
  return now;
}

/** Compares what was pulled with what is recorded, and begins to replace the one by the other. */
async function take(work: Work): Promise<void> {
  const { ctx, month } = work;
  const quarter = quarterKeyOfMonth(month.monthKey);
  if (await isAnyFiled(ctx.scope, [quarter])) return compare(work);
  const file = await fileOf(work);
  const sha256 = hashOf(file);
  const former = month.importId === null ? null : await findImport(ctx.scope, month.importId);
  if (former && isAtWork(former)) return;
  if (former?.status === 'accepted') {
    if (sha256 === month.sha256) return settle(work, { status: 'done', problem: null });
    const touched = await countTouchedTrips(ctx.scope, former.id);
    if (touched > 0) return hold(work, touched);
  } else if (former === null && sha256 === month.sha256) {
    return settle(work, { status: 'done', problem: null });
  }
  await changeMonth(ctx.scope, month, { status: 'replacing' });
  await replace({ ...work, file, month: { ...month, status: 'replacing' } });
}

/** Compares what was pulled of a filed quarter with what is recorded. Nothing is changed but what is said of the month. */
async function compare(work: Work): Promise<void> {
  const { ctx, connection, month } = work;
  const file = await fileOf(work);
  if (hashOf(file) === month.sha256) return settle(work, { status: 'done', problem: null, moved: null });
  const former = month.importId === null ? null : await findImport(ctx.scope, month.importId);
  const stored =
    former === null || former.status === 'undone'
      ? null
      : await ctx.storage.get(importFileKey(ctx.scope.carrierId, former.id));
  const moved = movedMiles(
    connection.system,
    stored === null ? null : new TextDecoder().decode(stored),
    file.text,
  );
  await settle(
    work,
    moved.length === 0
      ? { status: 'done', problem: null, moved: null }
      : { status: 'moved', problem: null, moved },
  );
}

async function hold({ ctx, month }: Work, touched: number): Promise<void> {
  await changeMonth(ctx.scope, month, {
    status: 'held',
    problem: `The figures have changed, and ${touched} of the trips pulled before ${touched === 1 ? 'was' : 'were'} changed by hand.`,
  });
}

const isAtWork = ({ status }: DataImport): boolean =>
  ['reading', 'checking', 'accepting', 'undoing'].includes(status);

/** Takes back what the pull before recorded, then records the new figures. */
async function replace(work: Work): Promise<void> {
  const { ctx, month } = work;
  const former = month.importId === null ? null : await findImport(ctx.scope, month.importId);
  if (former && isAtWork(former)) return;
  if (former?.status === 'accepted' && (former.counts.accepted ?? 0) > 0) {
    const undone = await undoImport(ctx, former.id);
    if (!undone.ok) return settle(work, { status: 'failed', problem: undone.failure.message });
    // Small ones are through already, and the job that they woke finds the month as it is left here.
    if (isAtWork(undone.value)) return;
    return replace(work);
  }
  if (former && (former.counts.kept ?? 0) > 0)
    return settle(work, { status: 'failed', problem: lockedMessage(quarterKeyOfMonth(month.monthKey)) });
  if (former) {
    await forgetBatch(ctx.scope, former.id);
    const removed = await removeImport(ctx, former.id);
    if (!removed.ok) return settle(work, { status: 'failed', problem: removed.failure.message });
  }
  await record(work);
}

/** Hands the month's report to the imports. */
async function record(work: Work): Promise<void> {
  const { ctx, connection, month } = work;
  const { text } = work.file ?? (await fileOf(work));
  const sha256 = hashOf({ text });
  if (text === null) return settle(work, { status: 'done', problem: null, importId: null, sha256 });
  const id = randomUUID();
  const bytes = new TextEncoder().encode(text);
  await ctx.storage.put(importFileKey(ctx.scope.carrierId, id), bytes);
  await inTransaction(ctx.scope, async (scope) => {
    const isOurs = await changeMonth(scope, month, { status: 'importing', importId: id, sha256 });
    if (!isOurs) return;
    const row = await insertImport(
      scope,
      {
        id,
        kind: '',
        fileName: `${SYSTEM_NAMES[connection.system]} ${monthLabel(month.monthKey)}.json`,
        sizeBytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      },
      ctx.clock.now(),
    );
    await enqueue(scope, 'runImport', { importId: id, revision: row.revision });
  });
}

/** Looks how far the import is. */
async function follow(work: Work): Promise<void> {
  const { ctx, month } = work;
  const found = month.importId === null ? null : await findImport(ctx.scope, month.importId);
  if (found && isAtWork(found)) return;
  switch (found?.status) {
    case 'preview':
      if ((found.counts.good ?? 0) > 0) {
        const accepted = await acceptImport(ctx, found.id, { takeDuplicates: false });
        if (!accepted.ok) return settle(work, { status: 'failed', problem: accepted.failure.message });
        if (accepted.value.status !== 'accepted') return;
      }
      return settle(work, { status: 'done', problem: null });
    case 'accepted':
      return settle(work, { status: 'done', problem: null });
    case 'mapping':
      return settle(work, {
        status: 'asks',
        problem: 'The import asks what the columns of this report mean.',
      });
    case 'undone':
      return settle(work, { status: 'undone', problem: null });
    default:
      return settle(work, {
        status: 'failed',
        problem: found?.problem ?? 'The import of this month was removed.',
      });
  }
}

/** The month is through, one way or the other: what was pulled is not needed any more. */
async function settle(
  { ctx, month }: Work,
  change: Pick<ConnectionMonth, 'status' | 'problem'> &
    Partial<Pick<ConnectionMonth, 'importId' | 'sha256' | 'moved'>>,
): Promise<void> {
  await inTransaction(ctx.scope, async (scope) => {
    if (
      await changeMonth(
        scope,
        month,
        change.status === 'done' || change.status === 'moved'
          ? { moved: null, ...change, pulledAt: ctx.clock.now() }
          : change,
      )
    )
      await deletePages(scope, month.id);
  });
}

/** What a month's report says, to tell whether it says something else the next time. */
export const hashOf = ({ text }: Pick<MonthFile, 'text'>): string =>
  createHash('sha256')
    .update(text ?? '')
    .digest('hex');

/** The pages as one report under the carrier's own unit numbers. */
export async function fileOf({
  ctx,
  connection,
  month,
}: Pick<Work, 'connection' | 'month'> & {
  ctx: Pick<Ctx<CarrierScope>, 'scope' | 'clock'>;
}): Promise<MonthFile> {
  const { scope } = ctx;
  const { timeZone } = await readCarrier(scope);
  const units = await listEquipment(scope);
  const numbers = new Map(units.map(({ id, unit }) => [id, unit]));
  const known = new Map(
    (await listVehicles(scope, connection.id)).map((vehicle): [string, string | undefined] => {
      if (vehicle.leftOut) return [vehicle.externalId, ''];
      const chosen = vehicle.equipmentId ?? matchVehicle(vehicle, units)?.unitId;
      return [vehicle.externalId, chosen === undefined ? undefined : numbers.get(chosen)];
    }),
  );
  return monthFile(connection.system, await readPages(scope, month.id), {
    monthKey: month.monthKey,
    unitOf: (externalId) => known.get(externalId),
    timeZone,
    today: localDateInZone(ctx.clock.now().getTime(), timeZone),
  });
}
