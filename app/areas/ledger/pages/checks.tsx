import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { parseQuarterKey, quarterKey, quarterLabel, quarterOfDate } from '~/engine/calendar/quarter';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { todayOf } from '~/areas/carriers/today.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { readLedgerQuery } from '~/areas/ledger/pages/ledger-query.server';
import { safeReturnPath, seeOther } from '~/platform/http/forms/see-other.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';
import { findingGroups, type FindingView } from '~/areas/ledger/views/finding-groups';
import { checkQuarter, reopenFinding, resolveFinding } from '~/areas/ledger/check-quarter.server';
import { DialogPage } from '~/kit/dialog';
import { Empty } from '~/kit/empty';
import { FindingNote } from '~/areas/ledger/parts/ledger-detail';
import { countOf } from '~/kit/format';
import { documentTitle } from '~/kit/page-title';
import { Pagination } from '~/kit/pagination';
import { translator, useTexts } from '~/kit/texts';

export const handle = { hydrate: false };

const PER_PAGE = 50;

const checksHref = (key: number, page: number): string =>
  `${paths.tripChecks()}?quarter=${key}${page === 1 ? '' : `&page=${page}`}`;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const today = todayOf(actor.ctx, actor.carrier);
  const { query } = await readLedgerQuery(request, today);
  const key = query.quarterKey ?? quarterKey(quarterOfDate(today));
  const quarter = parseQuarterKey(key);
  const checks = await checkQuarter(actor.ctx, key, actor.carrier.units);
  const open = checks.findings.filter((finding) => finding.resolution === null).length;
  const asked = Number(/^\d{1,5}$/.exec(new URL(request.url).searchParams.get('page') ?? '')?.[0] ?? 1);
  const page = Math.min(Math.max(1, asked), Math.max(1, Math.ceil(checks.findings.length / PER_PAGE)));
  return {
    quarter: quarter ? quarterLabel(quarter) : '',
    quarterKey: key,
    back: checksHref(key, page),
    groups: findingGroups(checks.findings.slice((page - 1) * PER_PAGE, page * PER_PAGE), actor.carrier.units),
    open,
    page,
    count: checks.findings.length,
    looked: `${countOf(checks.trips, 'trip')} and ${countOf(checks.fuel, 'fuel purchase')}`,
    mayWrite: actor.ctx.scope.mayWrite,
    texts: textsOf(request, 'frame', 'forms', 'records', 'places', 'list'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrierOfForm(request, context);
  const form = await readForm(request);
  const key = textOf(form, 'key');
  const result =
    textOf(form, 'intent') === 'reopen'
      ? await reopenFinding(ctx, key)
      : await resolveFinding(ctx, { key, reason: textOf(form, 'reason') });
  const flash = result.ok
    ? ({ type: 'success', message: 'Success' } as const)
    : ({ type: 'danger', message: result.failure.message } as const);
  return seeOther(safeReturnPath(textOf(form, 'back'), paths.tripsFuel()), [await flashHeader(flash)]);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).t`Auditor's checks`),
];

const hrefOf = (on: FindingView['on']): string | undefined => {
  if (on.kind === 'trip') return paths.trip(on.id);
  if (on.kind === 'fuel') return paths.fuel([on.id]);
  return on.kind === 'equipment' ? paths.equipmentUnit(on.id) : undefined;
};

export default function ChecksRoute() {
  const { t, said } = useTexts();
  const {
    quarter,
    quarterKey: key,
    groups,
    open,
    page,
    count,
    looked,
    mayWrite,
    back,
  } = useLoaderData<typeof loader>();
  return (
    <DialogPage title={t`Auditor's checks`} backHref={paths.tripsFuel()}>
      <p className="lede">
        {t`${said(quarter)}: ${said(looked)}, checked as an auditor would.`}{' '}
        {open === 0 ? t`No open questions.` : said(`${countOf(open, 'question')} open.`)}{' '}
        {t`They don't block the report. Correct the record, or mark it as OK with a reason.`}
      </p>
      {groups.length === 0 ? (
        <Empty title={t`No questions`} text={t`No gaps or duplicates, and miles and fuel fit together.`} />
      ) : (
        groups.map((group) => (
          <section key={group.title} className="page-section">
            <h2>{t(group.title)}</h2>
            <ul className="findings">
              {group.findings.map((finding) => (
                <li key={finding.key}>
                  <FindingNote
                    finding={finding}
                    mayWrite={mayWrite}
                    back={back}
                    titled={group.title === 'In order'}
                    href={hrefOf(finding.on)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
      {count > PER_PAGE ? (
        <Pagination
          page={page}
          pageSize={PER_PAGE}
          filtered={count}
          total={count}
          hrefOf={(to) => checksHref(key, to)}
        />
      ) : null}
    </DialogPage>
  );
}
