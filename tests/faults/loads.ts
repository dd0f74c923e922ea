import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { makeAccount } from '../factories/signed-in';
import { cleanConfirmation } from '../fixtures/rate-confirmations/small-pdf';
import type { Person, Product } from './product';
import { insist } from './under-fire';

/** What the product promises: at work again by itself. */
export const RECOVERY_MS = 30_000;
/** What was asked for is done after so long, not counting faults and the recoveries from them: several may come in a row. */
const PATIENCE_MS = 45_000;
/** A job that several faults hit in a row is tried again after 3, 7, 20 seconds. */
const JOB_PATIENCE_MS = PATIENCE_MS + 105_000;

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** What no page may show a person. */
const INNARDS =
  /\n\s+at .+:\d+:\d+|prisma|postgres|graphile|node_modules|ECONN|ENOSPC|No space left|SQLSTATE/i;

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 400);

/** People who work while things break, and what they were told is saved. */
export class Load {
  until = Infinity;
  readonly saved = {
    trips: 0,
    fuel: 0,
    documents: 0,
    prints: 0,
    plans: [] as string[],
    mails: new Set<string>(),
    attempts: 0,
    /** The longest wait for each thing. */
    longestMs: {} as Record<string, number>,
  };
  /** Good entries that were refused, and pages of failure that are not honest. */
  readonly wrong: string[] = [];
  /** Pages of failure that came with what was typed and a button to send it again. */
  offeredAgain = 0;

  /** The last answers under each address that were no success, for whoever waited in vain. */
  readonly #refusals = new Map<string, string[]>();

  #faultSince: number | undefined;
  #faultsMs = 0;

  constructor(readonly product: Product) {}

  /** While the work is done and the product recovers from it, nobody's patience runs out. */
  async whileFault<T>(work: () => Promise<T>): Promise<T> {
    this.#faultSince = Date.now();
    try {
      return await work();
    } finally {
      this.#faultsMs += Date.now() - this.#faultSince;
      this.#faultSince = undefined;
    }
  }

  /** A clock that stands still during faults. */
  readonly #goodTime = (): number => (this.#faultSince ?? Date.now()) - this.#faultsMs;

  get goesOn(): boolean {
    return Date.now() < this.until;
  }

