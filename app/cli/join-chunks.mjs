// The compiler shares every piece of code that two pages have in common as a file of its own: 46 requests for the list. Here a
// finished build is put together anew from fewer files. Which pieces go into one file is decided by what it costs the pages:
// a request is worth about REQUEST_BYTES, a piece that a page does not need costs that page its packed size.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What one more request is taken to cost a page, in packed bytes: its heads, and the dictionary that begins empty. */
const REQUEST_BYTES = 3000;

/** How much more a needless byte counts on the pages of visitors, who have nothing in the cache. */
const VISITOR_BYTES = 4;

/** The screens of every day count as often as they are opened against the others. */
const EVERYDAY = new Set([
  'areas/content/pages/home',
  'areas/calculator/pages/calculator',
  'areas/ledger/pages/ledger',
  'areas/trips/pages/new-trip',
  'areas/fuel/pages/new-purchase',
  'areas/returns/pages/report',
]);
const EVERYDAY_VISITS = 10;
const SIGNED_IN = 'areas/carriers/pages/shell-content';

/**
 * Puts pieces together while that pays. `pieces`: name -> { bytes, pages, imports, isEntry }, where `pages` are those that load
 * it and `imports` the pieces that it imports; `weights`: page -> { visits, bytes }, how often it is opened and how much a byte
 * counts there, 1 where nothing is said. Returns groups of names, each name in one group; no two groups import each other.
 */
export function groupPieces(pieces, weights = new Map(), requestBytes = REQUEST_BYTES) {
  const groups = [...pieces]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { bytes, pages, isEntry = false }]) => ({ names: [name], bytes, pages, isEntry }));
  // What two groups gain changes only when one of them does.
  const gains = new Map(groups.map((group) => [group, new Map()]));
  const gain = (a, b) => {
    const known = gains.get(a);
    if (!known.has(b)) known.set(b, gainOf(a, b, weights, requestBytes));
    return known.get(b);
  };
  for (;;) {
    const pairs = [];
    for (let i = 0; i < groups.length; i++)
      for (let j = i + 1; j < groups.length; j++)
        if (gain(groups[i], groups[j]) > 0) pairs.push({ gain: gain(groups[i], groups[j]), i, j });
    const best = pairs
      .sort((a, b) => b.gain - a.gain)
      .find(({ i, j }) => !makesCircle(pieces, groups, groups[i], groups[j]));
    if (!best) return groups.map(({ names }) => names);
    const joined = together(groups[best.i], groups[best.j]);
    gains.set(joined, new Map());
    groups[best.i] = joined;
    groups.splice(best.j, 1);
  }
}

/** Whether a third group lies on a way of imports from one of these to the other. */
function makesCircle(pieces, groups, a, b) {
  const groupOf = new Map(groups.flatMap((group) => group.names.map((name) => [name, group])));
  const importsOf = (group) =>
    new Set(group.names.flatMap((name) => pieces.get(name).imports ?? []).map((name) => groupOf.get(name)));
  const leads = (from, to) => {
    const reached = new Set();
    const open = [...importsOf(from)].filter((group) => group !== to && group !== from);
    while (open.length > 0) {
      const group = open.pop();
      if (reached.has(group) || group === undefined) continue;
      if (group === to) return true;
      reached.add(group);
      open.push(...importsOf(group));
    }
    return false;
  };
  return leads(a, b) || leads(b, a);
}

const together = (a, b) => ({
  names: [...a.names, ...b.names],
  bytes: a.bytes + b.bytes,
  pages: new Set([...a.pages, ...b.pages]),
  isEntry: a.isEntry || b.isEntry,
});

/** Bytes that all pages together save when these two are one file. */
function gainOf(a, b, weights, requestBytes) {
  // What a file gives its importers is what its entry exports: there can be one only.
  if (a.isEntry && b.isEntry) return -Infinity;
  let gain = 0;
  for (const page of a.pages) {
    const { visits = 1, bytes = 1 } = weights.get(page) ?? {};
    gain += visits * (b.pages.has(page) ? requestBytes : -b.bytes * bytes);
  }
  for (const page of b.pages) {
    const { visits = 1, bytes = 1 } = weights.get(page) ?? {};
    if (!a.pages.has(page)) gain -= visits * bytes * a.bytes;
  }
  return gain;
}

