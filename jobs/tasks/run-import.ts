import { runImport as run } from '~/services/imports/run-import.server';
import type { Handler } from '../task';

export const runImport: Handler<'runImport'> = (payload, ctx, { isLastAttempt }) =>
  run(ctx, { ...payload, isLastAttempt });
