import { parseLocalDate } from '~/domain/calendar/local-date';
import { parseQuarterKey, quarterKey } from '~/domain/calendar/quarter';
import { jurisdictionByCode } from '~/domain/jurisdictions/codes';
import type { LedgerFilter, LedgerPage } from '~/services/ledger/list-records.server';
import { idOf } from './equipment-form.server';
import type { ListQuery } from './list-query.server';

/** The quarter of filter[quarter]: a key (20263), or a digit beside filter[year]. */
function quarterIn(filter: ListQuery['filter']): number | undefined {
  const [typed, year] = [filter.get('quarter')?.[0] ?? '', filter.get('year')?.[0] ?? ''];
  const quarter = parseQuarterKey(typed) ?? parseQuarterKey(`${year}${typed}`);
  return quarter && quarterKey(quarter);
}

/** What a list call filters by; what is not known is left out. */
export function ledgerFilterOf({ filter, search }: ListQuery): LedgerFilter {
  const first = (name: string) => filter.get(name)?.[0] ?? '';
  const unit = idOf(first('equipment_id'));
  const [type, status] = [first('type'), first('status')];
  const states = (filter.get('states') ?? filter.get('state') ?? []).filter((code) => jurisdictionByCode(code) !== undefined);
  return {
    quarterKey: quarterIn(filter),
    kind: type === 'trip' || type === 'T' ? 'trip' : type === 'fuel' || type === 'F' ? 'fuel' : undefined,
    equipmentId: unit > 0 ? unit : undefined,
    from: parseLocalDate(first('date_from')),
    to: parseLocalDate(first('date_to')),
    states: states.length > 0 ? states : undefined,
    status: status === 'pending' || status === 'ok' || status === 'error' ? status : undefined,
    search: search === '' ? undefined : search,
  };
}

const ORDERS: Record<string, LedgerPage['order']> = {
  type: 'kind',
  display_equipment: 'unit',
  equipment: 'unit',
  display_date: 'date',
  date: 'date',
  details: 'details',
  display_distance: 'miles',
  miles: 'miles',
  display_fuel: 'gallons',
  gallons: 'gallons',
};

export const ledgerPageOf = ({ start, length, order }: ListQuery): LedgerPage => ({
  start,
  length,
  order: ORDERS[order?.column ?? ''] ?? 'date',
  direction: order?.direction ?? 'desc',
});
