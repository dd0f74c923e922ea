import { formatCents } from '~/engine/units/format';
import type { DetailKind, LoadDetail, ReadConfirmation } from '~/reading/reading';

/** One line of what a paper says of the load. */
export interface LoadFact {
  /** The frame on the page where it was read. */
  id: string;
  label: string;
  value: string;
  page: number;
  /** The words as they are printed. */
  text: string;
  /** Why to compare it with the page; null where nothing speaks against it. */
  doubt: string | null;
  detail: LoadDetail;
}

const LABELS: Record<DetailKind, string> = {
  broker: 'Broker',
  mc: 'MC number',
  contact: 'Contact person',
  equipment: 'Equipment',
  commodity: 'Commodity',
  weight: 'Weight',
  miles: 'Miles',
  charge: 'Charge',
  appointment: 'Appointment',
  instructions: 'Instructions',
};

/** What was read of the load besides its stops, number and rate, in the order of a load sheet. */
export function loadFacts(reading: Pick<ReadConfirmation, 'details'> | null): LoadFact[] {
  return (reading?.details ?? []).map((detail, index) => ({
    id: `mark-detail-${index + 1}`,
    label:
      detail.stop === undefined ? LABELS[detail.kind] : `${LABELS[detail.kind]}, stop ${detail.stop + 1}`,
    value: detail.cents === undefined ? detail.value : `${detail.value}: $${formatCents(detail.cents)}`,
    page: detail.evidence.page,
    text: detail.evidence.text,
    doubt: detail.doubt ?? null,
    detail,
  }));
}
