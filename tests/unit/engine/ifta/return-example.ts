/** A return file of three jurisdictions, and its answer computed by hand. */
export const EXAMPLE = {
  quarter: '2026Q3',
  fuel_type: 'special_diesel',
  units: 'US',
  non_ifta_miles: '0',
  total_gallons: '1250',
  lines: [
    { jurisdiction: 'TX', total_miles: '6000', tax_paid_gallons: '900', rate: '0.2000' },
    {
      jurisdiction: 'KY',
      total_miles: '2000',
      tax_paid_gallons: '100',
      rate: '0.2200',
      surcharge_rate: '0.1050',
    },
    { jurisdiction: 'CA', total_miles: '2000', tax_paid_gallons: '250', rate: '0.9790' },
  ],
};

export const EXPECTED = {
  total_miles: '10000',
  total_gallons: '1250',
  mpg: '8.00',
  lines: [
    {
      jurisdiction: 'TX',
      taxable_gallons: '750',
      tax_paid_gallons: '900',
      net_taxable_gallons: '-150',
      tax: '-30.00',
    },
    {
      jurisdiction: 'KY',
      taxable_gallons: '250',
      tax_paid_gallons: '100',
      net_taxable_gallons: '150',
      tax: '33.00',
      surcharge: '26.25',
    },
    {
      jurisdiction: 'CA',
      taxable_gallons: '250',
      tax_paid_gallons: '250',
      net_taxable_gallons: '0',
      tax: '0.00',
    },
  ],
  total_due: '29.25',
};
