import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { AccountPage, Section } from '~/areas/accounts/parts/account-nav';
import { FormProblems, type FormProblem } from '~/areas/accounts/parts/auth-page';
import { readTrash, restoreFromTrash } from '~/areas/trash/restore-from-trash.server';
import { TRASH_DAYS } from '~/areas/trash/rules/trash-days';
import { countedKinds, trashLine } from '~/areas/trash/views/trash-view';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { safeReturnPath } from '~/platform/http/forms/see-other.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { formatDate } from '~/kit/format';
import { Empty } from '~/kit/empty';
import { documentTitle } from '~/kit/page-title';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const now = ctx.clock.now();
  const batches = await readTrash(ctx);
  return { mayRestore: ctx.scope.mayWrite, lines: batches.map((batch) => trashLine(batch, now)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const form = await readForm(request);
  const result = await restoreFromTrash(ctx, textOf(form, 'batch'));
  if (!result.ok) return failedForm(context, result.failure, {}, 'trash');
  return doneWith(
    safeReturnPath(textOf(form, 'to'), paths.accountTrash()),
    `${countedKinds(result.value)} restored.`,
  );
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Trash')];

export default function TrashRoute() {
  const { lines, mayRestore } = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  return (
    <AccountPage title="Trash">
      <FormProblems problem={problem} known={[]} />
      <Section
        title="Deleted"
        text={`Deleted records are kept here for ${TRASH_DAYS} days. They appear in no list or report.`}
      >
        {lines.length === 0 ? (
          <Empty title="The trash is empty." text="What you delete can be restored here." />
        ) : (
          <ul className="item-list">
            {lines.map((line) => (
              <li key={line.id} className="item">
                <div className="item-what">
                  <p className="item-name">{line.title}</p>
                  <p className="item-note">{line.records}</p>
                  <p className="item-note">
                    Deleted {formatDate(line.deletedAt)} by {line.deletedBy},{' '}
                    {line.daysLeft === 1 ? '1 day' : `${line.daysLeft} days`} left
                  </p>
                </div>
                {mayRestore ? (
                  <form method="post">
                    <input type="hidden" name="batch" value={line.id} />
                    <Button small>
                      Restore<span className="visually-hidden"> {line.title}</span>
                    </Button>
                  </form>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </Section>
    </AccountPage>
  );
}
