/** Grey pixels, 255 is white. */
interface Picture {
  data: Uint8Array;
  width: number;
  height: number;
}

export function cleaned(image: Picture): Picture;
export function smoothed(image: Picture): Picture;
export function quarterTurned(image: Picture, quarters: number): Picture;
export function lieOf(image: Picture): { onItsSide: boolean; skew: number };
