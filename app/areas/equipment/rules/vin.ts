/** Vehicle identification numbers: 49 CFR 565 (United States), the same scheme in Canada. */

export const VIN_LENGTH = 17;

const VALUES: Record<string, number> = Object.fromEntries(
  ['AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FW', 'GPX', 'HY', 'RZ'].flatMap((letters, index) =>
    [...letters].map((letter): [string, number] => [
      letter,
      letter === 'R' || letter === 'Z' ? 9 : index + 1,
    ]),
  ),
);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_POSITION = 8;

/** Upper case without spaces and dashes; nothing else is changed. */
export const normalizeVin = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '');

/** The check digit that belongs into the ninth place; undefined when the text is not 17 characters of the mask. */
export function vinCheckDigit(vin: string): string | undefined {
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return undefined;
  const sum = [...vin].reduce(
    (total, character, index) => total + valueOf(character) * (WEIGHTS[index] ?? 0),
    0,
  );
  const remainder = sum % 11;
  return remainder === 10 ? 'X' : String(remainder);
}

export type VinProblem = 'length' | 'letters' | 'check-digit';

/** What is wrong with a normalised VIN, or undefined. */
export function vinProblem(vin: string): VinProblem | undefined {
  if (/[^A-HJ-NPR-Z0-9]/.test(vin)) return 'letters';
  if (vin.length !== VIN_LENGTH) return 'length';
  return vinCheckDigit(vin) === vin[CHECK_POSITION] ? undefined : 'check-digit';
}

export function vinMessage(problem: VinProblem, vin: string): string {
  if (problem === 'letters') return 'VINs never use the letters I, O or Q. Use 1 or 0.';
  if (problem === 'length') return `A VIN has 17 characters; this has ${vin.length}.`;
  return 'This VIN does not pass its own check digit: compare it with the cab card, one character is likely wrong.';
}

const valueOf = (character: string): number =>
  /\d/.test(character) ? Number(character) : (VALUES[character] ?? 0);
