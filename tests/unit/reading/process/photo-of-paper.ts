/** Upper left, upper right, lower right, lower left, in pixels of the photo. */
const CORNERS = [
  [130, 90],
  [660, 120],
  [720, 880],
  [90, 850],
] as const;

/** A paper with ten lines of print on a dark desk, its far edge shorter than its near one, half of it in a shadow. */
export function photoOfPaper() {
  const [width, height] = [800, 1000];
  const data = new Uint8Array(width * height);
  const [a, b, c, d] = CORNERS;
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data[y * width + x] = x < 400 ? 25 : 60;
  // The paper is drawn finer than the photo, so that no pixel of it is left out.
  for (let row = 0; row <= 2400; row++) {
    for (let column = 0; column <= 2000; column++) {
      const [u, v] = [column / 2000, row / 2400];
      const point = (at: 0 | 1) =>
        (a[at] * (1 - u) + b[at] * u) * (1 - v) + (d[at] * (1 - u) + c[at] * u) * v;
      const [x, y] = [Math.round(point(0)), Math.round(point(1))];
      const print = v >= 0.1 && u > 0.1 && u < 0.9 && Math.floor(v * 100) % 8 === 2 && v < 0.9;
      data[y * width + x] = (print ? 30 : 230) * (x < 400 ? 0.45 : 1);
    }
  }
  return { photo: { data, width, height }, corners: CORNERS };
}
