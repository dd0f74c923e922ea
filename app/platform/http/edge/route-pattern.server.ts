/** One route as the Remix build lists it. */
interface ListedRoute {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
}

interface Step {
  fixed: Map<string, Step>;
  named?: Step;
  /** The pattern that ends here. */
  pattern?: string;
  /** The pattern of a splat that begins here. */
  rest?: string;
}

const step = (): Step => ({ fixed: new Map() });

/**
 * Finds the pattern of an address ("/mileage/rates/2026/3" -> "/mileage/rates/:year/:quarter") among the routes of a
 * build: fixed words before named ones, named ones before the rest. Addresses of no route are `undefined`.
 */
export function routePatterns(
  routes: Record<string, ListedRoute | undefined>,
): (path: string) => string | undefined {
  const root = step();
  for (const route of Object.values(routes)) {
    if (!route) continue;
    const parts: string[] = [];
    for (
      let at: ListedRoute | undefined = route;
      at;
      at = at.parentId === undefined ? undefined : routes[at.parentId]
    ) {
      if (at.path) parts.unshift(at.path);
    }
    add(root, parts.join('/').split('/').filter(Boolean));
  }
  return (path) => find(root, path.split('/').filter(Boolean), 0);
}

function add(root: Step, words: readonly string[], at = 0, pattern = ''): void {
  const word = words[at];
  if (word === undefined) {
    root.pattern ??= pattern || '/';
    return;
  }
  if (word === '*') {
    root.rest ??= `${pattern}/*`;
    return;
  }
  if (word.endsWith('?')) add(root, words, at + 1, pattern);
  const name = word.replace(/\?$/, '');
  const isNamed = name.startsWith(':') && /^:\w+$/.test(name);
  let next = isNamed ? root.named : root.fixed.get(kindOf(name));
  if (!next) {
    next = step();
    if (isNamed) root.named = next;
    else root.fixed.set(kindOf(name), next);
  }
  add(next, words, at + 1, `${pattern}/${name}`);
}

/** ":quarter.csv" is under its ending: Remix matches it as a named word with that ending. */
const kindOf = (word: string): string => (word.startsWith(':') ? `*${word.slice(word.indexOf('.'))}` : word);

function find(at: Step, words: readonly string[], index: number): string | undefined {
  const word = words[index];
  if (word === undefined) return at.pattern ?? at.rest;
  const dot = word.indexOf('.');
  for (const next of [
    at.fixed.get(word),
    dot > 0 ? at.fixed.get(`*${word.slice(dot)}`) : undefined,
    at.named,
  ]) {
    const found = next && find(next, words, index + 1);
    if (found !== undefined) return found;
  }
  return at.rest;
}
