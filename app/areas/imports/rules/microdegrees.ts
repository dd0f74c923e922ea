const SIDE = '([NSEW])?';
const DECIMAL = String.raw`(\d{1,3}(?:[.,]\d+)?)\s*(?:°|º|deg\.?)?`;
/** Degrees with minutes, or with minutes and seconds: 32°46'36.1", 32 46 36, 32-46.6, 32d46m36s. */
const PARTS = String.raw`(\d{1,3})\s*(?:°|º|deg\.?|d|:|-|\s)\s*(\d{1,2}(?:[.,]\d+)?)\s*(?:['’′m:-]|\s|$|(?=[NSEW]))\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|”|″|''|’’|s)?)?`;
const ANGLE = new RegExp(`^${SIDE}\\s*([+-])?\\s*(?:${DECIMAL}|${PARTS})\\s*${SIDE}$`, 'i');
const MILLIONTHS = 1_000_000;

const numberOf = (text = '0'): number => Number(text.replace(',', '.'));

/** "32.7767", "-96.797", "96.797 W", "N 32.7767", `32°46'36"N`, "N32 46.6"; null where it is no such angle. */
export function microdegrees(text: string, most: number): number | null {
  const match = ANGLE.exec(text.trim().replace(/^(?:lat|lon|lng|long)(?:itude)?\s*[:=]?\s*/i, ''));
  if (!match) return null;
  const [, before, sign, whole, degrees, minutes, seconds, behind] = match;
  if (before && behind) return null;
  if (numberOf(minutes) > 60 || numberOf(seconds) > 60) return null;
  const size =
    whole === undefined
      ? numberOf(degrees) + numberOf(minutes) / 60 + numberOf(seconds) / 3600
      : numberOf(whole);
  if (!(size <= most)) return null;
  const side = (before ?? behind ?? '').toUpperCase();
  if (side !== '' && (most === 90) !== /[NS]/.test(side)) return null;
  return Math.round((side === 'S' || side === 'W' || sign === '-' ? -size : size) * MILLIONTHS);
}

export interface Point {
  latMicrodegrees: number;
  lonMicrodegrees: number;
}

/** Where a text that has both may be cut in two. */
const CUTS: readonly RegExp[] = [
  /^([^,;/|]*)[,;/|]([^,;/|]*)$/,
  // Decimal commas: "32,7767; -96,797", "32,7767, -96,797", "32,7767 -96,797".
  /^([^;/|]*)[;/|]([^;/|]*)$/,
  /^(\S*,\S*),\s+(\S*,\S*)$/,
  /^(.*[NS])[\s,;/|]*(.*[EW])$/i,
  /^([NS].*?)[\s,;/|]*([EW].*)$/i,
  /^(.*?\d)[\s,;/|]+(lon.*)$/i,
  /^(\S+)\s+(\S+)$/,
];

/** "32.7767, -96.797", "(32.7767 -96.797)", `32°46'36"N 96°47'49"W`, "POINT(-96.797 32.7767)"; null where it is no such pair. */
export function pointIn(text: string): Point | null {
  const well = /^(?:SRID=\d+;)?\s*POINT\s*\(\s*(\S+)\s+(\S+?)\s*\)$/i.exec(text.trim());
  if (well) return pointOf(well[2] ?? '', well[1] ?? '');
  const bare = text.trim().replace(/^[([]\s*|\s*[)\]]$/g, '');
  for (const cut of CUTS) {
    const match = cut.exec(bare);
    const point = match && pointOf((match[1] ?? '').trim(), (match[2] ?? '').trim());
    if (point) return point;
  }
  return null;
}

function pointOf(one: string, other: string): Point | null {
  const pair = (lat: string, lon: string) => {
    const [latMicrodegrees, lonMicrodegrees] = [microdegrees(lat, 90), microdegrees(lon, 180)];
    return latMicrodegrees === null || lonMicrodegrees === null ? null : { latMicrodegrees, lonMicrodegrees };
  };
  const point = pair(one, other);
  // Longitude first, as maps on screens have it: trucks of this continent are north of the equator and west of Greenwich.
  const turned = pair(other, one);
  const isTurned = turned !== null && turned.latMicrodegrees > 0 && turned.lonMicrodegrees < 0;
  return isTurned && (point === null || point.latMicrodegrees < 0) ? turned : point;
}

/** Places after the point, or minutes: a pair of plain figures may be anything. */
const FINE = /\d[.,]\d{2}|[°º'’′]/;

/** A pair that is certain to be a place on the map. */
export const finePointIn = (text: string): Point | null => (FINE.test(text) ? pointIn(text) : null);
