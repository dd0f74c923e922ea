import * as z from 'zod';
import {
  carrierProfileSchema,
  invitationSchema,
  newCarrierSchema,
} from '~/areas/carriers/rules/carrier.schema';
import { apiNameOf } from '~/areas/carriers/views/carrier-names';
import { PAPER_SIZES } from '~/areas/carriers/rules/paper-size';
import { MEMBERSHIP_ROLES } from '~/engine/roles';
import {
  dataOf,
  moment,
  named,
  withApiNames,
  type Operation,
} from '~/platform/http/openapi/operation.server';
import {
  answerChangeCarrier,
  answerChangeRole,
  answerChooseCarrier,
  answerCreateCarrier,
  answerDeleteSandbox,
  answerInvite,
  answerListCarriers,
  answerListPeople,
  answerReadCarrier,
  answerRemoveMember,
  answerResetSandbox,
  answerWithdrawInvitation,
} from './handlers.server';

const role = z.enum(MEMBERSHIP_ROLES);
const text = z.string().nullable();

const choice = named(
  'CarrierChoice',
  z.object({
    id: z.uuid(),
    name: z.string(),
    role,
    current: z.boolean().describe('The one that this sign-in or token works on.'),
    sandbox: z.boolean().describe('Invented records to try things on: nothing of it is real.'),
  }),
);

const carrier = named(
  'Carrier',
  z.object({
    id: z.uuid(),
    legal_name: z.string(),
    usdot: text,
    ifta_license: text,
    irp_account: text.describe('Account of the IRP registration.'),
    irp_fleet: text.describe('Fleet number of the IRP registration.'),
    paper_size: z.enum(PAPER_SIZES).nullable().describe('What documents are printed on; null is Letter.'),
    licensed_since: z.iso
      .date()
      .nullable()
      .describe('When the IFTA license began: quarters before are never late. Null where it is not given.'),
    base_jurisdiction: text,
    units: z.enum(['us', 'metric']),
    street: text,
    city: text,
    region: text,
    postal_code: text,
    contact_name: text,
    contact_email: text,
    contact_phone: text.describe('Ten digits.'),
    time_zone: z.string().describe('IANA name: decides which day is today.'),
    package_id: z.string(),
    sandbox: z.boolean().describe('Invented records to try things on: nothing of it is real.'),
    sandbox_ready: z
      .boolean()
      .nullable()
      .describe(
        'False while the records of a sandbox are made: it can be read and not changed. Null of other carriers.',
      ),
    revision: z.int(),
  }),
);

const member = named(
  'Member',
  z.object({ user_id: z.uuid(), name: z.string(), email: z.string(), role, since: moment }),
);
const invitation = named(
  'Invitation',
  z.object({ id: z.uuid(), email: z.string(), role, created_at: moment, expires_at: moment }),
);

const outer = Object.fromEntries(Object.entries(apiNameOf).map(([inner, name]) => [name, inner]));
const profileBody = withApiNames(carrierProfileSchema.shape, outer)
  .partial()
  .extend({
    revision: z.int().optional().describe('The revision you read; 409 where it is no longer the last.'),
  });

const ANOTHER = '5b0c4f52-7d1e-4a86-9c33-0f6d2a8e4b01';

