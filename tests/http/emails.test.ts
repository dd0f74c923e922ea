import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startMailServer } from '../factories/mail-server';
import { makeApiToken, signedIn } from '../factories/signed-in';

const mail = await startMailServer();
const app = await startApp({ env: { SMTP_URL: mail.url } });

const post = (path: string, body: unknown, headers: Record<string, string>) =>
  fetch(app.origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const get = async <T>(path: string, headers: Record<string, string>) => {
  const response = await fetch(app.origin + path, { headers });
  return { status: response.status, body: (await response.json()) as T };
};
const upload = (name: string, bytes: Uint8Array, headers: Record<string, string>) => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return fetch(`${app.origin}/api/emails/attachments`, { method: 'POST', headers, body: form });
};
async function until<T>(read: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (let tries = 0; tries < 100; tries++) {
    const found = await read();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('it did not happen within ten seconds');
}
const letter = { to: 'books@example.com', subject: 'The report', body: 'Hello,\n\nhere it is.' };
const arrived = (subject: string) => until(() => mail.received.find((one) => one.subject === subject));

describe('an email', () => {
  it('arrives with its copies, words and files, and answers go to the person', async () => {
    const dana = await signedIn(app, { name: 'Dana, "the" Driver' });
    const kept = (await (
      await upload('Bericht é.pdf', new TextEncoder().encode('%PDF-1.7 x'), dana.bearer)
    ).json()) as { data: { alias: string; file_size: string } };
    expect(kept.data).toMatchObject({ file_name: 'Bericht é.pdf', file_size: '0.1 KB' });
    const subject = 'Q3 <b>report</b> – é';
    const made = await post(
      '/api/emails',
      {
        ...letter,
        to: 'Books <BOOKS@example.com>; second@example.com',
        cc: ['copy@example.com'],
        bcc: 'hidden@example.com',
        subject,
        attachments: [kept.data.alias],
      },
      dana.bearer,
    );
    expect(made.status).toBe(201);
    const { data } = (await made.json()) as { data: { id: number } };
    const received = await arrived(subject);
    expect(received.to?.map(({ address }) => address)).toEqual(['books@example.com', 'second@example.com']);
    expect(received.cc?.map(({ address }) => address)).toEqual(['copy@example.com']);
    expect(JSON.stringify(received.headers)).not.toContain('hidden@example.com');
    expect(received.replyTo?.[0]?.address).toBe(dana.email);
    expect(received.text).toContain('here it is.');
    expect(received.attachments.map(({ filename }) => filename)).toEqual(['Bericht é.pdf']);
    expect(new TextDecoder().decode(received.attachments[0]?.content as ArrayBuffer)).toBe('%PDF-1.7 x');
    const read = await until(async () => {
      const { body } = await get<{ data: { status: string } }>(`/api/emails/${data.id}`, dana.bearer);
      return body.data.status === 'sent' ? body.data : undefined;
    });
    expect(read).toMatchObject({
      to: ['books@example.com', 'second@example.com'],
      cc: ['copy@example.com'],
      bcc: ['hidden@example.com'],
      subject,
    });
    const page = await dana.visitor.get(`/mileage/emails/${data.id}`);
    expect(page.html.includes('Q3 &lt;b&gt;report&lt;/b&gt;')).toBe(true);
    expect(page.html.includes('>Sent<')).toBe(true);
  });

  it('is written, listed, sent once more and deleted without a script', async () => {
    const dana = await signedIn(app);
    const form = await dana.visitor.get('/mileage/emails/new?template=missing-receipts');
    expect(form.html.includes('Fuel receipts for Q')).toBe(true);
    const sent = await dana.visitor.post('/mileage/emails/new', { ...letter, subject: 'Without a script' });
    expect(sent.url).toMatch(/^\/mileage\/emails\/\d+$/);
    await arrived('Without a script');
    await until(async () =>
      (await dana.db.mailMessage.count({ where: { carrierId: dana.carrierId, status: 'sent' } })) === 1
        ? true
        : undefined,
    );
    expect((await dana.visitor.get('/mileage/emails?q=without')).html.includes('Without a script')).toBe(
      true,
    );
    expect(
      (await dana.visitor.get('/mileage/emails?q=nothing-like-it')).html.includes(
        'There are no records matching your request',
      ),
    ).toBe(true);
    await dana.visitor.post(sent.url, { intent: 'resend' });
    await until(() =>
      mail.received.filter(({ subject }) => subject === 'Without a script').length === 2 ? true : undefined,
    );
    const gone = await dana.visitor.post(sent.url, { intent: 'delete' });
    expect(gone.url).toBe('/mileage/emails');
    expect((await dana.visitor.get(sent.url)).status).toBe(404);
  });

  it('keeps the words and the files of a form that comes back', async () => {
    const dana = await signedIn(app);
    const form = new FormData();
    for (const [name, value] of Object.entries({
      ...letter,
      to: 'not an address',
      subject: 'Kept & "quoted"',
    }))
      form.append(name, value);
    form.append('files', new Blob(['abc']), 'receipt.txt');
    const answer = await fetch(`${app.origin}/mileage/emails/new`, {
      method: 'POST',
      body: form,
      headers: { Origin: app.origin, Cookie: `${dana.cookie.name}=${dana.cookie.value}` },
    });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html.includes('not an address is not an email address')).toBe(true);
    expect(html.includes('Kept &amp; &quot;quoted&quot;')).toBe(true);
    const id = /name="attachments"[^>]*value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? '';
    const sent = await dana.visitor.post('/mileage/emails/new', [
      ['to', 'a@example.com'],
      ['subject', 'With the kept file'],
      ['body', 'x'],
      ['attachments', id],
    ]);
    expect(sent.url).toMatch(/emails\/\d+$/);
    expect((await arrived('With the kept file')).attachments.map(({ filename }) => filename)).toEqual([
      'receipt.txt',
    ]);
  });

  it.each([
    ['a line break in the subject', { subject: 'Hello\r\nBcc: everybody@example.com' }, 'subject'],
    ['a line break of another alphabet', { subject: 'Hello\u2028X' }, 'subject'],
    ['an address that hides a header', { to: 'a@example.com\r\nBcc: b@' }, 'to'],
    ['an address that is two', { to: 'a@example.com b@example.com' }, 'to'],
    ['no address', { to: ' , ; ' }, 'to'],
    ['too many addresses', { to: Array.from({ length: 21 }, (_, index) => `a${index}@example.com`) }, 'to'],
    ['too many in all', { cc: Array.from({ length: 20 }, (_, index) => `a${index}@example.com`) }, 'to'],
    ['no subject', { subject: ' ' }, 'subject'],
    ['no words', { body: '' }, 'body'],
    ['words without end', { body: 'x'.repeat(50_001) }, 'body'],
    ['a file that is not there', { attachments: ['0190a1b2-0000-7000-8000-000000000000'] }, 'attachments'],
    [
      'a report that is not there',
      { options: { statement_id: '0190a1b2-0000-7000-8000-000000000000' } },
      'statement_id',
    ],
  ])('is refused with %s, and nothing leaves', async (_what, change, field) => {
    const dana = await signedIn(app);
    const response = await post('/api/emails', { ...letter, ...change }, dana.bearer);
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: object };
    expect(Object.keys(errors).map((key) => key.split('.')[0])).toContain(field);
    expect(JSON.stringify(errors)).not.toContain('page you are looking for');
    expect(await dana.db.composedEmail.count({ where: { carrierId: dana.carrierId } })).toBe(0);
    expect(await dana.db.mailMessage.count({ where: { carrierId: dana.carrierId } })).toBe(0);
  });
});

