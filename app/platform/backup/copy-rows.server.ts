import { once } from 'node:events';
import type pg from 'pg';

/** The driver's connection, as far as its COPY messages go. */
interface Wire {
  query(text: string): void;
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
  stream: NodeJS.ReadWriteStream & { writableNeedDrain: boolean; destroyed: boolean };
}

/** Answers of the server to one statement that the driver hands on. COPY OUT and COPY IN are statements of their own kind. */
abstract class CopyStatement {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  submit(wire: Wire): void {
    wire.query(this.#text);
  }
  /** Its "COPY n", told apart from the end by the driver. */
  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}
  abstract handleReadyForQuery(): void;
  abstract handleError(error: Error): void;
}

const MAX_WAITING_BYTES = 4 << 20;

class CopyOut extends CopyStatement implements AsyncIterable<Buffer> {
  #wire: Wire | undefined;
  #pieces: Buffer[] = [];
  #bytes = 0;
  #end: { error?: Error } | undefined;
  #wake: () => void = () => undefined;

  override submit(wire: Wire): void {
    this.#wire = wire;
    super.submit(wire);
  }
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The driver's buffer is used again for the next message.
    this.#pieces.push(Buffer.from(chunk));
    this.#bytes += chunk.length;
    if (this.#bytes > MAX_WAITING_BYTES) this.#wire?.stream.pause();
    this.#wake();
  }
  handleReadyForQuery(): void {
    this.#end ??= {};
    this.#wake();
  }
  handleError(error: Error): void {
    this.#end = { error };
    this.#wake();
  }
  async *[Symbol.asyncIterator](): AsyncIterator<Buffer> {
    for (;;) {
      if (this.#pieces.length > 0) {
        const all = Buffer.concat(this.#pieces.splice(0));
        this.#bytes = 0;
        this.#wire?.stream.resume();
        yield all;
      } else if (this.#end) {
        if (this.#end.error) throw this.#end.error;
        return;
      } else {
        await new Promise<void>((resolve) => (this.#wake = resolve));
      }
    }
  }
}

class CopyIn extends CopyStatement {
  readonly finished: Promise<void>;
  readonly #pieces: AsyncIterable<Uint8Array>;
  #settle!: { resolve(): void; reject(error: Error): void };
  #error: Error | undefined;

  constructor(text: string, pieces: AsyncIterable<Uint8Array>) {
    super(text);
    this.#pieces = pieces;
    this.finished = new Promise((resolve, reject) => (this.#settle = { resolve, reject }));
  }
  handleCopyInResponse(wire: Wire): void {
    void this.#send(wire);
  }
  async #send(wire: Wire): Promise<void> {
    try {
      for await (const piece of this.#pieces) {
        if (this.#error) return;
        wire.sendCopyFromChunk(piece);
        if (wire.stream.writableNeedDrain)
          await Promise.race([once(wire.stream, 'drain'), once(wire.stream, 'close')]);
      }
      wire.endCopyFrom();
    } catch (error) {
      wire.sendCopyFail('the source of the rows broke');
      this.#error = error as Error;
    }
  }
  handleReadyForQuery(): void {
    this.#settle.resolve();
  }
  /** The first failure is the one reported: after a broken source the server only says that the copy failed. */
  handleError(error: Error): void {
    this.#error ??= error;
    this.#settle.reject(this.#error);
  }
}

/** The rows of `COPY ... TO STDOUT`, piece by piece as they come; one statement at a time on the client. */
export const copyOut = (client: pg.ClientBase, statement: string): AsyncIterable<Buffer> =>
  client.query(new CopyOut(statement) as unknown as pg.Submittable) as unknown as CopyOut;

/** Hands the pieces to `COPY ... FROM STDIN`. @throws Error in the server's own words when it refuses a row. */
export function copyIn(
  client: pg.ClientBase,
  statement: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<void> {
  const copy = new CopyIn(statement, pieces);
  client.query(copy as unknown as pg.Submittable);
  return copy.finished;
}
