import autocannon from 'autocannon';
import { tell } from '../measure';
import { start } from '../program';

/**
 * The built program over HTTP with everything in the way that a real call meets: token, limit, routes, JSON. Reads with four
 * connections at once, writes with two; median, 99th percentile and requests a second are of the same run. The load comes
 * from the same machine.
 * Usage: npx tsx bench/api/run.ts [seconds for each call] [words of the calls' names]
 */

const SECONDS = Number(process.argv[2] ?? 4);
const ONLY = process.argv[3];
const READERS = 4;

interface Measured {
  call: string;
  p50: number;
  p99: number;
  perSecond: number;
  failed: number;
}

const app = await start('all');
try {
  const login = await fetch(`${app.origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(app.login),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const call = async (method: string, at: string, body?: object) => {
    const response = await fetch(`${app.origin}/api${at}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await response.json()) as { data: { id: number }[] & { id: number } };
  };
  // The demonstration's records come with a job, and their miles with others.
  const isFilled = async () => {
    const { data } = await call('GET', '/trip?length=100');
    return (
      data.length > 0 &&
      data.every((one) => (one as { route_recalc_status?: string }).route_recalc_status !== 'pending')
    );
  };
  for (let tries = 0; tries < 120 && !(await isFilled()); tries++)
    await new Promise((resolve) => setTimeout(resolve, 500));
  const unit = (await call('GET', '/equipment?length=1')).data[0]?.id ?? 0;
  const trip = (await call('GET', '/trip?length=1&filter[type]=trip')).data[0]?.id ?? 0;

  const measure = async (
    name: string,
    options: {
      method?: 'GET' | 'POST' | 'PUT';
      path: string;
      connections: number;
      body?: (turn: number) => object;
      keyed?: boolean;
    },
  ): Promise<Measured> => {
    let turn = 0;
    const { body, keyed } = options;
    const result = await autocannon({
      url: app.origin,
      connections: options.connections,
      duration: SECONDS,
      requests: [
        {
          method: options.method ?? 'GET',
          path: `/mileage/api${options.path}`,
          headers,
          setupRequest: (request) => {
            turn++;
            return {
              ...request,
              ...(body ? { body: JSON.stringify(body(turn)) } : {}),
              ...(keyed ? { headers: { ...request.headers, 'Idempotency-Key': `bench-${turn}` } } : {}),
            };
          },
        },
      ],
    });
    return {
      call: name,
      p50: result.latency.p50,
      p99: result.latency.p99,
      perSecond: Math.round(result.requests.average),
      failed: result.non2xx + result.errors,
    };
  };

  const fuel = (turn: number) => ({
    equipment_id: unit,
    date: '2026-07-14',
    fuel_units: String(50 + (turn % 50)),
    state: 'TX',
    seller: `Bench ${turn}`,
  });
  const reads: [string, string][] = [
    ['me', '/user'],
    ['equipment list', '/equipment?length=25'],
    ['one vehicle', `/equipment/${unit}`],
    ['one trip', `/trip/${trip}`],
    ['trips and fuel, 50 rows', '/trip?length=50'],
    ['trips and fuel, a quarter', '/trip?length=25&filter[quarter]=20263'],
    ['rates of a quarter', '/rates?filter[year]=2026&filter[quarter]=3'],
    ['public rates', '/demo-rates/2026/3'],
    ['calculator form', '/calc/form-data'],
    ['address search', '/geo/search?term=chica&mode=city'],
  ];
  const writes: (Parameters<typeof measure>[1] & { name: string })[] = [
    { name: 'write: record fuel', method: 'POST', path: '/fuel', connections: 2, body: fuel },
    {
      name: 'write: record fuel with a key',
      method: 'POST',
      path: '/fuel',
      connections: 2,
      body: fuel,
      keyed: true,
    },
    {
      name: 'write: change a vehicle',
      method: 'PUT',
      path: `/equipment/${unit}`,
      connections: 2,
      body: (turn) => ({ unit: 'BENCH', make: `M${turn}` }),
    },
  ];
  const isWanted = (name: string) => ONLY === undefined || name.includes(ONLY);
  const results: Measured[] = [];
  for (const [name, at] of reads) {
    if (!isWanted(name)) continue;
    await measure(name, { path: at, connections: READERS });
    results.push(await measure(name, { path: at, connections: READERS }));
  }
  for (const { name, ...options } of writes) if (isWanted(name)) results.push(await measure(name, options));
  console.table(results);
  tellOf(
    'reads by four callers at once',
    results.filter(({ call: name }) => !name.startsWith('write')),
  );
  tellOf(
    'writes by two callers at once',
    results.filter(({ call: name }) => name.startsWith('write')),
  );
} finally {
  await app.stop();
}

/** One line for several calls: from the quickest to the slowest. */
function tellOf(what: string, those: readonly Measured[]): void {
  if (those.length === 0) return;
  const range = (key: 'p50' | 'p99' | 'perSecond') =>
    `${Math.min(...those.map((one) => one[key]))} to ${Math.max(...those.map((one) => one[key]))}`;
  tell(
    `API, ${those.length} kinds of ${what}`,
    `p50 ${range('p50')} ms, p99 ${range('p99')} ms, ${range('perSecond')} a second`,
    'all answered',
    those.every(({ failed }) => failed === 0),
  );
}
