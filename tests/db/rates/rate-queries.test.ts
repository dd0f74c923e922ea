import { PrismaPg } from '@prisma/adapter-pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { PrismaClient } from '~/platform/database/generated/prisma/client';
import { publicScope } from '~/platform/database/scope.server';
import { exportRates } from '~/areas/rates/export-rates.server';
import { listRates } from '~/areas/rates/list-rates.server';
import { rateTableFor } from '~/areas/rates/rate-table-for.server';
import { readRateSheet } from '~/areas/rates/read-rate-sheet.server';
import type { Ctx } from '~/platform/context';
import type { Quarter } from '~/engine/calendar/quarter';
import { testDatabase } from '../../factories/test-database';

const { url } = await testDatabase();
const prisma = new PrismaClient({
  adapter: new PrismaPg({ connectionString: url }),
  log: [{ emit: 'event', level: 'query' }],
});
let queries: string[] = [];
prisma.$on('query', (event) => queries.push(event.query));
afterAll(() => prisma.$disconnect());
beforeEach(() => void (queries = []));

const ctx = { scope: publicScope(prisma) } as Ctx;
const Q3: Quarter = { year: 2026, quarter: 3 };

test('the rates page reads with two queries', async () => {
  const result = await readRateSheet(ctx, { quarter: Q3, fuel: 'special_diesel' });
  expect(result.ok).toBe(true);
  expect(queries).toHaveLength(2);
});

test('the CSV, the list call and the tax engine read with at most two', async () => {
  await exportRates(ctx, Q3);
  expect(queries).toHaveLength(2);
  queries = [];
  await listRates(ctx, { search: '', searchable: [], order: null, start: 0, length: 50 });
  expect(queries).toHaveLength(2);
  queries = [];
  await rateTableFor(ctx, Q3);
  expect(queries).toHaveLength(1);
});
