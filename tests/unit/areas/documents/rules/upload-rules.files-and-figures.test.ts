import { describe, expect, it } from 'vitest';
import { refusalMessage } from '~/reading/refusals';
import { figuresOf, scoreDocument, shareOf, type TrueStop } from '~/reading/score';
import {
  beginsLikePage,
  beginsLikePdf,
  documentName,
  documentsAtOnce,
  documentType,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENTS_AT_ONCE,
  uploadProblem,
} from '~/areas/documents/rules/upload-rules';

const PDF = new TextEncoder().encode('%PDF-1.7');
const file = (bytes: Uint8Array = PDF) => ({ name: 'a.pdf', bytes });

describe('what may be handed in', () => {
  it('is up to two files, or the one that is asked for', () => {
    expect(MAX_DOCUMENTS_AT_ONCE).toBe(2);
    expect(uploadProblem([file(), file()])).toBeUndefined();
    expect(uploadProblem([])).toBe('File is required');
    expect(uploadProblem([file(), file(), file()])).toBe('At most 2 files at once.');
    expect(uploadProblem([file(), file()], 1)).toBe('Required only one file');
    expect(uploadProblem([file(), file(), file(), file()], 3)).toBe('At most 3 files at once.');
  });

  it('is up to twenty files on a paid plan', () => {
    expect([documentsAtOnce('ic_free'), documentsAtOnce('ic_basic')]).toEqual([2, 20]);
    const files = Array.from({ length: 21 }, () => file());
    expect(uploadProblem(files.slice(0, 20), 20)).toBeUndefined();
    expect(uploadProblem(files, 20)).toBe('At most 20 files at once.');
  });

  it.each([
    ['\u00ff\u00d8\u00ff\u00e0', 'image/jpeg', undefined],
    ['\u0089PNG\r\n\u001a\n', 'image/png', undefined],
    ['RIFF....WEBP', 'image/webp', 'Unsupported file format.'],
    ['....ftypheic', 'image/heic', undefined],
    ['MZ', 'application/octet-stream', 'Unsupported file format.'],
  ])('a file that begins %j is %s', (text, type, problem) => {
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect(documentType(bytes)).toBe(type);
    expect(beginsLikePage(bytes)).toBe(problem === undefined);
    expect(uploadProblem([file(bytes)])).toBe(problem);
  });

  it('is ten megabytes long at most', () => {
    const long = (length: number) => {
      const bytes = new Uint8Array(length);
      bytes.set(PDF);
      return file(bytes);
    };
    expect(MAX_DOCUMENT_BYTES).toBe(10 * 1024 * 1024);
    expect(uploadProblem([long(MAX_DOCUMENT_BYTES)])).toBeUndefined();
    expect(uploadProblem([file(), long(MAX_DOCUMENT_BYTES + 1)])).toBe(
      'File size exceeds the maximum limit of 10MB. Please choose a smaller file and try again.',
    );
  });

  it.each([
    ['%PDF-1', true],
    ['%PDF-', false],
    ['%PDF 1.7', false],
    [' %PDF-1.7', false],
    ['', false],
    ['PK\u0003\u0004%PDF-', false],
  ])('begins like a PDF: %j is %s', (text, is) => {
    const bytes = new TextEncoder().encode(text);
    expect(beginsLikePdf(bytes)).toBe(is);
    expect(uploadProblem([file(), file(bytes)])).toBe(is ? undefined : 'Unsupported file format.');
  });
});

describe('the name of a document', () => {
  it.each([
    ['load 7.pdf', 'load 7.pdf'],
    ['C:\\Users\\ann\\load.pdf', 'load.pdf'],
    ['../../etc/load.pdf', 'load.pdf'],
    [' a\u0000b\nc\u007f\u200e\u200f\u202a\u202e\u2066\u2069.pdf ', 'abc.pdf'],
    ['', 'document.pdf'],
    ['folder/', 'document.pdf'],
    [' \u202e ', 'document.pdf'],
    ['x'.repeat(300), 'x'.repeat(200)],
  ])('%j is shown as %j', (name, shown) => {
    expect(documentName(name)).toBe(shown);
  });
});

describe('why a file could not be read', () => {
  it.each([
    ['not-pdf', 'This file is not a PDF. Save or print the document as PDF and upload that.'],
    [
      'too-slow',
      'Reading this file took too long and was stopped. Print the pages with the stops to a new PDF and try that.',
    ],
    [
      'too-large',
      'This file is too large to read. Print the pages with the stops to a new PDF and try that.',
    ],
    ['too-many-pages', 'This file has more than 200 pages. Upload only the pages of the confirmation.'],
    [
      'too-many-items',
      'This file holds too much text to be a rate confirmation. Upload only the pages of the confirmation.',
    ],
    ['password', 'This file needs a password to open. Save it without the password and upload that.'],
    ['unreadable', 'This file is damaged and cannot be read. Ask for it again, or print it to a new PDF.'],
    ['crashed', 'This file could not be read. Print it to a new PDF and try that.'],
    ['something new', 'This file is damaged and cannot be read. Ask for it again, or print it to a new PDF.'],
  ])('%s', (code, message) => {
    expect(refusalMessage(code)).toBe(message);
  });
});