export const carrierOperations: Operation[] = [
  {
    id: 'listCarriers',
    tag: 'carriers',
    method: 'GET',
    path: '/carriers',
    access: 'user',
    scope: 'carrier:read',
    summary: 'List the carriers you work for',
    notes: 'A named API token belongs to one carrier and lists that one.',
    answers: { 200: { text: 'All of them.', schema: dataOf(z.array(choice)) } },
    example: { status: 200 },
    handle: answerListCarriers,
  },
  {
    id: 'createCarrier',
    tag: 'carriers',
    method: 'POST',
    path: '/carriers',
    access: 'user',
    scope: 'carrier:admin',
    summary: 'Add a carrier',
    notes:
      'You own it, and this sign-in works on it from now on. With sandbox true it is your sandbox, one for each person: invented trucks, trips and fuel of six quarters, which a job makes; it costs nothing, needs no plan, and its papers are marked. Asked for again it is the same one.',
    body: {
      schema: withApiNames(newCarrierSchema.shape, { name: 'legalName' })
        .partial()
        .extend({ sandbox: z.boolean().optional().describe('Your sandbox. It has a name of its own.') }),
      refusesOthers: true,
    },
    answers: { 201: { text: 'The carrier.', schema: dataOf(choice) } },
    problems: [403],
    example: { body: { name: 'Northline Freight LLC' }, status: 403 },
    handle: answerCreateCarrier,
  },
  {
    id: 'chooseCarrier',
    tag: 'carriers',
    method: 'POST',
    path: '/carriers/{id}/choice',
    access: 'user',
    scope: 'carrier:admin',
    summary: 'Work on another carrier',
    notes: 'For this sign-in. /login takes carrier_id as well.',
    params: { id: z.uuid() },
    answers: { 200: { text: 'The carrier.', schema: dataOf(choice) } },
    problems: [403, 404],
    example: { params: { id: ANOTHER }, status: 403 },
    handle: answerChooseCarrier,
  },
  {
    id: 'resetSandbox',
    tag: 'carriers',
    method: 'POST',
    path: '/carriers/{id}/reset',
    access: 'user',
    scope: 'carrier:admin',
    summary: 'Reset a sandbox',
    notes:
      'For owners. A job erases its records and makes those of the beginning: sandbox_ready of GET /carrier tells when it is done. Until then it can be read and not changed, and another reset changes nothing. People, tokens and webhooks stay. Records have new ids, and the list of deletions begins anew: a program that copies starts over.',
    params: { id: z.uuid() },
    answers: { 202: { text: 'The sandbox, which is being reset.', schema: dataOf(choice) } },
    problems: [403, 404],
    example: { params: { id: ANOTHER }, status: 404 },
    handle: answerResetSandbox,
  },
  {
    id: 'deleteSandbox',
    tag: 'carriers',
    method: 'DELETE',
    path: '/carriers/{id}',
    access: 'user',
    scope: 'carrier:admin',
    summary: 'Delete a sandbox',
    notes: 'For owners. Erases it with all its records at once. Other carriers are not found here.',
    params: { id: z.uuid() },
    answers: { 200: { text: 'Done.', schema: dataOf(z.null()) } },
    problems: [403, 404],
    example: { params: { id: ANOTHER }, status: 404 },
    handle: answerDeleteSandbox,
  },
  {
    id: 'readCarrier',
    tag: 'carriers',
    method: 'GET',
    path: '/carrier',
    access: 'carrier',
    scope: 'carrier:read',
    summary: 'Read the carrier’s profile',
    answers: { 200: { text: 'The carrier worked on.', schema: dataOf(carrier) } },
    example: { status: 200 },
    handle: answerReadCarrier,
  },
  {
    id: 'changeCarrier',
    tag: 'carriers',
    method: 'PUT',
    takesPatch: true,
    path: '/carrier',
    access: 'carrier',
    scope: 'carrier:admin',
    summary: 'Change the carrier’s profile',
    notes: 'For owners. Changes what the body names and keeps the rest; null empties a field.',
    body: { schema: profileBody },
    answers: { 200: { text: 'The changed profile.', schema: dataOf(carrier) } },
    problems: [403, 409, 412],
    example: { body: { usdot: '1234567', contact_name: 'Dana Reyes' }, status: 200 },
    handle: answerChangeCarrier,
  },
  {
    id: 'listPeople',
    tag: 'carriers',
    method: 'GET',
    path: '/people',
    access: 'carrier',
    scope: 'carrier:read',
    summary: 'List who works on the carrier',
    answers: {
      200: {
        text: 'Members, and invitations that are open.',
        schema: dataOf(z.object({ members: z.array(member), invitations: z.array(invitation) })),
      },
    },
    example: { status: 200 },
    handle: answerListPeople,
  },
  {
    id: 'invitePerson',
    tag: 'carriers',
    method: 'POST',
    path: '/people/invitations',
    access: 'carrier',
    scope: 'carrier:admin',
    summary: 'Invite someone',
    notes: 'For owners. Mails a link that works for a week.',
    body: { schema: invitationSchema, refusesOthers: true },
    answers: { 201: { text: 'Who was invited.', schema: dataOf(z.object({ email: z.string() })) } },
    problems: [403, 429],
    example: { body: { email: 'clerk@example.com', role: 'editor' }, status: 201 },
    handle: answerInvite,
  },
  {
    id: 'withdrawInvitation',
    tag: 'carriers',
    method: 'DELETE',
    path: '/people/invitations/{id}',
    access: 'carrier',
    scope: 'carrier:admin',
    summary: 'Take an invitation back',
    params: { id: z.uuid() },
    answers: { 200: { text: 'Done.', schema: dataOf(z.null()) } },
    problems: [403, 404],
    example: { params: { id: ANOTHER }, status: 404 },
    handle: answerWithdrawInvitation,
  },
  {
    id: 'changeRole',
    tag: 'carriers',
    method: 'PUT',
    path: '/people/{userId}',
    access: 'carrier',
    scope: 'carrier:admin',
    summary: 'Change what someone may do',
    notes: 'For owners. A carrier keeps at least one owner.',
    params: { userId: z.uuid() },
    body: { schema: z.object({ role }), refusesOthers: true },
    answers: { 200: { text: 'Done.', schema: dataOf(z.null()) } },
    problems: [403, 404, 409],
    example: { params: { userId: ANOTHER }, body: { role: 'viewer' }, status: 404 },
    handle: answerChangeRole,
  },
  {
    id: 'removeMember',
    tag: 'carriers',
    method: 'DELETE',
    path: '/people/{userId}',
    access: 'carrier',
    scope: 'carrier:admin',
    summary: 'Remove someone, or leave',
    notes:
      'Their tokens for this carrier end. Webhooks whose address they gave are switched off; an owner can switch them on again.',
    params: { userId: z.uuid() },
    answers: { 200: { text: 'Done.', schema: dataOf(z.null()) } },
    problems: [403, 404, 409],
    example: { params: { userId: ANOTHER }, status: 404 },
    handle: answerRemoveMember,
  },
];
