import { describe, expect, it } from 'vitest';
import { initdbProblem } from '~/platform/database/embedded-postgres.server';

describe('initdbProblem', () => {
  it.each([
    'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 9\nHINT:  Check free disk space.',
    'FATAL:  could not write to file "pg_wal/xlogtemp.77": No space left on device',
    'initdb: error: could not create directory "/data/pg18/base": Disk quota exceeded',
  ])('names a full disk, and nothing about users: %s', (output) => {
    expect(initdbProblem(output, '/data', true)).toBe(
      'The disk with DATA_DIR /data is full: the database could not be made there. Make room, or set DATA_DIR to a folder on another disk.',
    );
  });

  it('passes on what else initdb wrote, to root with the user it runs as', () => {
    const output = 'initdb: error: could not access directory "/root/data": Permission denied';
    expect(initdbProblem(output, '/root/data', false)).toBe(`initdb failed: ${output}`);
    expect(initdbProblem(output, '/root/data', true)).toContain('runs as uid 65534');
  });
});
