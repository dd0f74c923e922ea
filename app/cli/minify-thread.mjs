// A thread of the build: makes one script after another smaller.
import { parentPort } from 'node:worker_threads';
import { minify } from 'terser';

parentPort.on('message', ({ id, code }) => {
  minify(code, { module: true }).then(
    (made) => parentPort.postMessage({ id, code: made.code ?? '' }),
    (error) => parentPort.postMessage({ id, error: String(error) }),
  );
});
