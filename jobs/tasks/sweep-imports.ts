import { sweepImports as sweep } from '~/services/imports/sweep-imports.server';
import type { Handler } from '../task';

export const sweepImports: Handler<'sweepImports'> = (_payload, ctx) => sweep(ctx);
