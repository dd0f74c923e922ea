import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { quantile, row, tell, timed } from './measure';
import { start } from './program';

/** A sign-in by password over HTTP beside the hash alone, in one run: `npx tsx bench/sign-in.ts` after `npm run build`. Aim: under 60 ms besides the hash. */
const ROUNDS = 100;

const { origin, login, stop } = await start('all', { DEMO_RECORDS: '0' });
const keeper = argon2Keeper();
const kept = await keeper.hash(login.password);

async function signIn(): Promise<void> {
  const answer = await fetch(`${origin}/mileage/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(login),
  });
  await answer.text();
  if (answer.status !== 303) throw new Error(`signing in answered ${answer.status}`);
}

const whole: number[] = [];
const hash: number[] = [];
for (let round = 0; round < ROUNDS + 10; round++) {
  const took = [await timed(signIn), await timed(() => keeper.verify(kept, login.password))] as const;
  if (round < 10) continue;
  whole.push(took[0]);
  hash.push(took[1]);
}
console.table([row('sign-in', whole), row('its hash alone', hash)]);
const besides = quantile(whole, 0.5) - quantile(hash, 0.5);
tell(
  'a sign-in by password besides its hash',
  `p50 ${besides.toFixed(1)} ms (the hash ${quantile(hash, 0.5).toFixed(0)} ms)`,
  'under 60 ms',
  besides < 60,
);
await stop();
