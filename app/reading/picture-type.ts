/** What a picture is by its first bytes, whatever its name says. */

export type PictureType = 'jpeg' | 'png' | 'webp' | 'heic';

/** Brands of HEIC (ISO/IEC 23008-12) as telephones write them: single pictures and bursts, eight and ten bits a color. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Whether the bytes are those of the text from there; each character is one byte. */
export const bytesSay = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));

/** @returns undefined for bytes of no picture */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (bytesSay(bytes, '\u00ff\u00d8\u00ff')) return 'jpeg';
  if (bytesSay(bytes, '\u0089PNG\r\n\u001a\n')) return 'png';
  if (bytesSay(bytes, 'RIFF') && bytesSay(bytes, 'WEBP', 8)) return 'webp';
  if (bytesSay(bytes, 'ftyp', 4) && HEIC_BRANDS.some((brand) => bytesSay(bytes, brand, 8))) return 'heic';
  return undefined;
}
