import { sendMail as send } from '~/services/mail/send-mail.server';
import type { Handler } from '../task';

export const sendMail: Handler<'sendMail'> = (payload, ctx, { isLastAttempt }) =>
  send(ctx, { ...payload, isLastAttempt });
