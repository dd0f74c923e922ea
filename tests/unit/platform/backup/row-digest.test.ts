import { describe, expect, it } from 'vitest';
import { rowDigest } from '~/platform/backup/row-digest';

const digestOf = (...pieces: string[]) => {
  const digest = rowDigest();
  for (const piece of pieces) digest.add(Buffer.from(piece));
  return digest.result();
};

describe('the digest of rows', () => {
  it('does not depend on their order, nor on where the pieces of the text end', () => {
    const whole = digestOf('1\tab\n2\tcd\n3\t\\N\n');
    expect(whole.rows).toBe(3);
    expect(whole.digest).toMatch(/^[0-9a-f]{32}$/);
    expect(digestOf('3\t\\N\n1\tab\n2\tcd\n')).toEqual(whole);
    expect(digestOf('1\ta', 'b', '\n2\tcd\n3', '\t\\N\n')).toEqual(whole);
  });

  it('tells a changed, a missing and a doubled row', () => {
    const { digest } = digestOf('1\tab\n2\tcd\n');
    for (const other of ['1\tab\n2\tce\n', '1\tab\n', '1\tab\n2\tcd\n2\tcd\n', '1\tab\n1\tab\n', ''])
      expect(digestOf(other).digest).not.toBe(digest);
  });

  it('of no row is not that of an empty one', () => {
    expect(digestOf('')).toEqual({ rows: 0, digest: '0'.repeat(32) });
    expect(digestOf('\n').rows).toBe(1);
    expect(digestOf('\n').digest).not.toBe('0'.repeat(32));
  });
});
