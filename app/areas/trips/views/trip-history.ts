import { eachText } from '~/engine/records/text-fields';
import { TRIP_TEXTS } from '~/areas/trips/fields';
import type { LoggedChange } from '~/areas/trips/read-trip.server';
import type { UnitSystem } from '~/engine/units/conversion';
import { wordsIn } from '~/engine/units/unit-words';

export interface HistoryLine {
  who: string;
  /** ISO instant. */
  at: string;
  what: string;
}

const NAMES: Record<string, string> = {
  equipmentId: 'equipment',
  date: 'date',
  endDate: 'last day',
  ...eachText(TRIP_TEXTS, (_name, { label }) => label.toLowerCase()),
  odometerStartTenths: 'odometer at the start',
  odometerEndTenths: 'odometer at the end',
  odometerStartTenthKilometers: 'odometer at the start',
  odometerEndTenthKilometers: 'odometer at the end',
  hazmat: 'hazardous materials',
  stops: 'stops',
  roadRequest: 'road asked for',
  // As changes before 2026-11-23 name it.
  roadWish: 'road asked for',
  stateLines: 'state lines',
  entry: 'how the miles are known',
  jurisdictions: 'miles by state',
};

const ACTIONS: Record<LoggedChange['action'], string> = {
  created: 'Added',
  updated: 'Changed',
  corrected: 'Corrected',
  moved: 'Moved to another unit',
  deleted: 'Deleted',
  restored: 'Restored from the trash',
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The change log of a trip in plain words and the carrier's units, newest first. */
export function historyLines(changes: readonly LoggedChange[], units: UnitSystem = 'us'): HistoryLine[] {
  return changes.map(({ action, before, after, userName, at }) => {
    const [old, now] = [before ?? {}, after ?? {}] as [Record<string, unknown>, Record<string, unknown>];
    const changed =
      before && after && action !== 'moved'
        ? Object.entries(NAMES).filter(([field]) => !same(old[field] ?? null, now[field] ?? null))
        : [];
    const fields = [...new Set(changed.map(([, name]) => wordsIn(units, name)))].join(', ');
    const what =
      action === 'updated' && fields === ''
        ? 'Asked for the route again'
        : [ACTIONS[action], fields].filter(Boolean).join(' ');
    return { who: userName ?? 'Stateline', at: at.toISOString(), what };
  });
}
