import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { atEnd } from '../factories/at-end';
import { refusal, startMailServer } from '../factories/mail-server';
import { startApp } from '../factories/app';
import { calculatorOf, idle, waitingJobs, workerBehindRelay } from '../factories/outage';
import { databaseOf } from '../factories/signed-in';
import { cloneDatabase } from '../factories/test-database';

/** A routing service that holds each question until it is told to refuse them all; the worker then uses its own roads. */
async function slowRouting() {
  const held: ServerResponse[] = [];
  const server = createServer((_request, response) => held.push(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => server.closeAllConnections());
  const refuseAll = () => {
    server
      .removeAllListeners('request')
      .on('request', (_request, response: ServerResponse) => response.writeHead(400).end('{}'));
    for (const response of held) response.writeHead(400).end('{}');
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, held, refuseAll };
}

describe('a worker whose database goes away', () => {
  it('while two jobs are at work: takes them up again, and all others, in the same process', async () => {
    const routing = await slowRouting();
    const { databaseUrl, relay, worker, route, statusOf } = await workerBehindRelay({
      worker: { ROUTING_ENGINE: 'valhalla', VALHALLA_URL: routing.url },
    });
    await route('before');
    await route('beside');
    await expect.poll(() => routing.held.length, { timeout: 60_000 }).toBe(2);
    await relay.cut();
    routing.refuseAll();
    const begins = () => worker.log.some(({ msg }) => msg === 'the worker ended by itself and begins again');
    await expect.poll(begins, { timeout: 60_000, interval: 100 }).toBe(true);
    await relay.mend();

    await route('second');
    await expect.poll(() => statusOf('second'), { timeout: 60_000, interval: 200 }).toBe('ok');
    for (const uid of ['before', 'beside'])
      await expect.poll(() => statusOf(uid), { timeout: 60_000, interval: 200 }).toBe('ok');
    await expect.poll(() => waitingJobs(databaseUrl, 'true'), { timeout: 60_000 }).toBe(0);

    await worker.stop();
    expect(worker.process.exitCode).toBe(0);
  });

  it('at its first question for a job: asks anew', async () => {
    const databaseUrl = await cloneDatabase();
    const { route, statusOf } = calculatorOf(await startApp({ role: 'web', databaseUrl }));
    const { prisma } = databaseOf(databaseUrl);
    // What fails undoes what it wrote: only a sequence remembers that it was asked.
    await prisma.$executeRawUnsafe('CREATE SEQUENCE public.asked');
    await prisma.$executeRawUnsafe(
      `CREATE FUNCTION public.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM nextval('public.asked'); RAISE EXCEPTION 'away'; END $$`,
    );
    await prisma.$executeRawUnsafe(
      "CREATE TRIGGER refuse BEFORE INSERT ON graphile_worker._private_tasks FOR EACH ROW WHEN (NEW.identifier = 'calculateDemoRoute') EXECUTE FUNCTION public.refuse()",
    );
    await startApp({ role: 'worker', databaseUrl, expectErrors: true });
    const wasAsked = async () =>
      (await prisma.$queryRaw<{ was: boolean }[]>`SELECT is_called AS was FROM public.asked`)[0]?.was;
    await expect.poll(wasAsked, { timeout: 60_000, interval: 100 }).toBe(true);
    await prisma.$executeRawUnsafe('DROP TRIGGER refuse ON graphile_worker._private_tasks');
    await route('first1');
    await expect.poll(() => statusOf('first1'), { timeout: 60_000, interval: 200 }).toBe('ok');
  });

  it('when it has given out a job, and its answer gets lost: takes the job up within seconds', async () => {
    const { databaseUrl, relay, worker, route, statusOf } = await workerBehindRelay();
    await route('before');
    await expect.poll(() => statusOf('before'), { timeout: 60_000, interval: 200 }).toBe('ok');
    // A worker that still writes down that the first one is done would wait for that answer, and ask for no second one.
    await idle(databaseUrl);
    // A worker that asks before the job is there must hear that there is none, or it asks for no job any more.
    relay.loseAnswersFrom('lost42');
    await route('lost42');
    await expect
      .poll(() => waitingJobs(databaseUrl, 'locked_by IS NOT NULL'), { timeout: 60_000, interval: 100 })
      .toBe(1);
    await relay.cut();
    await relay.mend();
    await expect.poll(() => statusOf('lost42'), { timeout: 60_000, interval: 200 }).toBe('ok');
    await expect.poll(() => waitingJobs(databaseUrl, 'true'), { timeout: 60_000 }).toBe(0);
    await worker.stop();
    expect(worker.process.exitCode).toBe(0);
  });

  it('while a mail server has a message: writes down what it said, and sends again what was refused', async () => {
    const server = await startMailServer();
    const env = { SMTP_URL: server.url, MAIL_FROM: 'mail@stateline.example' };
    const { databaseUrl, relay, web } = await workerBehindRelay({ web: env, worker: env });
    const mails = databaseOf(databaseUrl).prisma.mailMessage;
    const register = (email: string) =>
      fetch(`${web.origin}/mileage/api/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          name: 'Mel',
          email,
          password: 'correct horse',
          password_confirmation: 'correct horse',
        }),
      });
    for (const [email, answer, attempts] of [
      ['taken@example.com', 1, 1],
      ['refused@example.com', refusal(451, 'busy'), 2],
    ] as const) {
      const asked = new Promise<void>((resolve) => {
        server.behavior.message = () => {
          server.behavior.message = undefined;
          void relay.cut().then(resolve);
          return answer;
        };
      });
      await register(email);
      await asked;
      await sleep(1000);
      await relay.mend();
      await expect
        .poll(() => mails.findFirst({ where: { toAddress: email } }), { timeout: 60_000, interval: 200 })
        .toMatchObject({ status: 'sent', attempts });
      expect(server.received.filter(({ to }) => to?.some(({ address }) => address === email))).toHaveLength(
        1,
      );
    }
  });
});
