import { describe, expect, it } from 'vitest';
import { misspelledSettings, readEnv } from '~/config/env.server';

describe('the environment', () => {
  it('needs nothing: everything embedded, on port 3000', () => {
    expect(readEnv({})).toMatchObject({ mode: 'demo', PORT: 3000, ROUTING_ENGINE: 'embedded' });
  });

  it('takes an empty value for a missing one', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, mode: 'demo' });
  });

  it.each([
    [{ PORT: 'abc' }, /^Environment: PORT must be a whole number from 0 to 65535 \(it is "abc"\)$/],
    [{ DATABASE_POOL: '1e9' }, /^Environment: DATABASE_POOL must be a whole number from 2 to 200/],
    [{ SMTP_URL: 'mail:secret' }, /^Environment: SMTP_URL must be an address that begins with smtp:[^"]*$/],
    [{ LOG_LEVEL: 'loud' }, /must be one of fatal, error, warn/],
    [{ RATE_LIMITS: 'off' }, /^Environment: RATE_LIMITS must be 1 or 0/],
    [{ MAP_TILE_URL: 'tiles' }, /^Environment: MAP_TILE_URL must be an address such as/],
    [{ RATES_SOURCE_URL: 'https://a.example/%zz' }, /^Environment: RATES_SOURCE_URL must have \{year\}/],
    [{ ROADS_FILE: '/nowhere/roads.bin' }, /^Environment: ROADS_FILE names a file that cannot be opened/],
    [{ CLOCK_NOW: 'noon' }, /^Environment: CLOCK_NOW must be a moment such as/],
    [{ PORT: '70000' }, /^Environment: PORT /],
    [{ DATABASE_URL: 'mysql://x' }, /^Environment: DATABASE_URL must start with postgresql:/],
    [{ LOG_LEVEL: 'loud' }, /^Environment: LOG_LEVEL /],
    [{ ROUTING_ENGINE: 'valhalla' }, /^Environment: VALHALLA_URL is missing/],
    [{ ROUTING_ENGINE: 'pcmiler' }, /^Environment: PCMILER_KEY is missing/],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, /^Environment: PUBLIC_URL /],
  ])('names what is wrong in one line: %o', (source, message) => {
    let text = '';
    try {
      readEnv(source);
    } catch (error) {
      text = (error as Error).message;
    }
    expect(text).toMatch(message);
    expect(text).not.toContain('\n');
  });

  it('names every wrong value, a line each', () => {
    expect(() => readEnv({ PORT: 'abc', LOG_LEVEL: 'loud', S3_BUCKET: 'X' })).toThrow(
      /^Environment: PORT .*\nEnvironment: S3_BUCKET .*\nEnvironment: LOG_LEVEL .*$/,
    );
  });

  it('asks whether a name one letter away was meant', () => {
    const meant = misspelledSettings({ PUBLC_URL: 'x', SMTP_URLS: 'x', PAHT: 'x', HOME: 'x', DATA_DRI: 'x' });
    expect(meant).toEqual([
      'PUBLC_URL is not a setting. Is PUBLIC_URL meant?',
      'SMTP_URLS is not a setting. Is SMTP_URL meant?',
      'DATA_DRI is not a setting. Is DATA_DIR meant?',
    ]);
  });
});
