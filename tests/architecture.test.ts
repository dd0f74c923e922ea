import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { productRoutes, type RouteEntry } from '~/routes';

/** Who may import whom: the table of docs/architecture.md, asserted on every import of the tree, type imports included. */

const root = path.resolve(import.meta.dirname, '..');

interface Import {
  file: string;
  target: string;
  typeOnly: boolean;
  line: string;
}

const under = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')));

const files = [...under('app'), ...under('jobs'), 'server.ts']
  .filter((file) => !file.includes('/generated/') && !/\.d\.m?ts$/.test(file))
  .sort();

const styles = readdirSync(path.join(root, 'app/kit/styles'), { recursive: true, encoding: 'utf8' }).map(
  (file) => path.posix.join('app/kit/styles', file.replaceAll('\\', '/')),
);

const known = new Set(files);

function resolveImport(from: string, specifier: string): string {
  if (!specifier.startsWith('.') && !specifier.startsWith('~/')) return `npm:${specifier}`;
  const base = specifier.startsWith('~/')
    ? `app/${specifier.slice(2)}`
    : path.posix.normalize(path.posix.join(path.posix.dirname(from), specifier));
  return [base, `${base}.ts`, `${base}.tsx`].find((candidate) => known.has(candidate)) ?? base;
}

/** Static and dynamic imports, re-exports and `import('...')` in types. */
function importsOf(file: string): Import[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  );
  const found: Import[] = [];
  const add = (specifier: ts.Node, typeOnly: boolean) => {
    if (!ts.isStringLiteralLike(specifier)) return;
    const target = resolveImport(file, specifier.text);
    found.push({ file, target, typeOnly, line: `${file} -> ${specifier.text}` });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const clause = node.importClause;
      const named = clause?.namedBindings;
      const onlyTypes =
        clause !== undefined &&
        (clause.isTypeOnly ||
          (!clause.name &&
            named !== undefined &&
            ts.isNamedImports(named) &&
            named.elements.length > 0 &&
            named.elements.every((element) => element.isTypeOnly)));
      add(node.moduleSpecifier, onlyTypes);
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier)
      add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      node.arguments.forEach((argument) => add(argument, false));
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const all = files.flatMap(importsOf);

type Room =
  | 'engine'
  | 'roads'
  | 'reading'
  | 'rules'
  | 'data'
  | 'use case'
  | 'views'
  | 'paper'
  | 'page'
  | 'part'
  | 'platform'
  | 'http'
  | 'kit'
  | 'routes'
  | 'config'
  | 'jobs'
  | 'start';

interface Place {
  room: Room;
  area: string;
}

