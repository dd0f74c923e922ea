import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { assertKeyIsThere, secretBox, secretBoxFrom } from '~/platform/secrets/secret-box.server';
import { readEnv } from '~/config/env.server';

const OLD = 'the key of last year with thirty-two characters';
const NEW = 'the key of this year with thirty-two characters';
const secret = new TextEncoder().encode('12345678901234567890');

describe('a sealed secret', () => {
  it('opens for its owner, and for nobody else, with another key or changed', () => {
    const box = secretBox(() => [NEW]);
    const sealed = box.seal(secret, 'dana');
    expect(Buffer.from(sealed).includes(Buffer.from(secret))).toBe(false);
    expect(Buffer.from(box.open(sealed, 'dana') ?? [])).toEqual(Buffer.from(secret));
    expect(box.open(sealed, 'omar')).toBeNull();
    expect(secretBox(() => [OLD]).open(sealed, 'dana')).toBeNull();
    for (let at = 0; at < sealed.length; at++) {
      const changed = sealed.slice();
      changed[at]! ^= 1;
      expect(box.open(changed, 'dana'), `byte ${at}`).toBeNull();
    }
    expect(box.open(new Uint8Array(3), 'dana')).toBeNull();
  });

  it('is never the same twice', () => {
    const box = secretBox(() => [NEW]);
    expect(box.seal(secret, 'dana')).not.toEqual(box.seal(secret, 'dana'));
  });

  it('of an earlier key opens while that key is still named, and the first one seals', () => {
    const before = secretBox(() => [OLD]).seal(secret, 'dana');
    const both = secretBox(() => [NEW, OLD]);
    expect(both.open(before, 'dana')).not.toBeNull();
    expect(secretBox(() => [NEW]).open(both.seal(secret, 'dana'), 'dana')).not.toBeNull();
  });
});

describe('the key of an installation', () => {
  it('comes from SECRETS_KEY, which must be long enough', () => {
    expect(readEnv({ SECRETS_KEY: `${NEW}, ${OLD}` }).SECRETS_KEY).toEqual([NEW, OLD]);
    expect(readEnv({}).SECRETS_KEY).toEqual([]);
    expect(() => readEnv({ SECRETS_KEY: 'short' })).toThrow('SECRETS_KEY needs at least 32 characters');
    expect(() => readEnv({ STATELINE_MODE: 'production', REQUIRE_TWO_STEP: '1' })).toThrow(
      'SECRETS_KEY is missing',
    );
    expect(() => readEnv({ SECRETS_KEY: `${NEW},short` })).toThrow('SECRETS_KEY');
  });

  it('is made once in the data folder where someone only tries the product, and readable by nobody else', () => {
    const dataFolder = path.join(mkdtempSync(path.join(tmpdir(), 'stateline-key-')), 'data');
    const boxes = [1, 2, 3].map(() => secretBoxFrom({ SECRETS_KEY: [], mode: 'demo', dataFolder }));
    const sealed = boxes.map((box) => box.seal(secret, 'dana'));
    for (const box of boxes) for (const one of sealed) expect(box.open(one, 'dana')).not.toBeNull();
    expect(readdirSync(dataFolder)).toEqual(['secrets.key']);
    const file = path.join(dataFolder, 'secrets.key');
    expect(readFileSync(file, 'utf8')).toMatch(/^[\w-]{43}$/);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('is nowhere in production without SECRETS_KEY: nothing is sealed and nothing opens', () => {
    const dataFolder = mkdtempSync(path.join(tmpdir(), 'stateline-key-'));
    const box = secretBoxFrom({ SECRETS_KEY: [], mode: 'production', dataFolder });
    expect(box.isReady).toBe(false);
    expect(() => box.seal(secret, 'dana')).toThrow('SECRETS_KEY');
    expect(box.open(secretBox(() => [NEW]).seal(secret, 'dana'), 'dana')).toBeNull();
    expect(readdirSync(dataFolder)).toEqual([]);
    expect(secretBoxFrom({ SECRETS_KEY: [NEW], mode: 'production', dataFolder }).isReady).toBe(true);
  });

  it('that got lost is not replaced while people have apps sealed by it', () => {
    const dataFolder = mkdtempSync(path.join(tmpdir(), 'stateline-key-'));
    const demo = { SECRETS_KEY: [] as string[], mode: 'demo' as const, dataFolder };
    const check = (sealed: number, given: string[] = []) =>
      assertKeyIsThere({ ...demo, SECRETS_KEY: given }, sealed);
    expect(() => check(0)).not.toThrow();
    secretBoxFrom(demo).seal(secret, 'dana');
    expect(() => check(1)).not.toThrow();
    const file = path.join(dataFolder, 'secrets.key');
    writeFileSync(file, '');
    expect(() => check(1)).toThrow(
      /secrets\.key is missing or empty, .* apps of 1 person .*Nothing was changed/,
    );
    rmSync(file);
    expect(() => check(2)).toThrow(/2 people .*Put the file back .* set SECRETS_KEY to a new key/);
    expect(() => check(2, [NEW])).not.toThrow();
    expect(readdirSync(dataFolder)).toEqual([]);
  });

  it('that was cut off while it was first written is made again', () => {
    const dataFolder = mkdtempSync(path.join(tmpdir(), 'stateline-key-'));
    writeFileSync(path.join(dataFolder, 'secrets.key'), '');
    secretBoxFrom({ SECRETS_KEY: [], mode: 'demo', dataFolder }).seal(secret, 'dana');
    expect(readFileSync(path.join(dataFolder, 'secrets.key'), 'utf8')).toMatch(/^[\w-]{43}$/);
  });
});
