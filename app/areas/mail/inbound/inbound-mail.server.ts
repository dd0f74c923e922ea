import { createHash, timingSafeEqual } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { readMail } from '~/platform/mail/read-mail.server';
import { env } from '~/config/env.server';
import { systemScope } from '~/platform/database/scope.server';
import { receiveMail } from '~/areas/documents/receive-mail.server';
import { bearerOf, unauthorized } from '~/areas/accounts/session/actor.server';
import { apiAnswer, problem } from '~/platform/http/api.server';
import { ctxFor } from '~/areas/accounts/session/context.server';
import { takeBounce } from './inbound-bounce.server';

/**
 * Takes a raw message from the operator's mail provider or server, which shows the shared secret: a forwarded rate confirmation, or the
 * report that a message of ours came back.
 */
export async function takeInboundMail(request: Request, load: AppLoadContext): Promise<Response> {
  const { INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_SECRET: secret } = env();
  if (!domain || !secret) return problem({ kind: 'not-found', message: 'Mail is not accepted here.' });
  if (!same(bearerOf(request) ?? '', secret)) return unauthorized(request, 'This secret is wrong.');
  const envelope = new URL(request.url).searchParams.getAll('to');
  const raw = new Uint8Array(await request.arrayBuffer());
  const mail = await readMail(raw).catch(() => null);
  if (!mail) return problem({ kind: 'invalid', message: 'This is not a mail message.' });
  const bounce = await takeBounce(
    ctxFor(load, systemScope()),
    raw,
    [...envelope, ...mail.recipients],
    domain,
  );
  if (bounce) return Response.json({ bounced: bounce.isRecorded ? 1 : 0 }, { status: 202 });
  return apiAnswer(
    await receiveMail(
      ctxFor(load, systemScope()),
      { ...mail, recipients: [...envelope, ...mail.recipients] },
      domain,
    ),
    (value) => ({ accepted: value.accepted, left_out: value.leftOut }),
    { status: 202 },
  );
}

/** The address to which this carrier may forward mail; null where the operator takes none. */
export function inboundAddress(mailKey: string | null): string | null {
  const { INBOUND_MAIL_DOMAIN: domain } = env();
  return domain && mailKey ? `${mailKey}@${domain}` : null;
}

/** Compared by hash: neither length nor content shows in the time it takes. */
function same(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
