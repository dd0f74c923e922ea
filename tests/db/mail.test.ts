import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { smtpMailer } from '~/platform/mail/smtp.server';
import {
  answerMailRequest,
  requestPasswordReset,
  requestSignInCode,
} from '~/areas/accounts/request-mail.server';
import { queueMail } from '~/areas/mail/queue-mail.server';
import { markMailBounced } from '~/areas/mail/data/mail-messages.server';
import { sendMail } from '~/areas/mail/send-mail.server';
import { testClock, testContext, testMailer } from '../factories/context';
import { refusal, startMailServer } from '../factories/mail-server';
import { makeAccount } from '../factories/signed-in';
import { testDatabase } from '../factories/test-database';

const { prisma: db, system } = await testDatabase();
const server = await startMailServer();
const mail = smtpMailer({
  url: server.url,
  from: { name: 'Stateline', address: 'mail@stateline.example' },
  timeoutMs: 700,
});
const ctx = testContext(system, { mail });

beforeEach(() => {
  server.received.length = 0;
  server.behavior.recipient = undefined;
  server.behavior.message = undefined;
});

const queue = async (kind: 'email-confirm' | 'password-reset' | 'sign-in-code' = 'email-confirm') => {
  const account = await makeAccount(db, { name: 'Zoë “Z” Ünal' });
  const messageId = await queueMail(system, {
    kind,
    to: { address: account.email, name: account.name },
    params: { name: account.name },
    userId: account.userId,
  });
  return { account, messageId };
};
const statusOf = async (id: string) => (await db.mailMessage.findUniqueOrThrow({ where: { id } })).status;
const send = (messageId: string, isLastAttempt = false, context = ctx) =>
  sendMail(context, { messageId, isLastAttempt });

