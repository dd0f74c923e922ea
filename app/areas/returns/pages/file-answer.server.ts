import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { notifications } from '~/areas/accounts/data/notifications.server';
import type { CarrierActor } from '~/areas/accounts/session/actor.server';
import {
  openReportFile,
  readReportFile,
  reportFileKey,
  type ReportFile,
} from '~/areas/returns/report-files.server';

const NO_STORE = 'private, no-store';

/** A text file to be saved under a name. */
export function textDownload(text: string, fileName: string, contentType: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': `${contentType}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': NO_STORE,
      ETag: `"${createHash('sha256').update(text).digest('hex')}"`,
    },
  });
}

/** A finished file, streamed; a 404 or 409 where there is none. */
export async function fileDownload(actor: CarrierActor, id: string): Promise<Response> {
  const opened = await openReportFile(actor.ctx, id);
  if (!opened.ok) {
    const status = opened.failure.kind === 'conflict' ? 409 : 404;
    throw new Response(opened.failure.message, { status });
  }
  const { file, sizeBytes, pieces } = opened.value;
  const body = Readable.toWeb(Readable.from(pieces)) as WebStream<Uint8Array>;
  return new Response(body as unknown as BodyInit, {
    headers: {
      'Content-Type': file.contentType,
      'Content-Length': String(sizeBytes),
      'Content-Disposition': `attachment; filename="${file.fileName}"`,
      'Cache-Control': NO_STORE,
      ...(file.sha256 ? { ETag: `"${file.sha256}"` } : {}),
    },
  });
}

/** Waits for a job that is usually done in a moment. @returns the file in the state it is in then. */
export async function awaitFile(
  actor: CarrierActor,
  file: ReportFile,
  timeoutMs: number,
): Promise<ReportFile> {
  const endsAt = Date.now() + timeoutMs;
  let current = file;
  while ((current.status === 'queued' || current.status === 'running') && Date.now() < endsAt) {
    // The announcement may come between the reading and the waiting: look again every second at the latest.
    await notifications().waitFor(reportFileKey(file.id), Math.min(1000, Math.max(1, endsAt - Date.now())));
    const read = await readReportFile(actor.ctx, file.id);
    if (!read.ok) return current;
    current = read.value;
  }
  return current;
}
