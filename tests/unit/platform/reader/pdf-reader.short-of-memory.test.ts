import { readFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { largeChildrenOf } from '~/config/large-children.server';
import { processSingleton } from '~/config/process-singleton.server';
import { pdfReader } from '~/platform/reader/pdf-reader.server';
import { readerChildren } from '../../../factories/reader-children';

processSingleton('large-children', () => largeChildrenOf(512 * 1024 * 1024, 4));

const page = async (): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  document.addPage().drawText('Pickup: Dallas, TX 75201');
  return document.save();
};

it('where memory is short, reads one document at a time, in a thrifty child that is offered first, and keeps none ready', async () => {
  const reader = pdfReader();
  reader.readsHere?.();
  reader.prepare?.();
  expect(readerChildren()).toEqual([]);
  const bytes = await page();
  let most = 0;
  const seen = new Map<string, { command: string; offer: string; environment: string }>();
  const watch = setInterval(() => {
    const children = readerChildren();
    most = Math.max(most, children.length);
    for (const { pid, command } of children)
      try {
        seen.set(pid, {
          command,
          offer: readFileSync(`/proc/${pid}/oom_score_adj`, 'latin1').trim(),
          environment: readFileSync(`/proc/${pid}/environ`, 'latin1'),
        });
      } catch {
        // Gone meanwhile.
      }
  }, 5);
  const read = await Promise.all([1, 2, 3].map(() => reader.read(bytes, '2026-11-29')));
  clearInterval(watch);
  expect(read.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect([most, seen.size]).toEqual([1, 3]);
  for (const { command, offer, environment } of seen.values()) {
    expect(command).toContain('--single-threaded');
    expect(offer).toBe('1000');
    expect(environment).toContain('READER_ENGINES=1');
  }
});
