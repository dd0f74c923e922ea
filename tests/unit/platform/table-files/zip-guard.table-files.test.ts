import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import type { TableLine } from '~/platform/table-files/port';
import { delimiterOf } from '~/platform/table-files/sniff-file';
import { tableFiles } from '~/platform/table-files/table-files.server';
import { guardWorkbook } from '~/platform/table-files/zip-guard.server';

async function workbook(fill: (book: ExcelJS.Workbook) => void): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  fill(book);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

async function linesOf(bytes: Uint8Array): Promise<TableLine[]> {
  const lines: TableLine[] = [];
  for await (const line of tableFiles.sheet(bytes)) lines.push(line);
  return lines;
}

const bytesAs = (text: string) =>
  async function* () {
    yield new TextEncoder().encode(text);
  };

describe('a workbook', () => {
  it('is read line by line: dates as dates, formulas as their values, figures without noise', async () => {
    const bytes = await workbook((book) => {
      book.addWorksheet('Empty');
      const sheet = book.addWorksheet('Fuel');
      sheet.addRow(['Date', 'Gallons', 'Total', 'Paid', 'Note']);
      sheet.addRow([
        new Date('2026-11-03T00:00:00Z'),
        0.1 + 0.2,
        { formula: 'B2*3', result: 0.9 },
        true,
        { richText: [{ text: 'rich ' }, { text: 'text' }] },
      ]);
      sheet.addRow([]);
      sheet.addRow([
        new Date('2026-11-04T14:05:30Z'),
        1234567.125,
        { error: '#REF!' },
        false,
        { text: 'link', hyperlink: 'http://example.com' },
      ]);
    });
    expect(await linesOf(bytes)).toEqual([
      { number: 1, cells: ['Date', 'Gallons', 'Total', 'Paid', 'Note'] },
      { number: 2, cells: ['2026-11-03', '0.3', '0.9', 'TRUE', 'rich text'] },
      { number: 4, cells: ['2026-11-04 14:05:30', '1234567.125', '#REF!', 'FALSE', 'link'] },
    ]);
  });

  it('with a sheet for each month is read to its end, and other sheets are passed over', async () => {
    const bytes = await workbook((book) => {
      const sheet = (name: string, ...rows: (string | number)[][]) => book.addWorksheet(name).addRows(rows);
      sheet('July', ['Fuel of July'], [], ['Date', 'Unit', 'Gallons'], ['07/01/2026', '101', 50]);
      sheet('Notes', ['Read me'], ['Date', 'Driver', 'Gallons'], ['07/01/2026', 'Dana', 9]);
      sheet(
        'August',
        ['Fuel of August', 'draft'],
        ['DATE', 'Unit', 'Gallons'],
        ['08/01/2026', '101', 60],
        [],
      );
      sheet('September', ['Date', 'Unit', 'Gallons'], ['09/01/2026', '101', 70], ['09/02/2026', '102', 80]);
      sheet('Sums', ['101', 180], ['102', 80]);
    });
    const leftOut: string[] = [];
    for await (const _ of tableFiles.sheet(bytes, { leaveOut: (name) => void leftOut.push(name) })) void _;
    // One without a header is no table of its own.
    expect(leftOut).toEqual(['Notes']);
    expect(await linesOf(bytes)).toEqual([
      { number: 1, cells: ['Fuel of July'] },
      { number: 3, cells: ['Date', 'Unit', 'Gallons'] },
      { number: 4, cells: ['07/01/2026', '101', '50'] },
      { number: 7, cells: ['08/01/2026', '101', '60'] },
      { number: 9, cells: ['09/01/2026', '101', '70'] },
      { number: 10, cells: ['09/02/2026', '102', '80'] },
    ]);
  });

  it('begins with the sheet whose header is known, past a cover and a summary', async () => {
    const bytes = await workbook((book) => {
      const sheet = (name: string, ...rows: (string | number)[][]) => book.addWorksheet(name).addRows(rows);
      sheet('Cover', ['Company', 'ACME Freight'], ['Period', 'July 2026'], ['Total miles', 520]);
      sheet(
        'By state',
        ['State', 'Distance', 'Share'],
        // More lines than a header is looked for in.
        ...Array.from({ length: 2_000 }, (_, index) => ['TX', index, 0.1]),
      );
      sheet('Trips', ['Trips of July'], ['Date', 'Unit', 'Miles'], ['07/01/2026', '101', 520]);
      sheet('Trips 2', ['Date', 'Unit', 'Miles'], ['07/02/2026', '101', 10]);
    });
    const read = async (isHead?: (cells: readonly string[]) => boolean) => {
      const [lines, leftOut]: [string[], string[]] = [[], []];
      const choices = { leaveOut: (name: string) => void leftOut.push(name), ...(isHead ? { isHead } : {}) };
      for await (const { cells } of tableFiles.sheet(bytes, choices)) lines.push(cells.join(' '));
      return { lines, leftOut };
    };
    expect(await read((cells) => cells.includes('Unit'))).toEqual({
      lines: ['Trips of July', 'Date Unit Miles', '07/01/2026 101 520', '07/02/2026 101 10'],
      leftOut: ['By state'],
    });
    expect((await read(() => false)).lines[0]).toBe('Company ACME Freight');
    expect((await read()).leftOut).toEqual(['By state', 'Trips', 'Trips 2']);
  });

  it('is read with all its texts, however many are read at a time', async () => {
    const one = async (number: number) => {
      const bytes = await workbook((book) => {
        for (const month of ['July', 'August'])
          book
            .addWorksheet(month)
            .addRows([[`Fuel of ${month}`], ['Date', 'Unit', 'Gallons'], [`${number}/01/2026`, '101', 50]]);
      });
      return (await linesOf(bytes)).map(({ cells }) => cells.join(' '));
    };
    for (let round = 0; round < 40; round++) {
      const read = await Promise.all(Array.from({ length: 5 }, (_, at) => one(round * 5 + at)));
      read.forEach((lines, at) => {
        const line = `${round * 5 + at}/01/2026 101 50`;
        expect(lines).toEqual(['Fuel of July', 'Date Unit Gallons', line, line]);
      });
    }
  });

  it('begins with the sheet whose tab is first, whatever the order of the parts in the file', async () => {
    const bytes = await workbook((book) => {
      book.addWorksheet('Moved').addRows([
        ['Load', 'When'],
        ['1', 'late'],
      ]);
      book.addWorksheet('Trips').addRows([
        ['Trip', 'When'],
        ['1', 'early'],
      ]);
    });
    // As Excel leaves it after a tab was moved: the parts keep their numbers, the list of tabs does not.
    const zip = await JSZip.loadAsync(bytes);
    const list = await zip.file('xl/workbook.xml')!.async('text');
    zip.file('xl/workbook.xml', list.replace(/(<sheet [^>]*\/>)(<sheet [^>]*\/>)/, '$2$1'));
    const moved = await zip.generateAsync({ type: 'uint8array' });
    expect((await linesOf(moved)).map(({ cells }) => cells.join(' '))).toEqual(['Trip When', '1 early']);
  });

  it('with more columns than a table has says so', async () => {
    const bytes = await workbook((book) =>
      book.addWorksheet('Wide').addRow(Array.from({ length: 300 }, (_, index) => `c${index}`)),
    );
    await expect(linesOf(bytes)).rejects.toThrow('300 columns');
  });
});

