/** One value per process and name: survives a rebuild of the bundle in development and a second copy of a module. */
export function processSingleton<T>(name: string, create: () => T): T {
  const store = ((globalThis as { __stateline?: Map<string, unknown> }).__stateline ??= new Map());
  if (!store.has(name)) store.set(name, create());
  return store.get(name) as T;
}
