import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRef, type PDFObject } from 'pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { largeChildrenOf } from '~/config/large-children.server';
import { chromiumPrinter } from '~/platform/pdf/chromium-printer.server';
import type { PrintJob } from '~/platform/pdf/port';
import { WarmBrowser } from '~/platform/pdf/warm-browser.server';
import { printPage } from '~/areas/returns/papers/print-page';
import { createElement as h } from 'react';

const warm = new WarmBrowser();
const printer = chromiumPrinter(warm);
afterAll(() => printer.close());

const job = (body: Parameters<typeof printPage>[1], more: Partial<PrintJob> = {}): PrintJob => ({
  html: printPage('A return', body),
  title: 'A return <of> Sutter & Sons',
  subject: 'A subject',
  author: 'Sutter & Sons',
  runningHead: { left: 'Sutter & Sons', right: 'Q3 2026' },
  runningFoot: 'Stateline',
  language: 'en',
  createdAt: new Date('2026-11-21T15:00:00Z'),
  ...more,
});

const table = (rows: number) =>
  h(
    'main',
    null,
    h('h1', null, 'Return'),
    h('h2', null, 'Special diesel'),
    h(
      'table',
      null,
      h('caption', null, 'Tax'),
      h(
        'thead',
        null,
        h('tr', null, h('th', { scope: 'col' }, 'Jurisdiction'), h('th', { scope: 'col' }, 'Miles')),
      ),
      h(
        'tbody',
        null,
        ...Array.from({ length: rows }, (_, index) =>
          h('tr', { key: index }, h('th', { scope: 'row' }, `Row ${index}`), h('td', null, String(index))),
        ),
      ),
    ),
  );

const name = (text: string) => PDFName.of(text);

function elementsOf(document: PDFDocument): { ref: PDFRef; element: PDFDict; type: string }[] {
  return document.context.enumerateIndirectObjects().flatMap(([ref, object]) => {
    if (!(object instanceof PDFDict) || object.get(name('Type')) !== name('StructElem')) return [];
    return [{ ref, element: object, type: String(object.get(name('S'))) }];
  });
}

const kidsOf = (element: PDFDict): PDFObject[] => {
  const kids = element.get(name('K'));
  return kids === undefined ? [] : kids instanceof PDFArray ? kids.asArray() : [kids];
};

describe('the printer', () => {
  it('makes a tagged document with title, language, outline and table headers', async () => {
    const document = await PDFDocument.load(await printer.print(job(table(90))), { updateMetadata: false });
    expect(document.getTitle()).toBe('A return <of> Sutter & Sons');
    expect(document.getAuthor()).toBe('Sutter & Sons');
    expect(document.getPageCount()).toBeGreaterThan(1);
    expect(String(document.catalog.get(name('Lang')))).toBe('(en)');
    expect(String(document.catalog.lookup(name('MarkInfo')))).toContain('/Marked true');
    const outline = document.catalog.lookup(name('Outlines'), PDFDict);
    expect(outline.lookup(name('First'))).toBeTruthy();
    const elements = elementsOf(document);
    const headers = elements.filter(({ type }) => type === '/TH');
    expect(headers).toHaveLength(2 + 90);
    expect(headers.filter(({ element }) => element.toString().includes('/Scope /Column'))).toHaveLength(2);
    expect(headers.filter(({ element }) => element.toString().includes('/Scope /Row'))).toHaveLength(90);
    for (const type of ['/H1', '/H2', '/Table'])
      expect(
        elements.some((entry) => entry.type === type),
        type,
      ).toBe(true);
  });

  it('keeps every piece of marked content in its element, and the way back from the page to it', async () => {
    const document = await PDFDocument.load(await printer.print(job(table(90))), { updateMetadata: false });
    const elements = new Map(elementsOf(document).map(({ ref, element }) => [ref, element]));
    const root = document.catalog.lookup(name('StructTreeRoot'), PDFDict);
    const numbers = root.lookup(name('ParentTree'), PDFDict).lookup(name('Nums'), PDFArray);
    let pieces = 0;
    for (let index = 1; index < numbers.size(); index += 2) {
      const owners = numbers.lookup(index, PDFArray);
      for (let mcid = 0; mcid < owners.size(); mcid += 1) {
        const owner = owners.get(mcid);
        if (!(owner instanceof PDFRef)) continue;
        const element = elements.get(owner);
        expect(element, `the owner of piece ${mcid} is there`).toBeDefined();
        const own = kidsOf(element!).some(
          (kid) =>
            (kid instanceof PDFNumber && kid.asNumber() === mcid) ||
            (kid instanceof PDFDict && String(kid.get(name('MCID'))) === String(mcid)),
        );
        expect(own, `piece ${mcid} is in its owner`).toBe(true);
        pieces += 1;
      }
    }
    expect(pieces).toBeGreaterThan(180);
    for (const element of elements.values()) {
      for (const kid of kidsOf(element))
        if (kid instanceof PDFRef) expect(document.context.lookup(kid)).toBeTruthy();
    }
  });

  it('runs no script and fetches nothing', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const html = `<!doctype html><html lang="en"><head><title>x</title><link rel="stylesheet" href="http://127.0.0.1:${port}/a.css"></head><body><img src="http://127.0.0.1:${port}/b.png" alt=""><script>document.body.append('script ran'.repeat(2000))</script><p>text</p></body></html>`;
    const document = await PDFDocument.load(await printer.print(job(table(1), { html })));
    server.close();
    expect(asked).toEqual([]);
    expect(document.getPageCount()).toBe(1);
  });

  it('prints all the same when its browser is killed in the middle', async () => {
    const pid = await warm.use(async (browser) => {
      const session = await browser.newBrowserCDPSession();
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      return processInfo.find((info) => info.type === 'browser')!.id;
    });
    const printing = printer.print(job(table(1500)));
    setTimeout(() => process.kill(pid, 'SIGKILL'), 100);
    const document = await PDFDocument.load(await printing);
    expect(document.getPageCount()).toBeGreaterThan(20);
    const after = await warm.use(async (browser) => {
      const session = await browser.newBrowserCDPSession();
      return (await session.send('SystemInfo.getProcessInfo')).processInfo.find(
        (info) => info.type === 'browser',
      )!.id;
    });
    expect(after).not.toBe(pid);
  });

  it.each([
    ['after a while without a document', 8192, 300],
    ['with its document where memory is short', 512, 60_000],
  ])('lets its browser go %s, and prints again', async (_when, megabytes, idleMs) => {
    const own = new WarmBrowser(largeChildrenOf(megabytes * 1024 * 1024, 2), idleMs);
    const ends: Promise<void>[] = [];
    for (let document = 0; document < 2; document++) {
      const title = await own.use(async (browser) => {
        ends.push(new Promise((resolve) => browser.once('disconnected', () => resolve())));
        const page = await browser.newPage();
        await page.setContent('<title>Return</title>');
        return page.title();
      });
      expect(title).toBe('Return');
      await ends[document];
    }
  });

  it('prints several documents at the same time', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map(async (rows) =>
        (await PDFDocument.load(await printer.print(job(table(rows))))).getPageCount(),
      ),
    );
    expect(pages).toEqual([1, 1, 1]);
  });
});
