import type { Site } from '~/platform/site';
import { calendarFile } from '~/areas/support/rules/calendar-file';
import { SUPPORT_KIND_NAMES, type SupportKind, type SupportStatus } from '~/areas/support/rules/choices';
import { paths } from '~/routes';
import { compose, type MailContent, type MailPiece } from '~/areas/mail/mails/compose';

export interface MailFile {
  fileName: string;
  contentType: string;
  content: Uint8Array;
}

/** A request as emails describe it. */
export interface SupportMail {
  requestId: string;
  kind: SupportKind;
  name: string;
  email: string;
  carrier: string;
  facts: [string, string][];
  /** Of a training session: milliseconds, as text. */
  startsAt?: string;
}

const TRAINING_MINUTES = 30;

/** The session as a file for the person's calendar. */
export function trainingCalendar(site: Site, mail: SupportMail, stampedAt: number): MailFile[] {
  if (mail.startsAt === undefined) return [];
  const text = calendarFile({
    uid: `training-${mail.requestId}@${new URL(site.publicUrl).hostname}`,
    startsAt: Number(mail.startsAt),
    minutes: TRAINING_MINUTES,
    stampedAt,
    summary: `${site.productName} training session`,
    description: `One-on-one training, ${TRAINING_MINUTES} minutes. We confirm the time by email.\n${site.publicUrl}${paths.support()}`,
    organizer: { name: site.productName, address: site.supportEmail },
    attendee: { name: mail.name, address: mail.email },
  });
  return [
    {
      fileName: 'training-session.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: new TextEncoder().encode(text),
    },
  ];
}

const FIRST_WORDS: Record<SupportKind, string> = {
  limits: "We got your request for higher limits. We'll reply within one business day.",
  training:
    "We got your request for a training session. The time you proposed is in the calendar file; we'll confirm it or propose another within one business day.",
  message: "We got your message. We'll reply within one business day.",
};

/** To the person: it arrived. */
export const supportReceivedMail = (site: Site, mail: SupportMail): MailContent =>
  compose(site, `${SUPPORT_KIND_NAMES[mail.kind]}: we got your request`, [
    { kind: 'text', text: `Hi ${mail.name},` },
    { kind: 'text', text: FIRST_WORDS[mail.kind] },
    { kind: 'facts', facts: mail.facts },
    { kind: 'button', text: 'See your requests', url: site.publicUrl + paths.support() },
  ]);

const REQUEST_WORDS: Record<SupportKind, string> = {
  limits: 'New request for higher limits from',
  training: 'New training request from',
  message: 'New support message from',
};

const requestSubject = ({ kind, name, carrier }: SupportMail): string =>
  `${REQUEST_WORDS[kind]} ${name}${carrier === '' || carrier === name ? '' : `, ${carrier}`}`;

/** To the support address. */
export const supportRequestMail = (
  site: Site,
  mail: SupportMail & { isUnconfirmed?: boolean },
): MailContent =>
  compose(site, requestSubject(mail), [
    {
      kind: 'facts',
      facts: [
        ['From', `${mail.name} <${mail.email}>${mail.isUnconfirmed ? ', address not confirmed' : ''}`],
        ['Carrier', mail.carrier],
        ...mail.facts,
      ],
    },
    {
      kind: 'button',
      text: 'Open the request',
      url: site.publicUrl + paths.adminSupportRequest(mail.requestId),
    },
  ]);

export interface SupportAnswer {
  kind: SupportKind;
  status: SupportStatus;
  name: string;
  answer: string;
  /** What is granted: "20 trips in 30 days, 10 stops a trip". */
  granted: string;
}

/** To the person: the outcome of it. */
export function supportAnswerMail(site: Site, mail: SupportAnswer): MailContent {
  const { kind, status, name, answer, granted } = mail;
  const pieces: MailPiece[] = [{ kind: 'text', text: `Hi ${name},` }];
  if (kind === 'limits' && status === 'granted')
    pieces.push({
      kind: 'text',
      text: `Your free plan now has ${granted}. You're all set.`,
    });
  if (kind === 'limits' && status === 'declined')
    pieces.push({ kind: 'text', text: "We can't raise your free plan limits this time." });
  if (kind === 'training' && status === 'declined')
    pieces.push({ kind: 'text', text: "We can't hold the training session at the time you proposed." });
  for (const paragraph of answer.split(/\n{2,}/).filter(Boolean))
    pieces.push({ kind: 'text', text: paragraph });
  pieces.push({ kind: 'button', text: 'See your requests', url: site.publicUrl + paths.support() });
  const subject =
    kind === 'limits'
      ? status === 'granted'
        ? 'Your free limits are doubled'
        : 'Your request for higher limits'
      : `${SUPPORT_KIND_NAMES[kind]}: our answer`;
  return compose(site, subject, pieces);
}
