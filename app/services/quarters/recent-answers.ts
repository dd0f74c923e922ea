import { createHash } from 'node:crypto';

/**
 * Answers of a pure function, kept under the contents of what it was asked. At most `most`; the one that was not asked for
 * longest goes first.
 */
export class RecentAnswers<T> {
  private readonly kept = new Map<string, T>();

  constructor(private readonly most: number) {}

  /** @param question everything the answer depends on, as plain data */
  get(question: unknown, work: () => T): T {
    const key = keyOf(question);
    const answer = this.kept.has(key) ? (this.kept.get(key) as T) : work();
    this.keep(key, answer);
    return answer;
  }

  /** The same where the answer has to be waited for. */
  async getLater(question: unknown, work: () => Promise<T>): Promise<T> {
    const key = keyOf(question);
    const answer = this.kept.has(key) ? (this.kept.get(key) as T) : await work();
    this.keep(key, answer);
    return answer;
  }

  private keep(key: string, answer: T): void {
    this.kept.delete(key);
    this.kept.set(key, answer);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.most) break;
      this.kept.delete(oldest);
    }
  }
}

const keyOf = (question: unknown): string =>
  createHash('sha256').update(JSON.stringify(question)).digest('base64');
