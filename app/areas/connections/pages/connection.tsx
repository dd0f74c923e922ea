import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm, type FailedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { wordsIn } from '~/engine/units/unit-words';
import { grantRefusal } from '~/engine/roles';
import { paths } from '~/routes';
import { momentText } from '~/areas/accounts/views/sign-ins';
import { FormProblems, OpenForm } from '~/areas/accounts/parts/auth-page';
import { todayOf } from '~/areas/carriers/today.server';
import { PageTitle } from '~/areas/content/parts/public-page';
import {
  chooseUnits,
  decideMonth,
  openConnection,
  pullQuarter,
  removeConnection,
  renewAccess,
} from '~/areas/connections/manage-connections.server';
import { AccessFields } from '~/areas/connections/parts/access-fields';
import { Months } from '~/areas/connections/parts/months';
import { Vehicles } from '~/areas/connections/parts/vehicles';
import { connectionView } from '~/areas/connections/views/connection-view';
import { Button } from '~/kit/button';
import { Disclosure } from '~/kit/disclosure';
import { SelectField } from '~/kit/field';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import { accessFieldsFrom } from './access-form.server';
import { useUnitWords } from '~/kit/use-unit-words';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const opened = await openConnection(ctx, params['id'] ?? '');
  if (!opened.ok) throw data(null, { status: 404 });
  const view = connectionView(opened.value, {
    momentOf: (date) => momentText(date, carrier.timeZone),
    today: todayOf(ctx, carrier),
    carrierUnits: carrier.units,
  });
  return data(
    {
      view,
      mayWrite: ctx.scope.mayWrite,
      texts: textsOf(request, 'frame', 'forms', 'list', 'imports', 'places'),
      refusal: grantRefusal(ctx.scope),
    },
    // Without a script the page looks again by itself.
    { headers: view.isWorking ? { Refresh: '3' } : {} },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders, parentHeaders }) => {
  const all = new Headers(parentHeaders);
  const refresh = loaderHeaders.get('Refresh');
  if (refresh) all.set('Refresh', refresh);
  return all;
};

const MOST_VEHICLES = 5_000;

/** Which unit was chosen for which vehicle. */
function choicesFrom(form: FormData): Map<string, string> {
  const choices = new Map<string, string>();
  for (let index = 0; index < MOST_VEHICLES && form.has(`vehicle.${index}`); index += 1)
    choices.set(textOf(form, `vehicle.${index}`), textOf(form, `unit.${index}`));
  return choices;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const onTheirWay = wordsIn(carrier.units, 'The miles are on their way.');
  const id = params['id'] ?? '';
  const form = await readForm(request);
  const intent = textOf(form, 'intent');
  const here = paths.connection(id);
  const failed = (failure: Parameters<typeof failedForm>[1], values: Record<string, string> = {}) => {
    if (failure.kind === 'not-found') throw data(null, { status: 404 });
    return failedForm(context, failure, values, intent);
  };
  switch (intent) {
    case 'pull': {
      const quarter = textOf(form, 'quarter');
      const result = await pullQuarter(ctx, id, quarter);
      return result.ok ? doneWith(here, onTheirWay) : failed(result.failure, { quarter });
    }
    case 'again':
    case 'replace':
    case 'keep': {
      const result = await decideMonth(ctx, id, textOf(form, 'month'), intent);
      const words = intent === 'keep' ? 'Your trips do not change.' : onTheirWay;
      return result.ok ? doneWith(here, words) : failed(result.failure);
    }
    case 'units': {
      const result = await chooseUnits(ctx, id, choicesFrom(form));
      return result.ok ? doneWith(here, 'The units were saved.') : failed(result.failure);
    }
    case 'access': {
      const { input, shown } = accessFieldsFrom(form);
      const result = await renewAccess(ctx, id, input);
      return result.ok ? doneWith(here, 'The access was changed.') : failed(result.failure, shown);
    }
    case 'remove': {
      const result = await removeConnection(ctx, id);
      return result.ok
        ? doneWith(paths.connections(), 'The connection was removed. Its trips are still here.')
        : failed(result.failure);
    }
    default:
      throw data(null, { status: 400 });
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, loaded ? translator(loaded.texts).t`${loaded.view.name} connection` : 'Connection'),
];

