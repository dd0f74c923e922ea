import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gallonsThousandths } from '~/areas/fuel/rules/gallons';
import {
  FILE_TOO_LARGE_MESSAGE,
  receiptName,
  receiptType,
  UNSUPPORTED_FILE_MESSAGE,
  type ReceiptType,
} from '~/areas/fuel/rules/receipt-file';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('a receipt', () => {
  it('is what its first bytes say', () => {
    expect(receiptType(bytes('%PDF-1.7'))).toBe('application/pdf');
    expect(receiptType(bytes('\u00ff\u00d8\u00ff\u00e0'))).toBe('image/jpeg');
    expect(receiptType(bytes('\u0089PNG\r\n\u001a\n'))).toBe('image/png');
    expect(receiptType(bytes('RIFF1234WEBP'))).toBe('image/webp');
    expect(receiptType(bytes('1234ftypheic'))).toBe('image/heic');
    for (const wrong of ['', '<svg xmlns', 'MZ', 'GIF89a', ' %PDF-', 'PK\u0003\u0004'])
      expect(receiptType(bytes(wrong))).toBeUndefined();
  });

  it('has a name that is safe to show and to send, whatever it was called', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom('application/pdf' as const, 'image/jpeg' as const),
        (given, type) => {
          const name = receiptName(given, type);
          expect(name.length).toBeLessThanOrEqual(100);
          expect(name).toMatch(type === 'application/pdf' ? /\.pdf$/i : /\.jpe?g$/i);
          // eslint-disable-next-line no-control-regex -- what must not be there
          expect(name).not.toMatch(/[\u0000-\u001f\u007f"<>|:*?/\\]|^\./);
        },
      ),
    );
    expect(receiptName('../../etc/passwd', 'image/jpeg')).toBe('passwd.jpg');
  });
});

describe('the name of a receipt', () => {
  it.each<[string, ReceiptType, string]>([
    ['a.pdf', 'application/pdf', 'a.pdf'],
    ['a.PDF', 'application/pdf', 'a.PDF'],
    ['a.pdf.exe', 'application/pdf', 'a.pdf.exe.pdf'],
    ['a.jpg', 'image/jpeg', 'a.jpg'],
    ['a.jpeg', 'image/jpeg', 'a.jpeg'],
    ['a.jpg.x', 'image/jpeg', 'a.jpg.x.jpg'],
    ['a.png', 'image/png', 'a.png'],
    ['a.png.x', 'image/png', 'a.png.x.png'],
    ['a.webp', 'image/webp', 'a.webp'],
    ['a.webp.x', 'image/webp', 'a.webp.x.webp'],
    ['a.heic', 'image/heic', 'a.heic'],
    ['a.heif', 'image/heic', 'a.heif'],
    ['a.heif.x', 'image/heic', 'a.heif.x.heic'],
    ['C:\\photos\\a.png', 'image/png', 'a.png'],
    ['...a.b.png', 'image/png', 'a.b.png'],
    [' a"<>|:*?\u0007.png ', 'image/png', 'a.png'],
    ['', 'image/png', 'receipt.png'],
    ['...', 'application/pdf', 'receipt.pdf'],
    [`${'x'.repeat(96)}.pdf`, 'application/pdf', `${'x'.repeat(96)}.pdf`],
    [`${'x'.repeat(97)}.pdf`, 'application/pdf', `${'x'.repeat(90)}.pdf`],
    ['x'.repeat(95), 'image/png', `${'x'.repeat(90)}.png`],
  ])('%j of %s is %j', (given, type, name) => {
    expect(receiptName(given, type)).toBe(name);
  });

  it('is of no use where only half of the first bytes fit', () => {
    for (const half of ['RIFF1234WAVE', '1234----WEBP', '1234ftypavif', '1234----heic'])
      expect(receiptType(bytes(half))).toBeUndefined();
    for (const brand of ['heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])
      expect(receiptType(bytes(`1234ftyp${brand}`))).toBe('image/heic');
  });

  it('is refused in the words of the product', () => {
    expect([UNSUPPORTED_FILE_MESSAGE, FILE_TOO_LARGE_MESSAGE]).toEqual([
      'Unsupported file format.',
      'File size exceeds the maximum limit of 10MB. Please choose a smaller file and try again.',
    ]);
  });
});

describe('gallons for lists', () => {
  it('are exact for gallons and rounded half up for liters', () => {
    expect(gallonsThousandths('120.5', 'gallon')).toBe(120_500);
    expect(gallonsThousandths('3.785411784', 'litre')).toBe(1_000);
    expect(gallonsThousandths('55', 'kwh')).toBe(55_000);
  });
});
