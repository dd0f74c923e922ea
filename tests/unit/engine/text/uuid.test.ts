import { describe, expect, it } from 'vitest';
import { isUuid } from '~/engine/text/uuid';

const GOOD = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

describe('isUuid', () => {
  it('takes a UUID in small and in capital letters', () => {
    expect(isUuid(GOOD)).toBe(true);
    expect(isUuid(GOOD.toUpperCase())).toBe(true);
  });

  it.each([
    undefined,
    '',
    '12',
    ` ${GOOD}`,
    `${GOOD}x`,
    `x${GOOD}`,
    GOOD.slice(1),
    GOOD.slice(0, -1),
    GOOD.replaceAll('-', ''),
    GOOD.replace('a1b2', 'g1b2'),
    ...[8, 4, 4, 4, 12].map((_, part) =>
      GOOD.split('-')
        .map((text, index) => (index === part ? text.slice(1) : text))
        .join('-'),
    ),
    ...[8, 4, 4, 4, 12].map((_, part) =>
      GOOD.split('-')
        .map((text, index) => (index === part ? 'z'.repeat(text.length) : text))
        .join('-'),
    ),
  ])('refuses %j', (text) => {
    expect(isUuid(text)).toBe(false);
  });
});
