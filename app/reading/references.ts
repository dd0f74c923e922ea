/** Reference numbers of the stops. */

const REFERENCE =
  /\b(?:p\.?o\.?|b\.?o\.?l\.?|ref(?:erence)?|pick\s?-?up|pu|delivery|del|so|appt|appointment|confirmation|seal|customer)\s*(?:number|num|no\.?|ref|#)+\s*:?\s*#?\s*([A-Z0-9][A-Z0-9-]{2,20})\b|\bref\s*:?\s+#?\s*(\d[A-Z0-9-]{2,20})\b/gi;

/** Reference numbers in a piece of text ("PO# 4471", "Ref 98948"), at most five. */
export function findReferences(text: string): string[] {
  return [...text.matchAll(REFERENCE)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((value) => /\d/.test(value))
    .slice(0, 5);
}
