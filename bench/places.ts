import { percentiles, quantile, row, tell, timed } from './measure';
import { start } from './program';

/** The address search while someone types, over HTTP, beside the bare round trip: `npx tsx bench/places.ts` after `npm run build`. */
const ROUNDS = 20;
const TERMS = [
  'chicago',
  'chic',
  'Chicago IL',
  's',
  'st',
  'san fransi',
  'tusla',
  'Minneaplis',
  '606',
  'Chicago 606',
  't2p',
  'los ang ca',
  'fort wa',
  'texas',
  'Huston',
];

const { origin, stop } = await start('all', { DEMO_RECORDS: '0' });
const base = `${origin}/mileage`;
const get = async (path: string) => {
  const answer = await fetch(base + path);
  await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
};

const searches: number[] = [];
const bare: number[] = [];
for (let round = 0; round < ROUNDS + 2; round++) {
  for (const term of TERMS) {
    const took = [
      await timed(() => get(`/api/calc/geo/search?mode=address&term=${encodeURIComponent(term)}`)),
      await timed(() => get('/healthz')),
    ] as const;
    if (round < 2) continue;
    searches.push(took[0]);
    bare.push(took[1]);
  }
}
console.table([row('address search', searches), row('bare round trip (health page)', bare)]);
tell(
  'address search while someone types',
  `${percentiles(searches)}; ${(quantile(searches, 0.5) / quantile(bare, 0.5)).toFixed(1)} bare round trips`,
);
await stop();
