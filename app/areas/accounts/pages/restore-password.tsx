import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireGuest } from '~/areas/accounts/session/actor.server';
import { supportAddress } from '~/areas/accounts/session/sign-in.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';
import { AuthPage } from '~/areas/accounts/parts/auth-page';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import { useProductName } from '~/kit/use-product-name';

export const handle = { hydrate: false };

/** The old address of password recovery. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireGuest(request, context);
  return { support: supportAddress(), texts: textsOf(request, 'frame', 'sign-in') };
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, translator(loaded?.texts).t`Restore password`),
  { name: 'robots', content: 'noindex' },
];

export default function RestorePasswordRoute() {
  const { t, nodes } = useTexts();
  const { support } = useLoaderData<typeof loader>();
  const product = useProductName();
  return (
    <AuthPage
      product={product}
      title={t`Restore password`}
      foot={
        <p>
          <a href={paths.login()}>{t`Back to sign in`}</a>
        </p>
      }
    >
      <p className="lede">
        {nodes`To restore your password please contact support: ${(
          <a key="support" href={`mailto:${support}`}>
            {support}
          </a>
        )}. Or ${(
          <a key="reset" href={paths.passwordReset()}>
            {t`have a reset link sent`}
          </a>
        )} to your address.`}
      </p>
    </AuthPage>
  );
}
