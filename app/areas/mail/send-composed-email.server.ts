import { randomBytes } from 'node:crypto';
import { findLooseAttachments } from '~/areas/mail/data/attachments.server';
import {
  countRecipients,
  findComposedEmail,
  insertComposedEmail,
  insertDelivery,
} from '~/areas/mail/data/composed-emails.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { composedEmailSchema } from '~/areas/mail/rules/composed-email.schema';
import { EMAIL_TEMPLATES } from '~/areas/mail/rules/templates';
import { fail, invalid, notFound, ok, type Result } from '~/engine/result';
import { MAX_ATTACHMENTS_BYTES } from '~/areas/support/rules/attachment';
import { composedMail } from '~/areas/mail/mails/composed';
import { refuseReader } from '~/platform/authorize';
import { madeBefore, madeNow } from '~/areas/api/once';
import type { Ctx } from '~/platform/context';
import { queueMail } from './queue-mail.server';
import { INVALID_DATA, parseInput } from '~/platform/parse-input';
import { attachReport } from './attach-report.server';

/** Addresses that a carrier may write to in a day: a fleet's worth, and of no use to a sender of advertisements. */
const DAILY_RECIPIENTS = 100;
const DAY = 86_400_000;

/** Who writes. Only a confirmed address may: answers go there. */
export interface Sender {
  name: string;
  email: string;
  isConfirmed: boolean;
  carrier: string;
}

interface Letter {
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  body: string;
}

function refuseSender(ctx: Ctx<CarrierScope>, sender: Sender): Result<never> | null {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  if (sender.isConfirmed) return null;
  return fail({
    kind: 'forbidden',
    message:
      'Confirm your own email address first: answers go there. The link is in the email you got when you signed up.',
  });
}

/** Writes an email down and has it sent. @returns its id. */
export async function sendComposedEmail(
  ctx: Ctx<CarrierScope>,
  sender: Sender,
  input: unknown,
): Promise<Result<number>> {
  const refused = refuseSender(ctx, sender);
  if (refused) return refused;
  const parsed = parseInput(composedEmailSchema, input);
  if (!parsed.ok) return parsed;
  const { attachments, options, tmpl_name, ...letter } = parsed.value;
  const reportId = options?.statement_id || null;
  const report = reportId === null ? ok(null) : await attachReport(ctx, reportId);
  if (!report.ok) return report;
  const ids = [...attachments, ...(report.value ? [report.value.id] : [])];
  return inTransaction(ctx.scope, async (scope) => {
    const earlier = await madeBefore(ctx, scope, 'email');
    if (earlier !== null) return ok(Number(earlier));
    const files = await findLooseAttachments(scope, ids);
    if (files.length < ids.length)
      return invalid(INVALID_DATA, { attachments: ['A file is no longer stored. Upload it again.'] });
    if (files.reduce((sum, file) => sum + file.sizeBytes, 0) > MAX_ATTACHMENTS_BYTES)
      return invalid(INVALID_DATA, { attachments: ['The files together cannot exceed 20 MB'] });
    const template = EMAIL_TEMPLATES.find(({ name }) => name === tmpl_name);
    const email = {
      ...letter,
      uniqid: randomBytes(12).toString('hex'),
      fromName: sender.name,
      fromAddress: sender.email,
      tmplName: template?.name ?? null,
      templateBody: template?.body ?? null,
      options: reportId === null ? {} : { statement_id: reportId },
      createdAt: ctx.clock.now(),
    };
    const counted = await refuseFlood(ctx, scope, letter);
    if (counted) return counted;
    const emailId = await insertComposedEmail(scope, email, ids);
    await deliver(ctx, scope, sender, emailId, letter, ids);
    await madeNow(ctx, scope, 'email', emailId);
    return ok(emailId);
  });
}

/** Sends an email once more, as it was, to the same addresses. */
export async function resendComposedEmail(
  ctx: Ctx<CarrierScope>,
  sender: Sender,
  id: number,
): Promise<Result<number>> {
  const refused = refuseSender(ctx, sender);
  if (refused) return refused;
  return inTransaction(ctx.scope, async (scope) => {
    if ((await madeBefore(ctx, scope, 'email-delivery')) !== null) return ok(id);
    const email = id > 0 && id <= 2_147_483_647 ? await findComposedEmail(scope, id) : null;
    if (!email) return notFound();
    const counted = await refuseFlood(ctx, scope, email);
    if (counted) return counted;
    const current = await findComposedEmail(scope, id);
    if (current?.deliveries.some(({ status }) => status === 'queued' || status === 'sending'))
      return fail({ kind: 'conflict', message: 'It is being sent at this moment.' });
    await deliver(
      ctx,
      scope,
      sender,
      id,
      email,
      email.attachments.map((file) => file.id),
    );
    await madeNow(ctx, scope, 'email-delivery', id);
    return ok(id);
  });
}

const everyone = ({ to, cc, bcc }: Letter): number => new Set([...to, ...cc, ...bcc]).size;

async function refuseFlood(
  ctx: Ctx<CarrierScope>,
  scope: CarrierScope,
  letter: Letter,
): Promise<Result<never> | null> {
  const sent = await countRecipients(scope, new Date(ctx.clock.now().getTime() - DAY));
  if (sent + everyone(letter) <= DAILY_RECIPIENTS) return null;
  return fail({
    kind: 'rate-limited',
    message: `A carrier can write to ${DAILY_RECIPIENTS} addresses a day, and has written to ${sent}. Try again tomorrow.`,
    retryAfterSeconds: 3600,
  });
}

async function deliver(
  ctx: Ctx<CarrierScope>,
  scope: CarrierScope,
  sender: Sender,
  emailId: number,
  letter: Letter,
  attachmentIds: string[],
): Promise<void> {
  const [first = '', ...alsoTo] = letter.to;
  const words = composedMail({
    subject: letter.subject,
    body: letter.body,
    carrier: sender.carrier,
    product: ctx.site.productName,
  });
  const { carrierId, userId } = scope;
  const params = { ...words, alsoTo, cc: letter.cc, bcc: letter.bcc, replyTo: sender.email, attachmentIds };
  const messageId = await queueMail(scope, {
    kind: 'composed',
    to: { address: first },
    params,
    userId,
    carrierId,
  });
  await insertDelivery(scope, { messageId, emailId, recipients: everyone(letter), sentAt: ctx.clock.now() });
}
