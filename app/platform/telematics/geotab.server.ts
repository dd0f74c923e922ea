import { fieldsOf, listOf, textIn } from '~/engine/records/json-fields';
import { askSystem } from './ask.server';
import { TelematicsRefusal, type TelematicsAccess, type TelematicsSource } from './port';

const NAME = 'Geotab';
const HOUR_MS = 3_600_000;
/** Records that one answer holds at most: as many are hardly all. */
const MOST_RECORDS = 50_000;
/** A month is asked for in stretches of so long, and of less where an answer is full. */
const STRETCH_MS = 4 * 24 * HOUR_MS;
/** Months begin so much earlier or later in some zone than in UTC. */
const ZONES_MS = 14 * HOUR_MS;
/** Servers that an account may be moved to. */
const OWN_SERVER = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.geotab\.com$/i;

/**
 * Geotab's JSON-RPC API: `Authenticate`, then `Get` of `Device` and `FuelTaxDetail` (kilometers, instants in UTC). The range is
 * asked for in stretches, from before the month begins anywhere until it has ended everywhere; a detail over the edge of two
 * stretches comes whole with both.
 */
export function geotab(base: string): TelematicsSource {
  const call = async (server: string, method: string, params: Record<string, unknown>) => {
    const { json } = await askSystem(NAME, new URL('/apiv1', server).href, {
      method: 'POST',
      body: { method, params },
    });
    const { result, error } = fieldsOf(json);
    if (error !== undefined && error !== null) throw refusalOf(error);
    return result;
  };
  const signIn = async (access: TelematicsAccess) => {
    if (access.system !== 'geotab') throw new TelematicsRefusal('access', 'This is no access to Geotab.');
    const { database, userName, password } = access;
    const answer = fieldsOf(await call(base, 'Authenticate', { database, userName, password }));
    const path = textIn(answer['path']);
    const isElsewhere = path !== '' && path.toLowerCase() !== 'thisserver';
    if (isElsewhere && !OWN_SERVER.test(path))
      throw new TelematicsRefusal('down', 'Geotab names a server that is not its own.');
    return { server: isElsewhere ? `https://${path}` : base, credentials: answer['credentials'] };
  };
  const get = async (access: TelematicsAccess, typeName: string, search: Record<string, unknown>) => {
    const { server, credentials } = await signIn(access);
    return call(server, 'Get', { typeName, search, credentials });
  };
  return {
    async vehicles(access) {
      const devices = listOf(await get(access, 'Device', {})).map(fieldsOf);
      return devices
        .map((one) => ({
          externalId: textIn(one['id']),
          name: textIn(one['name']),
          vin: textIn(one['vehicleIdentificationNumber']),
          plate: textIn(one['licensePlate']),
        }))
        .filter(({ externalId }) => externalId !== '');
    },
    async miles(access, { year, month }, cursor) {
      const to = Date.UTC(year, month, 1) + ZONES_MS;
      const start = new Date(cursor ?? Date.UTC(year, month - 1, 1) - ZONES_MS);
      for (let stretch = STRETCH_MS; stretch >= HOUR_MS; stretch /= 2) {
        const end = new Date(Math.min(start.getTime() + stretch, to));
        const result = await get(access, 'FuelTaxDetail', {
          fromDate: start.toISOString(),
          toDate: end.toISOString(),
          includeBoundaries: true,
          includeHourlyData: false,
        });
        if (listOf(result).length < MOST_RECORDS)
          return { body: JSON.stringify(result), next: end.getTime() < to ? end.toISOString() : null };
      }
      throw new TelematicsRefusal('down', 'Geotab holds more of one hour than one answer can have.');
    },
  };
}

/** Errors come with status 200 and the name of an exception. */
function refusalOf(error: unknown): TelematicsRefusal {
  const { message, errors } = fieldsOf(error);
  const kinds = [
    ...listOf(errors).map((one) => textIn(fieldsOf(one)['name'])),
    textIn(fieldsOf(error)['name']),
  ];
  if (kinds.some((kind) => /InvalidUser|DbUnavailable|UnknownDatabase|Authentication/i.test(kind)))
    return new TelematicsRefusal('access', 'Geotab does not accept this access.');
  if (kinds.some((kind) => /OverLimit/i.test(kind)))
    return new TelematicsRefusal('wait', 'Geotab asks to wait.');
  return new TelematicsRefusal('down', `Geotab answered with an error (${textIn(message).slice(0, 120)}).`);
}