export default function ConnectionRoute() {
  const { t, said } = useTexts();
  const u = useUnitWords();
  const { view, mayWrite, refusal } = useLoaderData<typeof loader>();
  const problem = useActionData<FailedForm>();
  const errorsOf = (form: string) => (problem?.form === form ? problem.errors : {});
  const open = view.vehicles.filter(({ isOpen }) => isOpen).length;
  return (
    <div className="stack-wide">
      <PageTitle title={view.name} back={{ href: paths.connections(), text: t`Connections` }} />
      <FormProblems
        problem={problem}
        idPrefix={problem?.form === 'access' ? `${view.system}-` : ''}
        known={['key', 'database', 'userName', 'password', 'quarter']}
      />
      {view.problem ? <Notice tone="bad" title={said(view.problem)} /> : null}
      {open > 0 ? (
        <Notice
          tone="warn"
          title={said(
            u`${open === 1 ? 'One vehicle is' : `${open} vehicles are`} none of your units yet. Choose below what ${open === 1 ? 'it is' : 'they are'}: until then the miles stay out.`,
          )}
        />
      ) : null}
      <p className="measure">
        {view.system === 'geotab'
          ? t`Signs in as ${view.hint}.`
          : t`Signs in with the key ${view.hint.replace(/^key /, '')}.`}{' '}
        {view.pulled ? `${said(`Last pulled ${view.pulled}`)}. ` : ''}
        {view.system === 'samsara'
          ? t`Samsara may change its figures for 72 hours, so a month is whole three days after its end.`
          : ''}
      </p>
      <section className="stack" aria-labelledby="months-title">
        <h2 id="months-title">{t`Months`}</h2>
        <Months months={view.months} mayWrite={mayWrite} />
        {mayWrite ? (
          <form method="post" className="form" noValidate>
            <SelectField
              id="quarter"
              name="quarter"
              label={t`Pull a whole quarter`}
              options={view.quarters.map(({ value, label }) => ({ value, label: said(label) }))}
              defaultValue={problem?.values['quarter'] ?? view.quarters[0]?.value}
              error={errorsOf('pull')['quarter']}
            />
            <div className="actions">
              <Button name="intent" value="pull">
                {t`Pull quarter`}
              </Button>
            </div>
          </form>
        ) : null}
      </section>
      <section className="stack" aria-labelledby="vehicles-title">
        <h2 id="vehicles-title">{t`Vehicles`}</h2>
        <Vehicles vehicles={view.vehicles} units={view.units} mayWrite={mayWrite} />
      </section>
      {mayWrite ? (
        <section className="stack" aria-labelledby="access-title">
          <h2 id="access-title">{t`Access`}</h2>
          <Disclosure
            summary={t`Give it another access`}
            open={view.problem !== null || problem?.form === 'access'}
          >
            <OpenForm refusal={refusal} problem={problem?.form === 'access' ? problem : undefined}>
              <form method="post" className="form" noValidate>
                <AccessFields
                  system={view.system}
                  values={problem?.form === 'access' ? problem.values : {}}
                  errors={errorsOf('access')}
                />
                <div className="actions">
                  <Button kind="primary" name="intent" value="access">
                    {t`Save access`}
                  </Button>
                </div>
              </form>
            </OpenForm>
          </Disclosure>
          <Disclosure summary={t`Remove this connection`}>
            <form method="post" className="form">
              <p>{t`The key is deleted and imports stop. Trips already recorded do not change.`}</p>
              <div className="actions">
                <Button kind="danger" name="intent" value="remove">
                  {t`Remove ${view.name}`}
                </Button>
              </div>
            </form>
          </Disclosure>
        </section>
      ) : null}
    </div>
  );
}
