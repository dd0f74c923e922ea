import { readFileSync } from 'node:fs';
import path from 'node:path';
import { callPatterns } from '~/areas/api/reference/find-operation.server';
import { productRoutes as table, type RouteEntry } from '~/routes';

const root = path.resolve(import.meta.dirname, '../..');

/** One address of the product, as the table of app/routes.ts or a table of calls has it. */
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

/** The frame of signed-in pages, and what is in it. */
const SHELL = new Set(['areas/carriers/pages/shell.tsx', 'areas/carriers/pages/shell-content.tsx']);

/** Every route of app/routes.ts and every address of the calls: what is added there is tested without being named. */
export function productRoutes(): ProductRoute[] {
  const leaves = (entries: readonly RouteEntry[], above: string, isInShell: boolean): ProductRoute[] =>
    entries.flatMap(({ path: own, module, children }) => {
      const full = [above, own].filter(Boolean).join('/');
      if (children) return leaves(children, full, SHELL.has(module));
      const source = readFileSync(path.join(root, 'app', module), 'utf8');
      const pattern = `/${full
        .split('/')
        .filter((segment) => !segment.endsWith('?'))
        .join('/')}`;
      return {
        id: module.replace(/\.tsx?$/, ''),
        pattern,
        params: [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
        isApi: pattern.startsWith('/mileage/api/'),
        isInShell,
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
    });
  return [...leaves(table, '', false), ...callPatterns().map(callRoute)].sort((a, b) =>
    a.pattern.localeCompare(b.pattern),
  );
}

/** An address of the API: it is asked by every method, the ones that it does not take included. */
function callRoute(path: string): ProductRoute {
  const pattern = `/mileage/api${path}`;
  return {
    id: `api${path}`,
    pattern,
    params: [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
    isApi: true,
    isInShell: false,
    hasLoader: true,
    hasAction: true,
    hasPage: false,
    intents: [],
  };
}

/** The address of a route with every parameter set to one value. */
export const addressOf = ({ pattern }: ProductRoute, value: string): string =>
  pattern.replace(/:\w+/g, encodeURIComponent(value)).replace('*', 'x');
