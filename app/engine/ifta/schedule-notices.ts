/** What stands out in a computed schedule. */
import { matchRateUnit } from '~/engine/jurisdictions/published-rate';
import type { FuelUnit, UnitSystem } from '~/engine/units/conversion';
import type { Notice } from './notice';
import type { ReturnLine, Schedule } from './return-types';

/**
 * The notices of one schedule, most serious first. Jurisdictions are sorted, so line order does not matter.
 * @param measured what the fuel was entered in, where its liters are equivalents
 */
export function scheduleNotices(
  schedule: Omit<Schedule, 'notices'>,
  unitSystem: UnitSystem,
  measured: FuelUnit = schedule.fuelUnit,
): Notice[] {
  return [
    ...averageNotices(schedule, unitSystem),
    ...rateNotices({ ...schedule, fuelUnit: measured }, unitSystem),
    ...fuelNotices(schedule),
    ...weightMileNotices(schedule, unitSystem),
  ];
}

function averageNotices(schedule: Omit<Schedule, 'notices'>, unitSystem: UnitSystem): Notice[] {
  const { average, fuelType, fuelUnit } = schedule;
  if (average.problem === null || average.problem === 'nothing-to-report') return [];
  const notComputed = schedule.lines.some((line) => line.notComputed === 'no-average');
  return [
    {
      code: 'average',
      severity: notComputed ? 'blocking' : 'warning',
      fuelType,
      problem: average.problem,
      averageHundredths: average.hundredths,
      plausible: average.plausible,
      distance: schedule.totalDistance,
      fuel: schedule.totalFuel,
      fuelUnit,
      unitSystem,
    },
  ];
}

function rateNotices(
  { lines, fuelType, fuelUnit }: Omit<Schedule, 'notices'>,
  unitSystem: UnitSystem,
): Notice[] {
  const notices: Notice[] = [];
  const missing = codes(lines, (line) => line.notComputed === 'missing-rate');
  if (missing.length > 0)
    notices.push({ code: 'missing-rate', severity: 'blocking', fuelType, jurisdictions: missing });

  for (const jurisdiction of codes(lines, (line) => line.notComputed === 'unit-mismatch')) {
    const rateUnit = lines.find((line) => line.jurisdiction === jurisdiction)?.rateUnit ?? 'gallon';
    notices.push({
      code: 'rate-unit-mismatch',
      severity: 'blocking',
      fuelType,
      jurisdiction,
      rateUnit,
      fuelUnit,
      unitSystem,
    });
  }
  const preliminary = codes(lines, (line) => line.rateStatus === 'preliminary');
  if (preliminary.length > 0) {
    notices.push({ code: 'preliminary-rate', severity: 'warning', fuelType, jurisdictions: preliminary });
  }
  const reconstructed = codes(lines, (line) => line.rateStatus === 'reconstructed');
  if (reconstructed.length > 0) {
    notices.push({ code: 'reconstructed-rate', severity: 'warning', fuelType, jurisdictions: reconstructed });
  }
  const entered = codes(lines, (line) => line.rateStatus === 'entered');
  if (entered.length > 0) {
    notices.push({ code: 'entered-rate', severity: 'warning', fuelType, jurisdictions: entered });
  }
  const equivalent = (line: ReturnLine) =>
    line.rateUnit !== null && line.rate !== null && matchRateUnit(line.rateUnit, fuelUnit) === 'equivalent';
  for (const jurisdiction of codes(lines, equivalent)) {
    const rateUnit = lines.find((line) => line.jurisdiction === jurisdiction)?.rateUnit ?? 'gallon';
    notices.push({
      code: 'equivalent-gallons',
      severity: 'info',
      fuelType,
      jurisdiction,
      rateUnit,
      fuelUnit,
      unitSystem,
    });
  }
  const untaxed = codes(
    lines,
    (line) =>
      line.basis === 'none' &&
      line.rateStatus !== null &&
      line.jurisdiction !== 'OR' &&
      line.surcharge === null,
  );
  if (untaxed.length > 0) {
    notices.push({ code: 'no-rate-published', severity: 'info', fuelType, jurisdictions: untaxed });
  }
  return notices;
}

function fuelNotices({ lines, fuelType, fuelUnit, totals, totalFuel }: Omit<Schedule, 'notices'>): Notice[] {
  const notices: Notice[] = [];
  // Whole lines may each be rounded up: only more than half a unit a line is a real excess.
  if (totals.taxPaidFuel - totalFuel > Math.ceil(lines.length / 2)) {
    notices.push({
      code: 'credit-exceeds-fuel',
      severity: 'warning',
      fuelType,
      taxPaidFuel: totals.taxPaidFuel,
      totalFuel,
      fuelUnit,
    });
  }
  const driven = new Set(lines.filter((line) => line.totalDistance > 0).map((line) => line.jurisdiction));
  const withoutDistance = codes(lines, (line) => line.taxPaidFuel > 0 && !driven.has(line.jurisdiction));
  if (withoutDistance.length > 0) {
    notices.push({
      code: 'fuel-without-distance',
      severity: 'warning',
      fuelType,
      jurisdictions: withoutDistance,
    });
  }
  return notices;
}

function weightMileNotices({ lines }: Omit<Schedule, 'notices'>, unitSystem: UnitSystem): Notice[] {
  const distance = lines
    .filter((line) => line.jurisdiction === 'OR')
    .reduce((sum, line) => sum + line.totalDistance, 0);
  return distance > 0 ? [{ code: 'weight-mile-tax', severity: 'info', distance, unitSystem }] : [];
}

function codes(lines: readonly ReturnLine[], matches: (line: ReturnLine) => boolean): string[] {
  return [...new Set(lines.filter(matches).map((line) => line.jurisdiction))].sort();
}
