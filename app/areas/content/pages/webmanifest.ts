import { webManifest } from '~/platform/http/edge/web-manifest.server';

export async function loader() {
  return new Response(JSON.stringify(webManifest()), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=86400' },
  });
}
