import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { quarterLabel } from '~/domain/calendar/quarter';
import { requireAdmin } from '~/http/admin.server';
import { systemFacts } from '~/http/system-facts.server';
import { readSystem } from '~/services/admin/operate.server';
import { listPublishedQuarters } from '~/services/rates/list-rate-quarters.server';
import { Facts } from '~/ui/admin/admin-tabs';
import { documentTitle } from '~/ui/page-title';
import { PageTitle } from '~/ui/public-page';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const [own, system, quarters] = await Promise.all([systemFacts(), readSystem(ctx), listPublishedQuarters(ctx)]);
  const { database, jobs, engine, keepsMail } = system;
  const newest = quarters[0];
  const facts: [string, string][] = [
    ...own,
    ['Routing', engine],
    ['Database', `PostgreSQL ${database.version}, ${Math.round(database.sizeBytes / 1_048_576)} MB, ${database.migrations} migrations`],
    ['People', String(database.people)],
    ['Carriers', String(database.carriers)],
    ['Trips', String(database.trips)],
    ['Rates', newest ? `${quarters.length} quarters, newest ${quarterLabel(newest.quarter)} (${newest.matrixStatus}, number ${newest.revision})` : 'none'],
    ['Queue', `${jobs.waiting} waiting, ${jobs.running} running, ${jobs.failed} failed`],
    ['Mail', keepsMail ? 'kept on the inbox page: no mail server is configured' : 'sent through the mail server'],
  ];
  return { facts };
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'System')];

export default function AdminSystemRoute() {
  const { facts } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle title="System" />
      <Facts facts={facts} />
    </>
  );
}
