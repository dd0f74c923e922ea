import { answerMailRequest as answer } from '~/services/accounts/request-mail.server';
import type { Handler } from '../task';

export const answerMailRequest: Handler<'answerMailRequest'> = (payload, ctx) => answer(ctx, payload);
