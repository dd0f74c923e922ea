import { gzipSync } from 'node:zlib';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { forOlderBrowsers } from '../../../../app/cli/older-browsers.mjs';
import { bundled, read, sheets, unknownToTheFloor } from '../../../factories/style-sheets';

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '').trim();

/** What the pages load; every other sheet is imported by one of them. */
const LOADED = sheets.filter(
  (name) =>
    !name.startsWith('components/') &&
    !['layers.css', 'reset.css', 'tokens.css', 'base.css', 'print.css'].includes(name),
);

/** What the oldest browsers pass over without harm, each with what they show instead. */
const ENHANCEMENTS: Record<string, string> = {
  ':backdrop': 'no dialog opens where it is not known: the page of the form does',
  ':file-selector-button': 'the button of the system',
  ':focus-visible': "the browser's own outline",
  '@page': "the printer's margins",
  'accent-color': "the system's color of check boxes",
  'break-after: avoid': 'a heading may end a printed page',
  'color-scheme': 'light scroll bars by night',
  container: 'the window is asked instead (older-browsers.mjs)',
  '@container': 'the window is asked instead (older-browsers.mjs)',
  cursor: 'telephones have none',
  'font-family: ui-monospace': 'the next font of the list',
  'gap in flex': 'Safari 14.0 alone; a margin stands for it in base.css',
  'overscroll-behavior': 'the page scrolls on after the list',
  'paint-order': 'letters on the map without a rim',
  'scroll-margin': 'a target lies at the very edge',
  'scroll-margin-top': 'a target lies at the very edge',
  'scroll-padding-block': 'a target lies at the very edge',
  'scroll-padding-top': 'a target lies at the very edge',
  'text-wrap': 'headings break where they break',
  '@media (forced-colors)': 'such browsers choose no colors for the person',
  '@media (scripting)': 'the quick switch stays beside the form',
};

describe('the style sheets', () => {
  // The compiler hoists imports above a leading @layer statement, so the order must come from the first import.
  it.each(['app.css', 'app-shell.css', 'trips.css'])('%s holds only imports', (name) => {
    expect(
      withoutComments(read(name))
        .replace(/@import '[^']+';/g, '')
        .trim(),
    ).toBe('');
  });

  it('name their layers before anything else', () => {
    expect(withoutComments(read('app.css'))).toMatch(/^@import '\.\/layers\.css';/);
    expect(withoutComments(read('layers.css'))).toBe('@layer reset, tokens, base, components, print;');
  });

  it('are sent without layers, and each layer still wins over those before it', () => {
    const flat = (css: string) => postcss([forOlderBrowsers()]).process(css, { from: undefined }).css.trim();
    expect(flat('@layer a, b;')).toBe('');
    expect(flat('@layer base { a:hover, .x li::before { top: 0 } }')).toBe(
      ':where(a:hover), .x li::before { top: 0 }',
    );
    expect(flat('@layer components { .a { top: 0 } }')).toBe('.a { top: 0 }');
    expect(flat('@layer print { @media print { @page { margin: 1mm } .a { top: 0 } } }')).toBe(
      '@media print { @page { margin: 1mm } .a { top: 0 !important } }',
    );
  });

  it('are sent with two sides for one axis', () => {
    const flat = (css: string) => postcss([forOlderBrowsers()]).process(css, { from: undefined }).css.trim();
    expect(flat('a { padding-inline: calc(1px + 2px) 3px; margin-block: 4px }')).toBe(
      'a { padding-left: calc(1px + 2px); padding-right: 3px; margin-top: 4px; margin-bottom: 4px }',
    );
  });

  it.each(LOADED)(
    '%s says nothing that the oldest browsers do not know, unless it has a fallback',
    async (name) => {
      expect(unknownToTheFloor(await bundled(name)).filter((what) => !(what in ENHANCEMENTS))).toEqual([]);
    },
  );

  it('are read for what the oldest browsers do not know', () => {
    const told = (css: string) => unknownToTheFloor(css);
    expect(told('a { color: oklch(50% 0.1 20) }')).toEqual(['oklch()']);
    expect(told('a { color: light-dark(#fff, #000) }')).toEqual(['light-dark()']);
    expect(told('a { color: red; color: color-mix(in oklab, red, blue) }')).toEqual([]);
    expect(told('a { height: 100dvh }')).toEqual(['dvh']);
    expect(told('a { inset: 0 }')).toEqual(['inset']);
    expect(told('a:has(b) { color: red }')).toEqual([':has']);
    expect(told('@supports selector(:has(a)) { a:has(b) { color: red } }')).toEqual([]);
    expect(told('@container (width > 3px) { a { color: red } }')).toEqual(['@container']);
    expect(told('@layer a { b { color: red } }')).toEqual(['@layer']);
    expect(told('a { display: flex; gap: 1px }')).toEqual(['gap in flex']);
    expect(told('a, b:focus-visible { color: red }')).toEqual([':focus-visible in a list']);
  });

  it.each(sheets.filter((name) => !['app.css', 'app-shell.css', 'trips.css', 'layers.css'].includes(name)))(
    '%s wraps itself in one declared layer',
    (name) => {
      // What it shares with another sheet comes before it.
      expect(withoutComments(read(name)).replace(/^(?:@import '[^']+';\s*)+/, '')).toMatch(
        /^@layer (reset|tokens|base|components|print) \{[\s\S]*\}$/,
      );
    },
  );

  it.each(sheets)('%s has no nested selectors', (name) => {
    expect(withoutComments(read(name))).not.toMatch(/&/);
  });

  it('weigh no more than 7 kB compressed for the public pages and 6 kB for all signed-in screens together', async () => {
    expect(gzipSync(await bundled('app.css')).length).toBeLessThan(7 * 1024);
    expect(gzipSync(await bundled('components/shell.css')).length).toBeLessThan(2 * 1024);
    expect(gzipSync(await bundled('app-shell.css')).length).toBeLessThan(6 * 1024);
  });
});
