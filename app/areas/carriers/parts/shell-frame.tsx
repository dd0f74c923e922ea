import type { UnitSystem } from '~/engine/units/conversion';
import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { paths } from '~/routes';
import { DeletionNotice } from '~/areas/accounts/parts/deletion-notice';
import { DisabledNotice } from '~/areas/accounts/parts/disabled-notice';
import { UndecidedNotice } from '~/areas/accounts/parts/undecided-notice';
import { ImpersonationBanner } from '~/areas/admin/parts/impersonation-banner';
import { AppShell } from '~/areas/content/parts/app-shell';
import { RestoredNotice, type ToastMessage } from '~/kit/notice';
import { TypedBeforeProvider, type TypedBefore } from '~/kit/typed-before';
import { useProductName } from '~/kit/use-product-name';
import { useSendsScripts } from '~/kit/use-sends-scripts';
import { CarrierSwitcher } from './carrier-switcher';
import { SandboxNotice } from './sandbox-notice';

/** Who is signed in, and what is around every page of theirs. */
export interface ShellView {
  user: { name: string; email: string };
  isImpersonated: boolean;
  isAdmin: boolean;
  /** The day on which the account is erased, as YYYY-MM-DD. */
  deleteAfter: string | null;
  disabled: { carrier: string; reason: string } | null;
  sandbox: { id: string; isReady: boolean } | null;
  carrierId: string | null;
  outboxOwner?: string | undefined;
  carriers: { id: string; legalName: string }[];
  /** Carriers that were begun under this address before it was proved. */
  undecided: number;
  zone?: string | undefined;
  /** What the carrier records in, for the words of its pages. */
  units?: UnitSystem | undefined;
  navMinimized: boolean;
  flash: ToastMessage | null;
  /** What the form of this page held when the session ended. */
  typed?: TypedBefore;
}

/** The shell of a signed-in person around a page. */
export function ShellFrame({ view, children }: { view: ShellView; children: ReactNode }) {
  const product = useProductName();
  const { pathname, search } = useLocation();
  const scripts = useSendsScripts();
  const { carriers, carrierId, disabled, deleteAfter, flash } = view;
  return (
    <AppShell
      product={product}
      user={view.user}
      current={pathname}
      here={pathname + search}
      scripts={scripts}
      carrier={<CarrierSwitcher carriers={carriers} carrierId={carrierId} here={pathname} />}
      letterhead={carriers.find(({ id }) => id === carrierId)?.legalName}
      navMinimized={view.navMinimized}
      admin={view.isAdmin}
      messages={flash ? [flash] : []}
      outboxOwner={view.outboxOwner}
      zone={view.zone}
    >
      {view.isImpersonated ? <ImpersonationBanner name={view.user.name} /> : null}
      {view.undecided > 0 && pathname !== paths.accountCarriers() ? <UndecidedNotice /> : null}
      {view.sandbox ? <SandboxNotice {...view.sandbox} /> : null}
      {disabled ? <DisabledNotice {...disabled} /> : null}
      {deleteAfter === null ? null : <DeletionNotice eraseOn={deleteAfter} />}
      {view.typed ? <RestoredNotice /> : null}
      <TypedBeforeProvider typed={view.typed}>{children}</TypedBeforeProvider>
    </AppShell>
  );
}
