import type { Failure, FieldErrors, Result } from '~/engine/result';
import { parseListIds, type EntryKind } from '~/areas/trips/rules/list-id';
import type { RecordRef } from '~/areas/ledger/change-records.server';
import { problem } from '~/platform/http/api.server';
import type { ListQuery } from '~/platform/http/queries/list-query.server';
import { MOMENT_WORDS, parseMoment } from '~/platform/http/queries/moment';

/** Commands that the client of the specification reads from a response header. */
export type UiCommand = 'SHOW_UPGRADE_MODAL' | 'REFRESH_USER' | 'SHOW_PROMO' | 'SET_QUARTER';

export const uiCommands = (...commands: UiCommand[]): HeadersInit => ({
  'x-ui-commands': commands.join(','),
});

/** A problem with its fields in the names of the API; a limit also says what the client should do. */
export function apiProblem(
  failure: Failure,
  nameOf: (field: string) => string = (field) => field,
  resourceOf?: (current: unknown) => unknown,
): Response {
  if (failure.kind === 'invalid' && failure.fields) {
    const fields: FieldErrors = {};
    for (const [field, messages] of Object.entries(failure.fields))
      (fields[nameOf(field)] ??= []).push(...messages);
    return problem({ ...failure, fields });
  }
  if (failure.kind === 'conflict' && failure.current !== undefined) {
    return problem(
      resourceOf
        ? { ...failure, current: resourceOf(failure.current) }
        : { kind: 'conflict', message: failure.message },
    );
  }
  const answer = problem(failure);
  if (failure.kind === 'limit') answer.headers.set('x-ui-commands', 'REFRESH_USER,SHOW_UPGRADE_MODAL');
  return answer;
}

/** The records of "142,2318" (a path) or {ids: [...]} (a body), all of one kind where it is asked for; else null. */
export function refsFrom(values: readonly unknown[], kind?: EntryKind): RecordRef[] | null {
  // What is no id names no record: the others alone would be a part of what was asked.
  if (!values.every((value) => typeof value === 'string' || typeof value === 'number')) return null;
  const refs = parseListIds(values.map(String));
  if (!refs || refs.length === 0 || (kind && refs.some((ref) => ref.kind !== kind))) return null;
  return refs;
}

/** `{data: resource}` of a value, or the problem. */
export function resourceAnswer<T>(
  result: Result<T>,
  resource: (value: T) => unknown,
  options: {
    status?: number;
    headers?: HeadersInit;
    nameOf?: (field: string) => string;
    resourceOf?: (current: unknown) => unknown;
  } = {},
): Response {
  if (!result.ok) return apiProblem(result.failure, options.nameOf, options.resourceOf);
  const headers = new Headers(options.headers);
  headers.set('Cache-Control', 'no-store');
  return Response.json({ data: resource(result.value) }, { status: options.status ?? 200, headers });
}

export const noSuchRecord = (): Response =>
  problem({ kind: 'not-found', message: 'This record was not found. It may have been deleted.' });

/** One field of a request that is not what it must be. */
export const wrongField = (name: string, message: string): Response =>
  problem({ kind: 'invalid', message, fields: { [name]: [message] } });

/** The revision that a client read; null where it does not say one, and then the last writer wins. @throws the 422 of what is none: it would guard nothing. */
export function revisionIn({ revision }: Record<string, unknown>): number | null {
  if (revision === undefined || revision === null || revision === '') return null;
  if ((typeof revision === 'number' || typeof revision === 'string') && /^\d{1,15}$/.test(String(revision)))
    return Number(revision);
  throw wrongField('revision', 'The revision must be the whole number that you read.');
}

/** The same of a DELETE, which says it in its address. */
export const revisionAsked = (request: Request): number | null =>
  revisionIn({ revision: new URL(request.url).searchParams.get('revision') });

/** The moment of a list's filter; undefined without it. @throws the 422 of what is none. */
export function momentAsked({ filter }: ListQuery, filterName: string): Date | undefined {
  const text = filter.get(filterName)?.[0];
  if (text === undefined) return undefined;
  const name = `filter[${filterName}]`;
  const at = parseMoment(text);
  if (!at) throw wrongField(name, `${name} must be ${MOMENT_WORDS}.`);
  return at;
}
