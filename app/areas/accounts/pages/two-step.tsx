import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireUser } from '~/areas/accounts/session/actor.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, secretOf, textOf } from '~/platform/http/forms/form.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { countSignInTry, forgiveSignInTries } from '~/areas/accounts/session/sign-in.server';
import { AS_SOMEONE_ELSE } from '~/engine/roles';
import { paths } from '~/routes';
import { twoStepView } from '~/areas/accounts/views/two-step';
import {
  beginSetUp,
  confirmSetUp,
  endTwoStep,
  readTwoStep,
  renewRecoveryCodes,
} from '~/areas/accounts/two-step/set-up.server';
import { TwoStepPage, type TwoStepAnswer } from '~/areas/accounts/parts/two-step-page';
import { documentTitle } from '~/kit/page-title';
import { translator } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier, isSecondStepMissing } = await requireUser(request, context);
  const draw = (address: string) => ctx.authenticator.picture(address);
  return {
    refusal: ctx.scope.isImpersonated ? AS_SOMEONE_ELSE : null,
    state: twoStepView(await readTwoStep(ctx), draw, carrier?.timeZone ?? 'America/Chicago'),
    askedBy: !isSecondStepMissing
      ? null
      : carrier?.requiresTwoStep
        ? carrier.legalName
        : ctx.site.productName,
    texts: textsOf(request, 'frame', 'forms', 'sign-in', 'account'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx, user } = await requireUser(request, context);
  const form = await readForm(request);
  const intent = textOf(form, 'intent');
  // Wrong passwords and codes are counted as at the front door.
  const allowed = await countSignInTry(user.email, context, request);
  if (!allowed.ok) return failedForm(context, allowed.failure, {}, intent);
  const proof = { currentPassword: secretOf(form, 'current_password'), code: textOf(form, 'code') };
  switch (intent) {
    case 'begin': {
      const begun = await beginSetUp(ctx, proof.currentPassword);
      if (!begun.ok) return failedForm(context, begun.failure, {}, intent);
      await forgiveSignInTries(user.email, request);
      return seeOther(paths.accountTwoStep());
    }
    case 'end': {
      const ended = await endTwoStep(ctx, proof);
      if (!ended.ok) return failedForm(context, ended.failure, {}, intent);
      await forgiveSignInTries(user.email, request);
      return doneWith(
        paths.accountSecurity(),
        'Two-step verification is off. You were signed out everywhere else.',
      );
    }
    default: {
      const isNew = intent !== 'renew';
      const made = isNew ? await confirmSetUp(ctx, proof.code) : await renewRecoveryCodes(ctx, proof);
      if (!made.ok) return failedForm(context, made.failure, {}, intent);
      await forgiveSignInTries(user.email, request);
      // The page itself carries the codes: they are kept nowhere else, in no cookie and no address.
      return data({ ...made.value, isNew }, { status: 201 });
    }
  }
}

export const meta: MetaFunction<typeof loader> = ({ matches, data: view }) => [
  documentTitle(matches, translator(view?.texts).t`Two-step verification`),
];

export default function TwoStepRoute() {
  return <TwoStepPage view={useLoaderData<typeof loader>()} answer={useActionData<TwoStepAnswer>()} />;
}