describe('how well a document was read', () => {
  const dallas = { role: 'pickup', city: 'Dallas', state: 'TX', zip: '75201', date: '2026-07-13' };
  const memphis = { role: 'delivery', city: 'Memphis', state: 'TN', zip: '38103', date: '2026-07-14' };
  const score = (truth: TrueStop[], stops: (typeof dallas)[]) => scoreDocument({ stops: truth }, stops);

  it('is exact with the same stops in the same order', () => {
    expect(score([dallas, memphis], [dallas, memphis])).toEqual({
      exact: true,
      matched: 2,
      found: 2,
      expected: 2,
      rightDates: 2,
      datedStops: 2,
    });
    expect(score([dallas, memphis], [memphis, dallas])).toEqual({
      exact: false,
      matched: 2,
      found: 2,
      expected: 2,
      rightDates: 2,
      datedStops: 2,
    });
    expect(score([dallas, memphis], [dallas])).toEqual({
      exact: false,
      matched: 1,
      found: 1,
      expected: 2,
      rightDates: 1,
      datedStops: 1,
    });
    expect(score([dallas], [dallas, memphis])).toEqual({
      exact: false,
      matched: 1,
      found: 2,
      expected: 1,
      rightDates: 1,
      datedStops: 1,
    });
  });

  it.each([
    [{ role: 'delivery' }, false],
    [{ city: 'Houston' }, false],
    [{ city: 'DALLAS' }, true],
    [{ state: 'OK' }, false],
    [{ state: 'tx' }, true],
    [{ zip: '75202' }, false],
    [{ zip: '75201-1234' }, true],
  ])('counts a stop with %j: %s', (more, is) => {
    expect(score([dallas], [{ ...dallas, ...more }])).toMatchObject({ exact: is, matched: is ? 1 : 0 });
  });

  it('asks for no code and no date that the truth does not give', () => {
    expect(score([{ ...dallas, zip: null, date: null }], [dallas])).toEqual({
      exact: true,
      matched: 1,
      found: 1,
      expected: 1,
      rightDates: 0,
      datedStops: 0,
    });
    expect(score([{ ...dallas, zip: '' }], [dallas]).exact).toBe(true);
    expect(score([dallas], [{ ...dallas, date: '2026-07-15' }])).toEqual({
      exact: false,
      matched: 1,
      found: 1,
      expected: 1,
      rightDates: 0,
      datedStops: 1,
    });
    // A code in a form that nobody knows is compared as it stands.
    expect(score([{ ...dallas, zip: '99' }], [{ ...dallas, zip: '99' }]).matched).toBe(1);
    expect(score([{ ...dallas, zip: '99' }], [{ ...dallas, zip: '98' }]).matched).toBe(0);
  });

  it('matches of two stops in one place the one with the date, and each only once', () => {
    const later = { ...dallas, date: '2026-07-20' };
    expect(score([later, dallas], [dallas, later])).toMatchObject({
      exact: false,
      matched: 2,
      rightDates: 2,
    });
    expect(score([dallas, dallas], [dallas])).toMatchObject({ matched: 1 });
  });

  it.each([
    ['pickup', 'pickup'],
    ['Pick', 'pickup'],
    ['Shipper', 'pickup'],
    ['ORIGIN', 'pickup'],
    ['load', 'pickup'],
    ['drop', 'delivery'],
    ['unload', 'delivery'],
    ['consignee', 'delivery'],
  ])('takes the role "%s" for %s', (role, meant) => {
    expect(score([{ ...dallas, role }], [{ ...dallas, role: meant }]).matched).toBe(1);
    expect(
      score([{ ...dallas, role }], [{ ...dallas, role: meant === 'pickup' ? 'delivery' : 'pickup' }]).matched,
    ).toBe(0);
  });

  it('of many is in shares, to four digits', () => {
    const scores = [
      { exact: true, matched: 2, found: 2, expected: 2, rightDates: 2, datedStops: 2 },
      { exact: false, matched: 1, found: 4, expected: 2, rightDates: 0, datedStops: 1 },
      { exact: false, matched: 0, found: 1, expected: 3, rightDates: 0, datedStops: 0 },
    ];
    expect(figuresOf(scores)).toEqual({
      n: 3,
      exact: 0.3333,
      precision: 0.4286,
      recall: 0.4286,
      dates: 0.6667,
    });
    expect(figuresOf([])).toEqual({ n: 0, exact: 0, precision: 0, recall: 0, dates: 0 });
    expect(shareOf(2, 3)).toBe(0.6667);
  });
});
