import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startMailServer } from '../factories/mail-server';
import { databaseOf } from '../factories/signed-in';
import { Visitor } from '../factories/visitor';

const server = await startMailServer();
const MAIL = {
  SMTP_URL: server.url,
  MAIL_FROM: 'mail@stateline.example',
  PUBLIC_URL: 'https://stateline.example',
};
const app = await startApp({ env: MAIL });
const { prisma: db } = databaseOf(app.databaseUrl);

const arrived = async (address: string, count: number) => {
  const to = () => server.received.filter((mail) => mail.to?.some((one) => one.address === address));
  for (let tries = 0; tries < 100 && to().length < count; tries++) await sleep(50);
  await sleep(400); // one too many would come now
  return to();
};
const register = (email: string) =>
  fetch(`${app.origin}/mileage/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Mel',
      email,
      password: 'correct horse',
      password_confirmation: 'correct horse',
    }),
  });

describe('the program with a mail server', () => {
  it('mails each message once, with links to its public address', async () => {
    const emails = Array.from({ length: 8 }, (_, index) => `mel-${index}@example.com`);
    expect((await Promise.all(emails.map(register))).map(({ status }) => status)).toEqual(
      emails.map(() => 201),
    );
    for (const email of emails) {
      const mails = await arrived(email, 1);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toMatch(/https:\/\/stateline\.example\/mileage\/confirm\/slm_[\w-]{43}/);
    }
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(8);
  });

  it('has no inbox page and keeps no words of what it sent', async () => {
    for (const path of ['/mileage/inbox', '/mileage/inbox/00000000-0000-4000-8000-000000000000'])
      expect((await new Visitor(app.origin).get(path)).status).toBe(404);
    expect(
      await db.mailMessage.count({ where: { OR: [{ text: { not: null } }, { subject: { not: null } }] } }),
    ).toBe(0);
  });

  it('tries again by itself when the mail server was busy, and sends once', async () => {
    let refusals = 1;
    server.behavior.message = () =>
      refusals-- > 0 ? Object.assign(new Error('busy'), { responseCode: 451 }) : undefined;
    await register('patient@example.com');
    const mails = await arrived('patient@example.com', 1);
    server.behavior.message = undefined;
    expect(mails).toHaveLength(1);
    expect(
      await db.mailMessage.findFirstOrThrow({ where: { toAddress: 'patient@example.com' } }),
    ).toMatchObject({ status: 'sent', attempts: 2 });
  });

  it('does not start for strangers without one', async () => {
    await expect(
      startApp({ env: { ...MAIL, STATELINE_MODE: 'production', SMTP_URL: '' }, expectErrors: true }),
    ).rejects.toThrow('SMTP_URL is missing');
  });
});
