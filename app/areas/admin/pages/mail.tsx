import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { listRequest, requireAdmin } from '~/areas/accounts/session/admin.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { paths } from '~/routes';
import { utcText } from '~/areas/admin/views/admin-time';
import { deliveryState } from '~/areas/mail/views/email-view';
import { readMailLog, resendMail } from '~/areas/admin/operate.server';
import { AdminList } from '~/areas/admin/parts/admin-list';
import { Button } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { PageTitle } from '~/areas/content/parts/public-page';
import type { Column } from '~/kit/table';
import { Tag } from '~/kit/tag';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const { search, page, size, skip, take } = listRequest(request);
  const status = new URL(request.url).searchParams.get('status') ?? '';
  const { rows, total } = await readMailLog(ctx, { search, status }, { skip, take });
  const mails = rows.map((row) => ({
    ...row,
    state: deliveryState(row.status),
    created: utcText(row.createdAt),
    sent: utcText(row.sentAt),
    mayResend: ['failed', 'bounced', 'uncertain'].includes(row.status),
  }));
  return { mails, total, search, status, page, size };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const result = await resendMail(ctx, textOf(await readForm(request), 'id'));
  return result.ok
    ? doneWith(paths.adminMail(), 'The message is on its way once more.')
    : failedForm(context, result.failure);
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Mail')];

export default function AdminMailRoute() {
  const { mails, total, search, status, page, size } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const failed = answered && 'errors' in answered ? answered : null;
  const columns: Column<(typeof mails)[number]>[] = [
    { key: 'to', label: 'To', cell: (row) => row.toAddress },
    { key: 'kind', label: 'Kind', cell: (row) => row.kind },
    {
      key: 'state',
      label: 'State',
      narrow: 'lead',
      cell: (row) => <Tag tone={row.state.tone}>{row.state.text}</Tag>,
    },
    {
      key: 'attempts',
      label: 'Tries',
      number: true,
      short: 'tries',
      shortOne: 'try',
      cell: (row) => String(row.attempts),
    },
    { key: 'created', label: 'Written', cell: (row) => row.created },
    { key: 'error', label: 'Reason', cell: (row) => (row.status === 'sent' ? '' : (row.lastError ?? '')) },
    {
      key: 'act',
      label: 'Actions',
      cell: (row) =>
        row.mayResend ? (
          <form method="post">
            <Button small name="id" value={row.id}>
              Send again<span className="visually-hidden"> to {row.toAddress}</span>
            </Button>
          </form>
        ) : null,
    },
  ];
  return (
    <>
      <PageTitle title="Mail" />
      {failed ? <Notice tone="bad" title={failed.message} /> : null}
      <p>
        Show: <a href={paths.adminMail()}>all</a>, <a href={`${paths.adminMail()}?status=queued`}>waiting</a>,{' '}
        <a href={`${paths.adminMail()}?status=failed`}>not sent</a>,{' '}
        <a href={`${paths.adminMail()}?status=bounced`}>refused</a>,{' '}
        <a href={`${paths.adminMail()}?status=uncertain`}>uncertain</a>
      </p>
      <AdminList
        href={paths.adminMail()}
        searchLabel="Address"
        caption="Messages"
        columns={columns}
        rows={mails}
        found={{ search, page, size, filtered: total, total }}
        kept={{ status }}
        empty={<Empty title="There are no records matching your request" text="" />}
      />
    </>
  );
}
