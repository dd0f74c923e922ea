// One page of Remix behind Express and nothing else. Prints its address.
import { createRequestHandler } from '@remix-run/express';
import { installGlobals } from '@remix-run/node';
import express from 'express';
import * as build from '../../../.cache/bench/bare/build.js';

installGlobals({ nativeFetch: true });
const app = express();
app.disable('x-powered-by');
app.all('*', createRequestHandler({ build, mode: 'production' }));
const server = app.listen(0, '127.0.0.1', () =>
  console.log(`bare page: http://127.0.0.1:${server.address().port}/`),
);
