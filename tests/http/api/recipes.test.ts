import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transform } from 'esbuild';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '~/areas/api/reference/registry.server';
import { TAGS } from '~/platform/http/openapi/operation.server';
import { startApp } from '../../factories/app';
import { decoded } from '../../factories/html-text';
import { apiWorld, disposableToken, PDF, type ApiWorld } from '../../factories/api-world';
import { atEnd } from '../../factories/at-end';
import { telematicsServer } from '../../factories/telematics-server';
import { Visitor } from '../../factories/visitor';

/** What the reference shows, typed word for word: bash and curl themselves run it, with nothing replaced but the host. */

const { env: telematics } = await telematicsServer();
const settings = {
  expectErrors: true,
  env: {
    ...telematics,
    PUBLIC_URL: 'https://stateline.example',
    WEBHOOK_ALLOW_HTTP: '1',
    WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1',
  },
};
const app = await startApp(settings);
/** The examples change what they name: each language begins with records of its own. */
const appsOf = { typescript: await startApp(settings), python: await startApp(settings) };
const visitor = new Visitor(app.origin);
let world: ApiWorld;
beforeAll(async () => {
  world = await apiWorld(app);
});

const folder = mkdtempSync(path.join(tmpdir(), 'stateline-recipes-'));
atEnd(() => rmSync(folder, { recursive: true, force: true }));
// What a person would see on the screen goes to files beside it.
writeFileSync(
  path.join(folder, '.curlrc'),
  'silent\nshow-error\noutput = "answer"\ndump-header = "headers"\nwrite-out = "%{http_code}"\n',
);

interface Recipe {
  id: string;
  /** As it is shown, to copy. */
  line: string;
  /** The answer below it: its status, and the text of its body. */
  answer: { status: number; text: string } | null;
}

const recipesOf = (html: string): Recipe[] =>
  html
    .split('<figure class="docs-code">')
    .slice(1)
    .flatMap((figure, at, figures) => {
      const [, id, text = ''] = /<code id="curl-(\w+)">([\s\S]*?)<\/code>/.exec(figure) ?? [];
      if (id === undefined) return [];
      const [, status, shown = ''] =
        /<figcaption>Answer (\d+)<\/figcaption>[\s\S]*?<code>([\s\S]*?)<\/code>/.exec(
          figures[at + 1] ?? '',
        ) ?? [];
      return [
        {
          id,
          line: decoded(text),
          answer: status === undefined ? null : { status: Number(status), text: decoded(shown) },
        },
      ];
    });

interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a program with these words in a folder, as a rule that of the recipes. */
async function run(
  program: string,
  words: readonly string[],
  env: Record<string, string> = {},
  cwd = folder,
): Promise<Ran> {
  const child = spawn(program, words, {
    cwd,
    env: { ...process.env, CURL_HOME: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (piece: Buffer) => (out += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (err += piece.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, out, err };
}

/** A shell line as it stands, with the host that runs here. */
async function shell(line: string, token: string) {
  for (const name of ['answer', 'headers']) writeFileSync(path.join(folder, name), '');
  const ran = await run('bash', ['-c', line.replaceAll('https://stateline.example', app.origin)], {
    TOKEN: token,
  });
  return {
    ...ran,
    status: Number(ran.out),
    headers: readFileSync(path.join(folder, 'headers'), 'utf8'),
    answer: readFileSync(path.join(folder, 'answer')),
  };
}

/** Where an answer has other fields than the one that is shown, or values of another kind. */
function differences(shown: unknown, given: unknown, at: string): string[] {
  if (shown === null || given === null) return [];
  const kind = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
  if (kind(shown) !== kind(given)) return [`${at}: ${kind(given)} for ${kind(shown)}`];
  if (Array.isArray(shown) && Array.isArray(given))
    return shown.length > 0 && given.length > 0 ? differences(shown[0], given[0], `${at}[]`) : [];
  // Lists by year are cut short where they are shown.
  if (typeof shown !== 'object' || Object.keys(shown).every((name) => /^\d{4}$/.test(name))) return [];
  const [here, there] = [shown as Record<string, unknown>, given as Record<string, unknown>];
  return [...new Set([...Object.keys(here), ...Object.keys(there)])].flatMap((name) =>
    name in here && name in there
      ? differences(here[name], there[name], `${at}.${name}`)
      : [`${at}.${name}: only in the answer that is ${name in here ? 'shown' : 'given'}`],
  );
}

describe('the lines of the reference in a shell', () => {
  it('do what their page says, each with the answer that is shown below it', async () => {
    const recipes: Recipe[] = [];
    for (const slug of Object.keys(TAGS))
      recipes.push(...recipesOf((await visitor.get(`/mileage/docs/${slug}`)).html));
    expect(recipes.map(({ id }) => id).sort()).toEqual(operations.map(({ id }) => id).sort());
    const faults: string[] = [];
    for (const { id, example } of operations) {
      const { line, answer } = recipes.find((recipe) => recipe.id === id) as Recipe;
      for (const { name } of Object.values(example.files ?? {})) writeFileSync(path.join(folder, name), PDF);
      const token = ['signOut', 'refreshToken'].includes(id) ? await disposableToken(world) : world.token;
      const ran = await shell(line, token);
      const status = answer?.status ?? example.status;
      if (ran.code !== 0 || ran.err !== '') faults.push(`${id}: curl ended with ${ran.code} ${ran.err}`);
      if (ran.status !== status)
        faults.push(`${id}: ${ran.status} for ${status} ${ran.answer.toString().slice(0, 200)}`);
      else if (answer) {
        const given: unknown = JSON.parse(ran.answer.toString());
        faults.push(...differences(JSON.parse(answer.text), given, id));
      }
      if (ran.answer.includes(0)) faults.push(`${id}: a terminal is no place for this file`);
    }
    expect(faults).toEqual([]);
  });

  it('begin with one that needs a token and nothing else', async () => {
    const [first] = recipesOf((await visitor.get('/mileage/docs')).html) as [Recipe];
    expect(first.id).toBe('first');
    const ran = await shell(first.line, world.token);
    expect([ran.code, ran.err, ran.status]).toEqual([0, '', 200]);
    expect(JSON.parse(ran.answer.toString())).toMatchObject({ user: { email: 'dana@example.com' } });
    expect((await shell(first.line, 'no-token')).status).toBe(401);
  });

  it('end and renew the session of the token that they send', async () => {
    const page = recipesOf((await visitor.get('/mileage/docs/auth')).html);
    const lineOf = (wanted: string) => page.find(({ id }) => id === wanted)?.line ?? '';
    const former = await disposableToken(world);
    const renewed = JSON.parse((await shell(lineOf('refreshToken'), former)).answer.toString()) as {
      access_token: string;
    };
    const works = async (token: string) => (await shell(lineOf('readUser'), token)).status;
    expect(await works(renewed.access_token)).toBe(200);
    expect((await shell(lineOf('signOut'), renewed.access_token)).status).toBe(200);
    expect(await works(renewed.access_token)).toBe(401);
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
const hasRequests = hasPython && spawnSync('python3', ['-c', 'import requests']).status === 0;

/** Runs each sample in turn as it stands and writes down what it prints: [[name, status, the rest or the failure]]. */
const RUNNERS = {
  typescript: `import { readFileSync } from 'node:fs';
const seen = [];
for (const name of JSON.parse(readFileSync('order.json', 'utf8'))) {
  console.log = (...told) => seen.push([name, ...told]);
  await import('./' + name + '.mjs').catch((error) => seen.push([name, 0, String(error)]));
}
process.stdout.write(JSON.stringify(seen));`,
  python: `import json
seen = []
for name in json.load(open("order.json")):
    try:
        exec(open(name + ".py").read(), {"print": lambda *told: seen.append([name, *told])})
    except Exception as error:
        seen.append([name, 0, repr(error)])
open("seen.json", "w").write(json.dumps(seen))
print(json.dumps(seen), end="")`,
};

const samplesIn = (html: string, language: string): Map<string, string> =>
  new Map(
    [...html.matchAll(new RegExp(`<code id="${language}-(\\w+)">([\\s\\S]*?)</code>`, 'g'))].map(
      ([, id = '', text = '']) => [id, decoded(text)],
    ),
  );

describe.each(['typescript', ...(hasRequests ? (['python'] as const) : [])] as ('typescript' | 'python')[])(
  'the samples in %s',
  (language) => {
    const samples = new Map<string, string>();
    const place = path.join(folder, language);
    beforeAll(async () => {
      mkdirSync(place);
      for (const slug of Object.keys(TAGS))
        for (const [id, text] of samplesIn((await visitor.get(`/mileage/docs/${slug}`)).html, language))
          samples.set(id, text);
    });

    it('are there for every call', () => {
      expect([...samples.keys()].sort()).toEqual(operations.map(({ id }) => id).sort());
    });

    it('do what their page says', async () => {
      const its = appsOf[language];
      const records = await apiWorld(its);
      const ends = ['signOut', 'refreshToken'];
      const ids = operations.map(({ id }) => id).filter((id) => !ends.includes(id));
      for (const { id, example } of operations) {
        for (const { name } of Object.values(example.files ?? {})) writeFileSync(path.join(place, name), PDF);
        const text = (samples.get(id) ?? '').replaceAll('https://stateline.example', its.origin);
        if (language === 'python') writeFileSync(path.join(place, `${id}.py`), text);
        else writeFileSync(path.join(place, `${id}.mjs`), (await transform(text, { loader: 'ts' })).code);
      }
      writeFileSync(path.join(place, 'order.json'), JSON.stringify([...ids]));
      const runner = language === 'python' ? 'all.py' : 'all.mjs';
      writeFileSync(path.join(place, runner), RUNNERS[language]);
      const ran = await run(
        language === 'python' ? 'python3' : process.execPath,
        [runner],
        { TOKEN: records.token },
        place,
      );
      expect([ran.code, ran.err]).toEqual([0, '']);
      const seen = JSON.parse(ran.out) as [id: string, status: number, answer: unknown][];
      expect(seen.map(([id]) => id)).toEqual(ids);
      const faults = seen.flatMap(([id, status, answer]) => {
        const wanted = operations.find((one) => one.id === id)?.example.status;
        return status === wanted ? [] : [`${id}: ${status} for ${wanted} ${JSON.stringify(answer)}`];
      });
      expect(faults).toEqual([]);
    });
  },
);

it('the samples in typescript pass the compiler at its strictest', async () => {
  const place = path.join(folder, 'types');
  mkdirSync(place);
  const names: string[] = [];
  for (const slug of Object.keys(TAGS))
    for (const [id, text] of samplesIn((await visitor.get(`/mileage/docs/${slug}`)).html, 'typescript')) {
      const name = path.join(place, `${id}.ts`);
      writeFileSync(name, text);
      names.push(name);
    }
  const program = ts.createProgram(names, {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    skipLibCheck: true,
    typeRoots: [path.join(import.meta.dirname, '../../../node_modules/@types')],
    types: ['node'],
  });
  expect(names.length).toBe(operations.length);
  expect(
    ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  ).toEqual([]);
});

describe('the code that checks a signature', () => {
  interface Received {
    headers: IncomingHttpHeaders;
    body: Buffer;
  }
  const received: Received[] = [];
  let webhookId = '';
  const secrets: string[] = [];
  const samples = new Map<string, string>();

  const tell = async (unit: string): Promise<Received> => {
    const before = received.length;
    await world.call('POST', '/equipment', { token: world.ottoToken, body: { unit } });
    await expect.poll(() => received.length, { timeout: 120_000 }).toBe(before + 1);
    return received[before] as Received;
  };

  beforeAll(async () => {
    const server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        received.push({ headers: request.headers, body: Buffer.concat(pieces) });
        response.writeHead(204).end();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    atEnd(() => void server.close());
    const made = await world.call('POST', '/webhooks', {
      token: world.ottoToken,
      body: {
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
        events: ['equipment.created'],
      },
    });
    const { data } = (await made.json()) as { data: { id: string; secret: string } };
    webhookId = data.id;
    secrets.push(data.secret);
    for (const [, id = '', text = ''] of (await visitor.get('/mileage/docs')).html.matchAll(
      /<code id="(verify-\w+)">([\s\S]*?)<\/code>/g,
    ))
      samples.set(id, decoded(text));
  });

  /** Runs a sample as it stands, and then its last line once more to see what it is. */
  async function verdict(
    language: 'node' | 'python',
    { headers, body }: Received,
    secret: string,
  ): Promise<string> {
    const sample = samples.get(`verify-${language}`) ?? '';
    const last = (sample.split('\n').at(-1) ?? '').replace(/;$/, '');
    const env = {
      WEBHOOK_SECRET: secret,
      HEADERS: JSON.stringify(headers),
      BODY: body.toString('base64'),
    };
    const [name, text] =
      language === 'node'
        ? [
            'receiver.mjs',
            `const request = { headers: JSON.parse(process.env.HEADERS) };
const body = Buffer.from(process.env.BODY, 'base64');
${sample}
console.log(${last});`,
          ]
        : [
            'receiver.py',
            `import base64, json, os
class Headers(dict):
    def get(self, name): return dict.get(self, name.lower())
class request: headers = Headers(json.loads(os.environ["HEADERS"]))
body = base64.b64decode(os.environ["BODY"])
${sample}
print(${last})`,
          ];
    writeFileSync(path.join(folder, name), text);
    const ran = await run(language === 'node' ? process.execPath : 'python3', [name], env);
    return `${ran.out.trim().toLowerCase()}${ran.err.slice(-500)}`;
  }

  it.each(['node', ...(hasPython ? (['python'] as const) : [])] as ('node' | 'python')[])(
    'in %s believes what we send with every secret in force, and nothing else',
    async (language) => {
      const event = await tell(`S-1 ${language} Ñandú`);
      const signed = String(event.headers['stateline-signature']);
      const secret = secrets.at(-1) as string;
      const altered = (signature: string | undefined, body = event.body): Received => ({
        headers: { ...event.headers, 'stateline-signature': signature },
        body,
      });
      const judged = {
        sent: await verdict(language, event, secret),
        otherSecret: await verdict(language, event, `${secret}x`),
        otherBody: await verdict(language, altered(signed, Buffer.from('{}')), secret),
        otherTime: await verdict(language, altered(signed.replace(/t=\d/, 't=2')), secret),
        unsigned: await verdict(language, altered(undefined), secret),
        noTime: await verdict(language, altered(signed.replace(/^t=\d+,/, '')), secret),
        noise: await verdict(language, altered(`t=${'9'.repeat(5_000)},v1=abc`), secret),
      };
      expect(judged).toEqual({
        sent: 'true',
        otherSecret: 'false',
        otherBody: 'false',
        otherTime: 'false',
        unsigned: 'false',
        noTime: 'false',
        noise: 'false',
      });
      const renewed = await world.call('POST', `/webhooks/${webhookId}/secret`, { token: world.ottoToken });
      const newer = ((await renewed.json()) as { data: { secret: string } }).data.secret;
      const later = await tell(`S-2 ${language}`);
      expect([await verdict(language, later, secret), await verdict(language, later, newer)]).toEqual([
        'true',
        'true',
      ]);
      secrets.push(newer);
    },
  );

  it('is shown in two languages, and both of them are run where Python is there', () => {
    expect([...samples.keys()]).toEqual(['verify-node', 'verify-python']);
  });
});
