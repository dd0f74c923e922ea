import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { migrate, readMigrations } from '~/platform/database/migrate.server';
import { cloneDatabase } from '../../factories/test-database';

/** Every state that a power cut can leave of a migration: the next start puts each in order by itself. */

const shipped = path.resolve(import.meta.dirname, '../../../prisma/migrations');
const names = readdirSync(shipped)
  .filter((name) => /^\d/.test(name))
  .sort();
const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A folder with the shipped migrations and some of our own behind them. */
function folderWith(own: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'stateline-migrations-'));
  made.push(folder);
  cpSync(shipped, folder, { recursive: true });
  for (const [name, sql] of Object.entries(own)) {
    mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, name, 'migration.sql'), sql);
  }
  return folder;
}

async function emptyDatabase(): Promise<{ url: string; ask: (text: string) => Promise<unknown[]> }> {
  const url = await cloneDatabase();
  const ask = async (text: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const result = (await client.query(text)) as unknown as { rows: unknown[] };
      return result.rows;
    } finally {
      await client.end();
    }
  };
  await ask('DROP SCHEMA public CASCADE; DROP SCHEMA graphile_worker CASCADE; CREATE SCHEMA public');
  return { url, ask };
}

const unfinish = (name: string) =>
  `UPDATE _prisma_migrations SET finished_at = NULL, applied_steps_count = 0 WHERE migration_name = '${name}'`;
const BOOKS = `SELECT migration_name AS name, finished_at IS NOT NULL AS "isFinished" FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY 1`;
const SHAPE = `
  SELECT table_name || '.' || column_name || ' ' || data_type || coalesce(column_default, '') AS what FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT tgrelid::regclass || ' ' || tgname FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT p.proname || md5(pg_get_functiondef(p.oid)) FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f'
  ORDER BY 1`;
const allFinished = names.map((name) => ({ name, isFinished: true }));

