import type { Picture } from './reader-types';

/** Takes the specks off a scanned page. Gray pixels, 255 is white. Used inside the guarded child only. */

const INK = 128;
/** A page of text has a hundred dots that look like specks; far more of them are dirt. */
const MANY_SPECKS = 500;
/** Pixels: the smallest printed dot is larger. */
const CERTAIN_SPECK = 3;
const LARGEST_SPECK = 6;

/** Specks of up to three pixels across with nothing around them, where there are many; and holes in strokes. */
export function withoutSpecks({ data, width, height }: Picture): Picture {
  const found: { at: number; ink: number }[] = [];
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x;
      const ink = data[at]! < 160 ? inkOfSpeck(data, at, width) : 0;
      if (ink > 0) found.push({ at, ink });
    }
  }
  if (found.length < MANY_SPECKS) return { data, width, height };
  // Of many specks some stand near others: that does not make one the point of a letter.
  const others = Uint8Array.from(data);
  for (const { at } of found)
    for (let dy = -1; dy <= 1; dy++) others.fill(255, at + dy * width - 1, at + dy * width + 2);
  const specks = found
    .filter(({ at, ink }) => ink <= CERTAIN_SPECK || standsAlone(others, at, width))
    .map(({ at }) => at);
  const result = Uint8Array.from(data);
  for (const at of specks)
    for (let dy = -1; dy <= 1; dy++) result.fill(255, at + dy * width - 1, at + dy * width + 2);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if (result[at]! < INK) continue;
      let around = 0;
      for (const next of [
        at - 1,
        at + 1,
        at - width,
        at + width,
        at - width - 1,
        at - width + 1,
        at + width - 1,
        at + width + 1,
      ])
        if (result[next]! < INK) around++;
      if (around >= 7) result[at] = 0;
    }
  }
  return { data: result, width, height };
}

/** Pixels of ink of what is in three by three pixels with nothing right around it; 0 for what is larger. */
function inkOfSpeck(data: Uint8Array, at: number, width: number): number {
  for (let step = -2; step <= 2; step++) {
    if (
      data[at - 2 * width + step]! < 160 ||
      data[at + 2 * width + step]! < 160 ||
      data[at + step * width - 2]! < 160 ||
      data[at + step * width + 2]! < 160
    )
      return 0;
  }
  let ink = 0;
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) if (data[at + dy * width + dx]! < 160) ink++;
  return ink <= LARGEST_SPECK ? ink : 0;
}

/** No ink near by that it could be the point of: the dot of an i, a full stop, half of a colon. */
function standsAlone(data: Uint8Array, at: number, width: number): boolean {
  const reach = 8;
  const from = at - reach * width;
  if (from < reach || at + reach * width + reach >= data.length) return true;
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      if (Math.abs(dx) <= 2 && Math.abs(dy) <= 2) continue;
      if (data[at + dy * width + dx]! < INK) return false;
    }
  }
  return true;
}
