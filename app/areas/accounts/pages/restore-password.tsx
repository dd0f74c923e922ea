import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireGuest } from '~/areas/accounts/session/actor.server';
import { supportAddress } from '~/areas/accounts/session/sign-in.server';
import { paths } from '~/routes';
import { AuthPage } from '~/areas/accounts/parts/auth-page';
import { documentTitle } from '~/kit/page-title';
import { useProductName } from '~/kit/use-product-name';

export const handle = { hydrate: false };

/** The old address of password recovery. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireGuest(request, context);
  return { support: supportAddress() };
}

export const meta: MetaFunction = ({ matches }) => [
  documentTitle(matches, 'Restore password'),
  { name: 'robots', content: 'noindex' },
];

export default function RestorePasswordRoute() {
  const { support } = useLoaderData<typeof loader>();
  const product = useProductName();
  return (
    <AuthPage
      product={product}
      title="Restore password"
      foot={
        <p>
          <a href={paths.login()}>Back to sign in</a>
        </p>
      }
    >
      <p className="lede">
        To restore your password please contact support: <a href={`mailto:${support}`}>{support}</a>. Or{' '}
        <a href={paths.passwordReset()}>have a reset link sent</a> to your address.
      </p>
    </AuthPage>
  );
}
