import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm, type FailedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { paths } from '~/routes';
import { AccountPage, Section } from '~/areas/accounts/parts/account-nav';
import { FormProblems } from '~/areas/accounts/parts/auth-page';
import { momentText } from '~/areas/accounts/views/sign-ins';
import { forgetLayout, nameLayout, readLayouts } from '~/areas/documents/learn-layouts.server';
import { layoutItem } from '~/areas/documents/views/layouts-page';
import { Button } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { Field } from '~/kit/field';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const layouts = await readLayouts(ctx);
  return {
    layouts: layouts.map((one) => layoutItem(one, (date) => momentText(date, carrier.timeZone))),
    mayWrite: ctx.scope.mayWrite,
    texts: textsOf(request, 'frame', 'forms', 'list', 'documents', 'account'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrierOfForm(request, context);
  const form = await readForm(request);
  const [id, name] = [textOf(form, 'layoutId'), textOf(form, 'name')];
  if (textOf(form, 'intent') === 'forget') {
    const result = await forgetLayout(ctx, id);
    return result.ok
      ? doneWith(paths.accountLayouts(), 'The layout is forgotten.')
      : failedForm(context, result.failure, {}, id);
  }
  const result = await nameLayout(ctx, id, name);
  return result.ok
    ? doneWith(paths.accountLayouts(), `The layout is called ${result.value}.`)
    : failedForm(context, result.failure, { name }, id);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).t`Layouts`),
];

export default function LayoutsRoute() {
  const { t, said } = useTexts();
  const { layouts, mayWrite } = useLoaderData<typeof loader>();
  const problem = useActionData<FailedForm>();
  return (
    <AccountPage title={t`Layouts`}>
      <FormProblems problem={problem} idPrefix={`${problem?.form ?? ''}-`} known={['name']} />
      <Section
        title={t`Learned from your corrections`}
        text={t`When you correct stops, a load number or a rate, we read the next confirmation of the same layout at those places. What is doubtful is still marked for you to check.`}
      >
        {layouts.length === 0 ? (
          <Empty
            title={t`Nothing learned yet`}
            text={t`Correct stops, a load number or a rate while you review a rate confirmation.`}
          />
        ) : (
          <ul className="item-list">
            {layouts.map((layout) => (
              <li key={layout.id} className="item">
                <div className="item-what">
                  <p className="item-name">{layout.name}</p>
                  {layout.learned.map((line) => (
                    <p key={line} className="item-note">
                      {said(line)}
                    </p>
                  ))}
                  <p className="item-note">{said(layout.note)}</p>
                  {mayWrite ? (
                    <form method="post" className="inline-form" noValidate>
                      <input type="hidden" name="layoutId" value={layout.id} />
                      <Field
                        id={`${layout.id}-name`}
                        name="name"
                        label={t`Name of ${layout.name}`}
                        defaultValue={
                          problem?.form === layout.id ? (problem.values['name'] ?? '') : layout.name
                        }
                        error={problem?.form === layout.id ? problem.errors['name'] : undefined}
                        maxLength={80}
                        autoComplete="off"
                      />
                      <Button small>
                        {t`Rename`}
                        <span className="visually-hidden"> {layout.name}</span>
                      </Button>
                    </form>
                  ) : null}
                </div>
                {mayWrite ? (
                  <form method="post">
                    <input type="hidden" name="intent" value="forget" />
                    <input type="hidden" name="layoutId" value={layout.id} />
                    <Button small kind="danger">
                      {t`Forget`}
                      <span className="visually-hidden"> {layout.name}</span>
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
