import { escapeHtml } from '~/engine/text/escape-html';
import type { RouteMapView } from './route-map.server';

/**
 * A drawn map as a file of its own, for `<img>`: the page that shows it stays small, and the browser fetches it only where it
 * is seen. An image knows nothing of the page's style sheet, so every color is written out: those of tokens.css,
 * map.css and boards.css, by day and by night.
 */
export type MapLook = 'light' | 'dark';

interface MapColors {
  surface: string;
  sunken: string;
  edge: string;
  ink: string;
  muted: string;
  accent: string;
  good: string;
  toll: string;
  link: string;
  /** From no miles to the most. */
  shades: readonly string[];
}

export const MAP_COLORS: Record<MapLook, MapColors> = {
  light: {
    surface: '#f9fbf8',
    sunken: '#f0f3ee',
    edge: '#7d827b',
    ink: '#181f19',
    muted: '#484f49',
    accent: '#005d39',
    good: '#e5f7eb',
    toll: '#edc04f',
    link: '#0c4794',
    shades: ['#f9fbf8', '#e6eee9', '#ceddd4', '#b6ccbf', '#9ab9a7', '#7ba38d'],
  },
  dark: {
    surface: '#181816',
    sunken: '#121210',
    edge: '#80817b',
    ink: '#ebebe8',
    muted: '#bebeb8',
    accent: '#58cf92',
    good: '#1a2b20',
    toll: '#85651d',
    link: '#a3cffd',
    shades: ['#181816', '#293129', '#2f4034', '#36513f', '#3d654c', '#447b5b'],
  },
};

/** The map of a quarter, a state the darker the more miles it has: `shades` are 0 to 5 by code. */
export function mapSvg(map: RouteMapView, look: MapLook, shades: Readonly<Record<string, number>>): string {
  const colors = MAP_COLORS[look];
  const byFill = new Map<string, string>();
  for (const land of map.lands) {
    const fill = colors.shades[shades[land.code] ?? 0] ?? colors.surface;
    byFill.set(fill, (byFill.get(fill) ?? '') + land.path);
  }
  const lands = [...byFill].map(([fill, path]) => `<path fill="${fill}" d="${path}"/>`).join('');
  const codes = map.lands
    .filter((land) => land.labeled)
    .map((land) => `<text x="${land.x}" y="${land.y}">${escapeHtml(land.code)}</text>`)
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${map.width}" height="${map.height}" viewBox="0 0 ${map.width} ${map.height}">`,
    `<rect width="${map.width}" height="${map.height}" fill="${colors.sunken}"/>`,
    `<g stroke="${colors.edge}" stroke-width=".75" stroke-linejoin="round">${lands}</g>`,
    `<path fill="none" stroke="${colors.ink}" stroke-width="1.6" stroke-opacity=".75" stroke-linecap="round" stroke-linejoin="round" d="${map.route}"/>`,
    `<g fill="${colors.muted}" stroke="${colors.surface}" stroke-width="3" paint-order="stroke" font-family="system-ui,sans-serif" font-size="12" font-weight="650" text-anchor="middle">${codes}</g>`,
    '</svg>',
  ].join('');
}

/** Which look a request asks for; by day where it names none. */
export const mapLookOf = (text: string | null): MapLook => (text === 'dark' ? 'dark' : 'light');
