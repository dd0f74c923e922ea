/**
 * Words of this product and its trade (ASVS 6.1.2): whoever guesses passwords of truckers begins with them. A new password
 * may contain them, but not consist of nothing else. Lower case, letters only.
 */
export const CONTEXT_WORDS = [
  // the product and what it makes
  'stateline',
  'ifta',
  'irp',
  'mileage',
  'mile',
  'miles',
  'kilometer',
  'kilometers',
  'trip',
  'trips',
  'quarter',
  'quarterly',
  'report',
  'reports',
  'return',
  'tax',
  'taxes',
  'rate',
  'rates',
  'filing',
  'audit',
  'calculator',
  // the trade
  'truck',
  'trucks',
  'trucker',
  'truckers',
  'trucking',
  'tractor',
  'trailer',
  'semi',
  'bigrig',
  'rig',
  'freight',
  'load',
  'loads',
  'haul',
  'hauler',
  'haulers',
  'hauling',
  'carrier',
  'carriers',
  'broker',
  'dispatch',
  'dispatcher',
  'driver',
  'drivers',
  'fleet',
  'transport',
  'transportation',
  'logistics',
  'shipping',
  'cargo',
  'express',
  'owner',
  'operator',
  'road',
  'roads',
  'highway',
  'interstate',
  'route',
  'fuel',
  'diesel',
  'gas',
  'gallon',
  'gallons',
  'peterbilt',
  'kenworth',
  'freightliner',
  'volvo',
  'mack',
  'cascadia',
  // offices and papers of the trade
  'dot',
  'usdot',
  'fmcsa',
  'eld',
  'cdl',
  'dmv',
  'permit',
  'license',
  'license',
  'authority',
  'safety',
  'specialist',
  // what signs in
  'password',
  'passwort',
  'pass',
  'passcode',
  'login',
  'signin',
  'account',
  'admin',
  'administrator',
  'user',
  'welcome',
  'secret',
  'letmein',
  'demo',
  'test',
  'company',
  // what holds such words together
  'my',
  'our',
  'the',
  'and',
  'for',
  'llc',
  'inc',
  'ltd',
  'corp',
  'com',
  'net',
  'www',
] as const;

const SHORTEST_PERSONAL_WORD = 3;

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** The words of a text, and the text as one word: "Big Sky Haulers" is also "bigskyhaulers". */
function wordsOf(text: string): string[] {
  const parts = text.toLowerCase().split(/[^\p{L}]+/u);
  return [...parts, parts.join('')].filter((word) => word.length >= SHORTEST_PERSONAL_WORD);
}

/** Whether a text is words of the list and nothing else. */
function isMadeOf(text: string, words: ReadonlySet<string>): boolean {
  const reached = [true];
  for (let end = 1; end <= text.length; end++)
    reached[end] = reached.some(
      (isReached, start) => isReached && start < end && words.has(text.slice(start, end)),
    );
  return text !== '' && reached[text.length] === true;
}

/**
 * Whether a password is nothing but words of the trade and of the person, with any digits and signs between or
 * behind them, also with digits in the place of letters ("m1leage"). `personal` are texts such as name, company and mailbox.
 */
export function isMadeOfContext(password: string, personal: readonly string[]): boolean {
  const words = new Set<string>([...CONTEXT_WORDS, ...personal.flatMap(wordsOf)]);
  const plain = password.normalize('NFKC').toLowerCase();
  const inner = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const read = (text: string) => lettersOf(text.replace(/[013457@$!|]/g, (sign) => LOOKALIKES[sign] ?? sign));
  return [lettersOf(plain), read(inner), read(plain)].some((text) => isMadeOf(text, words));
}
