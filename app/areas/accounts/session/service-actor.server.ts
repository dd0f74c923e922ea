import type { AppLoadContext } from '@remix-run/node';
import { ports } from '~/platform/ports.server';
import { env } from '~/config/env.server';
import { carrierScope, systemScope, type CarrierScope } from '~/platform/database/scope.server';
import { BASE } from '~/routes';
import type { Ctx } from '~/platform/context';
import { identifyServiceToken } from '~/areas/documents/activation.server';
import { bearerOf, requireApiCarrier, unauthorized } from './actor.server';
import { ctxFor } from './context.server';

export interface ServiceActor {
  ctx: Ctx<CarrierScope>;
  user: { id: string; name: string; email: string };
}

/** Base address of the extraction service: this program unless another one is configured. */
export const extractionServiceUrl = (): string =>
  (env().EXTRACTION_SERVICE_URL ?? env().publicUrl + BASE).replace(/\/$/, '');

/** Whom a request to the extraction service stands for: a service token of get-token, or one that the API takes. */
export async function requireServiceCarrier(request: Request, load: AppLoadContext): Promise<ServiceActor> {
  const token = bearerOf(request);
  if (token === null || !token.startsWith('slx_')) {
    const { ctx, user } = await requireApiCarrier(request, load);
    return { ctx, user: { id: user.id, name: user.name, email: user.email } };
  }
  const found = await identifyServiceToken({ scope: systemScope(), clock: ports().clock }, token);
  if (!found) throw unauthorized(request, 'This token does not work, or no longer.');
  const { carrierId, role, user } = found;
  return { user, ctx: ctxFor(load, carrierScope({ carrierId, userId: user.id, role })) };
}
