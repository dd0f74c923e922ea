import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inProject } from '~/config/project-root.server';
import { findCurrentOrigins, keepRateFile } from '~/areas/rates/data/rate-publications.server';
import { inTransaction, type SystemScope } from '~/platform/database/scope.server';
import { quarterKey } from '~/engine/calendar/quarter';
import { parseSeedQuarters, type RateQuarterInfo } from '~/areas/rates/rules/rate-quarter';
import type { RateRow } from '~/areas/rates/rules/rate-row';
import { parseSeedRates } from '~/areas/rates/rules/seed-file';
import { publishRates } from '~/areas/rates/publish-rates.server';

const read = (...names: string[]): Promise<Buffer> =>
  readFile(inProject('prisma', 'seed', 'rates', ...names));

/**
 * Publishes the quarters of this release that are not there, or are there in an older edition of ours. A quarter that an admin
 * imported or rolled back is left alone: the official file wins over what we shipped.
 * @returns the keys of the quarters published now.
 */
export async function seedRates(scope: SystemScope): Promise<number[]> {
  const quarters = parseSeedQuarters((await read('reference', 'quarters.csv')).toString('utf8'));
  return inTransaction(scope, async (inside) => {
    const origins = await findCurrentOrigins(inside);
    const published: number[] = [];
    for (const info of quarters) {
      const bytes = await seedFile(info);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const key = quarterKey(info.quarter);
      const origin = origins.get(key);
      if (origin && (origin.kind !== 'seed' || origin.sha256 === sha256)) continue;
      await publishSeed(inside, info, bytes, sha256);
      published.push(key);
    }
    return published;
  });
}

/** The rates and what is said about their quarter, as one file: a change of either is a new edition. */
async function seedFile(info: RateQuarterInfo): Promise<Buffer> {
  const rates = await read(`${info.quarter.year}Q${info.quarter.quarter}.csv`);
  return Buffer.concat([rates, Buffer.from(`# ${JSON.stringify(info)}\n`)]);
}

async function publishSeed(
  scope: SystemScope,
  info: RateQuarterInfo,
  bytes: Buffer,
  sha256: string,
): Promise<void> {
  const { quarter, matrixStatus } = info;
  const name = `${quarter.year}Q${quarter.quarter}.csv`;
  const text = bytes.toString('utf8');
  const rows = parseSeedRates(text.slice(0, text.lastIndexOf('# ')));
  const checkedAt = new Date(info.checkedOn);
  const fileId = await keepRateFile(scope, {
    quarter,
    format: 'seed',
    fileName: name,
    source: 'shipped with the program',
    matrixStatus,
    bytes,
    sha256,
    fetchedAt: checkedAt,
    receivedBy: '',
  });
  const published = await publishRates(scope, {
    info,
    rows: rows.map(({ quarter: _quarter, ...row }): RateRow => row),
    kind: 'seed',
    fileId,
    sha256,
    // The day the figures were checked, not the day of this installation: every installation says the same.
    publishedAt: checkedAt,
    publishedBy: '',
    findings: [],
    confirmed: true,
  });
  if (!published.ok) throw new Error(`The shipped rates ${name}: ${published.failure.message}`);
}
