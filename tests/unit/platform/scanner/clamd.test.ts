import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clamd } from '~/platform/scanner/clamd.server';
import { EICAR, startScanner } from '../../../factories/clamd';

const server = await startScanner();
const scanner = clamd(server.url, 60_000);

describe('a virus scanner that speaks INSTREAM', () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 5_000_000])('is sent a file of %i bytes whole', async (size) => {
    expect(await scanner.scan(randomBytes(size))).toEqual({ kind: 'clean' });
    expect(server.seen.at(-1)).toBe(size);
  });

  it('names what it finds, wherever it is', async () => {
    for (const before of [0, 65_530, 1_000_000]) {
      const file = Buffer.concat([Buffer.alloc(before, 32), Buffer.from(EICAR), Buffer.alloc(100, 32)]);
      expect(await scanner.scan(file)).toEqual({ kind: 'found', what: 'Eicar-Test-Signature' });
    }
  });

  it('looks at many files at once', async () => {
    const verdicts = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        scanner.scan(Buffer.from(index % 3 === 0 ? EICAR : 'a clean file')),
      ),
    );
    expect(verdicts.map(({ kind }) => kind)).toEqual(
      Array.from({ length: 12 }, (_, index) => (index % 3 === 0 ? 'found' : 'clean')),
    );
  });

  it.each([
    ['silent', 'does not answer'],
    ['hangs up', ''],
    ['babbles', 'answers without end'],
    ['too large', 'INSTREAM size limit exceeded'],
  ] as const)('calls nothing clean while it is %s', async (mood, words) => {
    server.mood = mood;
    // Only silence is ended by the clock.
    const verdict = await (mood === 'silent' ? clamd(server.url, 200) : scanner).scan(randomBytes(3_000_000));
    server.mood = 'well';
    expect(verdict.kind).toBe('unavailable');
    expect(verdict.kind === 'unavailable' && verdict.reason).toContain(words);
  });

  it('calls nothing clean where nobody is', async () => {
    expect((await clamd('tcp://127.0.0.1:9').scan(Buffer.from('x'))).kind).toBe('unavailable');
  });
});
