import type { LoaderFunctionArgs } from '@remix-run/node';
import { env } from '~/config/env.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { listPublishedQuarters } from '~/areas/rates/list-rate-quarters.server';
import { readRateSheet } from '~/areas/rates/read-rate-sheet.server';
import { rateFeed } from '~/areas/rates/views/rate-feed';
import { paths } from '~/routes';

const ENTRIES = 8;

/** What changed in the diesel rates, newest quarter first, as an Atom feed. */
export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = publicCtx(context);
  const quarters = (await listPublishedQuarters(ctx)).slice(0, ENTRIES);
  const sheets = await Promise.all(
    quarters.map(({ quarter }) => readRateSheet(ctx, { quarter, fuel: null })),
  );
  const { publicUrl, PRODUCT_NAME } = env();
  const xml = rateFeed(
    sheets.flatMap((sheet) => (sheet.ok ? [sheet.value] : [])),
    {
      product: PRODUCT_NAME,
      origin: publicUrl,
      feedPath: paths.ratesFeed(),
      pathOf: ({ year, quarter }) => paths.ratesOf(year, quarter),
    },
  );
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
