import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monthName } from '~/engine/calendar/local-date';
import { atEnd } from './at-end';
import type { SignedIn } from './signed-in';

export const GOOD_KEY = 'samsara_api_good';
const GEOTAB_USER = { database: 'haulers', userName: 'miles@haulers.example', password: 'let me look' };

export interface SystemVehicleRow {
  id: string;
  name: string;
  vin?: string;
  plate?: string;
}

/** Miles of one vehicle in one jurisdiction on one day. */
export interface DrivenRow {
  vehicleId: string;
  day: string;
  jurisdiction: string;
  meters: number;
}

/** What the server does instead of answering the next call of miles. */
export type Fault = { status: number; retryAfter?: string } | 'hangs' | 'breaks off' | 'no JSON';

export interface TelematicsServer {
  origin: string;
  env: Record<string, string>;
  vehicles: SystemVehicleRow[];
  driven: DrivenRow[];
  /** Taken off one by one, before any call of miles is answered; null lets that call through. */
  faults: (Fault | null)[];
  /** Keys that are refused from now on. */
  isClosed: boolean;
  /** Every call of miles, as path and query or method and parameters. */
  calls: string[];
  pageSize: number;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => monthName(index + 1));
const HOUR = 3_600_000;

/**
 * Answers as Samsara, Motive and Geotab do by their documentation (../shared/integrations.md): Samsara by /fleet/…, with cursors;
 * Motive by /v1/…, with numbered pages, in kilometers; Geotab by /apiv1, errors with status 200.
 */
