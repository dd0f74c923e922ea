import type { Chance } from './random';
import type { Picture } from './scan';

/** What worn copiers and used paper add to a page. Each changes the picture that it is given. Gray pixels, 255 is white. */

/** The black rim where the lid stood open, on one or two sides. */
export function darkEdges({ data, width, height }: Picture, chance: Chance): void {
  const sides = chance.shuffled(['left', 'right', 'top', 'bottom']).slice(0, chance.whole(1, 2));
  const deep = Math.round(width * (0.006 + chance.next() * 0.018));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const near = Math.min(
        sides.includes('left') ? x : width,
        sides.includes('right') ? width - 1 - x : width,
        sides.includes('top') ? y : height,
        sides.includes('bottom') ? height - 1 - y : height,
      );
      if (near < deep)
        data[y * width + x] = Math.min(data[y * width + x]!, 20 + Math.round((near / deep) * 60));
    }
  }
}

/** Two or three round holes of a file at the left edge. */
export function punchHoles({ data, width, height }: Picture, dpi: number, count: number): void {
  const radius = dpi * 0.13;
  for (let hole = 0; hole < count; hole++) {
    const [cx, cy] = [dpi * 0.3, (height * (hole + 1)) / (count + 1)];
    for (let y = Math.floor(cy - radius); y < cy + radius; y++) {
      for (let x = Math.floor(cx - radius); x < cx + radius; x++)
        if (x >= 0 && x < width && (x - cx) ** 2 + (y - cy) ** 2 < radius ** 2) data[y * width + x] = 35;
    }
  }
}

/** Pale lines across, where the toner or the glass was dirty. */
export function streaks({ data, width, height }: Picture, chance: Chance, count: number): void {
  for (let streak = 0; streak < count; streak++) {
    const [top, tall, shade] = [chance.whole(0, height - 4), chance.whole(1, 2), chance.whole(110, 190)];
    for (let y = top; y < top + tall; y++)
      for (let x = 0; x < width; x++)
        data[y * width + x] = Math.min(data[y * width + x]!, shade + ((x * 7) % 23));
  }
}

/** The back of the sheet, mirrored and faint. */
export function showThrough({ data, width, height }: Picture, share: number): void {
  const before = Uint8Array.from(data);
  for (let y = 0; y < height; y++) {
    const from = Math.min(height - 1, y + Math.round(height * 0.013));
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const back = 255 - before[from * width + (width - 1 - x)]!;
      data[at] = Math.max(0, data[at]! - back * share);
    }
  }
}

/** A bar of a text marker, which copies as gray over what someone held to be important. */
export function markerBars(
  { data, width, height }: Picture,
  chance: Chance,
  dpi: number,
  count: number,
): void {
  for (let bar = 0; bar < count; bar++) {
    const [left, top] = [
      chance.whole(Math.floor(width * 0.05), Math.floor(width * 0.5)),
      chance.whole(Math.floor(height * 0.08), Math.floor(height * 0.6)),
    ];
    const [wide, tall, shade] = [dpi * (1 + chance.next() * 2.5), dpi * 0.17, chance.whole(165, 215)];
    for (let y = top; y < Math.min(height, top + tall); y++)
      for (let x = left; x < Math.min(width, left + wide); x++)
        data[y * width + x] = Math.min(data[y * width + x]!, shade);
  }
}
