import { describe, expect, it } from 'vitest';
import { EICAR, startScanner } from '../factories/clamd';
import { startApp } from '../factories/app';
import { signedIn, type SignedIn } from '../factories/signed-in';
import { cleanConfirmation } from '../fixtures/rate-confirmations/small-pdf';

const SECRET = 'a-long-enough-secret';
const scanner = await startScanner();
const app = await startApp({
  env: { CLAMD_URL: scanner.url, INBOUND_MAIL_DOMAIN: 'in.example.com', INBOUND_MAIL_SECRET: SECRET },
  expectErrors: true,
});

const FOUND = 'our virus scanner found "Eicar-Test-Signature" in it';
const DOWN = 'Virus checks are down, so files cannot be accepted right now. Try again in a few minutes.';
const clean = cleanConfirmation('SCAN1');
const infected = Buffer.concat([Buffer.from(cleanConfirmation('SCAN2')), Buffer.from(`\n%${EICAR}\n`)]);
const DOCUMENTS = '/mileage/trips-fuel/documents';

async function send(
  person: SignedIn,
  path: string,
  fields: Record<string, string>,
  fileField: string,
  bytes: Uint8Array,
  name: string,
  headers?: Record<string, string>,
) {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  body.append(fileField, new File([new Uint8Array(bytes)], name));
  const browser = {
    Cookie: `${person.cookie.name}=${person.cookie.value}`,
    Origin: app.origin,
    'Sec-Fetch-Site': 'same-origin',
    Accept: 'text/html',
  };
  const response = await fetch(app.origin + path, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: headers ?? browser,
  });
  return {
    status: response.status,
    text: (await response.text()).replaceAll('&quot;', '"').replaceAll('&#x27;', "'"),
  };
}

async function addUnit({ visitor }: SignedIn): Promise<number> {
  await visitor.post('/mileage/equipment/new', {
    unit: 'T-1',
    active: '1',
    fuelType: 'special_diesel',
    axles: '3',
  });
  return Number(
    /\/mileage\/equipment\/(\d+)"[^>]*>T-1</.exec((await visitor.get('/mileage/equipment')).html)?.[1],
  );
}

interface Way {
  what: string;
  field: string;
  accepted: number;
  /** Sends a file; `kept` counts what is of it afterwards. */
  give: (person: SignedIn, bytes: Uint8Array) => Promise<{ status: number; text: string }>;
  kept: (person: SignedIn) => Promise<number>;
}

const table = (content: Uint8Array) =>
  Buffer.concat([Buffer.from('Date,Truck,State,Gallons\n11/02/2026,T-1,TX,120.5\n'), content]);
const isPdf = (bytes: Uint8Array) =>
  Buffer.from(bytes).includes(EICAR) ? Buffer.from(EICAR) : Buffer.from('');

const WAYS: Way[] = [
  {
    what: 'a rate confirmation',
    field: 'files[]',
    accepted: 303,
    give: async (person, bytes) => {
      await person.visitor.post(DOCUMENTS, { intent: 'activate' });
      return send(person, DOCUMENTS, { intent: 'upload' }, 'files[]', bytes, 'load.pdf');
    },
    kept: ({ db, carrierId }) => db.document.count({ where: { carrierId } }),
  },
  {
    what: 'a receipt',
    field: 'receipt',
    accepted: 303,
    give: async (person, bytes) => {
      const unit = await addUnit(person);
      const fields = {
        intent: 'save',
        equipmentId: String(unit),
        date: '2026-11-03',
        quantity: '120.5',
        fuelUnit: 'gallon',
        fuelType: 'special_diesel',
        city: 'Dallas',
        state: 'TX',
        taxPaid: '1',
        bulk: '0',
      };
      return send(person, '/mileage/trips-fuel/fuel/new', fields, 'receipt', bytes, 'pilot.pdf');
    },
    kept: ({ db, carrierId }) => db.receipt.count({ where: { carrierId } }),
  },
  {
    what: 'an import',
    field: 'file',
    accepted: 303,
    give: (person, bytes) =>
      send(person, '/mileage/imports?index', { intent: 'upload' }, 'file', table(isPdf(bytes)), 'fuel.csv'),
    kept: ({ db, carrierId }) => db.dataImport.count({ where: { carrierId } }),
  },
  {
    what: 'a message to support',
    field: 'files',
    accepted: 303,
    give: (person, bytes) =>
      send(
        person,
        '/mileage/support/message',
        { subject: 'A question', message: 'See the file.' },
        'files',
        bytes,
        'load.pdf',
      ),
    kept: async ({ db, carrierId, userId }) =>
      (await db.attachment.count({ where: { userId } })) +
      (await db.supportRequest.count({ where: { carrierId } })),
  },
  {
    what: 'a file of an email, by a program',
    field: 'file',
    accepted: 201,
    give: (person, bytes) =>
      send(person, '/mileage/api/emails/attachments', {}, 'file', bytes, 'load.pdf', person.bearer),
    kept: ({ db, userId }) => db.attachment.count({ where: { userId } }),
  },
];