describe('migrate after a power cut', () => {
  it('puts every shipped migration in order whose change is there and whose row is unfinished, or the other way around', async () => {
    const { url, ask } = await emptyDatabase();
    for (const [at, name] of names.entries()) {
      const upTo = new Set(names.slice(0, at + 1));
      // The row alone: the change never came to be.
      if (at > 0)
        await ask(
          `INSERT INTO _prisma_migrations (id, checksum, migration_name) SELECT gen_random_uuid(), '${await checksumOf(name)}', '${name}'`,
        );
      await migrate(url, shipped, upTo);
      const shape = await ask(SHAPE);
      // The change alone: its row was never finished.
      await ask(unfinish(name));
      await migrate(url, shipped, upTo);
      expect(await ask(SHAPE), name).toEqual(shape);
      expect(await ask(BOOKS)).toEqual(allFinished.slice(0, at + 1));
    }
  });

  it('makes the change and its row in one transaction', async () => {
    const { url, ask } = await emptyDatabase();
    const later = '20990101000000_later';
    const folder = folderWith({
      [later]: `CREATE TABLE half (one int); SELECT pg_terminate_backend(pg_backend_pid());`,
    });
    await migrate(url, shipped);
    await expect(migrate(url, folder)).rejects.toThrow(`Migration ${later}:`);
    expect(await ask(BOOKS)).toEqual(allFinished);
    expect(await ask(`SELECT to_regclass('half') AS half`)).toEqual([{ half: null }]);
  });

  it('tries a migration again that failed, and names it as long as it fails', async () => {
    const { url, ask } = await emptyDatabase();
    const later = '20990101000000_later';
    const folder = folderWith({
      [later]: 'CREATE TABLE made (one int); INSERT INTO made VALUES (1 / (SELECT count(*)::int FROM gate));',
    });
    await migrate(url, shipped);
    await expect(migrate(url, folder)).rejects.toThrow(`Migration ${later}: relation "gate" does not exist`);
    await ask('CREATE TABLE gate (one int)');
    await expect(migrate(url, folder)).rejects.toThrow(`Migration ${later}: division by zero`);
    expect(await ask(`SELECT to_regclass('made') AS made`)).toEqual([{ made: null }]);
    await ask('INSERT INTO gate VALUES (1)');
    expect(await migrate(url, folder)).toEqual([later]);
    expect(await ask('SELECT one FROM made')).toEqual([{ one: 1 }]);
    expect(await migrate(url, folder)).toEqual([]);
  });

  it('does not take a migration for done that failed under an earlier release', async () => {
    const { url, ask } = await emptyDatabase();
    const later = '20990101000000_later';
    const folder = folderWith({ [later]: 'CREATE TABLE made (one int); CREATE TABLE taken (one int);' });
    await migrate(url, shipped);
    await ask(
      `CREATE TABLE taken (one int);
       INSERT INTO _prisma_migrations (id, checksum, migration_name, logs) SELECT gen_random_uuid(), '${await checksumOf(later, folder)}', '${later}', 'relation "taken" already exists'`,
    );
    await expect(migrate(url, folder)).rejects.toThrow(/relation "taken" already exists/);
    await ask('DROP TABLE taken');
    expect(await migrate(url, folder)).toEqual([later]);
  });

  it('builds an index anew that was cut off while it was built beside running work', async () => {
    const { url, ask } = await emptyDatabase();
    const later = '20990101000000_index';
    const sql = '-- one statement\nCREATE UNIQUE INDEX CONCURRENTLY "odd_one" ON "odd" ("one");';
    const folder = folderWith({ [later]: sql });
    await migrate(url, shipped);
    await ask('CREATE TABLE odd (one int); INSERT INTO odd VALUES (1), (1)');
    // It fails and leaves the index invalid, as a cut does.
    await expect(migrate(url, folder)).rejects.toThrow(/could not create unique index/);
    await ask(`CREATE UNIQUE INDEX CONCURRENTLY "odd_one" ON "odd" ("one")`).catch(() => undefined);
    await ask(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name) SELECT gen_random_uuid(), '${await checksumOf(later, folder)}', '${later}'`,
    );
    await ask('TRUNCATE odd');
    expect(await migrate(url, folder)).toEqual([later]);
    const valid = `SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = 'odd_one'::regclass`;
    expect(await ask(valid)).toEqual([{ isValid: true }]);
    // Cut off between the index and its row.
    await ask(unfinish(later));
    expect(await migrate(url, folder)).toEqual([]);
    expect(await ask(valid)).toEqual([{ isValid: true }]);
  });
});

describe('an upgrade of an installation with records', () => {
  it('gives documents, receipts and connections keys that begin with their carrier, and keeps what is whose', async () => {
    const { url, ask } = await emptyDatabase();
    const keys = names.findIndex((name) => name.endsWith('_document_keys'));
    await migrate(url, shipped, new Set(names.slice(0, keys)));
    const [mine, theirs] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    const sum = `'${'0'.repeat(64)}'`;
    await ask(`
      INSERT INTO carrier (id, "legalName", "updatedAt") VALUES ('${mine}', 'Mine', now()), ('${theirs}', 'Theirs', now());
      INSERT INTO receipt (id, "carrierId", name, "contentType", "sizeBytes", sha256, "createdBy")
        SELECT id, id, 'a.jpg', 'image/jpeg', 1, ${sum}, id FROM carrier;
      INSERT INTO fuel_purchase ("carrierId", date, "quarterKey", quantity, "gallonsThousandths", state, "receiptId")
        VALUES ('${mine}', '2026-08-03', 20263, 1, 1000, 'TX', '${mine}'), ('${theirs}', '2026-08-03', 20263, 2, 2000, 'TX', '${mine}');
      INSERT INTO document (id, "carrierId", "createdBy", name, "sizeBytes", sha256) SELECT id, id, id, 'a.pdf', 1, ${sum} FROM carrier;
      INSERT INTO document_text ("documentId", "carrierId", lines) SELECT id, id, '[]' FROM carrier;
      INSERT INTO telematics_connection (id, "carrierId", "createdBy", system, access, hint) SELECT id, id, id, 'samsara', '', '' FROM carrier;
      INSERT INTO telematics_month (id, "connectionId", "carrierId", "monthKey", "askedAt") SELECT id, id, id, 202608, now() FROM carrier;
      INSERT INTO telematics_page ("monthId", number, body) SELECT id, 1, '{}' FROM carrier;`);
    expect(await migrate(url, shipped)).toEqual(names.slice(keys));
    expect(await ask(`SELECT "carrierId", "receiptId" FROM fuel_purchase ORDER BY quantity`)).toEqual([
      { carrierId: mine, receiptId: mine },
      { carrierId: theirs, receiptId: null },
    ]);
    expect(await ask(`SELECT "carrierId" FROM document_text ORDER BY 1`)).toEqual([
      { carrierId: mine },
      { carrierId: theirs },
    ]);
    expect(await ask(`SELECT "monthId" = "carrierId" AS "isOwn" FROM telematics_page`)).toEqual([
      { isOwn: true },
      { isOwn: true },
    ]);
    await ask(`DELETE FROM receipt; DELETE FROM document; DELETE FROM telematics_connection`);
    expect(await ask(`SELECT FROM fuel_purchase WHERE "receiptId" IS NOT NULL`)).toEqual([]);
    expect(await ask(`SELECT FROM document_text`)).toEqual([]);
    expect(await ask(`SELECT FROM telematics_page`)).toEqual([]);
  }, 60_000);
});

async function checksumOf(name: string, folder = shipped): Promise<string> {
  return (await readMigrations(folder)).find((migration) => migration.name === name)?.checksum ?? '';
}
