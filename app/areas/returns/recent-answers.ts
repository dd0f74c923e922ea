import { createHash } from 'node:crypto';

/**
 * Answers of a pure function, kept under the contents of what it was asked. At most `most`; the one that was not asked for
 * longest goes first.
 */
export class RecentAnswers<T> {
  private readonly kept = new Map<string, T>();

  constructor(private readonly most: number) {}

  /** @param question everything the answer depends on, as plain data */
  find(question: unknown): T | undefined {
    const key = keyOf(question);
    const answer = this.kept.get(key);
    if (answer !== undefined) this.move(key, answer);
    return answer;
  }

  keep(question: unknown, answer: T): void {
    this.move(keyOf(question), answer);
  }

  private move(key: string, answer: T): void {
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
