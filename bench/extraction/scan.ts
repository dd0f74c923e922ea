import { deflateSync } from 'node:zlib';
import { darkEdges, markerBars, punchHoles, showThrough, streaks } from './copier';
import type { Chance } from './random';

/** What copiers, fax machines, telephones and rubber stamps do to a page. Gray pixels, 255 is white. */
export interface Picture {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface Faults {
  dpi: number;
  /** Degrees, clockwise. */
  skew: number;
  /** Quarter turns of the whole page, in its pixels. */
  quarters: number;
  noise: number;
  blur: number;
  bilevel: boolean;
  contrast: number;
  shade: boolean;
  stamp: boolean;
  fax: boolean;
  lines: number;
  bend: number;
  edges: boolean;
  holes: number;
  streaks: number;
  through: number;
  marker: number;
  /** Quality of a JPEG, 0 to 1; 0 for pixels as they are. */
  jpeg: number;
}

export function drawFaults(chance: Chance): Faults {
  const mild = chance.often(0.35);
  const fax = !mild && chance.often(0.15);
  return {
    dpi: fax ? 204 : chance.pick([150, 150, 200, 200, 200, 300]),
    skew: (chance.next() * 2 - 1) * chance.pick([0.3, 1, 2, 3.5]),
    quarters: chance.often(0.1) ? chance.pick([1, 2, 3]) : 0,
    noise: mild ? 0 : chance.pick([0, 0.001, 0.004, 0.01]),
    blur: mild ? 0 : chance.pick([0, 0, 1, 1]),
    bilevel: fax || chance.often(0.25),
    contrast: mild ? 1 : chance.pick([1, 0.8, 0.55, 0.4]),
    shade: !mild && chance.often(0.3),
    stamp: !mild && chance.often(0.25),
    fax,
    lines: !mild && chance.often(0.15) ? chance.whole(1, 3) : 0,
    bend: !mild && chance.often(0.15) ? chance.next() * 5 : 0,
    edges: !mild && chance.often(0.15),
    holes: chance.often(0.15) ? chance.whole(2, 3) : 0,
    streaks: !mild && chance.often(0.12) ? chance.whole(1, 4) : 0,
    through: !mild && chance.often(0.12) ? 0.05 + chance.next() * 0.15 : 0,
    marker: !mild && chance.often(0.15) ? chance.whole(1, 3) : 0,
    jpeg: chance.often(0.4) ? chance.pick([0.3, 0.5, 0.7, 0.85]) : 0,
  };
}

export function spoil(picture: Picture, faults: Faults, chance: Chance): Picture {
  let page = turned(picture, (faults.skew * Math.PI) / 180, (faults.bend * faults.dpi) / 150);
  if (faults.fax) page = squeezed(page, 0.5);
  for (let pass = 0; pass < faults.blur; pass++) page = blurred(page);
  const { data, width, height } = page;
  if (faults.stamp) stamp(page, chance, faults.dpi);
  if (faults.through > 0) showThrough(page, faults.through);
  if (faults.marker > 0) markerBars(page, chance, faults.dpi, faults.marker);
  if (faults.streaks > 0) streaks(page, chance, faults.streaks);
  if (faults.holes > 0) punchHoles(page, faults.dpi, faults.holes);
  const dark = chance.next() * 70;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      let value = 255 - (255 - data[at]!) * faults.contrast;
      if (faults.shade) value -= dark * (x / width) * (1 - y / height);
      if (faults.noise > 0 && chance.next() < faults.noise) value = chance.next() < 0.5 ? 0 : 255;
      data[at] = Math.max(0, Math.min(255, value + (faults.noise > 0 ? (chance.next() - 0.5) * 24 : 0)));
    }
  }
  for (let count = 0; count < faults.lines; count++) {
    const x = chance.whole(10, width - 10);
    for (let y = 0; y < height; y++) data[y * width + x] = 60;
  }
  if (faults.edges) darkEdges(page, chance);
  if (faults.bilevel) {
    const limit = 255 - 105 * faults.contrast - (faults.shade ? dark / 2 : 0);
    for (let at = 0; at < data.length; at++) data[at] = data[at]! < limit ? 0 : 255;
  }
  for (let count = 0; count < faults.quarters; count++) page = quarterTurn(page);
  return page;
}

/** Turned about the middle and bent like paper that lies badly; bilinear. */
function turned({ data, width, height }: Picture, angle: number, bend: number): Picture {
  const result = new Uint8Array(width * height).fill(255);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const sx = cos * dx + sin * dy + width / 2;
      const sy = -sin * dx + cos * dy + height / 2 + bend * Math.sin((x / width) * Math.PI * 2);
      const [left, top] = [Math.floor(sx), Math.floor(sy)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const [fx, fy, at] = [sx - left, sy - top, top * width + left];
      result[y * width + x] =
        (data[at]! * (1 - fx) + data[at + 1]! * fx) * (1 - fy) +
        (data[at + width]! * (1 - fx) + data[at + width + 1]! * fx) * fy;
    }
  }
  return { data: result, width, height };
}

