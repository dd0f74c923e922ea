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
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const now = ctx.clock.now();
  const batches = await readTrash(ctx);
  return {
    mayRestore: ctx.scope.mayWrite,
    lines: batches.map((batch) => trashLine(batch, now)),
    texts: textsOf(request, 'frame', 'forms', 'list', 'account'),
  };
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

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).t`Trash`),
];

/** A record begins with its day: "08/03/2026 104 Tulsa, OK". */
const recordText = (record: string, said: (text: string) => string): string => {
  const [, day, rest = ''] = /^(\d\d\/\d\d\/\d{4}) (.+)$/.exec(record) ?? [];
  return day === undefined ? said(record) : `${said(day)} ${said(rest)}`;
};

export default function TrashRoute() {
  const { t, said } = useTexts();
  const { lines, mayRestore } = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  const nameOf = ({ title, importName }: (typeof lines)[number]): string => {
    const counts = title
      .split(' and ')
      .map((part) => part.split(', ').map(said).join(', '))
      .join(` ${t`and`} `);
    return importName === null ? counts : t`Import ${importName}: ${counts}`;
  };
  return (
    <AccountPage title={t`Trash`}>
      <FormProblems problem={problem} known={[]} />
      <Section
        title={t`Deleted`}
        text={t`Deleted records are kept here for ${TRASH_DAYS} days. They appear in no list or report.`}
      >
        {lines.length === 0 ? (
          <Empty title={t`The trash is empty.`} text={t`What you delete can be restored here.`} />
        ) : (
          <ul className="item-list">
            {lines.map((line) => (
              <li key={line.id} className="item">
                <div className="item-what">
                  <p className="item-name">{nameOf(line)}</p>
                  <p className="item-note">
                    {[
                      ...line.records.map((record) => recordText(record, said)),
                      ...(line.more > 0 ? [t`and ${line.more} more`] : []),
                    ].join('; ')}
                  </p>
                  <p className="item-note">
                    {line.daysLeft === 1
                      ? t`Deleted ${said(formatDate(line.deletedAt))} by ${said(line.deletedBy)}, 1 day left`
                      : t`Deleted ${said(formatDate(line.deletedAt))} by ${said(line.deletedBy)}, ${line.daysLeft} days left`}
                  </p>
                </div>
                {mayRestore ? (
                  <form method="post">
                    <input type="hidden" name="batch" value={line.id} />
                    <Button small>
                      {t`Restore`}
                      <span className="visually-hidden"> {nameOf(line)}</span>
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
