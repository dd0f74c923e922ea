import type { PageItem } from '../page-items';
import type { PageText, Picture, TextItem } from './reader-types';

/** What of a page can be seen, and what of its ink no text explains. Works on gray pixels of the drawn page. Used inside the guarded child only. */

/** Strips of twelve points with ink but no text are counted. */
const STRIP_POINTS = 12;

/** Whether a recognized word is where text of the file does. */
export const overlaps = (item: PageItem, word: PageItem): boolean => {
  const middleX = (word.x0 + word.x1) / 2;
  const middleY = word.y - word.size / 2;
  return (
    middleX > item.x0 &&
    middleX < item.x1 &&
    middleY > item.y - item.size * 1.2 &&
    middleY < item.y + item.size * 0.4
  );
};

/** The box of an item on the page as it is drawn, in points. */
function drawnBox(item: TextItem): { left: number; right: number; top: number; bottom: number } {
  if (item.field) return { left: item.x0, right: item.x1, top: item.y - item.size, bottom: item.y };
  const { x, y, angle, width } = item.raw;
  const dx = Math.cos(angle) * width;
  const dy = Math.sin(angle) * width;
  const ux = Math.sin(angle) * item.size * 0.75;
  const uy = -Math.cos(angle) * item.size * 0.75;
  const xs = [x, x + dx, x + ux, x + dx + ux];
  const ys = [y, y + dy, y + uy, y + dy + uy];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Text that nobody can see (under a black box, white on white, outside of the page) is not read. */
export function visibleItems(read: PageText, image: Picture): readonly TextItem[] {
  const scaleX = image.width / read.drawnWidth;
  const scaleY = image.height / read.drawnHeight;
  return read.items.filter((item) => {
    if (item.field) return true;
    // The middle of the letters: an edge of the covering box may show at their rim.
    const box = drawnBox(item);
    // The stroke of an "I" by itself fills its middle: its rims are seen too.
    const rim = IS_STROKE.test(item.text) ? -1 : 0.5;
    const left = Math.max(0, Math.ceil(box.left * scaleX + rim));
    const right = Math.min(image.width, Math.max(left + 2, Math.floor(box.right * scaleX - rim)));
    const top = Math.max(0, Math.round(box.top * scaleY + 1));
    const bottom = Math.min(image.height, Math.max(top + 2, Math.round(box.bottom * scaleY - 0.5)));
    if (right <= left || bottom <= top) return false;
    let darkest = 255;
    let lightest = 0;
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const value = image.data[y * image.width + x]!;
        if (value < darkest) darkest = value;
        if (value > lightest) lightest = value;
      }
    }
    return lightest - darkest > 24;
  });
}

const IS_STROKE = /^[Il1i|!]$/;

/** How many strips of the page show ink that no text item explains; ruled lines and filled areas do not count. */
export function inkedStrips(
  read: PageText,
  items: readonly TextItem[],
  image: Picture,
  edge: number,
): number {
  const { width, height, data } = image;
  const covered = new Uint8Array(width * height);
  const scaleX = width / read.drawnWidth;
  const scaleY = height / read.drawnHeight;
  for (const item of items) {
    const box = drawnBox(item);
    const left = Math.max(0, Math.floor(box.left * scaleX) - 2);
    const right = Math.min(width, Math.ceil(box.right * scaleX) + 3);
    const top = Math.max(0, Math.floor(box.top * scaleY) - 3);
    const bottom = Math.min(height, Math.ceil(box.bottom * scaleY) + 4);
    for (let y = top; y < bottom; y++) covered.fill(1, y * width + left, y * width + right);
  }
  const rows = Math.max(1, Math.round(STRIP_POINTS * scaleY));
  let strips = 0;
  const edges = new Uint16Array(width);
  for (let top = 0; top < height; top += rows) {
    edges.fill(0);
    for (let y = top; y < Math.min(height, top + rows); y++) {
      for (let x = 1; x < width; x++) {
        const at = y * width + x;
        if (covered[at] || covered[at - 1]) continue;
        if (Math.abs(data[at]! - data[at - 1]!) > edge) edges[x]!++;
      }
    }
    // A ruled line has its edge in every row of pixels at the same place; letters have theirs here and there.
    let changes = 0;
    for (let x = 1; x < width; x++) if (edges[x]! <= rows * 0.55) changes += edges[x]!;
    if (changes > rows * 4) strips++;
  }
  return strips;
}
