import { emit } from './events';
import { invalidRequest, missing } from './failure';
import type { Parameters } from './parameters';
import { idAt, route, type Route } from './route-table';
import { newId, type AddressRecord, type CustomerRecord, type TaxIdRecord, type World } from './state';
import { listOf, toTaxId } from './wire';

const PARTS = ['line1', 'line2', 'city', 'state', 'postal_code', 'country'] as const;

/** The address of a request laid over the one before: parts that are not named stay, an empty address removes it. */
export function readAddress(parameters: Parameters, before: AddressRecord | null): AddressRecord | null {
  if (!parameters.has('address')) return before;
  const given = parameters.child('address')?.only(...PARTS);
  if (!given) return null;
  const country = given.text('country');
  if (country && !/^[A-Za-z]{2}$/.test(country))
    throw invalidRequest(
      `Country '${country}' is unknown. Try using a 2-character alphanumeric country code instead, such as 'US', 'EG', or 'GB'.`,
      'address[country]',
    );
  return Object.fromEntries(
    PARTS.map((part) => [part, given.has(part) ? given.text(part) || null : (before?.[part] ?? null)]),
  ) as unknown as AddressRecord;
}

/** The email address of a request; an empty one removes it. */
export function readEmail(parameters: Parameters): string | undefined {
  const email = parameters.text('email');
  if (email && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email))
    throw invalidRequest(`Invalid email address: ${email}`, 'email', 'email_invalid');
  return email === '' ? undefined : email;
}

/** How the kinds of North America are written; others are not known here. */
const FORMS: Record<string, RegExp> = {
  us_ein: /^\d{2}-\d{7}$/,
  ca_bn: /^\d{9}$/,
  ca_gst_hst: /^\d{9}RT\d{4}$/,
  ca_qst: /^\d{10}TQ\d{4}$/,
  ca_pst_bc: /^PST-\d{4}-\d{4}$/,
  ca_pst_mb: /^\d{6}-\d$/,
  ca_pst_sk: /^\d{7}$/,
  mx_rfc: /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/,
};

/** As Stripe counts. */
const MOST_TAX_IDS = 5;

/** The tax IDs of a customer. */
export function taxIdRoutes(customerOf: (world: World, id: string) => CustomerRecord): Route[] {
  const find = (customer: CustomerRecord, id: string): TaxIdRecord => {
    const found = customer.taxIds?.find((taxId) => taxId.id === id);
    if (!found) throw missing('tax id', id);
    return found;
  };
  return [
    route('GET', '/v1/customers/:id/tax_ids', (call) => {
      call.parameters.only('limit');
      const customer = customerOf(call.world, idAt(call));
      return listOf(
        `/v1/customers/${customer.id}/tax_ids`,
        (customer.taxIds ?? []).map((record) => toTaxId(customer.id, record)),
      );
    }),
    route('POST', '/v1/customers/:id/tax_ids', (call) => {
      const { world, parameters } = call;
      const customer = customerOf(world, idAt(call));
      parameters.only('type', 'value');
      const type = parameters.required('type');
      const value = parameters.required('value');
      const form = FORMS[type];
      if (!form)
        throw invalidRequest(`Invalid type: must be one of ${Object.keys(FORMS).join(', ')}`, 'type');
      if (!form.test(value)) throw invalidRequest(`Invalid value for ${type}.`, 'value', 'tax_id_invalid');
      const kept = customer.taxIds ?? [];
      if (kept.length >= MOST_TAX_IDS)
        throw invalidRequest(`A customer can have at most ${MOST_TAX_IDS} tax IDs.`, 'customer');
      const record: TaxIdRecord = { id: newId('txi'), created: world.now, type, value };
      customer.taxIds = [record, ...kept];
      emit(world, 'customer.tax_id.created', toTaxId(customer.id, record));
      return toTaxId(customer.id, record);
    }),
    route('GET', '/v1/customers/:id/tax_ids/:id', (call) => {
      const customer = customerOf(call.world, idAt(call));
      return toTaxId(customer.id, find(customer, idAt(call, 1)));
    }),
    route('DELETE', '/v1/customers/:id/tax_ids/:id', (call) => {
      const customer = customerOf(call.world, idAt(call));
      const record = find(customer, idAt(call, 1));
      customer.taxIds = (customer.taxIds ?? []).filter(({ id }) => id !== record.id);
      emit(call.world, 'customer.tax_id.deleted', toTaxId(customer.id, record));
      return { id: record.id, object: 'tax_id', deleted: true };
    }),
  ];
}