/** Half of the lines, as a fax in standard mode sends them. */
function squeezed({ data, width, height }: Picture, share: number): Picture {
  const rows = Math.floor(height * share);
  const result = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = Math.min(rows - 1, Math.floor(y * share));
    result.set(
      data.subarray(Math.floor(from / share) * width, Math.floor(from / share) * width + width),
      y * width,
    );
  }
  return { data: result, width, height };
}

function blurred({ data, width, height }: Picture): Picture {
  const result = new Uint8Array(data);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      result[at] =
        (data[at]! * 4 +
          data[at - 1]! * 2 +
          data[at + 1]! * 2 +
          data[at - width]! * 2 +
          data[at + width]! * 2) /
        12;
    }
  }
  return { data: result, width, height };
}

function quarterTurn({ data, width, height }: Picture): Picture {
  const result = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) result[x * height + (height - 1 - y)] = data[y * width + x]!;
  return { data: result, width: height, height: width };
}

/** A slanted frame with strokes, printed over whatever is there. */
function stamp({ data, width, height }: Picture, chance: Chance, dpi: number): void {
  const [wide, tall] = [dpi * 1.8, dpi * 0.6];
  const [left, top] = [
    chance.whole(0, Math.floor(width - wide)),
    chance.whole(Math.floor(height * 0.1), Math.floor(height * 0.7)),
  ];
  const shade = chance.whole(90, 170);
  const slope = (chance.next() - 0.5) * 0.4;
  const thick = Math.max(2, dpi / 70);
  for (let y = 0; y < tall; y++) {
    for (let x = 0; x < wide; x++) {
      const frame = x < thick || y < thick || x > wide - thick || y > tall - thick;
      const letters = y > tall * 0.35 && y < tall * 0.65 && Math.floor(x / (thick * 2)) % 3 === 0;
      if (!frame && !letters) continue;
      const row = Math.round(top + y + x * slope);
      const at = row * width + Math.round(left + x);
      if (row >= 0 && row < height) data[at] = Math.min(data[at]!, shade);
    }
  }
}

/** A PDF of pictures alone. */
export function pdfOfPictures(
  pictures: readonly (Picture & { jpeg?: Uint8Array })[],
  dpi: number,
  bilevel: boolean,
): Buffer {
  const objects: Buffer[] = [];
  const add = (head: string, stream?: Uint8Array) => {
    objects.push(
      stream
        ? Buffer.concat([
            Buffer.from(`${head.replace('>>', `/Length ${stream.length}>>`)}\nstream\n`),
            stream,
            Buffer.from('\nendstream'),
          ])
        : Buffer.from(head),
    );
    return objects.length;
  };
  add('<</Type/Catalog/Pages 2 0 R>>');
  add('');
  const kids: number[] = [];
  for (const picture of pictures) {
    const [wide, tall] = [(picture.width / dpi) * 72, (picture.height / dpi) * 72];
    const head = (space: string, bits: number, filter: string) =>
      `<</Type/XObject/Subtype/Image/Width ${picture.width}/Height ${picture.height}/ColorSpace/${space}/BitsPerComponent ${bits}/Filter/${filter}>>`;
    const image = picture.jpeg
      ? add(head('DeviceRGB', 8, 'DCTDecode'), picture.jpeg)
      : add(
          head('DeviceGray', bilevel ? 1 : 8, 'FlateDecode'),
          deflateSync(bilevel ? packed(picture) : picture.data, { level: 4 }),
        );
    const content = add('<<>>', Buffer.from(`q ${wide} 0 0 ${tall} 0 0 cm /I Do Q`));
    kids.push(
      add(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${wide} ${tall}]/Resources<</XObject<</I ${image} 0 R>>>>/Contents ${content} 0 R>>`,
      ),
    );
  }
  objects[1] = Buffer.from(
    `<</Type/Pages/Count ${kids.length}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`,
  );
  return assembled(objects);
}

function packed({ data, width, height }: Picture): Uint8Array {
  const stride = Math.ceil(width / 8);
  const result = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (data[y * width + x]! > 127) result[y * stride + (x >> 3)]! |= 128 >> (x & 7);
  return result;
}

function assembled(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  const offsets: number[] = [];
  let at = parts[0]!.length;
  objects.forEach((object, index) => {
    offsets.push(at);
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(part);
    at += part.length;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
