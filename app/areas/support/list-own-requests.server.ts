import { listOwnRequests as list, type SupportRecord } from '~/areas/support/data/support.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';

export type { SupportRecord };

/** What the person has asked, newest first. */
export const listOwnRequests = (ctx: Ctx<CarrierScope>): Promise<SupportRecord[]> => list(ctx.scope);
