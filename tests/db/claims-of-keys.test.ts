import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  claimKey,
  keepAnswer,
  releaseKey,
  renewClaim,
  type Claim,
} from '~/areas/api/data/idempotent-answers.server';
import { testDatabase } from '../factories/test-database';

const { system: scope } = await testDatabase();

const bytes = (text: string) => new Uint8Array(createHash('sha256').update(text).digest());
const FINGERPRINT = bytes('one request');

const claimOf = (key: string): Claim => ({ id: bytes(key), owner: randomUUID() });
const take = (claim: Claim, lockSeconds = 60) =>
  claimKey(scope, { ...claim, fingerprint: FINGERPRINT, lockSeconds, keptSeconds: 600 });

/** Two tries of one request: the claim of the first ran out while it still worked, and the second took the key. */
async function overtaken(key: string): Promise<{ first: Claim; second: Claim }> {
  const [first, second] = [claimOf(key), claimOf(key)];
  expect(await take(first, 0)).toBeNull();
  expect(await take(second)).toBeNull();
  return { first, second };
}

describe('a try that another has overtaken', () => {
  it('does not give the key of the other free', async () => {
    const { first } = await overtaken('released');
    await releaseKey(scope, first);
    expect(await take(claimOf('released'))).toMatchObject({ answer: null });
  });

  it('does not shorten or lengthen the claim of the other', async () => {
    const { first } = await overtaken('renewed');
    await renewClaim(scope, first, 0);
    expect(await take(claimOf('renewed'))).toMatchObject({ answer: null });
  });

  it('does not put its answer in the place of the other’s', async () => {
    const { first, second } = await overtaken('kept');
    await keepAnswer(scope, first, bytes('of the first'));
    expect(await take(claimOf('kept'))).toMatchObject({ answer: null });
    await keepAnswer(scope, second, bytes('of the second'));
    expect(await take(claimOf('kept'))).toMatchObject({ answer: bytes('of the second') });
  });
});

describe('a try that holds its key', () => {
  it('renews it, gives it free, and keeps its answer', async () => {
    const claim = claimOf('held');
    await take(claim, 0);
    await renewClaim(scope, claim, 60);
    expect(await take(claimOf('held'))).toMatchObject({ answer: null });
    await releaseKey(scope, claim);
    const next = claimOf('held');
    expect(await take(next)).toBeNull();
    await keepAnswer(scope, next, bytes('answer'));
    expect(await take(claimOf('held'))).toMatchObject({ answer: bytes('answer') });
  });

  it('is one of many that ask at the same moment', async () => {
    const taken = await Promise.all(Array.from({ length: 12 }, () => take(claimOf('at once'))));
    expect(taken.filter((stored) => stored === null)).toHaveLength(1);
  });
});
