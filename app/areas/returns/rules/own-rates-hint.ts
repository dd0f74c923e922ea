import type { IftaReturn } from '~/engine/ifta/return-types';

export type OwnRatesHint = 'missing' | 'entered' | null;

/** Whether a rate of the return is still missing or, with none missing, whether the carrier entered one. */
export function ownRatesHint(computed: IftaReturn): OwnRatesHint {
  const lines = computed.schedules.flatMap((schedule) => schedule.lines);
  if (lines.some((line) => line.notComputed === 'missing-rate')) return 'missing';
  return lines.some((line) => line.rateStatus === 'entered') ? 'entered' : null;
}
