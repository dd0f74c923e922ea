import { randomUUID } from 'node:crypto';
import { isUuid } from '~/engine/text/uuid';
import { parseQuarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { enqueue } from '~/platform/database/enqueue.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { fail, invalid, notFound, ok, type Result } from '~/engine/result';
import { refuseGrant, refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { parseInput } from '~/platform/parse-input';
import { TelematicsRefusal, type SystemVehicle } from '~/platform/telematics/port';
import { doneOnce, madeBefore, madeNow } from '~/areas/api/once';
import { readCarrier } from '~/areas/carriers/data/carriers.server';
import { todayOf } from '~/areas/carriers/today.server';
import { listEquipment, lockCarrier } from '~/areas/equipment/data/equipment.server';
import { findImports, type DataImport } from '~/areas/imports/data/imports.server';
import { listFiledQuarters } from '~/areas/returns/data/filed-quarters.server';
import { noteSecurity } from '~/areas/security/note-security.server';
import { beginMonths } from './begin-months.server';
import {
  changeMonth,
  chooseUnit,
  deleteConnection,
  deletePages,
  findConnection,
  findMonth,
  insertConnection,
  listConnections,
  listMonths,
  listVehicles,
  saveVehicles,
  updateConnection,
  type Connection,
  type ConnectionMonth,
  type ConnectionVehicle,
} from './data/connections.server';
import { sealedAccess } from './open-access';
import { fileOf, hashOf } from './pull-miles.server';
import { accessHint, SYSTEM_NAMES, type TelematicsAccess } from './rules/access';
import { accessSchema } from './rules/connection.schema';
import { matchVehicle, type VehicleMatch } from './rules/match-vehicles';
import { monthsOfQuarter, nightlyMonths } from './rules/months';

export type { Connection, ConnectionMonth, ConnectionVehicle };

const MOST_CONNECTIONS = 5;
const NO_SUCH_CONNECTION = 'This connection was not found. It may have been removed.';
const NO_SEAL =
  'This installation has no SECRETS_KEY, so that no key can be kept sealed. Ask the people who run it to set one.';

export const readConnections = (ctx: Ctx<CarrierScope>): Promise<Connection[]> => listConnections(ctx.scope);

export interface MatchedVehicle {
  vehicle: ConnectionVehicle;
  /** What it is by VIN, unit number or plate, where nobody has chosen. */
  match: VehicleMatch | null;
}

export interface OpenConnection {
  connection: Connection;
  months: { month: ConnectionMonth; found: DataImport | null }[];
  vehicles: MatchedVehicle[];
  units: { id: number; unit: string }[];
  filed: ReadonlySet<number>;
}

export async function openConnection(ctx: Ctx<CarrierScope>, id: string): Promise<Result<OpenConnection>> {
  const { scope } = ctx;
  const connection = isUuid(id) ? await findConnection(scope, id) : null;
  if (!connection) return notFound(NO_SUCH_CONNECTION);
  const units = await listEquipment(scope);
  const months = await listMonths(scope, id);
  const imports = await findImports(
    scope,
    months.flatMap(({ importId }) => importId ?? []),
  );
  return ok({
    connection,
    months: months.map((month) => ({ month, found: imports.get(month.importId ?? '') ?? null })),
    vehicles: (await listVehicles(scope, id)).map((vehicle) => ({
      vehicle,
      match: matchVehicle(vehicle, units),
    })),
    units: units.map(({ id: unitId, unit }) => ({ id: unitId, unit })),
    filed: new Set((await listFiledQuarters(scope)).map(({ quarterKey }) => quarterKey)),
  });
}

/** Connects a telematics system: tries the access, keeps it sealed, and begins with the running month and the one before. */
export async function addConnection(ctx: Ctx<CarrierScope>, input: unknown): Promise<Result<Connection>> {
  const tried = await tryAccess(ctx, input);
  if (!tried.ok) return tried;
  const { access, vehicles } = tried.value;
  const { scope } = ctx;
  const [id, at] = [randomUUID(), ctx.clock.now()];
  const today = todayOf(ctx, await readCarrier(scope));
  return inTransaction(scope, async (own): Promise<Result<Connection>> => {
    await lockCarrier(own);
    const earlier = await madeBefore(ctx, own, 'connection');
    const again = earlier === null ? null : await findConnection(own, earlier);
    if (again) return ok(again);
    const there = await listConnections(own);
    const hint = accessHint(access);
    const twin = there.find((one) => one.system === access.system && one.hint === hint);
    if (twin)
      return invalid(
        'This account is connected already.',
        fieldOf(access, 'This account is connected already.'),
      );
    if (there.length >= MOST_CONNECTIONS)
      return invalid(`There are ${MOST_CONNECTIONS} connections already: remove one first.`);
    await insertConnection(
      own,
      { id, system: access.system, hint, access: sealedAccess(ctx.secrets, access, id) },
      at,
    );
    await madeNow(ctx, own, 'connection', id);
    await saveVehicles(own, id, vehicles);
    await beginMonths(own, id, nightlyMonths(today), at);
    await noteAccess(ctx, own, 'connection-added', access.system);
    return ok((await findConnection(own, id)) as Connection);
  });
}

/** Gives a connection another access, in the name of who gives it, and begins what had failed. */
export async function renewAccess(
  ctx: Ctx<CarrierScope>,
  id: string,
  input: Record<string, unknown>,
): Promise<Result<Connection>> {
  const connection = isUuid(id) ? await findConnection(ctx.scope, id) : null;
  if (!connection) return notFound(NO_SUCH_CONNECTION);
  const tried = await tryAccess(ctx, { ...input, system: connection.system });
  if (!tried.ok) return tried;
  const { access, vehicles } = tried.value;
  return inTransaction(ctx.scope, async (own): Promise<Result<Connection>> => {
    await updateConnection(own, id, {
      access: sealedAccess(ctx.secrets, access, id),
      hint: accessHint(access),
      createdBy: own.userId,
      problem: null,
    });
    await saveVehicles(own, id, vehicles);
    const failed = (await listMonths(own, id)).filter(({ status }) => status === 'failed');
    await beginMonths(
      own,
      id,
      failed.map(({ monthKey }) => monthKey),
      ctx.clock.now(),
    );
    await noteAccess(ctx, own, 'connection-added', connection.system);
    return ok((await findConnection(own, id)) as Connection);
  });
}

async function tryAccess(
  ctx: Ctx<CarrierScope>,
  input: unknown,
): Promise<Result<{ access: TelematicsAccess; vehicles: SystemVehicle[] }>> {
  const refused = refuseReader(ctx) ?? refuseGrant(ctx);
  if (refused) return refused;
  if (!ctx.secrets.isReady) return fail({ kind: 'unavailable', message: NO_SEAL });
  const parsed = parseInput(accessSchema, input);
  if (!parsed.ok) return parsed;
  const access = parsed.value;
  try {
    return ok({ access, vehicles: await ctx.telematics[access.system].vehicles(access) });
  } catch (error) {
    if (!(error instanceof TelematicsRefusal)) throw error;
    if (error.reason !== 'access')
      return fail({ kind: 'unavailable', message: `${error.message} Nothing was changed: try again later.` });
    return invalid(
      error.message,
      fieldOf(access, `${error.message} Is it whole, and may it read vehicles and IFTA reports?`),
    );
  }
}

const fieldOf = ({ system }: TelematicsAccess, message: string): Record<string, string[]> => ({
  [system === 'geotab' ? 'password' : 'key']: [message],
});

const noteAccess = (
  ctx: Ctx<CarrierScope>,
  scope: CarrierScope,
  kind: 'connection-added' | 'connection-removed',
  system: Connection['system'],
) =>
  noteSecurity(ctx, scope, {
    userId: scope.userId,
    kind,
    detail: SYSTEM_NAMES[system],
    carrierId: scope.carrierId,
  });

/** Removes a connection and its key. What it has recorded stays. */
export async function removeConnection(ctx: Ctx<CarrierScope>, id: string): Promise<Result<Connection>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  return doneOnce(
    ctx,
    'connection-removed',
    async (own) => {
      const connection = isUuid(id) ? await findConnection(own, id) : null;
      if (!connection || !(await deleteConnection(own, id))) return notFound(NO_SUCH_CONNECTION);
      await noteAccess(ctx, own, 'connection-removed', connection.system);
      return ok(connection);
    },
    // The access is forgotten at once.
    (connection) => ({ ...connection, access: new Uint8Array() }),
  );
}

/** Pulls the months of a quarter that have begun, again where they were pulled before. @returns how many were begun */
export async function pullQuarter(
  ctx: Ctx<CarrierScope>,
  id: string,
  quarterText: string,
): Promise<Result<number>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const connection = isUuid(id) ? await findConnection(ctx.scope, id) : null;
  if (!connection) return notFound(NO_SUCH_CONNECTION);
  const quarter = parseQuarterKey(quarterText);
  const problem = (message: string) => invalid(message, { quarter: [message] });
  if (!quarter) return problem('Choose a quarter.');
  const months = monthsOfQuarter(quarter, todayOf(ctx, await readCarrier(ctx.scope)));
  if (months.length === 0) return problem(`${quarterLabel(quarter)} has not begun yet.`);
  const filed = (await listFiledQuarters(ctx.scope)).map(({ quarterKey }) => quarterKey);
  if (filed.includes(Number(quarterText)))
    return problem(`${quarterLabel(quarter)} is filed: nothing in it is replaced.`);
  if (connection.problem !== null) return invalid(connection.problem);
  return ok(await beginMonths(ctx.scope, id, months, ctx.clock.now()));
}

