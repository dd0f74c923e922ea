import { listDocumentsOfLoads, type Document } from '~/areas/documents/data/documents.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { repeatedLoads } from './rules/same-load';

/** Which of these papers say a load that another paper of the carrier says already, each with that one. */
export async function findSameLoads(
  scope: CarrierScope,
  documents: readonly Document[],
): Promise<Map<string, Document>> {
  const numbers = documents.flatMap(({ reading }) => reading?.loadNumber ?? []);
  return repeatedLoads(await listDocumentsOfLoads(scope, numbers));
}
