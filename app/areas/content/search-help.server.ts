import { listContent } from './read-content.server';
import { translatedText } from './rules/fill-text';
import { GLOSSARY } from './rules/glossary';
import { searchHelp, type Found, type HelpText } from './rules/help-search';
import { plainText } from './views/content-view';
import { ERROR_HELP } from './views/error-help';
import type { Ctx } from '~/platform/context';
import { paths } from '~/routes';
import type { Language } from '~/engine/text/texts';

export type HelpKind = 'tutorial' | 'question' | 'term' | 'message';

export interface HelpEntry extends HelpText {
  kind: HelpKind;
  href: string;
  /** Of a text that has no translation. */
  lang?: 'en' | undefined;
}

/** How the help is said in the language of who asks. */
export interface HelpSpeech {
  language: Language;
  t: (text: string) => string;
  langOf: (text: string) => 'en' | undefined;
  /** A body of several paragraphs. */
  html: (html: string) => { html: string; lang: 'en' | undefined };
}

export interface HelpGroup {
  kind: HelpKind;
  found: Found<HelpEntry>[];
}

const MOST_OF_A_KIND = 6;

/** What helps with the words someone typed: tutorials, questions, terms and messages, the kind with the best answer first. */
export async function findHelp(ctx: Ctx, typed: string, speech: HelpSpeech): Promise<HelpGroup[]> {
  const found = searchHelp(await helpEntries(ctx, speech), typed, speech.language);
  const kinds = [...new Set(found.map(({ entry }) => entry.kind))];
  return kinds.map((kind) => ({
    kind,
    found: found.filter(({ entry }) => entry.kind === kind).slice(0, MOST_OF_A_KIND),
  }));
}

async function helpEntries(ctx: Ctx, { language, t, langOf, html }: HelpSpeech): Promise<HelpEntry[]> {
  const [tutorials, questions] = await Promise.all([
    listContent(ctx, 'tutorial', null),
    listContent(ctx, 'faq', null),
  ]);
  const glossary = language === 'en' ? GLOSSARY : translatedText(GLOSSARY, t, { namesEnglish: true });
  return [
    ...tutorials.map(({ slug, title, shortDescription, bodyHtml }) => ({
      kind: 'tutorial' as const,
      href: paths.tutorial(slug),
      title: t(title),
      lang: langOf(title),
      text: `${t(shortDescription)} ${plainText(html(bodyHtml).html)}`.trim(),
    })),
    ...questions.map(({ slug, title, bodyHtml }) => ({
      kind: 'question' as const,
      href: `${paths.faq()}#faq-${slug}`,
      title: t(title),
      lang: langOf(title),
      text: plainText(html(bodyHtml).html),
    })),
    ...glossary.sections.map((section) => ({
      kind: 'term' as const,
      href: `${paths.glossary()}#${section.slug}`,
      // Both names are looked for: the English one is on the forms of the states.
      title: section.english ? `${section.title} (${section.english})` : section.title,
      text: plainText(section.html),
    })),
    ...ERROR_HELP.map(({ slug, message, wayOut }) => ({
      kind: 'message' as const,
      href: `${paths.help()}#message-${slug}`,
      title: t(message),
      lang: langOf(message),
      text: t(wayOut),
    })),
  ];
}
