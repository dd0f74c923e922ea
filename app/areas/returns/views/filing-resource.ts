import { fixedFromScaled } from '~/engine/units/format';
import type { FilingPreview } from '~/areas/returns/preview-filing.server';
import type { FiledReturn, FiledSummary } from '~/areas/returns/read-filing.server';
import type { LineChange } from '~/engine/ifta/amend-return';
import { filedSum, previewSum } from './filing-view';
import { formSheet } from './form-sheet';

const money = (cents: number): string => fixedFromScaled(cents, 2);
const moneyOrNull = (cents: number | null): string | null => (cents === null ? null : money(cents));

/** A return that was filed, as programs read it. Money is decimal text. */
export function filedResource(filed: FiledSummary) {
  return {
    id: filed.id,
    q: filed.quarterKey,
    version: filed.version,
    amended: filed.version > 1,
    filed_on: filed.filedOn,
    paid_on: filed.paidOn,
    confirmation: filed.confirmation,
    notes: filed.notes,
    currency: filed.currency,
    net_tax: money(filed.netTaxCents),
    interest: money(filed.interestCents),
    penalty: money(filed.penaltyCents),
    due: money(filed.dueCents),
    difference: moneyOrNull(filed.differenceCents),
    credit_applied: money(filed.creditAppliedCents),
    to_pay: money((filed.differenceCents ?? filed.dueCents) - filed.creditAppliedCents),
    credit_use: filed.creditUse,
    reopened_at: filed.reopenedAt?.toISOString() ?? null,
    reopen_reason: filed.reopenReason,
  };
}

export function differenceResource(line: LineChange) {
  return {
    fuel_type: line.fuelType,
    state: line.jurisdiction,
    from: line.segment?.from ?? null,
    miles: line.totalDistance,
    taxable_miles: line.taxableDistance,
    fuel_consumed: line.taxableFuel,
    fuel_purchased: line.taxPaidFuel,
    tax_amount: moneyOrNull(line.taxCents),
    surcharge: moneyOrNull(line.surchargeCents),
    interest: moneyOrNull(line.interestCents),
  };
}

/** One version with its exact figures, cell by cell in the order of the form, and what it changed. */
export function filedVersionResource(filed: FiledReturn, differences: readonly LineChange[]) {
  const { figures, sources, ...summary } = filed;
  return {
    ...filedResource(summary),
    sources,
    return: formSheet(figures.computed, filedSum(filed)),
    differences: differences.map(differenceResource),
  };
}

/** What filing the quarter now comes to. */
export function filingPreviewResource(
  q: number,
  preview: FilingPreview,
  dueDate: string,
  availableCreditCents: number,
) {
  const { cover, missing } = previewSum(preview);
  return {
    q,
    state: preview.readiness.state,
    blockers: [...preview.readiness.blockers],
    due_date: dueDate,
    version: preview.version,
    amended: preview.amendment !== null,
    currency: preview.quarter.computed.base.currency,
    net_tax: moneyOrNull(cover.netTaxCents),
    interest: moneyOrNull(preview.interestCents),
    penalty: moneyOrNull(preview.penaltyCents),
    amount: moneyOrNull(preview.stepCents),
    as_of: preview.asOf,
    available_credit: money(availableCreditCents),
    unknown_interest_years: [...preview.unknownInterestYears],
    complete: preview.complete,
    missing,
    differences: (preview.amendment?.lines ?? []).map(differenceResource),
  };
}

const NAMES: Record<string, string> = {
  filedOn: 'filed_on',
  paidOn: 'paid_on',
  creditApplied: 'credit_applied',
  creditUse: 'credit_use',
  interestPercent: 'interest_percent',
};

/** The names of the form's fields, as programs send them. */
export const filingErrorName = (field: string): string => NAMES[field] ?? field;

/** What a program sends, in the names of the form; both spellings are read. */
export function filingInput(body: Record<string, unknown>): Record<string, unknown> {
  const given: [string, unknown][] = [
    ...Object.entries(NAMES).map(([field, name]): [string, unknown] => [field, body[name] ?? body[field]]),
    ['confirmation', body['confirmation']],
    ['notes', body['notes']],
  ];
  const input: Record<string, unknown> = {};
  // Amounts may come as numbers.
  for (const [field, value] of given)
    if (value !== undefined && value !== null)
      input[field] = typeof value === 'number' ? String(value) : value;
  return input;
}
