import { setImmediate as nextTurn } from 'node:timers/promises';

/** A CSV download that is sent as it is made. Between its batches other requests have their turn. */
export function streamedCsv(
  batches: AsyncGenerator<string[][]>,
  fileName: string,
  lineOf: (row: readonly string[]) => string,
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        await nextTurn();
        const next = await batches.next();
        if (next.done) controller.close();
        else controller.enqueue(encoder.encode(next.value.map(lineOf).join('')));
      } catch (error) {
        controller.error(error);
      }
    },
    async cancel() {
      await batches.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
