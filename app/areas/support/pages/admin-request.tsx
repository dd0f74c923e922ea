import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { packageName } from '~/areas/billing/rules/packages';
import { requireAdmin } from '~/areas/accounts/session/admin.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { paths } from '~/routes';
import { requestView } from '~/areas/support/views/own-requests';
import { DECISIONS, decideRequest, readSupportRequest } from '~/areas/admin/decide-request.server';
import { Facts } from '~/areas/admin/parts/admin-tabs';
import { Button } from '~/kit/button';
import { DialogPage } from '~/kit/dialog';
import { ErrorSummary } from '~/kit/error-summary';
import { SelectField, TextareaField } from '~/kit/field';
import { documentTitle } from '~/kit/page-title';
import { summaryOf } from '~/areas/support/parts/failed';
import { RequestFacts, RequestTag } from '~/areas/support/parts/request-parts';

const WORDS: Record<string, string> = {
  granted: 'Grant it',
  declined: 'Decline it',
  in_progress: 'Take it up',
  done: 'Answered',
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const found = await readSupportRequest(ctx, params['id'] ?? '');
  if (!found.ok) throw data(null, { status: 404 });
  const { user, carrier, kind, revision, answer } = found.value;
  return {
    view: requestView(found.value, carrier?.timeZone ?? 'UTC'),
    user,
    carrier: carrier && {
      id: carrier.id,
      legalName: carrier.legalName,
      plan: packageName(carrier.planPackageId),
    },
    revision,
    answer,
    choices: DECISIONS[kind].map((value) => ({ value, label: WORDS[value] ?? value })),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const form = await readForm(request);
  const values = { status: textOf(form, 'status'), answer: textOf(form, 'answer').replace(/\r\n?/g, '\n') };
  const result = await decideRequest(ctx, params['id'] ?? '', {
    ...values,
    revision: Number(textOf(form, 'revision')) || 0,
  });
  if (result.ok) return doneWith(paths.adminSupport(), 'We emailed them.');
  if (result.failure.kind === 'not-found') throw data(null, { status: 404 });
  return failedForm(context, result.failure, values);
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, loaded?.view.kindName ?? 'Request'),
];

export default function AdminSupportRequestRoute() {
  const { view, user, carrier, revision, answer, choices } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const failed = answered && 'errors' in answered ? answered : null;
  return (
    <DialogPage title={view.kindName} backHref={paths.adminSupport()} backText="Support queue">
      <p>
        <RequestTag status={view.status}>{view.statusName}</RequestTag>{' '}
        <a href={paths.adminPerson(user.id)}>{user.name}</a>, {user.email}
      </p>
      {carrier ? (
        <p>
          <a href={paths.adminCarrier(carrier.id)}>{carrier.legalName}</a>{' '}
          <span className="muted">{carrier.plan}</span>
        </p>
      ) : null}
      <Facts facts={[['Asked', view.asked]]} />
      <RequestFacts
        facts={view.facts}
        files={view.files}
        fileHref={(id) => `${paths.adminSupportRequest(view.id)}/files/${id}`}
      />
      <form method="post" className="admin-form">
        {failed ? <ErrorSummary errors={summaryOf(failed)} /> : null}
        <input type="hidden" name="revision" value={revision} />
        <SelectField
          id="status"
          name="status"
          label="Decision"
          empty="Choose"
          options={choices}
          defaultValue={failed?.values['status'] ?? ''}
          error={failed?.errors['status']}
        />
        <TextareaField
          id="answer"
          name="answer"
          label="Answer to the person"
          hint="Sent by email and kept with the request"
          optional
          rows={6}
          maxLength={4000}
          defaultValue={failed?.values['answer'] ?? answer}
          error={failed?.errors['answer']}
        />
        <div className="actions">
          <Button kind="primary">Save and email the person</Button>
        </div>
      </form>
    </DialogPage>
  );
}
