import type { IncomingMessage, ServerResponse } from 'node:http';
import { browserScript } from './browser-script';
import { answerApi, readBody } from './http-server.server';
import { invoicePdf } from './invoice-pdf.server';
import type { LocalStripe } from './local-stripe.server';
import { page, html, STYLE } from './page-html';
import { checkoutPage, findInvoice, invoicePage, portalPage, type PageAnswer } from './pages';
import type { World } from './state';

type Pages = (world: World, form: URLSearchParams | null) => PageAnswer;

/** The page of a path below the base, if there is one. */
function pageOf(path: string): Pages | undefined {
  const [, kind, id = '', key = '', rest] = path.split('/');
  if (rest !== undefined) return undefined;
  if (kind === 'checkout' && key === '') return (world, form) => checkoutPage(world, id, form);
  if (kind === 'portal' && key === '') return (world, form) => portalPage(world, id, form);
  if (kind === 'invoice' && key !== '') return (world, form) => invoicePage(world, id, key, form);
  return undefined;
}

/** Answers what a browser asks of the local Stripe: its pages, its script, its sheet, and tokens for cards. */
export async function answerPage(
  local: LocalStripe,
  base: string,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: string,
): Promise<void> {
  const text = (
    status: number,
    type: string,
    body: string | Uint8Array,
    headers: Record<string, string> = {},
  ) => {
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', ...headers });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  if (local.isDown) return text(503, 'text/plain; charset=utf-8', 'The payment service is down.');
  if (path.startsWith('/v1/')) return answerApi(local, request, response, path, query);
  if (path === '/style.css') return text(200, 'text/css; charset=utf-8', STYLE);
  if (path === '/stripe.js') return text(200, 'text/javascript; charset=utf-8', browserScript(base));
  const pdf = /^\/invoice\/([^/]+)\/([^/]+)\/pdf$/.exec(path);
  if (pdf) {
    const found = await local.inWorld((world) => {
      const invoice = findInvoice(world, pdf[1] ?? '', pdf[2] ?? '');
      return invoice ? structuredClone({ world, invoice }) : null;
    });
    if (!found)
      return text(
        404,
        'text/html; charset=utf-8',
        page(base, 'Not found', html`<p>There is no such invoice.</p>`),
      );
    const bytes = await invoicePdf(found.world, found.invoice);
    return text(200, 'application/pdf', bytes, {
      'Content-Disposition': `attachment; filename="${found.invoice.number}.pdf"`,
    });
  }
  const answer = pageOf(path);
  if (!answer)
    return text(
      404,
      'text/html; charset=utf-8',
      page(base, 'Not found', html`<p>Test billing has no such page.</p>`),
    );
  const form = request.method === 'POST' ? new URLSearchParams(await readBody(request)) : null;
  const { status, html: body, location } = await local.inWorld((world) => answer(world, form));
  if (location !== undefined) {
    response.writeHead(status, { Location: location, 'Cache-Control': 'no-store' });
    response.end();
    return;
  }
  text(status, 'text/html; charset=utf-8', body ?? '');
}