describe('sending a message through a real mail server', () => {
  it('delivers text and HTML that say the same, under a stable name', async () => {
    const { account, messageId } = await queue();
    await send(messageId);
    expect(await statusOf(messageId)).toBe('sent');
    const [arrived] = server.received;
    expect(server.received).toHaveLength(1);
    expect(arrived?.to).toMatchObject([{ address: account.email, name: account.name }]);
    expect(arrived?.from).toMatchObject({ address: 'mail@stateline.example', name: 'Stateline' });
    expect(arrived?.messageId).toBe(`<${messageId}@stateline.example>`);
    expect(arrived?.subject).toBe('Confirm your email for Stateline');
    const link = /http:\/\/localhost:3000\/mileage\/confirm\/slm_[\w-]{43}/.exec(arrived?.text ?? '')?.[0];
    expect(link).toBeDefined();
    expect(arrived?.html).toContain(`href="${link}"`);
    expect(arrived?.html).toContain('Zoë “Z” Ünal');
  });

  it('keeps neither the words nor the secret of what went out', async () => {
    const { messageId } = await queue('password-reset');
    await send(messageId);
    const token = /slm_[\w-]{43}/.exec(server.received[0]?.text ?? '')?.[0] ?? '';
    expect(token).not.toBe('');
    const row = await db.mailMessage.findUniqueOrThrow({ where: { id: messageId } });
    expect(row).toMatchObject({ subject: null, text: null, html: null });
    const dump = JSON.stringify([
      row,
      await db.oneTimeToken.findMany({ where: { userId: row.userId ?? '' } }),
    ]);
    expect(dump).not.toContain(token);
  });

  it('sends nothing a second time', async () => {
    const { messageId } = await queue();
    await Promise.all([send(messageId), send(messageId), send(messageId)]).catch(() => undefined);
    await send(messageId);
    expect(server.received.length).toBe(1);
  });

  it('is told to try again when the server is busy, and then sends once', async () => {
    const { messageId } = await queue();
    server.behavior.message = () => refusal(451, 'busy');
    await expect(send(messageId)).rejects.toThrow('busy');
    expect(await statusOf(messageId)).toBe('queued');
    server.behavior.message = undefined;
    await send(messageId);
    expect(await statusOf(messageId)).toBe('sent');
    expect(server.received).toHaveLength(1);
  });

  it('records an address that is refused for good, and marks the account', async () => {
    const { account, messageId } = await queue();
    server.behavior.recipient = () => refusal(550, 'no such mailbox');
    await send(messageId);
    expect(await db.mailMessage.findUniqueOrThrow({ where: { id: messageId } })).toMatchObject({
      status: 'bounced',
      lastError: expect.stringContaining('no such mailbox') as unknown,
    });
    expect(
      (await db.user.findUniqueOrThrow({ where: { id: account.userId } })).emailBouncedAt,
    ).not.toBeNull();
    await send(messageId);
    expect(server.received).toHaveLength(0);
  });

  it('does not send again what may have arrived when the line broke after the text', async () => {
    const { messageId } = await queue();
    server.behavior.message = () => 'drop';
    await send(messageId);
    expect(await statusOf(messageId)).toBe('uncertain');
    server.behavior.message = undefined;
    await send(messageId);
    expect(server.received).toHaveLength(1);
  });

  it('gives up on a server that falls silent after the text, without sending twice', async () => {
    const { messageId } = await queue();
    server.behavior.message = () => 'silent';
    await send(messageId);
    expect(await statusOf(messageId)).toBe('uncertain');
  });

  it('sends again what no mail server had been given a byte of when the program died, and marks it before the first one', async () => {
    const { account, messageId } = await queue();
    const states: string[] = [];
    const dies = {
      keepsMessages: false,
      send: async (_mail: unknown, beforeText: () => Promise<void>) => {
        states.push(await statusOf(messageId));
        await beforeText();
        states.push(await statusOf(messageId));
        return { outcome: 'try-later', reason: 'broken off' } as const;
      },
    };
    await expect(send(messageId, false, testContext(system, { mail: dies }))).rejects.toThrow('broken off');
    expect(states).toEqual(['queued', 'sending']);
    const never = { keepsMessages: false, send: () => new Promise<never>(() => undefined) };
    void send(messageId, false, testContext(system, { mail: never }));
    await send(messageId);
    expect(server.received.map(({ to }) => to?.[0]?.address)).toEqual([account.email]);
    expect(await db.mailMessage.findUniqueOrThrow({ where: { id: messageId } })).toMatchObject({
      status: 'sent',
      attempts: 2,
    });
  });

  it('is marked only when the recipients are taken', async () => {
    const { messageId } = await queue();
    server.behavior.recipient = () => refusal(450, 'not now');
    await expect(send(messageId)).rejects.toThrow('not now');
    server.behavior.recipient = () => {
      // The line breaks before the text was asked for: nothing can have arrived.
      server.dropAll();
      return undefined;
    };
    await expect(send(messageId)).rejects.toThrow();
    expect(await statusOf(messageId)).toBe('queued');
    server.behavior.recipient = undefined;
    await send(messageId);
    expect(server.received).toHaveLength(1);
  });

  it('counts the tries in which no mail server was reached', async () => {
    const { messageId } = await queue();
    const away = smtpMailer({
      url: 'smtp://127.0.0.1:1',
      from: { name: 'S', address: 'mail@stateline.example' },
    });
    await expect(send(messageId, false, testContext(system, { mail: away }))).rejects.toThrow();
    expect(await db.mailMessage.findUniqueOrThrow({ where: { id: messageId } })).toMatchObject({
      status: 'queued',
      attempts: 1,
    });
  });

  it('keeps a bounce that comes before the answer of the server is written down', async () => {
    const { messageId } = await queue();
    const slow = {
      keepsMessages: false,
      send: async (_mail: unknown, beforeText: () => Promise<void>) => {
        await beforeText();
        await markMailBounced(system, messageId, 'no such mailbox', new Date());
        return { outcome: 'accepted' } as const;
      },
    };
    await send(messageId, false, testContext(system, { mail: slow }));
    expect(await statusOf(messageId)).toBe('bounced');
  });

  it('does not send again what was being sent when the program died', async () => {
    const { messageId } = await queue();
    await db.mailMessage.update({ where: { id: messageId }, data: { status: 'sending' } });
    await send(messageId);
    expect(await statusOf(messageId)).toBe('uncertain');
    expect(server.received).toHaveLength(0);
  });

  it('tries again while no server answers, and says so at last', async () => {
    const { messageId } = await queue();
    const nowhere = testContext(system, {
      mail: smtpMailer({
        url: 'smtp://127.0.0.1:1',
        from: { name: 'x', address: 'x@stateline.example' },
        timeoutMs: 500,
      }),
    });
    await expect(send(messageId, false, nowhere)).rejects.toThrow('could not be sent');
    expect(await statusOf(messageId)).toBe('queued');
    await expect(send(messageId, true, nowhere)).rejects.toThrow();
    expect(await statusOf(messageId)).toBe('failed');
  });

  it('drops a sign-in code that would come too late', async () => {
    const { messageId } = await queue('sign-in-code');
    const clock = testClock(new Date(Date.now() + 11 * 60_000).toISOString());
    await send(messageId, false, testContext(system, { mail, clock }));
    expect(await statusOf(messageId)).toBe('failed');
    expect(server.received).toHaveLength(0);
  });

  it('escapes what people call themselves', async () => {
    const mailer = testMailer();
    const messageId = await queueMail(system, {
      kind: 'invitation',
      to: { address: 'a@example.com' },
      params: {
        invitationId: '00000000-0000-4000-8000-000000000000',
        carrier: '<img src=x onerror=alert(1)>\r\nBcc: x@evil.example',
        invitedBy: '<b>Eve</b>',
        role: 'viewer',
      },
    });
    await send(messageId, false, testContext(system, { mail: mailer }));
    expect(mailer.sent[0]?.html).not.toContain('<img');
    expect(mailer.sent[0]?.html).not.toContain('<b>Eve');
    const second = await queueMail(system, {
      kind: 'invitation',
      to: { address: 'a@example.com' },
      params: {
        invitationId: '00000000-0000-4000-8000-000000000000',
        carrier: 'X\r\nBcc: x@evil.example',
        invitedBy: 'Eve',
        role: 'viewer',
      },
    });
    await send(second);
    expect(server.received[0]?.bcc ?? []).toEqual([]);
    expect(server.received[0]?.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
  });
});

describe('a request for a mail', () => {
  const messagesTo = (toAddress: string) => db.mailMessage.count({ where: { toAddress } });
  const queued = async (email: string) => {
    const rows = await db.$queryRaw<{ payload: Parameters<typeof answerMailRequest>[1] }[]>`
      SELECT payload FROM graphile_worker._private_jobs WHERE payload->>'email' = ${email}`;
    await db.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE payload->>'email' = ${email}`;
    return rows.map(({ payload }) => payload);
  };

  it('is answered once, though the worker that answered died before it could say so', async () => {
    const { email } = await makeAccount(db);
    await requestPasswordReset(ctx, { email });
    const [request] = await queued(email);
    expect(request).toBeDefined();
    if (!request) return;
    await answerMailRequest(ctx, request);
    await answerMailRequest(ctx, request);
    expect(await messagesTo(email)).toBe(1);
  });

  it('is one where its form was sent again after the first had been answered, and two where it was asked anew', async () => {
    const { email } = await makeAccount(db);
    const idempotencyKey = randomUUID();
    for (const key of [idempotencyKey, idempotencyKey, randomUUID(), '']) {
      await requestSignInCode(ctx, { email, idempotencyKey: key });
      for (const request of await queued(email)) await answerMailRequest(ctx, request);
    }
    expect(await messagesTo(email)).toBe(3);
  });

  it('of another address is another one, whatever key it brings', async () => {
    const [one, other] = [await makeAccount(db), await makeAccount(db)];
    const requestId = randomUUID();
    for (const { email } of [one, other])
      await answerMailRequest(ctx, { kind: 'password-reset', email, requestId });
    expect([await messagesTo(one.email), await messagesTo(other.email)]).toEqual([1, 1]);
  });
});
