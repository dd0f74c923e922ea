interface Manifest {
  routes: Record<string, Record<string, unknown>>;
  [key: string]: unknown;
}

export function expand(manifest: Manifest, publicPath: string): Manifest;
export function shrink(manifest: { routes: Record<string, object> }): Manifest;
export const PUBLIC_PATH: string;
export function trimManifests(root: string): void;

/** Whether a page of `app/` loads no scripts, by its own word or by that of the route it lies in. */
export function isWithoutScripts(
  root: string,
  id: string,
  routes?: Record<string, { parentId?: string }>,
): boolean;
