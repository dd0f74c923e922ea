import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventBody } from '~/areas/webhooks/api/event-schemas';
import type { WebhookEvent } from '~/areas/webhooks/rules/webhook-events';
import { WEBHOOK_EVENTS } from '~/areas/webhooks/rules/webhook-events';
import { startApp } from '../../factories/app';
import { apiWorld, type ApiWorld } from '../../factories/api-world';

/** A program that keeps a copy of a carrier's records: what it polls, what it is told, and what a misspelled field does. */

const app = await startApp();
let world: ApiWorld;
beforeAll(async () => {
  world = await apiWorld(app);
});

interface Row {
  id: string;
  updated_at: string;
  revision: number;
}
interface List<T> {
  data: T[];
  recordsTotal: number;
  recordsFiltered: number;
  next: string | null;
}

const read = async <T>(path: string): Promise<T> => {
  const answer = await world.call('GET', path);
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as T;
};
const since = (name: string, at: string) => `filter[${name}]=${encodeURIComponent(at)}`;
const send = async (method: string, path: string, body?: unknown) => {
  const answer = await world.call(method, path, { body });
  return {
    status: answer.status,
    body: (await answer.json()) as {
      data: Record<string, unknown>;
      errors?: Record<string, string[]>;
    },
  };
};

describe('rows of a list', () => {
  it('say of a trip and of a purchase what their own calls say, in numbers, ISO dates and units', async () => {
    const { data } = await read<List<Record<string, unknown>>>('/trip?length=100');
    for (const row of data) {
      const { data: own } = await read<{ data: Record<string, unknown> }>(`/trip/${String(row['id'])}`);
      const names =
        row['type'] === 'T'
          ? ['equipment_id', 'date', 'end_date', 'quarter', 'distance', 'revision', 'updated_at']
          : [
              'equipment_id',
              'date',
              'quarter',
              'fuel_units',
              'unit',
              'gallons',
              'fuel_type',
              'fuel_amount',
              'price_per_unit',
              'tax_paid',
              'revision',
              'updated_at',
            ];
      for (const name of names) expect(row[name], `${String(row['id'])} ${name}`).toEqual(own[name]);
      if (row['type'] === 'T')
        expect(row['state_mileages']).toEqual(
          (own['state_mileages'] as Record<string, unknown>[]).map(
            ({ state, distance, exempt_distance, corrected }) => ({
              state,
              distance,
              exempt_distance,
              corrected,
            }),
          ),
        );
    }
    expect(data.map((row) => row['type'])).toEqual(expect.arrayContaining(['T', 'F']));
  });
});

