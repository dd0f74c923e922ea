import {
  featureNames,
  roleName,
  SUPPORT_KIND_NAMES,
  SUPPORT_STATUS_NAMES,
  type SupportKind,
  type SupportStatus,
} from '~/areas/support/rules/choices';
import { sizeInKb } from '~/areas/support/rules/attachment';
import { zonedText } from '~/engine/calendar/zoned-time';
import type { SupportRecord } from '~/areas/support/list-own-requests.server';

export interface RequestView {
  id: string;
  kind: SupportKind;
  kindName: string;
  status: SupportStatus;
  statusName: string;
  asked: string;
  facts: { name: string; value: string }[];
  answer: string;
  files: { id: string; name: string; size: string }[];
}

interface RequestFields {
  userRoleId?: number;
  expectedFeatureIds?: number[];
  fleetSize?: number;
  comment?: string;
  name?: string;
  phone?: string;
  startsAt?: string;
  timeZone?: string;
  subject?: string;
  message?: string;
}

/** What was filled in, as names and values. */
export function requestFacts(given: unknown): { name: string; value: string }[] {
  const fields = (given ?? {}) as RequestFields;
  const phone = fields.phone?.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
  const facts: [string, string | undefined][] = [
    ['You are', fields.userRoleId === undefined ? undefined : roleName(fields.userRoleId)],
    ['Trucks', fields.fleetSize?.toString()],
    [
      'Would help',
      fields.expectedFeatureIds ? featureNames(fields.expectedFeatureIds).join(', ') : undefined,
    ],
    ['Name', fields.name],
    ['Phone', phone],
    [
      'When',
      fields.startsAt && fields.timeZone
        ? zonedText(Date.parse(fields.startsAt), fields.timeZone)
        : undefined,
    ],
    ['Subject', fields.subject],
    ['Message', fields.message],
    ['Comment', fields.comment],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

export function requestView(record: SupportRecord, timeZone: string): RequestView {
  const { id, kind, status, fields, answer, createdAt, attachments } = record;
  return {
    id,
    kind,
    kindName: SUPPORT_KIND_NAMES[kind],
    status,
    statusName: SUPPORT_STATUS_NAMES[status],
    asked: zonedText(createdAt.getTime(), timeZone),
    facts: requestFacts(fields),
    answer,
    files: attachments.map((file) => ({ id: file.id, name: file.fileName, size: sizeInKb(file.sizeBytes) })),
  };
}

/** A request as the API names it. */
export const requestResource = ({
  id,
  kind,
  status,
  fields,
  answer,
  createdAt,
  decidedAt,
  attachments,
}: SupportRecord) => ({
  id,
  kind,
  status,
  ...(fields as object),
  answer,
  created_at: createdAt.toISOString(),
  decided_at: decidedAt?.toISOString() ?? null,
  attachments: attachments.map((file) => ({
    id: file.id,
    file_name: file.fileName,
    file_size: sizeInKb(file.sizeBytes),
  })),
});
