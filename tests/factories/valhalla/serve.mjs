// Valhalla's own library behind HTTP, as valhalla_service answers: node serve.mjs PACKAGE CONFIG. Prints its port.
// A process of its own: the library is native code, and a test must be able to end it.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const [packageFolder, configFile] = process.argv.slice(2);
const { Actor } = createRequire(import.meta.url)(packageFolder);
const actor = await Actor.fromConfigFile(configFile);
const actions = {
  '/route': 'route',
  '/trace_attributes': 'traceAttributes',
  '/locate': 'locate',
  '/status': 'status',
};

createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', async () => {
    const send = (status, body) => {
      response.writeHead(status, { 'content-type': 'application/json;charset=utf-8' });
      response.end(JSON.stringify(body));
    };
    const action = actions[request.url.split('?')[0]];
    if (!action) return send(404, { error_code: 106, error: 'Try any of: /route /trace_attributes /locate' });
    try {
      send(200, await actor[action](JSON.parse(Buffer.concat(chunks).toString('utf8'))));
    } catch (error) {
      send(400, { error_code: codeOf(error), error: String(error.message ?? error), status_code: 400 });
    }
  });
}).listen(0, '127.0.0.1', function () {
  console.log(JSON.stringify({ port: this.address().port }));
});

/** The service answers with a number; the library throws the text, as JSON or plain. */
function codeOf(error) {
  if (typeof error.code === 'number') return error.code;
  const match =
    /"?(?:error_code|code)"?\s*[:=]\s*(\d{3})/.exec(error.message) ?? /^\s*(\d{3})\b/.exec(error.message);
  if (match) return Number(match[1]);
  const known = [
    [/No suitable edges near location/, 171],
    [/unconnected regions/, 170],
    [/No path could be found/, 442],
    [/Exceeded max locations/, 150],
    [/exceeds the max distance limit/, 154],
  ];
  return known.find(([text]) => text.test(error.message))?.[1] ?? 199;
}
