import { formatUsDate } from '~/engine/calendar/local-date';
import { quarterLabel } from '~/engine/calendar/quarter';
import type { PublishedQuarter } from '~/areas/rates/list-rate-quarters.server';

const TIERS: Record<PublishedQuarter['tier'], string> = {
  official: 'official',
  official_flagged: 'official, with a remark',
  reconstructed: 'reconstructed: check before filing',
  preliminary: 'preliminary',
};

/** Where the rates of a report come from, for its foot. */
export function rateSourceText(rates: PublishedQuarter | null, filed: boolean): string {
  if (!rates)
    return filed
      ? 'The figures and rates are those of the filing.'
      : 'No rates are published here for this quarter.';
  const status = `${TIERS[rates.tier]}, revision ${rates.revision}, checked ${formatUsDate(rates.checkedOn)}, SHA-256 ${rates.sha256.slice(0, 16)}`;
  const note = rates.note === '' ? '' : ` ${rates.note}`;
  return `Rates: IFTA, Inc. tax rate matrix ${quarterLabel(rates.quarter)} (${status}).${note}${filed ? ' The figures are those of the filing.' : ''}`;
}
