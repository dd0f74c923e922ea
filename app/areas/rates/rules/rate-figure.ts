/** A rate is an integer count of ten-thousandths of a currency unit: 0.3458 is 3458. No figure has more decimals. */

const RATE_TEXT = /^(?:\d{1,3}(?:\.(\d{1,4}))?|\.(\d{1,4}))$/;

/** Ten-thousandths of a plain decimal text such as "0.3458" or ".2"; undefined for anything else, five decimals included. */
export function parseRateFigure(text: string): number | undefined {
  const match = RATE_TEXT.exec(text);
  if (!match) return undefined;
  const decimals = (match[1] ?? match[2] ?? '').padEnd(4, '0');
  const whole = text.startsWith('.') ? 0 : Number.parseInt(text, 10);
  return whole * 10_000 + Number(decimals);
}

/** "0.3458", with a real minus sign for a difference below zero. */
export function formatRateFigure(tenThousandths: number): string {
  const size = Math.abs(tenThousandths);
  const text = `${Math.floor(size / 10_000)}.${String(size % 10_000).padStart(4, '0')}`;
  return tenThousandths < 0 ? `\u2212${text}` : text;
}

/** "0.3458", "-0.0100" with a hyphen: for files and databases; null stays null. */
export function rateFigureText(tenThousandths: number): string;
export function rateFigureText(tenThousandths: number | null): string | null;
export function rateFigureText(tenThousandths: number | null): string | null {
  return tenThousandths === null ? null : formatRateFigure(tenThousandths).replace('\u2212', '-');
}

/**
 * A cell of an official file. `$ 0.3458` is a figure; an empty cell, `$-` and `$ -` say that no rate is published (null);
 * everything else is undefined, which is an error for the caller and never zero.
 */
export function readRateCell(cell: string): number | null | undefined {
  const text = cell.replace(/[\s\u00a0$]/g, '');
  if (text === '' || text === '-' || text === '\u2013' || text === '\u2014') return null;
  return parseRateFigure(text);
}
