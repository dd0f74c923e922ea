import { randomUUID } from 'node:crypto';
import { doneOnce } from '~/areas/api/once';
import { listEquipment } from '~/areas/equipment/data/equipment.server';
import {
  findFuelPurchase,
  updateFuelPurchase,
  type FuelFields,
  type FuelPurchase,
} from '~/areas/fuel/data/fuel.server';
import { lockCarrier } from '~/areas/equipment/data/equipment.server';
import {
  beginReading,
  deleteWaitingReceipt,
  findUploadedReceipt,
  listPurchasesLike,
  listWaitingReceipts,
  useReceipt as claimReceipt,
  type LikePurchase,
  type UploadedReceipt,
} from '~/areas/fuel/data/receipts.server';
import { gallonsThousandths } from '~/areas/fuel/rules/gallons';
import {
  dayFrom,
  MATCH_DAYS,
  MATCH_THOUSANDTHS,
  sameFills,
  unitMeant,
  type MatchFacts,
} from '~/areas/fuel/rules/receipt-match';
import { listFuelInLedger } from '~/areas/ledger/data/ledger.server';
import { noteChanges } from '~/areas/ledger/note-changes.server';
import { keepInTrash } from '~/areas/trash/data/trash.server';
import { refuseFiled } from '~/areas/trips/locked-quarter.server';
import { isUuid } from '~/engine/text/uuid';
import { fail, notFound, ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { enqueue } from '~/platform/database/enqueue.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { receiptRefusal } from '~/reading/refusals';
import { receiptKey } from './keep-receipt.server';
import { createFuel, NO_SUCH_FUEL } from './save-fuel.server';

export type { LikePurchase, UploadedReceipt };

const MOST_LISTED = 100;
const PREVIEW_PIXELS = 1100;
const NO_SUCH_RECEIPT = 'This receipt was not found.';
const USED = 'A purchase was made from this receipt already.';

/** Receipts that wait for a person, newest first. */
export const listReceipts = (ctx: Ctx<CarrierScope>): Promise<UploadedReceipt[]> =>
  listWaitingReceipts(ctx.scope, MOST_LISTED);

/** The purchase that a receipt proposes, and those that may be the same fill. */
export interface ReceiptProposal {
  receipt: UploadedReceipt;
  equipmentId: number | null;
  matches: LikePurchase[];
}

export async function openReceipt(ctx: Ctx<CarrierScope>, id: string): Promise<Result<ReceiptProposal>> {
  const receipt = isUuid(id) ? await findUploadedReceipt(ctx.scope, id) : null;
  if (!receipt) return notFound(NO_SUCH_RECEIPT);
  const { reading } = receipt;
  if (!reading) return ok({ receipt, equipmentId: null, matches: [] });
  const equipmentId = unitMeant(reading.unit, await listEquipment(ctx.scope))?.id ?? null;
  const facts: MatchFacts = {
    equipmentId,
    date: reading.date,
    state: reading.state,
    fuelType: reading.fuelType,
    fuelUnit: reading.fuelUnit,
    gallonsThousandths: reading.quantity === '' ? 0 : gallonsThousandths(reading.quantity, reading.fuelUnit),
  };
  return ok({ receipt, equipmentId, matches: await matchesOf(ctx.scope, facts) });
}

async function matchesOf(scope: CarrierScope, facts: MatchFacts): Promise<LikePurchase[]> {
  if (facts.date === '' || facts.gallonsThousandths === 0) return [];
  return sameFills(
    facts,
    await listPurchasesLike(scope, {
      from: dayFrom(facts.date, -MATCH_DAYS),
      to: dayFrom(facts.date, MATCH_DAYS),
      leastThousandths: facts.gallonsThousandths - MATCH_THOUSANDTHS,
      mostThousandths: facts.gallonsThousandths + MATCH_THOUSANDTHS,
    }),
  );
}

/** A page of the receipt drawn anew as a picture, from 1: nothing of the file itself reaches the browser. */
export async function drawReceiptPage(
  ctx: Ctx<CarrierScope>,
  id: string,
  page: number,
): Promise<Result<Uint8Array>> {
  const receipt = isUuid(id) ? await findUploadedReceipt(ctx.scope, id) : null;
  const size = receipt?.pages[page - 1];
  if (!receipt || !size) return notFound('This page was not found.');
  const bytes = await ctx.storage.get(receiptKey(ctx.scope.carrierId, receipt.id));
  if (!bytes) {
    ctx.log.error({ receiptId: id }, 'the file of a receipt is missing in the storage');
    return fail({ kind: 'unavailable', message: 'This receipt cannot be opened now. Try again later.' });
  }
  const drawn = await ctx.documents.drawPage(bytes, page, PREVIEW_PIXELS, size.quarters);
  return drawn.ok ? ok(drawn.value.png) : fail({ kind: 'unavailable', message: receiptRefusal(drawn.code) });
}

/** A failure of making a purchase that may be there already: which ones. */
export interface MaybeRecorded {
  matches: LikePurchase[];
}

export const isMaybeRecorded = (current: unknown): current is MaybeRecorded =>
  typeof current === 'object' && current !== null && 'matches' in current;

/**
 * Makes the purchase of a receipt as the person confirmed it: one, however often the form is sent. Where a recorded purchase may
 * be the same fill, it is refused until the person says that it is another.
 */
export async function recordReceipt(
  ctx: Ctx<CarrierScope>,
  id: string,
  fields: object,
  { isAnother }: { isAnother: boolean },
): Promise<Result<FuelPurchase>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const receipt = isUuid(id) ? await findUploadedReceipt(ctx.scope, id) : null;
  if (!receipt) return notFound(NO_SUCH_RECEIPT);
  return createFuel(ctx, {
    // The receipt's own id is the key: a form sent twice finds the purchase of the first.
    fields: { ...fields, idempotencyKey: receipt.id },
    from: {
      receiptId: receipt.id,
      async refuse(scope, purchase) {
        const matches = isAnother ? [] : await matchesOf(scope, purchase);
        if (matches.length > 0)
          return fail({
            kind: 'conflict',
            message:
              'This fuel may be recorded already. Attach the receipt to that purchase, or record another one.',
            current: { matches } satisfies MaybeRecorded,
          });
        return (await claimReceipt(scope, receipt.id)) ? null : fail({ kind: 'conflict', message: USED });
      },
    },
  });
}

