import { findingTitle, type ResolvedFinding } from '~/areas/ledger/rules/finding';
import type { UnitSystem } from '~/engine/units/conversion';

export interface FindingView {
  key: string;
  title: string;
  message: string;
  resolution: string | null;
  /** What it is on. */
  on: ResolvedFinding['on'];
}

export interface FindingGroup {
  title: string;
  findings: FindingView[];
}

/** The questions by what they are about, in the order of their first. */
export function findingGroups(findings: readonly ResolvedFinding[], units: UnitSystem): FindingGroup[] {
  const groups = new Map<string, FindingView[]>();
  for (const finding of findings) {
    const title = finding.resolution ? 'In order' : findingTitle(finding.kind, units);
    groups.set(title, [...(groups.get(title) ?? []), viewOf(finding, units)]);
  }
  return [...groups].map(([title, views]) => ({ title, findings: views }));
}

const viewOf = (finding: ResolvedFinding, units: UnitSystem): FindingView => ({
  key: finding.key,
  title: findingTitle(finding.kind, units),
  message: finding.message,
  resolution: finding.resolution
    ? [finding.resolution.reason, finding.resolution.by].filter(Boolean).join(', by ')
    : null,
  on: finding.on,
});
