import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import type { FormProblem } from '~/areas/accounts/parts/auth-page';
import { answerSetup, readSetup } from '~/areas/carriers/answer-setup.server';
import { SetupStepPage } from '~/areas/carriers/parts/setup-page';
import { isSetupStep, SETUP_FIELDS, stepAfter, type SetupStep } from '~/areas/carriers/rules/setup';
import { setupStepView } from '~/areas/carriers/views/setup-view';
import { createEquipment } from '~/areas/equipment/save-equipment.server';
import { fuelTypeOptions } from '~/areas/equipment/views/equipment-form';
import { documentTitle } from '~/kit/page-title';
import { translator } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';
import guideStyles from '~/kit/styles/guide.css';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';

export const handle = { hydrate: false };

/** What is asked of a truck here; the rest can wait. */
const TRUCK_FIELDS = [
  'unit',
  'fuelType',
  'axles',
  'registeredWeightPounds',
  'combinationWeightPounds',
] as const;

function stepOf(step: string | undefined): SetupStep {
  if (!isSetupStep(step)) throw new Response('This question does not exist.', { status: 404 });
  return step;
}

const hrefAfter = (step: SetupStep): string => {
  const next = stepAfter(step);
  return next === null ? paths.setup() : paths.setupStep(next);
};

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { ctx, role } = await requireCarrier(request, context);
  const step = stepOf(params['step']);
  return {
    ...setupStepView(step, await readSetup(ctx), role),
    fuelTypes: fuelTypeOptions(),
    texts: textsOf(request, 'frame', 'places', 'forms', 'list', 'equipment', 'setup'),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { ctx, carrier } = await requireCarrierOfForm(request, context);
  const step = stepOf(params['step']);
  const form = await readForm(request);
  if (step !== 'trucks') {
    const values = Object.fromEntries(SETUP_FIELDS[step].map((name) => [name, textOf(form, name)]));
    const saved = await answerSetup(ctx, step, values);
    return saved.ok ? seeOther(hrefAfter(step)) : failedForm(context, saved.failure, values);
  }
  const values = Object.fromEntries(TRUCK_FIELDS.map((name) => [name, textOf(form, name)]));
  const added = await createEquipment(ctx, {
    ...values,
    fuelType: values['fuelType'] || undefined,
    baseJurisdiction: carrier.baseJurisdiction ?? '',
  });
  if (!added.ok) return failedForm(context, added.failure, values);
  return doneWith(
    form.get('intent') === 'another' ? paths.setupStep('trucks') : paths.setup(),
    `Unit ${added.value.unit} added.`,
  );
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: guideStyles }];

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, translator(data?.texts).t(data?.question ?? 'What a return needs')),
];

export default function SetupStepRoute() {
  return <SetupStepPage view={useLoaderData<typeof loader>()} problem={useActionData<FormProblem>()} />;
}
