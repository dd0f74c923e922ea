import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { THANKS } from '~/areas/support/rules/choices';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { fileAgain, filesOf } from '~/platform/http/forms/given-files.server';
import { countUse } from '~/platform/http/edge/rate-limit.server';
import { askerOf } from '~/areas/accounts/session/support-actor.server';
import { paths } from '~/routes';
import { sendSupportMessage } from '~/areas/support/send-support-message.server';
import { Button, LinkButton } from '~/kit/button';
import { DialogPage } from '~/kit/dialog';
import { ErrorSummary } from '~/kit/error-summary';
import { Field, TextareaField } from '~/kit/field';
import { FileField } from '~/kit/file-field';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';
import { summaryOf } from '~/areas/support/parts/failed';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await requireCarrier(request, context);
  return { email: user.email, texts: textsOf(request, 'frame', 'forms', 'support') };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await requireCarrierOfForm(request, context);
  const form = await readForm(request);
  const values = { subject: textOf(form, 'subject'), message: textOf(form, 'message') };
  const counted = await countUse('support', actor.user.id);
  if (!counted.ok) return failedForm(context, counted.failure, values);
  const result = await sendSupportMessage(actor.ctx, askerOf(actor), values, await filesOf(form, 'files'));
  if (result.ok) return doneWith(paths.support(), THANKS);
  const { failure } = result;
  const isOfOthers = failure.kind === 'invalid' && failure.fields !== undefined && !failure.fields['files'];
  return failedForm(
    context,
    isOfOthers ? { ...failure, fields: { ...failure.fields, ...fileAgain(form, 'files') } } : failure,
    values,
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  documentTitle(matches, translator(data?.texts).t`Write to support`),
];

export default function SupportMessageRoute() {
  const { t } = useTexts();
  const { email } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const failed = answered && 'errors' in answered ? answered : null;
  const field = (name: string) => ({ id: name, name, error: failed?.errors[name] });
  return (
    <DialogPage title={t`Write to support`} backHref={paths.support()}>
      <p className="lede">{t`We answer to ${email} within one business day.`}</p>
      <form method="post" encType="multipart/form-data">
        {failed ? <ErrorSummary errors={summaryOf(failed)} /> : null}
        <Field
          {...field('subject')}
          label={t`Subject`}
          maxLength={150}
          autoComplete="off"
          defaultValue={failed?.values['subject']}
        />
        <TextareaField
          {...field('message')}
          label={t`Message`}
          hint={t`What did you do, what did you expect, what happened?`}
          maxLength={8000}
          rows={8}
          defaultValue={failed?.values['message']}
        />
        <FileField {...field('files')} label={t`Files`} hint={t`Up to three, 10 MB each`} optional multiple />
        <div className="actions">
          <Button kind="primary">{t`Send message`}</Button>
          <LinkButton href={paths.support()} kind="quiet">
            {t`Cancel`}
          </LinkButton>
        </div>
      </form>
    </DialogPage>
  );
}
