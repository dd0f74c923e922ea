import { setTimeout as sleep } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startMailServer } from '../factories/mail-server';
import { signedIn } from '../factories/signed-in';

const SECRET = 'a-long-enough-secret';
const server = await startMailServer();
const app = await startApp({
  env: {
    SMTP_URL: server.url,
    MAIL_FROM: 'mail@stateline.example',
    INBOUND_MAIL_DOMAIN: 'in.example.com',
    INBOUND_MAIL_SECRET: SECRET,
    INBOUND_SMTP_PORT: '0',
  },
});

interface Report {
  to?: string;
  recipient: string;
  messageId?: string;
  action?: string;
  status?: string;
}

/** A report as mail servers write it (RFC 3464), with folded lines. */
const report = ({
  to = 'mail@stateline.example',
  recipient,
  messageId,
  action = 'failed',
  status = '5.1.1',
}: Report): string =>
  [
    'From: MAILER-DAEMON@mx.example.net',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="r"',
    '',
    '--r',
    'Content-Type: text/plain',
    '',
    'Your message could not be delivered.',
    '--r',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.net',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 No such user',
    '    here',
    '',
    '--r',
    'Content-Type: text/rfc822-headers',
    '',
    'Subject: something',
    ...(messageId ? [`Message-ID:`, ` <${messageId}@stateline.example>`] : []),
    '',
    '--r--',
    '',
  ].join('\r\n');

const send = (raw: string, query = '') =>
  fetch(`${app.origin}/mileage/api/documents/inbound${query}`, {
    method: 'POST',
    body: raw,
    headers: { 'Content-Type': 'message/rfc822', Authorization: `Bearer ${SECRET}` },
  });

/** Someone to whom a message has just gone out. */
async function written() {
  const person = await signedIn(app, { emailVerified: false });
  await person.visitor.post('/mileage/account', { intent: 'resend' });
  for (let tries = 0; tries < 100; tries++) {
    const mail = await person.db.mailMessage.findFirst({ where: { userId: person.userId, status: 'sent' } });
    if (mail)
      return {
        person,
        mail,
        reread: () => person.db.mailMessage.findUniqueOrThrow({ where: { id: mail.id } }),
      };
    await sleep(50);
  }
  throw new Error('no message went out');
}

describe('a message that comes back hours later', () => {
  it('is known by its return address: recorded, shown to its person and to the administration', async () => {
    const { person, mail, reread } = await written();
    const at = server.received.findIndex(({ to }) => to?.some(({ address }) => address === person.email));
    const back = server.returnAddresses[at] ?? '';
    expect(back).toBe(`bounce-${mail.id.replaceAll('-', '')}@in.example.com`);
    expect(server.received[at]?.from?.address).toBe('mail@stateline.example');
    const answer = await send(report({ to: back, recipient: person.email }));
    expect([answer.status, await answer.json()]).toEqual([202, { bounced: 1 }]);
    expect(await reread()).toMatchObject({
      status: 'bounced',
      lastError: `${person.email}: 550 5.1.1 No such user here`,
    });
    expect((await person.visitor.get('/mileage/account')).html).toMatch(
      /came back|could not be delivered|refused/i,
    );
    const admin = await signedIn(app, { roles: ['admin'] });
    const log = await admin.visitor.get('/mileage/admin/mail?status=bounced');
    expect(log.html).toContain(person.email);
    expect(log.html).toContain('No such user here');
    // The provider may post a report twice.
    expect(await (await send(report({ to: back, recipient: person.email }))).json()).toEqual({ bounced: 0 });
  });

  it('is known by its Message-ID where the return address was lost, or is in the envelope only', async () => {
    const one = await written();
    expect(
      await (await send(report({ recipient: one.person.email, messageId: one.mail.id }))).json(),
    ).toEqual({ bounced: 1 });
    expect((await one.reread()).status).toBe('bounced');
    const two = await written();
    const back = `bounce-${two.mail.id.replaceAll('-', '')}@in.example.com`;
    expect(
      await (await send(report({ recipient: two.person.email }), `?to=${encodeURIComponent(back)}`)).json(),
    ).toEqual({ bounced: 1 });
  });

  it('changes nothing where it is only late, was delivered, or is unknown', async () => {
    const { person, mail, reread } = await written();
    const back = `bounce-${mail.id.replaceAll('-', '')}@in.example.com`;
    for (const wrong of [
      report({ to: back, recipient: person.email, action: 'delayed', status: '4.4.1' }),
      report({ to: back, recipient: person.email, action: 'failed', status: '4.2.2' }),
      report({ to: back, recipient: person.email, action: 'delivered', status: '2.0.0' }),
      report({ to: back.replace(/-\w{4}/, '-0000'), recipient: person.email }),
      report({ to: 'bounce-x@in.example.com', recipient: person.email, messageId: "'; drop table" }),
    ])
      expect(await (await send(wrong)).json()).toEqual({ bounced: 0 });
    expect((await reread()).status).toBe('sent');
    expect(
      (await person.db.user.findUniqueOrThrow({ where: { id: person.userId } })).emailBouncedAt,
    ).toBeNull();
  });

  it('does not mark the account when the address of someone else failed', async () => {
    const { person, mail, reread } = await written();
    await send(report({ messageId: mail.id, recipient: 'colleague@example.com' }));
    expect((await reread()).status).toBe('bounced');
    expect(
      (await person.db.user.findUniqueOrThrow({ where: { id: person.userId } })).emailBouncedAt,
    ).toBeNull();
  });

  it('is taken by our own mail receiver as well, and nothing else is under such an address', async () => {
    const { person, mail, reread } = await written();
    const back = `bounce-${mail.id.replaceAll('-', '')}@in.example.com`;
    const port = Number(app.log.find(({ msg }) => msg === 'mail is taken')?.['port']);
    const transport = nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
    const envelope = { from: '', to: [back] };
    await expect(
      transport.sendMail({ envelope, raw: 'From: a@example.net\r\nSubject: hello\r\n\r\nI am away.\r\n' }),
    ).rejects.toThrow('550');
    expect((await reread()).status).toBe('sent');
    await transport.sendMail({ envelope, raw: report({ to: back, recipient: person.email }) });
    expect(await reread()).toMatchObject({
      status: 'bounced',
      lastError: `${person.email}: 550 5.1.1 No such user here`,
    });
  });
});
