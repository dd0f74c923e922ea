import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { convertDistance } from '~/engine/units/conversion';
import { roundHalfUp } from '~/engine/units/decimal';
import { migrate } from '~/platform/database/migrate.server';
import { cloneDatabase } from '../../factories/test-database';

const shipped = path.resolve(import.meta.dirname, '../../../prisma/migrations');
const names = readdirSync(shipped)
  .filter((name) => /^\d/.test(name))
  .sort();
const before = names.slice(
  0,
  names.findIndex((name) => name.endsWith('_kilometers_of_before')),
);

/** A database of the release before, which showed distances in miles as the whole kilometers they may have been. */
async function databaseOfBefore() {
  const url = await cloneDatabase();
  const ask = async (text: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return ((await client.query(text)) as unknown as { rows: object[] }).rows;
    } finally {
      await client.end();
    }
  };
  await ask('DROP SCHEMA public CASCADE; DROP SCHEMA graphile_worker CASCADE; CREATE SCHEMA public');
  await migrate(url, shipped, new Set(before));
  return { url, ask };
}

/** What the release before showed of tenths of a mile, in tenths of a kilometer. */
function shownBefore(tenthMiles: number): number {
  const tenths = convertDistance({ value: tenthMiles, unit: 'mile' }, 'km');
  const whole = roundHalfUp(tenths.dividedBy(10));
  const back = roundHalfUp(convertDistance({ value: whole.times(10), unit: 'km' }, 'mile'));
  return (back.equals(tenthMiles) ? whole.times(10) : roundHalfUp(tenths)).toNumber();
}

const [metric, us] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];

