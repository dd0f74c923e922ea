import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { randomUUID } from 'node:crypto';
import { FormProblems } from '~/areas/accounts/parts/auth-page';
import { PageTitle } from '~/areas/content/parts/public-page';
import { jurisdictionOptions } from '~/areas/equipment/views/equipment-form';
import { addMiles, takeMissingDays } from '~/areas/reconciliation/add-miles.server';
import { chooseSource } from '~/areas/reconciliation/choose-source.server';
import { readReconciledTruck } from '~/areas/reconciliation/read-reconciliation.server';
import { reconciledTruckView } from '~/areas/reconciliation/views/reconciliation-view';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { reportRequest } from '~/areas/returns/pages/report-request.server';
import { ReportTabs } from '~/areas/returns/parts/report-tabs';
import { typedIn, unitOfCarrier, failureIn } from '~/areas/trips/rules/distance-text';
import { quarterKey } from '~/engine/calendar/quarter';
import type { Failure } from '~/engine/result';
import { Button } from '~/kit/button';
import { DateField } from '~/kit/date-field';
import { CheckField, Field, SelectField } from '~/kit/field';
import { Fieldset } from '~/kit/fieldset';
import { Notice } from '~/kit/notice';
import { NumberField } from '~/kit/number-field';
import { documentTitle } from '~/kit/page-title';
import { Table } from '~/kit/table';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm, type FailedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { paths } from '~/routes';
import { useUnitWords } from '~/kit/use-unit-words';

export const handle = { hydrate: false };

const PARTS = [0, 1, 2] as const;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { actor, filter } = await reportRequest(request, context);
  const { ctx, carrier } = actor;
  const found = await readReconciledTruck(ctx, filter.quarter, carrier.timeZone, idOf(params['unit']));
  if (!found.ok) throw new Response(null, { status: 404 });
  return {
    ...reconciledTruckView(filter.quarter, found.value, {
      timeZone: carrier.timeZone,
      distanceUnit: unitOfCarrier(carrier),
    }),
    states: jurisdictionOptions(),
    key: randomUUID(),
    mayWrite: ctx.scope.mayWrite,
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { actor, filter } = await reportRequest(request, context, requireCarrierOfForm);
  const { ctx, carrier } = actor;
  const id = idOf(params['unit']);
  const form = await readForm(request);
  const intent = textOf(form, 'intent');
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, textOf(form, name)]));
  const refuse = (failure: Failure) => {
    if (failure.kind === 'not-found') throw new Response(null, { status: 404 });
    return failedForm(context, failureIn(unitOfCarrier(carrier), failure), typed, intent);
  };
  const back = paths.reconciledTruck(quarterKey(filter.quarter), id);
  if (intent === 'take') {
    const taken = await takeMissingDays(ctx, filter.quarter, id);
    if (!taken.ok) return refuse(taken.failure);
    return doneWith(back, taken.value === 1 ? '1 trip counts now.' : `${taken.value} trips count now.`);
  }
  if (intent === 'add') {
    const unit = unitOfCarrier(carrier);
    const added = await addMiles(ctx, filter.quarter, id, {
      kind: textOf(form, 'kind'),
      date: textOf(form, 'date'),
      reason: textOf(form, 'reason'),
      gap: textOf(form, 'gap'),
      parts: PARTS.map((index) => ({
        state: textOf(form, `parts.${index}.state`),
        miles: typedIn(textOf(form, `parts.${index}.miles`), unit),
      })),
      idempotencyKey: textOf(form, 'idempotencyKey'),
    });
    return added.ok ? doneWith(back, 'Trip recorded.') : refuse(added.failure);
  }
  const chosen = await chooseSource(ctx, filter.quarter, id, {
    source: textOf(form, 'source'),
    reason: textOf(form, 'reason'),
  });
  return chosen.ok ? doneWith(back, 'Choice saved.') : refuse(chosen.failure);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, `Reconciliation ${data?.label ?? ''}, unit ${data?.unit ?? ''}`),
];

type View = ReturnType<typeof useLoaderData<typeof loader>>;