describe('what changed since a moment', () => {
  it('is made, changed, corrected, routed and deleted records, each once, of this carrier only', async () => {
    const before = new Date().toISOString();
    const none = await read<List<Row>>(`/trip?${since('updated_since', before)}`);
    expect(none).toMatchObject({ data: [], recordsTotal: 0, recordsFiltered: 0 });

    const made = await send('POST', '/trip', {
      date: '2026-07-20',
      route: [
        { city: 'Dallas', state: 'TX' },
        { city: 'Tulsa', state: 'OK' },
      ],
    });
    expect(made.status).toBe(201);
    const tripId = String(made.body.data['id']);
    const fuel = await send('POST', '/fuel', {
      equipment_id: 7,
      date: '2026-07-20',
      fuel_units: '50',
      state: 'OK',
    });
    const fuelId = String(fuel.body.data['id']);
    const unit = await send('POST', '/equipment', { unit: 'T-777' });
    const rows = await read<List<Row>>(`/trip?${since('updated_since', before)}`);
    expect(rows.data.map(({ id }) => id).sort()).toEqual([fuelId, tripId].sort());
    const vehicles = await read<List<{ id: number }>>(`/equipment?${since('updated_since', before)}`);
    expect(vehicles.data.map(({ id }) => id)).toEqual([unit.body.data['id']]);
    expect((await read<List<Row>>(`/fuel?${since('updated_since', before)}`)).data).toMatchObject([
      { id: fuelId },
    ]);

    // Its route comes later than the trip: that too is a change.
    await expect
      .poll(async () => (await read<{ data: { status: string } }>(`/trip/${tripId}`)).data.status)
      .toBe('ok');
    const routed = await read<{ data: Row }>(`/trip/${tripId}`);
    const afterRoute = routed.data.updated_at;
    await send('PUT', `/trip/${tripId}`, { notes: 'Reefer' });
    const changed = await read<{ data: Row }>(`/trip/${tripId}`);
    expect(changed.data.updated_at > afterRoute).toBe(true);

    const deletedAt = new Date().toISOString();
    expect((await world.call('DELETE', `/trip/${tripId},${fuelId}`)).status).toBe(200);
    expect((await world.call('DELETE', `/equipment/${String(unit.body.data['id'])}`)).status).toBe(200);
    expect((await read<List<Row>>(`/trip?${since('updated_since', before)}`)).data).toEqual([]);
    const gone = await read<List<{ id: string; type: string; deleted_at: string }>>(
      `/deletions?${since('deleted_since', deletedAt)}`,
    );
    expect(gone.data.map(({ id, type }) => `${type} ${id}`).sort()).toEqual(
      [`equipment ${String(unit.body.data['id'])}`, `fuel ${fuelId}`, `trip ${tripId}`].sort(),
    );
    const [first] = gone.data;
    // Read on by cursor, one at a time, nothing is left out and nothing comes twice.
    const seen: string[] = [];
    let next: string | null = `/deletions?length=1&${since('deleted_since', deletedAt)}`;
    while (next) {
      const page: typeof gone = await read(next.replace('/mileage/api', ''));
      seen.push(...page.data.map(({ id }) => id));
      next = page.next;
    }
    expect(seen).toEqual(gone.data.map(({ id }) => id));
    expect(first?.deleted_at && first.deleted_at >= deletedAt).toBe(true);
    const other = await world.call('GET', `/deletions?${since('deleted_since', before)}`, {
      token: world.ottoToken,
    });
    expect(((await other.json()) as List<unknown>).data).toEqual([]);
  });

  it.each([
    ['/trip?filter[updated_since]=yesterday', 'filter[updated_since]'],
    ['/trip?filter[updated_since]=2026-07-14', 'filter[updated_since]'],
    ['/trip?filter[updated_since]=2026-02-30T09:30:00Z', 'filter[updated_since]'],
    ['/fuel?filter[updated_since]=2026-07-14T09:30:00', 'filter[updated_since]'],
    ['/equipment?filter[updated_since]=1767', 'filter[updated_since]'],
    ['/deletions?filter[deleted_since]=now', 'filter[deleted_since]'],
    ['/deletions?start=1', 'start'],
    ['/deletions?cursor=x', 'cursor'],
  ])('%s: 422 that names %s', async (path, name) => {
    const answer = await world.call('GET', path);
    const body = (await answer.json()) as { errors?: Record<string, string[]> };
    expect([answer.status, Object.keys(body.errors ?? {})]).toEqual([422, [name]]);
  });

  it('takes a moment with the zone of anywhere, encoded or not', async () => {
    for (const at of ['2026-07-14T09:30:00-05:00', '2026-07-14T09:30:00+02:00', '2026-07-14T09:30:00.123Z'])
      for (const text of [at, encodeURIComponent(at)])
        expect((await world.call('GET', `/trip?filter[updated_since]=${text}`)).status, text).toBe(200);
  });
});

it('tells repeats by the moment of a change: miles that were calculated leave the revision as it is', async () => {
  const made = await send('POST', '/trip', {
    date: '2026-07-21',
    route: [
      { city: 'Austin', state: 'TX' },
      { city: 'Tulsa', state: 'OK' },
    ],
  });
  const id = String(made.body.data['id']);
  const row = async () => (await read<{ data: Row & { status: string } }>(`/trip/${id}`)).data;
  await expect.poll(async () => (await row()).status).toBe('ok');
  const routed = await row();
  expect(routed.revision).toBe(made.body.data['revision']);
  expect(routed.updated_at >= String(made.body.data['updated_at'])).toBe(true);
  const reference = await (await fetch(`${app.origin}/mileage/docs`)).text();
  expect(reference).toContain('tell repeats by <code>id</code> and <code>updated_at</code>');
});