describe('files', () => {
  it('are refused over 10 MB, as programs and without one', async () => {
    const dana = await signedIn(app);
    const big = await upload('a.pdf', new Uint8Array(10_485_761), dana.bearer);
    expect(big.status).toBe(422);
    expect(await big.json()).toMatchObject({ message: 'The file cannot exceed 10 MB' });
    expect((await upload('a.exe', new Uint8Array(5), dana.bearer)).status).toBe(422);
    const none = await fetch(`${app.origin}/api/emails/attachments`, {
      method: 'POST',
      headers: dana.bearer,
      body: new FormData(),
    });
    expect(await none.json()).toMatchObject({ message: 'File is required' });
  });

  it('of someone else, or of an email that left, do not go along', async () => {
    const dana = await signedIn(app);
    const colleague = await signedIn(app, { carrierId: dana.carrierId });
    const { data } = (await (await upload('a.txt', new Uint8Array([65]), colleague.bearer)).json()) as {
      data: { alias: string };
    };
    expect((await post('/api/emails', { ...letter, attachments: [data.alias] }, dana.bearer)).status).toBe(
      422,
    );
    expect(
      (await post('/api/emails', { ...letter, attachments: [{ alias: data.alias }] }, colleague.bearer))
        .status,
    ).toBe(201);
    expect(
      (await post('/api/emails', { ...letter, attachments: [data.alias] }, colleague.bearer)).status,
    ).toBe(422);
  });
});

describe('who may send', () => {
  it('not a viewer, a token that only reads, someone without a confirmed address, or a guest', async () => {
    const viewer = await signedIn(app, { role: 'viewer' });
    expect((await post('/api/emails', letter, viewer.bearer)).status).toBe(403);
    const fresh = await signedIn(app, { emailVerified: false });
    const refused = await post('/api/emails', letter, fresh.bearer);
    expect(refused.status).toBe(403);
    expect(((await refused.json()) as { message: string }).message).toContain(
      'Confirm your own email address',
    );
    const reading = { Authorization: `Bearer ${await makeApiToken(fresh.db, fresh, false)}` };
    expect((await post('/api/emails', letter, reading)).status).toBe(403);
    expect((await post('/api/emails', letter, {})).status).toBe(401);
  });

  it('sees and deletes only the emails of their own carrier', async () => {
    const dana = await signedIn(app);
    const { data } = (await (await post('/api/emails', letter, dana.bearer)).json()) as {
      data: { id: number };
    };
    const other = await signedIn(app);
    expect((await get(`/api/emails/${data.id}`, other.bearer)).status).toBe(404);
    expect((await other.visitor.get(`/mileage/emails/${data.id}`)).status).toBe(404);
    expect(
      (await fetch(`${app.origin}/api/emails/${data.id}`, { method: 'DELETE', headers: other.bearer }))
        .status,
    ).toBe(404);
    expect((await post(`/api/emails/${data.id}/deliveries`, {}, other.bearer)).status).toBe(404);
    expect((await get<{ recordsTotal: number }>('/api/emails', other.bearer)).body.recordsTotal).toBe(0);
    expect((await get(`/api/emails/${data.id}/edit`, dana.bearer)).status).toBe(200);
    expect(
      (await fetch(`${app.origin}/api/emails/${data.id}`, { method: 'DELETE', headers: dana.bearer })).status,
    ).toBe(200);
  });

  it('at most a hundred addresses a day for a carrier, however many send at once', async () => {
    const dana = await signedIn(app);
    const twenty = {
      ...letter,
      subject: 'Many',
      to: Array.from({ length: 20 }, (_, index) => `a${index}@example.com`),
    };
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => post('/api/emails', twenty, dana.bearer)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429]);
  });
});
