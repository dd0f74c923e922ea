import { emailField } from '~/areas/accounts/rules/account.schema';
import { findJurisdiction } from '~/engine/jurisdictions/codes';
import type { FieldErrors } from '~/engine/result';

/** An address as printed on an invoice. */
export interface InvoiceAddress {
  line1: string;
  line2: string;
  city: string;
  /** A code in the United States and Canada, words in Mexico. */
  state: string;
  postalCode: string;
  country: string;
}

export interface InvoiceDetails {
  name: string;
  email: string;
  address: InvoiceAddress | null;
}

export interface InvoiceTaxId {
  type: string;
  value: string;
}

/** Countries that carriers of the agreement and their owners have addresses in. */
export const BILLING_COUNTRIES = [
  ['US', 'United States'],
  ['CA', 'Canada'],
  ['MX', 'Mexico'],
] as const;

/** Tax IDs of these countries, by the provider's names for them. */
export const TAX_ID_KINDS = [
  { type: 'us_ein', label: 'United States: EIN', example: '12-3456789', form: /^\d{2}-\d{7}$/ },
  { type: 'ca_bn', label: 'Canada: business number', example: '123456789', form: /^\d{9}$/ },
  { type: 'ca_gst_hst', label: 'Canada: GST/HST', example: '123456789RT0002', form: /^\d{9}RT\d{4}$/ },
  { type: 'ca_qst', label: 'Canada: QST (Quebec)', example: '1234567890TQ1234', form: /^\d{10}TQ\d{4}$/ },
  {
    type: 'ca_pst_bc',
    label: 'Canada: PST (British Columbia)',
    example: 'PST-1234-5678',
    form: /^PST-\d{4}-\d{4}$/,
  },
  { type: 'ca_pst_mb', label: 'Canada: RST (Manitoba)', example: '123456-7', form: /^\d{6}-\d$/ },
  { type: 'ca_pst_sk', label: 'Canada: PST (Saskatchewan)', example: '1234567', form: /^\d{7}$/ },
  { type: 'mx_rfc', label: 'Mexico: RFC', example: 'ABC010203AB9', form: /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/ },
] as const;

/** The fields of the form, in its order, and the most characters each takes. */
export const DETAIL_FIELDS = {
  name: 150,
  email: 254,
  country: 2,
  line1: 200,
  line2: 200,
  city: 100,
  state: 50,
  postal_code: 12,
  tax_id_type: 20,
  tax_id: 30,
} as const;

export type DetailField = keyof typeof DETAIL_FIELDS;
export type TypedDetails = Record<DetailField, string>;

const POSTAL_CODES: Record<string, { form: RegExp; message: string }> = {
  US: { form: /^\d{5}(-\d{4})?$/, message: 'A ZIP code has five digits, or nine with a dash.' },
  CA: { form: /^[A-Z]\d[A-Z] \d[A-Z]\d$/, message: 'A Canadian postal code looks like K1A 0B1.' },
  MX: { form: /^\d{5}$/, message: 'A Mexican postal code has five digits.' },
};

const CANADIAN = /^([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)$/;

/** The form that the provider keeps a number in: people leave dashes out, or write spaces. */
function taxIdAsKept(type: string, typed: string): string {
  const plain = typed.toUpperCase().replace(/[\s.]/g, '');
  const signs = plain.replace(/-/g, '');
  if (type === 'us_ein') return signs.replace(/^(\d{2})(\d{7})$/, '$1-$2');
  if (type === 'ca_pst_bc') return signs.replace(/^(?:PST)?(\d{4})(\d{4})$/, 'PST-$1-$2');
  if (type === 'ca_pst_mb') return signs.replace(/^(\d{6})(\d)$/, '$1-$2');
  return signs;
}

/** What was typed, as it is kept at the provider; or what has to be mended, by field. */
export function readTypedDetails(
  typed: TypedDetails,
): { details: InvoiceDetails; taxId: InvoiceTaxId | null } | { errors: FieldErrors } {
  const errors: Record<string, string[]> = {};
  const refuse = (field: DetailField, message: string): void => void (errors[field] ??= [message]);
  const given = Object.fromEntries(
    Object.entries(typed).map(([field, text]) => [field, text.trim().replace(/\s+/g, ' ')]),
  ) as TypedDetails;
  for (const [field, most] of Object.entries(DETAIL_FIELDS) as [DetailField, number][]) {
    if (given[field].length > most) refuse(field, `Write at most ${most} characters.`);
  }
  if (given.name === '') refuse('name', 'Enter the name that invoices are made out to.');
  const email = emailField('Must be a valid email').safeParse(given.email);
  if (!email.success)
    refuse('email', given.email === '' ? 'Enter an email address.' : 'Must be a valid email');
  const address = readAddress(given, refuse);
  const taxId = readTaxId(given, refuse);
  if (Object.keys(errors).length > 0) return { errors };
  return { details: { name: given.name, email: email.data ?? '', address }, taxId };
}

type Refuse = (field: DetailField, message: string) => void;

/** A whole address or none: half of one cannot be printed on an invoice. */
function readAddress(given: TypedDetails, refuse: Refuse): InvoiceAddress | null {
  const { country, line1, line2, city } = given;
  if ([line1, line2, city, given.state, given.postal_code].every((text) => text === '')) return null;
  if (!BILLING_COUNTRIES.some(([code]) => code === country)) refuse('country', 'Choose the country.');
  if (line1 === '') refuse('line1', 'Enter the street and number, or clear the whole address.');
  if (city === '') refuse('city', 'Enter the city, or clear the whole address.');
  let state = given.state;
  if (state === '') refuse('state', 'Enter the state or province, or clear the whole address.');
  else if (country !== 'MX') {
    const found = findJurisdiction(state);
    if (found?.country === country) state = found.code;
    else
      refuse('state', country === 'CA' ? 'This is not a province of Canada.' : 'This is not a U.S. state.');
  }
  const postalCode = given.postal_code.toUpperCase().replace(CANADIAN, '$1 $2');
  const expected = POSTAL_CODES[country];
  if (postalCode === '') refuse('postal_code', 'Enter the ZIP or postal code, or clear the whole address.');
  else if (expected && !expected.form.test(postalCode)) refuse('postal_code', expected.message);
  return { line1, line2, city, state, postalCode, country };
}

function readTaxId(given: TypedDetails, refuse: Refuse): InvoiceTaxId | null {
  if (given.tax_id === '') return null;
  const kind = TAX_ID_KINDS.find(({ type }) => type === given.tax_id_type);
  if (!kind) {
    refuse('tax_id_type', 'Choose what kind of tax ID it is.');
    return null;
  }
  const value = taxIdAsKept(kind.type, given.tax_id);
  if (!kind.form.test(value)) refuse('tax_id', `Write it like ${kind.example}.`);
  return { type: kind.type, value };
}

/** What is kept at the provider, as the form shows it. */
export function detailsAsTyped(details: InvoiceDetails, taxId: InvoiceTaxId | null): TypedDetails {
  const { address } = details;
  return {
    name: details.name,
    email: details.email,
    country: address?.country || 'US',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    postal_code: address?.postalCode ?? '',
    tax_id_type: taxId?.type ?? '',
    tax_id: taxId?.value ?? '',
  };
}
