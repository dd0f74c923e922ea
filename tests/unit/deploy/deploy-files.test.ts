import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { metrics } from '~/config/metrics.server';

/** The files of deploy/ name variables, commands, paths and series of the program: what they name must be there. */

interface Series {
  name: string;
  type: string;
  help: string;
}
const seriesOf = (): Series[] =>
  metrics()
    .registry.getMetricsAsArray()
    .map((metric) => metric as unknown as Series & { type: string })
    .map(({ name, help, constructor }) => ({ name, help, type: constructor.name.toLowerCase() }));

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];

const environment = new Set([
  ...matches(read('app/config/env.server.ts'), /^ {2}([A-Z][A-Z0-9_]+):/gm),
  'CHROMIUM_PATH',
  'CHROMIUM_SANDBOX',
  'STATELINE_CACHE',
]);
const scripts = Object.keys(
  (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts,
);

describe('the proxy', () => {
  const nginx = read('deploy/nginx.conf');

  it('is configured in words that nginx 1.22 of Debian 12 knows', () => {
    expect(nginx).not.toMatch(/^\s*http2 on/m);
    expect(nginx).toMatch(/listen 443 ssl http2;/);
  });

  it('asks another process for a read that failed, and sends no write twice', () => {
    expect(nginx).toMatch(/proxy_next_upstream error timeout http_502 http_503;/);
    expect(nginx).not.toMatch(/^[^#]*non_idempotent/m);
    expect(nginx).toMatch(/proxy_set_header X-Proxy-Retries reads;/);
  });

  it('hears of a process that stops before its port is closed', () => {
    const seconds = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);
    const drain = seconds(read('deploy/systemd/stateline-web@.service'), /DRAIN_SECONDS=(\d+)/);
    expect(drain).toBeGreaterThan(0);
    expect(seconds(nginx, /fail_timeout=(\d+)s/)).toBeGreaterThanOrEqual(drain);
    expect(seconds(read('deploy/systemd/stateline-web@.service'), /TimeoutStopSec=(\d+)/)).toBeGreaterThan(
      drain + 15,
    );
    expect(seconds(read('deploy/compose.yaml'), /stop_grace_period: (\d+)s/)).toBeGreaterThan(drain + 15);
  });
});

describe('the container', () => {
  const file = read('deploy/Dockerfile');

  it('copies what is there, sources and results of the build', () => {
    const sources = matches(file, /^COPY (?:--from=build )?(?:\/app\/)?(\S+)/gm).filter(
      (source) => source !== '.' && !source.startsWith('--from'),
    );
    // Programs, commands and the reader of documents.
    expect(sources).toContain('build');
    expect(sources).toContain('app/platform/passwords');
    expect(sources.filter((source) => !existsSync(path.join(root, source)))).toEqual([]);
  });

  it('leaves nothing at home that the program reads while it runs', () => {
    const copied = matches(file, /^COPY --from=build \/app\/(\S+)/gm);
    const sources = ['app', 'prisma', 'jobs'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    );
    const named = sources
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !/^app\/(cli|data\/generated)\//.test(name))
      .flatMap((name) =>
        [...read(name).matchAll(/inProject\(((?:'[^']+'(?:, )?)+)/g)].map((match) =>
          (match[1] ?? '').replaceAll("'", '').split(', ').join('/'),
        ),
      );
    expect(named.length).toBeGreaterThan(5);
    expect(
      named.filter(
        (target) => !copied.some((folder) => target === folder || target.startsWith(`${folder}/`)),
      ),
    ).toEqual([]);
  });

  it('keeps out of the image what the build makes and what nobody should carry along', () => {
    const ignored = read('deploy/Dockerfile.dockerignore').split('\n');
    for (const entry of ['.git', '.data', 'node_modules', 'build', 'deploy'])
      expect(ignored).toContain(entry);
  });
});

describe('settings', () => {
  it.each([
    'deploy/settings.example',
    'deploy/compose.yaml',
    'deploy/Dockerfile',
    'deploy/systemd/stateline-web@.service',
    'deploy/systemd/stateline-worker@.service',
    'deploy/README.md',
  ])('%s names variables that the program knows', (file) => {
    const own = new Set([
      'NODE_ENV',
      'POSTGRES_PASSWORD',
      'POSTGRES_USER',
      'POSTGRES_DB',
      'MALLOC_ARENA_MAX',
    ]);
    const named = matches(read(file), /\b([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b(?==|:|`)/g).filter(
      (name) => !own.has(name),
    );
    expect(named.filter((name) => !environment.has(name))).toEqual([]);
  });

  it('docs/configuration.md lists every variable', () => {
    const listed = read('docs/configuration.md');
    const inside = new Set(['STATELINE_CACHE']);
    expect([...environment].filter((name) => !inside.has(name) && !listed.includes(`\`${name}\``))).toEqual(
      [],
    );
  });

  it('commands that the guide names are there', () => {
    const named = matches(read('deploy/README.md'), /npm run ([\w:]+)/g);
    expect(named).toContain('restore');
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
    for (const unit of readdirSync(path.join(root, 'deploy/systemd'))) {
      for (const target of matches(
        read(`deploy/systemd/${unit}`),
        /^ExecStart=\/usr\/bin\/node (?:--\S+ )*(\S+)/gm,
      ))
        expect(existsSync(path.join(root, target)), target).toBe(true);
    }
  });
});

describe('watching', () => {
  const own = [
    'stateline_queue_jobs',
    'stateline_database_connections',
    'stateline_database_up',
    'stateline_workers',
    'stateline_disk_free_bytes',
    'stateline_disk_size_bytes',
    'stateline_backup_timestamp_seconds',
    'stateline_backup_elsewhere_timestamp_seconds',
    'stateline_backup_restored_timestamp_seconds',
    'stateline_backup_restore_failed',
  ];
  const known = new Set([
    ...metrics()
      .registry.getMetricsAsArray()
      .map(({ name }) => name),
    ...own,
  ]);
  const base = (name: string): string => name.replace(/_(bucket|count|sum)$/, '');

  it.each(['deploy/grafana-dashboard.json', 'deploy/alerts.yml', 'deploy/README.md'])(
    '%s asks for series that the program has',
    (file) => {
      const named = matches(
        read(file),
        /(stateline_(?!process_\*|nodejs_\*)[a-z0-9_]*[a-z0-9])(?=[`{[ \\"])/g,
      );
      expect(named.length).toBeGreaterThan(3);
      expect(named.filter((name) => !known.has(name) && !known.has(base(name)))).toEqual([]);
    },
  );

  it('every alert has a severity, words, and a part of the runbook', () => {
    const alerts = read('deploy/alerts.yml')
      .split(/^ {6}- alert: /m)
      .slice(1);
    const headings = new Set(
      matches(read('docs/runbook.md'), /^## (.+)$/gm).map((heading) =>
        heading.toLowerCase().replaceAll(' ', '-'),
      ),
    );
    expect(alerts.length).toBeGreaterThan(8);
    const unread = new Set(headings);
    for (const alert of alerts) {
      expect(alert).toMatch(/severity: (page|ticket)/);
      expect(alert).toMatch(/^ +summary: '.+'$/m);
      expect(alert).toMatch(/^ +for: \d+[mh]$/m);
      const [, part = ''] = /runbook: 'docs\/runbook\.md#([a-z-]+)'/.exec(alert) ?? [];
      expect(headings, alert).toContain(part);
      unread.delete(part);
    }
    expect([...unread]).toEqual([]);
  });

  it.each([
    'Down',
    'DatabaseAway',
    'WorkerAbsent',
    'DiskFull',
    'BackupOld',
    'BackupElsewhereOld',
    'BackupNotRestored',
    'Slow',
    'Errors',
  ])('Stateline%s is an alert', (name) =>
    expect(read('deploy/alerts.yml')).toContain(`- alert: Stateline${name}\n`),
  );

  it('names of series follow the rules of "promtool check metrics"', () => {
    for (const { name, type, help } of seriesOf()) {
      expect(help, name).not.toBe('');
      expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
      if (type === 'counter') expect(name).toMatch(/_total$/);
      else expect(name).not.toMatch(/_total$/);
      if (type !== 'histogram' && type !== 'summary') expect(name).not.toMatch(/_(count|sum|bucket)$/);
      expect(name).not.toMatch(/_(gauge|counter|histogram|summary)(_|$)/);
      // Base units, not abbreviated.
      expect(name).not.toMatch(/_(ms|milliseconds|minutes|hours|kilobytes|megabytes|kb|mb|sec|percent)(_|$)/);
    }
  });

  it('gauges that are asked at every reading are made by their page', () => {
    const page = read('app/platform/http/edge/metrics.server.ts');
    for (const name of own) expect(page).toContain(`'${name}'`);
  });
});
