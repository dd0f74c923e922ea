import { randomInt } from 'node:crypto';
import type { MailRecord } from '~/areas/mail/data/mail-messages.server';
import { insertOneTimeToken, type OneTimePurpose } from '~/areas/accounts/data/one-time-tokens.server';
import { setInvitationToken } from '~/areas/carriers/data/invitations.server';
import { inTransaction, type SystemScope } from '~/platform/database/scope.server';
import { hashToken, newToken } from '~/areas/accounts/data/secret-token.server';
import { accountDeletedMail, accountDeletionMail } from '~/areas/accounts/mails/account-deletion';
import { alreadyRegisteredMail } from '~/areas/accounts/mails/already-registered';
import { billingNoticeMail, secondSubscriptionMail } from '~/areas/billing/mails/billing-notice';
import { carrierStateMail } from '~/areas/carriers/mails/carrier-state';
import type { MailContent } from '~/areas/mail/mails/compose';
import { emailChangeMail, emailConfirmMail } from '~/areas/accounts/mails/email-confirm';
import { distanceTaxReminderMail } from '~/areas/distance-taxes/mails/distance-tax-reminder';
import { filingReminderMail } from '~/areas/returns/mails/filing-reminder';
import { ratesMovedMail } from '~/areas/returns/mails/rates-moved';
import { exportReadyMail } from '~/areas/accounts/mails/export-ready';
import { invitationMail } from '~/areas/carriers/mails/invitation';
import { passwordResetMail } from '~/areas/accounts/mails/password-reset';
import { securityNoticeMail } from '~/areas/accounts/mails/security-notice';
import { signInCodeMail } from '~/areas/accounts/mails/sign-in-code';
import {
  supportAnswerMail,
  supportReceivedMail,
  supportRequestMail,
  trainingCalendar,
  type MailFile,
} from '~/areas/support/mails/support';
import { fileArrivedMail } from '~/areas/imports/mails/file-arrived';
import { webhookOffMail } from '~/areas/webhooks/mails/webhook-off';
import { CODE_TRIES, ONE_TIME_LIFETIME_MS } from '~/areas/accounts/rules/one-time-rules';
import type { Ctx } from '~/platform/context';
import { readMailFiles } from './mail-files.server';
import type { MailKind, MailKinds } from './kinds';

/** The words of a message and the files that go with it. */
export interface WrittenMail extends MailContent {
  attachments?: MailFile[];
}

type Writer<K extends MailKind> = (
  ctx: Ctx<SystemScope>,
  mail: MailRecord,
  params: MailKinds[K],
) => Promise<WrittenMail> | WrittenMail;

/** A new link for the message's person; an earlier one of the same purpose stops working. */
async function newLink(ctx: Ctx<SystemScope>, mail: MailRecord, purpose: OneTimePurpose): Promise<string> {
  const token = newToken('slm');
  await keepSecret(ctx, mail, purpose, hashToken(token), 1);
  return token;
}

async function newCode(ctx: Ctx<SystemScope>, mail: MailRecord): Promise<string> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  // A million codes can all be tried against a plain hash, so a code is kept like a password.
  const hash = await ctx.passwords.hash(code);
  await keepSecret(ctx, mail, 'sign_in_code', new TextEncoder().encode(hash), CODE_TRIES);
  return code;
}

async function keepSecret(
  ctx: Ctx<SystemScope>,
  mail: MailRecord,
  purpose: OneTimePurpose,
  hash: Uint8Array<ArrayBuffer>,
  triesLeft: number,
): Promise<void> {
  if (mail.userId === null) throw new Error(`a ${mail.kind} message needs its person`);
  const { userId, toAddress: email } = mail;
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + ONE_TIME_LIFETIME_MS[purpose]);
  await inTransaction(ctx.scope, (scope) =>
    insertOneTimeToken(scope, { userId, purpose, hash, email, triesLeft, now, expiresAt }),
  );
}

const writers: { [K in MailKind]: Writer<K> } = {
  'password-reset': async (ctx, mail, params) =>
    passwordResetMail(
      ctx.site,
      { ...params, email: mail.toAddress },
      await newLink(ctx, mail, 'password_reset'),
    ),
  'sign-in-code': async (ctx, mail, { name }) =>
    signInCodeMail(ctx.site, { name, email: mail.toAddress, messageId: mail.id }, await newCode(ctx, mail)),
  'email-confirm': async (ctx, mail, params) =>
    emailConfirmMail(ctx.site, params, await newLink(ctx, mail, 'email_confirm')),
  'email-change': async (ctx, mail, params) =>
    emailChangeMail(ctx.site, params, await newLink(ctx, mail, 'email_change')),
  'security-notice': ({ site }, _mail, params) => securityNoticeMail(site, params),
  'already-registered': async (ctx, mail, params) =>
    alreadyRegisteredMail(ctx.site, params, params.joins ? await newLink(ctx, mail, 'email_confirm') : null),
  invitation: async (ctx, _mail, params) => {
    const token = newToken('slm');
    await setInvitationToken(ctx.scope, params.invitationId, hashToken(token));
    return invitationMail(ctx.site, params, token);
  },
  'account-deletion': ({ site }, _mail, params) => accountDeletionMail(site, params),
  'account-deleted': ({ site }, _mail, params) => accountDeletedMail(site, params),
  'filing-reminder': ({ site }, _mail, params) => filingReminderMail(site, params),
  'distance-tax-reminder': ({ site }, _mail, params) => distanceTaxReminderMail(site, params),
  'file-arrived': ({ site }, _mail, params) => fileArrivedMail(site, params),
  'webhook-off': ({ site }, _mail, params) => webhookOffMail(site, params),
  'rates-moved': ({ site }, _mail, params) => ratesMovedMail(site, params),
  'export-ready': ({ site }, _mail, params) => exportReadyMail(site, params),
  'billing-notice': ({ site }, _mail, params) => billingNoticeMail(site, params),
  'billing-second': ({ site }, _mail, params) => secondSubscriptionMail(site, params),
  'carrier-state': ({ site }, _mail, params) => carrierStateMail(site, params),
  'support-received': ({ site }, mail, params) => ({
    ...supportReceivedMail(site, params),
    attachments: trainingCalendar(site, params, mail.createdAt.getTime()),
  }),
  'support-request': async (ctx, mail, params) => ({
    ...supportRequestMail(ctx.site, params),
    attachments: [
      ...trainingCalendar(ctx.site, params, mail.createdAt.getTime()),
      ...(await readMailFiles(ctx, params.attachmentIds)),
    ],
  }),
  'support-answer': ({ site }, _mail, params) => supportAnswerMail(site, params),
  composed: async (ctx, _mail, { subject, text, html, attachmentIds = [] }) => ({
    subject,
    text,
    html,
    attachments: await readMailFiles(ctx, attachmentIds),
  }),
};

/** The words of a message, with a fresh secret where it brings one. */
export async function writeMail(ctx: Ctx<SystemScope>, mail: MailRecord): Promise<WrittenMail> {
  const writer = writers[mail.kind as MailKind] as Writer<MailKind> | undefined;
  if (!writer) throw new Error(`unknown kind of message: ${mail.kind}`);
  return writer(ctx, mail, mail.params as MailKinds[MailKind]);
}
