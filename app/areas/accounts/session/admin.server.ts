import type { AppLoadContext } from '@remix-run/node';
import { readRateFile } from '~/platform/rate-files/read-rate-file.server';
import { listPageOf } from '~/platform/http/forms/list-page.server';
import { systemScope } from '~/platform/database/scope.server';
import { ADMIN_ROLE } from '~/engine/roles';
import type { AdminCtx } from '~/areas/admin/record-action.server';
import { requireRole } from './actor.server';
import { ctxFor } from './context.server';

/** The administrator of this request, with the context of the program itself; others get the 403 page. */
export async function requireAdmin(request: Request, load: AppLoadContext): Promise<AdminCtx> {
  const { user } = await requireRole(request, load, ADMIN_ROLE);
  return { ...ctxFor(load, systemScope()), admin: { id: user.id, email: user.email, name: user.name } };
}

/** The same, with the reader of official rate files. */
export async function requireRateAdmin(request: Request, load: AppLoadContext) {
  return { ...(await requireAdmin(request, load)), readRateFile };
}

/** Page, its size and search of a list's address. */
export function listRequest(request: Request) {
  const query = new URL(request.url).searchParams;
  const { page, size, start } = listPageOf(request);
  return { search: (query.get('q') ?? '').trim().slice(0, 200), page, size, skip: start, take: size };
}
