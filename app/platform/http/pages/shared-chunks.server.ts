import type { EntryContext } from '@remix-run/node';

type Manifest = EntryContext['manifest'];
const trimmed = new WeakMap<Manifest, Map<string, Manifest>>();

/**
 * The manifest that a page is drawn from: only the routes that matched, because the framework compares the address with each
 * it is given, and without the lists of shared chunks, as the browser gets it (`trimManifests` of the build): with them a page
 * would hold preloads that hydration does not expect.
 */
export function manifestOfPage({ manifest, staticHandlerContext }: EntryContext): Manifest {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const known = trimmed.get(manifest) ?? new Map<string, Manifest>();
  trimmed.set(manifest, known);
  const key = ids.join(' ');
  let page = known.get(key);
  if (!page) {
    const routes = Object.fromEntries(
      ids.map((id) => [id, manifest.routes[id] && { ...manifest.routes[id], imports: undefined }]),
    );
    known.set(key, (page = { ...manifest, routes } as Manifest));
  }
  return page;
}

/** Addresses of the chunks that the modules of this page import, each once. */
export function sharedChunks({ manifest, staticHandlerContext }: EntryContext): string[] {
  const chunks = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id]?.imports ?? [],
  );
  return [...new Set(chunks)];
}
