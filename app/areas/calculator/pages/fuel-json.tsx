import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { answerFuelForm, loadFuelStep } from '~/areas/calculator/pages/calculator-steps.server';
import { readForm } from '~/platform/http/forms/form.server';

/** The second step as the modal reads and sends it. */
const NO_STORE = { 'Cache-Control': 'no-store' };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const step = await loadFuelStep(context, params['uid'] ?? '');
  if (!step.ok || step.value.status !== 'ok')
    return Response.json({ message: 'not ready' }, { status: 404, headers: NO_STORE });
  return Response.json(step.value.view, { headers: NO_STORE });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerFuelForm(context, params['uid'] ?? '', await readForm(request));
  if (answer.kind === 'gone') throw data({ message: answer.message }, { status: 404 });
  if (answer.kind === 'report') return Response.json({ report: answer.report }, { headers: NO_STORE });
  // 200, because the modal shows the step again; a browser would log a 422 as an error of the page.
  return Response.json({ view: answer.view, errors: answer.errors }, { headers: NO_STORE });
}
