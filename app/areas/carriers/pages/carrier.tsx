import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { paths } from '~/routes';
import { CARRIER_FIELDS, carrierFormView } from '~/areas/carriers/views/carrier-form';
import { updateCarrierProfile } from '~/areas/carriers/update-carrier-profile.server';
import type { FormProblem } from '~/areas/accounts/parts/auth-page';
import { CarrierPage } from '~/areas/carriers/parts/carrier-page';
import { documentTitle } from '~/kit/page-title';
import { translator } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { carrier, role } = await requireCarrier(request, context);
  return {
    ...carrierFormView(carrier, role),
    texts: textsOf(request, 'frame', 'places', 'forms', 'account', 'setup'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrierOfForm(request, context);
  const form = await readForm(request);
  const values = Object.fromEntries(CARRIER_FIELDS.map((name) => [name, textOf(form, name)]));
  const result = await updateCarrierProfile(ctx, values, textOf(form, 'revision'));
  if (!result.ok) return failedForm(context, result.failure, values);
  return doneWith(paths.accountCarrier(), 'The carrier profile is saved.');
}

export const meta: MetaFunction<typeof loader> = ({ matches, data: view }) => [
  documentTitle(matches, translator(view?.texts).t`Carrier`),
];

export default function CarrierRoute() {
  return <CarrierPage view={useLoaderData<typeof loader>()} problem={useActionData<FormProblem>()} />;
}
