import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { afterAll, describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { selfSigned } from '../factories/certificate';
import { signedIn } from '../factories/signed-in';
import { cleanConfirmation } from '../fixtures/rate-confirmations/small-pdf';

const folder = mkdtempSync(path.join(os.tmpdir(), 'stateline-tls-'));
const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
const { key, cert } = selfSigned('in.example.com');
writeFileSync(keyFile, key);
writeFileSync(certFile, cert);
const app = await startApp({
  env: {
    INBOUND_MAIL_DOMAIN: 'in.example.com',
    INBOUND_SMTP_PORT: '0',
    INBOUND_SMTP_CERT: certFile,
    INBOUND_SMTP_KEY: keyFile,
  },
});
const taking = () => app.log.find((line) => line['msg'] === 'mail is taken');
for (let tries = 0; !taking() && tries < 50; tries++) await pause(100);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const list = '/mileage/trips-fuel/documents';

describe('mail that comes in by SMTP with a certificate', { timeout: 60_000 }, () => {
  it('is taken over STARTTLS from a sender that insists on it and checks the certificate', async () => {
    const person = await signedIn(app);
    await person.visitor.post(list, { intent: 'activate' });
    const address =
      /loads-[0-9a-f]{16}@in\.example\.com/.exec((await person.visitor.get(list)).html)?.[0] ?? '';
    const transport = createTransport({
      host: '127.0.0.1',
      port: Number(taking()?.['port']),
      secure: false,
      requireTLS: true,
      tls: { ca: cert, servername: 'in.example.com' },
    });
    const sent = await transport.sendMail({
      from: 'broker@example.com',
      to: address,
      subject: 'Fwd: Rate confirmation',
      text: 'See attached.',
      attachments: [{ filename: 'load TLS1.pdf', content: cleanConfirmation('TLS1') }],
    });
    transport.close();
    expect(sent.response).toMatch(/^250 .*1 taken/);
    expect(await person.db.document.findFirst({ where: { carrierId: person.carrierId } })).toMatchObject({
      source: 'mail',
      name: 'load TLS1.pdf',
    });
  });
});
