import type { LoaderFunctionArgs } from '@remix-run/node';
import { localDateInZone } from '~/domain/calendar/local-date';
import { requireApiUser } from '~/http/session/actor.server';
import { methodNotAllowed } from '~/http/api/api.server';
import { userResource } from '~/presenters/accounts/user-resource';

/** GET /api/user: who is signed in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, carrier, role, carriers, ctx } = await requireApiUser(request, context);
  const today = localDateInZone(ctx.clock.now().getTime(), carrier?.timeZone ?? 'America/Chicago');
  return Response.json(
    { user: userResource(user, carrier, role, carriers, today) },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function action() {
  return methodNotAllowed('GET');
}
