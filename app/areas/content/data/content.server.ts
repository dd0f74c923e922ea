import type { ContentKind } from '~/platform/database/generated/prisma/client';
import type { Scope, SystemScope } from '~/platform/database/scope.server';

export type { ContentKind };

export interface ContentRecord {
  id: number;
  kind: ContentKind;
  slug: string;
  position: number;
  title: string;
  shortDescription: string;
  bodyHtml: string;
  youtubeVideoId: string | null;
  published: boolean;
  viewCount: number;
  edition: string | null;
  revision: number;
  updatedAt: Date;
}

/** The texts of one kind in their order; those that are not published only where `all` asks for them. */
export const listContentItems = (scope: Scope, kind: ContentKind, all = false): Promise<ContentRecord[]> =>
  scope.db.contentItem.findMany({
    where: { kind, ...(all ? {} : { published: true }) },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });

/** A text that changes with every change of the texts of one kind, and of the rates that they quote. */
export async function editionOfContent(scope: Scope, kind: ContentKind): Promise<string> {
  const [row] = await scope.db.$queryRaw<{ edition: string | null }[]>`
    SELECT string_agg("id" || ':' || "revision" || ':' || "position" || ':' || "published" || ':' || extract(epoch FROM "updatedAt"), ' ' ORDER BY "id")
      || (SELECT coalesce(string_agg("key" || ':' || "revision", ' ' ORDER BY "key"), '') FROM "rate_quarter") AS "edition"
    FROM "content_item" WHERE "kind" = ${kind}::content_kind`;
  return row?.edition ?? '';
}

export const findContentItem = (scope: Scope, kind: ContentKind, id: number): Promise<ContentRecord | null> =>
  scope.db.contentItem.findFirst({ where: { id, kind, published: true } });

export const findContentBySlug = (
  scope: Scope,
  kind: ContentKind,
  slug: string,
): Promise<ContentRecord | null> =>
  scope.db.contentItem.findFirst({ where: { kind, slug, published: true } });

/** For its editors: published or not. */
export const findContentForEdit = (scope: SystemScope, id: number): Promise<ContentRecord | null> =>
  scope.db.contentItem.findUnique({ where: { id } });

/** One view more. @returns the count, or null where there is no such text. */
export async function countContentView(scope: Scope, kind: ContentKind, id: number): Promise<number | null> {
  const [counted] = await scope.db.contentItem.updateManyAndReturn({
    where: { id, kind, published: true },
    data: { viewCount: { increment: 1 } },
    select: { viewCount: true },
  });
  return counted?.viewCount ?? null;
}

/** Someone who is signed in has seen it; again changes nothing. */
export const markContentSeen = (
  scope: Scope,
  itemId: number,
  userId: string,
  viewedAt: Date,
): Promise<unknown> =>
  scope.db.contentView.createMany({ data: [{ itemId, userId, viewedAt }], skipDuplicates: true });

/** Which texts this person has seen, with the moment of the first time. */
export async function seenContent(scope: Scope, userId: string): Promise<Map<number, Date>> {
  const views = await scope.db.contentView.findMany({
    where: { userId },
    select: { itemId: true, viewedAt: true },
  });
  return new Map(views.map(({ itemId, viewedAt }) => [itemId, viewedAt]));
}

export interface ContentFields {
  position: number;
  title: string;
  shortDescription: string;
  bodyHtml: string;
  youtubeVideoId: string | null;
  published: boolean;
}

/** Saves where the revision is still the one that was edited. @returns false where it is not. */
export async function updateContentItem(
  scope: SystemScope,
  id: number,
  revision: number,
  fields: ContentFields,
  now: Date,
): Promise<boolean> {
  const { count } = await scope.db.contentItem.updateMany({
    where: { id, revision },
    data: { ...fields, edition: null, revision: { increment: 1 }, updatedAt: now },
  });
  return count === 1;
}

/** A new text. @returns null where the kind has one of this address already. */
export async function insertContentItem(
  scope: SystemScope,
  item: ContentFields & { kind: ContentKind; slug: string },
  now: Date,
): Promise<number | null> {
  const [made] = await scope.db.contentItem.createManyAndReturn({
    data: [{ ...item, updatedAt: now }],
    skipDuplicates: true,
    select: { id: true },
  });
  return made?.id ?? null;
}

export interface ShippedItem {
  kind: ContentKind;
  slug: string;
  position: number;
  title: string;
  shortDescription: string;
  bodyHtml: string;
  edition: string;
}

/** Puts a shipped text in place: new ones are added, those that nobody edited follow the release, all others stay. */
export async function putShippedItem(scope: SystemScope, item: ShippedItem): Promise<void> {
  const { kind, slug } = item;
  const [made] = await scope.db.contentItem.createManyAndReturn({
    data: [item],
    skipDuplicates: true,
    select: { id: true },
  });
  if (made) return;
  await scope.db.contentItem.updateMany({
    where: { kind, slug, edition: { not: item.edition } },
    data: { ...item, revision: { increment: 1 }, updatedAt: new Date() },
  });
}

/** Gives a text of an earlier release the address that it has in this one, unless that is taken. */
export async function renameShippedItem(
  scope: SystemScope,
  kind: ContentKind,
  from: string,
  to: string,
): Promise<void> {
  const taken = await scope.db.contentItem.findFirst({ where: { kind, slug: to }, select: { id: true } });
  if (!taken) await scope.db.contentItem.updateMany({ where: { kind, slug: from }, data: { slug: to } });
}

/** The editions of the shipped texts that are in place, by kind and slug; edited ones have none. */
export async function shippedEditions(scope: SystemScope): Promise<Map<string, string | null>> {
  const items = await scope.db.contentItem.findMany({ select: { kind: true, slug: true, edition: true } });
  return new Map(items.map(({ kind, slug, edition }) => [`${kind}/${slug}`, edition]));
}
