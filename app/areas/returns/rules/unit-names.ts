/** Findings of the tax engine name vehicles by their id; people know them by their unit number. */
import type { Notice } from '~/engine/ifta/notice';
import { NO_UNIT } from './quarter-sums';

/** The notices with unit numbers in place of ids. */
export function withUnitNames(notices: readonly Notice[], units: ReadonlyMap<string, string>): Notice[] {
  return notices.map((notice) =>
    'equipmentId' in notice ? { ...notice, equipmentId: unitTitle(notice.equipmentId, units) } : notice,
  );
}

/** "Unit 104", or what to call records without a vehicle. */
export function unitTitle(id: string | null, units: ReadonlyMap<string, string>): string {
  if (id === null || id === NO_UNIT) return 'No unit named';
  const unit = units.get(id);
  return unit === undefined ? `Unit ${id}` : `Unit ${unit}`;
}
