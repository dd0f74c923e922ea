import { env } from '~/config/env.server';
import { BASE } from '~/routes';

/** What search engines may read: the public pages. Screens behind sign-in and results of visitors are nobody's to find. */
export async function loader() {
  const text = [
    'User-agent: *',
    `Allow: ${BASE}`,
    ...[
      '/api/',
      '/account',
      '/admin',
      '/calculator/',
      '/confirm/',
      '/invitations/',
      '/login',
      '/password/',
      '/test-billing',
    ].map((path) => `Disallow: ${BASE}${path}`),
    'Disallow: /api/',
    '',
    `Sitemap: ${env().publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
