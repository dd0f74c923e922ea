import { describe, expect, it } from 'vitest';
import { readMail } from '~/platform/mail/read-mail.server';

const PDF = Buffer.from('%PDF-1.7 x').toString('base64');

let made = 0;

/** A mail of a text and these parts, each with its own head. */
function mail(...parts: string[]): string {
  made += 1;
  const boundary = `b-${made}-`;
  return [
    'From: Broker <broker@example.com>',
    'To: loads@in.example.com',
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    ...['Content-Type: text/plain\r\n\r\nSee attached.', ...parts].map((part) => `--${boundary}\r\n${part}`),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

const pdf = (head: string): string =>
  `Content-Type: application/pdf${head}\r\nContent-Transfer-Encoding: base64\r\n\r\n${PDF}`;
const attached = (name: string): string => pdf(`\r\nContent-Disposition: attachment; filename="${name}"`);
const asFile = (inner: string, type = 'message/rfc822'): string =>
  `Content-Type: ${type}\r\nContent-Disposition: attachment; filename="Fwd.eml"\r\n\r\n${inner}`;

const namesOf = async (raw: string): Promise<string[]> =>
  (await readMail(new TextEncoder().encode(raw))).attachments.map(({ name }) => name);

describe('the files of a mail', () => {
  it.each([
    ['forwarded as a file', mail(asFile(mail(attached('a.pdf'), attached('b.pdf')))), ['a.pdf', 'b.pdf']],
    [
      'forwarded as a file that a program calls no mail',
      mail(
        `Content-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="m.eml"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(mail(attached('a.pdf'))).toString('base64')}`,
      ),
      ['a.pdf'],
    ],
    [
      'forwarded as a file of a file',
      mail(asFile(mail(asFile(mail(attached('a.pdf')), 'message/rfc822'), attached('b.pdf')))),
      ['a.pdf', 'b.pdf'],
    ],
    ['a forwarded mail without a file, which stays itself', mail(asFile(mail())), ['Fwd.eml']],
    [
      'of no name, by their types',
      mail(
        pdf('\r\nContent-Disposition: attachment'),
        'Content-Type: text/csv\r\nContent-Disposition: attachment\r\n\r\na,b',
      ),
      ['attachment.pdf', 'attachment.csv'],
    ],
    [
      'with names in other alphabets',
      mail(
        pdf(
          '\r\nContent-Disposition: attachment; filename*0*=utf-8\'\'Confirmaci%C3%B3n%20; filename*1="12.pdf"',
        ),
        pdf(`; name="=?utf-8?B?${Buffer.from('Été.pdf').toString('base64')}?="`),
      ),
      ['Confirmación 12.pdf', 'Été.pdf'],
    ],
  ])('%s', async (_what, raw, names) => {
    expect(await namesOf(raw)).toEqual(names);
  });
});
