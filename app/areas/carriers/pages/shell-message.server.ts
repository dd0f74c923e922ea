import { data, type AppLoadContext } from '@remix-run/node';
import type { ShellMessageView } from '~/areas/carriers/parts/shell-message';
import { textsOf } from '~/platform/http/languages/texts.server';
import { shellView } from './shell-view.server';

/** An error page at an address of its own: in the shell for a signed-in person, for a guest as the root's error page. */
export async function messageAt(
  code: 403 | 404 | 500,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  const found = await shellView(request, context);
  if (!found) throw data(null, { status: code });
  const headers = new Headers(found.headers);
  headers.set('Cache-Control', 'private, no-store');
  const view: ShellMessageView = { code, shell: found.view, texts: textsOf(request, 'frame') };
  return data(view, { status: code, headers });
}
