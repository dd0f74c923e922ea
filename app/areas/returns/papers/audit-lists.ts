import type { OdometerReplacement } from '~/areas/equipment/rules/odometer-replacements';
import { replacementValues } from '~/areas/equipment/views/equipment-form';
import { csvLine } from '~/engine/text/csv';
import type { EarlierWeights } from '~/areas/equipment/rules/dated-weights';
import { qualifyDuring } from '~/areas/equipment/rules/qualified-vehicle';
import { shownLiters } from '~/areas/equipment/rules/tank-capacity';
import type { Vehicle } from '~/areas/equipment/rules/vehicle';
import type { OwnRate } from '~/areas/rates/rules/own-rate';
import { fixedFromScaled } from '~/engine/units/format';
import type { UnitSystem } from '~/engine/units/conversion';
import { questionText } from '~/areas/returns/views/interview-view';
import { firstDayOfQuarter, lastDayOfQuarter } from '~/engine/calendar/quarter';
import type { QuarterReport } from '~/areas/returns/quarter-report.server';
import type { FiledReturn } from '~/areas/returns/read-filing.server';
import { ratePer } from '~/engine/jurisdictions/published-rate';

const money = (cents: number | null): string => (cents === null ? '' : fixedFromScaled(cents, 2));

/** Every version of the return: what was filed, when, and what each amended one added. */
export function filingsCsv(versions: readonly FiledReturn[]): string {
  let csv = csvLine([
    'version',
    'filed_on',
    'paid_on',
    'confirmation',
    'net_tax',
    'interest',
    'penalty',
    'due',
    'difference',
    'credit_used',
    'currency',
    'rate_revision',
    'rate_sha256',
    'trips',
    'trips_sha256',
    'fuel',
    'fuel_sha256',
    'figures_sha256',
    'reopened_at',
    'reopen_reason',
    'notes',
  ]);
  for (const filed of [...versions].sort((a, b) => a.version - b.version)) {
    const { sources } = filed;
    csv += csvLine([
      filed.version, filed.filedOn, filed.paidOn, filed.confirmation, money(filed.netTaxCents), money(filed.interestCents), money(filed.penaltyCents), money(filed.dueCents), money(filed.differenceCents),
      money(filed.creditAppliedCents), filed.currency, sources.rates?.revision, sources.rates?.sha256, sources.trips.count, sources.trips.sha256, sources.fuel.count, sources.fuel.sha256, sources.figuresSha256,
      filed.reopenedAt?.toISOString(), filed.reopenReason, filed.notes,
    ]); // prettier-ignore
  }
  return csv;
}

/** What was answered before each version was filed, by whom and when. */
export function answersCsv(versions: readonly FiledReturn[], units: UnitSystem): string {
  let csv = csvLine(['version', 'question', 'answer', 'note', 'answered_at', 'answered_by']);
  for (const filed of [...versions].sort((a, b) => a.version - b.version))
    for (const { question, answer, note, at, by } of filed.sources.answers ?? [])
      csv += csvLine([
        filed.version,
        questionText(question, units).question,
        questionText(question, units)[answer],
        note,
        at,
        by,
      ]);
  return csv;
}

/** The rate of each line, as published or as the carrier entered it, then with where it was read. */
export function ratesCsv(report: QuarterReport, own: readonly OwnRate[]): string {
  let csv = csvLine([
    'fuel_type',
    'jurisdiction',
    'from',
    'to',
    'rate',
    'surcharge',
    'per',
    'status',
    'currency',
    'read_in',
  ]);
  for (const line of report.computed.schedules.flatMap((schedule) => schedule.lines)) {
    csv += csvLine([
      line.fuelType,
      line.jurisdiction,
      line.segment?.from,
      line.segment?.to,
      line.rate,
      line.surcharge?.rate,
      line.rateUnit && ratePer(line.rateUnit, report.computed.base.currency),
      line.rateStatus === 'entered' ? 'entered by the carrier' : (line.rateStatus ?? 'missing'),
      report.computed.base.currency,
      line.rateStatus === 'entered'
        ? own.find(({ fuel, jurisdiction }) => fuel === line.fuelType && jurisdiction === line.jurisdiction)
            ?.source
        : '',
    ]);
  }
  return csv;
}

/** "from 2026-07-01: 5 axles, 33000 lb, 80000 lb combined" */
const weightsText = (row: EarlierWeights): string => {
  const figures = [
    row.axles === null ? '' : `${row.axles} axles`,
    row.registeredWeightPounds === null ? '' : `${row.registeredWeightPounds} lb`,
    row.combinationWeightPounds === null ? '' : `${row.combinationWeightPounds} lb combined`,
  ].filter(Boolean);
  return `${row.from === null ? 'before' : `from ${row.from}`}: ${figures.join(', ')}`;
};

/** "2026-08-15: 412650.3 mi, then 0 mi" */
const replacedText = (one: OdometerReplacement): string => {
  const { on, last, first, unit } = replacementValues(one);
  return `${on}: ${last} ${unit}, then ${first} ${unit}`;
};

/** Every vehicle of the carrier, and whether it is part of this return. */
export function vehiclesCsv(
  vehicles: readonly Vehicle[],
  report: QuarterReport,
  units: UnitSystem = 'us',
): string {
  const used = new Set(report.units.map((unit) => unit.id));
  let csv = csvLine([
    'unit',
    'vin',
    'make',
    'model',
    'year',
    'plate',
    'base_jurisdiction',
    'fuel_type',
    'axles',
    'registered_weight_lb',
    'combination_weight_lb',
    units === 'metric' ? 'tank_liters' : 'tank_gallons',
    'hazmat',
    'in_fleet',
    'out_of_fleet',
    'active',
    'qualified',
    'qualified_because',
    'records_in_quarter',
    'weights_from',
    'weights_before',
    'odometers_replaced',
  ]);
  for (const vehicle of vehicles) {
    const { qualified, reason } = qualifyDuring(
      vehicle,
      firstDayOfQuarter(report.computed.quarter),
      lastDayOfQuarter(report.computed.quarter),
    );
    csv += csvLine([
      vehicle.unit, vehicle.vin, vehicle.make, vehicle.model, vehicle.year, vehicle.plate, vehicle.baseJurisdiction, vehicle.fuelType, vehicle.axles, vehicle.registeredWeightPounds, vehicle.combinationWeightPounds,
      units === 'metric' ? shownLiters(vehicle) : vehicle.tankGallons, vehicle.hazmat ? 'yes' : 'no', vehicle.inServiceOn, vehicle.outOfServiceOn, vehicle.active ? 'yes' : 'no', qualified, reason, used.has(vehicle.id) ? 'yes' : 'no',
      vehicle.weightsFrom, vehicle.earlierWeights.map(weightsText).join('; '), vehicle.odometerReplacements.map(replacedText).join('; '),
    ]); // prettier-ignore
  }
  return csv;
}

/** Size and hash of every file of the archive but the manifest itself. */
export function manifestCsv(entries: readonly { name: string; sizeBytes: number; sha256: string }[]): string {
  let csv = csvLine(['file', 'bytes', 'sha256']);
  for (const entry of entries) csv += csvLine([entry.name, entry.sizeBytes, entry.sha256]);
  return csv;
}
