import { csvLine } from '~/engine/text/csv';
import { fixedFromScaled } from '~/engine/units/format';
import type { ReportView } from './report-view';

const COLUMNS = [
  'quarter',
  'group',
  'fuel_type',
  'jurisdiction',
  'name',
  'line',
  'rate_period',
  'rate',
  'rate_status',
  'total_distance',
  'taxable_distance',
  'taxable_fuel',
  'tax_paid_fuel',
  'net_taxable_fuel',
  'tax',
  'interest',
  'distance_unit',
  'fuel_unit',
  'currency',
  'average',
];

const money = (cents: number | null): string => (cents === null ? '' : fixedFromScaled(cents, 2));

/** The report's lines as comma-separated values, one row for each; figures are plain numbers. */
export function reportCsv(view: ReportView): string {
  let csv = csvLine(COLUMNS);
  for (const group of view.groups) {
    for (const row of group.rows) {
      csv += csvLine([
        view.label,
        group.title ?? '',
        group.fuelType,
        row.code,
        row.name,
        row.kind,
        row.period ?? '',
        row.rate ?? '',
        row.rateStatus ?? '',
        row.totalDistance,
        row.taxableDistance,
        row.taxableFuel ?? '',
        row.taxPaidFuel,
        row.netTaxableFuel ?? '',
        money(row.taxCents),
        money(row.interestCents),
        view.distanceUnit,
        group.fuelUnit,
        view.currency,
        group.average ?? '',
      ]);
    }
  }
  return csv;
}
