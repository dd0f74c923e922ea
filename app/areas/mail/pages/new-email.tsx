import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { EMAIL_FIELDS, emailFieldsOf, senderOf, templatesFor } from '~/areas/mail/pages/email-request.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { formAgain, readForm } from '~/platform/http/forms/form.server';
import { filesOf } from '~/platform/http/forms/given-files.server';
import { countUse } from '~/platform/http/edge/rate-limit.server';
import { MAY_ONLY_LOOK } from '~/engine/roles';
import { paths } from '~/routes';
import { fileView } from '~/areas/mail/views/email-view';
import { readEmail, readLooseFiles, uploadEmailFile } from '~/areas/mail/manage-composed-emails.server';
import { sendComposedEmail } from '~/areas/mail/send-composed-email.server';
import { readReportFile } from '~/areas/returns/report-files.server';
import supportStyles from '~/kit/styles/support.css';
import { DialogPage } from '~/kit/dialog';
import { EmailForm } from '~/areas/mail/parts/email-form';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const { ctx, user } = actor;
  const query = new URL(request.url).searchParams;
  const templates = templatesFor(actor);
  const template = templates.find(({ name }) => name === query.get('template'));
  const again = query.has('from') ? await readEmail(ctx, Number(query.get('from'))) : null;
  const report = query.has('report') ? await readReportFile(ctx, query.get('report') ?? '') : null;
  const earlier = again?.ok ? again.value : null;
  const values: Record<string, string> = Object.fromEntries(
    EMAIL_FIELDS.map((name) => [name, (query.get(name) ?? '').slice(0, 2000)]),
  );
  if (template)
    Object.assign(values, { subject: template.subject, body: template.body, tmpl_name: template.name });
  if (earlier)
    Object.assign(values, {
      to: earlier.to.join(', '),
      cc: earlier.cc.join(', '),
      bcc: earlier.bcc.join(', '),
      subject: earlier.subject,
      body: earlier.body,
    });
  values['statement_id'] = report?.ok && report.value.status === 'ready' ? report.value.id : '';
  return {
    from: `${user.name} <${user.email}>`,
    isConfirmed: user.emailVerifiedAt !== null,
    mayWrite: ctx.scope.mayWrite,
    values,
    templates: templates.map(({ name, title }) => ({ name, title })),
    reportName: report?.ok && values['statement_id'] ? report.value.fileName : '',
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await requireCarrierOfForm(request, context);
  const form = await readForm(request);
  const values = emailFieldsOf(form);
  const ids = form.getAll('attachments').filter((value) => typeof value === 'string');
  const counted = await countUse('composedMail', actor.user.id);
  if (!counted.ok) return failedForm(context, counted.failure, values);
  for (const file of await filesOf(form, 'files')) {
    const kept = await uploadEmailFile(actor.ctx, file);
    if (!kept.ok) return again(kept.failure);
    ids.push(kept.value.id);
  }
  const { statement_id, ...letter } = values;
  const result = await sendComposedEmail(actor.ctx, senderOf(actor), {
    ...letter,
    attachments: ids,
    options: { statement_id },
  });
  return result.ok ? doneWith(paths.email(result.value), 'The email is on its way.') : again(result.failure);

  async function again(failure: Parameters<typeof failedForm>[1]) {
    const { data: view, init } = failedForm(context, failure, values);
    return formAgain(
      context,
      { ...view, files: (await readLooseFiles(actor.ctx, ids)).map(fileView) },
      {
        ...(init?.status ? { status: init.status } : {}),
        ...(init?.headers ? { headers: init.headers } : {}),
      },
    );
  }
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: supportStyles }];

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Write an email')];

export default function NewEmailRoute() {
  const { from, isConfirmed, mayWrite, values, templates, reportName } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const failed = answered && 'errors' in answered ? answered : null;
  if (!mayWrite && !failed)
    return (
      <DialogPage title="Write an email" backHref={paths.emails()}>
        <Notice tone="warn" title={MAY_ONLY_LOOK} />
      </DialogPage>
    );
  return (
    <DialogPage title="Write an email" backHref={paths.emails()}>
      {isConfirmed ? null : (
        <Notice tone="warn" title="Confirm your own email address first">
          <p>
            Replies go there. The link is in your sign-up email; you can resend it from your account page.
          </p>
        </Notice>
      )}
      {!isConfirmed && !failed ? null : (
        <>
          <p>
            Begin with:{' '}
            {templates.map((template, index) => (
              <span key={template.name}>
                {index > 0 ? ', ' : ''}
                <a href={paths.newEmail(`?template=${template.name}`)}>{template.title}</a>
              </span>
            ))}
          </p>
          <EmailForm
            from={from}
            values={failed?.values ?? values}
            failed={failed}
            files={failed && 'files' in failed ? failed.files : []}
            reportName={reportName}
          />
        </>
      )}
    </DialogPage>
  );
}
