import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { requireUser } from '~/areas/accounts/session/actor.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { forgetSessionCookie, sessionTokenOf } from '~/areas/accounts/session/session.server';
import { accountsCtx } from '~/areas/accounts/session/sign-in.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';
import { endSessionOf } from '~/areas/accounts/start-session.server';
import { AuthPage } from '~/areas/accounts/parts/auth-page';
import { Confirm } from '~/kit/confirm';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import { useProductName } from '~/kit/use-product-name';

export const handle = { hydrate: false };

/** A link or a prefetch signs nobody out: it shows a button. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context);
  return { texts: textsOf(request, 'frame', 'sign-in') };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const token = sessionTokenOf(request);
  if (token !== null) await endSessionOf(accountsCtx(context), token);
  return seeOther(paths.login(), [forgetSessionCookie()]);
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, translator(loaded?.texts).t`Logout`),
];

export default function LogoutRoute() {
  const { t } = useTexts();
  const product = useProductName();
  return (
    <AuthPage product={product} title={t`Logout`}>
      <Confirm
        text={t`You will be signed out on this device.`}
        confirmText={t`Logout`}
        cancelHref={paths.tripsFuel()}
        cancelText={t`Cancel`}
        danger={false}
        action={paths.logout()}
      />
    </AuthPage>
  );
}