/** What a person says to a month: pull it again, put the new figures in place of what was changed by hand, or keep that. */
export async function decideMonth(
  ctx: Ctx<CarrierScope>,
  id: string,
  monthId: string,
  decision: 'again' | 'replace' | 'keep',
): Promise<Result<Connection>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const connection = isUuid(id) ? await findConnection(ctx.scope, id) : null;
  const month = connection && isUuid(monthId) ? await findMonth(ctx.scope, monthId) : null;
  if (!connection || month?.connectionId !== id) return notFound(NO_SUCH_CONNECTION);
  if (decision === 'again') {
    if (connection.problem !== null) return invalid(connection.problem);
    await beginMonths(ctx.scope, id, [month.monthKey], ctx.clock.now());
    return ok(connection);
  }
  // The same button pressed twice: the first press did it.
  if (month.status !== 'held') return ok(connection);
  const sha256 = hashOf(await fileOf({ ctx, connection, month }));
  await inTransaction(ctx.scope, async (scope) => {
    if (decision === 'keep') {
      await changeMonth(scope, month, { status: 'done', problem: null, sha256 });
      await deletePages(scope, month.id);
    } else {
      await changeMonth(scope, month, { status: 'replacing', problem: null });
      await enqueue(scope, 'pullMiles', { monthId: month.id, revision: month.revision });
    }
  });
  return ok(connection);
}

