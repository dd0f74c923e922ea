import { readFileSync } from 'node:fs';
import { pdfReader } from '~/platform/reader/pdf-reader.server';
const today = new Date().toISOString().slice(0, 10);
for (const file of process.argv.slice(2)) {
  const read = await pdfReader().read(readFileSync(file), today);
  console.log('=====', file);
  if (!read.ok) { console.log(read); continue; }
  const { linesOf } = await import('~/reading/cells');
  const { labelsOf } = await import('~/reading/label-cells');
  const lines = linesOf(read.value.pages as never);
  const labels = labelsOf(lines, 'strong');
  if (process.env.LINES) for (const line of lines) console.log(line.y.toFixed(0).padStart(4), line.cells.map((c) => { const l = labels.find((x) => x.cell === c); return `${l ? `{${l.kind}${l.weak ? '?' : ''}${l.number ?? ''}}` : ''}[${c.x0.toFixed(0)}]${c.text}`; }).join(' | '));
  const c = read.value.confirmation;
  for (const s of c.stops) console.log('  ', s.role, s.name, '/', s.street, '/', s.city, s.state, s.zip, s.date, s.time);
  console.log('  load', c.loadNumber, 'rate', c.rateCents, c.flags.map((f) => `${f.code}:${f.message}`));
  console.log('  ', (c.details ?? []).map((d) => `${d.kind}=${d.value}${d.doubt ? ` (${d.doubt})` : ''}`).join(' ; '));
}
