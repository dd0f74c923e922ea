import {
  findContentForEdit,
  insertContentItem,
  listContentItems,
  updateContentItem,
  type ContentKind,
  type ContentRecord,
} from '~/areas/content/data/content.server';
import { inTransaction } from '~/platform/database/scope.server';
import { fail, invalid, notFound, ok, type Result } from '~/engine/result';
import { sanitizeContent } from '~/areas/content/sanitize-content.server';
import { INVALID_DATA } from '~/platform/parse-input';
import { recordAction, type AdminCtx } from './record-action.server';

export type { ContentKind, ContentRecord };
export const CONTENT_KINDS: readonly ContentKind[] = ['feature', 'tutorial', 'faq'];

export interface ContentInput {
  title: string;
  shortDescription: string;
  bodyHtml: string;
  youtubeVideoId: string;
  position: string;
  published: boolean;
}

export const listContentForEdit = (ctx: AdminCtx, kind: ContentKind): Promise<ContentRecord[]> =>
  listContentItems(ctx.scope, kind, true);

export async function readContentForEdit(ctx: AdminCtx, id: number): Promise<Result<ContentRecord>> {
  const item =
    Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647
      ? await findContentForEdit(ctx.scope, id)
      : null;
  return item ? ok(item) : notFound();
}

function checked(input: ContentInput): Result<{
  position: number;
  title: string;
  shortDescription: string;
  bodyHtml: string;
  youtubeVideoId: string | null;
  published: boolean;
}> {
  const wrong: Record<string, string[]> = {};
  const title = input.title.trim();
  const bodyHtml = sanitizeContent(input.bodyHtml);
  if (title === '' || title.length > 200) wrong['title'] = ['Write a title of at most 200 characters'];
  if (input.shortDescription.length > 400) wrong['shortDescription'] = ['Write at most 400 characters'];
  if (bodyHtml === '')
    wrong['bodyHtml'] = ['Write the text. Tags that are not allowed have been taken out of it.'];
  if (bodyHtml.length > 100_000) wrong['bodyHtml'] = ['Write at most 100,000 characters'];
  if (!/^\d{1,6}$/.test(input.position.trim())) wrong['position'] = ['Enter a whole number'];
  if (input.youtubeVideoId !== '' && !/^[\w-]{6,20}$/.test(input.youtubeVideoId))
    wrong['youtubeVideoId'] = ['Enter the id only, such as dQw4w9WgXcQ'];
  if (Object.keys(wrong).length > 0) return invalid(INVALID_DATA, wrong);
  return ok({
    title,
    shortDescription: input.shortDescription.trim(),
    bodyHtml,
    youtubeVideoId: input.youtubeVideoId || null,
    position: Number(input.position),
    published: input.published,
  });
}

/** Saves a text that was edited; from now on no release changes it. */
export async function saveContent(
  ctx: AdminCtx,
  id: number,
  revision: number,
  input: ContentInput,
): Promise<Result<ContentRecord>> {
  const found = await readContentForEdit(ctx, id);
  if (!found.ok) return found;
  const fields = checked(input);
  if (!fields.ok) return fields;
  return inTransaction(ctx.scope, async (scope) => {
    if (!(await updateContentItem(scope, id, revision, fields.value, ctx.clock.now())))
      return fail({
        kind: 'conflict',
        message:
          'Someone else saved this text meanwhile. Your version is below; open the page anew to see theirs.',
      });
    await recordAction(ctx, scope, {
      action: 'content.save',
      subjectType: 'content',
      subjectId: String(id),
      summary: `Edited the ${found.value.kind} “${fields.value.title}”${fields.value.published ? '' : ' (not published)'}`,
    });
    return ok(found.value);
  });
}

/** Adds a text. @returns its id. */
export async function addContent(
  ctx: AdminCtx,
  kind: string,
  slug: string,
  input: ContentInput,
): Promise<Result<number>> {
  const known = CONTENT_KINDS.find((one) => one === kind);
  const fields = checked(input);
  const wrong = fields.ok ? {} : fields.failure.kind === 'invalid' ? { ...fields.failure.fields } : {};
  if (!known) wrong['kind'] = ['Choose what it is'];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80)
    wrong['slug'] = ['Small letters, digits and dashes, such as road-tax'];
  if (!fields.ok || !known || Object.keys(wrong).length > 0) return invalid(INVALID_DATA, wrong);
  return inTransaction(ctx.scope, async (scope) => {
    const id = await insertContentItem(scope, { ...fields.value, kind: known, slug }, ctx.clock.now());
    if (id === null) return invalid(INVALID_DATA, { slug: ['There is a text with this address already'] });
    await recordAction(ctx, scope, {
      action: 'content.add',
      subjectType: 'content',
      subjectId: String(id),
      summary: `Added the ${known} “${fields.value.title}”`,
    });
    return ok(id);
  });
}
