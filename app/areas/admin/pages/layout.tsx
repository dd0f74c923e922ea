import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLocation } from '@remix-run/react';
import { requireAdmin } from '~/areas/accounts/session/admin.server';
import supportStyles from '~/kit/styles/support.css';
import { AdminTabs } from '~/areas/admin/parts/admin-tabs';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return null;
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: supportStyles }];

export default function AdminRoute() {
  const { pathname } = useLocation();
  return (
    <>
      <AdminTabs current={pathname} />
      <Outlet />
    </>
  );
}
