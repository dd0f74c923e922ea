import { createHash } from 'node:crypto';
import { ownId } from '~/areas/api/once';
import { findDocumentByHash, insertDocument, type Document } from '~/areas/documents/data/documents.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { documentName, uploadProblem, type OfferedFile } from '~/areas/documents/rules/upload-rules';
import { invalid, ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { refuseInfected } from './refuse-infected.server';
import { notActivated, readActivation } from './activation.server';
import { uploadAtService } from './at-service.server';

export const documentKey = (carrierId: string, id: string): string => `documents/${carrierId}/${id}`;

export interface UploadedDocument {
  document: Document;
  /** The carrier has handed in these very bytes before: this is that document. */
  seenBefore: boolean;
}

/** Keeps the files of a carrier for reading. All or none: one wrong file refuses them all. */
export async function uploadDocuments(
  ctx: Ctx<CarrierScope>,
  files: readonly OfferedFile[],
  source: 'upload' | 'mail' = 'upload',
): Promise<Result<UploadedDocument[]>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  if (!(await readActivation(ctx)).activated) return notActivated();
  const problem = uploadProblem(files);
  if (problem) return invalid(problem, { 'files[]': [problem] });
  if (ctx.extractionService) return uploadAtService(ctx, ctx.extractionService, files, source);
  const infected = await refuseInfected(ctx, files, 'files[]');
  if (infected) return infected;
  // What is uploaded is read next.
  ctx.documents.prepare?.();
  const kept: UploadedDocument[] = [];
  for (const [index, file] of files.entries())
    kept.push(await keep(ctx, file, source, ownId(ctx, `document/${index}`)));
  return ok(kept);
}

async function keep(
  ctx: Ctx<CarrierScope>,
  file: OfferedFile,
  source: 'upload' | 'mail',
  id: string,
): Promise<UploadedDocument> {
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const known = await findDocumentByHash(ctx.scope, sha256);
  // An earlier try of this request may have kept it: it was not here before then.
  if (known) return { document: known, seenBefore: known.id !== id };
  // Bytes first: bytes without a row open for nobody, a row without bytes would be a broken promise.
  await ctx.storage.put(documentKey(ctx.scope.carrierId, id), file.bytes);
  const document = await insertDocument(ctx.scope, {
    id,
    name: documentName(file.name),
    sizeBytes: file.bytes.length,
    sha256,
    source,
  });
  if (document) return { document, seenBefore: false };
  const other = await findDocumentByHash(ctx.scope, sha256);
  if (other?.id !== id) await ctx.storage.remove(documentKey(ctx.scope.carrierId, id));
  if (!other) throw new Error('a document with the same bytes was there and is not');
  return { document: other, seenBefore: other.id !== id };
}
