import { formatUsDate } from '~/engine/calendar/local-date';
import { quarterLabel } from '~/engine/calendar/quarter';
import type { PublishedQuarter } from '~/areas/rates/list-rate-quarters.server';

/** What the rates are, before anything else is said of them. Only an official table is called IFTA, Inc.'s. */
const SOURCES: Record<PublishedQuarter['tier'], (quarter: string) => string> = {
  official: (quarter) => `IFTA, Inc. tax rate matrix ${quarter}, official`,
  official_flagged: (quarter) => `IFTA, Inc. tax rate matrix ${quarter}, official, with a remark`,
  reconstructed: (quarter) => `reconstructed for ${quarter} from other sources, check before filing`,
  preliminary: (quarter) =>
    `preliminary for ${quarter}, from copies of the IFTA, Inc. matrix, check before filing`,
};

/** Where the rates of a report come from, for its foot. */
export function rateSourceText(rates: PublishedQuarter | null, filed: boolean): string {
  if (!rates)
    return filed
      ? 'This report shows the figures and rates you filed.'
      : "We don't have rates for this quarter.";
  const status = `revision ${rates.revision}, checked ${formatUsDate(rates.checkedOn)}, SHA-256 ${rates.sha256.slice(0, 16)}`;
  const note = rates.note === '' ? '' : ` ${rates.note}`;
  return `Rates: ${SOURCES[rates.tier](quarterLabel(rates.quarter))} (${status}).${note}${filed ? ' This report shows the figures you filed.' : ''}`;
}