describe('an upgrade of a carrier that records in kilometers', () => {
  it('keeps what its trips showed, in the trash too, and leaves one that records in miles alone', async () => {
    const { url, ask } = await databaseOfBefore();
    await ask(`
      INSERT INTO carrier (id, "legalName", units, "updatedAt") VALUES ('${metric}', 'Metric', 'metric', now()), ('${us}', 'US', 'us', now());
      INSERT INTO trip (id, "carrierId", date, "endDate", "quarterKey", stops, "routeStatus", entry, "odometerStartTenths", "odometerEndTenths", "odometerStartTenthKilometers", "odometerEndTenthKilometers", "stateLines") VALUES
        (1, '${metric}', '2026-07-06', '2026-07-06', 20263, '[]', 'ok', 'stops', 621371, 621446, NULL, NULL, '[]'),
        (2, '${metric}', '2026-07-07', '2026-07-07', 20263, '[]', 'ok', 'odometer', 621371, 621446, NULL, NULL, '[{"state": "ON", "odometerTenths": 621371}, {"state": "QC", "odometerTenths": 621409}, {"state": "ON", "odometerTenths": 621434}]'),
        (3, '${metric}', '2026-07-08', '2026-07-08', 20263, '[]', 'ok', 'odometer', 621375, 621450, 1000004, 1000127, '[{"state": "ON", "odometerTenths": 621375, "odometerTenthKilometers": 1000004}]'),
        (4, '${us}', '2026-07-06', '2026-07-06', 20263, '[]', 'ok', 'odometer', 621371, 621446, NULL, NULL, '[{"state": "ON", "odometerTenths": 621371}]');
      INSERT INTO trip_jurisdiction ("tripId", jurisdiction, position, "carrierId", "quarterKey", "tenthMiles", "tenthKilometers", "routedTenthMiles", "manualTenthMiles", "exemptTenthMiles") VALUES
        (1, 'ON', 0, '${metric}', 20263, 621, NULL, 500, 621, 62), (1, 'QC', 1, '${metric}', 20263, 80, NULL, NULL, 80, 80), (1, 'NB', 2, '${metric}', 20263, 621, NULL, 621, NULL, 62), (1, 'NS', 3, '${metric}', 20263, 76, 123, NULL, 76, 0),
        (2, 'ON', 0, '${metric}', 20263, 50, NULL, NULL, NULL, 0), (2, 'QC', 1, '${metric}', 20263, 25, NULL, NULL, NULL, 25),
        (3, 'ON', 0, '${metric}', 20263, 75, 123, NULL, NULL, 0),
        (4, 'ON', 0, '${us}', 20263, 621, NULL, NULL, 621, 62);
      INSERT INTO trash_item ("carrierId", "batchId", kind, "recordId", label, rows, "deletedBy", "deletedAt")
        SELECT t."carrierId", t."carrierId", 'trip', t.id::text, '', jsonb_build_object('trip', jsonb_build_array(to_jsonb(t) - 'odometerStartTenthKilometers' - 'odometerEndTenthKilometers'),
          'trip_jurisdiction', (SELECT jsonb_agg(to_jsonb(j) - 'tenthKilometers' - 'exemptTenthKilometers' ORDER BY position) FROM trip_jurisdiction j WHERE "tripId" = t.id), 'trip_route', '[]'::jsonb), t."carrierId", now()
        FROM trip t WHERE t.id IN (2, 4)`);
    await migrate(url, shipped);
    const readings = `"odometerStartTenthKilometers" AS "start", "odometerEndTenthKilometers" AS "end"`;
    expect(await ask(`SELECT id::int, ${readings} FROM trip ORDER BY id`)).toEqual([
      { id: 1, start: 1_000_000, end: 1_000_120 },
      { id: 2, start: 1_000_000, end: 1_000_120 },
      { id: 3, start: 1_000_004, end: 1_000_127 },
      { id: 4, start: null, end: null },
    ]);
    const lines = [
      { state: 'ON', odometerTenths: 621_371, odometerTenthKilometers: 1_000_000 },
      { state: 'QC', odometerTenths: 621_409, odometerTenthKilometers: shownBefore(621_409) },
      { state: 'ON', odometerTenths: 621_434, odometerTenthKilometers: shownBefore(621_434) },
    ];
    expect(await ask(`SELECT "stateLines" AS lines FROM trip WHERE id > 1 ORDER BY id`)).toEqual([
      { lines },
      { lines: [{ state: 'ON', odometerTenths: 621_375, odometerTenthKilometers: 1_000_004 }] },
      { lines: [{ state: 'ON', odometerTenths: 621_371 }] },
    ]);
    const inQuebec = shownBefore(621_434) - shownBefore(621_409);
    const miles = await ask(
      `SELECT "tripId"::int AS id, jurisdiction AS at, "tenthKilometers" AS km, "exemptTenthKilometers" AS exempt FROM trip_jurisdiction ORDER BY "tripId", position`,
    );
    expect(miles).toEqual([
      { id: 1, at: 'ON', km: 1_000, exempt: 100 },
      { id: 1, at: 'QC', km: 129, exempt: 129 },
      { id: 1, at: 'NB', km: null, exempt: 100 },
      { id: 1, at: 'NS', km: 123, exempt: null },
      { id: 2, at: 'ON', km: 120 - inQuebec, exempt: null },
      { id: 2, at: 'QC', km: inQuebec, exempt: inQuebec },
      { id: 3, at: 'ON', km: 123, exempt: null },
      { id: 4, at: 'ON', km: null, exempt: null },
    ]);
    const kept = await ask(`SELECT rows FROM trash_item ORDER BY "recordId"`);
    expect(kept).toMatchObject([
      {
        rows: {
          trip: [
            {
              odometerStartTenthKilometers: 1_000_000,
              odometerEndTenthKilometers: 1_000_120,
              stateLines: lines,
            },
          ],
          trip_jurisdiction: [
            { jurisdiction: 'ON', tenthKilometers: 120 - inQuebec, exemptTenthKilometers: null },
            { jurisdiction: 'QC', tenthKilometers: inQuebec, exemptTenthKilometers: inQuebec },
          ],
          trip_route: [],
        },
      },
      { rows: { trip: [{ stateLines: [{ state: 'ON', odometerTenths: 621_371 }] }] } },
    ]);
    expect(JSON.stringify(kept[1])).not.toContain('Kilometers');
  }, 60_000);

  it('shows a tenth of a mile as the release before did, up to the last an odometer has', async () => {
    const { url, ask } = await databaseOfBefore();
    await migrate(url, shipped);
    const rows = (await ask(
      `SELECT t::int AS tenths, kilometers_as_shown(t) AS km FROM (SELECT generate_series(0, 30000) UNION ALL SELECT generate_series(99900000, 99999999, 7)) s(t)`,
    )) as { tenths: number; km: number }[];
    expect(rows.length).toBeGreaterThan(40_000);
    expect(rows.filter(({ tenths, km }) => km !== shownBefore(tenths))).toEqual([]);
  }, 60_000);
});