describe('a file of zeros', () => {
  it('is empty, not a text of two bytes a letter', async () => {
    const zeros = async function* () {
      yield new Uint8Array(400);
    };
    expect(await tableFiles.sniff(zeros, 'none.csv')).toEqual({ message: 'This file is empty.' });
  });
});

const MB = 1_048_576;

describe('an archive that is no table', () => {
  const limits = { bytes: 10 * MB, textBytes: 2 * MB };
  const packed = async (files: Record<string, string | Uint8Array>): Promise<Uint8Array> => {
    const zip = new JSZip();
    for (const [name, content] of Object.entries(files)) zip.file(name, content);
    return zip.generateAsync({
      type: 'uint8array',
      compression: 'DEFLATE',
      compressionOptions: { level: 9 },
    });
  };

  it('that unpacks to far more than it weighs is not opened', async () => {
    const bomb = await packed({
      'xl/workbook.xml': '<workbook/>',
      'xl/worksheets/sheet1.xml': new Uint8Array(20 * MB),
    });
    expect(bomb.length).toBeLessThan(MB / 10);
    await expect(guardWorkbook(bomb, limits)).rejects.toThrow('far larger inside');
    await guardWorkbook(bomb, { bytes: 21 * MB, textBytes: MB });
    const texts = await packed({
      'xl/workbook.xml': '<workbook/>',
      'xl/sharedStrings.xml': new Uint8Array(5 * MB),
    });
    await expect(guardWorkbook(texts, limits)).rejects.toThrow('far larger inside');
  });

  it('that lies about its sizes is counted, not believed', async () => {
    const bytes = await packed({
      'xl/workbook.xml': '<workbook/>',
      'xl/worksheets/sheet1.xml': new Uint8Array(20 * MB),
    });
    const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // Both headers say that the sheet has ten bytes.
    for (const [mark, at] of [
      [Buffer.from([0x50, 0x4b, 1, 2]), 24],
      [Buffer.from([0x50, 0x4b, 3, 4]), 22],
    ] as const) {
      for (let from = view.indexOf(mark); from >= 0; from = view.indexOf(mark, from + 4))
        view.writeUInt32LE(10, from + at);
    }
    await expect(guardWorkbook(bytes, limits)).rejects.toThrow('far larger inside');
  });

  it('that hides a part between its parts is damaged', async () => {
    const bytes = await workbook((book) => book.addWorksheet('A').addRow(['a', 'b']));
    await guardWorkbook(bytes);
    const hidden = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(40), Buffer.from(bytes)]);
    await expect(guardWorkbook(new Uint8Array(hidden))).rejects.toThrow('damaged');
  });

  it('or is no workbook, or is cut off, is named', async () => {
    await expect(guardWorkbook(await packed({ 'a.txt': 'hello' }))).rejects.toThrow('not an Excel workbook');
    const bytes = await workbook((book) => book.addWorksheet('A').addRow(['a', 'b']));
    await expect(guardWorkbook(bytes.subarray(0, bytes.length - 30))).rejects.toThrow('damaged');
  });
});

