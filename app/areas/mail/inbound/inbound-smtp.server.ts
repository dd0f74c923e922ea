import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createSecureContext } from 'node:tls';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { ports } from '~/platform/ports.server';
import { messageOfBounceAddress } from '~/platform/mail/bounce-address';
import { readMail } from '~/platform/mail/read-mail.server';
import type { Env } from '~/config/env.server';
import { logger } from '~/config/logger.server';
import { systemScope, type SystemScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { carrierOfAddress, receiveMail } from '~/areas/documents/receive-mail.server';
import { takeBounce } from './inbound-bounce.server';

/** Ten attachments of the size that is read, as mail writes them, would be more than any broker sends: this holds two. */
const MOST_BYTES = 30 * 1024 * 1024;
const MOST_RECIPIENTS = 10;
const MOST_CONNECTIONS = 20;
const IDLE_MILLISECONDS = 60_000;

const NOTHING: { stop(): Promise<void> } = { stop: async () => undefined };

/** A reply of the mail protocol: 4xx asks the sender to come again, 5xx tells it why not. */
const reply = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });

/** @throws Error naming the settings where the files are not a certificate and its key. */
function readCertificate(certFile: string, keyFile: string): { cert: Buffer; key: Buffer } {
  const pair = { cert: readFileSync(certFile), key: readFileSync(keyFile) };
  try {
    createSecureContext(pair);
  } catch (error) {
    throw new Error(
      `Environment: INBOUND_SMTP_CERT and INBOUND_SMTP_KEY are not a certificate and its key in PEM (${(error as Error).message})`,
      { cause: error },
    );
  }
  return pair;
}

/**
 * Takes mail from other mail servers, for carriers' own addresses and the return addresses of our messages only: every other recipient is refused, so that it relays
 * nothing. Off unless a port is configured. Who sends does not matter: a file waits for a person of the carrier in any case.
 */
export async function startInboundMail(config: Env): Promise<{ stop(): Promise<void> }> {
  const {
    INBOUND_SMTP_PORT: port,
    INBOUND_MAIL_DOMAIN: domain,
    INBOUND_SMTP_CERT: cert,
    INBOUND_SMTP_KEY: key,
  } = config;
  if (port === undefined || domain === undefined) return NOTHING;
  const server = new SMTPServer({
    ...(cert && key ? readCertificate(cert, key) : {}),
    disabledCommands: ['AUTH', ...(cert && key ? [] : ['STARTTLS' as const])],
    banner: config.PRODUCT_NAME,
    name: domain,
    size: MOST_BYTES,
    maxClients: MOST_CONNECTIONS,
    socketTimeout: IDLE_MILLISECONDS,
    closeTimeout: 2_000,
    disableReverseLookup: true,
    onRcptTo: ({ address }, session, done) => {
      if (session.envelope.rcptTo.length >= MOST_RECIPIENTS) return done(reply(452, 'Too many recipients'));
      // Reports that a message of ours came back: taken below, and nothing else under such an address.
      if (messageOfBounceAddress(address, domain)) return done(null);
      void carrierOfAddress(context(session.id), address, domain).then(
        (scope) => done(scope ? null : reply(550, 'No such address here')),
        (error: unknown) => done(later(error)),
      );
    },
    onData: (stream, session, done) => {
      void takeMessage(
        stream,
        session.envelope.rcptTo.map(({ address }) => address),
        session.id,
      ).then(
        (text) => done(null, text),
        (error: unknown) => done(error instanceof Error && 'responseCode' in error ? error : later(error)),
      );
    },
  });
  server.on('error', (error) => logger().warn({ err: error }, 'a mail connection failed'));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, config.INBOUND_SMTP_HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });
  logger().info({ port: (server.server.address() as AddressInfo).port, domain }, 'mail is taken');
  return { stop: () => new Promise((resolve) => server.close(() => resolve())) };

  /** @returns the reply to the sending server. @throws the reply where the message is not taken */
  async function takeMessage(
    stream: SMTPServerDataStream,
    recipients: readonly string[],
    id: string,
  ): Promise<string> {
    const raw = await wholeMessage(stream).catch((error: unknown) => {
      throw error instanceof Error && 'responseCode' in error ? error : reply(451, 'The message broke off');
    });
    if (await takeBounce(context(id), raw, recipients, domain ?? '')) return 'Noted';
    const mail = await readMail(raw).catch(() => null);
    if (!mail) throw reply(554, 'This is no mail message');
    const taken = await receiveMail(
      context(id),
      { recipients, attachments: mail.attachments },
      domain ?? '',
      { goesBack: true },
    );
    if (!taken.ok)
      throw taken.failure.kind === 'unavailable'
        ? reply(451, 'Try again later')
        : reply(550, taken.failure.message);
    if (taken.value.accepted === 0)
      throw reply(
        554,
        'No PDF of up to 10 MB is attached, and no CSV or Excel file: forward the mail with its attachment',
      );
    return `${taken.value.accepted} taken`;
  }
}

const context = (id: string): Ctx<SystemScope> => ({
  ...ports(),
  scope: systemScope(),
  log: logger().child({ requestId: `mail-${id}` }),
  requestId: `mail-${id}-${randomUUID()}`,
});

function later(error: unknown): Error {
  logger().error({ err: error }, 'a mail could not be taken');
  return reply(451, 'Try again later');
}

/** The message; one that is longer than it may be is read to its end, as the protocol wants, and dropped. */
async function wholeMessage(stream: SMTPServerDataStream): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes <= MOST_BYTES) pieces.push(piece);
    else pieces.length = 0;
  }
  if (bytes > MOST_BYTES || stream.sizeExceeded)
    throw reply(552, `At most ${MOST_BYTES / 1_048_576} MB are taken`);
  return Buffer.concat(pieces);
}
