import {
  countContentView,
  findContentBySlug,
  findContentItem,
  listContentItems,
  markContentSeen,
  seenContent,
  type ContentKind,
  type ContentRecord,
} from '~/areas/content/data/content.server';
import type { Scope, UserScope } from '~/platform/database/scope.server';
import { notFound, ok, type Result } from '~/engine/result';
import { refuseReadToken } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { fillTimelyFacts } from './timely-facts.server';

export interface ContentItem extends Pick<
  ContentRecord,
  'id' | 'kind' | 'slug' | 'title' | 'shortDescription' | 'bodyHtml' | 'youtubeVideoId' | 'viewCount'
> {
  /** When the person saw it first; null for not yet, and for guests. */
  seenAt: Date | null;
}

const withMark = (record: ContentRecord, seen: ReadonlyMap<number, Date>): ContentItem => ({
  ...record,
  seenAt: seen.get(record.id) ?? null,
});

/** The published texts of one kind, with the person's marks where someone is signed in. */
export async function listContent(
  ctx: Ctx,
  kind: ContentKind,
  userId: string | null,
): Promise<ContentItem[]> {
  const [records, seen] = await Promise.all([listContentItems(ctx.scope, kind), marksOf(ctx.scope, userId)]);
  return fillTimelyFacts(
    ctx,
    records.map((record) => withMark(record, seen)),
  );
}

const marksOf = async (scope: Scope, userId: string | null): Promise<ReadonlyMap<number, Date>> =>
  userId === null ? new Map<number, Date>() : seenContent(scope, userId);

const isId = (id: number): boolean => Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647;

/** One published text. */
export async function readContent(
  ctx: Ctx,
  kind: ContentKind,
  id: number,
  userId: string | null,
): Promise<Result<ContentItem>> {
  const record = isId(id) ? await findContentItem(ctx.scope, kind, id) : null;
  if (!record) return notFound();
  const [filled] = await fillTimelyFacts(ctx, [withMark(record, await marksOf(ctx.scope, userId))]);
  return filled ? ok(filled) : notFound();
}

/** One published text that is being looked at: counted, and marked as seen for who is signed in. */
export async function viewContent(
  ctx: Ctx,
  kind: ContentKind,
  id: number,
  userId: string | null,
): Promise<Result<ContentItem>> {
  const counted = await countView(ctx, kind, id);
  if (!counted.ok) return counted;
  if (userId !== null) await markContentSeen(ctx.scope, id, userId, ctx.clock.now());
  return readContent(ctx, kind, id, userId);
}

/**
 * Where a text is found by the end of its address: the id of its slug, or, for an address of earlier releases that ends in
 * the id, the slug to go to.
 */
export async function locateContent(
  ctx: Ctx,
  kind: ContentKind,
  ending: string,
): Promise<{ id: number } | { movedTo: string } | null> {
  if (/^\d{1,10}$/.test(ending)) {
    const record = isId(Number(ending)) ? await findContentItem(ctx.scope, kind, Number(ending)) : null;
    return record && { movedTo: record.slug };
  }
  const record = await findContentBySlug(ctx.scope, kind, ending);
  return record && { id: record.id };
}

/** Notes that the person has seen it, without counting a view. */
export async function markContent(
  ctx: Ctx<UserScope>,
  kind: ContentKind,
  id: number,
  userId: string,
): Promise<Result<ContentItem>> {
  const refused = refuseReadToken(ctx);
  if (refused) return refused;
  const found = await readContent(ctx, kind, id, userId);
  if (!found.ok) return found;
  await markContentSeen(ctx.scope, id, userId, ctx.clock.now());
  return readContent(ctx, kind, id, userId);
}

/** One view more. @returns the count. */
export async function countView(ctx: Ctx, kind: ContentKind, id: number): Promise<Result<number>> {
  const count = isId(id) ? await countContentView(ctx.scope, kind, id) : null;
  return count === null ? notFound() : ok(count);
}
