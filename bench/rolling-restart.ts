/**
 * npm run bench:rolling [-- rounds]
 *
 * Restarts two web processes one after the other, again and again, behind nginx with deploy/nginx.conf, under load, and counts what was
 * lost. nginx is the one of the system or of NGINX_BINARY=/path/to/nginx; where there is none, the small proxy of the tests does the same.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '~/platform/database/embedded-postgres.server';
import { visitWhile } from '../tests/factories/proxied-load';
import { rulesOf, startProxy } from '../tests/factories/proxy';

const root = path.resolve(import.meta.dirname, '..');
const rounds = Number(process.argv[2] ?? 3);
const folder = mkdtempSync(path.join(tmpdir(), 'stateline-rolling-'));
chmodSync(folder, 0o711);
const configuration = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8');

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/mileage/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

async function startWeb(port: number, databaseUrl: string): Promise<ChildProcess> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['build/index.js', 'web'], {
    cwd: root,
    env: {
      ...{ PATH, HOME },
      NODE_ENV: 'production',
      STATELINE_MODE: 'demo',
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(folder, 'data'),
      PORT: String(port),
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '3',
      RATE_LIMITS: '0',
      DEMO_RECORDS: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('a web process did not start');
    await pause(100);
  }
  return child;
}

/** The shipped configuration, with the addresses of this machine, and without TLS. */
function siteFor(ports: readonly number[], port: number): string {
  const [site = ''] = configuration.split(/^server \{\n {4}listen 80;/m);
  return site
    .replace(/^ {4}server 10\.0\.0\.11:3000/m, `    server 127.0.0.1:${ports[0]}`)
    .replace(/^ {4}server 10\.0\.0\.12:3000/m, `    server 127.0.0.1:${ports[1]}`)
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replace(/^ {4}ssl_.*\n/gm, '');
}

async function startNginx(binary: string, ports: readonly number[]) {
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(path.join(folder, 'site.conf'), siteFor(ports, port));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1; events {} http { access_log off; ${temporary} include ${folder}/site.conf; }`,
  );
  const child = spawn(binary, ['-c', file, '-e', `${folder}/error.log`], { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`${origin}/mileage/livez`).then(
        () => true,
        () => false,
      )
    )
      break;
    await pause(50);
  }
  return {
    origin,
    sent: undefined,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

const binary = process.env['NGINX_BINARY'] ?? 'nginx';
const { stderr: version, status } = spawnSync(binary, ['-v'], { encoding: 'utf8' });
const database = await startEmbeddedPostgres(path.join(folder, 'database'), 'stateline');
const ports = [await freePort(), await freePort()];
const children: ChildProcess[] = [];
try {
  for (const port of ports) children.push(await startWeb(port, database.url));
  const rules = rulesOf(configuration);
  const proxy = status === 0 ? await startNginx(binary, ports) : await startProxy(ports, rules);
  console.log(status === 0 ? version.trim() : 'no nginx here: the small proxy of the tests');
  const load = await visitWhile(proxy.origin, 8, async () => {
    for (let round = 0; round < rounds; round++)
      for (const [at, port] of ports.entries()) {
        const gone = once(children[at] as ChildProcess, 'exit');
        children[at]?.kill('SIGTERM');
        await gone;
        children[at] = await startWeb(port, database.url);
        await pause(rules.failTimeoutMs + 1000);
      }
  });
  await proxy.stop();
  console.log(
    `${rounds * ports.length} restarts; ${load.reads} reads and ${load.writes} writes sent, ${load.lost.length} lost`,
  );
  for (const line of load.lost.slice(0, 20)) console.log(line);
  process.exitCode = load.lost.length === 0 ? 0 : 1;
} finally {
  for (const child of children) child.kill('SIGKILL');
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
