import { escapeHtml } from '~/engine/text/escape-html';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { env } from '~/config/env.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { publicPages } from '~/areas/content/public-pages.server';

/** Every public page, with the day on which it last changed where that is known. */
export async function loader({ context }: LoaderFunctionArgs) {
  const pages = await publicPages(publicCtx(context));
  const origin = env().publicUrl;
  const urls = pages.map(
    ({ path, changedAt }) =>
      `<url><loc>${escapeHtml(origin + path)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : ''}</url>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    {
      headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    },
  );
}
