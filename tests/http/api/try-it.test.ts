import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '~/areas/api/reference/registry.server';
import { startApp } from '../../factories/app';
import { apiWorld, disposableToken, PDF, type ApiWorld } from '../../factories/api-world';
import { decoded } from '../../factories/html-text';
import { telematicsServer } from '../../factories/telematics-server';
import { Visitor } from '../../factories/visitor';

/** Calls made from the forms of the reference, as a person without scripts makes them. */

const app = await startApp({ expectErrors: true, env: (await telematicsServer()).env });
let world: ApiWorld;
beforeAll(async () => {
  world = await apiWorld(app);
});

const addressOf = (id: string): string =>
  `/mileage/docs/${operations.find((one) => one.id === id)?.tag}/${id}/try`;

/** What the form sends as it stands: every field that is not a file. */
function fieldsOf(html: string): Record<string, string> {
  const [, form = ''] = /<form class="docs-form"[^>]*>([\s\S]*?)<\/form>/.exec(html) ?? [];
  const fields: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const name = /\bname="([^"]*)"/.exec(tag)?.[1];
    if (name && !/type="file"/.test(tag))
      fields[decoded(name)] = decoded(/\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '');
  }
  const body = /<textarea[^>]*name="body"[^>]*>([\s\S]*?)<\/textarea>/.exec(form)?.[1];
  if (body !== undefined) fields['body'] = decoded(body);
  return fields;
}

const answerOf = (html: string): { status: number; text: string } => ({
  status: Number(/id="answer-title">Answer (\d+)/.exec(html)?.[1] ?? 0),
  text: decoded(/<section id="answer"[\s\S]*?<code>([\s\S]*?)<\/code>/.exec(html)?.[1] ?? ''),
});

describe('a call tried by who is signed in', () => {
  it('reads as they would, and shows the answer with its headers', async () => {
    const { visitor } = world.dana;
    const page = await visitor.get(addressOf('readCarrier'));
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('<script');
    expect(page.html).toContain('You call as yourself, for');
    const sent = await visitor.post(addressOf('readCarrier'), fieldsOf(page.html));
    const { status, text } = answerOf(sent.html);
    expect(status).toBe(200);
    const direct: unknown = await (await world.call('GET', '/carrier')).json();
    expect(JSON.parse(text) as unknown).toEqual(direct);
    expect(sent.html).toContain('api-version: ');
    expect(sent.html).not.toContain('set-cookie');
  });

  it('writes once under the key of the form, however often it is sent', async () => {
    const { visitor } = world.dana;
    const page = await visitor.get(addressOf('createEquipment'));
    expect(page.html).toContain('This call changes records of');
    const fields = { ...fieldsOf(page.html), body: '{"unit": "TRY-1"}' };
    const [first, again] = [
      answerOf((await visitor.post(addressOf('createEquipment'), fields)).html),
      answerOf((await visitor.post(addressOf('createEquipment'), fields)).html),
    ];
    expect(first.status).toBe(201);
    expect(again).toEqual(first);
    expect(
      await world.db.equipment.count({ where: { carrierId: world.dana.carrierId, unit: 'TRY-1' } }),
    ).toBe(1);
  });

  it('keeps what was typed where the call is refused', async () => {
    const { visitor } = world.dana;
    const page = await visitor.get(addressOf('createEquipment'));
    const typed = '{"unit": "<b>", "make": 7,';
    const sent = await visitor.post(addressOf('createEquipment'), { ...fieldsOf(page.html), body: typed });
    expect(answerOf(sent.html).status).toBe(400);
    expect(fieldsOf(sent.html)['body']).toBe(typed);
    expect(sent.html).not.toContain('<b>');
  });

  it('asks for the part of the address that is missing, and leads nowhere else', async () => {
    const { visitor } = world.dana;
    const page = await visitor.get(addressOf('readEquipment'));
    for (const id of ['', '.', '..']) {
      const sent = await visitor.post(addressOf('readEquipment'), { ...fieldsOf(page.html), 'path.id': id });
      expect(sent.status, id).toBe(422);
      expect(sent.html).toContain('Enter id.');
      expect(sent.html).not.toContain('id="answer"');
    }
    for (const id of ['../../user', 'a/b', '%2e%2e', '1?x=1']) {
      const sent = await visitor.post(addressOf('readEquipment'), { ...fieldsOf(page.html), 'path.id': id });
      expect(answerOf(sent.html).status, id).toBe(404);
    }
  });

  it('never reaches the records of another carrier', async () => {
    const { visitor } = world.dana;
    const foreign = await world.db.equipment.findFirstOrThrow({ where: { carrierId: world.otto.carrierId } });
    const page = await visitor.get(addressOf('readEquipment'));
    const sent = await visitor.post(addressOf('readEquipment'), {
      ...fieldsOf(page.html),
      'path.id': String(foreign.id),
    });
    expect(answerOf(sent.html).status).toBe(404);
  });

  it('sends files', async () => {
    const { visitor } = world.dana;
    const address = addressOf('uploadDocuments');
    const page = await visitor.get(address);
    expect(page.html).toContain('enctype="multipart/form-data"');
    const form = new FormData();
    for (const [name, value] of Object.entries(fieldsOf(page.html))) form.append(name, value);
    form.append('file.files[]', new File([PDF], 'paper.pdf', { type: 'application/pdf' }));
    const sent = await visitor.send(address, form);
    expect(answerOf(sent.html)).toMatchObject({
      status: operations.find(({ id }) => id === 'uploadDocuments')?.example.status,
    });
  });
});

