import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { mayManage } from '~/engine/roles';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { supportAddress } from '~/areas/accounts/session/sign-in.server';
import { newFormKey, returnUrls, formKeyOf } from '~/areas/billing/pages/billing-form.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { countUse } from '~/platform/http/edge/rate-limit.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import { billingView } from '~/areas/billing/views/billing-view';
import { setDefaultCard } from '~/areas/billing/cards.server';
import { applyCoupon, clearCoupon } from '~/areas/billing/coupon.server';
import { openPortal } from '~/areas/billing/provider-pages.server';
import { readBillingPage } from '~/areas/billing/read-billing.server';
import { BillingScreen } from '~/areas/billing/parts/billing-page';
import type { FormProblem } from '~/areas/accounts/parts/auth-page';
import { documentTitle } from '~/kit/page-title';
import { translator } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier, role } = await requireCarrier(request, context);
  const page = await readBillingPage(ctx);
  return data({
    view: billingView(page, { timeZone: carrier.timeZone, mayManage: mayManage(role) }),
    support: supportAddress(),
    formKey: newFormKey(),
    texts: textsOf(request, 'frame', 'forms', 'account', 'billing'),
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrierOfForm(request, context);
  const form = await readForm(request);
  switch (textOf(form, 'intent')) {
    case 'coupon': {
      const code = textOf(form, 'coupon_code');
      const allowed = await countUse('coupon', ctx.scope.carrierId);
      const result = allowed.ok ? await applyCoupon(ctx, { code }) : allowed;
      if (!result.ok) return failedForm(context, result.failure, { coupon_code: code }, 'coupon');
      return doneWith(
        `${paths.billing()}#packages`,
        `${result.value.code}: ${result.value.description}. Now choose your plan.`,
      );
    }
    case 'clear-coupon': {
      const result = await clearCoupon(ctx);
      return result.ok ? doneWith(paths.billing()) : failedForm(context, result.failure, {}, 'coupon');
    }
    case 'default-card': {
      const result = await setDefaultCard(ctx, { cardId: textOf(form, 'card_id'), key: formKeyOf(form) });
      if (!result.ok) return failedForm(context, result.failure, {}, 'cards');
      return result.value.unpaid === null
        ? doneWith(paths.billing())
        : doneWith(
            paths.billing(),
            `This card is the default now. The open payment did not go through: ${result.value.unpaid}`,
          );
    }
    case 'portal': {
      const result = await openPortal(ctx, { returnUrl: returnUrls().returnUrl });
      return result.ok ? seeOther(result.value.url) : failedForm(context, result.failure, {}, 'cards');
    }
    default:
      return failedForm(context, { kind: 'invalid', message: 'Something went wrong' });
  }
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction<typeof loader> = ({ matches, data: loaded }) => [
  documentTitle(matches, translator(loaded?.texts).t`Billing`),
];

export default function BillingRoute() {
  const { view, formKey, support } = useLoaderData<typeof loader>();
  const problem = useActionData() as FormProblem | undefined;
  return <BillingScreen view={view} formKey={formKey} support={support} problem={problem} />;
}
