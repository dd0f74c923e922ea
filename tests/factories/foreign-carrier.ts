import { databaseOf, makeApiToken, signedIn, type SignedIn } from './signed-in';
import type { RunningApp } from './app';
import { LANES } from '~/areas/ledger/data/route-backlog.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { carrierIds, carrierSnapshot, fillEveryTable, MARK } from './carrier-rows';

export interface ForeignCarrier {
  owner: SignedIn;
  /** A member of the carrier who may only read. */
  viewer: SignedIn;
  /** Someone of another carrier. */
  stranger: SignedIn;
  /** Of every row of the carrier and of its people, as addresses and forms write them. */
  ids: string[];
  /** The tables that took a row. */
  filled: string[];
  /** All that the carrier and its owner have, as text: equal before and after means that nothing was touched. */
  everything: () => Promise<string>;
}

/**
 * Gives the made-up trip in the backlog a job of the day after: with none, the sweep of every full minute takes it up, and
 * the worker itself changes the rows that nobody else may touch.
 */
const keepFromWorker = ({ db, carrierId }: CarrierScope) => db.$queryRaw`
  SELECT count(graphile_worker.add_job('calculateRoutes', json_build_object('carrierId', ${carrierId}::text, 'lane', lane),
    run_at => now() + interval '1 day', job_key => concat('trip-routes:', ${carrierId}::text, ':', lane)))::int
  FROM generate_series(0, ${LANES}::int - 1) lane`;

/** A carrier with a row in every table, whose texts carry `MARK`; and the people who try to get at it. */
export async function foreignCarrier(app: RunningApp): Promise<ForeignCarrier> {
  const { prisma: db } = databaseOf(app.databaseUrl);
  const owner = await signedIn(app, { legalName: `${MARK} carrier`, name: `${MARK} person` });
  const viewer = await signedIn(app, { carrierId: owner.carrierId, role: 'viewer' });
  const stranger = await signedIn(app);
  await makeApiToken(db, owner);
  const filled = await fillEveryTable(owner.scope);
  await keepFromWorker(owner.scope);
  const own = new Set([viewer.userId, viewer.carrierId]);
  const people = await db.session.findMany({ where: { userId: owner.userId }, select: { id: true } });
  const tokens = await db.apiToken.findMany({ where: { userId: owner.userId }, select: { id: true } });
  const ids = [
    ...(await carrierIds(owner.scope)),
    ...people.map(({ id }) => id),
    ...tokens.map(({ id }) => id),
  ].filter((id) => (!own.has(id) || id === owner.carrierId) && !id.includes(MARK));
  const machinery = async () =>
    JSON.stringify([
      await db.session.findMany({
        where: { userId: owner.userId },
        select: { id: true, revokedAt: true, carrierId: true },
        orderBy: { id: 'asc' },
      }),
      await db.apiToken.findMany({
        where: { userId: owner.userId },
        select: { id: true, revokedAt: true },
        orderBy: { id: 'asc' },
      }),
      await db.user.findUniqueOrThrow({ where: { id: owner.userId }, omit: { updatedAt: true } }),
    ]);
  const everything = async () => `${await carrierSnapshot(owner.scope)}\n${await machinery()}`;
  return { owner, viewer, stranger, ids, filled, everything };
}
