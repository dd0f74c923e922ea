import { describe, expect, it } from 'vitest';
import { presentRouteMap } from '~/areas/trips/map/route-map.server';
import { mapLookOf, mapSvg } from '~/areas/trips/map/map-svg';

const map = presentRouteMap({
  line: [
    [-96.8, 32.8],
    [-96, 36.1],
  ],
  stops: [
    { longitude: -96.8, latitude: 32.8, name: 'Dallas & <Sons>, TX' },
    { longitude: -96, latitude: 36.1, name: 'Tulsa, OK' },
  ],
  jurisdictions: ['TX', 'OK'],
});

describe('a map as an image', () => {
  it('has sizes, writes its colors out and names no stops', () => {
    const svg = mapSvg(map, 'light', {});
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="640" height="\d+"/);
    expect(svg).not.toMatch(/var\(|class=|style=|NaN|undefined|Dallas/);
  });

  it('has other colors by night', () => {
    expect(mapLookOf('dark')).toBe('dark');
    expect(mapLookOf(null)).toBe('light');
    expect(mapSvg(map, 'dark', {})).not.toContain('#f9fbf8');
  });

  it('shades the states of a quarter by their miles and names no stops', () => {
    const svg = mapSvg(map, 'light', { TX: 5, OK: 1 });
    expect(svg).toContain('fill="#7ba38d"');
    expect(svg).toContain('fill="#e6eee9"');
    expect(svg).not.toContain('Tulsa');
    expect(svg).not.toContain('<circle');
  });
});
