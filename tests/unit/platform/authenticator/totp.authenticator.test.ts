import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { authenticatorApp } from '~/platform/authenticator/totp.server';

const app = authenticatorApp('Stateline');
/** The key of RFC 6238, appendix B. */
const RFC_KEY = new TextEncoder().encode('12345678901234567890');

describe('codes of authenticator apps', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('are those of RFC 6238 at second %i', (second, code) => {
    const step = Math.floor(second / 30);
    expect(app.stepOf(RFC_KEY, code, new Date(second * 1000))).toBe(step);
    expect(app.stepOf(RFC_KEY, code, new Date((second + 30) * 1000))).toBe(step);
    expect(app.stepOf(RFC_KEY, code, new Date((second - 30) * 1000))).toBe(step);
    expect(app.stepOf(RFC_KEY, code, new Date((second + 61) * 1000))).toBeNull();
    expect(app.stepOf(RFC_KEY, code, new Date((second - 61) * 1000))).toBeNull();
  });

  it.each(['', '28708', '2870820', 'abcdef', '287083'])('are nothing else: %j', (code) => {
    expect(app.stepOf(RFC_KEY, code, new Date(59_000))).toBeNull();
  });

  it('has keys of 160 random bits, written in base32', () => {
    const keys = Array.from({ length: 50 }, () => app.newKey());
    expect(new Set(keys.map((key) => app.keyText(key))).size).toBe(50);
    for (const key of keys) {
      expect(key).toHaveLength(20);
      expect(app.keyText(key)).toMatch(/^[A-Z2-7]{32}$/);
      expect(Secret.fromBase32(app.keyText(key)).bytes).toEqual(key);
    }
  });

  it('writes an address that names product and person, and draws it', () => {
    const address = app.address(RFC_KEY, 'dana+1@example.com');
    expect(address).toMatch(/^otpauth:\/\/totp\/Stateline:dana%2B1%40example\.com\?/);
    const query = new URL(address).searchParams;
    expect(query.get('issuer')).toBe('Stateline');
    expect(query.get('secret')).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    const { size, path } = app.picture(address);
    expect(size).toBeGreaterThan(40);
    const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    expect(squares.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')).toBe(path);
    // Four white squares around, and the three corner marks.
    expect(Math.min(...squares.flat())).toBe(4);
    expect(Math.max(...squares.flat())).toBe(size - 5);
    const isDark = new Set(squares.map(String));
    for (const [x, y] of [
      [4, 4],
      [size - 11, 4],
      [4, size - 11],
    ] as const)
      for (let i = 0; i < 7; i++)
        expect(isDark.has(`${x + i},${y}`) && isDark.has(`${x},${y + i}`)).toBe(true);
  });
});