/** The oldest browsers that run our scripts; the compiler's own target is younger. */
const FLOOR = 'es2020';

const IMPORT = /\b(?:import|from)\s*"((?:\/|\.\.?\/)[^"]+\.js)"/g;

/** The file of the build that an import in another one names. */
const fileAt = (address, importer, publicPath) =>
  address.startsWith(publicPath)
    ? address.slice(publicPath.length)
    : path.posix.join(path.posix.dirname(importer), address);

/** The files that this one imports by its own statements. */
function importedBy(texts, file, publicPath) {
  if (!texts.has(file)) throw new Error(`${file} is not a script of this build`);
  return [...texts.get(file).matchAll(IMPORT)].map(([, address]) => fileAt(address, file, publicPath));
}

/** Everything that these files load before they run, themselves included. */
function closure(texts, files, publicPath) {
  const reached = new Set();
  const open = [...files];
  while (open.length > 0) {
    const file = open.pop();
    if (reached.has(file)) continue;
    reached.add(file);
    open.push(...importedBy(texts, file, publicPath));
  }
  return reached;
}

/** The route modules that a page of this route loads: its own and those it lies in. */
function branch(routes, id) {
  const ids = [];
  for (let at = id; at !== undefined; at = routes[at].parentId) ids.push(at);
  return ids;
}

/** Pages that say so send no scripts of the framework: nobody waits for theirs. */
function isHydrated(root, id) {
  const file = ['.tsx', '.ts'].map((ending) => path.join(root, 'app', id + ending)).find(existsSync);
  return !file || !/\bhandle = \{[^}]*\bhydrate: false\b/.test(readFileSync(file, 'utf8'));
}

function weightsOf(root, routes) {
  return new Map(
    Object.keys(routes).map((id) => [
      id,
      {
        visits: EVERYDAY.has(id) ? EVERYDAY_VISITS : isHydrated(root, id) ? 1 : 0,
        bytes: branch(routes, id).includes(SIGNED_IN) ? 1 : VISITOR_BYTES,
      },
    ]),
  );
}

const MANIFEST = /^window\.__remixManifest=([\s\S]*?);?\s*$/;

/** Rewrites a finished build: scripts, manifest, and the manifest within the server. */
export async function joinChunks(root, publicPath) {
  const folder = path.join(root, 'public', 'build');
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.js'));
  const manifestFile = scripts.find((file) => /^manifest-\w+\.js$/.test(file));
  const manifest = JSON.parse(MANIFEST.exec(readFileSync(path.join(folder, manifestFile), 'utf8'))[1]);
  const texts = new Map(
    scripts
      .filter((file) => file !== manifestFile)
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
  const fileOf = (address) => fileAt(address, '', publicPath);
  const entries = new Map([
    ['entry.client', fileOf(manifest.entry.module)],
    ...Object.values(manifest.routes).map(({ id, module }) => [id, fileOf(module)]),
  ]);

  const entryFiles = new Set(entries.values());
  const core = closure(texts, [entries.get('entry.client'), entries.get('root')], publicPath);
  const pieces = new Map();
  for (const id of Object.keys(manifest.routes)) {
    const files = branch(manifest.routes, id).map((each) => entries.get(each));
    for (const file of closure(texts, files, publicPath)) {
      if (core.has(file)) continue;
      const piece = pieces.get(file) ?? {
        bytes: gzipSync(texts.get(file)).length,
        pages: new Set(),
        imports: importedBy(texts, file, publicPath).filter((each) => !core.has(each)),
        isEntry: entryFiles.has(file),
      };
      piece.pages.add(id);
      pieces.set(file, piece);
    }
  }
  const start = entries.get('entry.client');
  const groupOf = new Map([...core].filter((file) => file !== start).map((file) => [file, 'root']));
  groupPieces(pieces, weightsOf(root, manifest.routes)).forEach((names, index) => {
    for (const name of names) groupOf.set(name, `shared-${index}`);
  });

  const made = await bundle({ texts, entries, groupOf, publicPath });
  const replaced = new Map(
    [...made.entries].map(([id, file]) => [publicPath + entries.get(id), publicPath + file]),
  );
  const importsOf = (file) =>
    [...closure(made.texts, [file], publicPath)]
      .filter((each) => each !== file)
      .map((each) => publicPath + each);
  const withImports = (each) => {
    const module = replaced.get(each.module);
    return { ...each, module, imports: importsOf(fileOf(module)) };
  };
  manifest.entry = withImports(manifest.entry);
  for (const [id, route] of Object.entries(manifest.routes)) manifest.routes[id] = withImports(route);
  manifest.version = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 8);
  manifest.url = `${publicPath}manifest-${manifest.version.toUpperCase()}.js`;

  for (const file of scripts) rmSync(path.join(folder, file));
  for (const [file, text] of made.texts) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  writeFileSync(
    path.join(folder, fileOf(manifest.url)),
    `window.__remixManifest=${JSON.stringify(manifest)};`,
  );
  const server = path.join(root, 'build', 'index.js');
  writeFileSync(server, withManifest(readFileSync(server, 'utf8'), manifest));
}

