import type { Page } from 'playwright-core';
import { JURISDICTIONS } from '~/engine/jurisdictions/codes';
import { LANGUAGES, type ForeignLanguage } from '~/engine/text/texts';
import french from '~/platform/http/languages/messages/fr-CA.json';
import spanish from '~/platform/http/languages/messages/es.json';

/** What people read or hear of a page, but for what it marks as English. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      const inner = element?.closest('[lang]');
      if (!element || element.closest('script, style, noscript')) continue;
      if (inner && inner !== document.documentElement && inner.getAttribute('lang') === 'en') continue;
      if (!(node instanceof Element)) found.push(node.textContent ?? '');
      else
        for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
          found.push(element.getAttribute(name) ?? '');
    }
    return found.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => /[A-Za-z]{2}/.test(text));
  });

/** Texts that are the same word in both languages, names, and codes. */
const isSame = (text: string, language: ForeignLanguage): boolean =>
  Object.values(language === 'fr' ? french : spanish).some(
    (group: Record<string, { text: string }>) => group[text]?.text === text,
  ) ||
  Object.values(LANGUAGES).some(({ name }) => name === text) ||
  JURISDICTIONS.some(({ code, name }) => [code, name, `${code} ${name}`].includes(text)) ||
  /^(Haul [0-9a-f]{8} LLC|Dana Driver|Stateline|Basic|Standard|Advanced|[A-Z][\w.' -]*, [A-Z]{2}|[A-Z]{1,2}-\d+(, [A-Z]{1,2}-\d+)*|.*@(example\.com|stateline\.example)|MI \d.*|PDF, XLSX|\d+ mi)$/.test(
    text,
  );

/** Texts of a page that stand in English on the same page in another language too. */
export async function leftInEnglish(
  english: Page,
  other: Page,
  language: ForeignLanguage,
): Promise<string[]> {
  const known = new Set(await textsOf(english));
  return (await textsOf(other)).filter((text) => known.has(text) && !isSame(text, language));
}
