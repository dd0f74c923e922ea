import type { AppLoadContext } from '@remix-run/node';
import { systemScope, type SystemScope } from '~/data/database/scope.server';
import type { Ctx } from '~/services/context';
import { ctxFor } from './context.server';

/** For requests of other programs that prove themselves by their signature. */
export const systemCtx = (load: AppLoadContext): Ctx<SystemScope> => ctxFor(load, systemScope());
