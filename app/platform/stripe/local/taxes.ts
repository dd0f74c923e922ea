import type Stripe from 'stripe';
import { shareOf } from './amounts';
import { missing } from './failure';
import { idAt, route, type Route } from './route-table';
import type { AddressRecord, InvoiceTaxRecord, LineRecord } from './state';

/** A rate of this Stripe. They are for tests: in size like those of the place, not kept up with its law. */
interface TestRate {
  id: string;
  name: string;
  country: 'US' | 'CA';
  state: string;
  level: 'country' | 'state' | 'city';
  jurisdiction: string;
  type: 'sales_tax' | 'gst' | 'hst' | 'qst' | 'pst';
  /** Thousandths of a percent: 6,250 is 6.25 %. */
  milliPercent: number;
}

const rate = (
  id: string,
  [name, type, milliPercent]: [string, TestRate['type'], number],
  [country, state, level, jurisdiction]: [TestRate['country'], string, TestRate['level'], string],
): TestRate => ({ id: `txr_test_${id}`, name, type, milliPercent, country, state, level, jurisdiction });

const GST = rate('ca', ['GST', 'gst', 5000], ['CA', '', 'country', 'Canada']);

/** Places in which this Stripe collects tax, with the beginnings of their ZIP or postal codes. */
const PLACES: { country: 'US' | 'CA'; state: string; codes: RegExp; rates: TestRate[] }[] = [
  {
    country: 'US',
    state: 'TX',
    codes: /^(7[5-9]|885)/,
    rates: [
      rate('us_tx', ['Sales tax', 'sales_tax', 6250], ['US', 'TX', 'state', 'Texas']),
      rate('us_tx_city', ['Sales tax', 'sales_tax', 2000], ['US', 'TX', 'city', 'Test city']),
    ],
  },
  {
    country: 'US',
    state: 'NY',
    codes: /^(005|06390|1[0-4])/,
    rates: [rate('us_ny', ['Sales tax', 'sales_tax', 8875], ['US', 'NY', 'state', 'New York'])],
  },
  {
    country: 'US',
    state: 'PA',
    codes: /^1[5-9]/,
    rates: [rate('us_pa', ['Sales tax', 'sales_tax', 6000], ['US', 'PA', 'state', 'Pennsylvania'])],
  },
  {
    country: 'CA',
    state: 'ON',
    codes: /^[KLMNP]/,
    rates: [rate('ca_on', ['HST', 'hst', 13_000], ['CA', 'ON', 'state', 'Ontario'])],
  },
  {
    country: 'CA',
    state: 'QC',
    codes: /^[GHJ]/,
    rates: [GST, rate('ca_qc', ['QST', 'qst', 9975], ['CA', 'QC', 'state', 'Quebec'])],
  },
  {
    country: 'CA',
    state: 'BC',
    codes: /^V/,
    rates: [GST, rate('ca_bc', ['PST', 'pst', 7000], ['CA', 'BC', 'state', 'British Columbia'])],
  },
  { country: 'CA', state: 'AB', codes: /^T/, rates: [GST] },
];

const RATES = new Map(PLACES.flatMap(({ rates }) => rates.map((each) => [each.id, each])));

/**
 * The rates at an address; none where no tax is collected, null where the address does not tell. In the United States the ZIP code
 * is needed, in Canada the province or the postal code, elsewhere the country.
 */
export function ratesAt(address: AddressRecord | null | undefined): TestRate[] | null {
  const country = address?.country?.toUpperCase();
  if (!address || !country) return null;
  const code = (address.postal_code ?? '').toUpperCase().trim();
  if (country === 'US' && !/^\d{5}(-?\d{4})?$/.test(code)) return null;
  const state = (address.state ?? '').toUpperCase();
  if (country === 'CA' && state === '' && !/^[A-Z]\d[A-Z]/.test(code)) return null;
  const place = PLACES.find(
    (each) =>
      each.country === country &&
      (country === 'CA' && state !== '' ? each.state === state : each.codes.test(code)),
  );
  return place?.rates ?? [];
}

/** The taxes of lines, each line with each rate on its own; discounts are taken off the lines that are no prorations first. */
export function taxesOn(
  rates: readonly TestRate[],
  lines: readonly LineRecord[],
  discountCents: number,
): InvoiceTaxRecord[] {
  let left = discountCents;
  return lines.flatMap(({ id, amountCents, proration, rates: own }) => {
    const off = proration ? 0 : Math.min(left, Math.max(0, amountCents));
    left -= off;
    const taxableCents = amountCents - off;
    const applied = own === undefined ? rates : own.flatMap((name) => RATES.get(name) ?? []);
    return applied.map((each) => ({
      line: id,
      rate: each.id,
      taxableCents,
      amountCents: shareOf(taxableCents, each.milliPercent, 100_000),
    }));
  });
}

const toTaxRate = (record: TestRate): Stripe.TaxRate => ({
  id: record.id,
  object: 'tax_rate',
  active: true,
  country: record.country,
  created: 0,
  description: null,
  display_name: record.name,
  effective_percentage: record.milliPercent / 1000,
  flat_amount: null,
  inclusive: false,
  jurisdiction: record.jurisdiction,
  jurisdiction_level: record.level,
  livemode: false,
  metadata: {},
  percentage: record.milliPercent / 1000,
  rate_type: 'percentage',
  state: record.state || null,
  tax_type: record.type,
});

/** A tax of a line or of a whole invoice, in Stripe's words. */
export const toTax = ({
  rate: id,
  taxableCents,
  amountCents,
}: Omit<InvoiceTaxRecord, 'line'>): Stripe.Invoice.TotalTax => ({
  amount: amountCents,
  tax_behavior: 'exclusive',
  tax_rate_details: { tax_rate: id },
  taxability_reason: 'standard_rated',
  taxable_amount: taxableCents,
  type: 'tax_rate_details',
});

/** The taxes of all lines, added up by rate. */
export function totalTaxes(taxes: readonly InvoiceTaxRecord[]): Stripe.Invoice.TotalTax[] {
  const sums = new Map<string, { rate: string; taxableCents: number; amountCents: number }>();
  for (const { rate: id, taxableCents, amountCents } of taxes) {
    const sum = sums.get(id) ?? { rate: id, taxableCents: 0, amountCents: 0 };
    sums.set(id, {
      rate: id,
      taxableCents: sum.taxableCents + taxableCents,
      amountCents: sum.amountCents + amountCents,
    });
  }
  return [...sums.values()].map(toTax);
}

/** The taxes of an invoice as its page and paper name them: those of one name are one line. */
export function taxLines(
  taxes: readonly Pick<InvoiceTaxRecord, 'rate' | 'amountCents'>[],
): { label: string; amountCents: number }[] {
  const lines = new Map<string, { rates: Set<string>; amountCents: number }>();
  for (const { rate: id, amountCents } of taxes) {
    const name = RATES.get(id)?.name ?? 'Tax';
    const line = lines.get(name) ?? { rates: new Set<string>(), amountCents: 0 };
    line.rates.add(id);
    line.amountCents += amountCents;
    lines.set(name, line);
  }
  return [...lines].map(([name, { rates, amountCents }]) => {
    const milli = [...rates].reduce((sum, id) => sum + (RATES.get(id)?.milliPercent ?? 0), 0);
    return { label: `${name} ${milli / 1000}%`, amountCents };
  });
}

export const taxRoutes: Route[] = [
  route('GET', '/v1/tax_rates/:id', (call) => {
    call.parameters.only();
    const found = RATES.get(idAt(call));
    if (!found) throw missing('tax rate', idAt(call));
    return toTaxRate(found);
  }),
];
