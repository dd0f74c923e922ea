import { once } from 'node:events';
import http from 'node:http';
import type net from 'node:net';
import { atEnd } from './at-end';

/**
 * What the line does with a request: passes it on; answers it with a page of its own, as a network's sign-in does, or leads to
 * that page; says that what is behind it is down; says nothing at all; or passes it on and loses the answer.
 */
export type LineState =
  'open' | 'portal-200' | 'portal-302' | 'bad-gateway' | 'silent' | 'lost-answer' | 'cut';

export interface WeakLine {
  origin: string;
  state: LineState;
  /** Written behind the worker script: another text is an update of it. */
  release: string;
  /** A path that gets no answer while all others do. */
  mute: string;
  /** Every POST that was passed on to the program, by its path. */
  arrived: string[];
  /** Resolves when the next request comes that is not passed on as it is. */
  nextHeld(): Promise<void>;
}

const PORTAL =
  '<!doctype html><title>Free Wi-Fi</title><h1>Truck stop Wi-Fi</h1><p>Accept the terms to go online.</p>';

/** A line to a running program, one request at a time, in the states that truck stops have. */
export async function startWeakLine(target: string): Promise<WeakLine> {
  const { port: targetPort } = new URL(target);
  const sockets = new Set<net.Socket>();
  let held: (() => void)[] = [];
  const line: WeakLine = {
    origin: '',
    state: 'open',
    release: '',
    mute: '',
    arrived: [],
    nextHeld: () => new Promise((resolve) => held.push(resolve)),
  };
  const server = http.createServer((request, response) => {
    const { state } = line;
    const url = request.url ?? '';
    const isMute = url === line.mute;
    if (state !== 'open' || isMute) {
      for (const tell of held) tell();
      held = [];
    }
    if (state === 'cut' && !isMute) return void request.socket.destroy();
    if (state === 'silent' || isMute) return void request.resume();
    if (state === 'portal-200') {
      request.resume();
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(PORTAL);
    }
    if (state === 'portal-302') {
      request.resume();
      return void response.writeHead(302, { Location: `${line.origin}/wifi/login` }).end();
    }
    if (state === 'bad-gateway') {
      request.resume();
      return void response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
    }
    if (request.method === 'POST') line.arrived.push(url);
    const onward = http.request(
      { port: targetPort, host: 'localhost', method: request.method, path: url, headers: request.headers },
      (answer) => {
        if (state === 'lost-answer') {
          answer.resume();
          answer.on('end', () => request.socket.destroy());
          return;
        }
        const headers = { ...answer.headers };
        if (url === '/mileage/sw.js' && line.release !== '') {
          delete headers['content-length'];
          delete headers['etag'];
          response.writeHead(answer.statusCode ?? 500, headers);
          answer.on('end', () => response.end(`\n// ${line.release}\n`));
          answer.pipe(response, { end: false });
          return;
        }
        response.writeHead(answer.statusCode ?? 500, headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => request.socket.destroy());
    if (url === '/mileage/sw.js')
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) onward.removeHeader(name);
    request.pipe(onward);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  line.origin = `http://localhost:${(server.address() as net.AddressInfo).port}`;
  atEnd(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return line;
}
