import type { LoaderFunctionArgs } from '@remix-run/node';
import { localDateInZone } from '~/engine/calendar/local-date';
import { requireApiUser } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed } from '~/platform/http/api.server';
import { userResource } from '~/areas/accounts/views/user-resource';

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
