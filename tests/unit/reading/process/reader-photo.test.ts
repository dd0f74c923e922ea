import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { asPdf } from '~/reading/process/reader-photo';
import { encodePng } from '~/reading/process/reader-raster';

/** A gray JPG of one pixel. */
const JPG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
);
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

  it('may be a JPG', async () => {
    expect(
      Buffer.from(await asPdf(JPG))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
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
