/**
 * Fields of a CSV text by RFC 4180: quoted fields may hold commas, line breaks and doubled quotes; lines end in LF, CRLF or
 * CR; a byte order mark is skipped. The index is the line in the file minus one, unless a quoted field spans lines.
 * @throws SyntaxError where a quoted field is never closed or text follows its closing quote.
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let pendingRow = false;
  while (at < text.length) {
    pendingRow = true;
    let field: string;
    if (text[at] === '"') {
      [field, at] = quotedField(text, at, rows.length + 1);
    } else {
      let end = at;
      while (end < text.length && !',\r\n'.includes(text[end]!)) end += 1;
      field = text.slice(at, end);
      at = end;
    }
    row.push(field);
    if (text[at] === ',') {
      at += 1;
      if (at === text.length) row.push('');
      continue;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    rows.push(row);
    row = [];
    pendingRow = false;
  }
  if (pendingRow) rows.push(row);
  return rows;
}

function quotedField(text: string, start: number, line: number): [string, number] {
  let value = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) throw new SyntaxError(`Line ${line}: a quoted field is not closed`);
    value += text.slice(at, quote);
    if (text[quote + 1] === '"') {
      value += '"';
      at = quote + 2;
      continue;
    }
    const next = text[quote + 1];
    if (next !== undefined && !',\r\n'.includes(next))
      throw new SyntaxError(`Line ${line}: text after a closing quote`);
    return [value, quote + 1];
  }
}

/** One CSV line without its end; fields are quoted where they must be. */
export function csvLine(fields: ReadonlyArray<string | number | null>): string {
  return fields
    .map((field) => {
      const text = field === null ? '' : String(field);
      return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
    })
    .join(',');
}
