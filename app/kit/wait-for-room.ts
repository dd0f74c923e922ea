/** Reads that were sent away are sent so many times more. */
const MORE_TRIES = 2;
const PAUSE_S = 3;

/** Whether the server itself sent a request for a page's data away, before the page's own code saw it. */
const isSentAway = (answer: Response): boolean =>
  answer.status === 503 && !/\bx-script\b/.test(answer.headers.get('Content-Type') ?? '');

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/**
 * The framework asks for the data of the next page, and takes whatever is no data for a fault of the program. A server with more people
 * than it answers says 503 and when to come again: a read is sent again then, and where that does not help, and for a write, which
 * nobody sends twice, the error is the one of a page that is too busy.
 */
export function waitForRoom(): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!/\.data(\?|$)/.test(address) || init?.method === 'HEAD') return send(input, init);
    const isRead = (init?.method ?? 'GET') === 'GET';
    for (let tries = 0; ; tries++) {
      const answer = await send(input, init);
      if (!isSentAway(answer)) return answer;
      if (!isRead || tries === MORE_TRIES)
        // What the framework knows as the answer of a route.
        throw { status: 503, statusText: answer.statusText, internal: false, data: null };
      await pause(Number(answer.headers.get('Retry-After')) || PAUSE_S);
    }
  };
}
