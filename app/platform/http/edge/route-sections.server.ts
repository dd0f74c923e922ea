import type { ServerBuild } from '@remix-run/node';

type Routes = ServerBuild['routes'];

/** The word after the product's base: "/mileage/rates/2026/3" -> "rates". */
const SECTION = /^\/mileage(?:\/([a-z][a-z-]*)(?:\.data)?)?(?=\/|$)/;

/** @returns the section of an address; undefined where it names none. */
function sectionOf(path: string): string | undefined {
  const [found, word] = SECTION.exec(path) ?? [];
  if (word !== undefined) return word;
  return found !== undefined && /^\/?$/.test(path.slice(found.length)) ? '' : undefined;
}

const ancestors = function* (routes: Routes, id: string) {
  for (let at = routes[id]; at; at = at.parentId === undefined ? undefined : routes[at.parentId]) yield at;
};

const patternOf = (routes: Routes, id: string): string =>
  `/${[...ancestors(routes, id)]
    .flatMap(({ path }) => (path ? [path] : []))
    .reverse()
    .join('/')}`;

/** The routes of each section with the layouts around them, and in each the routes that take what no other takes. */
function sectionsOf(routes: Routes): Map<string, Routes> {
  const sections = new Map<string, Routes>();
  const everywhere: Routes = {};
  for (const { id } of Object.values(routes).filter((route) => route !== undefined)) {
    const pattern = patternOf(routes, id);
    const isOurs = pattern === '/mileage' || pattern.startsWith('/mileage/');
    const name = isOurs ? sectionOf(pattern) : '';
    // What begins with a word of another kind is found among all.
    if (name === undefined) continue;
    const section = isOurs ? (sections.get(name) ?? {}) : everywhere;
    for (const route of ancestors(routes, id)) section[route.id] = route;
    if (isOurs) sections.set(name, section);
  }
  for (const section of sections.values()) Object.assign(section, everywhere);
  return sections;
}

/**
 * Gives each section of the site a handler with its own routes only: the framework compares an address with every route it
 * has, several times for each request, and with more than two hundred of them that cost more than drawing the page. An
 * address of no section meets all of them.
 */
export function bySection<Handler>(
  build: ServerBuild,
  make: (build: ServerBuild) => Handler,
): (path: string) => Handler {
  const sections = sectionsOf(build.routes);
  const all = make(build);
  const made = new Map<string, Handler>();
  return (path) => {
    const name = sectionOf(path);
    const routes = name === undefined ? undefined : sections.get(name);
    if (name === undefined || routes === undefined) return all;
    let handler = made.get(name);
    if (handler === undefined) made.set(name, (handler = make({ ...build, routes })));
    return handler;
  };
}
