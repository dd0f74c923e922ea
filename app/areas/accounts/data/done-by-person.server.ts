import { deserialize, serialize } from 'node:v8';
import type { SystemScope } from '~/platform/database/scope.server';

/** What a person does once, and what no carrier could keep a note of. */
export type DoneByPersonKind =
  'sandbox-erased' | 'member-left' | 'password-reset' | 'address-confirmed' | 'code-used';

/** Whose it was and what an earlier try of the same request returned; null where none was done. */
export async function findDoneByPerson(
  { db }: SystemScope,
  key: string,
  kind: DoneByPersonKind,
): Promise<{ userId: string; value: unknown } | null> {
  const row = await db.doneByPerson.findUnique({
    where: { key_kind: { key, kind } },
    select: { userId: true, value: true },
  });
  return row && { userId: row.userId, value: deserialize(row.value) as unknown };
}

/** Notes it, with plain values. Call in the transaction that does it. */
export const noteDoneByPerson = (
  { db }: SystemScope,
  done: { key: string; kind: DoneByPersonKind; userId: string; value: unknown },
): Promise<unknown> =>
  db.doneByPerson.create({ data: { ...done, value: new Uint8Array(serialize(done.value)) } });

/** Removes notes whose keys are no longer kept. */
export const deleteOldDoneByPerson = ({ db }: SystemScope, before: Date): Promise<unknown> =>
  db.doneByPerson.deleteMany({ where: { createdAt: { lt: before } } });
