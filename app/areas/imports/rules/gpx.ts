/** A track point of a GPX file, as text. */
export interface GpxPoint {
  lat: string;
  lon: string;
  /** ISO instant; '' where the file gives none. */
  time: string;
}

/** No point is longer; what is, is no GPX. */
const LONGEST_POINT = 65_536;

/** Takes the track points out of a GPX file piece by piece, without ever holding the file. */
export class GpxReader {
  private rest = '';

  /** The points that are complete with this piece. */
  push(piece: string): GpxPoint[] {
    this.rest += piece;
    const points: GpxPoint[] = [];
    for (;;) {
      const start = this.rest.search(/<(?:\w+:)?trkpt[\s>]/i);
      if (start < 0) {
        this.rest = this.rest.slice(-16);
        return points;
      }
      const from = this.rest.slice(start);
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
      });
      this.rest = from.slice(close + 1);
    }
  }
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(tag)?.[1] ?? '';
