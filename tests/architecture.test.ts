import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Who may import whom: the table of README "How it is built", asserted on every import of the tree. */

const root = path.resolve(import.meta.dirname, '..');

interface Import {
  file: string;
  target: string;
  typeOnly: boolean;
  line: string;
}

const under = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));

const files = [...under('app'), ...under('jobs'), 'server.ts']
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('/generated/') && !file.endsWith('.d.ts'))
  .sort();

const known = new Set(files);

function resolveImport(from: string, specifier: string): string {
  if (!specifier.startsWith('.') && !specifier.startsWith('~/')) return `npm:${specifier}`;
  const base = specifier.startsWith('~/')
    ? `app/${specifier.slice(2)}`
    : path.posix.normalize(path.posix.join(path.posix.dirname(from), specifier));
  const found = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/route.tsx`].find(
    (candidate) => known.has(candidate),
  );
  return found ?? base;
}

function importsOf(file: string): Import[] {
  const source = readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const found: Import[] = [];
  for (const match of source.matchAll(
    /^\s*(?:import|export)\s+(type\s+)?([\w*{}\s,$]*?)\s*from\s*'([^']+)'/gm,
  )) {
    const [, type, names = '', specifier = ''] = match;
    const inner = /^\{([\s\S]*)\}$/.exec(names.trim())?.[1];
    const allTypes =
      inner !== undefined &&
      inner.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type '));
    found.push({
      file,
      target: resolveImport(file, specifier),
      typeOnly: type !== undefined || allTypes,
      line: `${file} -> ${specifier}`,
    });
  }
  for (const match of source.matchAll(/(?:^|[^\w.])import\(\s*'([^']+)'\s*\)|^\s*import\s+'([^']+)'/gm)) {
    const specifier = match[1] ?? match[2] ?? '';
    found.push({
      file,
      target: resolveImport(file, specifier),
      typeOnly: false,
      line: `${file} -> ${specifier}`,
    });
  }
  return found;
}

const all = files.flatMap(importsOf);

type Room =
  | 'domain'
  | 'routing'
  | 'catalog'
  | 'data'
  | 'adapters'
  | 'services'
  | 'presenters'
  | 'ui'
  | 'http'
  | 'routes'
  | 'emails'
  | 'documents'
  | 'tasks'
  | 'config'
  | 'paths'
  | 'other';

function roomOf(target: string): Room {
  const rooms: [RegExp, Room][] = [
    [/^app\/domain\//, 'domain'],
    [/^app\/routing\//, 'routing'],
    [/^jobs\/catalog/, 'catalog'],
    [/^app\/data\//, 'data'],
    [/^app\/adapters\//, 'adapters'],
    [/^app\/services\//, 'services'],
    [/^app\/presenters\//, 'presenters'],
    [/^app\/ui\//, 'ui'],
    [/^app\/http\//, 'http'],
    [/^app\/routes\//, 'routes'],
    [/^app\/emails\//, 'emails'],
    [/^app\/documents\//, 'documents'],
    [/^jobs\/tasks\//, 'tasks'],
    [/^app\/config\//, 'config'],
    [/^app\/paths/, 'paths'],
  ];
  return rooms.find(([pattern]) => pattern.test(target))?.[1] ?? 'other';
}

const isNpm = (target: string) => target.startsWith('npm:');
const npmName = (target: string) => target.slice(4);

/** For each room the rooms it may import, beside itself. Type-only imports of a further room stand in `types`. */
const allowed: Partial<Record<Room, { rooms: Room[]; types?: Room[] }>> = {
  domain: { rooms: [] },
  routing: { rooms: [] },
  catalog: { rooms: ['domain'] },
  data: { rooms: ['domain', 'config', 'catalog'] },
  adapters: { rooms: ['domain', 'config'] },
  services: { rooms: ['domain', 'data', 'catalog', 'emails', 'documents'], types: ['adapters', 'config'] },
  presenters: { rooms: ['domain', 'paths'], types: ['services', 'data', 'ui'] },
  ui: { rooms: ['presenters', 'domain', 'paths'] },
  // Printed documents and workbooks, as the emails are: what a file says, without how it is made.
  documents: { rooms: ['domain', 'presenters', 'paths'], types: ['services', 'adapters'] },
  emails: { rooms: ['domain', 'paths', 'presenters'], types: ['adapters'] },
  http: { rooms: ['config', 'data', 'adapters', 'services', 'domain', 'presenters', 'paths', 'catalog'] },
  routes: { rooms: ['http', 'services', 'presenters', 'ui', 'domain', 'paths', 'documents'] },
  tasks: { rooms: ['services', 'catalog'] },
};

describe('the import table', () => {
  for (const [room, { rooms, types = [] }] of Object.entries(allowed) as [
    Room,
    { rooms: Room[]; types?: Room[] },
  ][]) {
    it(`${room} imports only ${rooms.length > 0 ? rooms.join(', ') : 'itself'}`, () => {
      const wrong = all
        .filter(({ file, target }) => roomOf(file) === room && !isNpm(target))
        .filter(({ file, target, typeOnly }) => {
          const to = roomOf(target);
          if (to === room || rooms.includes(to)) return false;
          if (typeOnly && types.includes(to)) return false;
          // The routing engine alone carries the kernel to the outside.
          if (room === 'adapters' && to === 'routing' && file.startsWith('app/adapters/routing-engine/'))
            return false;
          // What the server's own rendering of a page part needs of the environment.
          if (room === 'ui' && file.endsWith('.server.tsx') && to === 'config') return false;
          // A task is handed its context by the runner.
          if (room === 'tasks' && /^jobs\/(task|context)\.ts$/.test(target)) return !typeOnly;
          // The root's loader data, as a type.
          if (room === 'routes' && target === 'app/root.tsx') return !typeOnly;
          return !(to === 'other' && /\.css$/.test(target));
        })
        .map(({ line }) => line);
      expect(wrong).toEqual([]);
    });
  }

  it('domain takes nothing from npm but the decimal library, and zod in its schemas', () => {
    const wrong = all
      .filter(({ file, target }) => roomOf(file) === 'domain' && isNpm(target))
      .filter(
        ({ file, target }) =>
          npmName(target) !== 'decimal.js' && !(npmName(target) === 'zod' && file.endsWith('.schema.ts')),
      )
      .map(({ line }) => line);
    expect(wrong).toEqual([]);
  });

  it('the routing kernel runs without npm and without the rest of the product', () => {
    const kernel = all.filter(
      ({ file, target }) =>
        roomOf(file) === 'routing' &&
        isNpm(target) &&
        !npmName(target).startsWith('node:') &&
        !/^app\/routing\/(compiler|borders)\//.test(file),
    );
    expect(kernel.map(({ line }) => line)).toEqual([]);
  });

  it('only data imports Prisma', () => {
    const wrong = all
      .filter(({ file, target }) =>
        /generated\/prisma/.test(target) || /^npm:@prisma\//.test(target) ? roomOf(file) !== 'data' : false,
      )
      .map(({ line }) => line);
    expect(wrong).toEqual([]);
  });

  it('nothing that reaches the browser imports zod', () => {
    const wrong = all
      .filter(
        ({ file, target }) =>
          npmName(target) === 'zod' && (roomOf(file) === 'ui' || roomOf(file) === 'presenters'),
      )
      .map(({ line }) => line);
    expect(wrong).toEqual([]);
  });

  it('services know no HTTP, no routes and no React', () => {
    const wrong = all
      .filter(
        ({ file, target }) =>
          roomOf(file) === 'services' &&
          (/^npm:(react|@remix-run|express)/.test(target) ||
            ['http', 'routes', 'ui'].includes(roomOf(target))),
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
    expect(files.filter((file) => /(^|\/)(index\.tsx?|utils?|helpers?|misc)(\.|\/|$)/.test(file))).toEqual(
      [],
    );
  });

  it('sees the imports it judges', () => {
    expect(all.length).toBeGreaterThan(500);
    expect(
      all.some(
        ({ file, target }) => file === 'app/data/database/enqueue.server.ts' && target === 'jobs/catalog.ts',
      ),
    ).toBe(true);
  });
});
