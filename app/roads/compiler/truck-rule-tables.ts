import type { TruckRuleTables } from '../format/network-tables';
import type { TruckRuleText } from '../text/network-statements';
import type { MergingEdge } from './merge-nodes';
import { shownHighway } from './shown-highway';

/** The rules for trucks and the edges of each -> the tables of the file, in the order of the texts. */
export function truckRuleTables(
  rules: readonly TruckRuleText[],
  edges: readonly Pick<MergingEdge, 'truckRules'>[],
): TruckRuleTables {
  const edgesOf = rules.map((): number[] => []);
  edges.forEach(({ truckRules }, e) => truckRules.forEach((rule) => edgesOf[rule]!.push(e)));
  const start = [0];
  for (const list of edgesOf) start.push(start.at(-1)! + list.length);
  return {
    words: rules.flatMap((rule) => [rule.name, stretchText(rule), rule.reason, rule.source]),
    limits: Int32Array.from(
      rules.flatMap(({ limits }) => [
        (limits.commercial ? 1 : 0) | (limits.hazmat ? 2 : 0),
        limits.lengthInches,
        limits.heightInches,
        limits.widthInches,
        limits.weightPounds,
        limits.closedFrom,
        limits.closedTo,
      ]),
    ),
    edgeStart: Int32Array.from(start),
    edge: Int32Array.from(edgesOf.flat()),
  };
}

/** "US-441 from Cherokee, NC to Gatlinburg, TN"; a bridge on a piece by its highway, one that is its own road by its name alone. */
function stretchText({ before, beforeJurisdiction, after, afterJurisdiction, part }: TruckRuleText): string {
  const [, highway, place] = /^([A-Z]{1,3}-\S+) (.+)$/.exec(before) ?? [];
  if (highway && part) return shownHighway(highway);
  return highway
    ? `${shownHighway(highway)} from ${place}, ${beforeJurisdiction} to ${after}, ${afterJurisdiction}`
    : '';
}
