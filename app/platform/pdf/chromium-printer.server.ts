import { escapeHtml } from '~/engine/text/escape-html';
import type { Browser } from 'playwright-core';
import type { PdfPrinter, PrintJob } from './port';
import { repack } from './repack.server';
import { WarmBrowser } from './warm-browser.server';

const PRINT_TIMEOUT_MS = 60_000;

/** Prints with a headless Chromium that stays warm; where it dies under a document, a new one tries once more. */
export function chromiumPrinter(warm = new WarmBrowser()): PdfPrinter & { close(): Promise<void> } {
  return {
    async print(job) {
      const printOnce = () => warm.use((browser) => printIn(browser, job));
      const bytes = await printOnce().catch(async () => {
        await warm.replaceIfGone();
        return printOnce();
      });
      return repack(bytes, job);
    },
    close: () => warm.close(),
  };
}

/** A context of its own for each document, without scripts, cookies or network. */
async function printIn(browser: Browser, job: PrintJob): Promise<Uint8Array> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    offline: true,
    serviceWorkers: 'block',
  });
  try {
    await context.route('**/*', (route) => route.abort());
    const page = await context.newPage();
    page.setDefaultTimeout(PRINT_TIMEOUT_MS);
    await page.setContent(job.html, { waitUntil: 'load', timeout: PRINT_TIMEOUT_MS });
    return await page.pdf({
      format: job.paper === 'a4' ? 'A4' : 'Letter',
      landscape: job.landscape ?? false,
      printBackground: true,
      tagged: true,
      outline: true,
      displayHeaderFooter: true,
      headerTemplate: runningLine(
        job.runningHead.left,
        escapeHtml(job.runningHead.right),
        'border-bottom:0.5pt solid #999;padding-bottom:2pt',
      ),
      footerTemplate: runningLine(
        job.runningFoot,
        'Page <span class="pageNumber"></span> of <span class="totalPages"></span>',
        '',
      ),
      margin: { top: '22mm', bottom: '18mm', left: '14mm', right: '14mm' },
    });
  } finally {
    await context.close().catch(() => undefined);
  }
}

/** The browser's own templates know no style sheet of the page. */
function runningLine(left: string, rightHtml: string, style: string): string {
  return `<div style="width:100%;margin:0 14mm;display:flex;justify-content:space-between;font:7.5pt 'Liberation Sans',Arial,Helvetica,'Open Sans',sans-serif;color:#333;${style}"><span>${escapeHtml(left)}</span><span>${rightHtml}</span></div>`;
}
