import type { LikePurchase, ReceiptProposal, UploadedReceipt } from '~/areas/fuel/uploaded-receipts.server';
import { listId } from '~/areas/trips/rules/list-id';
import { fuelErrorName, FUEL_NAMES, gallonsOf } from './fuel-resource';
import type { FuelFormValues } from './fuel-form';
import { proposedFuel, receiptReview } from './receipt-view';

/** An uploaded receipt as programs read it in the list. */
export const receiptResource = ({
  id,
  name,
  contentType,
  sizeBytes,
  status,
  problem,
  createdAt,
}: UploadedReceipt) => ({
  id,
  name,
  content_type: contentType,
  size_bytes: sizeBytes,
  status,
  problem,
  created_at: createdAt.toISOString(),
});

/** A purchase that may be the same fill. */
export const likePurchaseResource = (one: LikePurchase) => ({
  id: listId('fuel', one.id),
  equipment_id: one.equipmentId,
  display_equipment: one.unit,
  date: one.date,
  fuel_units: one.quantity,
  unit: one.fuelUnit,
  gallons: gallonsOf(one),
  city: one.city,
  state: one.state,
  seller: one.seller,
  has_receipt: one.hasReceipt,
});

/** The fields of a purchase that a receipt can tell, by their names in the API. */
export const PROPOSED_FIELDS = [
  'date',
  'fuel_units',
  'unit',
  'fuel_type',
  'city',
  'state',
  'zip',
  'seller',
  'reference',
  'price_per_unit',
  'fuel_amount',
] as const;

/** What the receipt says, in the fields that recording a purchase takes; null where nothing was found. */
function proposalOf(found: ReceiptProposal) {
  if (found.receipt.reading === null) return null;
  const values = proposedFuel(found);
  const proposed = (name: (typeof PROPOSED_FIELDS)[number]) =>
    values[(FUEL_NAMES[name] ?? name) as keyof FuelFormValues] || null;
  return {
    equipment_id: found.equipmentId,
    ...(Object.fromEntries(PROPOSED_FIELDS.map((name) => [name, proposed(name)])) as Record<
      (typeof PROPOSED_FIELDS)[number],
      string | null
    >),
  };
}

/** A receipt with the purchase that it proposes, what is doubtful about it, and what may be the same fill. */
export function receiptProposalResource(found: ReceiptProposal) {
  const { doubts, asides } = receiptReview(found);
  const isUsed = found.receipt.status === 'used';
  return {
    ...receiptResource(found.receipt),
    proposal: proposalOf(found),
    doubts: Object.entries(doubts).map(([field, message]) => ({ field: fuelErrorName(field), message })),
    not_counted: asides,
    matches: isUsed ? [] : found.matches.map(likePurchaseResource),
  };
}
