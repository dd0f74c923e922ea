import { formatUsDate } from '~/engine/calendar/local-date';
import { withLeastStops, type ReviewedStop } from './review-steps';

/** What may be filled from a page of the paper, and what the last line that was picked did. */
export interface PickView {
  fields: readonly { value: string; label: string }[];
  chosen: string;
  /** '' before a line was picked. */
  said: string;
}

interface Filled {
  date: string;
  endDate: string;
  reference: string;
  rate?: string;
  stops: readonly ReviewedStop[];
}

const NAMES = { date: 'Date', endDate: 'End date', reference: 'Load number', rate: 'Rate' };

const isName = (target: string): target is keyof typeof NAMES => target in NAMES;

const stopOf = (target: string): number | undefined => {
  const index = /^stops\.(\d{1,2})$/.exec(target)?.[1];
  return index === undefined ? undefined : Number(index);
};

/** @param target the field that was chosen last, '' at first: then the first stop without a town is */
export function pickView(values: Pick<Filled, 'stops'>, target: string, said: string): PickView {
  const stops = withLeastStops([...values.stops]);
  const empty = stops.findIndex(({ city }) => city === '');
  const fields = [
    ...stops.map((_, index) => ({ value: `stops.${index}`, label: `Stop ${index + 1}` })),
    { value: `stops.${stops.length}`, label: 'New stop' },
    ...Object.entries(NAMES).map(([value, label]) => ({ value, label })),
  ];
  const isThere = fields.some(({ value }) => value === target);
  return { fields, chosen: isThere ? target : `stops.${Math.max(0, empty)}`, said };
}

/** "Stop 2: Memphis, TN 38103" */
export function filledText(target: string, filled: Filled): string {
  const index = stopOf(target);
  if (index !== undefined) {
    const at = Math.min(index, filled.stops.length - 1);
    const stop = filled.stops[at];
    return stop ? `Stop ${at + 1}: ${stop.city}, ${stop.state} ${stop.zip}`.trim() : '';
  }
  if (!isName(target)) return '';
  const value = filled[target] ?? '';
  return `${NAMES[target]}: ${target === 'date' || target === 'endDate' ? formatUsDate(value) : value}`;
}
