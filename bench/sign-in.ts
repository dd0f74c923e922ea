import { argon2Keeper } from '~/adapters/passwords/argon2.server';
import { quantile, row, timed } from './measure';
import { startProgram } from './program';

/** A sign-in by password over HTTP beside the hash alone, in one run: `npx tsx bench/sign-in.ts` after `npm run build`. Aim: under 60 ms besides the hash. */
const ROUNDS = 100;
const PASSWORD = 'drive-the-line';

const { base, stop } = await startProgram();
const keeper = argon2Keeper();
const kept = await keeper.hash(PASSWORD);

async function signIn(): Promise<void> {
  const answer = await fetch(`${base}/login`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ email: 'demo@stateline.example', password: PASSWORD }) });
  await answer.text();
  if (answer.status !== 303) throw new Error(`signing in answered ${answer.status}`);
}

const whole: number[] = [];
const hash: number[] = [];
for (let round = 0; round < ROUNDS + 10; round++) {
  const took = [await timed(signIn), await timed(() => keeper.verify(kept, PASSWORD))] as const;
  if (round < 10) continue;
  whole.push(took[0]);
  hash.push(took[1]);
}
console.table([row('sign-in', whole), row('its hash alone', hash)]);
console.log(`besides the hash: ${(quantile(whole, 0.5) - quantile(hash, 0.5)).toFixed(1)} ms; ratio ${(quantile(whole, 0.5) / quantile(hash, 0.5)).toFixed(1)}`);
stop();
