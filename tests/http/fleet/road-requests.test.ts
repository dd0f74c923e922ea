import { expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { makeApiToken, signedIn } from '../../factories/signed-in';

const app = await startApp();

async function chicagoToNewYork() {
  const person = await signedIn(app, { planPackageId: 'ic_basic' });
  const stops: [string, string][] = [
    ['Chicago', 'IL'],
    ['New York', 'NY'],
  ].flatMap(([city = '', state = '']): [string, string][] => [
    ['stop_city', city],
    ['stop_state', state],
    ['stop_zip', ''],
  ]);
  let page = await person.visitor.post('/mileage/trips-fuel/trips/new', [
    ['date', '2026-11-02'],
    ['entry', 'stops'],
    ['idempotencyKey', crypto.randomUUID()],
    ...stops,
  ]);
  const path = page.url.split(/[?#]/)[0] ?? '';
  for (let turn = 0; page.html.includes('Calculating route') && turn < 50; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    page = await person.visitor.get(path);
  }
  const revisionOf = (html: string) => /name="revision" value="(\d+)"/.exec(html)?.[1] ?? '';
  const ask = async (fields: Record<string, string>) => {
    let answer = await person.visitor.post(path, {
      intent: 'ask-road',
      revision: revisionOf((await person.visitor.get(path)).html),
      ...fields,
    });
    for (let turn = 0; answer.html.includes('Calculating route') && turn < 50; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      answer = await person.visitor.get(path);
    }
    return answer;
  };
  return { ...person, path, page, ask };
}
const via = (html: string) => /<input id="via"[^>]*>/.exec(html)?.[0] ?? '';
const roadForm = (html: string) => /<details class="disclosure" id="road"[^>]*>/.exec(html)?.[0] ?? '';

it('asks for the road that was driven, without scripts', async () => {
  const { page, ask } = await chicagoToNewYork();
  expect(page.html).toContain('Took another route?');
  // Why the miles are what they are: the roads, and the toll miles by state.
  expect(page.html).toMatch(/Follows [^<]*I-80[^<]*\./);
  expect(page.html).toMatch(/Toll roads: [\d.,]+ mi \((?:[A-Z]{2} [\d.,]+(?:, )?)+\)\./);
  expect(roadForm(page.html)).not.toContain('open');
  const found = await ask({ via: 'I-87', avoidTolls: '1' });
  expect(found.status).toBe(200);
  expect(found.html).toMatch(/I-87/);
  expect(via(found.html)).toContain('value="I-87"');
  expect(found.html).toMatch(/<input id="avoidTolls"[^>]*checked/);
  expect(found.html).toContain('Changed road asked for');
});

it('says beside the field why no such road was found, and keeps the miles and what was typed', async () => {
  const { page, ask } = await chicagoToNewYork();
  const total = /Total distance<\/th><td[^>]*>([\d,.]+)/.exec(page.html)?.[1];
  expect(total).toBeDefined();
  const unknown = await ask({ via: 'I-999' });
  expect(roadForm(unknown.html)).toContain('open');
  expect(via(unknown.html)).toContain('value="I-999"');
  expect(via(unknown.html)).toContain('aria-invalid="true"');
  expect(unknown.html).toContain('The highway I-999 is not known.');
  expect(/Total distance<\/th><td[^>]*>([\d,.]+)/.exec(unknown.html)?.[1]).toBe(total);
  const many = await ask({ via: '1,2,3,4,5,6', shortest: '1' });
  expect(many.status).toBe(422);
  expect(via(many.html)).toContain('value="1,2,3,4,5,6"');
  expect(many.html).toMatch(/<input id="shortest"[^>]*checked/);
  expect(many.html).toContain('At most 5 highways');
});

it('is asked for by programs, once for each key, and by nobody else', async () => {
  const { db, path, ...person } = await chicagoToNewYork();
  const id = `1${path.split('/').at(-1)}`;
  const call = async (bearer: string, body: object, key?: string) => {
    const answer = await fetch(`${app.origin}/mileage/api/trip/${id}/road`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${bearer}`,
        'Content-Type': 'application/json',
        ...(key ? { 'Idempotency-Key': key } : {}),
      },
      body: JSON.stringify(body),
    });
    return {
      status: answer.status,
      body: (await answer.json()) as {
        data?: { road: object; revision: number };
        errors?: Record<string, string[]>;
      },
    };
  };
  const token = await makeApiToken(db, person);
  const asked = await call(token, { via: ['I-87'], avoid_tolls: true }, 'one');
  expect(asked.status).toBe(200);
  expect((await call(token, { via: ['I-87'], avoid_tolls: true }, 'one')).body).toEqual(asked.body);
  expect((await call(token, { via: ['1', '2', '3', '4', '5', '6'] })).status).toBe(422);
  expect((await call(token, { via: ['I-90'], revision: 1 })).status).toBe(409);
  const stranger = await signedIn(app, { planPackageId: 'ic_basic' });
  expect((await call(await makeApiToken(stranger.db, stranger), { via: ['I-90'] })).status).toBe(404);
});
