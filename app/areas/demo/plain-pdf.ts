/** Characters that end or escape a text in PDF (ISO 32000-1, 7.3.4.2). */
const escaped = (line: string): string => line.replace(/[\\()]/g, (sign) => `\\${sign}`);

/**
 * A page of plain lines as a PDF (ISO 32000-1, 7.5): what the demonstration needs for its receipts and its rate confirmation.
 * @param lines ASCII text, from the top of a Letter page downward
 */
export function plainPdf(lines: readonly string[]): Uint8Array {
  const content = [
    'BT',
    '/F1 12 Tf',
    '16 TL',
    '54 738 Td',
    ...lines.map((line) => `(${escaped(line)}) '`),
    'ET',
  ].join('\n');
  const bodies = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const starts: number[] = [];
  let file = '%PDF-1.4\n';
  for (const [index, body] of bodies.entries()) {
    starts.push(file.length);
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
  }
  const table = file.length;
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<</Size ${bodies.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}
