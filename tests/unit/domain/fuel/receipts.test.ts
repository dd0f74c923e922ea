import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gallonsThousandths } from '~/domain/fuel/gallons';
import { receiptName, receiptType } from '~/domain/fuel/receipt-file';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('a receipt', () => {
  it('is what its first bytes say', () => {
    expect(receiptType(bytes('%PDF-1.7'))).toBe('application/pdf');
    expect(receiptType(bytes('\u00ff\u00d8\u00ff\u00e0'))).toBe('image/jpeg');
    expect(receiptType(bytes('\u0089PNG\r\n\u001a\n'))).toBe('image/png');
    expect(receiptType(bytes('RIFF1234WEBP'))).toBe('image/webp');
    expect(receiptType(bytes('1234ftypheic'))).toBe('image/heic');
    for (const wrong of ['', '<svg xmlns', 'MZ', 'GIF89a', ' %PDF-', 'PK\u0003\u0004']) expect(receiptType(bytes(wrong))).toBeUndefined();
  });

  it('has a name that is safe to show and to send, whatever it was called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom('application/pdf' as const, 'image/jpeg' as const), (given, type) => {
        const name = receiptName(given, type);
        expect(name.length).toBeLessThanOrEqual(100);
        expect(name).toMatch(type === 'application/pdf' ? /\.pdf$/i : /\.jpe?g$/i);
        // eslint-disable-next-line no-control-regex -- what must not be there
        expect(name).not.toMatch(/[\u0000-\u001f\u007f"<>|:*?/\\]|^\./);
      }),
    );
    expect(receiptName('../../etc/passwd', 'image/jpeg')).toBe('passwd.jpg');
  });
});

describe('gallons for lists', () => {
  it('are exact for gallons and rounded half up for litres', () => {
    expect(gallonsThousandths('120.5', 'gallon')).toBe(120_500);
    expect(gallonsThousandths('3.785411784', 'litre')).toBe(1_000);
    expect(gallonsThousandths('55', 'kwh')).toBe(55_000);
  });
});
