import { existsSync, statSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import os from 'node:os';
import { backupBox, backupPlaces, type BackupPlace } from '~/platform/backup/backup-places.server';
import { backupsIn, backupTime, newestBackup } from '~/platform/backup/newest-backup.server';
import { listArchives, readWhole } from '~/platform/backup/sealed-archive.server';
import { misspelledSettings, type Env } from '~/config/env.server';
import { inProject } from '~/config/project-root.server';
import { embeddedFolder } from '~/platform/database/embedded-postgres.server';
import { inspectDataFolder } from '~/platform/database/data-folder.server';
import { holderOf } from '~/platform/database/folder-lock.server';
import { embeddedRouter } from '~/platform/routing-engine/embedded.server';
import { chromiumPrinter } from '~/platform/pdf/chromium-printer.server';
import { findChromium } from '~/platform/pdf/find-chromium.server';
import { FULL_BELOW_BYTES, readDiskSpace } from '~/platform/storage/disk-space.server';
import { fault, notice, ok, reasonOf, type Finding } from './finding';

export function lookAtSettings(config: Env): Finding[] {
  const odd = misspelledSettings(process.env).map((problem) =>
    notice('settings', problem, 'Correct its name, or remove it.'),
  );
  if (config.CLOCK_NOW !== undefined)
    odd.push(
      notice(
        'clock',
        `CLOCK_NOW makes the program believe that it is ${config.CLOCK_NOW}.`,
        'Remove CLOCK_NOW, unless this is a rehearsal.',
      ),
    );
  if (config.mode === 'production' && !config.publicUrl.startsWith('https:'))
    odd.push(
      notice(
        'settings',
        `PUBLIC_URL is ${config.publicUrl}: links in mails and sign-ins are not encrypted.`,
        'Put a TLS proxy in front (deploy/nginx.conf) and set PUBLIC_URL to its https address.',
      ),
    );
  return odd.length > 0 ? odd : [ok('settings', `${config.mode} mode, ${config.publicUrl}`)];
}

export function lookAtProgram(config: Env): Finding {
  const parts = {
    'build/index.js': inProject('build/index.js'),
    'public/build': inProject('public/build'),
    'the road network': config.roadsFile,
  };
  const missing = Object.entries(parts).filter(([, file]) => !existsSync(file));
  if (missing.length > 0)
    return fault('program', `${missing.map(([name]) => name).join(', ')} missing.`, 'Run npm run build.');
  try {
    embeddedRouter(config.roadsFile);
  } catch (error) {
    return fault(
      'program',
      `${config.roadsFile} cannot be read: ${reasonOf(error)}. No miles are calculated.`,
      'Run npm run build, or set ROADS_FILE to a road network that npm run roads:build has made.',
    );
  }
  return ok('program', `built, Node.js ${process.versions.node} on ${process.platform}-${process.arch}`);
}

/** Whether the data folder can be used; `hasDatabase` where the embedded database is in it. */
export async function lookAtDataFolder(config: Env): Promise<{ findings: Finding[]; hasDatabase: boolean }> {
  const folder = config.dataFolder;
  if (!existsSync(folder))
    return {
      findings: [notice('data folder', `${folder} is not there yet.`, 'npm start makes it.')],
      hasDatabase: false,
    };
  if (!statSync(folder).isDirectory())
    return {
      findings: [
        fault(
          'data folder',
          `${folder} is a file, not a folder.`,
          'Set DATA_DIR to a folder, or move the file.',
        ),
      ],
      hasDatabase: false,
    };
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    const user = os.userInfo().username;
    return {
      findings: [
        fault(
          'data folder',
          `${folder} cannot be written by ${user} (${reasonOf(error)}).`,
          `Give it to the user that runs the program: chown -R ${user} ${folder}`,
        ),
      ],
      hasDatabase: false,
    };
  }
  const holder = await holderOf(folder);
  const used = holder ? `in use by process ${holder.pid} (${holder.task})` : 'not in use';
  if (config.DATABASE_URL) return { findings: [ok('data folder', `${folder}, ${used}`)], hasDatabase: false };
  try {
    const state = inspectDataFolder(embeddedFolder(folder), folder);
    return state === 'create'
      ? {
          findings: [notice('data folder', `${folder} holds no database yet.`, 'npm start makes it.')],
          hasDatabase: false,
        }
      : { findings: [ok('data folder', `${folder}, ${used}`)], hasDatabase: true };
  } catch (error) {
    const [, found = '', advice = ''] = /^(.*Nothing was changed\.) (.*)$/s.exec(reasonOf(error)) ?? [];
    return {
      findings: [
        fault('data folder', found || reasonOf(error), advice || 'Restore a backup (npm run restore).'),
      ],
      hasDatabase: false,
    };
  }
}

