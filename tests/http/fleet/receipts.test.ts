import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { RECEIPTS } from '../../fixtures/fuel-receipts/receipts';
import { startApp } from '../../factories/app';
import { receiptPdf, receiptPng } from '../../factories/receipt-pictures';
import { giveRecords } from '../../factories/quarter-records';
import { signedIn, type SignedIn } from '../../factories/signed-in';

const app = await startApp();
const LIST = '/mileage/trips-fuel/receipts';
const TRUCK_STOP = RECEIPTS[0]!.lines;

/** Sends the upload form as a browser without scripts does. */
async function upload(person: SignedIn, files: { name: string; bytes: Uint8Array }[]) {
  const form = new FormData();
  form.set('intent', 'save');
  for (const { name, bytes } of files) form.append('receipt', new File([new Uint8Array(bytes)], name));
  const response = await fetch(`${app.origin}${LIST}?index`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: {
      Cookie: `${person.cookie.name}=${person.cookie.value}`,
      Origin: app.origin,
      'Sec-Fetch-Site': 'same-origin',
      Accept: 'text/html',
    },
  });
  return { status: response.status, html: await response.text() };
}

/** Asks for the list until nothing is being read, as the page itself asks the browser to. */
async function untilRead(person: SignedIn): Promise<string> {
  for (;;) {
    const { html } = await person.visitor.get(LIST);
    if (!html.includes('Reading...')) return html;
    expect(/http-equiv="refresh"/i.test(html)).toBe(true);
    await pause(250);
  }
}

const idIn = (html: string): string =>
  /\/trips-fuel\/receipts\/([0-9a-f-]{36})\/review"/.exec(html)?.[1] ?? '';
const valueOf = (html: string, name: string): string =>
  /value="([^"]*)"/.exec(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '')?.[1] ?? '';
const chosenIn = (html: string, name: string): string => {
  const select = new RegExp(`<select[^>]*name="${name}"[\\s\\S]*?</select>`).exec(html)?.[0] ?? '';
  const option = [...select.matchAll(/<option[^>]*>/g)].find(([tag]) => tag.includes('selected'))?.[0] ?? '';
  return /value="([^"]*)"/.exec(option)?.[1] ?? '';
};
/** What the form of the review shows, as a browser would send it. */
const formIn = (html: string): Record<string, string> => ({
  ...Object.fromEntries(
    ['date', 'city', 'zip', 'quantity', 'total', 'seller', 'reference', 'pricePerUnit'].map((name) => [
      name,
      valueOf(html, name),
    ]),
  ),
  ...Object.fromEntries(
    ['equipmentId', 'state', 'fuelUnit', 'fuelType', 'taxPaid', 'bulk'].map((name) => [
      name,
      chosenIn(html, name),
    ]),
  ),
});
const fuelOf = (person: SignedIn) =>
  person.db.fuelPurchase.findMany({ where: { carrierId: person.carrierId }, orderBy: { id: 'asc' } });

