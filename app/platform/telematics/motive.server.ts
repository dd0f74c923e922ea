import { daysInMonth, localDate } from '~/engine/calendar/local-date';
import { fieldsOf, listOf, textIn } from '~/engine/records/json-fields';
import { askSystem } from './ask.server';
import type { SystemVehicle, TelematicsAccess, TelematicsSource } from './port';

const NAME = 'Motive';
const PER_PAGE = 100;
const MOST_PAGES = 1_000;

const keyOf = (access: TelematicsAccess) => ({
  'X-API-Key': access.system === 'geotab' ? '' : access.key,
});

/** The number of the page after this one; null where the answer's own count says that there is none. */
function nextOf(json: unknown, page: number, length: number): string | null {
  const { total, per_page: given } = fieldsOf(fieldsOf(json)['pagination']);
  // A page may hold less than was asked for: the answer says how much.
  const size = typeof given === 'number' && given > 0 ? Math.min(given, PER_PAGE) : PER_PAGE;
  const isMore = typeof total === 'number' ? page * size < total : length === size;
  return isMore && length > 0 ? String(page + 1) : null;
}

/**
 * Motive's REST API (KeepTruckin's before): `GET /v1/vehicles` and `GET /v1/ifta/trips?start_date&end_date&page_no`, in the
 * miles or kilometers that `vehicle.metric_units` tells.
 */
export function motive(base: string): TelematicsSource {
  const ask = (access: TelematicsAccess, path: string, page: number, search: Record<string, string>) => {
    const url = new URL(path, base);
    url.search = new URLSearchParams({
      ...search,
      per_page: String(PER_PAGE),
      page_no: String(page),
    }).toString();
    return askSystem(NAME, url.href, { headers: keyOf(access) });
  };
  return {
    async vehicles(access) {
      const found: SystemVehicle[] = [];
      for (let page = 1; page <= MOST_PAGES;) {
        const { json } = await ask(access, '/v1/vehicles', page, {});
        const rows = listOf(fieldsOf(json)['vehicles']);
        for (const row of rows.map(fieldsOf)) {
          const one = fieldsOf(row['vehicle'] ?? row);
          found.push({
            externalId: textIn(one['id']),
            name: textIn(one['number']),
            vin: textIn(one['vin']),
            plate: textIn(one['license_plate_number']),
          });
        }
        const next = nextOf(json, page, rows.length);
        if (next === null) break;
        page = Number(next);
      }
      return found.filter(({ externalId }) => externalId !== '');
    },
    async miles(access, { year, month }, cursor) {
      const page = Number(cursor ?? '1');
      const { text, json } = await ask(access, '/v1/ifta/trips', page, {
        start_date: localDate(year, month, 1),
        end_date: localDate(year, month, daysInMonth(year, month)),
      });
      return { body: text, next: nextOf(json, page, listOf(fieldsOf(json)['ifta_trips']).length) };
    },
  };
}
