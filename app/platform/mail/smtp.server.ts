import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import { bounceAddress } from './bounce-address';
import type { Delivery, Mailer, OutgoingMail } from './port';

export interface SmtpOptions {
  /** smtp://user:password@host:587 or smtps://…:465 */
  url: string;
  from: { name: string; address: string };
  timeoutMs?: number;
  /** Domain whose mail comes back to the program: each message gets a return address there that names it. */
  bounceDomain?: string | undefined;
  /** Who takes people off by hand; the sender where nobody else is named. */
  unsubscribeAddress?: string;
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** What the library composes; its types know no more of it. */
interface MessageInProgress {
  processFunc(make: (written: Readable) => Readable): void;
}

/**
 * Sends through a mail server, one connection a message: the library's pool sends a message again by itself when a
 * connection breaks. A silent server is given up after the timeout.
 */
export function smtpMailer({
  url,
  from,
  timeoutMs = 20_000,
  bounceDomain,
  unsubscribeAddress = from.address,
}: SmtpOptions): Mailer {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = nodemailer.createTransport({ url, ...timeouts });
  const domain = from.address.split('@')[1] ?? 'localhost';
  const handedOver = new WeakSet<OutgoingMail>();
  const before = new WeakMap<OutgoingMail, () => Promise<void>>();
  transport.use('stream', (compiled, done) => {
    const { original } = compiled.data as { original: OutgoingMail };
    // It is read only when the server has taken the recipients and waits for the text.
    async function* text(written: Readable): AsyncGenerator<Buffer> {
      await before.get(original)?.();
      for await (const chunk of written) yield chunk as Buffer;
      handedOver.add(original);
    }
    (compiled.message as unknown as MessageInProgress).processFunc((written) => Readable.from(text(written)));
    done();
  });
  return {
    keepsMessages: false,
    async send(mail, beforeText): Promise<Delivery> {
      before.set(mail, beforeText);
      try {
        const info = await transport.sendMail({
          ...{ original: mail },
          from,
          to: [mail.to, ...(mail.alsoTo ?? [])],
          cc: mail.cc,
          bcc: mail.bcc,
          replyTo: mail.replyTo,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: `<${mail.id}@${domain}>`,
          ...(bounceDomain ? { envelope: envelopeOf(mail, bounceDomain) } : {}),
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...(mail.unsubscribeUrl ? { 'List-Unsubscribe': unsubscribeBy(mail, unsubscribeAddress) } : {}),
          },
          attachments: mail.attachments?.map(({ fileName, contentType, content }) => ({
            filename: fileName,
            contentType,
            content: Buffer.from(content),
          })),
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        // A message that some recipients were refused for resolves all the same.
        if (info.rejected.includes(mail.to.address))
          return { outcome: 'bounced', reason: `${mail.to.address} was refused` };
        return { outcome: 'accepted' };
      } catch (error) {
        return judge(error as SmtpError, handedOver.has(mail));
      }
    },
  };
}

/** RFC 2369: by a mail, which needs no sign-in, or on the page. */
const unsubscribeBy = ({ subject, unsubscribeUrl }: OutgoingMail, address: string): string =>
  `<mailto:${address}?subject=${encodeURIComponent(`Unsubscribe: ${subject}`)}>, <${unsubscribeUrl}>`;

const envelopeOf = ({ id, to, alsoTo = [], cc = [], bcc = [] }: OutgoingMail, domain: string) => ({
  from: bounceAddress(id, domain),
  to: [to.address, ...alsoTo, ...cc, ...bcc],
});

/** What an error of the mail library means for the message (RFC 5321, 4.2.1: 4yz try again, 5yz do not). */
export function judge(error: SmtpError, textWasSent: boolean): Delivery {
  const reason = (error.response ?? error.message).slice(0, 400);
  const { responseCode, command } = error;
  if (responseCode !== undefined && responseCode >= 500) {
    return command === 'RCPT TO' || command === 'DATA'
      ? { outcome: 'bounced', reason }
      : { outcome: 'try-later', reason };
  }
  // Without an answer to the text itself nobody knows whether the server kept it.
  if (responseCode === undefined && textWasSent) return { outcome: 'uncertain', reason };
  return { outcome: 'try-later', reason };
}
