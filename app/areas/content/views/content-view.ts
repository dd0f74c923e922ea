import { parseContentAction, type ContentHandler } from '~/areas/content/rules/actions';
import type { ContentItem } from '~/areas/content/read-content.server';
import { filmView, type FilmView } from './film-view';

/** A text as its page shows it. */
export interface ContentView {
  id: number;
  slug: string;
  title: string;
  shortDescription: string;
  html: string;
  /** At the video provider. */
  videoHref: string | null;
  /** Our own, of a feature. */
  film: FilmView | null;
  isSeen: boolean;
}

/** Where the handlers lead: every one of them has a page. */
export type HandlerPaths = Readonly<Record<ContentHandler, string>>;

/**
 * The stored HTML with its actions as links. Only `data-action` is looked at, and what is around it has been sanitized
 * when it was saved, so the tags have one known shape.
 */
export function withActions(html: string, handlers: HandlerPaths, base: string): string {
  const hrefOf = (text: string): string | null => {
    const action = parseContentAction(text.replaceAll('&amp;', '&'));
    if (!action) return null;
    return action.kind === 'handler' ? handlers[action.handler] : base + action.path;
  };
  const attribute = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
  return html
    .replace(
      /<button\b[^>]*\bdata-action="([^"]*)"[^>]*>([\s\S]*?)<\/button>/g,
      (whole, action: string, words: string) => {
        const href = hrefOf(action);
        return href === null ? words : `<a class="button" href="${attribute(href)}">${words}</a>`;
      },
    )
    .replace(/<button\b[^>]*>([\s\S]*?)<\/button>/g, '$1')
    .replace(/<a\b[^>]*\bdata-action="([^"]*)"[^>]*>/g, (whole, action: string) => {
      const href = hrefOf(action);
      return href === null ? '<a>' : `<a href="${attribute(href)}">`;
    });
}

/** The steps of a text, as words: the items of its first numbered list. */
export function stepsOf(html: string): string[] {
  const list = /<ol>([\s\S]*?)<\/ol>/.exec(html)?.[1] ?? '';
  return [...list.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, item = '']) => plainText(item));
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** HTML of our own as words. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_whole, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;?!)])/g, '$1')
    .trim();

export function contentView(item: ContentItem, handlers: HandlerPaths, base: string): ContentView {
  const { id, kind, slug, title, shortDescription, bodyHtml, youtubeVideoId, seenAt } = item;
  return {
    id,
    slug,
    title,
    shortDescription,
    html: withActions(bodyHtml, handlers, base),
    videoHref:
      youtubeVideoId === null
        ? null
        : `https://www.youtube-nocookie.com/embed/${encodeURIComponent(youtubeVideoId)}`,
    film: kind === 'feature' ? filmView(slug) : null,
    isSeen: seenAt !== null,
  };
}

/** A feature as the API names it: `description` as it is stored, with its actions. */
export const featureResource = (item: ContentItem) => ({
  id: item.id,
  title: item.title,
  short_description: item.shortDescription,
  description: item.bodyHtml,
  youtube_video_id: item.youtubeVideoId,
  viewed: item.seenAt !== null,
  views: item.viewCount,
});

/** A tutorial as the API names it; `content` only where one is read. */
export const tutorialResource = (item: ContentItem, isWhole: boolean) => ({
  id: item.id,
  title: item.title,
  short_description: item.shortDescription,
  ...(isWhole ? { content: item.bodyHtml } : {}),
  youtube_video_id: item.youtubeVideoId,
  viewed: item.seenAt !== null,
  viewed_at: item.seenAt?.toISOString() ?? null,
  counter: item.viewCount,
});
