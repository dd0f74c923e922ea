import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireAdmin } from '~/areas/accounts/session/admin.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { paths } from '~/routes';
import { jobName } from '~/areas/admin/views/admin-jobs';
import { utcText } from '~/areas/admin/views/admin-time';
import { readJobs, retryFailedJob, type JobState } from '~/areas/admin/operate.server';
import { Facts } from '~/areas/admin/parts/admin-tabs';
import { Button } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { PageTitle } from '~/areas/content/parts/public-page';
import { Table, type Column } from '~/kit/table';

const STATES: readonly { id: JobState; text: string }[] = [
  { id: 'failed', text: 'Failed' },
  { id: 'running', text: 'Running' },
  { id: 'waiting', text: 'Waiting' },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const wanted = new URL(request.url).searchParams.get('state');
  const state = STATES.find(({ id }) => id === wanted)?.id ?? 'failed';
  const { counts, jobs, schedules } = await readJobs(ctx, state);
  return {
    state,
    counts,
    jobs: jobs.map((job) => ({
      ...job,
      task: jobName(job.task),
      when: utcText(job.lockedAt ?? job.runAt),
      tries: `${job.attempts} of ${job.maxAttempts}`,
    })),
    schedules: schedules.map(({ name, lastRunAt }): [string, string] => [
      jobName(name),
      lastRunAt ? `last at ${utcText(lastRunAt)}` : 'has not run yet',
    ]),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const result = await retryFailedJob(ctx, textOf(await readForm(request), 'id'));
  return result.ok ? doneWith(paths.adminJobs(), 'The job runs again.') : failedForm(context, result.failure);
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Jobs')];

export default function AdminJobsRoute() {
  const { state, counts, jobs, schedules } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const failed = answered && 'errors' in answered ? answered : null;
  const columns: Column<(typeof jobs)[number]>[] = [
    { key: 'task', label: 'Job', cell: (row) => row.task },
    { key: 'when', label: state === 'running' ? 'Since' : 'Due', cell: (row) => row.when },
    { key: 'tries', label: 'Tries', narrow: 'lead', cell: (row) => row.tries },
    { key: 'error', label: 'Reason', cell: (row) => row.lastError ?? '' },
    {
      key: 'act',
      label: 'Actions',
      cell: (row) =>
        state !== 'running' && row.attempts > 0 ? (
          <form method="post">
            <Button small name="id" value={row.id}>
              Run again<span className="visually-hidden">: {row.task}</span>
            </Button>
          </form>
        ) : null,
    },
  ];
  return (
    <>
      <PageTitle title="Jobs" />
      {failed ? <Notice tone="bad" title={failed.message} /> : null}
      <nav className="admin-tabs" aria-label="States of jobs">
        {STATES.map(({ id, text }) => (
          <a
            key={id}
            href={`${paths.adminJobs()}?state=${id}`}
            aria-current={id === state ? 'true' : undefined}
          >
            {text} {counts[id]}
          </a>
        ))}
      </nav>
      <Table
        caption="Jobs"
        captionHidden
        columns={columns}
        rows={jobs}
        rowKey={(row) => row.id}
        empty={<Empty title={`No ${state} jobs`} text="" />}
      />
      <h2 className="support-title">Schedule</h2>
      <Facts facts={schedules} />
    </>
  );
}
