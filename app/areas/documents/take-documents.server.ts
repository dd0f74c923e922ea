import { createHash, randomUUID } from 'node:crypto';
import { readPlanUsage } from '~/areas/billing/data/plan-usage.server';
import { insertRefusedDocument } from '~/areas/documents/data/documents.server';
import {
  documentName,
  documentsAtOnce,
  uploadProblem,
  type OfferedFile,
} from '~/areas/documents/rules/upload-rules';
import { invalid, ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';
import { notActivated, readActivation } from './activation.server';
import { startExtraction } from './start-extraction.server';
import { uploadDocuments } from './upload-documents.server';

/** What became of one file that was handed in. */
export interface FileResult {
  name: string;
  outcome: 'taken' | 'seen-before' | 'refused';
  /** Why it was refused, in words for a person. */
  problem: string | null;
  documentId: string | null;
}

/** How many files the carrier may hand in at once. */
export async function mostDocuments(ctx: Ctx<CarrierScope>): Promise<number> {
  const { plan } = await readPlanUsage(ctx.scope, ctx.clock.now());
  return documentsAtOnce(plan.packageId);
}

/**
 * Keeps the files of a carrier, each judged by itself, and starts reading them where `reads` is set. A failure only where none
 * can be judged: too many at once, no right to upload, or nobody there to check them.
 */
export async function takeDocuments(
  ctx: Ctx<CarrierScope>,
  files: readonly OfferedFile[],
  { reads, source = 'upload' }: { reads: boolean; source?: 'upload' | 'mail' },
): Promise<Result<FileResult[]>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  if (!(await readActivation(ctx)).activated) return notActivated();
  const most = source === 'mail' ? files.length : await mostDocuments(ctx);
  if (source === 'upload' && (files.length === 0 || files.length > most)) {
    const problem = uploadProblem(files, most) ?? '';
    return invalid(problem, { 'files[]': [problem] });
  }
  const results: FileResult[] = [];
  for (const file of files) {
    const name = documentName(file.name);
    const kept = await uploadDocuments(ctx, [file], source);
    const one = kept.ok ? kept.value[0] : undefined;
    if (kept.ok && one)
      results.push({
        name,
        outcome: one.seenBefore ? 'seen-before' : 'taken',
        problem: null,
        documentId: one.document.id,
      });
    else if (!kept.ok && kept.failure.kind === 'invalid')
      results.push({ name, outcome: 'refused', problem: kept.failure.message, documentId: null });
    else if (!kept.ok) return kept;
  }
  if (reads) {
    // A file that was here before and read, or turned into a trip, keeps what it has.
    const started = await startReading(ctx, results);
    if (!started.ok) return started;
  }
  return ok(results);
}

async function startReading(ctx: Ctx<CarrierScope>, results: readonly FileResult[]): Promise<Result<null>> {
  const ids = [...new Set(results.flatMap(({ documentId }) => documentId ?? []))];
  if (ids.length === 0) return ok(null);
  const started = await startExtraction(ctx, ids);
  return started.ok ? ok(null) : started;
}

/** Lists files that came by mail and were refused: nobody sat at a form to see the refusal. Their bytes are not kept. */
export async function listRefused(
  ctx: Ctx<CarrierScope>,
  refused: readonly { file: OfferedFile; problem: string }[],
): Promise<void> {
  for (const { file, problem } of refused)
    await insertRefusedDocument(
      ctx.scope,
      {
        id: randomUUID(),
        name: documentName(file.name),
        sizeBytes: file.bytes.length,
        // Not the hash of the bytes alone: they may be handed in again once they can be read.
        sha256: createHash('sha256').update('refused').update(file.bytes).digest('hex'),
        source: 'mail',
      },
      problem,
    );
}
