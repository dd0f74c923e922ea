import type { HeadersArgs } from '@remix-run/node';

/** Headers of a page with a form: what its loader said, and above it what its action said (Retry-After). */
export function pageHeaders({ parentHeaders, loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  const all = new Headers(parentHeaders);
  for (const source of [loaderHeaders, actionHeaders]) {
    source?.forEach((value, name) => {
      if (name !== 'set-cookie' && name !== 'content-type') all.set(name, value);
    });
  }
  return all;
}
