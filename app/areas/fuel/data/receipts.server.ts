import type { CarrierScope } from '~/platform/database/scope.server';

export interface Receipt {
  id: string;
  name: string;
  contentType: string;
  sizeBytes: number;
  sha256: string;
}

export async function insertReceipt(scope: CarrierScope, receipt: Receipt): Promise<void> {
  await scope.db.receipt.create({
    data: { ...receipt, carrierId: scope.carrierId, createdBy: scope.userId },
  });
}

/** A receipt of this carrier. */
export async function findReceipt(scope: CarrierScope, id: string): Promise<Receipt | null> {
  return scope.db.receipt.findFirst({
    where: { id, carrierId: scope.carrierId },
    select: { id: true, name: true, contentType: true, sizeBytes: true, sha256: true },
  });
}