describe('a new record with a field that does not exist', () => {
  it.each([
    ['/trip', { date: '2026-07-20', route: [], drivr: 'Dana' }, 'drivr'],
    ['/fuel', { equipment_id: 7, date: '2026-07-20', fuel_units: '50', state: 'OK', galons: 5 }, 'galons'],
    ['/equipment', { unit: 'T-778', wieght: 80000 }, 'wieght'],
    ['/webhooks', { url: 'https://example.com/x', events: ['trip.created'], secrt: 'mine' }, 'secrt'],
  ])('%s is refused by name and makes nothing', async (path, body, name) => {
    const count = async () =>
      (await read<List<unknown>>(path.replace('/trip', '/trip?length=1'))).recordsTotal;
    const before = await count();
    const refused = await send('POST', path, body);
    expect([refused.status, refused.body.errors]).toEqual([422, { [name]: [`There is no field ${name}.`] }]);
    expect(await count()).toBe(before);
    expect((await world.call('POST', path, { body, token: null })).status).toBe(401);
  });

  it('takes what a program has read and sends again', async () => {
    const { data } = await read<{ data: Record<string, unknown> }>('/trip/142');
    const copy = await send('POST', '/trip', { ...data, idempotency_key: randomUUID() });
    expect([copy.status, copy.body.errors]).toEqual([201, undefined]);
  });
});

describe('webhooks', () => {
  it('tell of every record that is made, changed and deleted, as the description says', async () => {
    const made = await send('POST', '/webhooks', {
      url: 'https://hooks.example.com/all',
      events: [...WEBHOOK_EVENTS],
    });
    expect(made.status).toBe(201);
    const hook = String(made.body.data['id']);
    const trip = await send('POST', '/trip', {
      date: '2026-09-20',
      route: [
        { city: 'Dallas', state: 'TX' },
        { city: 'Waco', state: 'TX' },
      ],
    });
    const fuel = await send('POST', '/fuel', {
      equipment_id: 7,
      date: '2026-09-20',
      fuel_units: '50',
      state: 'TX',
    });
    const unit = await send('POST', '/equipment', { unit: 'T-779' });
    const [tripId, fuelId, unitId] = [trip, fuel, unit].map(({ body }) => String(body.data['id']));
    await send('PUT', `/trip/${tripId}`, { notes: 'Dry van' });
    await send('PUT', `/fuel/${fuelId}`, { seller: 'Red River Fuel' });
    await send('PUT', `/equipment/${unitId}`, { make: 'Volvo' });
    await world.call('DELETE', `/trip/${tripId},${fuelId}`);
    await world.call('DELETE', `/equipment/${unitId}`);

    const deliveries = await world.db.webhookDelivery.findMany({
      where: { endpointId: hook },
      orderBy: { createdAt: 'asc' },
    });
    const told = deliveries.map(({ type, body }) => {
      const said = JSON.parse(body) as { data: { ids?: string[] } };
      const checked = eventBody(type as WebhookEvent).safeParse(said);
      expect(checked.error?.issues, type).toBeUndefined();
      return `${type} ${said.data.ids?.join(',') ?? ''}`.trim();
    });
    expect(told.filter((text) => text !== 'trip.route_ready').sort()).toEqual(
      [
        `equipment.changed ${unitId}`,
        `equipment.created ${unitId}`,
        `equipment.deleted ${unitId}`,
        `fuel.changed ${fuelId}`,
        `fuel.created ${fuelId}`,
        `fuel.deleted ${fuelId}`,
        `trip.changed ${tripId}`,
        `trip.created ${tripId}`,
        `trip.deleted ${tripId}`,
      ].sort(),
    );
    expect((await world.call('DELETE', `/webhooks/${hook}`)).status).toBe(200);
  });

  it('are in the description with their headers and bodies', async () => {
    const { webhooks } = await read<{
      webhooks: Record<string, { post: { parameters: { name: string }[]; requestBody: unknown } }>;
    }>('/openapi.json');
    expect(Object.keys(webhooks)).toEqual([...WEBHOOK_EVENTS]);
    for (const { post } of Object.values(webhooks))
      expect(post.parameters.map(({ name }) => name)).toContain('Stateline-Signature');
  });
});
