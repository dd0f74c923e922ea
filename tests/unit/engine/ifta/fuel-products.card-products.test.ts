import { describe, expect, it } from 'vitest';
import { productOf } from '~/engine/ifta/fuel-products';

/** What the networks' codes and the words of statements mean. The reason is what a person reads beside the line that was left out. */

const FUEL_CODES = {
  special_diesel: 'ULSD DSL DSL1 DSL2 D2 D1 DIES DIE FUEL TRAC TRCT TF DS ULS1 ULS2 ULSW DSLW',
  biodiesel: 'BDSL BIOD BIO B5 B10 B20 BDS',
  gasoline: 'UNL UNLD GAS GASO MIDG PREM UNR UNP SUP REG',
  cng: 'CNG',
  lng: 'LNG',
  propane: 'LPG PROP',
  e85: 'E85',
} as const;

const DEF = 'Not fuel: diesel exhaust fluid (DEF).';
const REEFER = 'Reefer fuel did not drive the truck: it is not reported.';
const DYED = 'Dyed (off-road) fuel is sold without tax and may not drive the truck.';
const CASH = 'Not fuel: cash advance.';
const OIL = 'Oil, additives and fluids are no fuel.';
const FEE = 'Not fuel: fee.';
const OTHER = 'Not fuel.';
const KEROSENE = 'Kerosene is not taken as tractor fuel. Record it by hand if it was blended.';
const SCALE = 'Not fuel: scale ticket.';

const OTHER_CODES = [
  [DEF, 'DEF DEFD DEFC DEFB DEFP UREA ADBL'],
  [REEFER, 'ULSR RFR REFR REEF RFUL RF DSLR RDSL TRFU REFD'],
  [DYED, 'DYED ODYE ULSX DDSL OFFR FURN'],
  [KEROSENE, 'KERO'],
  [CASH, 'CADV CASH ADV MADV CDSL'],
  [OIL, 'OIL QOIL ADD ADTV ANFR ANTI WWFL COOL GREA LUBE'],
  ['Not fuel: wash.', 'WASH'],
  [SCALE, 'SCLE SCAL'],
  ['Not fuel: parking.', 'PARK'],
  [
    OTHER,
    'TIRE TIRR SHWR TRPP TRAL MRCH MERC LBR LABR RPAR PART PRTS HARD FOOD REST PERM MISC IDLE PHON HOTL ELEC',
  ],
  ['Not fuel: toll.', 'TOLL'],
  ['Not fuel: lumper fee.', 'LMPR'],
  [FEE, 'FEE'],
  ['Not fuel: tax line.', 'TAX'],
  ['Not fuel: discount.', 'DISC'],
  ['Not fuel: rebate.', 'RBTE'],
] as const;

const FUEL_WORDS = {
  special_diesel: [
    'Diesel',
    'Clear ULSD fill',
    'dsl pump 4',
    'Tractor',
    'TRACTOR FUEL',
    'the tractor fuel here',
    'Truck fuel',
    'Diesl',
  ],
  biodiesel: [
    'Bio diesel',
    'BIO-DIESEL',
    'biodiesel',
    'Blend B-5',
    'Blend B5',
    'Blend b10',
    'Blend B11',
    'Blend B-20',
    'Blend B99',
    'Biodiesel blend',
  ],
  e85: ['Fuel E85 flex', 'Flex e-85'],
  cng: ['CNG station', 'compressed natural gas'],
  lng: ['LNG station', 'Liquefied natural gas'],
  propane: ['Propane tank', 'Auto LPG'],
  gasoline: [
    'Unleaded',
    'Gasoline 10 pct',
    'Premium 93',
    'Regular 87',
    'Midgrade',
    'Mid-grade',
    'UNL 87',
    'Gasohol',
  ],
} as const;

