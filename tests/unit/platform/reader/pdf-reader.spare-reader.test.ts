import { expect, it } from 'vitest';
import { pdfReader } from '~/platform/reader/pdf-reader.server';
import { readerChildren } from '../../../factories/reader-children';

it('makes one reader ready ahead of a document, and none where documents are read elsewhere', () => {
  const reader = pdfReader();
  reader.prepare?.();
  expect(readerChildren().length).toBe(0);
  reader.readsHere?.();
  reader.prepare?.();
  reader.prepare?.();
  expect(readerChildren().length).toBe(1);
});
