import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm, takeBackDraft } from '~/areas/ledger/pages/form-draft.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { paths } from '~/routes';
import { CARRIER_FIELDS, carrierFormView, type CarrierField } from '~/areas/carriers/views/carrier-form';
import { updateCarrierProfile } from '~/areas/carriers/update-carrier-profile.server';
import type { FormProblem } from '~/areas/accounts/parts/auth-page';
import { CarrierPage } from '~/areas/carriers/parts/carrier-page';
import { documentTitle } from '~/kit/page-title';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { carrier, role } = await requireCarrier(request, context);
  const view = carrierFormView(carrier, role);
  const { form, restored, headers } = await takeBackDraft(request);
  return data({ ...view, values: form ? typedIn(form) : view.values, restored }, { headers });
}

const typedIn = (form: FormData) =>
  Object.fromEntries(CARRIER_FIELDS.map((name) => [name, textOf(form, name)])) as Record<
    CarrierField,
    string
  >;

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrierOfForm(request, context);
  const form = await readForm(request);
  const values = typedIn(form);
  const result = await updateCarrierProfile(ctx, values, textOf(form, 'revision'));
  if (!result.ok) return failedForm(context, result.failure, values);
  return doneWith(paths.accountCarrier(), 'The carrier profile is saved.');
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Carrier')];

export default function CarrierRoute() {
  const { restored, ...view } = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  return <CarrierPage view={view} problem={problem} restored={restored && !problem} />;
}
