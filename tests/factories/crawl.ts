import type { Page as WebPage } from 'playwright-core';
import { addressOf, productRoutes, type ProductRoute } from './routes';
import type { Page, Visitor } from './visitor';

export interface CrawledPage extends Page {
  /** Address that was asked for; `url` is where it led. */
  asked: string;
  pattern: string;
}

const decoded = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

const linksOf = (html: string): string[] =>
  [...html.matchAll(/href="(\/mileage[^"#]*)/g)].map(([, href = '']) => decoded(href));

const expressionOf = ({ pattern }: ProductRoute): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace('\\*', '.*')}$`,
  );

const vagueness = ({ params, pattern }: ProductRoute): number =>
  params.length + (pattern.includes('*') ? 100 : 0);

/**
 * Every GET route that is no call for programs, as one visitor sees it: those without parameters by their address, the
 * others by the first link to them that any page holds. Answers of other kinds than HTML are left out after their status.
 */
export async function crawl(
  visitor: Visitor,
  given: readonly string[] = [],
): Promise<{ pages: CrawledPage[]; notLinked: string[]; failed: string[] }> {
  const routes = productRoutes().filter(
    ({ isApi, pattern, hasLoader, hasPage }) => !isApi && (hasLoader || hasPage) && pattern !== '/*',
  );
  // The most literal one first: "/account/billing/cards/new" is not the card "new".
  const matchers = routes
    .map((route) => ({ route, expression: expressionOf(route) }))
    .sort(
      (a, b) => vagueness(a.route) - vagueness(b.route) || b.route.pattern.length - a.route.pattern.length,
    );
  const routeOf = (path: string) =>
    matchers.find(({ expression }) => expression.test(path.split('?')[0] ?? ''))?.route;
  const pages: CrawledPage[] = [];
  const failed: string[] = [];
  const seen = new Set<string>();
  const queue = [
    ...routes
      .filter(({ params, pattern }) => params.length === 0 && !pattern.includes('*'))
      .map((route) => addressOf(route, '')),
    ...given,
  ];
  while (queue.length > 0) {
    const batch: { asked: string; route: ProductRoute }[] = [];
    while (queue.length > 0 && batch.length < 4) {
      const asked = queue.shift() ?? '';
      const route = routeOf(asked);
      if (route && !seen.has(route.pattern)) {
        seen.add(route.pattern);
        batch.push({ asked, route });
      }
    }
    for (const { asked, route, page } of await Promise.all(
      batch.map(async (one) => ({ ...one, page: await visitor.get(one.asked) })),
    )) {
      if (page.status >= 500 && route.pattern !== '/mileage/500') failed.push(`${page.status} ${asked}`);
      if (!page.headers.get('content-type')?.startsWith('text/html')) continue;
      pages.push({ ...page, asked, pattern: route.pattern });
      queue.push(...linksOf(page.html));
    }
  }
  return {
    pages,
    failed,
    notLinked: routes.filter(({ pattern }) => !seen.has(pattern)).map(({ pattern }) => pattern),
  };
}

/** Runs axe in the page. @returns what it finds, each with the first place */
export async function axeProblems(page: WebPage, axeSource: string): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  });
}
