import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier, requireUser } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { listPageOf } from '~/platform/http/forms/list-page.server';
import { grantRefusal } from '~/engine/roles';
import { paths } from '~/routes';
import { momentText } from '~/areas/accounts/views/sign-ins';
import { createApiToken, endApiToken, readApiTokens } from '~/areas/accounts/manage-api-tokens.server';
import type { FormProblem } from '~/areas/accounts/parts/auth-page';
import { TokensPage } from '~/areas/accounts/parts/tokens-page';
import { documentTitle } from '~/kit/page-title';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { carrier, ctx: carrierCtx } = await requireCarrier(request, context);
  const { ctx } = await requireUser(request, context);
  const tokens = await readApiTokens(ctx);
  const moment = (date: Date | null) => (date === null ? null : momentText(date, carrier.timeZone));
  const { page, size } = listPageOf(request);
  return {
    page,
    size,
    carrier: carrier.legalName,
    mayWrite: carrierCtx.scope.mayWrite,
    refusal: grantRefusal(carrierCtx.scope),
    tokens: tokens.map(({ createdAt, lastUsedAt, expiresAt, ...token }) => ({
      ...token,
      created: moment(createdAt),
      lastUsed: moment(lastUsedAt),
      expires: moment(expiresAt),
    })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx: carrierCtx } = await requireCarrierOfForm(request, context);
  const { ctx } = await requireUser(request, context);
  const form = await readForm(request);
  if (textOf(form, 'intent') === 'revoke') {
    const result = await endApiToken(ctx, textOf(form, 'tokenId'));
    return result.ok
      ? doneWith(paths.accountTokens(), 'The token no longer works.')
      : failedForm(context, result.failure, {}, 'list');
  }
  const values = { name: textOf(form, 'name'), scope: textOf(form, 'scope'), days: textOf(form, 'days') };
  const scopes = form.getAll('scopes').filter((one): one is string => typeof one === 'string');
  const result = await createApiToken(carrierCtx, { ...values, scopes });
  if (!result.ok)
    return failedForm(context, result.failure, { ...values, scopes: scopes.join(' ') }, 'create');
  // The page itself carries the token: it is nowhere else, in no cookie and no address.
  return data({ made: result.value }, { status: 201 });
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'API tokens')];

export default function TokensRoute() {
  return (
    <TokensPage
      view={useLoaderData<typeof loader>()}
      answer={useActionData<FormProblem | { made: { token: string; name: string } }>()}
    />
  );
}
