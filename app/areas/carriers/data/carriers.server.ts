import type { LocalDate } from '~/engine/calendar/local-date';
import { dateTextOrNull, dateValueOrNull } from '~/platform/database/column-values.server';
import type { PaperSize } from '~/areas/carriers/rules/paper-size';
import { isMembershipRole, type MembershipRole } from '~/engine/roles';
import type { Carrier as CarrierRow } from '~/platform/database/generated/prisma/client';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';

export interface Carrier {
  id: string;
  legalName: string;
  usdot: string | null;
  iftaLicence: string | null;
  /** Account and fleet number of the IRP registration. */
  irpAccount: string | null;
  irpFleet: string | null;
  /** What documents are printed on; null: Letter. */
  paperSize: PaperSize | null;
  /** Since when it holds the license; null where nobody has said. */
  licensedSince: LocalDate | null;
  baseJurisdiction: string | null;
  units: 'us' | 'metric';
  street: string | null;
  city: string | null;
  region: string | null;
  postalCode: string | null;
  contactName: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  timeZone: string;
  planPackageId: string;
  freeLimitDoubled: boolean;
  freeLimitRequestedAt: Date | null;
  /** Set by the administration: everybody may only read. */
  disabledAt: Date | null;
  disabledReason: string | null;
  /** Who works on it signs in by two steps, or sees none of its records. */
  requiresTwoStep: boolean;
  /** Invented records: no return of it is real, and it costs nothing. */
  isSandbox: boolean;
  sandboxOf: string | null;
  /** Null while a sandbox is being filled: everybody may only read. */
  sandboxReadyAt: Date | null;
  revision: number;
}

/** What the carrier's own people may change. */
export type CarrierProfile = Omit<
  Carrier,
  | 'id'
  | 'planPackageId'
  | 'freeLimitDoubled'
  | 'freeLimitRequestedAt'
  | 'disabledAt'
  | 'disabledReason'
  | 'requiresTwoStep'
  | 'isSandbox'
  | 'sandboxOf'
  | 'sandboxReadyAt'
  | 'revision'
>;

/** A carrier as it is in a list of carriers that a person works for. */
export interface CarrierChoice {
  id: string;
  legalName: string;
  role: MembershipRole;
  /** Begun under the person's address before they proved it: they have not said yet whether they keep it. */
  isUndecided: boolean;
  isSandbox: boolean;
}

export const toCarrier = ({
  createdAt: _created,
  updatedAt: _updated,
  licensedSince,
  paperSize,
  ...row
}: CarrierRow): Carrier => ({
  ...row,
  licensedSince: dateTextOrNull(licensedSince),
  paperSize: paperSize as PaperSize | null,
});

export const readCarrier = async (scope: CarrierScope): Promise<Carrier> =>
  toCarrier(await scope.db.carrier.findUniqueOrThrow({ where: { id: scope.carrierId } }));

/** Saves the profile where nobody has changed it since `revision` was read. @returns false where someone has. */
export async function updateCarrierProfile(
  scope: CarrierScope,
  revision: number,
  profile: CarrierProfile,
): Promise<boolean> {
  const { count } = await scope.db.carrier.updateMany({
    where: { id: scope.carrierId, revision },
    data: {
      ...profile,
      licensedSince: dateValueOrNull(profile.licensedSince),
      revision: { increment: 1 },
    },
  });
  return count === 1;
}

/** Whether its people must sign in by two steps. @returns false where it was so already. */
export async function setTwoStepRequired(scope: CarrierScope, requiresTwoStep: boolean): Promise<boolean> {
  const { count } = await scope.db.carrier.updateMany({
    where: { id: scope.carrierId, requiresTwoStep: !requiresTwoStep },
    data: { requiresTwoStep },
  });
  return count === 1;
}

/** A new carrier with its first owner. */
export async function insertCarrier(
  scope: SystemScope,
  input: Partial<CarrierProfile> & { legalName: string },
  ownerId: string,
  ownId?: string,
): Promise<string> {
  const { id } = await scope.db.carrier.create({
    data: {
      ...input,
      ...(ownId === undefined ? {} : { id: ownId }),
      licensedSince: dateValueOrNull(input.licensedSince ?? null),
      memberships: { create: { userId: ownerId, role: 'owner' } },
    },
    select: { id: true },
  });
  return id;
}

/** Carriers without any member, and everything that hangs on them. */
export async function deleteCarriersWithoutMembers(scope: SystemScope, ids: string[]): Promise<number> {
  const { count } = await scope.db.carrier.deleteMany({
    where: { id: { in: ids }, memberships: { none: {} } },
  });
  return count;
}

/** Reads the JSON list of choices that the session query brings along. */
export function parseCarrierChoices(json: unknown): CarrierChoice[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap(
    (entry: {
      id?: unknown;
      legalName?: unknown;
      role?: unknown;
      isUndecided?: unknown;
      isSandbox?: unknown;
    }) =>
      typeof entry.id === 'string' && typeof entry.legalName === 'string' && isMembershipRole(entry.role)
        ? [
            {
              id: entry.id,
              legalName: entry.legalName,
              role: entry.role,
              isUndecided: entry.isUndecided === true,
              isSandbox: entry.isSandbox === true,
            },
          ]
        : [],
  );
}
