import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import tar from 'tar-fs';

export interface FoundChromium {
  executablePath: string;
  /** To be added to the environment of the browser. */
  env: Record<string, string>;
}

const INSTALLED: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/**
 * The browser that makes PDFs and runs the tests: CHROMIUM_PATH, else one that is installed, else the one shipped in
 * @sparticuz/chromium (Linux x64).
 * @throws Error that says what to set when there is none.
 */
export async function findChromium(): Promise<FoundChromium> {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured) return { executablePath: configured, env: {} };
  const installed = process.env['NO_SYSTEM_CHROMIUM']
    ? undefined
    : INSTALLED[process.platform]?.find((file) => existsSync(file));
  if (installed) return { executablePath: installed, env: {} };
  const shipped = await unpackShipped();
  if (shipped) return shipped;
  throw new Error('No Chromium found: install Chrome or Chromium, or set CHROMIUM_PATH');
}

/** Unpacks the shipped browser once into a private folder; two processes that do so at once do not disturb each other. */
async function unpackShipped(): Promise<FoundChromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  } catch {
    return undefined;
  }
  const packed = path.join(entry, '..', '..', '..', 'bin');
  const cache = process.env['STATELINE_CACHE'] ?? path.join(os.homedir(), '.cache', 'stateline');
  const folder = path.join(cache, 'chromium-147');
  if (!existsSync(path.join(folder, 'chromium'))) {
    await mkdir(cache, { recursive: true, mode: 0o700 });
    const unpacking = await mkdtemp(path.join(cache, 'unpack-'));
    const open = (file: string) =>
      [createReadStream(path.join(packed, file)), createBrotliDecompress({ chunkSize: 1 << 20 })] as const;
    await Promise.all([
      pipeline(...open('chromium.br'), createWriteStream(path.join(unpacking, 'chromium'))),
      pipeline(...open('fonts.tar.br'), tar.extract(unpacking)),
      pipeline(...open('al2023.tar.br'), tar.extract(path.join(unpacking, 'al2023'))),
    ]);
    // Without a font configuration its pages are blank.
    await writeFile(
      path.join(unpacking, 'fonts.conf'),
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`,
    );
    await chmod(path.join(unpacking, 'chromium'), 0o755);
    await rename(unpacking, folder).catch(() => rm(unpacking, { recursive: true, force: true }));
  }
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
      HOME: folder,
    },
  };
}
