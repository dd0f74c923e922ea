import type { FuelType } from './fuel-types';

/**
 * What a line of a fuel-card statement sells. Networks name products by codes (EFS: ULSD, DEFD, ULSR, CADV ...), by
 * words ("DIESEL #2", "Reefer Fuel") or by numbers; only what went into the tractor's tank is fuel of a return.
 */
export type Product =
  | { kind: 'fuel'; fuelType: FuelType }
  /** Fuel of a code that does not tell its kind: not taken without a person. */
  | { kind: 'unknown' }
  | { kind: 'aside'; what: string };

const fuel = (fuelType: FuelType): Product => ({ kind: 'fuel', fuelType });
const aside = (what: string): Product => ({ kind: 'aside', what });

const DEF = aside('Not fuel: diesel exhaust fluid (DEF).');
const REEFER = aside('Reefer fuel did not drive the truck: it is not reported.');
const DYED = aside('Dyed (off-road) fuel is sold without tax and may not drive the truck.');
const CASH = aside('Not fuel: cash advance.');
const OIL = aside('Oil, additives and fluids are no fuel.');
const FEE = aside('Not fuel: fee.');
const OTHER = aside('Not fuel.');

/** Codes that networks print, upper case. */
const CODES: Record<string, Product> = {
  ULSD: fuel('special_diesel'),
  DSL: fuel('special_diesel'),
  DSL1: fuel('special_diesel'),
  DSL2: fuel('special_diesel'),
  D2: fuel('special_diesel'),
  D1: fuel('special_diesel'),
  DIES: fuel('special_diesel'),
  DIE: fuel('special_diesel'),
  FUEL: fuel('special_diesel'),
  TRAC: fuel('special_diesel'),
  TRCT: fuel('special_diesel'),
  TF: fuel('special_diesel'),
  DS: fuel('special_diesel'),
  ULS1: fuel('special_diesel'),
  ULS2: fuel('special_diesel'),
  ULSW: fuel('special_diesel'),
  DSLW: fuel('special_diesel'),
  BDSL: fuel('biodiesel'),
  BIOD: fuel('biodiesel'),
  BIO: fuel('biodiesel'),
  B5: fuel('biodiesel'),
  B10: fuel('biodiesel'),
  B20: fuel('biodiesel'),
  BDS: fuel('biodiesel'),
  UNL: fuel('gasoline'),
  UNLD: fuel('gasoline'),
  GAS: fuel('gasoline'),
  GASO: fuel('gasoline'),
  MIDG: fuel('gasoline'),
  PREM: fuel('gasoline'),
  UNR: fuel('gasoline'),
  UNP: fuel('gasoline'),
  SUP: fuel('gasoline'),
  REG: fuel('gasoline'),
  CNG: fuel('cng'),
  LNG: fuel('lng'),
  LPG: fuel('propane'),
  PROP: fuel('propane'),
  E85: fuel('e85'),
  DEF: DEF,
  FED: DEF,
  DEFD: DEF,
  DEFC: DEF,
  DEFB: DEF,
  DEFP: DEF,
  UREA: DEF,
  ADBL: DEF,
  ULSR: REEFER,
  RFR: REEFER,
  REFR: REEFER,
  REEF: REEFER,
  RFUL: REEFER,
  RF: REEFER,
  DSLR: REEFER,
  RDSL: REEFER,
  TRFU: REEFER,
  REFD: REEFER,
  DYED: DYED,
  ODYE: DYED,
  ULSX: DYED,
  DDSL: DYED,
  OFFR: DYED,
  FURN: DYED,
  KERO: aside('Kerosene is not taken as tractor fuel. Record it by hand if it was blended.'),
  CADV: CASH,
  CASH: CASH,
  ADV: CASH,
  MADV: CASH,
  CDSL: CASH,
  OIL: OIL,
  QOIL: OIL,
  ADD: OIL,
  ADTV: OIL,
  ANFR: OIL,
  ANTI: OIL,
  WWFL: OIL,
  WASH: aside('Not fuel: wash.'),
  COOL: OIL,
  GREA: OIL,
  LUBE: OIL,
  SCLE: aside('Not fuel: scale ticket.'),
  SCAL: aside('Not fuel: scale ticket.'),
  TIRE: OTHER,
  TIRR: OTHER,
  PARK: aside('Not fuel: parking.'),
  SHWR: OTHER,
  TRPP: OTHER,
  TRAL: OTHER,
  MRCH: OTHER,
  MERC: OTHER,
  LBR: OTHER,
  LABR: OTHER,
  RPAR: OTHER,
  PART: OTHER,
  PRTS: OTHER,
  HARD: OTHER,
  FOOD: OTHER,
  REST: OTHER,
  TOLL: aside('Not fuel: toll.'),
  PERM: OTHER,
  LMPR: aside('Not fuel: lumper fee.'),
  MISC: OTHER,
  IDLE: OTHER,
  PHON: OTHER,
  HOTL: OTHER,
  ELEC: OTHER,
  FEE: FEE,
  TAX: aside('Not fuel: tax line.'),
  DISC: aside('Not fuel: discount.'),
  RBTE: aside('Not fuel: rebate.'),
};

