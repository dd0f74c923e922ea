import { readDocument as read } from '~/services/documents/read-document.server';
import type { Handler } from '../task';

export const readDocument: Handler<'readDocument'> = (payload, ctx, { isLastAttempt }) =>
  read(ctx, { ...payload, isLastAttempt });
