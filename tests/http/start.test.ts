import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { previousQuarter, quarterKey, quarterOfDate } from '~/engine/calendar/quarter';
import { startApp } from '../factories/app';
import { Visitor } from '../factories/visitor';

const root = path.resolve(import.meta.dirname, '../..');

/** `npm start` without a database of its own: the embedded one, in a folder that only its owner can enter. */
describe('the program started on its own', () => {
  it('brings its own database, says where it is and whom to sign in as, and stops on Ctrl-C', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'stateline-start-'));
    const { DATABASE_URL: _unset, ...environment } = process.env;
    const child = spawn(process.execPath, ['app/cli/start.mjs'], {
      cwd: root,
      env: { ...environment, NODE_ENV: 'production', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    try {
      await expect.poll(() => output, { timeout: 60_000, interval: 100 }).toMatch(/Ctrl-C stops it/);
      // Whoever reads it is no terminal: every line is an event of the log.
      for (const line of output.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg');
      const url = /is running: (\S+)/.exec(output)?.[1] ?? '';
      expect(url).toMatch(/^http:\/\/localhost:\d+\/mileage$/);
      expect(output).toMatch(/Demo login: \S+@\S+ \/ \S+/);
      expect((await fetch(url)).status).toBe(200);

      // The demonstration carrier has a quarter to look at.
      const [, email = '', password = ''] = /Demo login: (\S+) \/ (\S+)/.exec(output) ?? [];
      const visitor = new Visitor(new URL(url).origin);
      const signedIn = await visitor.post('/mileage/login', { email, password });
      expect(signedIn.url).toBe('/mileage/trips-fuel');
      const quarter = quarterKey(previousQuarter(quarterOfDate(new Date().toISOString().slice(0, 10))));
      const shown = async () =>
        Number(
          /of (\d+) entries/.exec((await visitor.get(`/mileage/trips-fuel?quarter=${quarter}`)).html)?.[1] ??
            0,
        );
      await expect.poll(shown, { timeout: 180_000, interval: 500 }).toBeGreaterThan(40);

      // Not even a warning, of the program or of a library.
      expect(output).not.toMatch(/"level":[45]0/);
      // Its database is killed outright: it brings it back by itself, with everything in it.
      const data = /its data is in (\S+)/.exec(output)?.[1] ?? folder;
      process.kill(
        Number(readFileSync(path.join(data, 'pg18', 'postmaster.pid'), 'utf8').split('\n')[0]),
        'SIGKILL',
      );
      await expect
        .poll(async () => (await fetch(`${url}/healthz`)).status, { timeout: 60_000, interval: 20 })
        .toBe(503);
      await expect
        .poll(async () => (await fetch(`${url}/healthz`)).status, { timeout: 60_000, interval: 100 })
        .toBe(200);
      expect(await shown()).toBeGreaterThan(40);
      const backAt = output.length;

      const exited = once(child, 'exit');
      child.kill('SIGINT');
      const [code] = (await exited) as [number | null];
      expect(code).toBe(0);
      await expect(fetch(url)).rejects.toThrow();
      expect(output.slice(backAt)).not.toMatch(/"level":50/);
    } finally {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it.each([
    [{ PORT: 'harbour' }, /^Environment: PORT /],
    [
      { DATABASE_URL: 'postgresql://me:secret-word@127.0.0.1:1/none' },
      /^Environment: the database of DATABASE_URL does not answer \(connect ECONNREFUSED 127\.0\.0\.1:1\)$/,
    ],
  ])('names a wrong value in one line and does not start: %o', async (wrong, words) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'stateline-start-'));
    const child = spawn(process.execPath, ['build/index.js', 'web'], {
      cwd: root,
      env: {
        NODE_ENV: 'production',
        PATH: process.env['PATH'],
        STATELINE_MODE: 'demo',
        DATA_DIR: folder,
        ...wrong,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(1);
    expect(errors.trim().split('\n')).toHaveLength(1);
    const said = JSON.parse(errors) as { level: number; msg: string };
    expect(said.level).toBe(60);
    expect(said.msg).toMatch(words);
    rmSync(folder, { recursive: true });
  });

  it.each([
    [{ HOST: 'nowhere.invalid' }, 'Environment: HOST nowhere.invalid is no address of this machine'],
    [
      { INBOUND_SMTP_PORT: '0', INBOUND_MAIL_DOMAIN: 'in.example.com', INBOUND_SMTP_HOST: '192.0.2.7' },
      'Environment: INBOUND_SMTP_HOST 192.0.2.7 is no address of this machine',
    ],
    [
      {
        INBOUND_SMTP_PORT: '0',
        INBOUND_MAIL_DOMAIN: 'in.example.com',
        INBOUND_SMTP_CERT: 'package.json',
        INBOUND_SMTP_KEY: 'package.json',
      },
      'Environment: INBOUND_SMTP_CERT and INBOUND_SMTP_KEY are not a certificate and its key in PEM',
    ],
    [
      { ROADS_FILE: 'package.json' },
      `Environment: ROADS_FILE ${path.join(root, 'package.json')} cannot be used: not a road network: the first bytes are others`,
    ],
  ])(
    'names a place it cannot listen at, and a certificate or a road network that is none: %o',
    async (env, words) => {
      await expect(startApp({ role: 'web', env, expectErrors: true })).rejects.toThrow(words);
    },
  );

  it.each([
    ['::1', /^http:\/\/\[::1\]:\d+$/],
    ['::', /^http:\/\/localhost:\d+$/],
  ])('listens at %s', async (HOST, origin) => {
    const app = await startApp({ role: 'web', env: { HOST } });
    expect(app.origin).toMatch(origin);
    expect((await fetch(`${app.origin}/mileage/livez`)).status).toBe(200);
  });
});
