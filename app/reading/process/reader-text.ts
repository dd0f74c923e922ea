import type { PDFPageProxy } from 'pdfjs-dist';
import type { PageText, TextItem } from './reader-types';

/** The text of a page as the file gives it, with the fields of its form. Used inside the guarded child only. */

/** A run of text where it is on the page as it is drawn. */
interface RawItem {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly width: number;
  readonly size: number;
  readonly font: string;
  readonly mono: boolean;
  readonly field?: boolean;
}

/** What is read of a field of a form; anything may be there. */
interface FormField {
  readonly subtype?: unknown;
  readonly hidden?: unknown;
  readonly fieldType?: unknown;
  readonly fieldValue?: unknown;
  readonly rect: [number, number, number, number];
}

/** Items in points from the upper left corner of the upright page; `y` is the baseline. */
export async function textOfPage(page: PDFPageProxy): Promise<PageText> {
  const viewport = page.getViewport({ scale: 1 });
  const content = await page.getTextContent({ includeMarkedContent: false });
  const raw: RawItem[] = [];
  for (const item of content.items) {
    if (!('str' in item) || typeof item.str !== 'string' || item.str.trim() === '') continue;
    const [a, b, c, d, e, f] = multiply(
      viewport.transform as unknown as Matrix,
      item.transform as unknown as Matrix,
    );
    const size = Math.hypot(c, d) || Math.hypot(a, b);
    if (!Number.isFinite(size) || size <= 0) continue;
    const style = content.styles[item.fontName];
    raw.push({
      text: item.str,
      x: e,
      y: f,
      angle: Math.atan2(b, a),
      width: Math.abs(item.width) * (viewport.scale ?? 1),
      size,
      font: item.fontName,
      mono: style?.fontFamily === 'monospace',
    });
  }
  const fields = (await page.getAnnotations({ intent: 'display' }).catch(() => [])) as FormField[];
  for (const field of fields) {
    if (
      field.subtype !== 'Widget' ||
      field.hidden ||
      typeof field.fieldValue !== 'string' ||
      !field.fieldValue.trim()
    )
      continue;
    if (field.fieldType !== 'Tx' && field.fieldType !== 'Ch') continue;
    const [left, bottom, right, top] = field.rect;
    const [x0, y0] = viewport.convertToViewportPoint(left, bottom) as [number, number];
    const [x1, y1] = viewport.convertToViewportPoint(right, top) as [number, number];
    const height = Math.abs(y1 - y0);
    const lines = field.fieldValue.split(/\r\n|\r|\n/);
    const size = Math.min(11, (height / lines.length) * 0.75);
    lines.forEach((line, index) => {
      if (!line.trim()) return;
      const y = Math.min(y0, y1) + (height / lines.length) * (index + 1) - size * 0.3;
      const width = Math.min(Math.abs(x1 - x0), line.length * size * 0.5);
      raw.push({
        text: line,
        x: Math.min(x0, x1),
        y,
        angle: 0,
        width,
        size,
        font: 'field',
        mono: false,
        field: true,
      });
    });
  }
  return upright(raw, viewport.width, viewport.height);
}

type Matrix = readonly [number, number, number, number, number, number];

const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

/** Turns the page so that most of its text runs to the right; text at other angles (watermarks, margins) is left out. */
function upright(raw: readonly RawItem[], width: number, height: number): PageText {
  const characters = [0, 0, 0, 0];
  const quarterOf = (item: RawItem): number => ((Math.round(item.angle / (Math.PI / 2)) % 4) + 4) % 4;
  for (const item of raw) characters[quarterOf(item)]! += item.text.length;
  const quarter = characters.indexOf(Math.max(...characters));
  const turned = quarter % 2 === 1;
  const items: TextItem[] = [];
  for (const item of raw) {
    if (
      Math.abs(item.angle - (quarter > 2 ? quarter - 4 : quarter) * (Math.PI / 2)) > 0.1 &&
      quarterOf(item) !== quarter
    )
      continue;
    if (Math.abs(Math.sin(2 * item.angle)) > 0.2) continue;
    const { x, y } = place(item, quarter, width, height);
    items.push({
      text: item.text,
      x0: round(x),
      x1: round(x + item.width),
      y: round(y),
      size: round(item.size),
      font: item.font,
      mono: item.mono,
      field: item.field,
      raw: { x: item.x, y: item.y, angle: item.angle, width: item.width },
    });
  }
  return {
    items,
    width: turned ? height : width,
    height: turned ? width : height,
    quarter,
    drawnWidth: width,
    drawnHeight: height,
  };
}

function place(
  { x, y }: { x: number; y: number },
  quarter: number,
  width: number,
  height: number,
): { x: number; y: number } {
  if (quarter === 1) return { x: y, y: width - x };
  if (quarter === 2) return { x: width - x, y: height - y };
  if (quarter === 3) return { x: height - y, y: x };
  return { x, y };
}

const round = (value: number): number => Math.round(value * 100) / 100;
