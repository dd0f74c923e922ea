import { mayManage, type MembershipRole } from '~/engine/roles';
import { TIME_ZONES } from '~/areas/carriers/rules/carrier.schema';
import { IFTA_MEMBERS, JURISDICTIONS } from '~/engine/jurisdictions/codes';

/** Fields of the profile form, by their names in the form and in the profile. */
export const CARRIER_FIELDS = [
  'legalName',
  'usdot',
  'iftaLicence',
  'irpAccount',
  'irpFleet',
  'paperSize',
  'licensedSince',
  'baseJurisdiction',
  'units',
  'street',
  'city',
  'region',
  'postalCode',
  'contactName',
  'contactEmail',
  'contactPhone',
  'timeZone',
] as const;

export type CarrierField = (typeof CARRIER_FIELDS)[number];

interface CarrierOfForm extends Record<Exclude<CarrierField, 'units'>, string | null> {
  units: string;
  revision: number;
}

/** (312) 555-0142; digits that are no such number stay as they are. */
export function phoneText(digits: string | null): string {
  const match = /^(\d{3})(\d{3})(\d{4})$/.exec(digits ?? '');
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : (digits ?? '');
}

const choices = (list: readonly { code: string; name: string }[]) =>
  [...list]
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ code, name }) => ({ value: code, label: name }));

export function carrierFormView(carrier: CarrierOfForm, role: MembershipRole) {
  const values = Object.fromEntries(CARRIER_FIELDS.map((name) => [name, carrier[name] ?? ''])) as Record<
    CarrierField,
    string
  >;
  const known = TIME_ZONES.some(({ value }) => value === carrier.timeZone);
  return {
    values: { ...values, contactPhone: phoneText(carrier.contactPhone) },
    revision: carrier.revision,
    mayChange: mayManage(role),
    bases: choices(IFTA_MEMBERS),
    regions: choices(JURISDICTIONS.filter(({ code }) => code !== 'MX')),
    timeZones: known
      ? TIME_ZONES
      : [...TIME_ZONES, { value: carrier.timeZone ?? '', label: carrier.timeZone ?? '' }],
  };
}