/** Attaches a receipt to the purchase that is recorded already: nothing of its figures changes. */
export async function attachReceipt(
  ctx: Ctx<CarrierScope>,
  id: string,
  fuelId: number,
): Promise<Result<FuelPurchase>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const receipt = isUuid(id) ? await findUploadedReceipt(ctx.scope, id) : null;
  if (!receipt) return notFound(NO_SUCH_RECEIPT);
  const at = ctx.clock.now();
  return inTransaction(ctx.scope, async (scope): Promise<Result<FuelPurchase>> => {
    await lockCarrier(scope);
    const before = await findFuelPurchase(scope, fuelId);
    if (!before) return notFound(NO_SUCH_FUEL);
    if (before.receipt?.id === receipt.id) return ok(before);
    if (before.receipt)
      return fail({
        kind: 'conflict',
        message: `This purchase has a receipt already: ${before.receipt.name}.`,
      });
    const filed = await refuseFiled(scope, [before.quarterKey]);
    if (filed) return filed;
    if (!(await claimReceipt(scope, receipt.id))) return fail({ kind: 'conflict', message: USED });
    const after = await updateFuelPurchase(
      scope,
      before.id,
      before.revision,
      fieldsOf(before),
      receipt.id,
      at,
    );
    if (!after) throw new Error('a purchase changed while the carrier was locked');
    await listFuelInLedger(scope, [after.id]);
    await noteChanges(scope, [{ entity: 'fuel', recordId: after.id, action: 'updated', before, after }], at);
    return ok(after);
  });
}

const fieldsOf = ({
  id: _id,
  quarterKey: _quarter,
  receipt: _receipt,
  revision: _revision,
  updatedAt: _updated,
  ...fields
}: FuelPurchase): FuelFields => fields;

/** Reads a receipt once more, where reading it failed. */
export async function readReceiptAgain(ctx: Ctx<CarrierScope>, id: string): Promise<Result<null>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  if (!isUuid(id)) return notFound(NO_SUCH_RECEIPT);
  return inTransaction(ctx.scope, async (scope): Promise<Result<null>> => {
    const revision = await beginReading(scope, id);
    if (revision === null) return notFound(NO_SUCH_RECEIPT);
    await enqueue(scope, 'readReceipt', { receiptId: id, revision });
    return ok(null);
  });
}

/** Puts a receipt that waits into the trash. */
export async function removeReceipt(
  ctx: Ctx<CarrierScope>,
  id: string,
): Promise<Result<{ name: string; batchId: string }>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  if (!isUuid(id)) return notFound(NO_SUCH_RECEIPT);
  return doneOnce(ctx, 'receipt-deleted', async (scope) => {
    const waits = await findUploadedReceipt(scope, id);
    if (!waits || waits.status === 'used') return notFound(NO_SUCH_RECEIPT);
    const batchId = randomUUID();
    await keepInTrash(scope, 'receipt', [id], { batchId, at: ctx.clock.now() });
    const name = await deleteWaitingReceipt(scope, id);
    return name === null ? notFound(NO_SUCH_RECEIPT) : ok({ name, batchId });
  });
}