describe('a call tried by a token', () => {
  it('is the token’s, whoever is signed in, and the token is not shown again', async () => {
    const page = await world.dana.visitor.get(addressOf('listEquipment'));
    const asItStands = fieldsOf(page.html);
    const sent = await world.dana.visitor.post(addressOf('listEquipment'), {
      ...Object.fromEntries(Object.keys(asItStands).map((name) => [name, ''])),
      token: world.ottoToken,
    });
    const direct = (await (await world.call('GET', '/equipment', { token: world.ottoToken })).json()) as {
      data: unknown;
    };
    expect((JSON.parse(answerOf(sent.html).text) as { data: unknown }).data).toEqual(direct.data);
    expect(sent.html).not.toContain(world.ottoToken);
  });

  it('writes nothing where it may only read', async () => {
    const page = await new Visitor(app.origin).get(addressOf('createEquipment'));
    const sent = await new Visitor(app.origin).post(addressOf('createEquipment'), {
      ...fieldsOf(page.html),
      body: '{"unit": "TRY-2"}',
      token: world.readOnlyToken,
    });
    expect(answerOf(sent.html).status).toBe(403);
    expect(await world.db.equipment.count({ where: { unit: 'TRY-2' } })).toBe(0);
  });

  it('is refused where there is none, and says how to get further', async () => {
    const visitor = new Visitor(app.origin);
    const page = await visitor.get(addressOf('readCarrier'));
    expect(page.html).toContain('Paste a token below');
    expect(answerOf((await visitor.post(addressOf('readCarrier'), fieldsOf(page.html))).html).status).toBe(
      401,
    );
  });
});

it('is refused from another site', async () => {
  const answer = await fetch(`${app.origin}${addressOf('createEquipment')}`, {
    method: 'POST',
    headers: {
      Cookie: `${world.dana.cookie.name}=${world.dana.cookie.value}`,
      Origin: 'https://elsewhere.example',
      'Sec-Fetch-Site': 'cross-site',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ body: '{"unit": "TRY-3"}' }),
  });
  expect(answer.status).toBe(403);
  expect(await world.db.equipment.count({ where: { unit: 'TRY-3' } })).toBe(0);
});

it('is there for every call that is not a provider’s', async () => {
  const visitor = new Visitor(app.origin);
  for (const { id, tag } of operations)
    expect((await visitor.get(addressOf(id))).status, id).toBe(tag === 'incoming' ? 404 : 200);
  for (const address of ['/mileage/docs/trips/nothing/try', '/mileage/docs/fuel/createTrip/try'])
    expect((await visitor.get(address)).status).toBe(404);
});

it('answers every call as it answers a program that sends the example', async () => {
  const faults: string[] = [];
  for (const { id, tag, example, access } of operations) {
    if (tag === 'incoming' || example.files) continue;
    const token = ['signOut', 'refreshToken'].includes(id) ? await disposableToken(world) : world.token;
    const visitor = new Visitor(app.origin);
    const page = await visitor.get(addressOf(id));
    const sent = await visitor.post(addressOf(id), {
      ...fieldsOf(page.html),
      ...Object.fromEntries(
        Object.entries(example.params ?? {}).map(([name, value]) => [`path.${name}`, value]),
      ),
      ...(access === 'public' && !['signOut', 'refreshToken'].includes(id) ? {} : { token }),
    });
    const { status } = answerOf(sent.html);
    if (status !== example.status) faults.push(`${id}: ${status} for ${example.status}`);
  }
  expect(faults).toEqual([]);
});
