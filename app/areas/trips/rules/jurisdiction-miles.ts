/** The per-state table of a trip: what was routed, what a person corrected, what is exempt. */

export interface JurisdictionRow {
  jurisdiction: string;
  /** What counts: the correction where there is one, else the routed miles. Tenths of a mile. */
  tenthMiles: number;
  routedTenthMiles: number | null;
  manualTenthMiles: number | null;
  exemptTenthMiles: number;
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
  exemptTenthMiles: number;
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

/** Tax-free miles are never more than the miles. */
const capped = (exempt: number, miles: number): number => Math.max(0, Math.min(exempt, miles));

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
      const counts = before?.manualTenthMiles ?? tenthMiles;
      const exemptTenthMiles = capped(before?.exemptTenthMiles ?? 0, counts);
      return {
        jurisdiction,
        tenthMiles: counts,
        routedTenthMiles: tenthMiles,
        manualTenthMiles: before?.manualTenthMiles ?? null,
        exemptTenthMiles,
        exemptReason: exemptTenthMiles > 0 ? (before?.exemptReason ?? '') : '',
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
    const read = before?.manualTenthMiles === null ? before.tenthMiles : null;
    const manual = correction.tenthMiles === (routed ?? read) ? null : correction.tenthMiles;
    const exemptTenthMiles = capped(correction.exemptTenthMiles, correction.tenthMiles);
    const said = correction.reason ?? (who.reason || before?.correctionReason || '');
    const correctionReason = manual === null ? '' : said;
    const unchanged =
      before !== undefined &&
      before.manualTenthMiles === manual &&
      before.exemptTenthMiles === exemptTenthMiles &&
      before.correctionReason === correctionReason &&
      before.exemptReason === correction.exemptReason;
    return {
      jurisdiction: correction.jurisdiction,
      tenthMiles: correction.tenthMiles,
      routedTenthMiles: routed,
      manualTenthMiles: manual,
      exemptTenthMiles,
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
      manualTenthMiles: 0,
      exemptTenthMiles: 0,
      exemptReason: '',
      correctionReason: who.reason || row.correctionReason,
      correctedBy: row.manualTenthMiles === 0 ? row.correctedBy : who.userId,
      correctedAt: row.manualTenthMiles === 0 ? row.correctedAt : who.at,
    }));
  return [...written, ...off];
}

/** The corrections that change something; a table that is sent back as it was read corrects nothing. */
export function changedCorrections(
  rows: readonly JurisdictionRow[],
  corrections: readonly Correction[],
): Correction[] {
  const old = new Map(rows.map((row) => [row.jurisdiction, row]));
  return corrections.filter(({ jurisdiction, tenthMiles, exemptTenthMiles, exemptReason, reason }) => {
    const row = old.get(jurisdiction);
    return (
      (row?.tenthMiles ?? 0) !== tenthMiles ||
      (row?.exemptTenthMiles ?? 0) !== exemptTenthMiles ||
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
    const exemptTenthMiles = capped(row.exemptTenthMiles, row.routedTenthMiles);
    return [
      {
        ...row,
        tenthMiles: row.routedTenthMiles,
        manualTenthMiles: null,
        exemptTenthMiles,
        correctionReason: '',
        correctedBy: exemptTenthMiles > 0 ? row.correctedBy : null,
        correctedAt: exemptTenthMiles > 0 ? row.correctedAt : null,
      },
    ];
  });
}

export const totalTenthMiles = (rows: readonly { tenthMiles: number }[]): number =>
  rows.reduce((total, row) => total + row.tenthMiles, 0);

export const isCorrected = (rows: readonly { manualTenthMiles: number | null }[]): boolean =>
  rows.some((row) => row.manualTenthMiles !== null);

/** Whether there are miles that corrections stand before. Those that came with the trip stand before none. */
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
