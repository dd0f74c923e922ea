import { listMembers } from '~/areas/carriers/data/memberships.server';
import {
  countTrail,
  listTrail,
  type TrailFilter,
  type TrailRow,
} from '~/areas/security/data/security-events.server';
import { noteSecurity } from '~/areas/security/note-security.server';
import {
  isSecurityArea,
  kindsOf,
  SECURITY_AREAS,
  type SecurityArea,
} from '~/areas/security/rules/security-kinds';
import { dayAfter, readTypedDate, type LocalDate } from '~/engine/calendar/local-date';
import { instantInZone } from '~/engine/calendar/zoned-time';
import { mayManage } from '~/engine/roles';
import { isUuid } from '~/engine/text/uuid';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';

export const TRAIL_PAGE_SIZE = 50;
const CSV_BATCH = 500;
export const TRAIL_RECORDS = ['trip', 'fuel', 'equipment'] as const;
export type TrailRecord = (typeof TRAIL_RECORDS)[number];

/** What someone chose to see, as the address of the page has it. */
export interface TrailQuery {
  what: string;
  who: string;
  from: string;
  to: string;
}

export interface TrailErrors {
  from?: string[];
  to?: string[];
}

/** What can be chosen; areas of people and tokens only by owners. */
export const trailChoices = (ctx: Ctx<CarrierScope>): readonly string[] => [
  ...TRAIL_RECORDS,
  ...(mayManage(ctx.scope.role) ? Object.keys(SECURITY_AREAS) : []),
];

const allKinds = () => (Object.keys(SECURITY_AREAS) as SecurityArea[]).flatMap(kindsOf);

function filterOf(
  ctx: Ctx<CarrierScope>,
  { what, who, from, to }: TrailQuery,
  timeZone: string,
): { filter: TrailFilter; errors: TrailErrors } {
  const errors: TrailErrors = {};
  const wrong = ['Enter a date such as 10/31/2026'];
  const [first, last] = [from, to].map((typed) => readTypedDate(typed));
  if (from !== '' && !first) errors.from = wrong;
  if (to !== '' && !last) errors.to = wrong;
  if (first && last && last < first) errors.to = ['The last day is before the first'];
  const startOf = (day: LocalDate) => new Date(instantInZone(day, '00:00', timeZone));
  const isKnown = trailChoices(ctx).includes(what);
  const isRecord = (TRAIL_RECORDS as readonly string[]).includes(what);
  // Whoever is not an owner sees what happened to records, not who signs in or by which token.
  const events = mayManage(ctx.scope.role) ? allKinds() : [];
  return {
    errors,
    filter: {
      entities: isKnown ? (isRecord ? [what] : []) : [...TRAIL_RECORDS],
      kinds: isKnown ? (isSecurityArea(what) ? kindsOf(what) : []) : events,
      userId: isUuid(who) ? who : null,
      from: first ? startOf(first) : null,
      until: last ? startOf(dayAfter(last)) : null,
    },
  };
}

/** One page of who changed what, newest first. Days are those of the carrier's time zone. Where a field is wrong, nothing is shown. */
export async function readAuditTrail(
  ctx: Ctx<CarrierScope>,
  query: TrailQuery,
  { timeZone, page }: { timeZone: string; page: number },
): Promise<{
  rows: TrailRow[];
  total: number;
  errors: TrailErrors;
  people: { userId: string; name: string }[];
}> {
  const { filter, errors } = filterOf(ctx, query, timeZone);
  const people = (await listMembers(ctx.scope)).map(({ userId, name }) => ({ userId, name }));
  if (errors.from || errors.to) return { rows: [], total: 0, errors, people };
  const skip = (page - 1) * TRAIL_PAGE_SIZE;
  const [rows, total] = await Promise.all([
    listTrail(ctx.scope, filter, { skip, take: TRAIL_PAGE_SIZE }),
    countTrail(ctx.scope, filter),
  ]);
  return { rows, total, errors, people };
}

/** All of it, in batches, so that a long trail is never in memory at once; of records only what happened to `records`. */
export function exportAuditTrail(
  ctx: Ctx<CarrierScope>,
  query: TrailQuery,
  timeZone: string,
  records: readonly TrailRecord[],
): { ok: true; batches: AsyncGenerator<TrailRow[]> } | { ok: false; errors: TrailErrors } {
  const { filter: wanted, errors } = filterOf(ctx, query, timeZone);
  const covered: readonly string[] = records;
  const filter = { ...wanted, entities: wanted.entities.filter((entity) => covered.includes(entity)) };
  return errors.from || errors.to ? { ok: false, errors } : { ok: true, batches: batchesOf(ctx, filter) };
}

async function* batchesOf(ctx: Ctx<CarrierScope>, filter: TrailFilter): AsyncGenerator<TrailRow[]> {
  const { userId, carrierId } = ctx.scope;
  await noteSecurity(ctx, ctx.scope, { userId, kind: 'trail-exported', carrierId });
  for (let after: TrailRow | undefined; ;) {
    const rows = await listTrail(ctx.scope, filter, { skip: 0, take: CSV_BATCH, after });
    if (rows.length > 0) yield rows;
    if (rows.length < CSV_BATCH) return;
    after = rows.at(-1);
  }
}
