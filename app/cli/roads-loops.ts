import { Buffer } from 'node:buffer';
import { writeFileSync } from 'node:fs';
import { inProject } from '~/config/project-root.server';
import { assembleLoops } from '~/roads/wasm/loops';

/** npm run roads:loops: writes app/roads/wasm/loops-code.ts, the machine code of app/roads/wasm/loops.ts. */
const lines =
  Buffer.from(assembleLoops())
    .toString('base64')
    .match(/.{1,100}/g) ?? [];
const text = [
  '/** Made by `npm run roads:loops` of loops.ts; a test holds the two together. */',
  'export const LOOPS =',
  ...lines.map((line, i) => `  '${line}'${i + 1 < lines.length ? ' +' : ';'}`),
  '',
].join('\n');
writeFileSync(inProject('app/roads/wasm/loops-code.ts'), text);
