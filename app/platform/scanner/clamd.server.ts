import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FileScanner, Verdict } from './port';

const CHUNK_BYTES = 64 * 1024;
/** A person waits meanwhile; a scanner that is silent for this long counts as down. */
const TIMEOUT_MS = 15_000;
const MOST_ANSWER_BYTES = 4096;

const lengthOf = (count: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(count);
  return length;
};

async function send(socket: Socket, bytes: Uint8Array): Promise<void> {
  const write = async (piece: Uint8Array) => {
    if (!socket.write(piece)) await once(socket, 'drain');
  };
  await write(Buffer.from('zINSTREAM\0'));
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const chunk = bytes.subarray(start, start + CHUNK_BYTES);
    await write(lengthOf(chunk.length));
    await write(chunk);
  }
  await write(lengthOf(0));
}

/** The answer up to its closing zero byte. */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (piece: Buffer) => {
      text += piece.toString('utf8');
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > MOST_ANSWER_BYTES) reject(new Error('it answers without end'));
    });
    socket.once('end', () => reject(new Error('it hung up')));
    socket.once('error', reject);
  });
}

function verdictOf(answer: string): Verdict {
  const found = /^stream: (.+) FOUND$/.exec(answer.trim())?.[1];
  if (found !== undefined) return { kind: 'found', what: found.slice(0, 120) };
  if (answer.trim() === 'stream: OK') return { kind: 'clean' };
  return { kind: 'unavailable', reason: answer.trim().slice(0, 200) || 'it said nothing' };
}

/** ClamAV's daemon at `tcp://host:3310`, by its INSTREAM command. Every failure is "unavailable": nothing counts as clean unless it said so. */
export function clamd(url: string, timeoutMs = TIMEOUT_MS): FileScanner {
  const { hostname, port } = new URL(url);
  return {
    async scan(bytes) {
      const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 3310 });
      const late = setTimeout(() => socket.destroy(new Error('it does not answer')), timeoutMs);
      const answer = answerOf(socket);
      try {
        // It may answer, and hang up, before it has read everything: a file larger than it takes.
        const [text] = await Promise.all([answer, Promise.race([send(socket, bytes), answer])]);
        return verdictOf(text);
      } catch (error) {
        return { kind: 'unavailable', reason: error instanceof Error ? error.message : String(error) };
      } finally {
        clearTimeout(late);
        socket.destroy();
      }
    },
  };
}
