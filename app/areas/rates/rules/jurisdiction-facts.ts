/** What is worth knowing about a state or province beside its rates. Only what has a source is here. */
export interface JurisdictionFact {
  /** Under which heading it is listed. */
  topic: 'Distance tax' | 'License and decals' | 'Permits' | 'Rules';
  text: string;
  source: string;
}

const AGREEMENT = 'IFTA Articles of Agreement and the tax matrix of IFTA, Inc.';
const FEES = 'Fees that states and provinces published between 2012 and 2025: ask before you pay.';
const PERMITS = 'Permit pages of the states, seen by 2025: ask before you buy.';

const fee = (text: string): JurisdictionFact => ({ topic: 'License and decals', text, source: FEES });
const permit = (text: string): JurisdictionFact => ({ topic: 'Permits', text, source: PERMITS });
const rule = (text: string, source = AGREEMENT): JurisdictionFact => ({
  topic: 'Rules',
  text,
  source,
});
const distance = (text: string): JurisdictionFact => ({
  topic: 'Distance tax',
  text,
  source: 'The tax’s own return and instructions.',
});

/** By postal code. Whoever is not named has nothing here that we can prove. */
export const JURISDICTION_FACTS: Readonly<Record<string, readonly JurisdictionFact[]>> = {
  AB: [rule('May allow a yearly return for a fleet that drives less than 8,000 km outside the province.')],
  CA: [fee('$10 for the license, and $2 for each set of decals.'), permit('Fuel trip permit: 4 days, $30.')],
  CT: [
    distance(
      'Highway use fee for tractor-trailers and other combinations (FHWA classes 8 to 13) of 26,000 lb or more: 2.5 to 17.5 cents a mile by weight. Straight trucks and milk haulers owe nothing.',
    ),
  ],
  FL: [rule('Rounds the fleet’s average to three decimals, then to two.')],
  IA: [fee('$10, and 50 cents for each set of decals.'), rule('Taxes electricity by the kilowatt-hour.')],
  IL: [fee('$3.75 for each set of decals.')],
  IN: [
    fee('$25 to apply; the decals are free.'),
    rule('Has a surcharge on propane only: on other fuels it became part of the rate.'),
  ],
  KS: [rule('Rounds the fleet’s average to six decimals, then to two.')],
  KY: [
    distance('KYU: vehicles over 59,999 lb pay by the mile, on a return of its own.'),
    rule('Adds a surcharge to every taxable gallon. Fuel bought there gives no credit against it.'),
  ],
  MI: [
    fee('No fee.'),
    permit('At most three trip permits a year for each USDOT number.'),
    rule('May cancel an account that shows no travel outside the state for three quarters.'),
  ],
  NB: [fee('License C$25 to C$1,500 by the size of the fleet, and C$25 for decals.')],
  NC: [rule('Pays refunds under $1 only if you ask in writing.')],
  NJ: [fee('$10 for two decals.')],
  NM: [distance('Weight-distance tax: vehicles over 26,000 lb pay by weight and mile.')],
  NV: [rule('Charges $50 plus 10% for a late return, where others charge the greater of the two.')],
  NY: [
    fee('$8 for each set of decals.'),
    distance('Highway use tax (HUT): vehicles over 18,000 lb pay by weight and mile.'),
  ],
  OK: [permit('Fuel trip permit: 120 hours, $25.')],
  ON: [
    fee('The license is free; decals are C$10 for each vehicle.'),
    permit('No temporary decals: use a trip permit while you wait.'),
  ],
  OR: [
    distance('Weight-mile tax: vehicles over 26,000 lb pay by weight and mile instead of fuel tax.'),
    rule('It has no IFTA rate, so fuel bought there gives no credit. Miles and gallons are still reported.'),
  ],
  PA: [permit('Fuel trip permit: 5 days, $73.'), rule('Taxes electricity by the kilowatt-hour.')],
  TX: [
    permit(
      'Fuel trip permit: $50, good for 20 days and one entry, so a round trip takes two. At most five a year.',
    ),
  ],
  VA: [rule('Adds a surcharge to every taxable gallon. Fuel bought there gives no credit against it.')],
  WA: [rule('Has not paid out credits of $10 or less.')],
  WI: [fee('$3 for the license, $15 to apply, $2 for each set of decals.')],
  WY: [rule('Taxes electricity by the kilowatt-hour.')],
};

/** The heading order on the page. */
export const FACT_TOPICS = ['Distance tax', 'License and decals', 'Permits', 'Rules'] as const;

/** Day on which the list above was last held against its sources. */
export const FACTS_CHECKED_ON = '2026-11-23';
