import { json } from '~/platform/database/column-values.server';
import type { PublicScope, SystemScope } from '~/platform/database/scope.server';

type Fields = [string, string][];

/** Keeps what was typed into a form whose session had ended. The id is the secret that opens it. */
export async function saveDraft(
  scope: PublicScope,
  draft: { id: string; path: string; fields: Fields; expiresAt: Date },
): Promise<void> {
  await scope.db.formDraft.create({ data: { ...draft, fields: json(draft.fields) } });
}

/** Hands a draft out, once, to the form it was typed into. */
export async function takeDraft(
  scope: PublicScope,
  id: string,
  path: string,
  now: Date,
): Promise<Fields | null> {
  const where = { id, path, expiresAt: { gt: now } };
  const row = await scope.db.formDraft.findFirst({ where });
  if (!row) return null;
  await scope.db.formDraft.deleteMany({ where });
  return row.fields as unknown as Fields;
}

export async function deleteExpiredDrafts(scope: SystemScope | PublicScope, now: Date): Promise<number> {
  return (await scope.db.formDraft.deleteMany({ where: { expiresAt: { lte: now } } })).count;
}
