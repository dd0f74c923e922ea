import { readFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { asPdf } from '~/reading/process/reader-photo';
import { encodePng, openRaster } from '~/reading/process/reader-raster';
import { photoOfPaper } from './photo-of-paper';

/** A gray JPG of one pixel. */
const JPG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
);
const photo = (name: string) => readFileSync(`tests/fixtures/photos/${name}`);
/** A page of 1523 by 1970 pixels, and a white sheet of 5000 by 8000. */
const [HEIC, LARGE] = [photo('confirmation.heic'), photo('large.heic')];
const sizeOf = async (bytes: Uint8Array) => (await PDFDocument.load(await asPdf(bytes))).getPage(0).getSize();
const picture = (width: number, height: number) =>
  encodePng({ data: new Uint8Array(width * height).fill(255), width, height });

describe('a photo as a page', () => {
  it('has a pixel for each pixel of the photo at 200 to the inch', async () => {
    const { width, height } = await sizeOf(picture(1500, 2000));
    expect([width, height].map(Math.round)).toEqual([540, 720]);
  });

  it('is set larger where it is small, three times at most', async () => {
    const { width, height } = await sizeOf(picture(200, 300));
    expect([width, height].map(Math.round)).toEqual([216, 324]);
  });

  it('is of the paper alone, laid flat, where the desk around it is seen', async () => {
    const { width, height } = await sizeOf(encodePng(photoOfPaper().photo));
    expect(width / height).toBeGreaterThan(0.76);
    expect(width / height).toBeLessThan(0.8);
  });

  it('may be a JPG', async () => {
    expect(
      Buffer.from(await asPdf(JPG))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('may be a HEIC, as telephones keep them, in its own pixels', async () => {
    const { width, height } = await sizeOf(HEIC);
    expect([width, height].map(Math.round)).toEqual([548, 709]);
    const page = await (await openRaster(await asPdf(HEIC)))!.draw(1, {
      pointsPerInch: 200,
      maxPixels: 9_000_000,
    });
    expect([page.width, page.height]).toEqual([1523, 1970]);
    // White paper, and print on it.
    expect(page.data[0]).toBeGreaterThan(250);
    expect(page.data.filter((gray) => gray < 60).length).toBeGreaterThan(2_000);
  });

  it('is halved where a HEIC has more pixels than a page is read from', async () => {
    const { width, height } = await sizeOf(LARGE);
    expect([width, height].map(Math.round)).toEqual([900, 1440]);
  });

  it.each([
    ['that ends in the middle', HEIC.subarray(0, 9_000)],
    ['with nothing but its head', HEIC.subarray(0, 40)],
    ['with the head of one and other bytes', Buffer.concat([HEIC.subarray(0, 24), Buffer.alloc(5_000, 7)])],
  ])('is refused as a HEIC %s', async (_, bytes) => {
    await expect(asPdf(bytes)).rejects.toThrow('HEIC');
  });

  it('leaves every other file as it is', async () => {
    const pdf = Buffer.from('%PDF-1.7 and so on');
    expect(await asPdf(pdf)).toBe(pdf);
  });

  it('is refused by the size that its head claims, before anything is unfolded', async () => {
    const huge = Buffer.from(picture(10, 10));
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    await expect(asPdf(huge)).rejects.toThrow('too many pixels');
  });
});
