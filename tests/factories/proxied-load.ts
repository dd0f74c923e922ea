export interface LoadResult {
  /** Requests that were sent, by what they are. */
  reads: number;
  writes: number;
  /** What went wrong, one line each: a status that was not expected, or an error of the connection. */
  lost: string[];
  /** Calculations that the program has said it saved. */
  saved: string[];
}

/** Reads and writes of visitors through a proxy, `people` at once, until `work` is done. */
export async function visitWhile(
  origin: string,
  people: number,
  work: () => Promise<void>,
): Promise<LoadResult> {
  const result: LoadResult = { reads: 0, writes: 0, lost: [], saved: [] };
  let isOver = false;
  // Six letters and digits name a calculation.
  let made = 0;

  const send = async (path: string, init: RequestInit = {}): Promise<Response | undefined> => {
    const name = `${init.method ?? 'GET'} ${path}`;
    try {
      const response = await fetch(origin + path, { redirect: 'manual', ...init });
      await response.arrayBuffer();
      if (response.status < 400) return response;
      result.lost.push(`${name}: ${response.status}`);
    } catch (error) {
      const { cause, message } = error as Error;
      result.lost.push(`${name}: ${cause instanceof Error ? cause.message : message}`);
    }
    return undefined;
  };

  const visit = async (): Promise<void> => {
    while (!isOver) {
      result.reads += 2;
      await send('/mileage');
      await send('/mileage/login');
      made += 1;
      const uid = String(made).padStart(6, '0');
      result.writes += 1;
      const saved = await send(`/mileage/api/calc/stops/${uid}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          stops: [
            { city: 'Chicago', state: 'IL' },
            { city: 'Dallas', state: 'TX' },
          ],
        }),
      });
      if (saved) result.saved.push(uid);
    }
  };
  const visits = Array.from({ length: people }, visit);
  await work();
  isOver = true;
  await Promise.all(visits);
  return result;
}
