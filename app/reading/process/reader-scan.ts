/** The words of a page that is a picture. Used inside the guarded child only. */
import { lieOf, quarterTurned, withoutRules } from './reader-clean';
import { leveled } from './reader-level';
import { recognizePage as recognize } from './reader-ocr';
import { onlyRows, paragraphsOf, withoutRows } from './reader-prose';
import { tellParent } from './reader-messages';
import type { Picture, Rows, Word } from './reader-types';

/** Letters of a page that is upright are read with this certainty even from a bad fax. */
const SURE_OF_WAY_UP = 0.6;

/** Radians by which a page leans so much that its upright rules were not seen as such when it was cleaned. */
const RULES_LEAN = 0.01;

/** A page that was read one way up. */
interface Attempt {
  readonly words: Word[];
  /** Quarter turns clockwise. */
  readonly quarters: number;
  /** Radians by which the lines fell to the right. */
  readonly skew: number;
  readonly sure: number;
  /** The paragraphs that were not read. */
  readonly left: { readonly rows: readonly Rows[]; readonly image: Picture };
}

/** The words of a scanned page, less its paragraphs, however it lies on the glass: one that reads badly is tried the other way up. */
export async function recognizedUpright(drawn: Picture, width: number, height: number): Promise<Attempt> {
  const { onItsSide, skew } = lieOf(drawn);
  const first = onItsSide ? 1 : 0;
  const attempt = async (quarters: number): Promise<Attempt> => {
    const upright = quarterTurned(drawn, quarters);
    const lean = quarters % 2 === first % 2 ? skew : lieOf(upright).skew;
    // The rules of a skewed page are upright only now.
    const level = Math.abs(lean) > RULES_LEAN ? withoutRules(leveled(upright, lean)) : leveled(upright, lean);
    const rows = paragraphsOf(level);
    const words = await recognizePage(
      withoutRows(level, rows),
      quarters % 2 ? height : width,
      quarters % 2 ? width : height,
    );
    return {
      words,
      quarters,
      skew: lean,
      sure: surenessOf(words),
      left: { rows, image: onlyRows(level, rows) },
    };
  };
  const one = await attempt(first);
  if (one.sure > SURE_OF_WAY_UP) return one;
  const others: { quarters: number; sure: number }[] = [];
  for (const quarters of [first + 2, first + 1, first + 3].map((quarters) => quarters % 4)) {
    const words = await recognizePage(
      leveled(sampleOf(quarterTurned(drawn, quarters)), quarters % 2 === first % 2 ? skew : 0),
      width,
      height,
    );
    others.push({ quarters, sure: surenessOf(words) });
  }
  const best = others.sort((a, b) => b.sure - a.sure)[0]!;
  if (best.sure <= one.sure) return one;
  const other = await attempt(best.quarters);
  return other.sure > one.sure ? other : one;
}

/** The rows of a page with the most ink, an eighth of them. */
function sampleOf({ data, width, height }: Picture): Picture {
  const rows = Math.floor(height / 8);
  let best = { top: 0, ink: -1 };
  for (let top = 0; top + rows <= height; top += rows >> 1) {
    let ink = 0;
    for (let at = top * width; at < (top + rows) * width; at += 3) if (data[at]! < 128) ink++;
    if (ink > best.ink) best = { top, ink };
  }
  return { data: data.slice(best.top * width, (best.top + rows) * width), width, height: rows };
}

function surenessOf(words: readonly Word[]): number {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, word) => sum + word.sure * word.text.length, 0) / letters;
}

/** Tells the parent what takes its time: recognizing is long work, and no sign of a file that hurts. */
export async function recognizePage(level: Picture, pageWidth: number, pageHeight: number): Promise<Word[]> {
  tellParent({ stage: 'recognizing' });
  const words = await recognize(level, pageWidth, pageHeight);
  tellParent({ stage: 'opening' });
  return words;
}
