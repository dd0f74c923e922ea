import { connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { afterAll, describe, expect, it } from 'vitest';
import { cleanConfirmation } from '../fixtures/rate-confirmations/small-pdf';
import { startApp } from '../factories/app';
import { signedIn, type SignedIn } from '../factories/signed-in';

const app = await startApp({ env: { INBOUND_MAIL_DOMAIN: 'in.example.com', INBOUND_SMTP_PORT: '0' } });
const taking = () => app.log.find((line) => line['msg'] === 'mail is taken');
for (let tries = 0; !taking() && tries < 50; tries++) await pause(100);
const port = Number(taking()?.['port']);
const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
afterAll(() => transport.close());

const list = '/mileage/trips-fuel/documents';

async function withAddress(): Promise<{ person: SignedIn; address: string }> {
  const person = await signedIn(app);
  await person.visitor.post(list, { intent: 'activate' });
  const address =
    /loads-[0-9a-f]{16}@in\.example\.com/.exec((await person.visitor.get(list)).html)?.[0] ?? '';
  expect(address).not.toBe('');
  return { person, address };
}

const forward = (
  to: string | string[],
  files: { filename: string; content: Buffer }[],
  more: Record<string, unknown> = {},
) =>
  transport.sendMail({
    from: 'broker@example.com',
    to,
    subject: 'Fwd: Rate confirmation',
    text: 'See attached.',
    attachments: files,
    ...more,
  });

const pdf = (number: string) => ({
  filename: `load ${number}.pdf`,
  content: Buffer.from(cleanConfirmation(number)),
});

describe('mail that comes in by SMTP', { timeout: 60_000 }, () => {
  it('is read like an upload and makes no trip by itself', async () => {
    const { person, address } = await withAddress();
    const sent = await forward(address, [
      pdf('SMTP1'),
      { filename: 'logo.png', content: Buffer.from('no pdf') },
    ]);
    expect(sent.accepted).toEqual([address]);
    expect(sent.response).toMatch(/^250 .*1 taken/);
    const mine = () =>
      person.db.document.findFirst({ where: { carrierId: person.carrierId, name: { endsWith: '.pdf' } } });
    let document = await mine();
    for (let tries = 0; document?.status === 'processing' && tries < 80; tries++) {
      await pause(300);
      document = await mine();
    }
    expect(document).toMatchObject({ status: 'ready', source: 'mail', name: 'load SMTP1.pdf', tripId: null });
    expect(await person.db.trip.count({ where: { carrierId: person.carrierId } })).toBe(0);
  });

  it('reaches every carrier of the envelope and nobody of the header alone', async () => {
    const one = await withAddress();
    const two = await withAddress();
    const three = await withAddress();
    await forward([one.address], [pdf('SMTP2')], {
      to: three.address,
      envelope: { from: 'broker@example.com', to: [one.address, two.address] },
    });
    const count = ({ person }: { person: SignedIn }) =>
      person.db.document.count({ where: { carrierId: person.carrierId } });
    expect([await count(one), await count(two), await count(three)]).toEqual([1, 1, 0]);
  });

  it('refuses every other address, so that it relays nothing', async () => {
    for (const to of [
      'someone@elsewhere.example',
      'postmaster@in.example.com',
      'loads-0123456789abcdef@in.example.com',
    ]) {
      await expect(forward(to, [pdf('SMTP3')])).rejects.toMatchObject({ responseCode: 550 });
    }
  });

  it('says why it takes no mail without a PDF, and none that is too large', async () => {
    const { person, address } = await withAddress();
    await expect(forward(address, [{ filename: 'invoice.pdf', content: Buffer.from('MZ') }])).rejects.toThrow(
      /^Message failed: 554 .*No PDF of up to 10 MB is attached/s,
    );
    await expect(
      forward(address, [{ filename: 'huge.pdf', content: Buffer.alloc(24 * 1024 * 1024, 37) }]),
    ).rejects.toMatchObject({ responseCode: 552 });
    expect(await person.db.document.count({ where: { carrierId: person.carrierId } })).toBe(0);
  });

  it('continues after a line that breaks in the middle of a message', async () => {
    const { person, address } = await withAddress();
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'data');
    for (const line of ['EHLO x', 'MAIL FROM:<a@example.com>', `RCPT TO:<${address}>`, 'DATA']) {
      socket.write(`${line}\r\n`);
      await once(socket, 'data');
    }
    socket.write('Subject: half a mess');
    socket.destroy();
    await forward(address, [pdf('SMTP4')]);
    expect(await person.db.document.count({ where: { carrierId: person.carrierId } })).toBe(1);
  });

  it('offers no sign-in and no encryption that it does not have', async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'data');
    socket.write('EHLO x\r\n');
    const [greeting] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(greeting.toString()).toMatch(/SIZE 31457280/);
    expect(greeting.toString()).not.toMatch(/AUTH|STARTTLS/);
  });
});
