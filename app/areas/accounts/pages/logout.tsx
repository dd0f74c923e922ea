import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { requireUser } from '~/areas/accounts/session/actor.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { forgetSessionCookie, sessionTokenOf } from '~/areas/accounts/session/session.server';
import { accountsCtx } from '~/areas/accounts/session/sign-in.server';
import { paths } from '~/routes';
import { endSessionOf } from '~/areas/accounts/start-session.server';
import { AuthPage } from '~/areas/accounts/parts/auth-page';
import { Confirm } from '~/kit/confirm';
import { documentTitle } from '~/kit/page-title';
import { useProductName } from '~/kit/use-product-name';

export const handle = { hydrate: false };

/** A link or a prefetch signs nobody out: it shows a button. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context);
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const token = sessionTokenOf(request);
  if (token !== null) await endSessionOf(accountsCtx(context), token);
  return seeOther(paths.login(), [forgetSessionCookie()]);
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Logout')];

export default function LogoutRoute() {
  const product = useProductName();
  return (
    <AuthPage product={product} title="Logout">
      <Confirm
        text="You will be signed out on this device."
        confirmText="Logout"
        cancelHref={paths.tripsFuel()}
        danger={false}
        action={paths.logout()}
      />
    </AuthPage>
  );
}