const OTHER_WORDS = [
  [
    DEF,
    'DEF pump',
    'Diesel exhaust fluid',
    'exhaustfluid',
    'Exhaust  fluid',
    'AdBlue can',
    'Urea bulk',
    'BlueDEF jug',
    'Blue DEF jug',
  ],
  [REEFER, 'Reefer diesel', 'RFR tank', 'Refrigerated trailer', 'Trailer fuel', 'TRU fuel'],
  [
    DYED,
    'Dyed diesel',
    'Off-road diesel',
    'Off road',
    'Offroad',
    'Untaxed diesel',
    'Farm diesel',
    'Heating oil',
  ],
  [CASH, 'Cash out', 'Driver advance', 'Money code', 'Moneycode', 'Express check', 'ExpressCheck'],
  [KEROSENE, 'Kerosene 1-K'],
  [SCALE, 'CAT scale', 'Reweigh', 'Weigh ticket'],
  [
    OIL,
    'Motor oil',
    'Additives',
    'Anti-gel',
    'Antigel',
    'Anti gel',
    'Anti-freeze',
    'Antifreeze',
    'Coolant',
    'Washer jug',
    'Brake fluid',
    'Lubricant',
    'Grease job',
    'Diesel treatment',
  ],
  [FEE, 'Network fee', 'Surcharge 2', 'Service charge'],
  ['Not fuel: discount or rebate.', 'Rebate June', 'Discounted'],
  [
    OTHER,
    'Tires',
    'Parking spot',
    'Showers',
    'Merchandise',
    'Foods',
    'Restaurant bill',
    'Lumper load',
    'Tolls',
    'Repairs',
    'Labor',
    'Part 7',
    'Parts',
    'Permits',
    'Lodging',
    'Hotels',
    'Truck wash',
    'Idleair',
    'Misc item',
    'Groceries',
    'Store',
    'Phone card',
    'Scans',
  ],
];

describe('codes of fuel', () => {
  it.each(Object.entries(FUEL_CODES))('%s: %s', (fuelType, codes) => {
    for (const code of codes.split(' '))
      expect([code, productOf(code)]).toEqual([code, { kind: 'fuel', fuelType }]);
  });
});

describe('codes of what is no fuel', () => {
  it.each(OTHER_CODES)('"%s": %s', (what, codes) => {
    for (const code of codes.split(' '))
      expect([code, productOf(code)]).toEqual([code, { kind: 'aside', what }]);
  });

  it('are codes in any case and with any signs among them', () => {
    expect(productOf(' u-l.s d ')).toEqual({ kind: 'fuel', fuelType: 'special_diesel' });
    expect(productOf('c-adv')).toEqual({ kind: 'aside', what: CASH });
  });
});

describe('words', () => {
  it.each(Object.entries(FUEL_WORDS))('for %s', (fuelType, words) => {
    for (const word of words) expect([word, productOf(word)]).toEqual([word, { kind: 'fuel', fuelType }]);
  });

  it.each(OTHER_WORDS)('for "%s"', (what, ...words) => {
    for (const word of words) expect([word, productOf(word)]).toEqual([word, { kind: 'aside', what }]);
  });

  it.each([
    'defiant',
    'indef',
    'surfrr',
    'voile',
    'oiled up',
    'coffee',
    'feed',
    'turea',
    'ureas',
    'fluidity',
    'dslx',
    'undsl',
    'tractors',
    'subtractor',
    'unlit',
    'runl',
    'premiums',
    'regularly',
    'irregular',
    'b50',
    'ab5',
    'be85',
    'e850',
    'xcng',
    'cngs',
    'xlng',
    'lngs',
    'xlpg',
    'lpgs',
    'trfrx',
    'rfrs',
    'my trailer fueled',
    'strailer fuel',
    'tru fueled',
    'stru fuel',
    'diesls',
    '7',
  ])('"%s" is no word of any', (word) => {
    const reads = productOf(word);
    expect(reads.kind === 'unknown').toBe(true);
  });
});
