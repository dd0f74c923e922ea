import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('../../../../app/kit/styles/tokens.css', import.meta.url), 'utf8');

type Color = [red: number, green: number, blue: number];

const [light = '', nightly = '', chosen = ''] = [
  /:root \{([^}]*)\}/,
  /prefers-color-scheme: dark\) \{\s*:root:not\(\[data-theme='light'\]\) \{([^}]*)\}/,
  /:root\[data-theme='dark'\] \{([^}]*)\}/,
].map((block) => block.exec(tokens)?.[1] ?? '');
const SETS = { light, dark: nightly };

/** A token written as #rgb or #rrggbb. */
function colorOf(theme: keyof typeof SETS, name: string): Color {
  const digits = new RegExp(`--${name}: #([0-9a-f]+);`).exec(SETS[theme])?.[1];
  if (!digits) throw new Error(`No token --${name}`);
  const size = digits.length / 3;
  return [0, 1, 2].map(
    (index) =>
      Number.parseInt(digits.slice(index * size, (index + 1) * size).repeat(size === 1 ? 2 : 1), 16) / 255,
  ) as Color;
}

/** Relative luminance by WCAG. */
function luminance(color: Color): number {
  const [red, green, blue] = color.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as Color;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Color, other: Color): number {
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
    expect(contrast(colorOf(theme, text), colorOf(theme, ground))).toBeGreaterThanOrEqual(7);
  });

  it.each(LINES)('draws %s on %s at 3:1 or better', (line, ground) => {
    expect(contrast(colorOf(theme, line), colorOf(theme, ground))).toBeGreaterThanOrEqual(3);
  });
});

it('holds the same dark set for the night and for who asks for it', () => {
  const values = (block: string) => block.match(/--[\w-]+: [^;]+;/g);
  expect(values(nightly)).toHaveLength(20);
  expect(values(chosen)).toEqual(values(nightly));
});

it('measures known colors as WCAG does', () => {
  expect(contrast([1, 1, 1], [0, 0, 0])).toBeCloseTo(21, 5);
  expect(contrast([0x76 / 255, 0x76 / 255, 0x76 / 255], [1, 1, 1])).toBeCloseTo(4.54, 2);
});
