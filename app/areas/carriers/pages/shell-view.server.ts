import { browserSession } from '~/areas/accounts/session/session.server';
import type { AppLoadContext } from '@remix-run/node';
import { navigationIsMinimized } from '~/areas/accounts/session/navigation-cookie.server';
import { outboxOwner } from '~/areas/accounts/session/outbox-owner.server';
import { takeFlash } from '~/platform/http/forms/flash.server';
import { carrierLabel } from '~/areas/carriers/rules/sandbox-name';
import type { ShellView } from '~/areas/carriers/parts/shell-frame';

/** Who is signed in, for the frame around a page, with the header that forgets the message it shows; null for a guest. */
export async function shellView(
  request: Request,
  context: AppLoadContext,
): Promise<{ view: ShellView; headers: HeadersInit } | null> {
  const found = await browserSession(request, context);
  if (!found) return null;
  const { user, carrier, carriers, session } = found;
  const { flash, headers } = await takeFlash(request);
  const view = {
    user: { name: user.name, email: user.email },
    isImpersonated: session.impersonatorId != null,
    isAdmin: user.roles.includes('admin'),
    deleteAfter: user.deleteAfter === null ? null : user.deleteAfter.toISOString().slice(0, 10),
    disabled: carrier?.disabledAt
      ? { carrier: carrier.legalName, reason: carrier.disabledReason ?? '' }
      : null,
    carrierId: carrier?.id ?? null,
    outboxOwner: carrier ? outboxOwner(user.id, carrier.id) : undefined,
    sandbox: carrier?.isSandbox ? { id: carrier.id, isReady: carrier.sandboxReadyAt !== null } : null,
    carriers: carriers.map((one) => ({ id: one.id, legalName: carrierLabel(one) })),
    undecided: carriers.filter(({ isUndecided }) => isUndecided).length,
    zone: carrier?.timeZone,
    units: carrier?.units,
    navMinimized: navigationIsMinimized(request),
    flash,
  };
  return { view, headers };
}
