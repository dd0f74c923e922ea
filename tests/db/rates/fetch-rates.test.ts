import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { httpRateSource } from '~/platform/rate-source/http-rate-source.server';
import { listWaitingRateFiles } from '~/areas/rates/data/rate-publications.server';
import { fetchRates, NIGHTLY } from '~/areas/rates/fetch-rates.server';
import { testClock, testContext } from '../../factories/context';
import { testDatabase } from '../../factories/test-database';
import { officialCsv, shippedRows } from '../../fixtures/rates/official-layout';

const { prisma: db, system } = await testDatabase();

type Answer = (response: ServerResponse) => void;
const asked: string[] = [];
let answers: Record<string, Answer> = {};
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  const answer = answers[request.url ?? ''];
  if (answer) answer(response);
  else response.writeHead(404).end('not yet');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files/{quarter}Q{year}.csv`;
// In the fourth quarter of 2026: the third and the fourth are asked for.
const ctx = () =>
  testContext(system, {
    clock: testClock('2026-11-22T10:00:00Z'),
    rateSource: httpRateSource({ url, timeoutMs: 400, maxBytes: 200_000 }),
  });
const official =
  (quarter: 3 | 4): Answer =>
  (response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/csv' })
      .end(officialCsv({ year: 2026, quarter }, shippedRows('2026Q2')));
  };
const fetched = () =>
  db.rateFile.findMany({
    where: { receivedBy: NIGHTLY },
    orderBy: { quarterKey: 'asc' },
    omit: { bytes: true },
  });
const inForce = async () =>
  JSON.stringify([
    await db.rateQuarter.findMany({ orderBy: { key: 'asc' } }),
    await db.ratePublication.count(),
  ]);

beforeEach(() => {
  answers = {};
  asked.length = 0;
});

it('asks nobody where no source is configured', async () => {
  expect(await fetchRates(testContext(system))).toEqual({ kept: [] });
  expect(asked).toEqual([]);
});

it('has nothing to say while the files are not there', async () => {
  expect(await fetchRates(ctx())).toEqual({ kept: [] });
  expect(asked).toEqual(['/files/3Q2026.csv', '/files/4Q2026.csv']);
});

it.each<[string, Answer, string]>([
  ['an error', (response) => response.writeHead(503).end('later'), 'answered with status 503'],
  [
    'a page in the place of the file',
    (response) => response.writeHead(200).end('<!DOCTYPE html><title>Sign in</title>'),
    'no rate file',
  ],
  ['nothing', (response) => response.writeHead(200).end(), 'no rate file'],
  ['silence', () => undefined, 'did not answer within 0.4 seconds'],
  [
    'a file that never ends',
    (response) => void response.writeHead(200).write('a,b\n'),
    'did not answer within 0.4 seconds',
  ],
  [
    'far too much',
    (response) => response.writeHead(200).end('x'.repeat(300_000)),
    'more than a rate file can have',
  ],
  ['a broken line', (response) => response.destroy(), 'could not be reached'],
])('keeps nothing of a source that answers with %s, and says so', async (_what, answer, words) => {
  answers['/files/3Q2026.csv'] = answer;
  const before = await inForce();
  await expect(fetchRates(ctx())).rejects.toThrow(words);
  expect(await fetched()).toEqual([]);
  expect(await inForce()).toBe(before);
  // The other quarter was asked for all the same.
  expect(asked).toContain('/files/4Q2026.csv');
});

it('puts a good file by for a person and publishes nothing; the same file again changes nothing', async () => {
  answers['/files/3Q2026.csv'] = official(3);
  answers['/files/4Q2026.csv'] = (response) => response.writeHead(503).end();
  const before = await inForce();
  await expect(fetchRates(ctx())).rejects.toThrow('4Q2026.csv answered with status 503');
  answers['/files/4Q2026.csv'] = official(4);
  await fetchRates(ctx());
  await fetchRates(ctx());
  expect(await fetched()).toMatchObject([
    {
      quarterKey: 20263,
      matrixStatus: 'final',
      fileName: '3Q2026.csv',
      source: url.replace('{quarter}Q{year}', '3Q2026'),
      format: 'csv',
    },
    { quarterKey: 20264, matrixStatus: 'preliminary', fileName: '4Q2026.csv' },
  ]);
  expect((await listWaitingRateFiles(system)).map(({ quarterKey }) => quarterKey).sort()).toEqual([
    20263, 20264,
  ]);
  expect(await inForce()).toBe(before);
});
