import { monthName } from '~/engine/calendar/local-date';
import { fieldsOf, listOf, textIn } from '~/engine/records/json-fields';
import { askSystem } from './ask.server';
import type { SystemVehicle, TelematicsAccess, TelematicsSource } from './port';

const NAME = 'Samsara';
/** Pages after which an account is not believed to end. */
const MOST_PAGES = 500;

const bearer = (access: TelematicsAccess) => ({
  Authorization: `Bearer ${access.system === 'geotab' ? '' : access.key}`,
});

const nextOf = (json: unknown): string | null => {
  const { endCursor, hasNextPage } = fieldsOf(fieldsOf(json)['pagination']);
  return hasNextPage === true && typeof endCursor === 'string' && endCursor !== '' ? endCursor : null;
};

/**
 * Samsara's REST API: `GET /fleet/vehicles` and `GET /fleet/reports/ifta/vehicle?year&month&after`, distances in meters. Its
 * figures of the last 72 hours may still change. A key needs the scopes Read Vehicles and Read IFTA (US).
 */
export function samsara(base: string): TelematicsSource {
  return {
    async vehicles(access) {
      const found: SystemVehicle[] = [];
      let after: string | null = null;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const url = new URL('/fleet/vehicles', base);
        url.searchParams.set('limit', '512');
        if (after !== null) url.searchParams.set('after', after);
        const { json } = await askSystem(NAME, url.href, { headers: bearer(access) });
        for (const one of listOf(fieldsOf(json)['data']).map(fieldsOf))
          found.push({
            externalId: textIn(one['id']),
            name: textIn(one['name']),
            vin: textIn(one['vin']),
            plate: textIn(one['licensePlate']),
          });
        after = nextOf(json);
        if (after === null) break;
      }
      return found.filter(({ externalId }) => externalId !== '');
    },
    async miles(access, { year, month }, cursor) {
      const url = new URL('/fleet/reports/ifta/vehicle', base);
      url.searchParams.set('year', String(year));
      url.searchParams.set('month', monthName(month));
      if (cursor !== null) url.searchParams.set('after', cursor);
      const { text, json } = await askSystem(NAME, url.href, { headers: bearer(access) });
      return { body: text, next: nextOf(json) };
    },
  };
}
