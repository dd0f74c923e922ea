import type { LoaderFunctionArgs } from '@remix-run/node';
import { optionalUser } from '~/areas/accounts/session/actor.server';
import { outboxOwner } from '~/areas/accounts/session/outbox-owner.server';

/** Whose session this is: the outbox asks before it sends what was written without signal. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const found = await optionalUser(request, context);
  const owner = found?.carrier ? outboxOwner(found.user.id, found.carrier.id) : null;
  return Response.json({ owner }, { headers: { 'Cache-Control': 'no-store' } });
}
