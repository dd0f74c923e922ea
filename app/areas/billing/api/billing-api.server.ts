import { ports } from '~/platform/ports.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Failure } from '~/engine/result';
import { billingResource } from '~/areas/billing/views/billing-resource';
import type { Ctx } from '~/platform/context';
import { readBillingPage } from '~/areas/billing/read-billing.server';
import { problem } from '~/platform/http/api.server';
import { wrongField } from '~/areas/ledger/api/api-records.server';

/** The billing state after a change, with the command that has clients read the user again. */
export async function billingAnswer(
  ctx: Ctx<CarrierScope>,
  timeZone: string,
  more: object = {},
  init: ResponseInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Cache-Control', 'no-store');
  const { site, billing } = ports();
  const resource = billingResource(await readBillingPage(ctx), {
    timeZone,
    publicUrl: site.publicUrl,
    stripeKey: billing.publishableKey,
  });
  return Response.json({ ...resource, ...more }, { ...init, headers });
}

export const REFRESH_USER = { 'x-ui-commands': 'REFRESH_USER' };

/** A card that was refused: clients of the card call read `error`, all others the message. */
export async function cardProblem(failure: Failure): Promise<Response> {
  const response = problem(failure);
  const body = (await response.json()) as object;
  return Response.json(
    { ...body, error: { message: failure.message } },
    // Of a provider that is away, when to try again is among them.
    { status: response.status, headers: response.headers },
  );
}

/** A text of a JSON body, '' where it is not given. @throws the 422 of anything else: a coupon that cannot be read must not be one that was left out. */
export function given(body: Record<string, unknown>, name: string): string {
  const value = body[name] ?? '';
  if (typeof value !== 'string') throw wrongField(name, `${name} must be a text.`);
  return value.trim();
}
