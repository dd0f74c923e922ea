import { fixedFromScaled } from '~/engine/units/format';
import type { QuarterReport } from '~/areas/returns/quarter-report.server';
import type { ReportFile } from '~/areas/returns/report-files.server';
import type { GroupView, LineView } from './report-groups';
import type { ReportView } from './report-view';

/** The one vehicle whose share a report is. */
export function reportedVehicle({
  units,
  filter,
}: Pick<QuarterReport, 'units' | 'filter'>): { display_value: string } | null {
  const unit = units.find(({ id }) => id === filter.equipmentId);
  return unit ? { display_value: unit.unit } : null;
}

const money = (cents: number | null): string | null => (cents === null ? null : fixedFromScaled(cents, 2));

function rowResource(row: LineView) {
  return {
    state: row.code,
    state_name: row.kind === 'surcharge' ? `${row.name} surcharge` : row.name,
    line: row.kind,
    period: row.period,
    rate: row.rate,
    rate_status: row.rateStatus,
    miles: row.totalDistance,
    taxable_miles: row.taxableDistance,
    fuel_purchased: row.taxPaidFuel,
    fuel_consumed: row.taxableFuel,
    fuel_taxable: row.netTaxableFuel,
    tax_amount: money(row.taxCents),
    interest: money(row.interestCents),
  };
}

function groupResource(group: GroupView) {
  return {
    title: group.title ?? '',
    unit: group.unit,
    fuel_type: group.fuelType,
    fuel_unit: group.fuelUnit,
    fuel_total: group.totalFuel,
    consumption: group.average,
    consumption_unit: group.averageUnit,
    data: group.rows.map(rowResource),
    totals: {
      count: group.totals.count,
      consumption: group.average,
      miles: group.totals.totalDistance,
      taxable_miles: group.totals.taxableDistance,
      fuel_purchased: group.totals.taxPaidFuel,
      fuel_consumed: group.totals.taxableFuel,
      fuel_taxable: group.totals.netTaxableFuel,
      tax_amount: money(group.totals.taxCents),
    },
  };
}

/** The report as programs read it, in the specification's names. Money and rates are decimal text, all else is whole. */
export function reportResource(view: ReportView, equipment: { display_value: string } | null) {
  return {
    info: {
      quarter: view.quarterKey % 10,
      year: Math.floor(view.quarterKey / 10),
      period: view.label,
      base_jurisdiction: view.base,
      currency: view.currency,
      distance_unit: view.distanceUnit,
      due_date: view.dueDate,
      state: view.state,
      complete: view.complete,
      missing: view.sum.missing,
      rate_status: view.rateStatus,
      rate_source: view.rateSource,
      filed: view.filed,
      moved_rates: view.movedRates,
    },
    equipment,
    warnings: view.notices.filter((notice) => notice.tone !== 'plain').map((notice) => notice.text),
    notes: view.notices.filter((notice) => notice.tone === 'plain').map((notice) => notice.text),
    data: view.groups.map(groupResource),
    totals: {
      miles: view.totals.distance,
      tax: money(view.totals.taxCents),
      surcharge: money(view.totals.surchargeCents),
      interest: money(view.totals.interestCents),
      penalty: money(view.totals.penaltyCents),
      tax_amount: money(view.totals.dueCents),
      difference: money(view.sum.differenceCents),
      credit_applied: fixedFromScaled(view.sum.creditAppliedCents, 2),
      to_pay: money(view.sum.toPayCents),
      as_of: view.sum.asOf,
    },
    recordsTotal: view.groupCount,
    recordsFiltered: view.groupCount,
    input: { start: 0, length: view.groupCount },
  };
}

/** A file that is made or was made, as programs read it. */
export function reportFileResource(file: ReportFile) {
  return {
    id: file.id,
    type: file.kind,
    status: file.status,
    progress: file.progress,
    stage: file.stage,
    error: file.error,
    file_name: file.fileName,
    file_size: file.sizeBytes,
    sha256: file.sha256,
    url: file.status === 'ready' ? `/mileage/api/reports/files/${file.id}/content` : null,
  };
}
