import { describe, expect, it } from 'vitest';
import { pictureType } from '~/reading/picture-type';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('a picture by its first bytes', () => {
  it.each([
    ['\u00ff\u00d8\u00ff\u00e0', 'jpeg'],
    ['\u0089PNG\r\n\u001a\n', 'png'],
    ['RIFF1234WEBP', 'webp'],
    ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].map((brand) => [
      `1234ftyp${brand}`,
      'heic',
    ]),
  ])('%j is %s', (text, type) => {
    expect(pictureType(bytes(text!))).toBe(type);
  });

  it.each([
    '',
    '%PDF-1.7',
    '\u00ff\u00d8',
    '\u0089PNG',
    'RIFF1234WAVE',
    '1234----WEBP',
    '1234ftypavif',
    'ftypheic',
  ])('%j is none', (text) => {
    expect(pictureType(bytes(text))).toBeUndefined();
  });
});
