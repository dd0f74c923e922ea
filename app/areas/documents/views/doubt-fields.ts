import type { ReviewFlag } from '~/reading/reading';
import { flagsNow, type ReviewedStop } from './review-steps';

/** Something to check, with the field of the review form that it is about. */
export interface DoubtView {
  text: string;
  /** Of a stop: one of its own fields or a date of the trip; of the document: the id of the field, null for the stops as a whole. */
  field: StopField | TripField | null;
}

export type StopField = 'city' | 'zip' | 'date';
export type TripField = 'reference' | 'rate';

const STOP_FIELDS: Partial<Record<NonNullable<ReviewFlag['doubt']>, StopField>> = {
  'no-date': 'date',
  'date-order': 'date',
  'date-gap': 'date',
  year: 'date',
  weekday: 'date',
  'zip-state': 'zip',
  'zip-place': 'zip',
  'zip-cut': 'zip',
  'zip-lost': 'zip',
};

export const stopDoubt = ({ message, doubt }: ReviewFlag): DoubtView => ({
  text: message,
  field: (doubt && STOP_FIELDS[doubt]) ?? 'city',
});

export const tripDoubt = ({ message, doubt, field }: ReviewFlag): DoubtView => ({
  text: message,
  field:
    doubt === 'rate' || doubt === 'rate-unnamed' || field === 'rate'
      ? 'rate'
      : doubt === 'loads' || doubt === 'number-unnamed' || field === 'loadNumber'
        ? 'reference'
        : null,
});

/** A doubt of the page, counted over all of it. */
export interface FormDoubt {
  /** From 1. */
  nth: number;
  text: string;
  /** Row of its stop, from 0; null where it is about the paper. */
  row: number | null;
  /** The field that it is about. */
  fieldId: string;
  isLast: boolean;
}

/** All that is to be checked, in the order of the page: what is about the paper, then the stops as they are in the form now. */
export function formDoubts(
  view: { flags: readonly DoubtView[]; stops: readonly { flags: readonly DoubtView[] }[] },
  stops: readonly ReviewedStop[],
): FormDoubt[] {
  const empty = stops.findIndex(({ city }) => city === '');
  const all = [
    ...view.flags.map((doubt) => ({ ...doubt, row: null })),
    ...stops.flatMap(({ read }, row) =>
      (read === null ? [] : flagsNow(view.stops[read]?.flags ?? [], stops)).map((doubt) => ({
        ...doubt,
        row,
      })),
    ),
  ];
  return all.map(({ text, field, row }, index) => ({
    nth: index + 1,
    text,
    row,
    fieldId: fieldIdOf(field, row ?? Math.max(0, empty), stops.length),
    isLast: index === all.length - 1,
  }));
}

/** The id of the field in the form. @param row of the stop, from 0, of so many */
function fieldIdOf(field: DoubtView['field'], row: number, rows: number): string {
  if (field === 'rate' || field === 'reference') return field;
  if (field === 'date') return row > 0 && row === rows - 1 ? 'endDate' : 'date';
  return `stops-${row}-${field ?? 'city'}`;
}
