import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ABOUT, privacyText, termsText } from '~/areas/content/rules/public-texts';
import { BARE_SITE } from './site';
import { TextPage } from '~/areas/content/parts/text-page';
import { fillText } from '~/areas/content/rules/fill-text';

const values = { support: 'help@example.com' };

describe('the pages of text', () => {
  it.each([
    ['about', ABOUT],
    ['terms', termsText(BARE_SITE)],
    ['privacy', privacyText(BARE_SITE)],
  ])('%s leaves no name unfilled and gives every section an address', (_, text) => {
    const html = render(<TextPage text={text} product="Stateline" values={values} />);
    expect(html).not.toMatch(/\{[a-z]+\}/);
    for (const { slug } of text.sections)
      expect(html).toContain(`<section id="${slug}" aria-labelledby="${slug}-title">`);
    expect(new Set(text.sections.map((section) => section.slug)).size).toBe(text.sections.length);
  });

  it('cannot be broken by a configured value', () => {
    const html = render(
      <TextPage text={ABOUT} product={'<img src=x>"'} values={{ ...values, support: '"><script>' }} />,
    );
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
  });

  it('keeps a name it does not know', () => {
    expect(fillText('{a} {b}', { a: '1' })).toBe('1 {b}');
    expect(fillText('{constructor}', {})).toBe('{constructor}');
  });
});
