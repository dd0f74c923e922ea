import type { EntryContext } from '@remix-run/node';

type Manifest = EntryContext['manifest'];
const trimmed = new WeakMap<Manifest, Manifest>();

/**
 * The manifest as the browser gets it (`trimManifests` of the build): without the lists of shared chunks. Rendered from the
 * full one, a page would hold preloads that hydration does not expect.
 */
export function withoutSharedChunks(manifest: Manifest): Manifest {
  let plain = trimmed.get(manifest);
  if (!plain) {
    const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, route && { ...route, imports: undefined }]));
    trimmed.set(manifest, (plain = { ...manifest, routes } as Manifest));
  }
  return plain;
}

/** Addresses of the chunks that the modules of this page import, each once. */
export function sharedChunks({ manifest, staticHandlerContext }: EntryContext): string[] {
  const chunks = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.imports ?? []);
  return [...new Set(chunks)];
}
