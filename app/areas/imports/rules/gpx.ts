/** A track point of a GPX file, as text. */
export interface GpxPoint {
  lat: string;
  lon: string;
  /** ISO instant; '' where the file gives none. */
  time: string;
  /** Name of its track, where it has one. */
  track?: string;
}

/** No point is longer; what is, is no GPX. */
const LONGEST_POINT = 65_536;

const END_OF_HEAD = /<(?:\w+:)?trk(?:seg|pt)[\s/>]|<\/(?:\w+:)?trk\s*>/i;

/** Takes the track points out of a GPX file piece by piece, without ever holding the file. */
export class GpxReader {
  private rest = '';
  private track: { track?: string } = {};

  /** The points that are complete with this piece. */
  push(piece: string): GpxPoint[] {
    this.rest += piece;
    const points: GpxPoint[] = [];
    for (;;) {
      const start = this.rest.search(/<(?:\w+:)?trk(?:pt)?[\s>]/i);
      if (start < 0) {
        this.rest = this.rest.slice(-16);
        return points;
      }
      const from = this.rest.slice(start);
      if (/^<(?:\w+:)?trk[\s>]/i.test(from)) {
        // What a track says of itself is before its first segment.
        const end = from.search(END_OF_HEAD);
        if (end < 0) {
          this.rest = from.length > LONGEST_POINT ? '' : from;
          return points;
        }
        const name = /<(?:\w+:)?name\s*>\s*(?:<!\[CDATA\[)?([^<\]]*)/i.exec(from.slice(0, end))?.[1]?.trim();
        this.track = name ? { track: name } : {};
        this.rest = from.slice(end);
        continue;
      }
      const open = from.indexOf('>');
      const isSelfClosing = open > 0 && from[open - 1] === '/';
      const close = isSelfClosing ? open : from.search(/<\/(?:\w+:)?trkpt\s*>/i);
      const isWhole = open >= 0 && close >= 0;
      if (!isWhole) {
        this.rest = from.length > LONGEST_POINT ? '' : from;
        return points;
      }
      const tag = from.slice(0, open);
      points.push({
        lat: attribute(tag, 'lat'),
        lon: attribute(tag, 'lon'),
        time: /<(?:\w+:)?time\s*>\s*([^<]*?)\s*</i.exec(from.slice(open, close + 1))?.[1] ?? '',
        ...this.track,
      });
      this.rest = from.slice(close + 1);
    }
  }
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(tag)?.[1] ?? '';
