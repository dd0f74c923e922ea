import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync, crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { atEnd } from '../factories/at-end';
import { startBrowser } from '../factories/browser';

/** A gray tile of 256 by 256 points. */
function tile(): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(content.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.from([0, 0, 1, 0, 0, 0, 1, 0, 8, 0, 0, 0, 0]);
  const rows = Buffer.concat(
    Array.from({ length: 256 }, () => Buffer.concat([Buffer.from([0]), Buffer.alloc(256, 200)])),
  );
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const asked: string[] = [];
const tiles = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(200, { 'Content-Type': 'image/png' }).end(tile());
});
await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', resolve));
atEnd(() => new Promise((resolve) => tiles.close(resolve)));
const { port } = tiles.address() as AddressInfo;
const app = await startApp({
  env: {
    MAP_TILE_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    MAP_TILE_ATTRIBUTION: '© Tiles of a test',
  },
});
const browser = await startBrowser();

it('lays the way on the tiles of the operator, down to the streets, and names whose they are', async () => {
  const page = await browser.open({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  await page.goto(`${app.origin}/mileage`);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.fill('[name=pickup_city]', 'Chicago, IL');
  await page.fill('[name=delivery_city]', 'Milwaukee, WI');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByText('Show the route on a map').click();
  await page.locator('.leaflet-tile-loaded').first().waitFor();
  await page.locator('.leaflet-container path.live-route').waitFor({ state: 'attached' });
  expect(await page.locator('.leaflet-control-attribution').innerText()).toBe('© Tiles of a test');
  expect(asked.every((url) => /^\/\d+\/\d+\/\d+\.png$/.test(url))).toBe(true);
  // Our own squares would hide them.
  expect(await page.locator('.leaflet-container img[src*="/mileage/map/"]').count()).toBe(0);
  const nearer = page.locator('.leaflet-control-zoom-in:not(.leaflet-disabled)');
  while ((await nearer.count()) > 0) await nearer.click();
  await expect.poll(() => Math.max(...asked.map((url) => Number(url.split('/')[1])))).toBe(18);
});
