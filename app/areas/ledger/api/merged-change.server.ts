import { ok, type Failure, type FieldErrors, type Result } from '~/engine/result';
import { revisionIn } from '~/areas/ledger/api/api-records.server';
import { problem } from '~/platform/http/api.server';

type Body = Record<string, unknown>;

/** How often a change without a revision is merged anew when someone else was quicker. */
const TRIES = 5;

/**
 * PUT and PATCH change what the body names and keep the rest. The record is read, the body laid over it, and the change made
 * on the very version that was read: of two writers at once neither takes back what the other wrote. A writer that says no
 * `revision` is merged anew with the newer version.
 */
export async function mergedChange<T extends { revision: number }>(
  body: Body,
  {
    read,
    merge,
    change,
  }: {
    read: () => Promise<Result<T>>;
    merge: (record: T, body: Body) => Body;
    change: (revision: number, merged: Body, record: T) => Promise<Result<T>>;
  },
): Promise<Result<T>> {
  const asked = revisionIn(body);
  for (let tries = 1; ; tries++) {
    const found = await read();
    if (!found.ok) return found;
    const record = found.value;
    const result = await change(asked ?? record.revision, merge(record, body), record);
    const isOvertaken = !result.ok && result.failure.kind === 'conflict' && hasCurrent(result.failure);
    if (!isOvertaken || asked !== null || tries === TRIES) return result;
  }
}

const hasCurrent = (failure: Failure): boolean =>
  failure.kind === 'conflict' && failure.current !== undefined;

/**
 * Refuses what a body may not name: fields that the record does not have, and null for a choice, which cannot be empty.
 * @throws the 422 that names them.
 */
export function refuseFields(body: Body, known: ReadonlySet<string>, choices: readonly string[]): void {
  const errors: FieldErrors = {};
  for (const name of Object.keys(body))
    if (!known.has(name)) errors[name] = [`There is no field ${name}.`];
    else if (body[name] === null && choices.includes(name))
      errors[name] = [`${name} cannot be empty. Leave it out to keep it.`];
  if (Object.keys(errors).length > 0)
    throw problem({ kind: 'invalid', message: 'The given data was invalid.', fields: errors });
}

/** The one record of a list that has one. */
export const only = <T>(records: readonly T[]): Result<T> => ok(records[0] as T);
