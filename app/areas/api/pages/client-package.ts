import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { API_VERSION } from '~/areas/api/views/changelog';
import { inProject } from '~/config/project-root.server';
import { processSingleton } from '~/config/process-singleton.server';
import { isSeen } from '~/platform/http/pages/conditional-document.server';

/** The client as it was packed when this program was built, read once a process. */
const packed = () =>
  processSingleton('client-package', () => {
    const bytes = new Uint8Array(readFileSync(inProject('build/stateline-client.tgz')));
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` };
  });

/** GET /mileage/docs/stateline-client.tgz: the typed client of the API that runs here, for `npm install`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { bytes, etag } = packed();
  const headers = {
    'Content-Type': 'application/gzip',
    'Content-Disposition': `attachment; filename="stateline-client-${API_VERSION}.tgz"`,
    'Cache-Control': 'public, max-age=300',
    ETag: etag,
  };
  if (isSeen(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(bytes, { headers });
}
