// The manifest that every hydrated page loads names all routes. What follows from a route's name, or is true of most routes, is
// left out of it and put back by a few words of code around it; calls for programs and downloads, which no page navigates to,
// and the lists of shared chunks (`app/http/pages/shared-chunks.server.ts`) are left out for good.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Where browsers fetch the build from. */
export const PUBLIC_PATH = '/mileage/build/';

/**
 * Puts back what `shrink` left out. It runs in the browser, so it may use nothing from outside itself but the path of the
 * modules.
 */
export function expand(manifest, publicPath) {
  for (const [id, route] of Object.entries(manifest.routes)) {
    route.id = id;
    route.module = `${publicPath}${id}-${route.module}.js`;
    route.hasLoader ??= true;
    if (id === 'root') continue;
    route.parentId ??= 'root';
    route.path ??= id
      .slice(route.parentId === 'root' ? 7 : route.parentId.length + 1)
      .split('.')
      .filter((part) => !part.startsWith('_'))
      .map((part) => part.replace(/_$/, '').replace('$', ':'))
      .join('/');
  }
  return manifest;
}

/** Leaves out of each route what `expand` puts back; what it would not put back just so stays. */
export function shrink(manifest) {
  const routes = {};
  for (const [id, full] of Object.entries(manifest.routes)) {
    const [before, after] = [`${PUBLIC_PATH}${id}-`, '.js'];
    if (full.id !== id || !full.module.startsWith(before) || !full.module.endsWith(after))
      throw new Error(`${full.module} is not named after its route`);
    const route = { ...full };
    delete route.id;
    delete route.imports;
    route.module = full.module.slice(before.length, -after.length);
    for (const [key, value] of Object.entries(route))
      if (value === false && key !== 'hasLoader') delete route[key];
    if (route.hasLoader) delete route.hasLoader;
    if (id !== 'root') {
      if (route.parentId === 'root') delete route.parentId;
      const { path: own, ...unnamed } = route;
      const { path: derived } = expand({ routes: { [id]: { ...unnamed } } }, PUBLIC_PATH).routes[id];
      if (derived === own) delete route.path;
    }
    routes[id] = route;
  }
  return { ...manifest, routes };
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
    manifest.routes = Object.fromEntries(
      Object.entries(manifest.routes).filter(
        ([id, route]) => !id.startsWith('routes/mileage.api.') && !isDownload(root, id, route),
      ),
    );
    writeFileSync(file, `${head}(${code})(${JSON.stringify(shrink(manifest))},"${PUBLIC_PATH}")${tail}`);
  }
}

/** A route that only answers GET, with something that is no page. */
function isDownload(root, id, { hasAction, hasLoader }) {
  if (hasAction || !hasLoader) return false;
  const source = ['.ts', '.tsx', '/route.ts', '/route.tsx']
    .map((end) => path.join(root, 'app', id + end))
    .find(existsSync);
  return source !== undefined && !/^export (default|\{[^}]*\bdefault\b)/m.test(readFileSync(source, 'utf8'));
}
