import { setTimeout as sleep } from 'node:timers/promises';
import type { databaseOf } from './signed-in';

/** The text of the latest mail of a kind to an address, as soon as the job has made it. */
export const mailsOf =
  (db: ReturnType<typeof databaseOf>['prisma']) =>
  async (address: string, kind: string, after = new Date(0)): Promise<string> => {
    for (let tries = 0; tries < 100; tries++) {
      const mail = await db.mailMessage.findFirst({
        where: { toAddress: address, kind, status: 'sent', createdAt: { gte: after } },
        orderBy: { createdAt: 'desc' },
      });
      if (mail?.text) return mail.text;
      await sleep(50);
    }
    throw new Error(`no ${kind} mail to ${address}`);
  };

/** Path of the link with this part in it. */
export const linkIn = (text: string, part: string): string => {
  const url = new RegExp(`https?://\\S+${part}\\S*`).exec(text)?.[0];
  if (!url) throw new Error(`no link with ${part} in: ${text}`);
  return url.replace(/^https?:\/\/[^/]+/, '');
};
