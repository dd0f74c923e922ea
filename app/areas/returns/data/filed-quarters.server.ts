import type { LocalDate } from '~/engine/calendar/local-date';
import { dateTextOrNull, dateValueOrNull } from '~/platform/database/column-values.server';
import { Prisma } from '~/platform/database/generated/prisma/client';
import type { CarrierScope } from '~/platform/database/scope.server';

export interface FiledQuarter {
  quarterKey: number;
  filedAt: Date;
}

/** A return that was filed outside of this program: its figures are not ours. */
export interface FiledElsewhere {
  filedOn: LocalDate;
  confirmation: string;
}

/** How a quarter was filed elsewhere; null where it was not. */
export async function findFiledElsewhere(
  scope: CarrierScope,
  quarterKey: number,
): Promise<FiledElsewhere | null> {
  const row = await scope.db.filedQuarter.findUnique({
    where: { carrierId_quarterKey: { carrierId: scope.carrierId, quarterKey } },
    select: { elsewhereOn: true, elsewhereNumber: true },
  });
  const filedOn = dateTextOrNull(row?.elsewhereOn ?? null);
  return filedOn === null ? null : { filedOn, confirmation: row?.elsewhereNumber ?? '' };
}

/** Quarters marked as filed, newest first. Their records are locked. */
export async function listFiledQuarters(scope: CarrierScope): Promise<FiledQuarter[]> {
  return scope.db.filedQuarter.findMany({
    where: { carrierId: scope.carrierId },
    orderBy: { quarterKey: 'desc' },
    select: { quarterKey: true, filedAt: true },
  });
}

/** Whether one of these quarters is filed, for who only looks: nothing is locked. */
export async function isAnyFiled(scope: CarrierScope, quarterKeys: readonly number[]): Promise<boolean> {
  const [row] = await scope.db.$queryRaw<{ filed: boolean }[]>`/* prepared */
    SELECT EXISTS (SELECT 1 FROM "filed_quarter" WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" = ANY(${[...quarterKeys]}::int[])) AS "filed"`;
  return row?.filed ?? false;
}

/** Which of these quarters are filed. Inside a transaction the answer holds until it ends (see fileQuarter). */
export async function filedAmong(scope: CarrierScope, quarterKeys: readonly number[]): Promise<number[]> {
  const keys = [...new Set(quarterKeys)];
  if (keys.length === 0) return [];
  // A share of the carrier's row: filing takes it whole, so a quarter is not filed under a record that is being written.
  await scope.db.$queryRaw(
    Prisma.sql`SELECT "id" FROM "carrier" WHERE "id" = ${scope.carrierId}::uuid FOR KEY SHARE`,
  );
  const rows = await scope.db.filedQuarter.findMany({
    where: { carrierId: scope.carrierId, quarterKey: { in: keys } },
    select: { quarterKey: true },
  });
  return rows.map((row) => row.quarterKey);
}

/** Marks a quarter as filed. Waits for records that are being written. */
export async function fileQuarter(
  scope: CarrierScope,
  quarterKey: number,
  at: Date,
  elsewhere?: FiledElsewhere,
): Promise<void> {
  await scope.db.$queryRaw(
    Prisma.sql`SELECT "id" FROM "carrier" WHERE "id" = ${scope.carrierId}::uuid FOR UPDATE`,
  );
  await scope.db.filedQuarter.upsert({
    where: { carrierId_quarterKey: { carrierId: scope.carrierId, quarterKey } },
    create: {
      carrierId: scope.carrierId,
      quarterKey,
      filedAt: at,
      filedBy: scope.userId,
      elsewhereOn: dateValueOrNull(elsewhere?.filedOn ?? null),
      elsewhereNumber: elsewhere?.confirmation ?? null,
    },
    update: {},
  });
}

/** Opens a filed quarter again, for an amended return. */
export async function reopenQuarter(scope: CarrierScope, quarterKey: number): Promise<void> {
  await scope.db.filedQuarter.deleteMany({ where: { carrierId: scope.carrierId, quarterKey } });
}
