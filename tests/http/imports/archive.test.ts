import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { archiveOf, bringIn } from '../../factories/archive';
import { fillDemo } from '../../factories/demo-records';
import { giveTank } from '../../factories/bulk-tank';
import { signedIn, type SignedIn } from '../../factories/signed-in';

const app = await startApp({ env: { DEMO_RECORDS: '1' } });

const textOf = async (person: SignedIn, path: string): Promise<string> =>
  (
    await fetch(`${app.origin}${path}`, {
      headers: { Cookie: `${person.cookie.name}=${person.cookie.value}` },
    })
  ).text();

/** The figures of a page: what is in its tables. */
const figuresOf = (html: string): string[] =>
  [...html.matchAll(/<t[dh][^>]*>([\s\S]*?)<\/t[dh]>/g)].map((match) =>
    (match[1] ?? '')
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );

describe('the archive of the demonstration carrier', () => {
  it('comes into a fresh carrier whole, and equal in every figure', async () => {
    const { carrierId } = await fillDemo(app);
    const owner = await signedIn(app, { carrierId, role: 'owner' });
    await giveTank(owner);
    const bytes = await archiveOf(app.origin, owner);
    const zip = await JSZip.loadAsync(bytes, { checkCRC32: true });
    const manifest = JSON.parse((await zip.file('manifest.json')?.async('string')) ?? '') as {
      tables: { name: string; rows: number }[];
      files: unknown[];
    };
    const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)?.rows ?? 0;
    expect(rowsOf('trip')).toBeGreaterThan(20);
    expect(await zip.file('json/trip.json')?.async('string')).toContain('"stops"');

    const fresh = await signedIn(app, { role: 'owner' });
    expect((await bringIn(app.origin, fresh, null)).html).toContain('File is required');
    expect((await bringIn(app.origin, fresh, new TextEncoder().encode('no archive'))).status).toBe(422);
    zip.file('json/trip.json', '[]\n');
    const cut = await bringIn(
      app.origin,
      fresh,
      await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' }),
    );
    expect(cut.status).toBe(422);
    expect(cut.html).toContain('was changed after it was made');
    const viewer = await signedIn(app, { carrierId: fresh.carrierId, role: 'editor' });
    expect((await bringIn(app.origin, viewer, bytes)).status).toBe(403);

    const taken = await bringIn(app.origin, fresh, bytes);
    expect([taken.status, /class="error[^>]*>([^<]*)/.exec(taken.html)?.[1]]).toEqual([303, undefined]);
    const again = await bringIn(app.origin, fresh, bytes);
    expect(again.status).toBe(409);

    // Counted: as many records of every kind.
    const [counts] = await fresh.db.$queryRaw<Record<string, bigint>[]>`
      SELECT (SELECT count(*) FROM trip WHERE "carrierId" = ${fresh.carrierId}::uuid) AS trip,
             (SELECT count(*) FROM fuel_purchase WHERE "carrierId" = ${fresh.carrierId}::uuid) AS fuel_purchase,
             (SELECT count(*) FROM equipment WHERE "carrierId" = ${fresh.carrierId}::uuid) AS equipment,
             (SELECT count(*) FROM trip_jurisdiction WHERE "carrierId" = ${fresh.carrierId}::uuid) AS trip_jurisdiction,
             (SELECT count(*) FROM ledger_entry WHERE "carrierId" = ${fresh.carrierId}::uuid) AS ledger_entry,
             (SELECT count(*) FROM bulk_tank WHERE "carrierId" = ${fresh.carrierId}::uuid) AS bulk_tank,
             (SELECT count(*) FROM bulk_tank_entry WHERE "carrierId" = ${fresh.carrierId}::uuid) AS bulk_tank_entry,
             (SELECT count(*) FROM record_change WHERE "carrierId" = ${fresh.carrierId}::uuid) AS record_change`;
    for (const [name, count] of Object.entries(counts ?? {}))
      expect([name, Number(count)]).toEqual([name, rowsOf(name)]);

    // The tank with what was drawn from it.
    const tanks = '/mileage/bulk-tanks?q=20263';
    expect(figuresOf(await textOf(fresh, tanks))).toContain('7,500.0');
    expect(figuresOf(await textOf(fresh, tanks))).toEqual(figuresOf(await textOf(owner, tanks)));

    // Equal: the list, and the report of every quarter with records.
    const list = '/mileage/trips-fuel/export.csv?quarter=all';
    // Under numbers of its own, everything else is the same.
    const withoutNumbers = (csv: string) => csv.replace(/^\d+,/gm, '');
    const mine = await textOf(fresh, list);
    expect(mine.split('\r\n').length).toBeGreaterThan(70);
    expect(withoutNumbers(mine)).toBe(withoutNumbers(await textOf(owner, list)));
    const quarters = await fresh.db.ledgerCount.findMany({
      where: { carrierId: fresh.carrierId, entries: { gt: 0 } },
    });
    const keys = [...new Set(quarters.map(({ quarterKey }) => quarterKey))];
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      const [here, there] = [
        figuresOf(await textOf(fresh, `/mileage/reports?q=${key}`)),
        figuresOf(await textOf(owner, `/mileage/reports?q=${key}`)),
      ];
      expect(here.length).toBeGreaterThan(5);
      expect(here).toEqual(there);
    }
  });
});
