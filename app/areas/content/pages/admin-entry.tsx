import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireAdmin } from '~/areas/accounts/session/admin.server';
import { contentFormFrom, contentInputOf } from '~/areas/content/pages/content-form.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm } from '~/platform/http/forms/form.server';
import { paths } from '~/routes';
import { readContentForEdit, saveContent } from '~/areas/admin/manage-content.server';
import { ContentForm } from '~/areas/admin/parts/content-form';
import { DialogPage } from '~/kit/dialog';
import { documentTitle } from '~/kit/page-title';

export const handle = { hydrate: true };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const found = await readContentForEdit(ctx, idOf(params['id']));
  if (!found.ok) throw data(null, { status: 404 });
  const { kind, slug, title, shortDescription, bodyHtml, youtubeVideoId, position, published, revision } =
    found.value;
  const shownAt =
    kind === 'feature'
      ? paths.feature(slug)
      : kind === 'tutorial'
        ? paths.tutorial(slug)
        : `${paths.faq()}#faq-${slug}`;
  return {
    title,
    shownAt,
    kind,
    values: {
      title,
      shortDescription,
      bodyHtml,
      youtubeVideoId: youtubeVideoId ?? '',
      position: String(position),
      published: published ? '1' : '',
      revision: String(revision),
    },
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const values = contentFormFrom(await readForm(request));
  const id = idOf(params['id']);
  const result = await saveContent(ctx, id, Number(values.revision) || 0, contentInputOf(values));
  if (result.ok) return doneWith(paths.adminContentItem(id), 'The text is saved.');
  if (result.failure.kind === 'not-found') throw data(null, { status: 404 });
  return failedForm(context, result.failure, values);
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, loaded?.title ?? 'Content'),
];

export default function AdminContentItemRoute() {
  const { title, shownAt, kind, values } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const failed = answered && 'errors' in answered ? answered : null;
  return (
    <DialogPage title={title} backHref={`${paths.adminContent()}?kind=${kind}`} backText="Content">
      <p>
        <a href={shownAt}>View the public page</a>
      </p>
      <ContentForm values={failed?.values ?? values} failed={failed} isNew={false} />
    </DialogPage>
  );
}
