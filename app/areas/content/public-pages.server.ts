import { listContentItems } from '~/areas/content/data/content.server';
import { listPublishedQuarters, listUnknownQuarters } from '~/areas/rates/list-rate-quarters.server';
import { memberLinks } from '~/areas/rates/rules/jurisdiction-slug';
import { quarterKey } from '~/engine/calendar/quarter';
import type { Ctx } from '~/platform/context';
import { paths } from '~/routes';

export interface PublicPageAddress {
  path: string;
  changedAt?: Date;
}

/** The address of every page that is for everybody, for the sitemap. /mileage/rates is a quarter's page under another name. */
export async function publicPages(ctx: Ctx): Promise<PublicPageAddress[]> {
  const [features, tutorials, quarters, unknown] = await Promise.all([
    listContentItems(ctx.scope, 'feature'),
    listContentItems(ctx.scope, 'tutorial'),
    listPublishedQuarters(ctx),
    listUnknownQuarters(ctx),
  ]);
  const { states, provinces } = memberLinks();
  const members = [...states, ...provinces];
  return [
    ...[
      paths.home(),
      paths.howItWorks(),
      paths.features(),
      paths.faq(),
      paths.prices(),
      paths.tutorials(),
      paths.help(),
      paths.glossary(),
      paths.auditHelp(),
      paths.states(),
      paths.statesCompare(),
      paths.rateChanges(),
      paths.docs(),
      paths.about(),
      paths.terms(),
      paths.privacy(),
      paths.accessibility(),
    ].map((path) => ({ path })),
    ...members.map(({ slug }) => ({ path: paths.state(slug) })),
    ...features.map(({ slug, updatedAt }) => ({ path: paths.feature(slug), changedAt: updatedAt })),
    ...tutorials.map(({ slug, updatedAt }) => ({ path: paths.tutorial(slug), changedAt: updatedAt })),
    ...quarters.map(({ quarter, publishedAt }) => ({
      path: paths.ratesOf(quarter.year, quarter.quarter),
      changedAt: publishedAt,
    })),
    ...quarters.flatMap(({ quarter, publishedAt }) =>
      members
        .filter(({ code }) => !unknown.has(`${code} ${quarterKey(quarter)}`))
        .map(({ slug }) => ({
          path: paths.stateQuarter(slug, quarter.year, quarter.quarter),
          changedAt: publishedAt,
        })),
    ),
  ];
}
