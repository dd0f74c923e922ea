import { describe, expect, it } from 'vitest';
import { misspelledSettings, readEnv } from '~/config/env.server';

const KEY = 'k'.repeat(32);
const FILE = import.meta.filename;
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

  it('takes spaces around a value for what a file of settings left there', () => {
    expect(readEnv({ PORT: ' 80 ', DATA_DIR: '   ', HOST: '0.0.0.0\r', PRODUCT_NAME: '\t' })).toMatchObject({
      PORT: 80,
      DATA_DIR: '.data',
      HOST: '0.0.0.0',
      PRODUCT_NAME: 'Stateline',
    });
  });

  it.each([
    ['https://ifta.example.com/', 'https://ifta.example.com'],
    ['https://ifta.example.com/mileage', 'https://ifta.example.com'],
    ['HTTPS://IFTA.example.com:443/mileage/', 'https://ifta.example.com'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ])('makes links of the site that people type as %s', (typed, publicUrl) => {
    expect(readEnv({ PUBLIC_URL: typed })).toMatchObject({ publicUrl });
  });

  it.each([
    [{ PORT: 'abc' }, /^Environment: PORT must be a whole number from 0 to 65535 \(it is "abc"\)$/],
    [{ DATABASE_POOL: '1e9' }, /^Environment: DATABASE_POOL must be a whole number from 2 to 200/],
    [{ SMTP_URL: 'mail:secret' }, /^Environment: SMTP_URL must be an address that begins with smtp:[^"]*$/],
    [{ DATABASE_REPLICA_URL: 'postgresql://db/a' }, /^Environment: DATABASE_URL is missing \(it goes with/],
    [{ QUEUE_URL: 'postgresql://db/q' }, /^Environment: DATABASE_URL is missing \(it goes with QUEUE_URL/],
    [{ SMTP_URL: 'smtp://' }, /^Environment: SMTP_URL must be an address that begins with smtp:/],
    [{ CLAMD_URL: 'tcp://:3310' }, /^Environment: CLAMD_URL must be an address that begins with tcp:/],
    [{ LOG_LEVEL: 'loud' }, /must be one of fatal, error, warn/],
    [{ RATE_LIMITS: 'off' }, /^Environment: RATE_LIMITS must be 1 or 0/],
    [
      { MAP_TILE_URL: 'https://{s}.a.example/{z}/{x}/{y}.png' },
      /^Environment: MAP_TILE_URL must be an address/,
    ],
    [{ MAP_TILE_URL: 'https://a.example/map.png' }, /^Environment: MAP_TILE_URL must be an address such as/],
    [{ MAP_TILE_URL: 'tiles' }, /^Environment: MAP_TILE_URL must be an address such as/],
    [{ RATES_SOURCE_URL: 'https://a.example/%zz' }, /^Environment: RATES_SOURCE_URL must have \{year\}/],
    [{ ROADS_FILE: '/nowhere/roads.bin' }, /^Environment: ROADS_FILE names a file that cannot be opened/],
    [{ CLOCK_NOW: '9999-12-31T23:59:59Z' }, /^Environment: CLOCK_NOW must be a moment of the years 2000/],
    [{ INBOUND_MAIL_DOMAIN: '..com', INBOUND_MAIL_SECRET: KEY }, /^Environment: INBOUND_MAIL_DOMAIN must be/],
    [{ CLOCK_NOW: 'noon' }, /^Environment: CLOCK_NOW must be a moment such as/],
    [{ PORT: '70000' }, /^Environment: PORT /],
    [{ DATABASE_URL: 'mysql://x' }, /^Environment: DATABASE_URL must start with postgresql:/],
    [{ DATABASE_DIRECT_URL: 'postgresql://db/a' }, /^Environment: DATABASE_URL is missing \(it goes with/],
    [{ LOG_LEVEL: 'loud' }, /^Environment: LOG_LEVEL /],
    [{ ROUTING_ENGINE: 'valhalla' }, /^Environment: VALHALLA_URL is missing/],
    [{ ROUTING_ENGINE: 'pcmiler' }, /^Environment: PCMILER_KEY is missing/],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, /^Environment: PUBLIC_URL /],
    [{ PUBLIC_URL: 'https://a.example/ifta' }, /^Environment: PUBLIC_URL must be an address without a path/],
    [{ PUBLIC_URL: 'https://a.example/?q=1' }, /^Environment: PUBLIC_URL must be an address without a path/],
    [{ PUBLIC_URL: 'https://me:word@a.example' }, /^Environment: PUBLIC_URL must be an address without a/],
    [{ DATA_DIR: '"/srv/stateline"' }, /^Environment: DATA_DIR is in quotation marks: leave them out$/],
    [{ BACKUP_KEY: `'${KEY}'` }, /^Environment: BACKUP_KEY is in quotation marks: leave them out$/],
    [{ PRODUCT_NAME: 'One\nTwo' }, /^Environment: PRODUCT_NAME has a line break or another control/],
    [{ ROADS_FILE: '/tmp' }, /^Environment: ROADS_FILE names a file that cannot be opened/],
    [{ CHROMIUM_PATH: '/tmp' }, /^Environment: CHROMIUM_PATH names a file that cannot be opened/],
    [{ CHROMIUM_PATH: 'package.json' }, /^Environment: CHROMIUM_PATH names a file that is no program$/],
    [{ FUEL_DROP_DIR: FILE }, /^Environment: FUEL_DROP_DIR names a file, not a folder$/],
    [{ BACKUP_DIR: FILE, BACKUP_KEY: KEY }, /^Environment: BACKUP_DIR names a file, not a folder$/],
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