const inWords = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`;

export async function lookAtDisk(config: Env): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const folder of new Set([config.dataFolder, os.tmpdir()])) {
    const { freeBytes, sizeBytes } = await readDiskSpace(folder);
    const words = `${inWords(freeBytes)} of ${inWords(sizeBytes)} free for ${folder}`;
    if (freeBytes < FULL_BELOW_BYTES)
      findings.push(
        fault(
          'disk',
          `It is full: ${words}. Nothing can be saved.`,
          'Free space: old backups (DATA_DIR/backups), logs, or enlarge the disk. The program continues by itself then.',
        ),
      );
    else if (freeBytes < Math.max(1e9, sizeBytes * 0.05))
      findings.push(
        notice('disk', `It fills up: ${words}.`, 'Free space before it is full: old backups and logs first.'),
      );
    else findings.push(ok('disk', words));
  }
  return findings;
}

const MOST_APART_SECONDS = 5;

/** @param others what other machines say the time is, by their names. */
export function lookAtClock(others: Record<string, Date>, now: Date): Finding {
  if (now.getUTCFullYear() < 2025)
    return fault(
      'clock',
      `This machine believes that it is ${now.toISOString()}.`,
      'Switch time synchronization on (timedatectl set-ntp true).',
    );
  for (const [name, time] of Object.entries(others)) {
    const seconds = Math.round((now.getTime() - time.getTime()) / 1000);
    if (Math.abs(seconds) > MOST_APART_SECONDS)
      return fault(
        'clock',
        `This machine's clock is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} that of ${name}.`,
        'Switch time synchronization on (timedatectl set-ntp true): due dates, sign-in codes and signatures depend on it.',
      );
  }
  const names = Object.keys(others);
  return ok('clock', names.length > 0 ? `agrees with ${names.join(' and ')}` : now.toISOString());
}

export async function lookAtBrowser(): Promise<Finding> {
  const printer = chromiumPrinter();
  try {
    const { executablePath } = await findChromium();
    const bytes = await printer.print({
      html: '<!doctype html><title>Test</title><p>Test',
      runningHead: { left: '', right: '' },
      runningFoot: '',
      title: 'Test',
      author: '',
      subject: '',
      language: 'en',
      createdAt: new Date(),
    });
    return ok('browser', `prints (${executablePath}, ${Math.round(bytes.length / 1000)} kB)`);
  } catch (error) {
    return fault(
      'browser',
      `No PDF can be printed: ${reasonOf(error).split('\n')[0]}`,
      'Install Chromium (apt-get install chromium), or set CHROMIUM_PATH; in a container set CHROMIUM_SANDBOX=0. Everything else works without it.',
    );
  } finally {
    await printer.close();
  }
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The backups of this machine, and those elsewhere where the settings name places. */
export async function lookAtBackups(config: Env, now: Date): Promise<Finding[]> {
  const places = backupPlaces(config);
  const elsewhere = await Promise.all(places.map((place) => lookAtPlace(place, config, now)));
  if (elsewhere.length === 0 && config.mode === 'production')
    elsewhere.push([
      notice(
        'backup',
        'None leaves this machine by itself.',
        'Set BACKUP_DIR (another disk or machine) or the BACKUP_S3_ settings, and BACKUP_KEY.',
      ),
    ]);
  // Where they are kept elsewhere every night, nobody needs another here.
  return places.length > 0 ? elsewhere.flat() : [await lookAtLocalBackups(config, now), ...elsewhere.flat()];
}

const KEPT_EVERY_DAY =
  'They are kept every night by a worker: /mileage/admin/jobs shows why keepBackups failed.';

async function lookAtPlace(place: BackupPlace, config: Env, now: Date): Promise<Finding[]> {
  try {
    await place.assertThere();
    const newest = (await listArchives(place.storage)).whole.at(-1);
    if (newest === undefined)
      return [
        fault('backup', `There is none in ${place.title}.`, 'npm run backup -- --elsewhere takes one now.'),
      ];
    const { parts } = await readWhole(place.storage, backupBox(config), newest);
    const hours = Math.floor((now.getTime() - (backupTime(newest)?.getTime() ?? 0)) / HOUR_MS);
    const findings = [
      hours > 36
        ? fault(
            'backup',
            `The newest in ${place.title} is ${Math.floor(hours / 24)} days old.`,
            KEPT_EVERY_DAY,
          )
        : ok('backup', `newest in ${place.title}: ${newest} (${parts} parts)`),
    ];
    if (place.name === 'folder' && (await isSameDisk(place.title, config.dataFolder)))
      findings.push(
        notice(
          'backup',
          `${place.title} is on the disk of DATA_DIR: what takes the one takes the other.`,
          'Mount another disk or machine there.',
        ),
      );
    return findings;
  } catch (error) {
    return [
      fault(
        'backup',
        `${place.title}: ${reasonOf(error)}`,
        'Check the settings that begin with BACKUP_, and that this machine may reach the place.',
      ),
    ];
  }
}

async function isSameDisk(...folders: string[]): Promise<boolean> {
  const disks = await Promise.all(folders.map((folder) => stat(folder).then(({ dev }) => dev)));
  return new Set(disks).size === 1;
}

async function lookAtLocalBackups(config: Env, now: Date): Promise<Finding> {
  const folder = backupsIn(config.dataFolder);
  const newest = await newestBackup(folder);
  if (newest === null)
    return notice(
      'backup',
      `There is none in ${folder}.`,
      'npm run backup takes one; keep it on another machine.',
    );
  const days = Math.floor((now.getTime() - newest.getTime()) / DAY_MS);
  return days > 1
    ? notice(
        'backup',
        `The newest in ${folder} is ${days} days old.`,
        'Let npm run backup run every night (deploy/systemd).',
      )
    : ok('backup', `newest of ${newest.toISOString()}`);
}
