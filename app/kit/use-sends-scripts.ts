import { useMatches } from '@remix-run/react';

/** Routes with `handle = { hydrate: false }` are whole without a script; one below them may say otherwise for itself. */
export interface RouteHandle {
  hydrate?: boolean;
}

/** Whether this page sends the framework's scripts: the innermost route that says so decides. */
export function useSendsScripts(): boolean {
  return useMatches().reduce(
    (sends, { handle }) => (handle as RouteHandle | undefined)?.hydrate ?? sends,
    true,
  );
}
