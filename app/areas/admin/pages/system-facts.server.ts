import { readFileSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { utcDay } from '~/areas/admin/views/admin-time';
import { env } from '~/config/env.server';
import { inProject } from '~/config/project-root.server';
import { countOf } from '~/kit/format';

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_048_576).toLocaleString('en-US')} MB`;

/** What this process knows of itself and its machine. */
export async function systemFacts(): Promise<[string, string][]> {
  const config = env();
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { version?: string };
  const [disk, roads] = await Promise.all([
    statfs(config.dataFolder).catch(() => null),
    stat(config.roadsFile).catch(() => null),
  ]);
  return [
    ['Program', `${config.PRODUCT_NAME} ${version ?? ''}, ${config.mode}`],
    ['Node', process.version],
    ['Running for', countOf(Math.floor(process.uptime() / 60), 'minute')],
    ['Memory', megabytes(process.memoryUsage().rss)],
    [
      'Disk free',
      disk ? `${megabytes(disk.bavail * disk.bsize)} of ${megabytes(disk.blocks * disk.bsize)}` : 'not known',
    ],
    ['Road network', roads ? `${Math.round(roads.size / 1024)} KB, of ${utcDay(roads.mtime)}` : 'not there'],
  ];
}
