import { escapeHtml } from '~/engine/text/escape-html';
import type { RouteMapView } from './route-map.server';

/**
 * A drawn map as a file of its own, for `<img>`: the page that shows it stays small, and the browser fetches it only where it
 * is seen. An image knows nothing of the page's style sheet, so every color is written out: those of tokens.css and
 * boards.css, by day and by night.
 */
export type MapLook = 'light' | 'dark';

interface Colors {
  water: string;
  land: string;
  shades: readonly string[];
  border: string;
  code: string;
  manyRoads: string;
}

const COLORS: Record<MapLook, Colors> = {
  light: {
    water: '#f0f3ee',
    land: '#f9fbf8',
    shades: ['#f9fbf8', '#e6eee9', '#ceddd4', '#b6ccbf', '#9ab9a7', '#7ba38d'],
    border: '#7d827b',
    code: '#484f49',
    manyRoads: '#181f19',
  },
  dark: {
    water: '#121210',
    land: '#181816',
    shades: ['#181816', '#293129', '#2f4034', '#36513f', '#3d654c', '#447b5b'],
    border: '#80817b',
    code: '#bebeb8',
    manyRoads: '#ebebe8',
  },
};

/** The map of a quarter, a state the darker the more miles it has: `shades` are 0 to 5 by code. */
export function mapSvg(map: RouteMapView, look: MapLook, shades: Readonly<Record<string, number>>): string {
  const colors = COLORS[look];
  const byFill = new Map<string, string>();
  for (const land of map.lands) {
    const fill = colors.shades[shades[land.code] ?? 0] ?? colors.land;
    byFill.set(fill, (byFill.get(fill) ?? '') + land.path);
  }
  const lands = [...byFill].map(([fill, path]) => `<path fill="${fill}" d="${path}"/>`).join('');
  const codes = map.lands
    .filter((land) => land.labeled)
    .map((land) => `<text x="${land.x}" y="${land.y}">${escapeHtml(land.code)}</text>`)
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${map.width}" height="${map.height}" viewBox="0 0 ${map.width} ${map.height}">`,
    `<rect width="${map.width}" height="${map.height}" fill="${colors.water}"/>`,
    `<g stroke="${colors.border}" stroke-width=".75" stroke-linejoin="round">${lands}</g>`,
    `<path fill="none" stroke="${colors.manyRoads}" stroke-width="1.6" stroke-opacity=".75" stroke-linecap="round" stroke-linejoin="round" d="${map.route}"/>`,
    `<g fill="${colors.code}" stroke="${colors.land}" stroke-width="3" paint-order="stroke" font-family="system-ui,sans-serif" font-size="12" font-weight="650" text-anchor="middle">${codes}</g>`,
    '</svg>',
  ].join('');
}

/** Which look a request asks for; by day where it names none. */
export const mapLookOf = (text: string | null): MapLook => (text === 'dark' ? 'dark' : 'light');
