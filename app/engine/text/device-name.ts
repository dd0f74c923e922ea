/** What browsers call themselves, the ones first whose name others carry too. On iPhones and iPads they have names of their own. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

const nameIn = (userAgent: string, names: typeof BROWSERS): string =>
  names.find(([sign]) => sign.test(userAgent))?.[1] ?? '';

/** "Chrome on Windows", from what a browser says about itself; programs keep their own name. */
export function deviceName(userAgent: string): string {
  const known = [nameIn(userAgent, BROWSERS), nameIn(userAgent, SYSTEMS)].filter(Boolean);
  return known.join(' on ') || userAgent.trim().slice(0, 60) || 'Unknown device';
}