/** Words of descriptions, the ones that decide first. */
const WORDS: readonly [RegExp, Product][] = [
  [/\bdef\b|exhaust\s*fluid|fluide d.?[ée]chappement|adblue|\bur[ée]e?a?\b|blue\s?def/i, DEF],
  [/reefer|\brfr\b|r[ée]frig[ée]r|\btrailer fuel\b|\btru fuel\b/i, REEFER],
  [/dyed|\bmarked\b|color[ée]|\bte[ñn]ido\b|off[\s-]?road|untaxed diesel|farm diesel|heating oil/i, DYED],
  [/cash|advance|avance|comptant|money\s?code|express\s?check/i, CASH],
  [/kerosene/i, CODES['KERO'] as Product],
  [/scale|weigh/i, aside('Not fuel: scale ticket.')],
  [
    /\boil\b|additive|anti-?\s?gel|anti-?\s?freeze|coolant|washer|lave-?\s?(glace|vitre)|antigel|\bhuile\b|\baceite\b|\bfluid\b|lubric|grease|treatment/i,
    OIL,
  ],
  [/\bfee\b|\bfrais\b|surcharge|service charge/i, FEE],
  [/rebate|discount/i, aside('Not fuel: discount or rebate.')],
  [/bio\s?-?diesel|\bb-?(5|10|11|20|99)\b/i, fuel('biodiesel')],
  [
    /di[eé]sel|ulsd|ulsfd|\bgas-?oil\b|\bdsl\b|\btractor( fuel)?\b|truck fuel|\bdiesl\b/i,
    fuel('special_diesel'),
  ],
  [/\be-?85\b/i, fuel('e85')],
  [/\bcng\b|compressed natural/i, fuel('cng')],
  [/\blng\b|liquefied natural/i, fuel('lng')],
  [/propane|\blpg\b/i, fuel('propane')],
  [
    /unlead|gasoline|\bpremium\b|\bregular\b|mid-?grade|\bessence\b|\bgasolina\b|\bunl\b|gasohol/i,
    fuel('gasoline'),
  ],
  [
    /tire|parking|shower|merch|food|restaurant|lumper|toll|repair|labor|parts?\b|permit|lodging|hotel|wash|idle|misc|grocer|store|phone|scan/i,
    OTHER,
  ],
];

/** What a product's code or description means. Nothing is taken for fuel because nothing else fits. */
export function productOf(text: string): Product {
  const bare = text.trim();
  if (bare === '') return { kind: 'unknown' };
  const code = CODES[bare.toUpperCase().replace(/[^A-Z0-9]/g, '')];
  if (code) return code;
  return WORDS.find(([pattern]) => pattern.test(bare))?.[1] ?? { kind: 'unknown' };
}
