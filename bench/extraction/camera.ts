/** What telephones, cups, stamps, fax lines and pockets do to a paper: faults unlike those of `scan.ts`. Gray pixels, 255 is white. */
import type { Chance } from './random';
import type { Picture } from './scan';

export const KINDS = ['phone', 'coffee', 'stamp', 'fax', 'jpeg', 'fold', 'askew', 'faint'] as const;
export type Kind = (typeof KINDS)[number];

/** A page as one kind of fault leaves it. */
export interface Spoiled {
  readonly picture: Picture;
  readonly dpi: number;
  readonly bilevel: boolean;
  /** Quality of a JPEG, 0 to 1; 0 for pixels as they are. */
  readonly jpeg: number;
  /** A photo comes as a picture file of its own, not in a PDF. */
  readonly photo: boolean;
}

/** Pixels to the inch at which a page is drawn for this kind. */
export function drawDpi(kind: Kind, chance: Chance): number {
  if (kind === 'phone') return 250;
  if (kind === 'fax') return 204;
  return kind === 'jpeg' ? 150 : chance.pick([150, 200, 200, 300]);
}

export function spoiledBy(kind: Kind, page: Picture, dpi: number, chance: Chance): Spoiled {
  const mild = (chance.next() * 2 - 1) * 1.5;
  const as = (picture: Picture, more: Partial<Spoiled> = {}): Spoiled => ({
    picture,
    dpi,
    bilevel: false,
    jpeg: chance.pick([0, 0.5, 0.7]),
    photo: false,
    ...more,
  });
  switch (kind) {
    case 'phone':
      return as(photographed(page, chance), { jpeg: chance.pick([0.5, 0.65, 0.8]), photo: true });
    case 'coffee':
      return as(grained(turnedBy(ringed(page, dpi, chance), mild), 6, chance));
    case 'stamp':
      return as(grained(turnedBy(stamped(page, dpi, chance), mild), 4, chance));
    case 'fax':
      return as(faxed(turnedBy(page, mild), chance), { bilevel: true, jpeg: 0 });
    case 'jpeg':
      return as(turnedBy(page, mild), { jpeg: chance.pick([0.12, 0.2, 0.3]) });
    case 'fold':
      return as(grained(turnedBy(folded(page, dpi, chance), mild), 5, chance));
    case 'askew':
      return as(turnedBy(page, (3 + 2 * chance.next()) * chance.pick([1, -1])));
    case 'faint':
      return as(grained(turnedBy(faded(page, chance), mild), 10, chance));
  }
}

/** Bilinear; outside of the page `beside`. */
function sampled({ data, width, height }: Picture, x: number, y: number, beside: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return beside;
  const [fx, fy, at] = [x - left, y - top, top * width + left];
  return (
    (data[at]! * (1 - fx) + data[at + 1]! * fx) * (1 - fy) +
    (data[at + width]! * (1 - fx) + data[at + width + 1]! * fx) * fy
  );
}

function drawn(width: number, height: number, valueAt: (x: number, y: number) => number): Picture {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data[y * width + x] = Math.max(0, Math.min(255, Math.round(valueAt(x, y))));
  return { data, width, height };
}

export function turnedBy(page: Picture, angle: number): Picture {
  const { width, height } = page;
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  return drawn(width, height, (x, y) => {
    const [dx, dy] = [x - width / 2, y - height / 2];
    return sampled(page, cos * dx + sin * dy + width / 2, -sin * dx + cos * dy + height / 2, 252);
  });
}

function grained(page: Picture, amount: number, chance: Chance): Picture {
  const data = page.data.map((value) =>
    Math.max(0, Math.min(255, value + (chance.next() - 0.5) * 2 * amount)),
  );
  return { ...page, data };
}

