import { listContent } from './read-content.server';
import { GLOSSARY } from './rules/glossary';
import { searchHelp, type Found, type HelpText } from './rules/help-search';
import { plainText } from './views/content-view';
import { ERROR_HELP } from './views/error-help';
import type { Ctx } from '~/platform/context';
import { paths } from '~/routes';

export type HelpKind = 'tutorial' | 'question' | 'term' | 'message';

export interface HelpEntry extends HelpText {
  kind: HelpKind;
  href: string;
}

export interface HelpGroup {
  kind: HelpKind;
  found: Found<HelpEntry>[];
}

const MOST_OF_A_KIND = 6;

/** What helps with the words someone typed: tutorials, questions, terms and messages, the kind with the best answer first. */
export async function findHelp(ctx: Ctx, typed: string): Promise<HelpGroup[]> {
  const found = searchHelp(await helpEntries(ctx), typed);
  const kinds = [...new Set(found.map(({ entry }) => entry.kind))];
  return kinds.map((kind) => ({
    kind,
    found: found.filter(({ entry }) => entry.kind === kind).slice(0, MOST_OF_A_KIND),
  }));
}

async function helpEntries(ctx: Ctx): Promise<HelpEntry[]> {
  const [tutorials, questions] = await Promise.all([
    listContent(ctx, 'tutorial', null),
    listContent(ctx, 'faq', null),
  ]);
  return [
    ...tutorials.map(({ slug, title, shortDescription, bodyHtml }) => ({
      kind: 'tutorial' as const,
      href: paths.tutorial(slug),
      title,
      text: `${shortDescription} ${plainText(bodyHtml)}`.trim(),
    })),
    ...questions.map(({ slug, title, bodyHtml }) => ({
      kind: 'question' as const,
      href: `${paths.faq()}#faq-${slug}`,
      title,
      text: plainText(bodyHtml),
    })),
    ...GLOSSARY.sections.map(({ slug, title, html }) => ({
      kind: 'term' as const,
      href: `${paths.glossary()}#${slug}`,
      title,
      text: plainText(html),
    })),
    ...ERROR_HELP.map(({ slug, message, wayOut }) => ({
      kind: 'message' as const,
      href: `${paths.help()}#message-${slug}`,
      title: message,
      text: wayOut,
    })),
  ];
}
