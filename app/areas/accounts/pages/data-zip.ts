import { createReadableStreamFromReadable, type LoaderFunctionArgs } from '@remix-run/node';
import { Readable } from 'node:stream';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { openExport } from '~/areas/accounts/download-everything.server';

/** A finished download, for the person who asked for it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const result = await openExport(ctx, params['id'] ?? '');
  if (!result.ok) throw new Response(result.failure.message, { status: 404 });
  const { sizeBytes, chunks } = result.value;
  return new Response(createReadableStreamFromReadable(Readable.from(chunks)), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Length': String(sizeBytes),
      'Content-Disposition': `attachment; filename="stateline-records-${ctx.clock.now().toISOString().slice(0, 10)}.zip"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
