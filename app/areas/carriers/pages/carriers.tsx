import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { localDateInZone } from '~/engine/calendar/local-date';
import { longDate } from '~/engine/calendar/long-date';
import { mayManage, roleInWords } from '~/engine/roles';
import { requireUser } from '~/areas/accounts/session/actor.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { safeReturnPath, seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import { dropCarrier, keepCarrier, readUndecidedCarriers } from '~/areas/carriers/decide-carrier.server';
import { createCarrier } from '~/areas/carriers/create-carrier.server';
import { createSandbox, readOwnSandbox } from '~/areas/carriers/sandbox.server';
import { switchCarrier } from '~/areas/carriers/switch-carrier.server';
import type { FormProblem } from '~/areas/accounts/parts/auth-page';
import { CarriersPage } from '~/areas/carriers/parts/carriers-page';
import { documentTitle } from '~/kit/page-title';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier, carriers } = await requireUser(request, context);
  const timeZone = carrier?.timeZone ?? 'America/Chicago';
  const undecided = await readUndecidedCarriers(ctx);
  return {
    undecided: undecided.map(({ begunAt, ...rest }) => ({
      ...rest,
      begunAt: longDate(localDateInZone(begunAt.getTime(), timeZone)),
    })),
    mayMakeSandbox: (await readOwnSandbox(ctx)) === null,
    carriers: carriers.map(({ id, legalName, role, isSandbox }) => ({
      id,
      legalName,
      role: roleInWords(role).name,
      isSandbox,
      mayReset: isSandbox && mayManage(role),
      isChosen: id === carrier?.id,
    })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireUser(request, context);
  const form = await readForm(request);
  if (textOf(form, 'intent') === 'switch') {
    const result = await switchCarrier(ctx, textOf(form, 'carrierId'));
    if (!result.ok) return failedForm(context, result.failure, {}, 'switch');
    return seeOther(listOf(safeReturnPath(textOf(form, 'to'), paths.tripsFuel())));
  }
  if (textOf(form, 'intent') === 'keep' || textOf(form, 'intent') === 'drop') {
    const isKept = textOf(form, 'intent') === 'keep';
    const result = await (isKept ? keepCarrier : dropCarrier)(ctx, textOf(form, 'carrierId'));
    if (!result.ok) return failedForm(context, result.failure, {}, 'undecided');
    return doneWith(paths.accountCarriers(), isKept ? 'The carrier is yours.' : 'The carrier is deleted.');
  }
  if (textOf(form, 'intent') === 'sandbox') {
    const result = await createSandbox(ctx);
    if (!result.ok) return failedForm(context, result.failure, {}, 'sandbox');
    return doneWith(paths.accountCarriers(), 'You work on your sandbox now. We are making its records.');
  }
  const values = { legalName: textOf(form, 'legalName') };
  const result = await createCarrier(ctx, values);
  if (!result.ok) return failedForm(context, result.failure, values, 'create');
  return doneWith(paths.accountCarrier(), `You work on ${values.legalName} now. Fill in its profile.`);
}

/** Of the page that someone switched on: a single record of the other carrier would not be found, its list is. */
const listOf = (path: string): string =>
  path.replace(/^(\/mileage\/[a-z-]+(?:\/[a-z-]+)?)(?:[/?#].*)?$/, '$1');

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Your carriers')];

export default function CarriersRoute() {
  return <CarriersPage view={useLoaderData<typeof loader>()} problem={useActionData<FormProblem>()} />;
}
