/** The per-state table of a trip: what was routed, what a person corrected, what is exempt. */
import { isAsKept, tenthsIn } from './distance-text';
import type { Distance } from './odometer';

export interface JurisdictionRow {
  jurisdiction: string;
  /** What counts: the correction where there is one, else the routed miles. Tenths of a mile. */
  tenthMiles: number;
  /** The same as it was written in kilometers; null where it was not. */
  tenthKilometers: number | null;
  routedTenthMiles: number | null;
  manualTenthMiles: number | null;
  exemptTenthMiles: number;
  exemptTenthKilometers: number | null;
  exemptReason: string;
  /** Why a person's miles differ from the routed ones: for the auditor. '' where nothing was said or corrected. */
  correctionReason: string;
  correctedBy: string | null;
  correctedAt: Date | null;
}

export interface RoutedMiles {
  jurisdiction: string;
  tenthMiles: number;
}

/** What a person wrote for one jurisdiction. */
export interface Correction {
  jurisdiction: string;
  tenthMiles: number;
  /** Of miles that were written in kilometers. */
  tenthKilometers?: number | null;
  exemptTenthMiles: number;
  exemptTenthKilometers?: number | null;
  exemptReason: string;
  /** Undefined keeps what was said before. */
  reason?: string | undefined;
}

/** Who corrects, when, and why: said once for all states that do not say it themselves; '' keeps what they said before. */
export interface Corrector {
  userId: string;
  at: Date;
  reason?: string;
}

/** What counts of a row, and what is exempt of it. */
export const milesOf = ({
  tenthMiles,
  tenthKilometers = null,
}: Pick<Correction, 'tenthMiles' | 'tenthKilometers'>): Distance => ({ tenthMiles, tenthKilometers });
export const exemptOf = ({
  exemptTenthMiles,
  exemptTenthKilometers = null,
}: Pick<Correction, 'exemptTenthMiles' | 'exemptTenthKilometers'>): Distance => ({
  tenthMiles: exemptTenthMiles,
  tenthKilometers: exemptTenthKilometers,
});

/** Tax-free miles are never more than the miles. */
export function cappedExempt(
  exempt: Distance,
  miles: Distance,
): Pick<JurisdictionRow, 'exemptTenthMiles' | 'exemptTenthKilometers'> {
  const { tenthKilometers } = exempt;
  const exemptTenthMiles = Math.max(0, Math.min(exempt.tenthMiles, miles.tenthMiles));
  // All that is shown of a row is all of it, though its miles are kilometers with more digits.
  const isAll =
    tenthKilometers !== null && tenthKilometers >= tenthsIn(miles.tenthMiles, 'km', miles.tenthKilometers);
  const isCut = exemptTenthMiles < exempt.tenthMiles;
  if (isAll) return { exemptTenthMiles: miles.tenthMiles, exemptTenthKilometers: miles.tenthKilometers };
  return { exemptTenthMiles, exemptTenthKilometers: isCut ? null : tenthKilometers };
}

const NOT_EXEMPT = { exemptTenthMiles: 0, exemptTenthKilometers: null };

/**
 * The table after a new calculation. Corrections stay with their exempt miles until they are discarded; a
 * jurisdiction that is no longer on the route stays only where a person wrote it.
 */
export function applyRoutedMiles(
  rows: readonly JurisdictionRow[],
  routed: readonly RoutedMiles[],
): JurisdictionRow[] {
  const old = new Map(rows.map((row) => [row.jurisdiction, row]));
  const kept = rows.filter(
    (row) =>
      row.manualTenthMiles !== null && !routed.some(({ jurisdiction }) => jurisdiction === row.jurisdiction),
  );
  return [
    ...routed.map(({ jurisdiction, tenthMiles }): JurisdictionRow => {
      const before = old.get(jurisdiction);
      const isManual = before !== undefined && before.manualTenthMiles !== null;
      const counts = isManual ? milesOf(before) : { tenthMiles, tenthKilometers: null };
      const exempt = before ? cappedExempt(exemptOf(before), counts) : NOT_EXEMPT;
      return {
        jurisdiction,
        ...counts,
        routedTenthMiles: tenthMiles,
        manualTenthMiles: before?.manualTenthMiles ?? null,
        ...exempt,
        exemptReason: exempt.exemptTenthMiles > 0 ? (before?.exemptReason ?? '') : '',
        correctionReason: before?.correctionReason ?? '',
        correctedBy: before?.correctedBy ?? null,
        correctedAt: before?.correctedAt ?? null,
      };
    }),
    ...kept.map((row) => ({ ...row, routedTenthMiles: null })),
  ];
}

/**
 * The table after a person's corrections. Every jurisdiction of the table is in `corrections`, or it was taken off;
 * miles equal to the routed ones are no correction.
 */
