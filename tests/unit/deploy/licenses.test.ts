import { describe, expect, it } from 'vitest';
import { isFree, listLicences } from '../../../app/cli/licenses.mjs';

describe('licenses', () => {
  it('of what the program needs ask nothing of its own source', () => {
    const all = listLicences();
    expect(all.length).toBeGreaterThan(100);
    expect(
      all
        .filter(({ license, known }) => !isFree(license) && !known)
        .map(({ name, license }) => `${name}: ${license}`),
    ).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['(MIT AND Zlib)', true],
    ['GPL-3.0', false],
    ['AGPL-3.0-only', false],
    ['(MIT AND GPL-2.0)', false],
    ['none stated', false],
    [undefined, false],
  ])('%s is free to use: %s', (license, free) => {
    expect(isFree(license)).toBe(free);
  });
});
