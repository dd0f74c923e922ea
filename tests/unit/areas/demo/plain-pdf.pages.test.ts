import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { plainPdf } from '~/areas/demo/plain-pdf';

describe('a page of plain lines', () => {
  it('is a PDF of one Letter page that a reader opens', async () => {
    const document = await PDFDocument.load(plainPdf(['Mesa Travel Center', 'Total (cash) \\ 12.50']));
    expect(document.getPageCount()).toBe(1);
    expect(document.getPage(0).getSize()).toEqual({ width: 612, height: 792 });
  });

  it('names the place of every object', () => {
    const text = new TextDecoder().decode(plainPdf(['One', 'Two']));
    const places = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]));
    expect(places).toHaveLength(5);
    places.forEach((place, index) => expect(text.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj`)));
    expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))).toMatch(/^xref/);
  });
});