function placeOf(target: string): Place | undefined {
  const inArea = /^app\/areas\/([a-z-]+)\/(?:([a-z-]+)\/)?[^/]+(?:\/[^/]+)?$/.exec(target);
  if (inArea) {
    const [, area = '', folder = ''] = inArea;
    const rooms: Record<string, Room> = {
      rules: 'rules',
      data: 'data',
      views: 'views',
      map: 'views',
      mails: 'paper',
      papers: 'paper',
      pages: 'page',
      api: 'page',
      inbound: 'page',
      session: 'page',
      gateway: 'page',
      reference: 'page',
      parts: 'part',
    };
    // The table of a record's fields is at the door of its area, and is as pure as its rules.
    if (folder === '' && /\/fields(\.ts)?$/.test(target)) return { area, room: 'rules' };
    return { area, room: rooms[folder] ?? 'use case' };
  }
  const rooms: [RegExp, Room][] = [
    [/^app\/engine\//, 'engine'],
    [/^app\/roads\//, 'roads'],
    [/^app\/reading\//, 'reading'],
    [/^app\/platform\/http\//, 'http'],
    [/^app\/platform\//, 'platform'],
    [/^app\/kit\//, 'kit'],
    [/^app\/routes(\.ts)?$/, 'routes'],
    [/^app\/config\//, 'config'],
    [/^jobs\//, 'jobs'],
    [/^(app\/cli\/|app\/(root|entry|env|web)|server\.ts|prisma\/)/, 'start'],
  ];
  const room = rooms.find(([pattern]) => pattern.test(target))?.[1];
  return room && { room, area: '' };
}

/** What a room may import: itself within its area, and these. "own" means: of the same area only. */
const allowed: Record<Room, { own: Room[]; any: Room[] }> = {
  engine: { own: [], any: ['engine'] },
  roads: { own: [], any: ['roads', 'engine'] },
  reading: { own: [], any: ['reading', 'engine'] },
  rules: { own: [], any: ['rules', 'engine', 'reading'] },
  data: { own: ['data'], any: ['rules', 'engine', 'platform', 'config'] },
  // Records of several areas are read and written in one transaction: use cases may ask the data of other areas.
  'use case': {
    own: ['views'],
    any: ['use case', 'data', 'rules', 'engine', 'paper', 'platform', 'routes', 'reading', 'config'],
  },
  views: { own: [], any: ['views', 'use case', 'data', 'rules', 'engine', 'routes', 'platform', 'reading'] },
  paper: { own: [], any: ['paper', 'views', 'use case', 'rules', 'engine', 'routes', 'platform'] },
  page: {
    own: ['page'],
    any: [
      'page',
      'part',
      'use case',
      'views',
      'paper',
      'rules',
      'engine',
      'platform',
      'http',
      'kit',
      'routes',
      'config',
    ],
  },
  part: { own: ['part'], any: ['part', 'views', 'use case', 'rules', 'engine', 'kit', 'routes'] },
  platform: { own: [], any: ['platform', 'engine', 'config'] },
  http: { own: [], any: ['http', 'platform', 'engine', 'config', 'routes'] },
  kit: { own: [], any: ['kit', 'engine', 'routes'] },
  routes: { own: [], any: [] },
  config: { own: [], any: ['config', 'engine'] },
  jobs: { own: [], any: ['jobs', 'use case', 'platform', 'config', 'engine'] },
  start: {
    own: [],
    any: [
      'start',
      'platform',
      'http',
      'config',
      'engine',
      'roads',
      'reading',
      'kit',
      'routes',
      'use case',
      'rules',
      'views',
      'part',
      'page',
      'jobs',
      'data',
    ],
  },
};

/** Where the table bends, each with its reason. An exception that nothing needs any more fails the test. */
const exceptions: { from: RegExp; to: RegExp; because: string }[] = [
  {
    from: /^app\/platform\/routing-engine\//,
    to: /^app\/roads\//,
    because: 'the embedded routing engine carries the kernel to the outside',
  },
  {
    from: /^app\/platform\/reader\//,
    to: /^app\/(reading\/|areas\/documents\/rules\/)/,
    because: 'the reader carries the extraction rules to the outside',
  },
  {
    from: /^app\/platform\/rate-files\//,
    to: /^app\/areas\/rates\/rules\//,
    because: 'what a rate file says is told in the words of the rates',
  },
  {
    from: /^app\/platform\/webhooks\//,
    to: /^app\/areas\/webhooks\/rules\//,
    because: 'the sender checks every address by the rules of webhooks',
  },
  {
    from: /^app\/platform\/telematics\//,
    to: /^app\/areas\/connections\/rules\//,
    because: 'a system and its access are told in the words of connections',
  },
  {
    from: /^app\/areas\/accounts\/session\//,
    to: /^app\/areas\/(accounts|carriers)\/data\//,
    because: 'resolves who is asking, and alone makes the scope of a carrier',
  },
  {
    from: /^app\/areas\/api\/gateway\//,
    to: /^app\/areas\/api\/data\//,
    because: 'answers kept under an Idempotency-Key, around every call',
  },
  {
    from: /^app\/areas\/billing\/pages\/test-billing/,
    to: /^app\/areas\/billing\/data\//,
    because: 'the edge of the local Stripe',
  },
  {
    from: /^app\/areas\/ledger\/pages\/form-draft/,
    to: /^app\/areas\/ledger\/data\//,
    because: 'a draft is kept as it was typed, before any use case reads it',
  },
  {
    from: /^app\/areas\/returns\/pages\/file-answer/,
    to: /^app\/areas\/accounts\/data\/notifications/,
    because: 'hears that a file is ready',
  },
  {
    from: /^app\/areas\/[a-z-]+\/pages\//,
    to: /^app\/root\.tsx$/,
    because: "the type of the root's loader data",
  },
  {
    from: /^app\/areas\/ledger\/data\//,
    to: /^app\/areas\/(fuel|trips|imports)\/data\//,
    because: 'the ledger is the list over trips, purchases and imports, read in one statement',
  },
  {
    from: /^app\/areas\/accounts\/data\/identity/,
    to: /^app\/areas\/carriers\/data\/carriers/,
    because: 'who someone is includes the carriers to choose from, read in one statement',
  },
  {
    from: /^app\/areas\/billing\/data\/plan-usage/,
    to: /^app\/areas\/ledger\/data\/record-changes/,
    because: "a plan's limit counts trips",
  },
  {
    from: /^app\/areas\/webhooks\/data\//,
    to: /^app\/areas\/imports\/data\/imports/,
    because: 'paging, newest first',
  },
  {
    from: /^app\/areas\/documents\/data\//,
    to: /^app\/reading\/reading\.ts$/,
    because: 'the type of a stored reading',
  },
  {
    from: /^app\/areas\/fuel\/data\/receipts/,
    to: /^app\/reading\/fuel-receipt\.ts$/,
    because: 'the type of a stored receipt reading',
  },
  {
    from: /^app\/areas\/content\/parts\/static-front/,
    to: /^app\/(config|platform\/http\/languages)\//,
    because: 'rendered once by the server, with its settings',
  },
  {
    from: /^app\/areas\/content\/pages\/kept-front-page/,
    to: /^app\/areas\/content\/data\//,
    because: 'asks whether the page that it keeps is still true',
  },
  {
    from: /^app\/areas\/calculator\/pages\//,
    to: /^app\/areas\/calculator\/data\//,
    because: 'the type of a calculation',
  },
  {
    from: /^app\/areas\/content\/views\/example-result/,
    to: /^app\/areas\/content\/parts\/example-result/,
    because: 'the type of what the part shows',
  },
];

const isAsset = (target: string): boolean =>
  /\.(css|json|txt)$/.test(target) || /\/generated\//.test(target) || /^build\//.test(target);

/** Of what Prisma knows only the data of the areas and the database's own folder may know. */
const knowsPrisma = (file: string): boolean =>
  placeOf(file)?.room === 'data' || /^app\/platform\/(database|backup)\//.test(file);

describe('the import table', () => {
  const inner = all.filter(({ target }) => !target.startsWith('npm:') && !isAsset(target));
  const bends = ({ file, target }: Import): boolean => {
    const [from, to] = [placeOf(file), placeOf(target)];
    if (!from || !to) return true;
    if (allowed[from.room].any.includes(to.room)) return false;
    return !(allowed[from.room].own.includes(to.room) && from.area === to.area);
  };
  const excused = ({ file, target }: Import): boolean =>
    exceptions.some(({ from, to }) => from.test(file) && to.test(target));

  for (const room of Object.keys(allowed) as Room[]) {
    it(`${room} imports only what it may`, () => {
      const wrong = inner
        .filter(({ file }) => placeOf(file)?.room === room)
        .filter((one) => bends(one) && !excused(one))
        .map(({ line }) => line);
      expect(wrong).toEqual([]);
    });
  }

  it('places every file in a room', () => {
    expect(files.filter((file) => !placeOf(file))).toEqual([]);
  });

  it('has no exception that nothing needs', () => {
    const needed = inner.filter(bends);
    const idle = exceptions.filter(
      ({ from, to }) => !needed.some(({ file, target }) => from.test(file) && to.test(target)),
    );
    expect(idle.map(({ because }) => because)).toEqual([]);
  });

  it('is in docs/architecture.md with all its exceptions', () => {
    const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
    const rows = page
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    const told = rows.map((cells) => cells.join(' | '));
    const rules = Object.entries(allowed).map(
      ([room, { own, any }]) => `${room} | ${own.join(', ')} | ${any.join(', ')}`,
    );
    expect(rules.filter((rule) => !told.includes(rule))).toEqual([]);
    const reasons = rows.filter((cells) => cells.length === 3).map((cells) => cells[2]);
    expect(exceptions.filter(({ because }) => !reasons.includes(because))).toEqual([]);
  });

  it('engine and rules take nothing from npm but the decimal library, and zod in schemas', () => {
    const wrong = all
      .filter(({ file }) => ['engine', 'rules'].includes(placeOf(file)?.room ?? ''))
      .filter(
        ({ file, target }) =>
          target.startsWith('npm:') &&
          target !== 'npm:decimal.js' &&
          !(target === 'npm:zod' && file.endsWith('.schema.ts')),
      )
      .map(({ line }) => line);
    expect(wrong).toEqual([]);
  });

  it('roads run without npm and without the rest of the product', () => {
    const wrong = all.filter(
      ({ file, target }) =>
        placeOf(file)?.room === 'roads' &&
        target.startsWith('npm:') &&
        !target.startsWith('npm:node:') &&
        !/^app\/roads\/(compiler|borders)\//.test(file),
    );
    expect(wrong.map(({ line }) => line)).toEqual([]);
  });

  it('only data imports Prisma', () => {
    const wrong = all
      .filter(({ target }) => /generated\/prisma/.test(target) || /^npm:@prisma\//.test(target))
      .filter(({ file }) => !knowsPrisma(file))
      .map(({ line }) => line);
    expect(wrong).toEqual([]);
  });

  it('fetch is that of the platform: the one Remix brings cannot sign in by a provider under Node 24', () => {
    const calling = [...new Set(all.map(({ file }) => file))].filter((file) =>
      readFileSync(file, 'utf8').includes('installGlobals'),
    );
    expect(calling).toEqual([]);
  });

  it('nothing that reaches the browser imports zod', () => {
    const wrong = all
      .filter(
        ({ file, target }) =>
          target === 'npm:zod' && ['kit', 'part', 'views'].includes(placeOf(file)?.room ?? ''),
      )
      .map(({ line }) => line);
    expect(wrong).toEqual([]);
  });

  it('use cases, rules and data know no HTTP and no React', () => {
    const wrong = all
      .filter(
        ({ file, target }) =>
          ['use case', 'rules', 'data'].includes(placeOf(file)?.room ?? '') &&
          /^npm:(react|@remix-run|express)/.test(target),
      )
      .map(({ line }) => line);
    expect(wrong).toEqual([]);
  });
});

describe('the tree', () => {
  it('has no import cycle', () => {
    const graph = new Map<string, string[]>();
    for (const { file, target, typeOnly } of all)
      if (!typeOnly && known.has(target)) graph.set(file, [...(graph.get(file) ?? []), target]);
    const state = new Map<string, 'open' | 'done'>();
    const cycles: string[] = [];
    const visit = (file: string, trail: string[]): void => {
      if (state.get(file) === 'done') return;
      if (state.get(file) === 'open') {
        cycles.push([...trail.slice(trail.indexOf(file)), file].join(' -> '));
        return;
      }
      state.set(file, 'open');
      for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
      state.set(file, 'done');
    };
    for (const file of files) visit(file, []);
    expect(cycles).toEqual([]);
  });

  it('has no barrel file and no room without a name', () => {
    expect(
      files.filter((file) => /(^|\/)(index\.tsx?|utils?|helpers?|misc|common)(\.|\/|$)/.test(file)),
    ).toEqual([]);
  });

  it('sees the imports it judges, those of types as well', () => {
    expect(all.length).toBeGreaterThan(5000);
    expect(
      all.some(
        ({ file, target }) =>
          file === 'app/platform/database/enqueue.server.ts' && target === 'app/platform/jobs/catalog.ts',
      ),
    ).toBe(true);
    expect(all.filter(({ typeOnly }) => typeOnly).length).toBeGreaterThan(500);
  });

  it('has every unit test beside the name of a source, or of something that the tests build', () => {
    const sources = new Set(
      [...files, ...styles, ...under('prisma')].map((file) =>
        file.replace(/^app\//, '').replace(/(\.server)?\.(tsx?|mjs|css)$/, ''),
      ),
    );
    const astray = readdirSync(path.join(root, 'tests/unit'), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('deploy/'))
      .filter((file) => {
        const name = file.replace(/\.test\.tsx?$/, '');
        const stem = path.posix.join(path.posix.dirname(name), path.posix.basename(name).split('.')[0] ?? '');
        return ![name, stem, `${stem}.schema`].some((candidate) => sources.has(candidate));
      });
    expect(astray).toEqual([]);
  });

  it('has a module for every route of the table, and a route for every page', () => {
    const modules = (entries: readonly RouteEntry[]): string[] =>
      entries.flatMap(({ module, children = [] }) => [`app/${module}`, ...modules(children)]);
    const table = modules(productRoutes);
    expect(table.filter((module) => !known.has(module))).toEqual([]);
    expect(new Set(table).size).toBe(table.length);
    const unreachable = files.filter(
      (file) =>
        /^app\/areas\/[a-z-]+\/pages\/[^/]+\.tsx?$/.test(file) &&
        !file.includes('.server.') &&
        !table.includes(file),
    );
    expect(unreachable).toEqual([]);
  });
});
