import { randomUUID } from 'node:crypto';
import { enqueue } from '~/platform/database/enqueue.server';
import { inTransaction, type SystemScope } from '~/platform/database/scope.server';
import { findAccountByEmail } from '~/areas/accounts/data/users.server';
import { codeRequestSchema, resetRequestSchema } from '~/areas/accounts/rules/account.schema';
import { ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { queueMail } from '~/areas/mail/queue-mail.server';
import { parseInput } from '~/platform/parse-input';

export type RequestedMail = 'password-reset' | 'sign-in-code';

/** The specification's answer to both steps of a password reset. */
export const RESET_ANSWER = 'If this email is registered, a reset link has been sent.';
export const CODE_ANSWER = 'If this email is registered, a sign-in code has been sent.';

/**
 * Takes the request for a reset link. Whether the address has an account is looked up later, by a job: here neither
 * the answer nor its time can tell.
 */
export async function requestPasswordReset(
  ctx: Ctx<SystemScope>,
  input: unknown,
): Promise<Result<{ email: string; message: string }>> {
  const parsed = parseInput(resetRequestSchema, input);
  if (!parsed.ok) return parsed;
  return takeMailRequest(ctx, 'password-reset', parsed.value, RESET_ANSWER);
}

/** Takes the request for a sign-in code, in the same way. */
export async function requestSignInCode(
  ctx: Ctx<SystemScope>,
  input: unknown,
): Promise<Result<{ email: string; message: string }>> {
  const parsed = parseInput(codeRequestSchema, input);
  if (!parsed.ok) return parsed;
  return takeMailRequest(ctx, 'sign-in-code', parsed.value, CODE_ANSWER);
}

/** A form that is sent again, after an answer that was lost, brings the same key: it is the same request. */
async function takeMailRequest(
  ctx: Ctx<SystemScope>,
  kind: RequestedMail,
  { email, idempotencyKey }: { email: string; idempotencyKey: string | null },
  message: string,
) {
  await enqueue(ctx.scope, 'answerMailRequest', { kind, email, requestId: idempotencyKey ?? randomUUID() });
  return ok({ email, message });
}

/** The job's half: writes to the address if it has an account, and to nobody otherwise; once, however often the job runs. */
export async function answerMailRequest(
  ctx: Ctx<SystemScope>,
  { kind, email, requestId }: { kind: RequestedMail; email: string; requestId?: string | undefined },
): Promise<void> {
  await inTransaction(ctx.scope, async (scope) => {
    const account = await findAccountByEmail(scope, email);
    if (!account) return;
    const { id: userId, name, email: address } = account;
    await queueMail(scope, {
      kind,
      to: { address, name },
      params: { name },
      userId,
      ...(requestId ? { requestId } : {}),
    });
  });
}
