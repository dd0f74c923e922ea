// The manifest that every hydrated page loads names all routes. What follows from a module's name, or is true of most routes, is
// left out of it and put back by a few words of code around it. Calls for programs, downloads and targets of plain forms, which
// no page navigates to, pages without scripts, and the lists of shared chunks
// (`app/platform/http/pages/shared-chunks.server.ts`) are left out for good.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Where browsers fetch the build from. */
export const PUBLIC_PATH = '/mileage/build/';

/**
 * Puts back what `shrink` left out. It runs in the browser, so it may use nothing from outside itself but the path of the
 * modules. The routes come in groups by their parent, "" for the root; a key such as "trips/new-trip" stands for the module
 * areas/trips/pages/new-trip.
 */
export function expand(manifest, publicPath) {
  const whole = (key) => key.replace(/^([^/]+)\/([^/]+)$/, 'areas/$1/pages/$2');
  const routes = {};
  for (const parent in manifest.routes)
    for (const key in manifest.routes[parent]) {
      const route = manifest.routes[parent][key];
      const id = (route.id = whole(key));
      route.module = `${publicPath}${id}-${route.module}.js`;
      route.hasLoader ??= true;
      if (id !== 'root') {
        route.parentId = parent ? whole(parent) : 'root';
        if (!parent && route.path !== '*') route.path = `mileage${route.path ? `/${route.path}` : ''}`;
      }
      routes[id] = route;
    }
  manifest.routes = routes;
  return manifest;
}

/** Leaves out of each route what `expand` puts back; alike beside alike, so that it packs well. */
export function shrink(manifest) {
  const short = (id) => id.replace(/^areas\/([^/]+)\/pages\/([^/]+)$/, '$1/$2');
  const groups = {};
  const byId = Object.entries(manifest.routes).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [id, full] of byId) {
    const [before, after] = [`${PUBLIC_PATH}${id}-`, '.js'];
    if (full.id !== id || !full.module.startsWith(before) || !full.module.endsWith(after))
      throw new Error(`${full.module} is not named after its route`);
    const { parentId = 'root', ...kept } = full;
    delete kept.id;
    delete kept.imports;
    const route = Object.fromEntries(
      Object.entries({ ...kept, module: full.module.slice(before.length, -after.length) })
        .filter(([key, value]) =>
          key === 'hasLoader' ? value !== true : value !== false && value !== undefined,
        )
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
    if (id !== 'root' && parentId === 'root' && route.path !== '*') {
      if (!/^mileage(\/|$)/.test(route.path)) throw new Error(`${route.path} does not lie under /mileage`);
      if (route.path === 'mileage') delete route.path;
      else route.path = route.path.slice('mileage/'.length);
    }
    const group = parentId === 'root' ? '' : short(parentId);
    groups[group] ??= {};
    groups[group][short(id)] = route;
  }
  return { ...manifest, routes: groups };
}

/** Rewrites the manifests of a build in this folder. */
export function trimManifests(root) {
  const folder = path.join(root, 'public', 'build');
  // Only where something is built: an installation without the tools of development has none.
  const { transformSync } = createRequire(import.meta.url)('esbuild');
  const code = transformSync(`expand=${expand.toString()}`, { minify: true, target: 'es2022' }).code.replace(
    /^expand=|;\s*$/g,
    '',
  );
  for (const name of readdirSync(folder).filter((file) => /^manifest-\w+\.js$/.test(file))) {
    const file = path.join(folder, name);
    const [, head, json, tail] =
      /^(window\.__remixManifest=)([\s\S]*?)(;?\s*)$/.exec(readFileSync(file, 'utf8')) ?? [];
    if (json === undefined) throw new Error(`${name} is not a manifest as this Remix writes it`);
    const manifest = JSON.parse(json);
    const parents = new Set(Object.values(manifest.routes).map(({ parentId }) => parentId));
    manifest.routes = Object.fromEntries(
      Object.entries(manifest.routes).filter(
        ([id, route]) =>
          !id.includes('/api/') &&
          !isNoPage(root, id, route) &&
          (parents.has(id) || !isWithoutScripts(root, id, manifest.routes)),
      ),
    );
    writeFileSync(file, `${head}(${code})(${JSON.stringify(shrink(manifest))},"${PUBLIC_PATH}")${tail}`);
  }
}

/**
 * A page that loads no scripts, by its own word or by that of the route it lies in: it is no place to navigate from, and links of
 * other pages load it whole.
 */
export function isWithoutScripts(root, id, routes = {}) {
  const own = /^export const handle = \{ hydrate: (true|false) \};$/m.exec(sourceOf(root, id) ?? '')?.[1];
  if (own !== undefined) return own === 'false';
  const above = routes[id]?.parentId;
  return above !== undefined && isWithoutScripts(root, above, routes);
}

function sourceOf(root, id) {
  const file = ['.ts', '.tsx'].map((end) => path.join(root, 'app', id + end)).find(existsSync);
  return file && readFileSync(file, 'utf8');
}

/** A route that answers with something that is no page: a download, or where plain forms are sent. */
function isNoPage(root, id, { hasAction, hasLoader }) {
  if (!hasAction && !hasLoader) return false;
  const source = sourceOf(root, id);
  return source !== undefined && !/^export (default|\{[^}]*\bdefault\b)/m.test(source);
}