/** A person's word on vehicles: a unit's id, 'out' for none of ours, '' to leave it to VIN, unit number and plate. */
export async function chooseUnits(
  ctx: Ctx<CarrierScope>,
  id: string,
  choices: ReadonlyMap<string, string>,
): Promise<Result<number>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const connection = isUuid(id) ? await findConnection(ctx.scope, id) : null;
  if (!connection) return notFound(NO_SUCH_CONNECTION);
  return inTransaction(ctx.scope, async (scope): Promise<Result<number>> => {
    let changed = 0;
    const units = new Set((await listEquipment(scope)).map((unit) => unit.id));
    for (const [externalId, choice] of choices) {
      const unitId = /^\d{1,15}$/.test(choice) ? Number(choice) : null;
      if (unitId !== null && !units.has(unitId))
        return invalid('One of these units was deleted. Choose again.');
      const isChanged = await chooseUnit(scope, id, externalId, {
        equipmentId: unitId,
        leftOut: choice === 'out',
      });
      if (isChanged) changed += 1;
    }
    if (changed === 0 || connection.problem !== null) return ok(changed);
    // Their miles go in or out of every month that was pulled; those of filed quarters are compared only.
    const months = (await listMonths(scope, id)).filter(({ status }) => status !== 'undone');
    await beginMonths(
      scope,
      id,
      months.map(({ monthKey }) => monthKey),
      ctx.clock.now(),
    );
    return ok(changed);
  });
}
