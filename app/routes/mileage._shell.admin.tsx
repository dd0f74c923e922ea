import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLocation } from '@remix-run/react';
import { requireAdmin } from '~/http/session/admin.server';
import supportStyles from '~/styles/support.css';
import { AdminTabs } from '~/ui/admin/admin-tabs';

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