/** Held over a desk: the four corners lie where the hand put them, the hand's shadow falls over a part, and the lens is a little soft. */
function photographed(page: Picture, chance: Chance): Picture {
  const [width, height] = [2448, Math.round(2448 * Math.min(1.34, (page.height / page.width) * 1.05))];
  const around = (x: number, y: number): [number, number] => [
    width * (x + (chance.next() - 0.5) * 0.07),
    height * (y + (chance.next() - 0.5) * 0.05),
  ];
  const corners = [around(0.07, 0.06), around(0.93, 0.06), around(0.94, 0.95), around(0.06, 0.95)];
  const lens = homography(corners, [
    [0, 0],
    [page.width - 1, 0],
    [page.width - 1, page.height - 1],
    [0, page.height - 1],
  ]);
  const desk = chance.whole(45, 130);
  const light = chance.whole(205, 245);
  const [from, to] = [chance.next() * 0.8, 0.35 + chance.next() * 0.3];
  const slope = (chance.next() - 0.5) * 1.2;
  const side = chance.pick([1, -1]);
  const grain = chance.whole(3, 9);
  const seen = (x: number, y: number): number => {
    const w = lens[6]! * x + lens[7]! * y + 1;
    const [u, v] = [
      (lens[0]! * x + lens[1]! * y + lens[2]!) / w,
      (lens[3]! * x + lens[4]! * y + lens[5]!) / w,
    ];
    const wood = desk + 14 * Math.sin(y / 23 + Math.sin(x / 190) * 3);
    return sampled(page, u, v, wood);
  };
  return drawn(width, height, (x, y) => {
    const value = (seen(x, y) * 2 + seen(x + 0.8, y) + seen(x, y + 0.8)) / 4;
    const edge = (x / width - from - slope * (y / height - 0.5)) * side;
    const shadow = 1 - (1 - to) / (1 + Math.exp(-edge * 18));
    const corner = 1 - 0.25 * ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2;
    return (value / 255) * light * shadow * corner + (chance.next() - 0.5) * 2 * grain;
  });
}