export default function ReconciledTruck() {
  const u = useUnitWords();
  const view = useLoaderData<typeof loader>();
  const again = useActionData() as FailedForm | undefined;
  const of = (form: string) => (again?.form === form ? again : undefined);
  const open = view.mayWrite && !view.isFiled;
  return (
    <div className="stack-wide">
      <PageTitle
        title={`Unit ${view.unit}, ${view.label}`}
        back={{ href: paths.reconciliation(view.quarterKey), text: `Reconciliation: ${view.label}` }}
      />
      <ReportTabs current="filings" />
      {view.isFiled ? (
        <Notice title={`${view.label} is filed`}>
          <p>{u`Reopen the quarter to change which miles count.`}</p>
        </Notice>
      ) : null}
      <FormProblems problem={again} />
      <MonthsTable view={view} />
      <SourceForm view={view} again={of('source')} open={open} />
      <MissingDays view={view} open={open} />
      {open ? <AddForm view={view} again={of('add')} /> : null}
    </div>
  );
}

function MonthsTable({ view }: { view: View }) {
  const u = useUnitWords();
  const { units, total } = view;
  const far = { unit: units.distance, number: true } as const;
  return (
    <Table
      caption={u`Miles of unit ${view.unit} by source`}
      captionHidden
      rows={view.months}
      rowKey={(month) => month.key}
      columns={[
        { key: 'month', label: 'Month', cell: (month) => month.name, total: 'Quarter' },
        {
          key: 'trips',
          label: 'Trips',
          ...far,
          short: `${units.distance} in trips`,
          cell: (month) => month.trips,
          total: total.trips,
        },
        {
          key: 'positions',
          label: 'Positions',
          ...far,
          short: `${units.distance} by positions`,
          cell: (month) => month.positions,
          total: total.positions,
        },
        {
          key: 'added',
          label: 'Added here',
          ...far,
          short: `${units.distance} added`,
          cell: (month) => month.added,
          total: total.added,
        },
        {
          key: 'odometer',
          label: 'Odometer',
          ...far,
          short: `${units.distance} by odometer`,
          cell: (month) => month.odometer,
          total: total.odometer,
        },
        {
          key: 'counted',
          label: 'On the return',
          ...far,
          narrow: 'lead',
          cell: (month) => month.counted,
          total: total.counted,
        },
        {
          key: 'difference',
          label: 'Difference',
          ...far,
          short: `${units.distance} difference`,
          cell: (month) => month.difference,
          total: total.difference,
        },
        {
          key: 'fuel',
          label: 'Fuel',
          unit: units.fuel,
          number: true,
          short: units.fuel,
          cell: (month) => month.fuel,
          total: total.fuel,
        },
        {
          key: 'economy',
          label: 'Average',
          unit: units.economy,
          number: true,
          short: units.economy,
          cell: (month) => month.economy,
          total: total.economy,
        },
      ]}
    />
  );
}

function SourceForm({ view, again, open }: { view: View; again: FailedForm | undefined; open: boolean }) {
  const u = useUnitWords();
  const { choice } = view;
  const chosen = again?.values['source'] ?? choice.source;
  return (
    <section className="stack" aria-labelledby="source-title">
      <h2 id="source-title">{u`Which miles count`}</h2>
      <p>
        {choice.who
          ? `${choice.name} count: ${choice.reason} (${choice.who})`
          : choice.isOpen
            ? 'Trips and positions are both on the return, added together, until you choose one.'
            : `${choice.name} count: there is no other source.`}
      </p>
      {open && (choice.isOffered || again) ? (
        <form method="post" noValidate className="form form-column">
          <input type="hidden" name="intent" value="source" />
          <Fieldset legend={u`Which miles count`} legendHidden>
            <CheckField
              type="radio"
              id="source"
              name="source"
              value="trips"
              label="Trips"
              hint={u`Entered or imported, with miles by route, state line or hand`}
              defaultChecked={chosen === 'trips'}
              error={again?.errors['source']}
            />
            <CheckField
              type="radio"
              id="source-positions"
              name="source"
              value="positions"
              label="Positions"
              hint="Measured by the truck’s own device"
              defaultChecked={chosen === 'positions'}
            />
          </Fieldset>
          <p className="muted small">
            {u`An odometer says how far, not in which state. It checks the miles that count.`}
          </p>
          <Field
            id="source-reason"
            name="reason"
            label="Why"
            defaultValue={again?.values['reason'] ?? choice.reason}
            error={again?.errors['reason']}
          />
          <p>
            <Button kind="primary">Save choice</Button>
          </p>
        </form>
      ) : null}
    </section>
  );
}