describe('a text table', () => {
  it.each([
    ['a,b,c\n1,2,3\n', ','],
    ['a;b;c\n1,5;2;3\n', ';'],
    ['a\tb\n1\t2\n', '\t'],
    ['a|b\n1|2\n', '|'],
    ['"x;y",b\n"1;2",3\n', ','],
    ['title\na;b\n1;2\n', ';'],
    ['word\n', ','],
  ])('%j is cut at %j', (text, delimiter) => {
    expect(delimiterOf(text)).toBe(delimiter);
  });

  it('may be UTF-16 with its mark', async () => {
    const bytes = new Uint8Array(
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Ort;Menge\nMünchen;5\n', 'utf16le')]),
    );
    const open = async function* () {
      yield bytes;
    };
    const file = await tableFiles.sniff(open, 'a.csv');
    expect(file).toMatchObject({ type: 'csv', encoding: 'utf-16le', delimiter: ';' });
    const lines: TableLine[] = [];
    if ('type' in file) for await (const line of tableFiles.lines(open, file)) lines.push(line);
    expect(lines).toEqual([
      { number: 1, cells: ['Ort', 'Menge'] },
      { number: 2, cells: ['München', '5'] },
    ]);
  });

  it('may have ragged lines, quotes in words and any line end', async () => {
    const open = bytesAs('a,b\r1,2,3\r\n\n,,\n5"6,x\n"q ""w""",y');
    const lines: string[][] = [];
    for await (const { cells } of tableFiles.lines(open, { type: 'csv', encoding: 'utf-8', delimiter: ',' }))
      lines.push(cells);
    expect(lines).toEqual([
      ['a', 'b'],
      ['1', '2', '3'],
      ['5"6', 'x'],
      ['q "w"', 'y'],
    ]);
  });
});
