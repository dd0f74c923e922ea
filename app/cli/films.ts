/**
 * npm run films [-- <name> ...]
 *
 * Records the films of the product, all of them or the ones that are named: starts the built product with the demonstration's
 * records in a folder of its own, drives it in Chromium, and has Chromium itself encode what was seen. Writes film, captions and
 * poster into public/films under names that change with what is in them, and the list of them that the pages read.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { projectRoot } from '~/config/project-root.server';
import recorded from '~/areas/content/rules/recorded-films.json';
import type { RecordedFilm } from '~/areas/content/rules/films';
import { Camera } from './films/camera';
import { webVtt } from './films/captions';
import { develop, FILM, SCREEN } from './films/darkroom';
import { signIn, tripsAreThere, withDemonstration, type Demonstration } from './films/demonstration';
import { SCENES, type Scene } from './films/scenes';

const TARGET = path.join(projectRoot, 'public/films');
const LIST = path.join(projectRoot, 'app/areas/content/rules/recorded-films.json');

/** The name of a file with what is in it: it may be kept forever. */
function keep(slug: string, ending: string, bytes: Buffer): string {
  const name = `${slug}.${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}.${ending}`;
  writeFileSync(path.join(TARGET, name), bytes);
  return name;
}

async function record(
  browser: Browser,
  product: Demonstration,
  slug: string,
  scene: Scene,
): Promise<RecordedFilm> {
  const context = await browser.newContext({
    viewport: { width: SCREEN.width, height: SCREEN.height },
    deviceScaleFactor: SCREEN.scale,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    if (!scene.isGuest) await signIn(page, product);
    const camera = new Camera(page, product.origin);
    await scene.play(camera);
    const take = camera.finish();
    const { film, poster, durationMs } = await develop(browser, take);
    return {
      film: keep(slug, 'webm', film),
      captions: keep(slug, 'vtt', Buffer.from(webVtt(take.captions))),
      poster: keep(slug, 'webp', poster),
      width: FILM.width,
      height: FILM.height,
      seconds: Math.round(durationMs / 1000),
      bytes: film.length,
      lines: take.captions.map(({ text }) => text),
    };
  } finally {
    await context.close();
  }
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in SCENES));
  if (unknown.length > 0)
    throw new Error(`no film is called ${unknown.join(', ')}; there are ${Object.keys(SCENES).join(', ')}`);
  const films: Record<string, RecordedFilm> = { ...recorded };
  mkdirSync(TARGET, { recursive: true });
  await withDemonstration(async (browser, product) => {
    const page = await browser.newPage();
    await signIn(page, product);
    await tripsAreThere(page, product.origin);
    await page.close();
    for (const [slug, scene] of Object.entries(SCENES)) {
      if (wanted.length > 0 && !wanted.includes(slug)) continue;
      const film = await record(browser, product, slug, scene);
      films[slug] = film;
      console.log(`${slug}: ${film.seconds} s, ${(film.bytes / 1000).toFixed(0)} kB`);
    }
  });
  const listed = Object.fromEntries(
    Object.keys(SCENES).flatMap((slug) => (films[slug] ? [[slug, films[slug]]] : [])),
  );
  writeFileSync(LIST, `${JSON.stringify(listed, null, 2)}\n`);
  const used = new Set(
    Object.values(listed).flatMap(({ film, captions, poster }) => [film, captions, poster]),
  );
  for (const name of readdirSync(TARGET)) if (!used.has(name)) rmSync(path.join(TARGET, name));
}

main().catch((error: Error) => {
  console.error(`films: ${error.message}`);
  process.exitCode = 1;
});
