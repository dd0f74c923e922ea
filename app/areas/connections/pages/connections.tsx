import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm, type FailedForm } from '~/platform/http/forms/failed-form.server';
import { readForm } from '~/platform/http/forms/form.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { unitWords } from '~/engine/units/unit-words';
import { grantRefusal } from '~/engine/roles';
import { paths } from '~/routes';
import { momentText } from '~/areas/accounts/views/sign-ins';
import { FormProblems, OpenForm } from '~/areas/accounts/parts/auth-page';
import { PageTitle } from '~/areas/content/parts/public-page';
import { addConnection, readConnections } from '~/areas/connections/manage-connections.server';
import { AccessFields } from '~/areas/connections/parts/access-fields';
import { SYSTEM_NAMES, TELEMATICS_SYSTEMS } from '~/areas/connections/rules/access';
import { connectionItem } from '~/areas/connections/views/connection-view';
import { Button } from '~/kit/button';
import { Disclosure } from '~/kit/disclosure';
import { Empty } from '~/kit/empty';
import { documentTitle } from '~/kit/page-title';
import { Tag } from '~/kit/tag';
import { translator, useTexts } from '~/kit/texts';
import { accessFieldsFrom } from './access-form.server';
import { useUnitWords } from '~/kit/use-unit-words';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const connections = await readConnections(ctx);
  return {
    connections: connections.map((one) => connectionItem(one, (date) => momentText(date, carrier.timeZone))),
    mayWrite: ctx.scope.mayWrite,
    texts: textsOf(request, 'frame', 'forms', 'list', 'imports', 'places'),
    refusal: grantRefusal(ctx.scope),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const { input, shown } = accessFieldsFrom(await readForm(request));
  const result = await addConnection(ctx, input);
  if (!result.ok) return failedForm(context, result.failure, shown, input.system);
  return doneWith(
    paths.connection(result.value.id),
    unitWords(carrier.units)`${SYSTEM_NAMES[result.value.system]} is connected. Its miles are on their way.`,
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).t`Connections`),
];

export default function ConnectionsRoute() {
  const { t, said } = useTexts();
  const u = useUnitWords();
  const { connections, mayWrite, refusal } = useLoaderData<typeof loader>();
  const problem = useActionData<FailedForm>();
  return (
    <div className="stack-wide">
      <PageTitle title={t`Connections`} back={{ href: paths.imports(), text: t`Imports` }} />
      <FormProblems
        problem={problem}
        idPrefix={`${problem?.form ?? ''}-`}
        known={['key', 'database', 'userName', 'password']}
      />
      <p className="measure">
        {said(
          u`Connect your ELD or telematics system. Each night we pull the miles of every truck by state for this month and last month. Newer figures replace older ones until you file the quarter. Trips you changed by hand are replaced only if you say so.`,
        )}
      </p>
      <section className="stack" aria-labelledby="connected-title">
        <h2 id="connected-title">{t`Connected`}</h2>
        {connections.length === 0 ? (
          <Empty
            title={t`No connections yet`}
            text={t`A report of your system can also be uploaded as a file.`}
          />
        ) : (
          <ul className="item-list">
            {connections.map((one) => (
              <li key={one.id} className="item">
                <div className="item-what">
                  <p className="item-name">
                    <a href={paths.connection(one.id)}>{one.name}</a>{' '}
                    <Tag tone={one.problem ? 'bad' : 'good'}>{one.problem ? t`Needs you` : t`On`}</Tag>
                  </p>
                  <p className="item-note">
                    {/^key /.test(one.hint) ? t`key ${one.hint.slice('key '.length)}` : one.hint}.{' '}
                    {said(one.problem ?? (one.pulled ? `Last pulled ${one.pulled}` : 'Not pulled yet'))}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
      {mayWrite ? (
        <section className="stack" aria-labelledby="connect-title">
          <h2 id="connect-title">{t`Connect a system`}</h2>
          <OpenForm refusal={refusal} problem={problem}>
            {TELEMATICS_SYSTEMS.map((system) => (
              <Disclosure key={system} summary={SYSTEM_NAMES[system]} open={problem?.form === system}>
                <form method="post" action={paths.connections()} className="form" noValidate>
                  <input type="hidden" name="system" value={system} />
                  <AccessFields
                    system={system}
                    values={problem?.form === system ? problem.values : {}}
                    errors={problem?.form === system ? problem.errors : {}}
                  />
                  <div className="actions">
                    <Button kind="primary">{t`Connect ${SYSTEM_NAMES[system]}`}</Button>
                  </div>
                </form>
              </Disclosure>
            ))}
          </OpenForm>
          <p className="muted measure">
            {t`We encrypt your key and never show it again. A key that can only read is enough.`}
          </p>
        </section>
      ) : null}
    </div>
  );
}