  async #insist<T>(what: string, work: () => Promise<T | null>, patienceMs = PATIENCE_MS): Promise<T> {
    const startedAt = Date.now();
    const { value, tries } = await insist(work, patienceMs, this.#goodTime).catch((error: Error) => {
      throw new Error([`${what}: ${error.message}`, ...(this.#refusals.get(what) ?? [])].join('\n'));
    });
    this.saved.attempts += tries;
    this.saved.longestMs[what] = Math.max(this.saved.longestMs[what] ?? 0, Date.now() - startedAt);
    return value;
  }

  #judge(where: string, answer: Response, text: string, typed?: string): void {
    const { status } = answer;
    if (status >= 400)
      this.#refusals.set(where, [
        ...(this.#refusals.get(where) ?? []).slice(-9),
        `${new Date().toISOString()} ${status} ${plain(text)}`,
      ]);
    if (status >= 400 && status < 500 && status !== 409)
      this.wrong.push(`${where}: ${status} ${plain(text)}`);
    if (status < 500) return;
    if (INNARDS.test(text)) this.wrong.push(`${where}: ${status} shows its inside: ${plain(text)}`);
    if (typed === undefined) return;
    if (!/<h1/.test(text)) this.wrong.push(`${where}: ${status} without a page: ${plain(text)}`);
    if (text.includes(`>\n${typed}</textarea>`) && text.includes('Try again')) this.offeredAgain += 1;
    else if (text.includes('Houston'))
      this.wrong.push(`${where}: ${status} without what was typed: ${plain(text)}`);
  }

  /** Presses "Save" until a page says that it is saved. */
  async #save(
    person: Person,
    where: string,
    fields: Record<string, string | string[]>,
    file?: [string, File],
  ): Promise<void> {
    await this.#insist(where, async () => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields))
        for (const one of [value].flat()) form.append(name, one);
      if (file) form.append(...file);
      const answer = await fetch(`${this.product.origin}${where}`, {
        method: 'POST',
        body: form,
        redirect: 'manual',
        headers: person.headers,
        signal: AbortSignal.timeout(12_000),
      });
      const text = await answer.text();
      this.#judge(where, answer, text, file ? undefined : [Object.values(fields)[1] ?? ''].flat()[0]);
      return answer.status === 303 && !(answer.headers.get('location') ?? '').includes('/login')
        ? true
        : null;
    });
  }

  async recordTrips(): Promise<void> {
    for (let turn = 0, person = await this.product.person('ic_advanced'); this.goesOn; turn++) {
      // The plan allows 500 trips in 30 days.
      if (turn % 400 === 399)
        person = await this.#insist('a new carrier', () => this.product.person('ic_advanced'));
      const stops = { stop_city: ['Dallas', 'Memphis'], stop_state: ['TX', 'TN'], stop_zip: ['', ''] };
      await this.#save(person, '/mileage/trips-fuel/trips/new', {
        intent: 'save',
        idempotencyKey: randomUUID(),
        equipmentId: person.unit,
        date: '2026-08-04',
        entry: 'stops',
        reference: String(turn),
        ...stops,
      });
      this.saved.trips += 1;
      const receipt = new File([PNG], 'receipt.png', { type: 'image/png' });
      await this.#save(
        person,
        '/mileage/trips-fuel/fuel/new',
        {
          intent: 'save',
          idempotencyKey: randomUUID(),
          equipmentId: person.unit,
          date: '2026-08-05',
          city: 'Dallas',
          state: 'TX',
          quantity: '100',
          fuelUnit: 'gallon',
          fuelType: 'special_diesel',
          taxPaid: '1',
          bulk: '0',
          reference: `R-${turn}`,
        },
        ['receipt', receipt],
      );
      this.saved.fuel += 1;
    }
  }

  /** Someone new for each mail, so that each address must get exactly one. */
  async askForMails(): Promise<void> {
    while (this.goesOn) {
      const account = await this.#insist('a new person', () => makeAccount(this.product.db));
      const request = { email: account.email, idempotencyKey: randomUUID() };
      await this.#insist('/mileage/password/reset', async () => {
        const answer = await fetch(`${this.product.origin}/mileage/password/reset`, {
          method: 'POST',
          body: new URLSearchParams(request),
          redirect: 'manual',
          signal: AbortSignal.timeout(12_000),
        });
        this.#judge('/mileage/password/reset', answer, await answer.text(), account.email);
        // Asked again after an answer that was lost, it is the same request.
        return answer.status < 400 ? true : null;
      });
      this.saved.mails.add(account.email);
      await pause(500);
    }
  }

  async readDocuments(): Promise<void> {
    const where = '/mileage/trips-fuel/documents';
    const person = await this.product.person('ic_advanced');
    await this.#save(person, where, { intent: 'activate' });
    for (let turn = 0; this.goesOn; turn++) {
      const file = new File([new Uint8Array(cleanConfirmation(`FAULT${turn}`))], `load-${turn}.pdf`, {
        type: 'application/pdf',
      });
      await this.#save(person, where, { intent: 'upload' }, ['files[]', file]);
      this.saved.documents += 1;
      await this.#insist(where, async () => {
        const answer = await fetch(`${this.product.origin}${where}`, {
          method: 'POST',
          body: new URLSearchParams({ intent: 'extract' }),
          redirect: 'manual',
          headers: person.headers,
          signal: AbortSignal.timeout(12_000),
        });
        const text = await answer.text();
        // Pressed again after an answer that was lost, there is nothing left to begin with.
        if (answer.status !== 422) this.#judge(where, answer, text);
        return answer.status === 303 || answer.status === 422 ? true : null;
      });
      await pause(300);
    }
  }

  /** Each print is of other records, so that none is given out twice. */
  async printReports(): Promise<void> {
    const person = await this.product.person('ic_advanced');
    while (this.goesOn) {
      await this.#save(person, '/mileage/trips-fuel/fuel/new', {
        intent: 'save',
        idempotencyKey: randomUUID(),
        equipmentId: person.unit,
        date: '2026-08-05',
        city: 'Dallas',
        state: 'TX',
        quantity: '100',
        fuelUnit: 'gallon',
        fuelType: 'special_diesel',
        taxPaid: '1',
        bulk: '0',
      });
      this.saved.fuel += 1;
      await this.#insist(
        '/mileage/reports/download',
        async () => {
          const answer = await fetch(`${this.product.origin}/mileage/reports/download?type=pdf&q=20263`, {
            redirect: 'manual',
            headers: person.headers,
            signal: AbortSignal.timeout(12_000),
          });
          const bytes = Buffer.from(await answer.arrayBuffer());
          this.#judge('/mileage/reports/download', answer, bytes.toString('latin1').slice(0, 100_000));
          // Not ready in time, it is made by a job: asked again, the same file is given.
          return answer.status === 200 &&
            bytes.subarray(0, 5).toString() === '%PDF-' &&
            bytes.subarray(-8).toString().includes('%%EOF')
            ? true
            : null;
        },
        JOB_PATIENCE_MS,
      );
      this.saved.prints += 1;
    }
  }

  /** A card and a plan on it, by the API: each with a key of its own, so that asking again is safe. */
  async buyPlans(): Promise<void> {
    while (this.goesOn) {
      const person = await this.#insist('a new customer', () => this.product.person());
      const ask = async (method: string, at: string, body: object): Promise<{ id: string }> => {
        const key = randomUUID();
        return this.#insist(at, async () => {
          const answer = await fetch(`${this.product.origin}/api/account/billing${at}`, {
            method,
            headers: { ...person.bearer, 'Content-Type': 'application/json', 'Idempotency-Key': key },
            body: JSON.stringify(body),
            signal: AbortSignal.timeout(25_000),
          });
          const text = await answer.text();
          this.#judge(at, answer, text);
          return answer.ok ? (JSON.parse(text) as { id: string }) : null;
        });
      };
      const card = await ask('POST', '/card', { stripe_token: 'tok_visa' });
      await ask('PUT', '/subscription/free', { plan_id: 'ic_basic', stripe_id: card.id });
      this.saved.plans.push(person.carrierId);
      await pause(1000);
    }
  }
}
