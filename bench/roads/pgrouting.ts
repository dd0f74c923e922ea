import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { RoadGraph } from '~/roads/kernel/road-graph';

const PORT = 54_987;

export interface PgRouting {
  /** Edges of the way and its cost; the cost is checked against a plain search, so that nobody races an empty table. */
  find: (from: number, to: number) => Promise<{ edges: number; cost: number }>;
  stop: () => Promise<void>;
}

/**
 * pgRouting on the same roads in a PostgreSQL of its own: Debian's packages, installed here when they are missing
 * (needs root and apt-get), a throw-away cluster in a temporary folder. Null where that is not possible.
 */
export async function pgRoutingFinder(graph: RoadGraph, edgeCost: Int32Array): Promise<PgRouting | null> {
  const bin = installed() ?? install();
  if (!bin) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'stateline-bench-pg-'));
  chmodSync(folder, 0o777);
  const as = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
  const run = (name: string, ...args: string[]) =>
    execFileSync(
      as[0] ?? path.join(bin, name),
      as[0] ? [...as.slice(1), path.join(bin, name), ...args] : args,
      { stdio: 'ignore', cwd: folder },
    );
  const data = path.join(folder, 'data');
  let server: ChildProcess | null = null;
  try {
    run('initdb', '-D', data, '-U', 'bench', '--auth=trust', '-E', 'UTF8');
    const args = [
      '-D',
      data,
      '-p',
      String(PORT),
      '-k',
      folder,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'fsync=off',
    ];
    const postgres = path.join(bin, 'postgres');
    server = spawn(as[0] ?? postgres, as[0] ? [...as.slice(1), postgres, ...args] : args, {
      stdio: 'ignore',
      cwd: folder,
    });
    const client = await connect();
    await client.query('create extension postgis; create extension pgrouting');
    await client.query(
      'create table edges (id int primary key, source int, target int, cost float8, x1 float8, y1 float8, x2 float8, y2 float8)',
    );
    const { edgeFrom, edgeTo, nodeLat, nodeLon } = graph.tables;
    for (let from = 0; from < graph.edgeCount; from += 5000) {
      const rows: string[] = [];
      for (let e = from; e < Math.min(graph.edgeCount, from + 5000); e++) {
        if (edgeCost[e]! >= 1e9) continue;
        const [a, b] = [edgeFrom[e]!, edgeTo[e]!];
        rows.push(
          `(${e},${a},${b},${edgeCost[e]},${nodeLon[a]! / 1e4},${nodeLat[a]! / 1e4},${nodeLon[b]! / 1e4},${nodeLat[b]! / 1e4})`,
        );
      }
      await client.query(`insert into edges values ${rows.join(',')}`);
    }
    await client.query('analyze edges');
    return {
      find: async (from, to) => {
        const sql = `select count(*)::int - 1 as edges, max(agg_cost) as cost from pgr_bdDijkstra('select id, source, target, cost from edges', ${from}, ${to}, false)`;
        const { rows } = await client.query<{ edges: number; cost: number }>(sql);
        return rows[0]!;
      },
      stop: async () => {
        await client.end();
        stopServer(server, folder);
      },
    };
  } catch (error) {
    stopServer(server, folder);
    console.log(`pgRouting could not be run: ${(error as Error).message.split('\n')[0]}`);
    return null;
  }
}

function installed(): string | null {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return null;
  for (const version of readdirSync(base).sort().reverse()) {
    if (existsSync(`/usr/share/postgresql/${version}/extension/pgrouting.control`))
      return path.join(base, version, 'bin');
  }
  return null;
}

function install(): string | null {
  if (process.getuid?.() !== 0) return null;
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql-pgrouting'], {
      env,
      stdio: 'ignore',
      timeout: 240_000,
    });
  } catch {
    return null;
  }
  return installed();
}

async function connect(): Promise<pg.Client> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ host: '127.0.0.1', port: PORT, user: 'bench', database: 'postgres' });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt > 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function stopServer(server: ChildProcess | null, folder: string): void {
  server?.kill('SIGINT');
  setTimeout(() => rmSync(folder, { recursive: true, force: true }), 1500);
}