describe('a receipt by photo, without scripts', { timeout: 120_000 }, () => {
  it('becomes a proposed purchase that a person confirms, with the picture as its paper', async () => {
    const person = await signedIn(app);
    await giveRecords(person.scope, { units: [{ unit: '4412' }, { unit: '9' }], trips: [], fuel: [] });
    expect((await person.visitor.get('/mileage/trips-fuel?quarter=20263')).html).toContain(`href="${LIST}"`);
    const sent = await upload(person, [{ name: 'pilot.png', bytes: await receiptPng(TRUCK_STOP) }]);
    expect(sent.status).toBe(303);
    const list = await untilRead(person);
    expect(list).toContain('118.402 gallons');
    const path = `${LIST}/${idIn(list)}/review`;
    const { html } = await person.visitor.get(path);
    expect(formIn(html)).toMatchObject({
      date: '2026-08-14',
      city: 'Amarillo',
      state: 'TX',
      quantity: '118.402',
      fuelUnit: 'gallon',
      fuelType: 'special_diesel',
      pricePerUnit: '3.899',
      total: '461.65',
      reference: '0123456',
    });
    expect(formIn(html)['equipmentId']).not.toBe('');
    expect(html).toContain('Not counted as truck fuel');
    expect((html.match(/class="evidence"/g) ?? []).length).toBeGreaterThanOrEqual(6);
    expect(
      new HtmlValidate({ extends: ['html-validate:standard'] })
        .validateStringSync(html)
        .results.flatMap(({ messages }) => messages)
        .filter(({ ruleId }) => /duplicate|void|close|attr-unknown/.test(ruleId)),
    ).toEqual([]);
    const picture = await fetch(`${app.origin}${LIST}/${idIn(list)}/pages/1`, {
      headers: { Cookie: `${person.cookie.name}=${person.cookie.value}` },
    });
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(await fuelOf(person)).toHaveLength(0);
    const wrong = await person.visitor.post(path, {
      ...formIn(html),
      quantity: 'much',
      seller: 'Typed by me',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('Write the units as a number');
    expect(valueOf(wrong.html, 'seller')).toBe('Typed by me');
    const saved = await person.visitor.post(path, { ...formIn(html), intent: 'save' });
    expect(saved.url.startsWith('/mileage/trips-fuel')).toBe(true);
    // A form that is sent twice makes one.
    await person.visitor.post(path, { ...formIn(html), intent: 'save' });
    const [made, ...others] = await fuelOf(person);
    expect(others).toEqual([]);
    expect(made).toMatchObject({ receiptId: idIn(list), gallonsThousandths: 118402n, totalCents: 46165 });
    const after = await person.visitor.get(LIST);
    expect(after.html).toContain('No receipts waiting');
    const again = await upload(person, [{ name: 'pilot.png', bytes: await receiptPng(TRUCK_STOP) }]);
    expect(again.status).toBe(303);
    expect((await person.visitor.get(LIST)).html).toContain('No receipts waiting');
  });

  it('is attached to the purchase that a card file brought, so that none counts twice', async () => {
    const person = await signedIn(app);
    await giveRecords(person.scope, {
      units: [{ unit: '4412' }],
      trips: [],
      fuel: [{ unit: '4412', date: '2026-08-15', state: 'TX', quantity: '118.40' }],
    });
    await upload(person, [{ name: 'pilot.pdf', bytes: await receiptPdf(TRUCK_STOP) }]);
    const path = `${LIST}/${idIn(await untilRead(person))}/review`;
    const { html } = await person.visitor.get(path);
    expect(html).toContain('This fuel may be recorded already');
    const refused = await person.visitor.post(path, { ...formIn(html), intent: 'save' });
    expect(refused.status).toBe(409);
    expect(await fuelOf(person)).toHaveLength(1);
    const attach = /name="intent" value="(attach:\d+)"|value="(attach:\d+)" name="intent"/.exec(html);
    const attached = await person.visitor.post(path, { intent: attach?.[1] ?? attach?.[2] ?? '' });
    expect(attached.html).toContain('pilot.pdf');
    const [only, ...others] = await fuelOf(person);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ gallonsThousandths: 118400n });
    expect(only?.receiptId).toBe(/receipts\/([0-9a-f-]{36})/.exec(path)?.[1]);
  });

  it('is recorded beside a purchase like it where the person says that it is another', async () => {
    const person = await signedIn(app);
    await giveRecords(person.scope, {
      units: [{ unit: '4412' }],
      trips: [],
      fuel: [{ unit: '4412', date: '2026-08-14', state: 'TX', quantity: '118.40' }],
    });
    await upload(person, [{ name: 'pilot.pdf', bytes: await receiptPdf(TRUCK_STOP) }]);
    const path = `${LIST}/${idIn(await untilRead(person))}/review`;
    const { html } = await person.visitor.get(path);
    await person.visitor.post(path, { ...formIn(html), isAnother: '1', intent: 'save' });
    expect(await fuelOf(person)).toHaveLength(2);
  });

  it('may be a HEIC photo, as telephones keep them', async () => {
    const person = await signedIn(app);
    await giveRecords(person.scope, { units: [{ unit: '4412' }], trips: [], fuel: [] });
    const photo = readFileSync('tests/fixtures/photos/receipt.heic');
    expect((await upload(person, [{ name: 'IMG_1.HEIC', bytes: photo }])).status).toBe(303);
    const list = await untilRead(person);
    expect(list).toContain('118.402 gallons');
    const { html } = await person.visitor.get(`${LIST}/${idIn(list)}/review`);
    expect(formIn(html)).toMatchObject({ date: '2026-08-14', state: 'TX', total: '461.65' });
  });

  it('says what cannot be read, and keeps nothing of it', async () => {
    const person = await signedIn(app);
    const webp = Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8 ');
    const refused = await upload(person, [{ name: 'IMG_1.webp', bytes: webp }]);
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('WebP pictures cannot be read.');
    expect((await upload(person, [{ name: 'a.txt', bytes: Buffer.from('diesel') }])).html).toContain(
      'Unsupported file format.',
    );
    expect((await upload(person, [])).html).toContain('Choose a photo or PDF of a receipt.');
    expect(await person.db.receipt.count({ where: { carrierId: person.carrierId } })).toBe(0);
    const broken = Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      Buffer.alloc(400),
    ]);
    await upload(person, [{ name: 'broken.png', bytes: broken }]);
    const list = await untilRead(person);
    expect(list).toContain('This file is damaged and cannot be read.');
    const byHand = await person.visitor.get(`${LIST}/${idIn(list)}/review`);
    expect(byHand.html).toContain('name="quantity"');
    const removed = await person.visitor.post(`${LIST}?index`, { intent: 'remove', id: idIn(list) });
    expect(removed.html).toContain('Undo');
    expect(removed.html).toContain('No receipts waiting');
    const undo =
      /<form method="post" action="\/mileage\/account\/trash">(.*?)<\/form>/s.exec(removed.html)?.[1] ?? '';
    await person.visitor.post(
      '/mileage/account/trash',
      Object.fromEntries(
        [...undo.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
          name,
          value,
        ]),
      ),
    );
    expect((await person.visitor.get(LIST)).html).toContain('broken.png');
  });

  it('is nobody else’s', async () => {
    const [person, stranger] = [await signedIn(app), await signedIn(app)];
    await upload(person, [{ name: 'pilot.pdf', bytes: await receiptPdf(TRUCK_STOP) }]);
    const path = `${LIST}/${idIn(await untilRead(person))}`;
    for (const end of ['', '/review', '/pages/1'])
      expect((await stranger.visitor.get(`${path}${end}`)).status, end).toBe(404);
    expect((await stranger.visitor.post(`${path}/review`, { intent: 'save', quantity: '1' })).status).toBe(
      404,
    );
    await giveRecords(stranger.scope, {
      units: [{ unit: '4412' }],
      trips: [],
      fuel: [{ unit: '4412', date: '2026-08-14', state: 'TX', quantity: '118.40' }],
    });
    const [theirs] = await fuelOf(stranger);
    expect((await person.visitor.post(`${path}/review`, { intent: `attach:${theirs?.id}` })).status).toBe(
      404,
    );
    expect((await fuelOf(stranger))[0]?.receiptId).toBe(null);
  });
});
