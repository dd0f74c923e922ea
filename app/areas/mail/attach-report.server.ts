import type { AttachmentRecord } from '~/areas/mail/data/attachments.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { invalid, type Result } from '~/engine/result';
import { ATTACHMENT_TOO_LARGE, MAX_ATTACHMENT_BYTES } from '~/areas/support/rules/attachment';
import type { Ctx } from '~/platform/context';
import { openReportFile } from '~/areas/returns/report-files.server';
import { keepAttachment } from '~/areas/support/keep-attachment.server';

const NO_REPORT = 'This report was not found';

/** A copy of a finished report file, to go with an email: the email stays whole when the report is made again. */
export async function attachReport(
  ctx: Ctx<CarrierScope>,
  reportFileId: string,
): Promise<Result<AttachmentRecord>> {
  const opened = await openReportFile(ctx, reportFileId);
  if (!opened.ok) {
    const { kind, message } = opened.failure;
    const why = kind === 'not-found' ? NO_REPORT : message;
    return invalid(why, { statement_id: [why] });
  }
  const { file, sizeBytes, pieces } = opened.value;
  if (sizeBytes > MAX_ATTACHMENT_BYTES)
    return invalid(ATTACHMENT_TOO_LARGE, { statement_id: [ATTACHMENT_TOO_LARGE] });
  const parts: Uint8Array[] = [];
  for await (const piece of pieces) parts.push(piece);
  return keepAttachment(ctx, { name: file.fileName, bytes: Buffer.concat(parts) });
}