describe.each(WAYS)('$what', ({ field, accepted, give, kept }) => {
  it('is scanned whole before it is kept', async () => {
    const person = await signedIn(app);
    const before = scanner.seen.length;
    expect((await give(person, clean)).status).toBe(accepted);
    expect(scanner.seen.length).toBe(before + 1);
    expect(await kept(person)).toBeGreaterThan(0);
  });

  it('is refused beside its field, in plain words, where a virus is found, and not kept', async () => {
    const person = await signedIn(app);
    const refused = await give(person, infected);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(accepted === 201 ? FOUND.replaceAll('"', '\\"') : FOUND);
    if (accepted === 201)
      expect(JSON.parse(refused.text)).toMatchObject({
        errors: { [field]: [expect.stringContaining(FOUND)] },
      });
    else
      expect(refused.text).toMatch(
        new RegExp(`id="${field.replace('[]', '(\\[\\])?')}-error"[^>]*>.*${FOUND}`, 's'),
      );
    expect(await kept(person)).toBe(0);
  });

  it('is refused for now while the scanner is down, and taken afterwards', async () => {
    const person = await signedIn(app);
    scanner.mood = 'hangs up';
    const refused = await give(person, clean);
    scanner.mood = 'well';
    expect([422, 503]).toContain(refused.status);
    expect(refused.text).toContain(DOWN);
    expect(await kept(person)).toBe(0);
    expect((await give(person, clean)).status).toBe(accepted);
  });
});

describe('a forwarded mail', () => {
  const mail = (to: string, files: [string, Uint8Array][]) =>
    [
      'From: Broker <broker@example.com>',
      `To: ${to}`,
      'Subject: Fwd',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="b"',
      '',
      ...files.flatMap(([name, bytes]) => [
        '--b',
        `Content-Type: application/pdf; name="${name}"`,
        'Content-Transfer-Encoding: base64',
        `Content-Disposition: attachment; filename="${name}"`,
        '',
        Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n'),
      ]),
      '--b--',
      '',
    ].join('\r\n');
  const deliver = (raw: string) =>
    fetch(`${app.origin}/mileage/api/documents/inbound`, {
      method: 'POST',
      body: raw,
      headers: { 'Content-Type': 'message/rfc822', Authorization: `Bearer ${SECRET}` },
    });

  it('leaves infected files out, keeps the others, and is asked for again while the scanner is down', async () => {
    const person = await signedIn(app);
    await person.visitor.post(DOCUMENTS, { intent: 'activate' });
    const address =
      /loads-[0-9a-f]{16}@in\.example\.com/.exec((await person.visitor.get(DOCUMENTS)).html)?.[0] ?? '';
    const raw = mail(address, [
      ['bad.pdf', infected],
      ['good.pdf', cleanConfirmation('SCAN3')],
    ]);
    scanner.mood = 'hangs up';
    const later = await deliver(raw);
    scanner.mood = 'well';
    expect(later.status).toBe(503);
    expect(await person.db.document.count({ where: { carrierId: person.carrierId } })).toBe(0);
    const taken = await deliver(raw);
    expect(taken.status).toBe(202);
    expect(await taken.json()).toEqual({ accepted: 1, left_out: 1 });
    const listed = await person.db.document.findMany({
      where: { carrierId: person.carrierId },
      orderBy: { name: 'desc' },
    });
    expect(listed.map(({ name }) => name)).toEqual(['good.pdf', 'bad.pdf']);
    // The infected one is named with the reason, and nothing of it is kept.
    expect(listed[1]?.status).toBe('failed');
    expect(listed[1]?.problem).toContain('Our virus scanner found something in this file.');
    const fileOf = async (id = '') =>
      (await person.visitor.get(`/mileage/trips-fuel/documents/${id}/file`)).status;
    expect([await fileOf(listed[0]?.id), await fileOf(listed[1]?.id)]).toEqual([200, 404]);
  });
});
