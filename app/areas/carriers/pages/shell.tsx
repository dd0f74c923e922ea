import { data, type HeadersFunction, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData, useLocation } from '@remix-run/react';
import { requireUser } from '~/areas/accounts/session/actor.server';
import { takeFlash } from '~/platform/http/forms/flash.server';
import { browserSession } from '~/areas/accounts/session/session.server';
import { navigationIsMinimized } from '~/areas/accounts/session/navigation-cookie.server';
import { outboxOwner } from '~/areas/accounts/session/outbox-owner.server';
import shellStyles from '~/kit/styles/app-shell.css';
import { CarrierSwitcher } from '~/areas/carriers/parts/carrier-switcher';
import { DeletionNotice } from '~/areas/accounts/parts/deletion-notice';
import { DisabledNotice } from '~/areas/accounts/parts/disabled-notice';
import { UndecidedNotice } from '~/areas/accounts/parts/undecided-notice';
import { paths } from '~/routes';
import { ImpersonationBanner } from '~/areas/admin/parts/impersonation-banner';
import { AppShell } from '~/areas/content/parts/app-shell';
import { useSendsScripts } from '~/kit/use-sends-scripts';
import { useProductName } from '~/kit/use-product-name';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: shellStyles }];

/** Who is signed in, for the frame of every signed-in page. Its children ask for the carrier themselves. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, carrier, carriers } = await requireUser(request, context);
  const session = await browserSession(request, context);
  const { flash, headers } = await takeFlash(request);
  const view = {
    user: { name: user.name, email: user.email },
    isImpersonated: session?.session.impersonatorId != null,
    isAdmin: user.roles.includes('admin'),
    deleteAfter: user.deleteAfter === null ? null : user.deleteAfter.toISOString().slice(0, 10),
    disabled: carrier?.disabledAt
      ? { carrier: carrier.legalName, reason: carrier.disabledReason ?? '' }
      : null,
    carrierId: carrier?.id ?? null,
    outboxOwner: carrier ? outboxOwner(user.id, carrier.id) : undefined,
    carriers: carriers.map(({ id, legalName }) => ({ id, legalName })),
    undecided: carriers.filter(({ isUndecided }) => isUndecided).length,
    zone: carrier?.timeZone,
    navMinimized: navigationIsMinimized(request),
    flash,
  };
  return data(view, { headers });
}

/** Pages with a customer's records are kept by no cache and shown to nobody by the Back button after signing out. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export default function Shell() {
  const {
    user,
    isImpersonated,
    isAdmin,
    deleteAfter,
    disabled,
    carrierId,
    carriers,
    undecided,
    navMinimized,
    flash,
    outboxOwner: owner,
    zone,
  } = useLoaderData<typeof loader>();
  const product = useProductName();
  const { pathname, search } = useLocation();
  const scripts = useSendsScripts();
  return (
    <AppShell
      product={product}
      user={user}
      current={pathname}
      here={pathname + search}
      scripts={scripts}
      carrier={<CarrierSwitcher carriers={carriers} carrierId={carrierId} here={pathname} />}
      navMinimized={navMinimized}
      admin={isAdmin}
      messages={flash ? [flash] : []}
      outboxOwner={owner}
      zone={zone}
    >
      {isImpersonated ? <ImpersonationBanner name={user.name} /> : null}
      {undecided > 0 && pathname !== paths.accountCarriers() ? <UndecidedNotice /> : null}
      {disabled ? <DisabledNotice {...disabled} /> : null}
      {deleteAfter === null ? null : <DeletionNotice eraseOn={deleteAfter} />}
      <Outlet />
    </AppShell>
  );
}
