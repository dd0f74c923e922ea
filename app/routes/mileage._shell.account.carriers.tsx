import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { roleInWords } from '~/domain/accounts/roles';
import { requireUser } from '~/http/session/actor.server';
import { doneWith } from '~/http/forms/done.server';
import { failedForm } from '~/http/forms/failed-form.server';
import { readForm, textOf } from '~/http/forms/form.server';
import { safeReturnPath, seeOther } from '~/http/forms/see-other.server';
import { paths } from '~/paths';
import { createCarrier } from '~/services/carriers/create-carrier.server';
import { switchCarrier } from '~/services/carriers/switch-carrier.server';
import type { FormProblem } from '~/ui/account/auth-page';
import { CarriersPage } from '~/ui/account/carriers-page';
import { documentTitle } from '~/ui/page-title';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { carrier, carriers } = await requireUser(request, context);
  return {
    carriers: carriers.map(({ id, legalName, role }) => ({
      id,
      legalName,
      role: roleInWords(role).name,
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
  const values = { legalName: textOf(form, 'legalName') };
  const result = await createCarrier(ctx, values);
  if (!result.ok) return failedForm(context, result.failure, values, 'create');
  return doneWith(paths.accountCarrier(), `You work on ${values.legalName} now. Fill in its profile.`);
}

/** Of the page that somebody switched on: a single record of the other carrier would not be found, its list is. */
const listOf = (path: string): string =>
  path.replace(/^(\/mileage\/[a-z-]+(?:\/[a-z-]+)?)(?:[/?#].*)?$/, '$1');

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Your carriers')];

export default function CarriersRoute() {
  return <CarriersPage view={useLoaderData<typeof loader>()} problem={useActionData<FormProblem>()} />;
}
