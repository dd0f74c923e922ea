import type { CallArgs } from '~/platform/http/openapi/operation.server';
import { problem, apiAnswer, readJson } from '~/platform/http/api.server';
import { apiReportRequest } from '~/areas/returns/api/api-report-request.server';
import { awaitFile, fileDownload, textDownload } from '~/areas/returns/pages/file-answer.server';
import { paths } from '~/routes';
import { returnFileName } from '~/areas/returns/papers/quarter-return';
import { reportCsv } from '~/areas/returns/views/report-csv';
import { reportFileResource, reportedVehicle, reportResource } from '~/areas/returns/views/report-resource';
import { reportView } from '~/areas/returns/views/report-view';
import { todayOf } from '~/areas/carriers/today.server';
import { quarterReport, reportChoices } from '~/areas/returns/quarter-report.server';
import { requestReportFile, requestAuditExport, readReportFile } from '~/areas/returns/report-files.server';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import {
  filedResource,
  filingErrorName,
  filingInput,
  filingPreviewResource,
  filedVersionResource,
} from '~/areas/returns/views/filing-resource';
import { readFilings, readFiling, readFiledVersion } from '~/areas/returns/read-filing.server';
import { lastDayOfQuarter, quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { quarterJournal } from '~/areas/returns/quarter-journal.server';
import { journalEntries } from '~/areas/returns/rules/journal';
import {
  CHART_FIELDS,
  isJournalProgram,
  JOURNAL_PROGRAMS,
  type JournalChart,
} from '~/areas/returns/rules/journal-accounts';
import { journalChart, saveJournalAccounts } from '~/areas/returns/save-journal-accounts.server';
import { journalFile } from '~/areas/returns/views/journal-files';
import { CHART_NAMES, chartResource, journalResource } from '~/areas/returns/views/journal-resource';
import { filingDaysSchema } from '~/areas/returns/rules/filing.schema';
import { apiProblem, resourceAnswer } from '~/areas/ledger/api/api-records.server';
import { apiFilingRequest } from '~/areas/returns/api/api-filing-request.server';
import { parseInput } from '~/platform/parse-input';
import { fileQuarter, reopenQuarter } from '~/areas/returns/file-quarter.server';
import { creditFor, previewFiling } from '~/areas/returns/preview-filing.server';
import { defaultReportQuarter } from '~/areas/returns/rules/report-filter';

const WAIT_MS = 8000;

/** GET /api/reports: the report as JSON; with type=pdf, excel or csv as a file (202 with its address while it is made). */
export async function answerReadReport({ request, context }: CallArgs) {
  const { actor, type, today, filter } = await apiReportRequest(request, context);
  if (type !== null && !['pdf', 'excel', 'csv', 'json'].includes(type)) {
    return problem({
      kind: 'invalid',
      message: 'The given data was invalid',
      fields: { type: ['type must be pdf, excel, csv or json.'] },
    });
  }
  const result = await quarterReport(actor.ctx, filter, today);
  if (!result.ok) return problem(result.failure);
  const report = result.value;
  if (type === 'pdf' || type === 'excel') {
    const file = await awaitFile(actor, await requestReportFile(actor.ctx, report, type), WAIT_MS);
    if (file.status === 'ready') return fileDownload(actor, file.id);
    const location = paths.api.reportFile(file.id);
    return Response.json(
      { data: reportFileResource(file) },
      { status: 202, headers: { Location: location, 'Retry-After': '1', 'Cache-Control': 'no-store' } },
    );
  }
  const view = reportView(report);
  if (type === 'csv') return textDownload(reportCsv(view), `${returnFileName(filter)}.csv`, 'text/csv');
  return Response.json(reportResource(view, reportedVehicle(report)), {
    headers: { 'Cache-Control': 'no-store' },
  });
}

/** POST /api/reports/audit?q=20263: has the quarter's audit file made; 202 with where to look for it. */
export async function answerCreateAuditFile({ request, context }: CallArgs) {
  const { actor, today, filter } = await apiReportRequest(request, context);
  const report = await quarterReport(
    actor.ctx,
    { ...filter, equipmentId: null, perEquipment: false, hideNoData: true },
    today,
  );
  if (!report.ok) return problem(report.failure);
  const file = await requestAuditExport(actor.ctx, report.value);
  return Response.json(
    { data: reportFileResource(file) },
    { status: 202, headers: { Location: paths.api.reportFile(file.id), 'Cache-Control': 'no-store' } },
  );
}

/** GET /api/reports/files/{id}: how far a file is, and where it can be fetched. */
export async function answerReadReportFile({ request, context, params }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return apiAnswer(await readReportFile(ctx, params['id'] ?? ''), (file) => ({
    data: reportFileResource(file),
  }));
}

/** GET /api/reports/files/{id}/content: the bytes of a finished file. */
export async function answerDownloadReportFile({ request, context, params }: CallArgs) {
  const actor = await requireApiCarrier(request, context);
  const found = await readReportFile(actor.ctx, params['id'] ?? '');
  if (!found.ok) return problem(found.failure);
  if (found.value.status !== 'ready')
    return problem({ kind: 'conflict', message: 'The file is not ready yet.' });
  return fileDownload(actor, found.value.id);
}

/** GET /api/reports/filings: every version of every quarter that was filed, newest first. */
export async function answerListFilings({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const filings = await readFilings(ctx);
  return Response.json(
    { data: filings.map(filedResource), recordsTotal: filings.length, recordsFiltered: filings.length },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

/** GET /api/reports/filings/{quarter}: the filing in force, or what filing now (?filed_on=, ?paid_on=) would come to. */
export async function answerReadFiling({ request, context, params }: CallArgs) {
  const { actor, quarter, today } = await apiFilingRequest(request, context, params['quarter']);
  const q = quarterKey(quarter);
  const query = new URL(request.url).searchParams;
  const { isFiled } = await readFiling(actor.ctx, quarter);
  const versions = (await readFilings(actor.ctx))
    .filter((filing) => filing.quarterKey === q)
    .map(filedResource);
  const days = parseInput(filingDaysSchema, {
    filedOn: query.get('filed_on') || today,
    paidOn: query.get('paid_on') ?? '',
    interestPercent: query.get('interest_percent') ?? '',
  });
  if (!days.ok) return apiProblem(days.failure, filingErrorName);
  const preview = isFiled ? null : await previewFiling(actor.ctx, quarter, days.value, today);
  const data = preview
    ? filingPreviewResource(
        q,
        preview,
        preview.quarter.computed.dueDate.date,
        await creditFor(actor.ctx, preview),
      )
    : { q, state: 'filed', blockers: [] };
  return Response.json({ data: { ...data, versions } }, { headers: { 'Cache-Control': 'no-store' } });
}

/** POST marks the quarter as filed, or files an amended return where it was opened again; 409 with the reason where it is not ready. */
export async function answerFileQuarter({ request, context, params }: CallArgs) {
  const { actor, quarter, today } = await apiFilingRequest(request, context, params['quarter']);
  const q = quarterKey(quarter);
  const filed = await fileQuarter(
    actor.ctx,
    quarter,
    { filedOn: today, ...filingInput(await readJson(request)) },
    today,
  );
  const newest = filed.ok
    ? (await readFilings(actor.ctx)).find((filing) => filing.id === filed.value.id)
    : undefined;
  return resourceAnswer(filed, () => (newest ? filedResource(newest) : null), {
    status: 201,
    nameOf: filingErrorName,
    ...(newest ? { headers: { Location: paths.api.reportFiledVersion(q, newest.version) } } : {}),
  });
}

/** GET /api/reports/filings/{quarter}/{version}: the exact figures of one version, and what it changed. */
export async function answerReadFiledVersion({ request, context, params }: CallArgs) {
  const { actor, quarter } = await apiFilingRequest(request, context, params['quarter']);
  const version = /^[1-9]\d{0,3}$/.test(params['version'] ?? '') ? Number(params['version']) : 0;
  return resourceAnswer(await readFiledVersion(actor.ctx, quarter, version), ({ filed, differences }) =>
    filedVersionResource(filed, differences),
  );
}

/** POST /api/reports/filings/{quarter}/reopenings with a reason: unlocks the records, for an amended return. */
export async function answerReopenQuarter({ request, context, params }: CallArgs) {
  const { actor, quarter } = await apiFilingRequest(request, context, params['quarter']);
  const { reason } = await readJson(request);
  return resourceAnswer(
    await reopenQuarter(actor.ctx, quarter, { reason: typeof reason === 'string' ? reason : '' }),
    () => ({ q: quarterKey(quarter), state: 'open' }),
    { status: 201 },
  );
}

/** GET /api/reports/journal: tax and fuel by truck as journal entries, or as the file that a program imports. */
export async function answerReadJournal({ request, context }: CallArgs) {
  const { actor, type, today, filter } = await apiReportRequest(request, context);
  const { searchParams } = new URL(request.url);
  const program = searchParams.get('program') ?? 'quickbooks';
  const fields: Record<string, string[]> = {};
  if (!isJournalProgram(program))
    fields['program'] = [`program must be ${JOURNAL_PROGRAMS.join(', ').replace(/, (?=[^,]*$)/, ' or ')}.`];
  if (type !== null && type !== 'json' && type !== 'file') fields['type'] = ['type must be json or file.'];
  if (!isJournalProgram(program) || Object.keys(fields).length > 0)
    return problem({ kind: 'invalid', message: 'The given data was invalid', fields });
  const journal = await quarterJournal(actor.ctx, filter, today);
  if (!journal.ok) return problem(journal.failure);
  const chart = await journalChart(actor.ctx, program);
  const entries = journalEntries(journal.value, chart);
  const on = lastDayOfQuarter(filter.quarter);
  if (type !== 'file')
    return Response.json(
      { data: journalResource(journal.value, entries, { program, on }) },
      { headers: { 'Cache-Control': 'no-store' } },
    );
  if (entries.length === 0)
    return problem({
      kind: 'not-found',
      message: `Nothing to post: no tax and no fuel with a total or price in ${journal.value.label}.`,
    });
  const { text, ending, type: contentType } = journalFile(program, entries, { on, taxRate: chart.taxRate });
  const { year, quarter } = filter.quarter;
  return textDownload(text, `journal-${program}-${year}-Q${quarter}.${ending}`, contentType);
}

/** PUT /api/reports/journal/accounts/{program}: keeps the accounts that the program's journal posts to. */
export async function answerSaveJournalAccounts({ request, context, params }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const program = params['program'] ?? '';
  if (!isJournalProgram(program)) return problem({ kind: 'not-found', message: 'There is no such program.' });
  const body = await readJson(request);
  const kept = await journalChart(ctx, program);
  // A name that is not sent stays; null or an empty text is the usual name again.
  const raw = Object.fromEntries(
    CHART_FIELDS.map((name) => {
      const sent = body[CHART_NAMES[name]];
      return [name, sent === undefined ? kept[name] : (sent ?? '')];
    }),
  );
  const saved = await saveJournalAccounts(ctx, program, raw);
  if (!saved.ok) return apiProblem(saved.failure, (name) => CHART_NAMES[name as keyof JournalChart] ?? name);
  return Response.json(
    { data: chartResource(program, await journalChart(ctx, program)) },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

/** GET /api/reports/list-data: the periods, newest first, and the vehicles of the filter. */
export async function answerReadReportListData({ request, context }: CallArgs) {
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const today = todayOf(ctx, carrier);
  const { quarters, equipment } = await reportChoices(ctx, today);
  return Response.json(
    {
      data: {
        quarters: quarters.map((quarter) => ({ id: quarterKey(quarter), value: quarterLabel(quarter) })),
        equipment: equipment.map(({ id, unit, active }) => ({
          id,
          value: unit,
          display_value: unit,
          active: active ? 1 : 0,
        })),
        filter: {
          q: quarterKey(defaultReportQuarter(today)),
          equipment_id: null,
          per_equipment: 0,
          hide_no_data: 1,
        },
      },
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