/** The eight numbers that carry four points onto four others. */
function homography(from: readonly [number, number][], to: readonly [number, number][]): number[] {
  const rows = from.flatMap(([x, y], index) => {
    const [u, v] = to[index]!;
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  for (let column = 0; column < 8; column++) {
    let pivot = column;
    for (let row = column; row < 8; row++)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (let row = 0; row < 8; row++) {
      if (row === column) continue;
      const share = rows[row]![column]! / rows[column]![column]!;
      for (let at = column; at < 9; at++) rows[row]![at]! -= share * rows[column]![at]!;
    }
  }
  return rows.map((row, index) => row[8]! / row[index]!);
}

/** The lowest row with print: what befalls a paper is drawn where it does harm. */
function printedDepth({ data, width, height }: Picture): number {
  for (let y = height - 1; y > 0; y--)
    for (let x = 0; x < width; x++) if (data[y * width + x]! < 128) return y;
  return height;
}

/** Rings of a cup and a spill: brown is a lighter gray, darker at its rim. */
function ringed(page: Picture, dpi: number, chance: Chance): Picture {
  const depth = printedDepth(page);
  const rings = Array.from({ length: chance.whole(1, 3) }, () => ({
    x: page.width * (0.15 + chance.next() * 0.7),
    y: depth * (0.1 + chance.next() * 0.9),
    radius: dpi * (1.1 + chance.next() * 0.6),
    dark: 0.45 + chance.next() * 0.3,
    spill: chance.often(0.4),
    wobble: chance.next() * 6,
  }));
  return drawn(page.width, page.height, (x, y) => {
    let value = page.data[y * page.width + x]!;
    for (const { x: cx, y: cy, radius, dark, spill, wobble } of rings) {
      const [dx, dy] = [x - cx, y - cy];
      const bend = radius * (1 + 0.03 * Math.sin(3 * Math.atan2(dy, dx) + wobble));
      const far = (Math.hypot(dx, dy) - bend) / dpi;
      const rim = Math.exp(-((far / 0.045) ** 2));
      const inside = far < 0 ? (spill ? 0.22 : 0.06) : 0;
      value *= 1 - Math.max(rim * (1 - dark), inside);
    }
    return value;
  });
}

/** Letters of seven rows, as a rubber stamp has them. */
const LETTERS: Readonly<Record<string, readonly number[]>> = {
  A: [14, 17, 17, 31, 17, 17, 17],
  C: [14, 17, 16, 16, 16, 17, 14],
  D: [30, 17, 17, 17, 17, 17, 30],
  E: [31, 16, 16, 30, 16, 16, 31],
  G: [14, 17, 16, 23, 17, 17, 14],
  I: [14, 4, 4, 4, 4, 4, 14],
  N: [17, 25, 21, 19, 17, 17, 17],
  O: [14, 17, 17, 17, 17, 17, 14],
  P: [30, 17, 17, 30, 16, 16, 16],
  R: [30, 17, 17, 30, 20, 18, 17],
  S: [15, 16, 16, 14, 1, 1, 30],
  T: [31, 4, 4, 4, 4, 4, 4],
  V: [17, 17, 17, 17, 17, 10, 4],
};

/** A frame and a word across the print, the ink uneven as from a dry pad. */
function stamped(page: Picture, dpi: number, chance: Chance): Picture {
  const word = chance
    .pick(['RECEIVED', 'DISPATCHED', 'SIGNED', 'POSTED', 'SCANNED', 'APPROVED'])
    .split('')
    .filter((letter) => LETTERS[letter]);
  const dot = (dpi * 0.3) / 7;
  const [wide, tall] = [word.length * 6 * dot + 4 * dot, 11 * dot];
  const angle = ((chance.next() - 0.5) * 40 * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [cx, cy] = [
    page.width * (0.3 + chance.next() * 0.4),
    printedDepth(page) * (0.15 + chance.next() * 0.7),
  ];
  const gray = chance.whole(70, 150);
  const blotch = chance.next() * 9;
  return drawn(page.width, page.height, (x, y) => {
    const value = page.data[y * page.width + x]!;
    const [dx, dy] = [x - cx, y - cy];
    const [u, v] = [cos * dx + sin * dy + wide / 2, -sin * dx + cos * dy + tall / 2];
    if (u < 0 || v < 0 || u >= wide || v >= tall) return value;
    const frame = u < dot || v < dot || u > wide - dot || v > tall - dot;
    const column = Math.floor(u / dot) - 2;
    const row = Math.floor(v / dot) - 2;
    const letter = column >= 0 ? word[Math.floor(column / 6)] : undefined;
    const bits = letter && row >= 0 && row < 7 ? LETTERS[letter]![row]! : 0;
    if (!frame && (column % 6 === 5 || !((bits >> (4 - (column % 6))) & 1))) return value;
    const dry = Math.sin(x / 5 + blotch) * Math.sin(y / 6 + blotch) > 0.55;
    return dry ? value : (value * gray) / 255;
  });
}

/** A fax: gray paper and print as dots, coarse from line to line, with the sender's line on top. */
function faxed(page: Picture, chance: Chance): Picture {
  const coarse = chance.often(0.35);
  const [paper, ink] = [chance.whole(225, 250), chance.whole(10, 70)];
  const rows = new Float32Array(page.width * page.height);
  for (let y = 0; y < page.height; y++)
    for (let x = 0; x < page.width; x++) {
      const row = coarse ? y - (y % 2) : y;
      rows[y * page.width + x] = ink + (page.data[row * page.width + x]! * (paper - ink)) / 255;
    }
  const data = new Uint8Array(rows.length);
  for (let y = 0; y < page.height; y++) {
    for (let x = 0; x < page.width; x++) {
      const at = y * page.width + x;
      const value = rows[at]! < 128 ? 0 : 255;
      const rest = rows[at]! - value;
      data[at] = value;
      if (x + 1 < page.width) rows[at + 1]! += (rest * 7) / 16;
      if (y + 1 < page.height) {
        if (x > 0) rows[at + page.width - 1]! += (rest * 3) / 16;
        rows[at + page.width]! += (rest * 5) / 16;
        if (x + 1 < page.width) rows[at + page.width + 1]! += rest / 16;
      }
    }
  }
  for (let lost = chance.whole(0, 4); lost > 0; lost--) {
    const y = chance.whole(0, page.height - 2);
    data.fill(255, y * page.width, (y + 1) * page.width);
  }
  return { data, width: page.width, height: page.height };
}

/** Folded in three to fit a pocket: a crease with a light and a dark side, and each part shaded and shifted a little. */
function folded(page: Picture, dpi: number, chance: Chance): Picture {
  const depth = (printedDepth(page) + page.height) / 2;
  const creases = [1 / 3, 2 / 3].map((share) => depth * (share + (chance.next() - 0.5) * 0.1));
  const down = page.width * (0.4 + chance.next() * 0.2);
  const upright = chance.often(0.5);
  const shades = creases.map(() => 0.65 + chance.next() * 0.2).concat(1);
  const shift = (chance.next() - 0.5) * 0.04 * dpi;
  return drawn(page.width, page.height, (x, y) => {
    const part = creases.filter((crease) => y > crease).length;
    const value = sampled(page, x + part * shift, y, 250);
    let light = part === 1 ? 0.9 : 1;
    creases.forEach((crease, index) => {
      const far = (y - crease - 2 * Math.sin(x / 130)) / dpi;
      light *= 1 - (1 - shades[index]!) * Math.exp(-((far / 0.06) ** 2));
      if (Math.abs(far) < 0.006) light *= 0.6;
    });
    const beside = (x - down) / dpi;
    if (upright) light *= 1 - 0.3 * Math.exp(-((beside / 0.05) ** 2));
    return value * light;
  });
}

/** The last of the toner on gray paper. */
function faded(page: Picture, chance: Chance): Picture {
  const paper = chance.whole(170, 225);
  const ink = paper - chance.whole(45, 80);
  return drawn(page.width, page.height, (x, y) => {
    const worn = 0.85 + 0.15 * Math.sin(x / 97) * Math.sin(y / 71);
    return paper - ((255 - page.data[y * page.width + x]!) / 255) * (paper - ink) * worn;
  });
}
