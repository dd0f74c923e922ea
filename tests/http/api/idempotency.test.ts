import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { makeApiToken, signedIn, type SignedIn } from '../../factories/signed-in';
import { accessOf, telematicsServer } from '../../factories/telematics-server';

const app = await startApp({ env: (await telematicsServer()).env });
let dana: SignedIn;
let token: string;

beforeAll(async () => {
  dana = await signedIn(app, { planPackageId: 'ic_advanced' });
  token = await makeApiToken(dana.db, dana);
});

interface Sent {
  status: number;
  body: { message?: string; data?: { id: string; unit?: string } };
  headers: Headers;
}

async function send(
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  as = token,
): Promise<Sent> {
  const response = await fetch(`${app.origin}/api${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${as}`,
      ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  return {
    status: response.status,
    body: (await response.json()) as Sent['body'],
    headers: response.headers,
  };
}

const keyed = (key: string) => ({ 'Idempotency-Key': key });
const unit = (name: string) => ({ unit: name });

describe('a write with an Idempotency-Key', () => {
  it('runs once, and gets the same answer again', async () => {
    const key = keyed(randomUUID());
    const first = await send('POST', '/equipment', unit('I-1'), key);
    const again = await send('POST', '/equipment', unit('I-1'), key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await dana.db.equipment.count({ where: { unit: 'I-1' } })).toBe(1);
  });

  it('is refused with 422 where another body, query or record comes under the key', async () => {
    const key = keyed('order-77');
    const made = await send('POST', '/equipment', unit('I-2'), key);
    expect(made.status).toBe(201);
    const other = await send('POST', '/equipment', unit('I-3'), key);
    expect(other).toMatchObject({
      status: 422,
      body: { message: 'This Idempotency-Key was used for another request. Use a new one.' },
    });
    expect(await dana.db.equipment.count({ where: { unit: 'I-3' } })).toBe(0);
    // The same word for another call is another key.
    expect((await send('PUT', `/equipment/${made.body.data?.id}`, unit('I-2b'), key)).status).toBe(200);
    expect((await send('PUT', '/equipment/999999', unit('I-2b'), key)).status).toBe(422);
  });

  it('runs once also where many come at the same moment: the others are told to wait', async () => {
    const key = keyed(randomUUID());
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send('POST', '/fuel', { ...FUEL, reference: 'at-once' }, key)),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(0);
    for (const { status, headers } of answers.filter((answer) => answer.status !== 201))
      expect([status, headers.get('retry-after')]).toEqual([409, '1']);
    expect(new Set(made.map(({ body }) => body.data?.id)).size).toBe(1);
    expect(await dana.db.fuelPurchase.count({ where: { reference: 'at-once' } })).toBe(1);
  });

  it('keeps failures out: the key may be used again when the request is mended', async () => {
    const key = keyed(randomUUID());
    expect((await send('POST', '/equipment', unit(''), key)).status).toBe(422);
    expect((await send('POST', '/equipment', unit('I-4'), key)).status).toBe(201);
  });

  it('belongs to its token', async () => {
    const otto = await signedIn(app);
    const theirs = await makeApiToken(otto.db, otto);
    const key = keyed('shared-key');
    const mine = await send('POST', '/equipment', unit('I-5'), key);
    const other = await send('POST', '/equipment', unit('I-5'), key, theirs);
    expect([mine.status, other.status]).toEqual([201, 201]);
    expect(other.body.data?.id).not.toBe(mine.body.data?.id);
  });

  it('makes no second record even if the answer was lost before it was kept', async () => {
    const key = randomUUID();
    const body = {
      date: '2026-07-14',
      reference: 'lost',
      route: [
        { city: 'Dallas', state: 'TX' },
        { city: 'Tulsa', state: 'OK' },
      ],
    };
    const first = await send('POST', '/trip', body, keyed(key));
    expect(first.status).toBe(201);
    await dana.db.idempotentAnswer.deleteMany({});
    const again = await send('POST', '/trip', body, keyed(key));
    expect(again.body.data?.id).toBe(first.body.data?.id);
    expect(await dana.db.trip.count({ where: { reference: 'lost' } })).toBe(1);
  });

  it('makes no second one of anything where the process died between commit and answer', async () => {
    const files = (kind: string) => {
      const form = new FormData();
      if (kind === 'fuel') {
        for (const [name, value] of Object.entries({ ...FUEL, reference: 'with receipt' }))
          form.append(name, value);
        form.append('receipt', new File([RECEIPT], 'receipt.png', { type: 'image/png' }));
      } else form.append('file', new File(['Date,Unit\n'], 'trips.csv', { type: 'text/csv' }));
      return form;
    };
    const mail = { to: ['someone@example.com'], subject: 'Papers', body: 'Here they are.' };
    const calls: [path: string, body: () => unknown][] = [
      ['/fuel', () => files('fuel')],
      ['/equipment', () => unit('I-9')],
      ['/imports', () => files('import')],
      ['/emails/attachments', () => files('email')],
      ['/emails', () => mail],
      ['/support/send-email', () => ({ subject: 'Help', message: 'How do I add a truck?' })],
      ['/modules/ratecon/store-data-batch', () => ({ extracted_data: [{ a: 1 }] })],
      ['/webhooks', () => ({ url: 'https://hooks.example.com/once', events: ['quarter.filed'] })],
      ['/connections', () => accessOf('samsara')],
    ];
    const count = async () => ({
      fuel: await dana.db.fuelPurchase.count(),
      receipts: await dana.db.fuelPurchase.count({ where: { receiptId: { not: null } } }),
      equipment: await dana.db.equipment.count(),
      imports: await dana.db.dataImport.count(),
      files: await dana.db.attachment.count(),
      emails: await dana.db.composedEmail.count(),
      support: await dana.db.supportRequest.count(),
      batches: await dana.db.extractedBatch.count(),
      webhooks: await dana.db.webhookEndpoint.count(),
      connections: await dana.db.telematicsConnection.count(),
      messages: await dana.db.mailMessage.count({ where: { kind: { in: ['composed', 'support-request'] } } }),
    });
    for (const [path, body] of calls) {
      const key = keyed(randomUUID());
      const first = await send('POST', path, body(), key);
      expect(first.status, path + JSON.stringify(first.body)).toBeLessThan(300);
      const before = await count();
      await dana.db.idempotentAnswer.deleteMany({});
      const again = await send('POST', path, body(), key);
      expect([path, again.status, again.headers.get('idempotency-replayed')]).toEqual([
        path,
        first.status,
        null,
      ]);
      expect(again.body.data?.id, path).toEqual(first.body.data?.id);
      expect(await count(), path).toEqual(before);
    }
  });

  it('knows a form again although its boundary is another', async () => {
    const form = () => {
      const made = new FormData();
      for (const [name, value] of Object.entries({ ...FUEL, reference: 'form' })) made.append(name, value);
      return made;
    };
    const key = keyed(randomUUID());
    const first = await send('POST', '/fuel', form(), key);
    const again = await send('POST', '/fuel', form(), key);
    expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([
      201,
      201,
      'true',
    ]);
  });

  it('continues where the process died in the middle, once the claim is over', async () => {
    const key = randomUUID();
    expect((await send('POST', '/equipment', unit('I-6'), keyed(key))).status).toBe(201);
    const hour = 3_600_000;
    await dana.db.idempotentAnswer.updateMany({
      data: { answer: null, lockedUntil: new Date(Date.now() + hour) },
    });
    expect((await send('POST', '/equipment', unit('I-6'), keyed(key))).status).toBe(409);
    await dana.db.idempotentAnswer.updateMany({ data: { lockedUntil: new Date(Date.now() - hour) } });
    await dana.db.equipment.deleteMany({ where: { unit: 'I-6' } });
    expect((await send('POST', '/equipment', unit('I-6'), keyed(key))).status).toBe(201);
    await dana.db.idempotentAnswer.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    // A day later the word is free again.
    expect((await send('POST', '/equipment', unit('I-7'), keyed(key))).status).toBe(201);
  });

  it('takes guests’ writes and sign-ins too, and keeps no secret that could be read', async () => {
    const body = {
      name: 'Ines Ortega',
      email: 'ines@example.com',
      password: 'red rigs roll',
      password_confirmation: 'red rigs roll',
    };
    const register = async () => {
      const response = await fetch(`${app.origin}/api/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...keyed('one-account') },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as { access_token: string } };
    };
    const [first, again] = [await register(), await register()];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.access_token).toBe(first.body.access_token);
    const kept = await dana.db.idempotentAnswer.findMany();
    const everything = Buffer.concat(
      kept.flatMap(({ id, fingerprint, answer }) => [id, fingerprint, answer ?? Buffer.alloc(0)]),
    ).toString('latin1');
    expect(everything).not.toContain(first.body.access_token);
    expect(everything).not.toContain('access_token');
  });

  it('is refused where it is no key, and asks for sign-in first', async () => {
    expect((await send('POST', '/equipment', unit('I-8'), keyed('x'.repeat(256)))).status).toBe(400);
    expect((await send('POST', '/equipment', unit('I-8'), keyed('two words'))).status).toBe(400);
    expect((await send('POST', '/equipment', unit('I-8'), keyed('fine'), 'slt_nobody')).status).toBe(401);
  });
});

const RECEIPT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const FUEL = { date: '2026-07-14', fuel_units: '80', state: 'TX', equipment_id: '' };

beforeAll(async () => {
  const made = await send('POST', '/equipment', unit('F-1'));
  FUEL.equipment_id = String(made.body.data?.id);
});
