import { isActivatedAnywhere } from '~/areas/documents/data/extraction.server';
import type { SystemScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';

/**
 * Makes a reader ready where a program that reads documents starts, so that the first one waits no longer than the others.
 * Where no carrier has switched the extractor on, nothing is held in memory for it.
 */
export async function warmReader(ctx: Pick<Ctx<SystemScope>, 'documents' | 'scope'>): Promise<void> {
  if (await isActivatedAnywhere(ctx.scope)) ctx.documents.prepare?.();
}
