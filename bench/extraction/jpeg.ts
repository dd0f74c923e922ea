import type { Page } from 'playwright-core';
import type { Picture } from './scan';

/** Photographs and most scanners save with losses. */
export async function asJpeg(
  camera: Page,
  { data, width, height }: Picture,
  quality: number,
): Promise<Uint8Array> {
  const gray = Buffer.from(data).toString('base64');
  const encoded = await camera.evaluate(
    ({ gray, width, height, quality }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d')!;
      const image = context.createImageData(width, height);
      const bytes = atob(gray);
      for (let at = 0; at < bytes.length; at++)
        image.data.set([bytes.charCodeAt(at), bytes.charCodeAt(at), bytes.charCodeAt(at), 255], at * 4);
      context.putImageData(image, 0, 0);
      return canvas.toDataURL('image/jpeg', quality);
    },
    { gray, width, height, quality },
  );
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
}
