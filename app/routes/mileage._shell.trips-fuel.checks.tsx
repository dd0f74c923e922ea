import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { parseQuarterKey, quarterKey, quarterLabel, quarterOfDate } from '~/domain/calendar/quarter';
import { requireCarrier } from '~/http/session/actor.server';
import { todayOf } from '~/http/forms/fleet-form.server';
import { flashHeader } from '~/http/session/flash.server';
import { readForm, textOf } from '~/http/forms/form.server';
import { readLedgerQuery } from '~/http/queries/ledger-query.server';
import { safeReturnPath, seeOther } from '~/http/forms/see-other.server';
import { paths } from '~/paths';
import { findingGroups, type FindingView } from '~/presenters/trips/finding-groups';
import { checkQuarter, reopenFinding, resolveFinding } from '~/services/ledger/check-quarter.server';
import { DialogPage } from '~/ui/dialog';
import { Empty } from '~/ui/empty';
import { FindingNote } from '~/ui/fleet/ledger-detail';
import { countOf } from '~/ui/format';
import { documentTitle } from '~/ui/page-title';

export const handle = { hydrate: false };

const MOST_SHOWN = 200;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const today = todayOf(request, actor);
  const { query } = await readLedgerQuery(request, today);
  const key = query.quarterKey ?? quarterKey(quarterOfDate(today));
  const quarter = parseQuarterKey(key);
  const checks = await checkQuarter(actor.ctx, key);
  const open = checks.findings.filter((finding) => finding.resolution === null).length;
  return {
    quarter: quarter ? quarterLabel(quarter) : '',
    back: `${paths.tripChecks()}?quarter=${key}`,
    groups: findingGroups(checks.findings.slice(0, MOST_SHOWN)),
    open,
    more: Math.max(0, checks.findings.length - MOST_SHOWN),
    looked: `${countOf(checks.trips, 'trip')} and ${countOf(checks.fuel, 'fuel purchase')}`,
    mayWrite: actor.ctx.scope.mayWrite,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const form = await readForm(request);
  const key = textOf(form, 'key');
  const result = textOf(form, 'intent') === 'reopen' ? await reopenFinding(ctx, key) : await resolveFinding(ctx, { key, reason: textOf(form, 'reason') });
  const flash = result.ok ? ({ type: 'success', message: 'Success' } as const) : ({ type: 'danger', message: result.failure.message } as const);
  return seeOther(safeReturnPath(textOf(form, 'back'), paths.tripsFuel()), [await flashHeader(flash)]);
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, "Auditor's checks")];

const hrefOf = (on: FindingView['on']): string | undefined => {
  if (on.kind === 'trip') return paths.trip(on.id);
  if (on.kind === 'fuel') return paths.fuel([on.id]);
  return on.kind === 'equipment' ? paths.equipmentUnit(on.id) : undefined;
};

export default function ChecksRoute() {
  const { quarter, groups, open, more, looked, mayWrite, back } = useLoaderData<typeof loader>();
  return (
    <DialogPage title="Auditor's checks" backHref={paths.tripsFuel()}>
      <p className="lede">
        {quarter}: {looked}, looked at as an auditor would. {open === 0 ? 'Nothing is open.' : `${countOf(open, 'question')} open.`} None of them blocks the report; answer one by correcting the record, or by saying why it is in order.
      </p>
      {groups.length === 0 ? (
        <Empty title="No questions" text="Odometers run on, miles and fuel fit together, and nothing stands twice." />
      ) : (
        groups.map((group) => (
          <section key={group.title} className="page-section">
            <h2>{group.title}</h2>
            <ul className="findings">
              {group.findings.map((finding) => (
                <li key={finding.key}>
                  <FindingNote finding={finding} mayWrite={mayWrite} back={back} titled={group.title === 'In order'} href={hrefOf(finding.on)} />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
      {more > 0 ? <p className="muted">and {more} more</p> : null}
    </DialogPage>
  );
}
