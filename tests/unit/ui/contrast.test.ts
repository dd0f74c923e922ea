import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('../../../app/styles/tokens.css', import.meta.url), 'utf8');

type Colour = [lightness: number, chroma: number, hue: number];

/** Both values of a token written as light-dark(oklch(...), oklch(...)). */
function pairOf(name: string): { light: Colour; dark: Colour } {
  const match = new RegExp(`--${name}: light-dark\\(oklch\\(([^)]*)\\), oklch\\(([^)]*)\\)\\)`).exec(tokens);
  if (!match) throw new Error(`No token --${name}`);
  const read = (text: string): Colour => {
    const [lightness, chroma, hue] = text.split(/\s+/);
    return [Number.parseFloat(lightness!) / 100, Number(chroma), Number(hue)];
  };
  return { light: read(match[1]!), dark: read(match[2]!) };
}

/** Relative luminance by WCAG, through OKLab to linear sRGB, cut to the gamut. */
function luminance([lightness, chroma, hue]: Colour): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const cut = (value: number) => Math.min(1, Math.max(0, value));
  const red = cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['surface', 'raised', 'sunken'];
const TEXT = [
  ...GROUNDS.flatMap((ground) =>
    ['ink', 'muted', 'accent', 'good', 'warn', 'bad', 'link'].map((text) => [text, ground] as const),
  ),
  ['on-accent', 'accent'],
  ['on-sign', 'sign'],
  ['on-accent', 'accent-deep'],
  ['ink', 'good-wash'],
  ['ink', 'warn-wash'],
  ['ink', 'bad-wash'],
  ['warn', 'warn-wash'],
  ['bad', 'bad-wash'],
  ['muted', 'good-wash'],
] as const;
const LINES = [
  ...GROUNDS.map((ground) => ['edge', ground] as const),
  ['accent', 'surface'],
  ['edge', 'good-wash'],
] as const;

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(TEXT)('writes %s on %s at 7:1 or better', (text, ground) => {
    expect(contrast(pairOf(text)[theme], pairOf(ground)[theme])).toBeGreaterThanOrEqual(7);
  });

  it.each(LINES)('draws %s on %s at 3:1 or better', (line, ground) => {
    expect(contrast(pairOf(line)[theme], pairOf(ground)[theme])).toBeGreaterThanOrEqual(3);
  });
});

it('measures known colours as WCAG does', () => {
  expect(contrast([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 5);
  // sRGB #767676 on white is 4.54:1.
  expect(contrast([0.5660952, 0, 0], [1, 0, 0])).toBeCloseTo(4.54, 1);
});
