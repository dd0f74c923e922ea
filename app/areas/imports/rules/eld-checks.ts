/**
 * Check values of the output file of a logging device, 49 CFR 395 subpart B appendix A, 4.4.5: characters are turned into
 * numbers and added; the sum is rotated and combined with a constant.
 */

/** Table 3 of the appendix: 1 to 9 are themselves, A is 17, a is 49; everything else, 0 and separators included, counts nothing. */
const valueOf = (character: string): number =>
  /[1-9A-Za-z]/.test(character) ? character.charCodeAt(0) - '0'.charCodeAt(0) : 0;

const rotatedLeft3 = (byte: number): number => ((byte << 3) | (byte >> 5)) & 0xff;
const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0');

/** 4.4.5.2: two hexadecimal figures for a line, of the text before its check value. */
export function lineCheck(text: string): string {
  const sum = [...text].reduce((total, character) => total + valueOf(character), 0);
  return hex(rotatedLeft3(sum & 0xff) ^ 0x96, 2);
}

/** 4.4.5.3: four hexadecimal figures for the file, of the sum of the check values of its lines. */
export function fileCheck(sum: number): string {
  const [high, low] = [(sum >> 8) & 0xff, sum & 0xff];
  return hex(((rotatedLeft3(high) << 8) | rotatedLeft3(low)) ^ 0x969c, 4);
}
