import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listParts, readServerFacts } from '~/platform/database/installation-facts.server';
import { testDatabase } from '../../factories/test-database';

const FILE = path.resolve(import.meta.dirname, '../../../prisma/parts.json');

const { system } = await testDatabase();

it('writes down what the migrations make: RECORD_PARTS=1 writes it anew', async () => {
  const postgres = Math.floor((await readServerFacts(system)).versionNumber / 10_000);
  const made = (await listParts(system)).map(({ key, definition }) => [key, definition] as const);
  expect(new Set(made.map(([key]) => key)).size).toBe(made.length);
  const parts = Object.fromEntries(made);
  if (process.env['RECORD_PARTS']) writeFileSync(FILE, `${JSON.stringify({ postgres, parts }, null, 2)}\n`);
  const recorded = JSON.parse(readFileSync(FILE, 'utf8')) as { postgres: number; parts: typeof parts };
  if (postgres === recorded.postgres) expect(recorded.parts).toEqual(parts);
  else expect(Object.keys(recorded.parts)).toEqual(Object.keys(parts));
});
