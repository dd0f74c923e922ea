import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pdfReader } from '~/platform/reader/pdf-reader.server';

/** Children of this process that wait for a document. */
const waiting = (): number =>
  readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const parent = Number(readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ')[1]);
      return (
        parent === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('reader-child.js')
      );
    } catch {
      return false;
    }
  }).length;

it('makes one reader ready ahead of a document, and none where documents are read elsewhere', () => {
  const reader = pdfReader();
  reader.prepare?.();
  expect(waiting()).toBe(0);
  reader.readsHere?.();
  reader.prepare?.();
  reader.prepare?.();
  expect(waiting()).toBe(1);
});
