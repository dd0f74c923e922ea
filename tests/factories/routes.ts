import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

interface ManifestRoute {
  id: string;
  path?: string;
  parentId?: string;
  file: string;
  index?: boolean;
}

/** One address of the product, as the compiler finds it in app/routes. */
export interface ProductRoute {
  id: string;
  /** "/mileage/api/trip/:id"; optional segments left out, a splat as "*". */
  pattern: string;
  params: string[];
  isApi: boolean;
  /** A child of the signed-in shell. */
  isInShell: boolean;
  hasLoader: boolean;
  hasAction: boolean;
  hasPage: boolean;
  /** Values of the intent field that the action asks about. */
  intents: string[];
}

/** Every route of app/routes, by the compiler's own reading: what is added there is tested without being named. */
export function productRoutes(): ProductRoute[] {
  const nodeRequire = createRequire(path.join(root, 'package.json'));
  const { flatRoutes } = nodeRequire(
    path.join(root, 'node_modules/@remix-run/dev/dist/config/flat-routes.js'),
  ) as {
    flatRoutes: (app: string, ignored: string[]) => Record<string, ManifestRoute>;
  };
  const manifest = flatRoutes(path.join(root, 'app'), ['**/.*', '**/*.test.{ts,tsx}']);
  const parents = new Set(Object.values(manifest).map(({ parentId }) => parentId));
  const full = (route: ManifestRoute): string => {
    const parent = route.parentId ? manifest[route.parentId] : undefined;
    return [parent ? full(parent) : '', route.path ?? ''].filter(Boolean).join('/');
  };
  return Object.values(manifest)
    .filter(({ id }) => !parents.has(id))
    .map((route) => {
      const source = readFileSync(path.join(root, 'app', route.file), 'utf8');
      const pattern = `/${full(route)
        .split('/')
        .filter((segment) => !segment.endsWith('?'))
        .join('/')}`;
      return {
        id: route.id,
        pattern,
        params: [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
        isApi: pattern.startsWith('/mileage/api/'),
        isInShell: route.parentId === 'routes/mileage._shell',
        hasLoader: /export (async function|function|const|\{[^}]*\b)\s*loader\b/.test(source),
        hasAction: /export (async function|function|const|\{[^}]*\b)\s*action\b/.test(source),
        hasPage: /export default|export \{ default/.test(source),
        intents: [
          ...new Set(
            [...source.matchAll(/case '([\w-]+)'|intent'?\)? === '([\w-]+)'/g)].map(
              ([, a, b]) => a ?? b ?? '',
            ),
          ),
        ],
      };
    })
    .sort((a, b) => a.pattern.localeCompare(b.pattern));
}

/** The address of a route with every parameter set to one value. */
export const addressOf = ({ pattern }: ProductRoute, value: string): string =>
  pattern.replace(/:\w+/g, encodeURIComponent(value)).replace('*', 'x');
