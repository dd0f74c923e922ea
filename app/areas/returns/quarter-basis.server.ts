import { toCarrier, type Carrier } from '~/areas/carriers/data/carriers.server';
import { inListOrder, toEquipment, type Equipment } from '~/areas/equipment/data/equipment.server';
import { toOwnRate } from '~/areas/rates/data/own-rates.server';
import { toPublishedQuarter, type PublishedQuarter } from '~/areas/rates/data/rates.server';
import type { OwnRate } from '~/areas/rates/rules/own-rate';
import { readBasisRows, type QuarterRows } from '~/areas/returns/data/quarter-basis.server';
import { quarterKey, type Quarter } from '~/engine/calendar/quarter';
import type { CarrierScope } from '~/platform/database/scope.server';

/** What returns are computed from beside the records and the rates, for any number of quarters. */
export interface QuarterBasis {
  carrier: Carrier;
  /** All vehicles, active ones first, by unit number. */
  equipment: Equipment[];
  /** The first quarter with a record. */
  earliest: number | null;
  /** The last one. */
  latest: number | null;
  /** One of the quarters that were read; throws RangeError for any other. */
  of(quarter: Quarter): BasisOfQuarter;
}

export interface BasisOfQuarter extends Pick<QuarterRows, 'exemptPeriods' | 'isFiled' | 'versions'> {
  published: PublishedQuarter | null;
  ownRates: OwnRate[];
}

/** In one statement, so that all of it is of one moment. */
export async function readQuarterBasis(
  scope: CarrierScope,
  quarters: readonly Quarter[],
): Promise<QuarterBasis> {
  const rows = await readBasisRows(scope, quarters);
  const found = new Map(rows.quarters.map((quarter) => [quarter.key, toBasis(quarter)]));
  return {
    carrier: toCarrier(rows.carrier),
    equipment: inListOrder(rows.equipment.map(toEquipment)),
    earliest: rows.earliest,
    latest: rows.latest,
    of(quarter) {
      const basis = found.get(quarterKey(quarter));
      if (!basis) throw new RangeError(`Quarter ${quarterKey(quarter)} was not read`);
      return basis;
    },
  };
}

const toBasis = ({ published, ownRates, exemptPeriods, isFiled, versions }: QuarterRows): BasisOfQuarter => ({
  published: published && toPublishedQuarter(published),
  ownRates: ownRates.map(toOwnRate),
  exemptPeriods,
  isFiled,
  versions,
});
