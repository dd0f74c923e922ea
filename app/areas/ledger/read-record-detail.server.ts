import {
  readFuelDetail,
  readTripDetail,
  type FuelDetail,
  type TripDetail,
} from '~/areas/ledger/data/ledger-details.server';
import { readLedgerPage, type LedgerRow } from '~/areas/ledger/data/ledger-list.server';
import { filedAmong } from '~/areas/returns/data/filed-quarters.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { readTrip, type TripView } from '~/areas/trips/read-trip.server';
import { notFound, ok, type Result } from '~/engine/result';
import type { UnitSystem } from '~/engine/units/conversion';
import type { EntryKind } from '~/areas/trips/rules/list-id';
import type { Ctx } from '~/platform/context';
import { answered, findingsOf, type RowFinding } from './row-findings.server';

/** What a row of the list shows when it is opened. */
export interface RecordDetail extends LedgerRow {
  locked: boolean;
  findings: RowFinding[];
  tripDetail: TripDetail | null;
  fuelDetail: FuelDetail | null;
  /** The trip with its road; null for fuel. */
  road: TripView | null;
}

const ALONE = { start: 0, length: 1, order: 'date', direction: 'desc' } as const;

export async function readRecordDetail(
  ctx: Ctx<CarrierScope>,
  { kind, id }: { kind: EntryKind; id: number },
  units: UnitSystem,
): Promise<Result<RecordDetail>> {
  const { scope } = ctx;
  const [[row], tripDetail, fuelDetail, road] = await Promise.all([
    readLedgerPage(scope, { record: { kind, id } }, ALONE),
    kind === 'trip' ? readTripDetail(scope, id) : null,
    kind === 'fuel' ? readFuelDetail(scope, id) : null,
    kind === 'trip' ? readTrip(ctx, id) : null,
  ]);
  if (!row) return notFound('This record was not found. It may have been deleted.');
  const [[findings = []], filed] = await Promise.all([
    answered(scope, [findingsOf(row, units)], true),
    filedAmong(scope, [row.quarterKey]),
  ]);
  return ok({
    ...row,
    locked: filed.length > 0,
    findings,
    tripDetail,
    fuelDetail,
    road: road?.ok ? road.value : null,
  });
}
