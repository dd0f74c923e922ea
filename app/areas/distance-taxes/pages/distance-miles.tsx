import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { distanceTaxReport } from '~/areas/distance-taxes/distance-report.server';
import { fieldName } from '~/areas/distance-taxes/rules/distance-entry';
import type { StateReturn } from '~/areas/distance-taxes/rules/state-return';
import { saveDistanceMiles } from '~/areas/distance-taxes/save-distance-miles.server';
import { distanceMilesView } from '~/areas/distance-taxes/views/distance-miles-view';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { reportRequest } from '~/areas/returns/pages/report-request.server';
import { PageTitle } from '~/areas/content/parts/public-page';
import { ReportTabs } from '~/areas/returns/parts/report-tabs';
import { quarterKey } from '~/engine/calendar/quarter';
import { Button, LinkButton } from '~/kit/button';
import { ErrorSummary } from '~/kit/error-summary';
import { CheckField, SelectField } from '~/kit/field';
import { Fieldset } from '~/kit/fieldset';
import { formatWhole } from '~/kit/format';
import { NumberField } from '~/kit/number-field';
import { documentTitle } from '~/kit/page-title';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm, type FailedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { paths } from '~/routes';

export const handle = { hydrate: false };

/** The state's return that is asked for, or 404. */
async function readState(
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
  requireActor = requireCarrier,
) {
  const { actor, filter, query } = await reportRequest(request, context, requireActor);
  const report = await distanceTaxReport(actor.ctx, filter.quarter);
  const stateReturn: StateReturn | undefined = report.returns.find(
    ({ tax }) => tax.jurisdiction === query.get('state'),
  );
  if (!stateReturn) throw new Response(null, { status: 404 });
  return { actor, quarter: filter.quarter, stateReturn };
}

export async function loader(args: LoaderFunctionArgs) {
  const { quarter, stateReturn, actor } = await readState(args);
  return { ...distanceMilesView(stateReturn, quarter), mayWrite: actor.ctx.scope.mayWrite };
}

export async function action(args: ActionFunctionArgs) {
  const { actor, quarter, stateReturn } = await readState(args, requireCarrierOfForm);
  const form = await readForm(args.request);
  const saved = await saveDistanceMiles(actor.ctx, stateReturn, (name) => textOf(form, name));
  if (!saved.ok) {
    const typed = Object.fromEntries([...form.keys()].map((name) => [name, textOf(form, name)]));
    return failedForm(args.context, saved.failure, typed);
  }
  return doneWith(
    `${paths.reportDistanceTaxes()}?q=${quarterKey(quarter)}`,
    `${stateReturn.tax.name}: saved.`,
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, data?.title ?? 'Mileage taxes'),
];

export default function DistanceMiles() {
  const view = useLoaderData<typeof loader>();
  const again = useActionData() as FailedForm | undefined;
  const errors: Record<string, readonly string[] | undefined> = again?.errors ?? {};
  const valueOf = (name: string, saved: string): string => (again ? (again.values[name] ?? '') : saved);
  const summary = Object.entries(errors).flatMap(([fieldId, messages]) =>
    (messages ?? []).map((message) => ({ fieldId, message })),
  );
  return (
    <div className="stack-wide">
      <PageTitle title={view.title} />
      <ReportTabs current="taxes" />
      {again ? <ErrorSummary errors={summary.length > 0 ? summary : [{ message: again.message }]} /> : null}
      <form method="post" className="stack-wide form">
        {view.frequencies.length > 1 ? (
          <SelectField
            id="frequency"
            name="frequency"
            label="How often you file"
            hint={view.frequencyHint}
            options={view.frequencies}
            defaultValue={valueOf('frequency', view.frequency)}
            error={errors['frequency']}
          />
        ) : (
          <p className="muted">{view.frequencyHint}</p>
        )}
        {view.methods.length > 0 ? (
          <SelectField
            id="method"
            name="method"
            label="Method"
            hint="Chosen with the year's first return, for all vehicles."
            options={view.methods}
            defaultValue={valueOf('method', view.method)}
          />
        ) : null}
        {view.rows.map((row) => {
          const field = (what: 'empty' | 'paid' | 'unladen', saved: string) => {
            const name = fieldName(what, row.period, row.equipmentId, row.since);
            return {
              id: name,
              name,
              defaultValue: valueOf(name, saved),
              error: errors[name],
              optional: true,
            };
          };
          const box = (what: 'oneWay' | 'logging', saved: boolean) => {
            const name = fieldName(what, row.period, row.equipmentId, row.since);
            return { id: name, name, value: 'on', defaultChecked: valueOf(name, saved ? 'on' : '') === 'on' };
          };
          return (
            <Fieldset
              key={`${row.period}-${row.equipmentId}-${row.since}`}
              legend={`Unit ${row.unit}, ${row.label}: ${formatWhole(row.miles)} miles`}
            >
              {view.asks.paid ? (
                <NumberField {...field('paid', row.paid)} label={view.asks.paid} whole suffix="mi" />
              ) : null}
              {view.asks.empty ? (
                <NumberField {...field('empty', row.empty)} label="Empty miles" whole suffix="mi" />
              ) : null}
              {view.asks.unladen ? (
                <NumberField
                  {...field('unladen', row.unladen)}
                  label="Unloaded weight of the truck or tractor"
                  whole
                  suffix="lb"
                />
              ) : null}
              {view.asks.oneWay ? (
                <CheckField
                  {...box('oneWay', row.oneWay)}
                  label="Classified as one-way haul"
                  hint="Two thirds of the rate where at least 45 % of the New Mexico miles were empty."
                />
              ) : null}
              {view.asks.logging ? (
                <CheckField
                  {...box('logging', row.logging)}
                  label="Schedule 2"
                  hint="Used almost only for logs and the other goods of schedule 2 in the period."
                />
              ) : null}
            </Fieldset>
          );
        })}
        {view.rows.length === 0 ? <p>{view.nothing}</p> : null}
        <div className="actions">
          {view.mayWrite && view.asksAnything ? <Button kind="primary">Save</Button> : null}
          <LinkButton href={`${paths.reportDistanceTaxes()}?q=${view.quarterKey}`}>Back</LinkButton>
        </div>
      </form>
    </div>
  );
}
