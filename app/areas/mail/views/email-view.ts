import { fillTemplate, EMAIL_TEMPLATES } from '~/areas/mail/rules/templates';
import { sizeInKb } from '~/areas/support/rules/attachment';
import { zonedText } from '~/engine/calendar/zoned-time';
import type { AttachmentRecord, ComposedEmail } from '~/areas/mail/manage-composed-emails.server';

type Tone = 'plain' | 'good' | 'warn' | 'bad';

const STATES: Record<string, { text: string; tone: Tone }> = {
  queued: { text: 'Waiting to be sent', tone: 'plain' },
  sending: { text: 'Being sent', tone: 'plain' },
  sent: { text: 'Sent', tone: 'good' },
  bounced: { text: 'Refused by the other side', tone: 'bad' },
  failed: { text: 'Not sent', tone: 'bad' },
  uncertain: { text: 'Perhaps sent', tone: 'warn' },
};

/** A state of delivery in words; messages that are no longer kept left long ago. */
export const deliveryState = (status: string | null): { text: string; tone: Tone } =>
  STATES[status ?? 'sent'] ?? { text: status ?? '', tone: 'plain' };

export const fileView = (file: Pick<AttachmentRecord, 'id' | 'fileName' | 'sizeBytes'>) => ({
  id: file.id,
  name: file.fileName,
  size: sizeInKb(file.sizeBytes),
});

export function emailRow(email: ComposedEmail, timeZone: string) {
  const { id, subject, to, cc, bcc, attachments, createdAt, deliveries } = email;
  const others = to.length + cc.length + bcc.length - 1;
  return {
    id,
    subject,
    recipients: `${to[0] ?? ''}${others > 0 ? ` and ${others} more` : ''}`,
    files: attachments.length,
    date: zonedText(createdAt.getTime(), timeZone),
    state: deliveryState(deliveries[0]?.status ?? null),
  };
}

export type EmailRow = ReturnType<typeof emailRow>;

export function emailView(email: ComposedEmail, timeZone: string) {
  return {
    ...emailRow(email, timeZone),
    from: `${email.fromName} <${email.fromAddress}>`,
    to: email.to,
    cc: email.cc,
    bcc: email.bcc,
    body: email.body,
    files: email.attachments.map(fileView),
    deliveries: email.deliveries.map(({ sentAt, recipients, status, lastError }) => ({
      when: zonedText(sentAt.getTime(), timeZone),
      recipients,
      state: deliveryState(status),
      reason: status === 'sent' ? '' : (lastError ?? ''),
    })),
  };
}

export const attachmentResource = (
  file: Pick<AttachmentRecord, 'id' | 'fileName' | 'sizeBytes'>,
  base: string,
) => ({
  alias: file.id,
  file_name: file.fileName,
  file_size: sizeInKb(file.sizeBytes),
  url: `${base}/attachments/${file.id}`,
});

/** An email as the API names it. */
export const emailResource = (email: ComposedEmail, base: string) => ({
  id: email.id,
  uniqid: email.uniqid,
  from: `${email.fromName} <${email.fromAddress}>`,
  to: email.to,
  cc: email.cc,
  bcc: email.bcc,
  subject: email.subject,
  body: email.body,
  template_body: email.templateBody,
  tmpl_name: email.tmplName,
  options: email.options,
  attachments: email.attachments.map((file) => attachmentResource(file, base)),
  status: email.deliveries[0]?.status ?? 'sent',
  deliveries: email.deliveries.map(({ sentAt, status, lastError }) => ({
    sent_at: sentAt.toISOString(),
    status: status ?? 'sent',
    error: lastError,
  })),
  created_at: email.createdAt.toISOString(),
});

/** The templates with their names filled in. */
export const filledTemplates = (fields: Readonly<Record<string, string>>) =>
  EMAIL_TEMPLATES.map(({ name, title, subject, body }) => ({
    name,
    title,
    subject: fillTemplate(subject, fields),
    body: fillTemplate(body, fields),
  }));
