import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { rebuildLedger } from '~/areas/ledger/data/ledger.server';
import { systemScope } from '~/platform/database/scope.server';
import { startApp, type RunningApp } from '../../factories/app';
import { makeApiToken, signedIn } from '../../factories/signed-in';
import { cloneDatabase } from '../../factories/test-database';

/**
 * A program that keeps a copy of 20,000 records by the reference alone: cursors, filter[updated_since] and the deletions, while
 * another one makes, changes and deletes records, and the server is killed in the middle of it.
 */
const RECORDS = 20_000;
const WRITES = 240;

interface Row {
  id: string;
  fuel_units: number | string;
  revision: number;
}
interface Page {
  data: Row[];
  next: string | null;
}

it(
  'keeps a copy of 20,000 records in step while writes go on: none lost, none twice',
  { timeout: 240_000 },
  async () => {
    const databaseUrl = await cloneDatabase();
    let app: RunningApp = await startApp({ role: 'web', databaseUrl });
    const person = await signedIn(app, { planPackageId: 'ic_advanced' });
    const { db, carrierId } = person;
    const token = await makeApiToken(db, person);
    const unit = await db.equipment.create({ data: { carrierId, unit: 'T-1' } });
    await db.$executeRaw`
    INSERT INTO "fuel_purchase" ("carrierId", "equipmentId", "date", "quarterKey", "quantity", "gallonsThousandths", "state", "createdAt", "updatedAt")
    SELECT ${carrierId}::uuid, ${unit.id}, '2026-07-01'::date + (n % 90), 20263, 50 + n % 100, (50 + n % 100) * 1000, 'TX',
           now() - interval '1 day', now() - interval '1 day'
      FROM generate_series(1, ${RECORDS}::int) AS n`;
    await rebuildLedger(systemScope(db), carrierId);

    /** One call, asked again of whichever server is there until it is answered. */
    const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
      const key = randomUUID();
      for (;;) {
        try {
          const answer = await fetch(`${app.origin}/mileage/api${path}`, {
            method,
            headers: {
              Authorization: `Bearer ${token}`,
              'Content-Type': 'application/json',
              ...(method === 'GET' ? {} : { 'Idempotency-Key': key }),
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          });
          const text = await answer.text();
          if (answer.status < 300) return JSON.parse(text) as unknown;
          if (answer.status < 500 && answer.status !== 409)
            throw Object.assign(new Error(`${method} ${path}: ${answer.status} ${text}`), { isFinal: true });
        } catch (error) {
          if (error instanceof Error && 'isFinal' in error) throw error;
        }
        await new Promise((resolve) => setImmediate(resolve));
      }
    };

    const copy = new Map<string, { quantity: number; revision: number }>();
    /** Reads a list from its first page to its last; each record stands in it once. */
    const walk = async (
      path: string,
      take: (row: Row) => void,
      onPage?: (number: number) => Promise<void>,
    ) => {
      const seen = new Set<string>();
      let pages = 0;
      for (let next: string | null = path; next !== null;) {
        const page: Page = (await call('GET', next)) as Page;
        for (const row of page.data) {
          expect(seen.has(row.id), `${row.id} stands twice in ${path}`).toBe(false);
          seen.add(row.id);
          take(row);
        }
        next = page.next && page.next.slice(page.next.indexOf('/api/') + 4);
        await onPage?.((pages += 1));
      }
      return pages;
    };
    const takeRow = ({ id, fuel_units, revision }: Row) =>
      void copy.set(id, { quantity: Number(fuel_units), revision });
    const isBefore = (minutes: number) =>
      encodeURIComponent(new Date(Date.now() - minutes * 60_000).toISOString());

    // The other program: every third write changes a record of the 20,000, every third deletes one, every third makes one.
    const some = await db.fuelPurchase.findMany({
      where: { carrierId },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: RECORDS,
    });
    const idAt = (share: number) => `2${some[Math.floor(share * (RECORDS - 1))]?.id}`;
    let written = 0;
    const writeOne = async () => {
      const number = (written += 1);
      const share = number / (WRITES + 1);
      if (number % 3 === 0) await call('DELETE', `/fuel/${idAt(share)}`);
      else if (number % 3 === 1)
        await call('PATCH', `/fuel/${idAt(share)}`, { fuel_units: String(200 + number) });
      else
        await call('POST', '/fuel', {
          equipment_id: Number(unit.id),
          date: `2026-08-${String((number % 28) + 1).padStart(2, '0')}`,
          fuel_units: String(300 + number),
          state: 'OK',
        });
    };
    const writing = (async () => {
      while (written < WRITES) await writeOne();
    })();

    const begun = isBefore(2);
    const pages = await walk('/trip?length=500', takeRow, async (number) => {
      if (number !== 15) return;
      // The server is killed under the reader and the writer; both go on at another one.
      const killed = app;
      app = await startApp({ role: 'web', databaseUrl });
      await killed.stop('SIGKILL');
    });
    expect(pages).toBeGreaterThanOrEqual(RECORDS / 500);

    const round = async (since: string) => {
      await walk(`/deletions?length=500&filter[deleted_since]=${since}`, ({ id }) => void copy.delete(id));
      await walk(`/trip?length=500&filter[updated_since]=${since}`, takeRow);
    };
    await round(begun);
    await writing;
    await round(begun);

    const rows = await db.fuelPurchase.findMany({ where: { carrierId } });
    expect(rows).toHaveLength(RECORDS);
    expect(await db.fuelPurchase.count({ where: { carrierId, state: 'OK' } })).toBe(WRITES / 3);
    expect(copy.size).toBe(rows.length);
    expect(
      rows.filter(({ id, quantity, revision }) => {
        const copied = copy.get(`2${id}`);
        return copied?.quantity !== Number(quantity) || copied.revision !== revision;
      }),
    ).toEqual([]);
  },
);
