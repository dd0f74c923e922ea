/**
 * npm run share:picture
 *
 * Draws the picture that others show beside a link to the product (Open Graph, 1200 by 630): a road with state lines
 * and what the product does; its name is configured, so it is not in the picture. Written to public/img/share.png by the browser that also prints the PDFs.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { projectRoot } from '~/config/project-root.server';
import { findChromium } from '~/platform/pdf/find-chromium.server';

const WIDTH = 1200;
const HEIGHT = 630;

const html = `<!doctype html><html><body style="margin:0;width:${WIDTH}px;height:${HEIGHT}px;background:#0b5d3c;color:#fff;font-family:'Liberation Sans',Arial,Helvetica,sans-serif;position:relative">
<div style="position:absolute;left:80px;top:110px;width:900px;font-size:84px;line-height:1.1;font-weight:700">IFTA miles and fuel tax by state</div>
<div style="position:absolute;left:80px;top:320px;font-size:34px">Trips, fuel, rates and the quarterly return</div>
<svg style="position:absolute;left:0;top:430px" width="${WIDTH}" height="200" fill="none" stroke="#fff">
<path stroke-width="8" d="M80 110h1040"/>
<path stroke-width="3" opacity=".6" d="M330 60v100M590 60v100M860 60v100"/>
<circle cx="80" cy="110" r="20" fill="#fff"/><circle cx="1120" cy="110" r="20" fill="#fff"/>
<g fill="#fff" stroke="none" font-size="34" font-weight="700"><text x="180" y="80">IL</text><text x="430" y="80">MO</text><text x="700" y="80">OK</text><text x="970" y="80">TX</text></g>
</svg></body></html>`;

async function main(): Promise<void> {
  const found = await findChromium();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: { ...(process.env as Record<string, string>), ...found.env },
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
    await page.setContent(html);
    writeFileSync(path.join(projectRoot, 'public/img/share.png'), await page.screenshot({ type: 'png' }));
  } finally {
    await browser.close();
  }
}

main().catch((error: Error) => {
  console.error(`share-picture: ${error.message}`);
  process.exitCode = 1;
});
