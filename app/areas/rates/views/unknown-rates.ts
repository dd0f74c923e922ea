import { quarterLabel, type Quarter } from '~/engine/calendar/quarter';
import type { PublishedQuarter } from '~/areas/rates/list-rate-quarters.server';

export interface UnknownRatesView {
  message: string;
  /** The quarters that have rates, newest first. */
  quarters: (Quarter & { label: string })[];
  /** The official matrix of the quarter asked for, as its address names it; null where that is no quarter. */
  officialKey: string | null;
}

/** What is in place of rates that we do not have: why, and where there are some. */
export function unknownRatesView(
  quarters: readonly PublishedQuarter[],
  quarter: Quarter | undefined,
  fuel: string | null,
): UnknownRatesView {
  return {
    message: messageFor(quarter, fuel),
    quarters: quarters.map((entry) => ({ ...entry.quarter, label: quarterLabel(entry.quarter) })),
    officialKey: quarter ? `${quarter.quarter}Q${quarter.year}` : null,
  };
}

function messageFor(quarter: Quarter | undefined, fuel: string | null): string {
  if (!quarter) return 'This quarter does not exist. A quarter is a year and a number from 1 to 4.';
  if (fuel !== null)
    return `We do not have rates of this fuel for ${quarterLabel(quarter)}: ${fuel.slice(0, 40)}.`;
  return `We do not have reliable rates for ${quarterLabel(quarter)}, so we show none.`;
}
