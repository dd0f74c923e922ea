/** Grey pixels, 255 is white. */
export interface Picture {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface Raster {
  readonly pages: number;
  draw(number: number, size: { pointsPerInch: number; maxPixels: number }): Promise<Picture>;
}

/** Null where PDFium cannot open the document. */
export function openRaster(bytes: Uint8Array): Promise<Raster | null>;

/** An eight-bit grey PNG. */
export function encodePng(picture: Picture): Buffer;
