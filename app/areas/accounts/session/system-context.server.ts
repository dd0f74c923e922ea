import type { AppLoadContext } from '@remix-run/node';
import { systemScope, type SystemScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { ctxFor } from './context.server';

/** For requests of other programs that prove themselves by their signature. */
export const systemCtx = (load: AppLoadContext): Ctx<SystemScope> => ctxFor(load, systemScope());