function MissingDays({ view, open }: { view: View; open: boolean }) {
  const u = useUnitWords();
  return (
    <section className="stack" aria-labelledby="missing-title">
      <h2 id="missing-title">Missing days</h2>
      {view.missing.length === 0 ? (
        <p>{u`None: each day with a trip, positions or fuel has miles that count.`}</p>
      ) : (
        <ul>
          {view.missing.map(({ day, because }) => (
            <li key={day}>{`${day} (${because})`}</li>
          ))}
        </ul>
      )}
      {open && view.takable > 0 ? (
        <form method="post">
          <input type="hidden" name="intent" value="take" />
          <Button>{`Count ${view.takable} ${view.takable === 1 ? 'trip' : 'trips'} of these days`}</Button>
        </form>
      ) : null}
    </section>
  );
}

function AddForm({ view, again }: { view: View; again: FailedForm | undefined }) {
  const u = useUnitWords();
  const value = (name: string, first = ''): string => again?.values[name] ?? first;
  const errors = again?.errors ?? {};
  const kind = value('kind', 'trip');
  return (
    <section className="stack" aria-labelledby="add-title">
      <h2 id="add-title">{u`Record unexplained miles`}</h2>
      <form method="post" noValidate className="form form-column">
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="idempotencyKey" value={value('idempotencyKey', view.key)} />
        <Fieldset legend="What they were">
          <CheckField
            type="radio"
            id="kind"
            name="kind"
            value="trip"
            label="A trip"
            defaultChecked={kind === 'trip'}
            error={errors['kind']}
          />
          <CheckField
            type="radio"
            id="kind-personal"
            name="kind"
            value="personal"
            label="Personal"
            hint={u`Counts like all other miles`}
            defaultChecked={kind === 'personal'}
          />
          <CheckField
            type="radio"
            id="kind-exempt"
            name="kind"
            value="exempt"
            label="Exempt"
            hint="In the average, not taxed"
            defaultChecked={kind === 'exempt'}
          />
        </Fieldset>
        {view.gaps.length > 0 ? (
          <SelectField
            id="gap"
            name="gap"
            label="Odometer gap"
            empty="None"
            options={view.gaps}
            defaultValue={value('gap', view.gaps[0]?.value)}
            error={errors['gap']}
          />
        ) : null}
        <DateField
          id="date"
          name="date"
          label="Day"
          defaultValue={value('date', view.firstGap?.date)}
          error={errors['date']}
        />
        {PARTS.map((index) => (
          <Fieldset key={index} legend={index === 0 ? 'Where' : `Another state (${index + 1})`}>
            <SelectField
              id={`parts.${index}.state`}
              name={`parts.${index}.state`}
              label="State"
              empty="Choose a state"
              options={view.states}
              defaultValue={value(`parts.${index}.state`)}
              error={errors[`parts.${index}.state`]}
              optional={index > 0}
            />
            <NumberField
              id={`parts.${index}.miles`}
              name={`parts.${index}.miles`}
              label={u`Miles`}
              suffix={view.units.distance}
              defaultValue={value(`parts.${index}.miles`, index === 0 ? view.firstGap?.miles : '')}
              error={errors[`parts.${index}.miles`]}
              optional={index > 0}
            />
          </Fieldset>
        ))}
        <Field
          id="reason"
          name="reason"
          label="Reason"
          hint={u`Required for personal and exempt miles`}
          defaultValue={again ? value('reason') : ''}
          error={errors['reason']}
        />
        <p>
          <Button kind="primary">Record</Button>
        </p>
      </form>
    </section>
  );
}
