import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAdmin } from '~/areas/accounts/session/admin.server';
import { downloadHeaders } from '~/platform/http/forms/given-files.server';
import { readRequestFile } from '~/areas/admin/decide-request.server';

/** A file of a support request, as a download. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const found = await readRequestFile(ctx, params['id'] ?? '', params['fileId'] ?? '');
  if (!found.ok) throw new Response(found.failure.message, { status: 404 });
  const { file, bytes } = found.value;
  return new Response(new Uint8Array(bytes), { headers: downloadHeaders(file, bytes.length) });
}
