import {
  data,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { senderOf } from '~/areas/mail/pages/email-request.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { countUse } from '~/platform/http/edge/rate-limit.server';
import { paths } from '~/routes';
import { emailView } from '~/areas/mail/views/email-view';
import { deleteEmail, readEmail } from '~/areas/mail/manage-composed-emails.server';
import { resendComposedEmail } from '~/areas/mail/send-composed-email.server';
import supportStyles from '~/kit/styles/support.css';
import { Button, LinkButton } from '~/kit/button';
import { DialogPage } from '~/kit/dialog';
import { countOf } from '~/kit/format';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { Tag } from '~/kit/tag';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const found = await readEmail(ctx, idOf(params['id']));
  if (!found.ok) throw data(null, { status: 404 });
  const { mayWrite, isUnconfirmed } = ctx.scope;
  return { view: emailView(found.value, carrier.timeZone), mayWrite, maySend: !isUnconfirmed };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actor = await requireCarrierOfForm(request, context);
  const id = idOf(params['id']);
  const form = await readForm(request);
  const isDeletion = textOf(form, 'intent') === 'delete';
  const counted = await countUse('composedMail', actor.user.id);
  if (!counted.ok) return failedForm(context, counted.failure);
  const result = isDeletion
    ? await deleteEmail(actor.ctx, id)
    : await resendComposedEmail(actor.ctx, senderOf(actor), id);
  if (result.ok)
    return doneWith(
      isDeletion ? paths.emails() : paths.email(id),
      isDeletion ? 'The email is deleted.' : 'The email was sent again.',
    );
  if (result.failure.kind === 'not-found') throw data(null, { status: 404 });
  return failedForm(context, result.failure);
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: supportStyles }];

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, loaded?.view.subject ?? 'Email'),
];

export default function EmailRoute() {
  const { view, mayWrite, maySend } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const failed = answered && 'errors' in answered ? answered : null;
  const lines: [string, string[]][] = [
    ['From', [view.from]],
    ['To', view.to],
    ['Cc', view.cc],
    ['Bcc', view.bcc],
  ];
  return (
    <DialogPage title={view.subject} backHref={paths.emails()} backText="Emails">
      {failed ? <Notice tone="bad" title={failed.message} /> : null}
      <dl className="support-facts">
        {lines
          .filter(([, list]) => list.length > 0)
          .map(([name, list]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{list.join(', ')}</dd>
            </div>
          ))}
      </dl>
      <div className="letter">{view.body}</div>
      {view.files.length > 0 ? (
        <>
          <h2 className="support-title">Files</h2>
          <ul className="file-list">
            {view.files.map((file) => (
              <li key={file.id}>
                <a href={paths.attachment(file.id)}>{file.name}</a> <span className="muted">{file.size}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h2 className="support-title">Sent</h2>
      <ul className="file-list">
        {view.deliveries.map((delivery, index) => (
          <li key={index}>
            <span>{delivery.when}</span>
            <span className="muted">{countOf(delivery.recipients, 'address', 'addresses')}</span>
            <Tag tone={delivery.state.tone}>{delivery.state.text}</Tag>
            {delivery.reason ? <span className="muted">{delivery.reason}</span> : null}
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <form method="post" className="actions">
          {maySend ? (
            <Button name="intent" value="resend">
              Send again
            </Button>
          ) : null}
          <LinkButton href={paths.newEmail(`?from=${view.id}`)}>Use as a template</LinkButton>
          <Button kind="danger" name="intent" value="delete">
            Delete email
          </Button>
        </form>
      ) : null}
    </DialogPage>
  );
}
