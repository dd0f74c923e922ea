import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireAdmin } from '~/areas/accounts/session/admin.server';
import { contentFormFrom, contentInputOf } from '~/areas/content/pages/content-form.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm } from '~/platform/http/forms/form.server';
import { paths } from '~/routes';
import { addContent } from '~/areas/admin/manage-content.server';
import { ContentForm } from '~/areas/admin/parts/content-form';
import { DialogPage } from '~/kit/dialog';
import { documentTitle } from '~/kit/page-title';

export const handle = { hydrate: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return { kind: new URL(request.url).searchParams.get('kind') ?? 'tutorial' };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const values = contentFormFrom(await readForm(request));
  const result = await addContent(ctx, values.kind, values.slug, contentInputOf(values));
  return result.ok
    ? doneWith(paths.adminContentItem(result.value), 'The text is saved.')
    : failedForm(context, result.failure, values);
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Add a text')];

export default function AdminNewContentRoute() {
  const { kind } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const failed = answered && 'errors' in answered ? answered : null;
  return (
    <DialogPage title="Add a text" backHref={paths.adminContent()} backText="Content">
      <ContentForm
        values={failed?.values ?? { kind, position: '500', published: '' }}
        failed={failed}
        isNew
      />
    </DialogPage>
  );
}
