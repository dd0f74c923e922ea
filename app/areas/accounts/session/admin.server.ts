import type { AppLoadContext } from '@remix-run/node';
import { readRateFile } from '~/platform/rate-files/read-rate-file.server';
import { systemScope } from '~/platform/database/scope.server';
import { ADMIN_ROLE } from '~/engine/roles';
import type { AdminCtx } from '~/areas/admin/record-action.server';
import { requireRole } from './actor.server';
import { ctxFor } from './context.server';

export const ADMIN_PAGE_SIZE = 50;

/** The administrator of this request, with the context of the program itself; others get the 403 page. */
export async function requireAdmin(request: Request, load: AppLoadContext): Promise<AdminCtx> {
  const { user } = await requireRole(request, load, ADMIN_ROLE);
  return { ...ctxFor(load, systemScope()), admin: { id: user.id, email: user.email, name: user.name } };
}

/** The same, with the reader of official rate files. */
export async function requireRateAdmin(request: Request, load: AppLoadContext) {
  return { ...(await requireAdmin(request, load)), readRateFile };
}

/** Page and search of a list's address. */
export function listRequest(request: Request): { search: string; page: number; skip: number; take: number } {
  const query = new URL(request.url).searchParams;
  const page = Math.max(1, Math.min(10_000, Math.floor(Number(query.get('page'))) || 1));
  return {
    search: (query.get('q') ?? '').trim().slice(0, 200),
    page,
    skip: (page - 1) * ADMIN_PAGE_SIZE,
    take: ADMIN_PAGE_SIZE,
  };
}
