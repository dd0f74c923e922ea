import type { EquipmentShare } from '~/engine/ifta/allocate-shares';
import type { LineChange } from '~/engine/ifta/amend-return';
import type { Currency } from '~/engine/ifta/base-profile';
import type { IftaReturn } from '~/engine/ifta/return-types';
import {
  dateText,
  dateTextOrNull,
  dateValue,
  dateValueOrNull,
  json,
} from '~/platform/database/column-values.server';
import type { FiledReturn as FiledReturnRow } from '~/platform/database/generated/prisma/client';
import type { QuarterAnswer } from '~/areas/returns/rules/interview';
import type { CarrierScope } from '~/platform/database/scope.server';

/** The figures of a return exactly as they were filed. */
export interface FiledFigures {
  computed: IftaReturn;
  shares: EquipmentShare[];
  units: { id: number; unit: string; vin: string | null; fuelType: string }[];
  outsideUnits: string[];
  /** Of an amended return: what it changed line by line, with the interest of the day it was paid. Absent on returns filed by early releases. */
  changes?: LineChange[];
}

/** What the figures were made from. */
export interface FiledSources {
  rates: { revision: number; sha256: string; tier: string; matrixStatus: string; checkedOn: string } | null;
  trips: { count: number; sha256: string };
  fuel: { count: number; sha256: string };
  /** SHA-256 of the figures themselves. */
  figuresSha256: string;
  /** What was answered before it was filed, by whom and when. Absent where nothing was asked. */
  answers?: QuarterAnswer[];
}

export type CreditUse = 'carry' | 'refund';

export interface FiledReturn {
  id: string;
  quarterKey: number;
  version: number;
  filedOn: string;
  paidOn: string | null;
  confirmation: string;
  notes: string;
  figures: FiledFigures;
  sources: FiledSources;
  currency: Currency;
  netTaxCents: number;
  interestCents: number;
  penaltyCents: number;
  dueCents: number;
  differenceCents: number | null;
  creditAppliedCents: number;
  creditUse: CreditUse;
  createdAt: Date;
  createdBy: string;
  reopenedAt: Date | null;
  reopenedBy: string | null;
  reopenReason: string | null;
}

export type FiledSummary = Omit<FiledReturn, 'figures' | 'sources'>;

export type NewFiledReturn = Omit<
  FiledReturn,
  'id' | 'createdAt' | 'createdBy' | 'reopenedAt' | 'reopenedBy' | 'reopenReason'
> & { id: string };

const toFiled = ({
  carrierId: _carrier,
  filedOn,
  paidOn,
  figures,
  sources,
  currency,
  creditUse,
  ...row
}: FiledReturnRow): FiledReturn => ({
  ...row,
  filedOn: dateText(filedOn),
  paidOn: dateTextOrNull(paidOn),
  figures: figures as unknown as FiledFigures,
  sources: sources as unknown as FiledSources,
  currency: currency as Currency,
  creditUse: creditUse as CreditUse,
});

export async function insertFiledReturn(scope: CarrierScope, filed: NewFiledReturn, at: Date): Promise<void> {
  const { filedOn, paidOn, figures, sources, ...rest } = filed;
  await scope.db.filedReturn.create({
    data: {
      ...rest,
      filedOn: dateValue(filedOn),
      paidOn: dateValueOrNull(paidOn),
      figures: json(figures),
      sources: json(sources),
      carrierId: scope.carrierId,
      createdBy: scope.userId,
      createdAt: at,
    },
  });
}

/** The versions of a quarter's return, newest first, with all figures. */
export async function listFiledReturns(scope: CarrierScope, quarterKey: number): Promise<FiledReturn[]> {
  const rows = await scope.db.filedReturn.findMany({
    where: { carrierId: scope.carrierId, quarterKey },
    orderBy: { version: 'desc' },
  });
  return rows.map(toFiled);
}

/** The version in force of a quarter that is filed now; null where it is not, or was only locked. */
export async function findFiledReturn(scope: CarrierScope, quarterKey: number): Promise<FiledReturn | null> {
  const row = await scope.db.filedReturn.findFirst({
    where: { carrierId: scope.carrierId, quarterKey, reopenedAt: null },
    orderBy: { version: 'desc' },
  });
  return row && toFiled(row);
}

/** The figures in force of those of these quarters that were filed here, by quarter. */
export async function readFiledReturns(
  scope: CarrierScope,
  quarterKeys: readonly number[],
): Promise<Map<number, IftaReturn>> {
  const lists = await readFiledLists(scope, quarterKeys, null);
  return new Map(lists.map(({ quarterKey, computed }) => [quarterKey, computed]));
}

/** What the list shows of a filed quarter: its return, which fuels each vehicle burned, and one vehicle's whole share. */
export interface FiledList {
  quarterKey: number;
  computed: IftaReturn;
  fuels: Pick<EquipmentShare, 'equipmentId' | 'fuels'>[];
  /** Null where the vehicle has none, or none was asked for. */
  own: EquipmentShare | null;
}

/** The versions in force of these quarters; with the share of the vehicle of this name. */
export async function readFiledLists(
  scope: CarrierScope,
  quarterKeys: readonly number[],
  vehicle: string | null,
): Promise<FiledList[]> {
  if (quarterKeys.length === 0) return [];
  return scope.db.$queryRaw<FiledList[]>`
    SELECT DISTINCT ON (f."quarterKey") f."quarterKey", f."figures"->'computed' AS "computed",
      COALESCE((SELECT json_agg(json_build_object('equipmentId', s->'equipmentId', 'fuels', s->'fuels'))
        FROM jsonb_array_elements(f."figures"->'shares') s), '[]'::json) AS "fuels",
      (SELECT s FROM jsonb_array_elements(f."figures"->'shares') s WHERE s->>'equipmentId' = ${vehicle}) AS "own"
    FROM "filed_return" f
    WHERE f."carrierId" = ${scope.carrierId}::uuid AND f."quarterKey" = ANY(${[...quarterKeys]}::int[]) AND f."reopenedAt" IS NULL
    ORDER BY f."quarterKey", f."version" DESC`;
}

const SUMMARY = { figures: true, sources: true } as const;

/** Every version of every quarter without its figures, newest quarter and version first. */
export async function listFilings(scope: CarrierScope): Promise<FiledSummary[]> {
  const rows = await scope.db.filedReturn.findMany({
    where: { carrierId: scope.carrierId },
    orderBy: [{ quarterKey: 'desc' }, { version: 'desc' }],
    omit: SUMMARY,
  });
  return rows.map(({ carrierId: _carrier, filedOn, paidOn, currency, creditUse, ...row }) => ({
    ...row,
    filedOn: dateText(filedOn),
    paidOn: dateTextOrNull(paidOn),
    currency: currency as Currency,
    creditUse: creditUse as CreditUse,
  }));
}

/** Notes that the version in force was opened again. @returns false where there is none. */
export async function markReopened(
  scope: CarrierScope,
  quarterKey: number,
  reason: string,
  at: Date,
): Promise<boolean> {
  const { count } = await scope.db.filedReturn.updateMany({
    where: { carrierId: scope.carrierId, quarterKey, reopenedAt: null },
    data: { reopenedAt: at, reopenedBy: scope.userId, reopenReason: reason },
  });
  return count > 0;
}

/** Whether the quarter's records are locked now. */
export async function isQuarterFiled(scope: CarrierScope, quarterKey: number): Promise<boolean> {
  return (await scope.db.filedQuarter.count({ where: { carrierId: scope.carrierId, quarterKey } })) > 0;
}
