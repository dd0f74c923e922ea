import type { PublicText } from './public-texts';

/** Terms of the fuel tax and of the product's screens, in our own words. Articles: AoA R..., Procedures Manual P.... */
const TERMS: readonly [slug: string, term: string, meaning: string][] = [
  [
    'base-jurisdiction',
    'Base jurisdiction',
    'The state or province that gives you the license and takes your return: where your trucks are registered and controlled from, where your records are, and where you drive some of your miles.',
  ],
  [
    'decal',
    'Decal',
    'The IFTA sticker. Each truck carries two, one on either side of the cab, good for the calendar year.',
  ],
  ['deadhead', 'Deadhead miles', 'Miles driven empty. They count like loaded ones.'],
  [
    'exempt-miles',
    'Exempt miles',
    'Miles a state does not tax, such as certain off-highway roads or miles under a trip permit. They count in your MPG and not in the tax.',
  ],
  [
    'ifta',
    'IFTA',
    'The International Fuel Tax Agreement between 48 states and 10 provinces: one license, one return a quarter.',
  ],
  [
    'irp',
    'IRP',
    'The International Registration Plan: apportioned plates, paid by the share of miles in each state from July to June.',
  ],
  ['jurisdiction', 'Jurisdiction', 'A state or province, in the language of tax forms.'],
  ['kyu', 'KYU', "Kentucky's mileage tax on vehicles over 59,999 pounds, on a separate return."],
  ['matrix', 'Tax matrix', 'The table of fuel tax rates that IFTA, Inc. publishes for each quarter.'],
  [
    'mpg',
    'MPG',
    'Miles per gallon: all miles of the fleet divided by all gallons, to two decimals, for the whole quarter.',
  ],
  [
    'net-taxable-gallons',
    'Net taxable gallons',
    'Taxable gallons minus tax-paid gallons. Below zero is a credit.',
  ],
  ['preliminary-rate', 'Preliminary rate', 'A rate that may still change before the quarter ends.'],
  [
    'qualified-vehicle',
    'Qualified vehicle',
    'A vehicle that IFTA counts: two axles and more than 26,000 pounds, three or more axles at any weight, or a combination over 26,000 pounds (R245).',
  ],
  [
    'reconstructed-rate',
    'Reconstructed rate',
    'A rate we pieced together from other published sources. Check it before you file.',
  ],
  [
    'surcharge',
    'Surcharge',
    'A second fuel tax that is not collected at the pump. It is due on all taxable gallons, on a separate line.',
  ],
  [
    'tax-paid-gallons',
    'Tax-paid gallons',
    'Gallons you bought in a state with its fuel tax included, and can prove with a receipt.',
  ],
  [
    'taxable-gallons',
    'Taxable gallons',
    'Taxable miles in a state divided by your MPG: the gallons you burned there.',
  ],
  ['taxable-miles', 'Taxable miles', 'Miles in a state minus exempt miles.'],
  ['trip-permit', 'Trip permit', 'A permit for a few days in one state, for trucks without an IFTA license.'],
  [
    'weight-mile-tax',
    'Weight-mile tax',
    'What Oregon charges instead of a fuel tax: by weight, axles and miles, on a separate report.',
  ],
];

export const GLOSSARY: PublicText = {
  title: 'IFTA glossary',
  description:
    'Plain definitions of IFTA and trucking tax terms: base jurisdiction, taxable gallons, surcharge, decal, KYU, IRP and more.',
  intro: '<p>The words on tax forms and on our screens, in plain English.</p>',
  sections: TERMS.map(([slug, title, meaning]) => ({ slug, title, html: `<p>${meaning}</p>` })),
};
