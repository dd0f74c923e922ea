import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import createClient from 'openapi-fetch';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeApi } from '~/areas/api/reference/document.server';
import { operations } from '~/areas/api/reference/registry.server';
import type { paths } from '~/areas/api/client/api-types';
import { startApp } from '../../factories/app';
import { apiWorld } from '../../factories/api-world';

/** A client that is typed by the description alone: what does not fit it is an error of the compiler. */

const FILE = path.join(import.meta.dirname, '../../../app/areas/api/client/api-types.d.ts');
const HEADER =
  '/* Made of the description of the API: RECORD_EXAMPLES=1 npx vitest run --project db-http tests/http/api/typed-client.test.ts */\n';

// Not in a hook: what is to end with the file would never be ended.
const app = await startApp();

it('is generated from the description as it is now', async () => {
  const types =
    HEADER +
    astToString(
      await openapiTypescript(
        JSON.stringify(
          describeApi(
            {
              productName: 'Stateline',
              publicUrl: 'http://localhost:3000',
              supportEmail: 'support@stateline.example',
            },
            operations,
          ),
          (key, value: unknown) => (key === 'example' ? undefined : value),
        ),
        {
          // What is sent and answered as a file.
          transform: ({ format }) =>
            format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined,
        },
      ),
    );
  if (process.env['RECORD_EXAMPLES']) writeFileSync(FILE, types);
  expect(readFileSync(FILE, 'utf8') === types, 'app/areas/api/client/api-types.d.ts is out of date').toBe(
    true,
  );
});

describe('a program with the typed client', () => {
  const client = createClient<paths>();
  const baseUrl = `${app.origin}/mileage/api`;
  beforeAll(async () => {
    const world = await apiWorld(app);
    client.use({
      onRequest: ({ request }) => (request.headers.set('Authorization', `Bearer ${world.token}`), request),
    });
  });

  it('records a truck, a trip and its fuel, and reads the quarter’s return', async () => {
    const truck = await client.POST('/equipment', {
      baseUrl,
      body: { unit: 'TC-1', make: 'Volvo', year: 2024 },
    });
    expect(truck.response.status).toBe(201);
    const unit = truck.data?.data.id ?? 0;
    const trip = await client.POST('/trip', {
      baseUrl,
      body: {
        equipment_id: unit,
        date: '2026-07-02',
        route: [
          { city: 'Denver', state: 'CO' },
          { city: 'Cheyenne', state: 'WY' },
        ],
      },
      params: { header: { 'Idempotency-Key': 'typed-1' } },
    });
    const id = trip.data?.data.id ?? '';
    const read = () => client.GET('/trip/{id}', { baseUrl, params: { path: { id } } });
    // Its miles may come after the answer.
    await expect
      .poll(async () => {
        const record = (await read()).data?.data;
        return record && 'state_mileages' in record ? record.state_mileages.map(({ state }) => state) : null;
      })
      .toEqual(['CO', 'WY']);
    const fuel = await client.POST('/fuel', {
      baseUrl,
      body: { equipment_id: unit, date: '2026-07-02', fuel_units: '40.5', state: 'CO' },
    });
    expect(fuel.data?.data.gallons).toBe('40.500');

    const tag = (await read()).response.headers.get('etag') ?? '';
    const body = {
      equipment_id: unit,
      date: '2026-07-03',
      route: [
        { city: 'Denver', state: 'CO' },
        { city: 'Cheyenne', state: 'WY' },
      ],
    };
    expect(
      (
        await client.PUT('/trip/{id}', {
          baseUrl,
          params: { path: { id }, header: { 'If-Match': tag } },
          body,
        })
      ).response.status,
    ).toBe(200);
    const stale = await client.PUT('/trip/{id}', {
      baseUrl,
      params: { path: { id }, header: { 'If-Match': tag } },
      body,
    });
    expect([stale.response.status, stale.error?.message]).toEqual([
      412,
      'The record has changed since you read it. Read it again, then send your change.',
    ]);

    const report = await client.GET('/reports', { baseUrl, params: { query: { q: '20263' } } });
    // A file would be text, and one that is still being made has no figures.
    const rows =
      typeof report.data === 'object' && 'info' in report.data ? report.data.data[0]?.data : undefined;
    expect(rows?.map(({ state }) => state)).toEqual(expect.arrayContaining(['CO', 'WY']));
    const list = await client.GET('/trip', {
      baseUrl,
      params: { query: { length: 2, 'filter[quarter]': '20263' } },
    });
    expect([list.data?.data.length, typeof list.data?.next]).toEqual([2, 'string']);
    const wrong = await client.POST('/equipment', { baseUrl, body: { unit: '' } });
    expect(wrong.error?.errors?.['unit']).toHaveLength(1);
  });
});
