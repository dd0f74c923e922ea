/** Photos as telephones keep them (HEIC: ISO/IEC 23008-12), by libheif. Used inside the guarded child only. */
import { createRequire } from 'node:module';
import type { Picture } from './reader-types';

/** More pixels than any telephone takes: such a file would only unfold. */
const MOST_PIXELS = 60_000_000;

type Handle = object;
/** What an ask that failed answers, in place of what was asked for. */
interface Failure {
  readonly code?: unknown;
  readonly message?: string;
}
interface Channel {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Bytes from one row to the next. */
  readonly stride: number;
  readonly bits_per_pixel: number;
}
interface Heif {
  heif_error_code: { heif_error_Ok: unknown };
  heif_colorspace: { heif_colorspace_monochrome: unknown };
  heif_chroma: { heif_chroma_monochrome: unknown };
  heif_context_alloc(): object;
  heif_context_free(context: object): void;
  heif_context_read_from_memory(context: object, bytes: Uint8Array): Failure;
  heif_js_context_get_primary_image_handle(context: object): Handle & Failure;
  heif_image_handle_get_width(handle: Handle): number;
  heif_image_handle_get_height(handle: Handle): number;
  heif_image_handle_release(handle: Handle): void;
  heif_image_release(image: object): void;
  heif_js_decode_image2(
    handle: Handle,
    colors: unknown,
    chroma: unknown,
  ): Failure & { readonly image: object; readonly channels: readonly Channel[] };
}

/** The main picture of the file as gray pixels, turned as it was held. @throws Error where it cannot be decoded */
export function grayOfHeic(bytes: Uint8Array): Picture {
  // Loaded only where such a photo came: two megabytes that other documents do not need.
  const heif = createRequire(import.meta.url)('libheif-js/wasm-bundle') as Heif;
  const context = heif.heif_context_alloc();
  try {
    const read = heif.heif_context_read_from_memory(context, bytes);
    if (read.code !== heif.heif_error_code.heif_error_Ok) throw failed(read);
    const handle = heif.heif_js_context_get_primary_image_handle(context);
    if (handle.code !== undefined) throw failed(handle);
    try {
      const pixels = heif.heif_image_handle_get_width(handle) * heif.heif_image_handle_get_height(handle);
      if (pixels > MOST_PIXELS) throw new Error('a picture of too many pixels');
      const decoded = heif.heif_js_decode_image2(
        handle,
        heif.heif_colorspace.heif_colorspace_monochrome,
        heif.heif_chroma.heif_chroma_monochrome,
      );
      const gray = decoded.channels?.[0];
      if (gray === undefined) throw failed(decoded);
      const picture = withoutPadding(gray);
      heif.heif_image_release(decoded.image);
      return picture;
    } finally {
      heif.heif_image_handle_release(handle);
    }
  } finally {
    heif.heif_context_free(context);
  }
}

const failed = ({ message }: Failure): Error => new Error(`HEIC: ${message ?? 'not decoded'}`);

/** Rows without padding. A value of more than eight bits has two bytes, the lower one first: its upper eight bits count. */
function withoutPadding({ data, width, height, stride, bits_per_pixel: bits }: Channel): Picture {
  const gray = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * stride, (y + 1) * stride);
    if (bits <= 8) gray.set(row.subarray(0, width), y * width);
    else
      for (let x = 0; x < width; x++)
        gray[y * width + x] = ((row[2 * x]! | (row[2 * x + 1]! << 8)) >> (bits - 8)) & 0xff;
  }
  return { data: gray, width, height };
}
