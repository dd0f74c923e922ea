import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect } from 'vitest';
import { dataFolderAt } from '~/platform/database/data-folder.server';
import { startEmbeddedPostgres } from '~/platform/database/embedded-postgres.server';
import { atEnd } from './at-end';

export interface Replicated {
  primary: string;
  replica: string;
  /** One statement at the replica or the primary. */
  ask: (url: string, text: string) => Promise<Record<string, unknown>[]>;
  /** Until the replica has all that the primary has. */
  caughtUp: () => Promise<void>;
  stopReplica: () => Promise<void>;
}

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const binaries = (): string => {
  const own = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return path.resolve(
    path.dirname(own.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
    '../native/bin',
  );
};

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** An empty database on a server of its own, and a second server that follows it by PostgreSQL's streaming replication. */
export async function replicatedDatabase(): Promise<Replicated> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'stateline-replica-'));
  chmodSync(home, 0o711);
  atEnd(() => rmSync(home, { recursive: true, force: true }));
  const options = { task: 'tests', settings: { fsync: 'off' } };
  const first = await startEmbeddedPostgres(home, 'stateline', options);
  await first.stop();
  // Copied while nothing runs: the tools for a copy of a running server are not among the embedded binaries.
  const folder = path.join(home, 'replica');
  const copied = spawnSync('cp', ['-a', dataFolderAt(home).database, folder], { encoding: 'utf8' });
  expect(copied.stderr).toBe('');
  const server = await startEmbeddedPostgres(home, 'stateline', options);
  atEnd(() => server.stop());
  const { port, username, password } = new URL(server.url);
  writeFileSync(path.join(folder, 'standby.signal'), '');
  const replicaPort = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}`,
    fsync: 'off',
  };
  const child = spawn(
    path.join(binaries(), 'postgres'),
    [
      '-D',
      folder,
      '-p',
      String(replicaPort),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...(process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}),
      stdio: ['ignore', 'ignore', 'ignore'],
    },
  );
  const stopReplica = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGQUIT');
    await ended;
  };
  atEnd(stopReplica);
  const replica = Object.assign(new URL(server.url), { port: String(replicaPort) }).href;
  const follows = () =>
    ask(replica, 'SELECT pg_is_in_recovery() AS follows').then(
      ([row]) => row?.['follows'],
      () => false,
    );
  await expect.poll(follows, { timeout: 60_000, interval: 100 }).toBe(true);
  const caughtUp = async () => {
    const [now] = await ask(server.url, 'SELECT pg_current_wal_insert_lsn()::text AS at');
    const has = async () =>
      (await ask(replica, `SELECT pg_last_wal_replay_lsn() >= '${String(now?.['at'])}'::pg_lsn AS has`))[0]?.[
        'has'
      ];
    await expect.poll(has, { timeout: 60_000, interval: 50 }).toBe(true);
  };
  return { primary: server.url, replica, ask, caughtUp, stopReplica };
}