/** The server's program with this manifest instead of the compiler's. */
function withManifest(program, manifest) {
  const begin = program.indexOf('var assets_manifest_default = {');
  const end = program.indexOf('\n', begin);
  if (begin < 0 || !program.slice(begin, end).endsWith('};'))
    throw new Error('the server holds no manifest as this Remix writes it');
  return `${program.slice(0, begin)}var assets_manifest_default = ${JSON.stringify(manifest)};${program.slice(end)}`;
}

/** Bundles the compiler's scripts again. Files are named after what is in them, what they import included. */
async function bundle({ texts, entries, groupOf, publicPath }) {
  // Only where something is built: an installation without the tools of development has neither.
  const [{ rollup }, { transform }, { minify }] = await Promise.all([
    import('rollup'),
    import('esbuild'),
    import('@swc/core'),
  ]);
  const idOf = new Map([...entries].map(([id, file]) => [file, id]));
  const build = await rollup({
    input: Object.fromEntries(entries),
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      {
        name: 'finished build',
        resolveId: (source, importer) => fileAt(source, importer ?? '', publicPath),
        load: (file) => texts.get(file),
        // Lowered by the one, made small by the other: 4 kB less on every page than by the one alone.
        renderChunk: async (chunk) => {
          const lowered = await transform(chunk, { format: 'esm', target: FLOOR, legalComments: 'none' });
          const { code } = await minify(lowered.code, {
            module: true,
            // Nothing in the browser asks how many arguments a function takes.
            compress: { keep_fargs: false, passes: 2 },
            mangle: true,
            ecma: 2020,
          });
          return { code, map: null };
        },
      },
    ],
    onwarn: (warning) => {
      if (warning.code !== 'CIRCULAR_DEPENDENCY') throw new Error(warning.message);
    },
  });
  const { output } = await build
    .generate({
      format: 'es',
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: ({ name }) => `_shared/${name.replace(/-[A-Z0-9]{8}$/, '')}-[hash].js`,
      hashCharacters: 'base36',
      minifyInternalExports: true,
      manualChunks: (file) => groupOf.get(file),
      onlyExplicitManualChunks: true,
    })
    .finally(() => build.close());
  const chunks = output.filter(({ type }) => type === 'chunk');
  return {
    texts: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
    entries: new Map(
      chunks
        .filter(({ isEntry }) => isEntry)
        .map(({ facadeModuleId, fileName }) => [idOf.get(facadeModuleId), fileName]),
    ),
  };
}
