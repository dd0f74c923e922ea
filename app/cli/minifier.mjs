// Terser takes most of the time of a build and works on one script at a time: here on as many as there are processors.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Threads that make scripts smaller; `close` ends them. A script that cannot be read is an error of its own. */
export function startMinifier(threads = Math.min(availableParallelism(), 4)) {
  const open = new Map();
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL('./minify-thread.mjs', import.meta.url));
    worker.on('message', ({ id, code, error }) => {
      const { resolve, reject } = open.get(id);
      open.delete(id);
      if (error === undefined) resolve(code);
      else reject(new Error(error));
    });
    worker.on('error', (error) => {
      for (const { reject } of open.values()) reject(error);
      open.clear();
    });
    return worker;
  });
  let asked = 0;
  return {
    minify: (code) =>
      new Promise((resolve, reject) => {
        const id = asked++;
        open.set(id, { resolve, reject });
        workers[id % workers.length].postMessage({ id, code });
      }),
    close: () => Promise.all(workers.map((worker) => worker.terminate())),
  };
}
