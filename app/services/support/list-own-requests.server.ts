import { listOwnRequests as list, type SupportRecord } from '~/data/admin/support.server';
import type { CarrierScope } from '~/data/database/scope.server';
import type { Ctx } from '../context';

export type { SupportRecord };

/** What the person has asked, newest first. */
export const listOwnRequests = (ctx: Ctx<CarrierScope>): Promise<SupportRecord[]> => list(ctx.scope);
