import type { ActionFunctionArgs } from '@remix-run/node';
import { adminTokenOf, forgetAdminSession } from '~/areas/accounts/session/impersonation.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import {
  forgetSessionCookie,
  livingSession,
  sessionCookie,
  sessionTokenOf,
} from '~/areas/accounts/session/session.server';
import { systemCtx } from '~/areas/accounts/session/system-context.server';
import { paths } from '~/routes';
import { endSignInAs } from '~/areas/admin/manage-people.server';

export async function loader() {
  return seeOther(paths.tripsFuel());
}

/** Back from looking at the product as someone else to the administrator's own session. */
export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = systemCtx(context);
  const token = sessionTokenOf(request);
  if (token === null || !(await endSignInAs(ctx, token))) return seeOther(paths.tripsFuel());
  const own = adminTokenOf(request);
  const session = own === null ? null : await livingSession(own, 'browser');
  const headers = new Headers([forgetAdminSession()]);
  headers.append(
    ...(own !== null && session
      ? sessionCookie(own, session.session.remember, session.session.expiresAt, ctx.clock.now())
      : forgetSessionCookie()),
  );
  return seeOther(session ? paths.adminPeople() : paths.login(), headers);
}
