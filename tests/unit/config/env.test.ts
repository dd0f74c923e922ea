import { describe, expect, it } from 'vitest';
import { misspelledSettings, readEnv } from '~/config/env.server';

const KEY = 'k'.repeat(32);
const bucket = (prefix: string) => ({
  [`${prefix}_ENDPOINT`]: 'https://s3.example',
  [`${prefix}_BUCKET`]: 'stateline',
  [`${prefix}_ACCESS_KEY_ID`]: 'id',
  [`${prefix}_SECRET_ACCESS_KEY`]: 'secret',
});
const ONE_BUCKET = { ...bucket('S3'), ...bucket('BACKUP_S3'), BACKUP_KEY: KEY };

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
    [{ DATABASE_REPLICA_URL: 'postgresql://db/a' }, /^Environment: DATABASE_URL is missing \(it goes with/],
    [{ QUEUE_URL: 'postgresql://db/q' }, /^Environment: DATABASE_URL is missing \(it goes with QUEUE_URL/],
    [{ LOG_LEVEL: 'loud' }, /must be one of fatal, error, warn/],
    [{ RATE_LIMITS: 'off' }, /^Environment: RATE_LIMITS must be 1 or 0/],
    [{ MAP_TILE_URL: 'tiles' }, /^Environment: MAP_TILE_URL must be an address such as/],
    [{ RATES_SOURCE_URL: 'https://a.example/%zz' }, /^Environment: RATES_SOURCE_URL must have \{year\}/],
    [{ ROADS_FILE: '/nowhere/roads.bin' }, /^Environment: ROADS_FILE names a file that cannot be opened/],
    [{ CLOCK_NOW: 'noon' }, /^Environment: CLOCK_NOW must be a moment such as/],
    [{ PORT: '70000' }, /^Environment: PORT /],
    [{ DATABASE_URL: 'mysql://x' }, /^Environment: DATABASE_URL must start with postgresql:/],
    [{ DATABASE_DIRECT_URL: 'postgresql://db/a' }, /^Environment: DATABASE_URL is missing \(it goes with/],
    [{ LOG_LEVEL: 'loud' }, /^Environment: LOG_LEVEL /],
    [{ ROUTING_ENGINE: 'valhalla' }, /^Environment: VALHALLA_URL is missing/],
    [{ ROUTING_ENGINE: 'pcmiler' }, /^Environment: PCMILER_KEY is missing/],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, /^Environment: PUBLIC_URL /],
    [{ BACKUP_DIR: '/mnt/elsewhere' }, /^Environment: BACKUP_KEY is missing \(it goes with BACKUP_DIR/],
    [{ BACKUP_DIR: 'elsewhere' }, /^Environment: BACKUP_DIR must be a whole path/],
    [{ BACKUP_KEY: 'too short a secret' }, /^Environment: BACKUP_KEY needs at least 32 characters$/],
    [{ BACKUP_KEEP: 'all' }, /^Environment: BACKUP_KEEP must be three numbers, days, weeks and months/],
    [{ BACKUP_KEEP: '0,4,12' }, /^Environment: BACKUP_KEEP must be three numbers/],
    [
      { BACKUP_S3_BUCKET: 'elsewhere', BACKUP_KEY: KEY },
      /^Environment: BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY go together$/,
    ],
    [
      { DATA_DIR: '/srv/stateline', BACKUP_DIR: '/srv/stateline/backups', BACKUP_KEY: KEY },
      /^Environment: BACKUP_DIR lies in DATA_DIR/,
    ],
    [{ ...ONE_BUCKET }, /^Environment: BACKUP_S3_BUCKET is S3_BUCKET: backups need a bucket of their own$/],
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