export function applyCorrections(
  rows: readonly JurisdictionRow[],
  corrections: readonly Correction[],
  who: Corrector,
): JurisdictionRow[] {
  const old = new Map(rows.map((row) => [row.jurisdiction, row]));
  const written = corrections.map((correction): JurisdictionRow => {
    const before = old.get(correction.jurisdiction);
    const routed = before?.routedTenthMiles ?? null;
    // Miles that were read off state lines are no routed ones; as long as they stay, no person wrote them either.
    const read = before?.manualTenthMiles === null ? milesOf(before) : null;
    const measured = routed === null ? read : { tenthMiles: routed, tenthKilometers: null };
    const written = milesOf(correction);
    const isMeasured = measured !== null && isAsKept(written, measured);
    // What was written before stays as it was written, in whatever unit it is sent back.
    const isBefore = before !== undefined && isAsKept(written, milesOf(before));
    const [counts, manual] =
      isBefore && (before.tenthKilometers !== null || !isMeasured)
        ? [milesOf(before), before.manualTenthMiles]
        : isMeasured
          ? [measured, null]
          : [written, written.tenthMiles];
    const isExemptBefore = before !== undefined && isAsKept(exemptOf(correction), exemptOf(before));
    const exempt = cappedExempt(exemptOf(isExemptBefore ? before : correction), counts);
    const { exemptTenthMiles } = exempt;
    const said = correction.reason ?? (who.reason || before?.correctionReason || '');
    const correctionReason = manual === null ? '' : said;
    const unchanged =
      before !== undefined &&
      before.manualTenthMiles === manual &&
      before.tenthKilometers === counts.tenthKilometers &&
      before.exemptTenthMiles === exemptTenthMiles &&
      before.exemptTenthKilometers === exempt.exemptTenthKilometers &&
      before.correctionReason === correctionReason &&
      before.exemptReason === correction.exemptReason;
    return {
      jurisdiction: correction.jurisdiction,
      ...counts,
      routedTenthMiles: routed,
      manualTenthMiles: manual,
      ...exempt,
      exemptReason: exemptTenthMiles > 0 ? correction.exemptReason : '',
      correctionReason,
      correctedBy: unchanged
        ? before.correctedBy
        : manual === null && exemptTenthMiles === 0
          ? null
          : who.userId,
      correctedAt: unchanged ? before.correctedAt : manual === null && exemptTenthMiles === 0 ? null : who.at,
    };
  });
  // A routed jurisdiction that was taken off is a correction to zero: the routed value stays beside it.
  const off = rows
    .filter(
      (row) =>
        row.routedTenthMiles !== null &&
        !corrections.some(({ jurisdiction }) => jurisdiction === row.jurisdiction),
    )
    .map((row): JurisdictionRow => ({
      ...row,
      tenthMiles: 0,
      tenthKilometers: null,
      manualTenthMiles: 0,
      ...NOT_EXEMPT,
      exemptReason: '',
      correctionReason: who.reason || row.correctionReason,
      correctedBy: row.manualTenthMiles === 0 ? row.correctedBy : who.userId,
      correctedAt: row.manualTenthMiles === 0 ? row.correctedAt : who.at,
    }));
  return [...written, ...off];
}

const NOTHING: Distance = { tenthMiles: 0, tenthKilometers: null };

/** The corrections that change something; a table that is sent back as it was read corrects nothing. */
export function changedCorrections(
  rows: readonly JurisdictionRow[],
  corrections: readonly Correction[],
): Correction[] {
  const old = new Map(rows.map((row) => [row.jurisdiction, row]));
  return corrections.filter((correction) => {
    const { exemptTenthMiles, exemptReason, reason } = correction;
    const row = old.get(correction.jurisdiction);
    return (
      !isAsKept(milesOf(correction), row ? milesOf(row) : NOTHING) ||
      !isAsKept(exemptOf(correction), row ? exemptOf(row) : NOTHING) ||
      (exemptTenthMiles > 0 && row?.exemptReason !== exemptReason) ||
      (reason !== undefined &&
        row !== undefined &&
        row.manualTenthMiles !== null &&
        row.correctionReason !== reason)
    );
  });
}

/** The table after corrections of some jurisdictions: those that are not named keep their miles. */
export function correctNamed(
  rows: readonly JurisdictionRow[],
  corrections: readonly Correction[],
  who: Corrector,
): JurisdictionRow[] {
  const isNamed = (row: { jurisdiction: string }) =>
    corrections.some(({ jurisdiction }) => jurisdiction === row.jurisdiction);
  const named = applyCorrections(rows.filter(isNamed), corrections, who);
  const after = new Map(named.map((row) => [row.jurisdiction, row]));
  return [
    ...rows.map((row) => after.get(row.jurisdiction) ?? row),
    ...named.filter(({ jurisdiction }) => !rows.some((row) => row.jurisdiction === jurisdiction)),
  ];
}

/** The table with the routed miles again. Rows that only a person wrote go. */
export function discardCorrections(rows: readonly JurisdictionRow[]): JurisdictionRow[] {
  return rows.flatMap((row) => {
    if (row.routedTenthMiles === null) return [];
    const routed = { tenthMiles: row.routedTenthMiles, tenthKilometers: null };
    const exempt = cappedExempt(exemptOf(row), routed);
    const isExempt = exempt.exemptTenthMiles > 0;
    return [
      {
        ...row,
        ...routed,
        manualTenthMiles: null,
        ...exempt,
        correctionReason: '',
        correctedBy: isExempt ? row.correctedBy : null,
        correctedAt: isExempt ? row.correctedAt : null,
      },
    ];
  });
}

export const totalTenthMiles = (rows: readonly { tenthMiles: number }[]): number =>
  rows.reduce((total, row) => total + row.tenthMiles, 0);

export const isCorrected = (rows: readonly { manualTenthMiles: number | null }[]): boolean =>
  rows.some((row) => row.manualTenthMiles !== null);

/** Whether there are miles that corrections replace. Those that came with the trip replace none. */
export const hasMilesBefore = (rows: readonly { routedTenthMiles: number | null }[]): boolean =>
  rows.some((row) => row.routedTenthMiles !== null);

/** By how much the miles by state and the odometer differ: tenths, positive when the odometer shows more. Null: not known. */
export function odometerDifference(
  rows: readonly { tenthMiles: number }[],
  startTenths: number | null,
  endTenths: number | null,
): number | null {
  if (startTenths === null || endTenths === null) return null;
  return endTenths - startTenths - totalTenthMiles(rows);
}