export async function telematicsServer(): Promise<TelematicsServer> {
  const hanging = new Set<ServerResponse>();
  const system: TelematicsServer = {
    origin: '',
    env: {},
    vehicles: [],
    driven: [],
    faults: [],
    isClosed: false,
    calls: [],
    pageSize: 2,
  };
  const server = createServer((request, response) => {
    void textOf(request).then((body) => answer(system, hanging, request, response, body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => {
    for (const response of hanging) response.destroy();
    server.closeAllConnections();
    server.close();
    return Promise.resolve();
  });
  system.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  system.env = { SAMSARA_URL: system.origin, MOTIVE_URL: system.origin, GEOTAB_URL: system.origin };
  return system;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text;
}

const send = (response: ServerResponse, body: unknown, status = 200): void =>
  void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

function answer(
  system: TelematicsServer,
  hanging: Set<ServerResponse>,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  const url = new URL(request.url ?? '/', system.origin);
  const rpc = url.pathname === '/apiv1' ? (JSON.parse(body) as Rpc) : null;
  const isMiles = /ifta/.test(url.pathname) || rpc?.params.typeName === 'FuelTaxDetail';
  if (isMiles) {
    system.calls.push(rpc ? JSON.stringify(rpc.params.search) : `${url.pathname}${url.search}`);
    const fault = system.faults.shift() ?? null;
    if (fault !== null) return fail(fault, hanging, response);
  }
  if (rpc) return send(response, geotab(system, rpc));
  const key = request.headers['x-api-key'] ?? request.headers.authorization?.replace('Bearer ', '');
  if (system.isClosed || key !== GOOD_KEY) return send(response, { message: 'Unauthorized' }, 401);
  switch (url.pathname) {
    case '/fleet/vehicles':
      return send(response, samsaraVehicles(system, url));
    case '/fleet/reports/ifta/vehicle':
      return send(response, samsaraMiles(system, url));
    case '/v1/vehicles':
      return send(response, motiveVehicles(system, url));
    case '/v1/ifta/trips':
      return send(response, motiveMiles(system, url));
    default:
      return send(response, { message: 'Not found' }, 404);
  }
}

function fail(fault: Fault, hanging: Set<ServerResponse>, response: ServerResponse): void {
  if (fault === 'hangs') return void hanging.add(response);
  if (fault === 'no JSON') return void response.writeHead(200).end('<html>Maintenance</html>');
  if (fault === 'breaks off') {
    response.writeHead(200, { 'Content-Length': '1000' }).write('{"data":');
    return void setTimeout(() => response.destroy(), 20);
  }
  response
    .writeHead(fault.status, fault.retryAfter ? { 'Retry-After': fault.retryAfter } : {})
    .end(JSON.stringify({ message: 'not now' }));
}

/** Rows of a page by cursor, and what the answer says of the next one. */
function byCursor<T>(rows: readonly T[], url: URL, size: number) {
  const start = Number(url.searchParams.get('after') ?? '0');
  const end = start + size;
  return {
    rows: rows.slice(start, end),
    pagination: { endCursor: end < rows.length ? String(end) : '', hasNextPage: end < rows.length },
  };
}

function samsaraVehicles(system: TelematicsServer, url: URL) {
  const { rows, pagination } = byCursor(system.vehicles, url, system.pageSize);
  return {
    data: rows.map(({ id, name, vin, plate }) => ({
      id,
      name,
      ...(vin ? { vin } : {}),
      ...(plate ? { licensePlate: plate } : {}),
    })),
    pagination,
  };
}

function samsaraMiles(system: TelematicsServer, url: URL) {
  const [year, name] = [url.searchParams.get('year') ?? '', url.searchParams.get('month') ?? ''];
  const month = `${year}-${String(MONTHS.indexOf(name) + 1).padStart(2, '0')}`;
  const reports = system.vehicles.map(({ id, name: unit }) => {
    const meters = new Map<string, number>();
    for (const row of system.driven)
      if (row.vehicleId === id && row.day.startsWith(month))
        meters.set(row.jurisdiction, (meters.get(row.jurisdiction) ?? 0) + row.meters);
    return {
      vehicle: { id, name: unit },
      jurisdictions: [...meters].map(([jurisdiction, totalMeters]) => ({
        jurisdiction,
        taxableMeters: totalMeters,
        totalMeters,
        taxPaidLiters: 0,
      })),
    };
  });
  const { rows, pagination } = byCursor(reports, url, system.pageSize);
  return {
    data: {
      year: Number(year),
      month: name,
      troubleshooting: { noPurchasesFound: true },
      vehicleReports: rows,
    },
    pagination,
  };
}

function byNumber<T>(rows: readonly T[], url: URL) {
  const [page, size] = [Number(url.searchParams.get('page_no')), Number(url.searchParams.get('per_page'))];
  return {
    rows: rows.slice((page - 1) * size, page * size),
    pagination: { per_page: size, page_no: page, total: rows.length },
  };
}

function motiveVehicles(system: TelematicsServer, url: URL) {
  const { rows, pagination } = byNumber(system.vehicles, url);
  return {
    vehicles: rows.map(({ id, name, vin, plate }) => ({
      vehicle: { id: Number(id), number: name, vin: vin ?? null, license_plate_number: plate ?? null },
    })),
    pagination,
  };
}

function motiveMiles(system: TelematicsServer, url: URL) {
  const [from, to] = [url.searchParams.get('start_date') ?? '', url.searchParams.get('end_date') ?? ''];
  const trips = system.driven
    .filter(({ day }) => day >= from && day <= to)
    .map(({ vehicleId, day, jurisdiction, meters }, index) => {
      const vehicle = system.vehicles.find(({ id }) => id === vehicleId);
      return {
        ifta_trip: {
          id: index + 1,
          date: day,
          jurisdiction,
          vehicle: {
            id: Number(vehicleId),
            number: vehicle?.name,
            year: '2022',
            make: 'Volvo',
            model: 'VNL',
            vin: vehicle?.vin ?? '',
            metric_units: true,
          },
          start_odometer: 1_000,
          end_odometer: 1_000 + meters / 1_000,
          calibrated_start_odometer: null,
          calibrated_end_odometer: null,
          start_lat: null,
          start_lon: null,
          end_lat: null,
          end_lon: null,
          distance: meters / 1_000,
          time_zone: 'Central Time (US & Canada)',
        },
      };
    });
  const { rows, pagination } = byNumber(trips, url);
  return { ifta_trips: rows, pagination };
}

interface Rpc {
  method: string;
  params: {
    typeName?: string;
    database?: string;
    userName?: string;
    password?: string;
    credentials?: unknown;
    search?: { fromDate?: string; toDate?: string };
  };
}

function geotab(system: TelematicsServer, { method, params }: Rpc): unknown {
  const wrong = (name: string) => ({
    error: { message: name, code: -32_000, errors: [{ name, message: 'Refused' }] },
    jsonrpc: '2.0',
  });
  if (method === 'Authenticate') {
    const isRight =
      !system.isClosed &&
      params.database === GEOTAB_USER.database &&
      params.userName === GEOTAB_USER.userName &&
      params.password === GEOTAB_USER.password;
    return isRight
      ? { result: { credentials: { sessionId: 'session-1', ...GEOTAB_USER }, path: 'ThisServer' } }
      : wrong('InvalidUserException');
  }
  if (JSON.stringify(params.credentials ?? '').includes('session-1') === false)
    return wrong('InvalidUserException');
  if (params.typeName === 'Device')
    return {
      result: system.vehicles.map(({ id, name, vin, plate }) => ({
        id,
        name,
        vehicleIdentificationNumber: vin ?? '',
        licensePlate: plate ?? '',
      })),
    };
  const [from, to] = [Date.parse(params.search?.fromDate ?? ''), Date.parse(params.search?.toDate ?? '')];
  return {
    // Each from 11 in the evening of the day before in Chicago until 4 in the morning: over the edge of days and stretches.
    result: system.driven
      .map(({ vehicleId, day, jurisdiction, meters }) => {
        const enter = Date.parse(`${day}T04:00:00Z`);
        return {
          device: { id: vehicleId },
          driver: 'UnknownDriverId',
          jurisdiction,
          tollRoad: '',
          authority: 'None',
          enterTime: new Date(enter).toISOString(),
          exitTime: new Date(enter + 5 * HOUR).toISOString(),
          enterOdometer: 5_000,
          exitOdometer: 5_000 + meters / 1_000,
          enterGpsOdometer: 5_000,
          exitGpsOdometer: 5_000 + meters / 1_000,
          isNegligible: false,
          hourlyOdometer: [],
        };
      })
      .filter(({ enterTime, exitTime }) => Date.parse(enterTime) < to && Date.parse(exitTime) > from),
  };
}

/** The access that each system takes, as a form sends it. */
export const accessOf = (system: 'samsara' | 'motive' | 'geotab'): Record<string, string> =>
  system === 'geotab' ? { system, ...GEOTAB_USER } : { system, key: GOOD_KEY };

/** A connection with a month in every state that asks something of a person. @returns the address of its page */
export async function giveConnection(
  { db, carrierId, userId }: SignedIn,
  id: string = randomUUID(),
): Promise<string> {
  await db.telematicsConnection.create({
    data: {
      id,
      carrierId,
      createdBy: userId,
      system: 'geotab',
      access: new Uint8Array(64),
      hint: 'miles@haulers.example in haulers',
      vehicles: {
        create: [
          {
            externalId: 'b1',
            name: 'A tractor with a very long name of its own',
            vin: '1XKYD49X0JJ123450',
            plate: 'TX 4471K',
          },
          { externalId: 'b2', name: 'Loaner', vin: '', plate: '', leftOut: true },
        ],
      },
      months: {
        create: (['done', 'held', 'failed', 'asks', 'undone'] as const).map((status, index) => ({
          id: randomUUID(),
          monthKey: 202606 + index,
          status,
          askedAt: new Date(),
          problem:
            status === 'done'
              ? null
              : 'The figures have changed, and 2 of the trips pulled before were changed by hand.',
        })),
      },
    },
  });
  return `/mileage/imports/connections/${id}`;
}
