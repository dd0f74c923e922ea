import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import zlib from 'node:zlib';
import { createRequestHandler } from '@remix-run/express';
import { broadcastDevReady, type AppLoadContext, type ServerBuild } from '@remix-run/node';
import * as remixBuild from '@remix-run/dev/server-build';
import compression from 'compression';
import express from 'express';
import type { Env } from '~/config/env.server';
import { logger } from '~/config/logger.server';
import { inProject } from '~/config/project-root.server';
import { apiGateway } from '~/areas/api/gateway/gateway.server';
import { notifications } from '~/areas/accounts/data/notifications.server';
import { callPatterns, findAddress } from '~/areas/api/reference/find-operation.server';
import {
  answerBrokenLines,
  answerFailures,
  CHECKED_EVERY_MS,
  HEAD_TIMEOUT_MS,
  wholeRequests,
} from './platform/http/edge/broken-lines.server';
import { bodyLimit } from './platform/http/edge/body-limit.server';
import { withBusyAnswers } from './platform/http/edge/busy-answers.server';
import { crossOrigin } from './platform/http/edge/cross-origin.server';
import { crossSiteGuard } from './platform/http/edge/cross-site-guard.server';
import { beginDraining, drain } from './platform/http/edge/draining.server';
import { livenessReport, readinessReport } from './platform/http/edge/health.server';
import { metricsPage } from './platform/http/edge/metrics.server';
import { formsDone } from './platform/http/edge/forms-done.server';
import { outboxAnswers } from './platform/http/edge/outbox-answers.server';
import { refuse } from './platform/http/edge/refuse.server';
import { requestLog } from './platform/http/edge/request-log.server';
import { requestMetrics } from './platform/http/edge/request-metrics.server';
import { routePatterns } from './platform/http/edge/route-pattern.server';
import { bySection } from './platform/http/edge/route-sections.server';
import { securityHeaders } from './platform/http/edge/security-headers.server';
import { shedLoad } from './platform/http/edge/shed-load.server';
import { takePolicyReports } from './areas/security/pages/policy-reports.server';
import { testBillingPages } from './areas/billing/pages/test-billing.server';
import { answerKeptFrontPage } from '~/areas/content/pages/kept-front-page.server';
import { keepTyped } from '~/platform/http/pages/typed-again.server';

const isUpload = (path: string): boolean =>
  /\/(receipts|attachments|documents|imports|upload|trips-fuel\/fuel|api\/fuel|support\/(message|send-email)|emails|admin\/rates|docs\/\w+\/\w+\/try)/.test(
    path,
  );

/** What the extraction service answers when it runs by itself. */
const SERVICE_PATH =
  /^\/mileage\/(?:healthz|livez|readyz|api\/(?:auth\/user|upload-multi|extract-multi|service-task\/[^/]+\/check|extracted-data-items\/[^/]+))$/;

/** No others reach the pages: TRACE would echo what the browser keeps secret. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const originsOf = (...urls: (string | undefined)[]): string[] =>
  urls.filter((url) => url !== undefined).map((url) => new URL(url.replace(/\{\w\}/g, 'a')).origin);

/** Tells the files that were in a folder when we looked, by their addresses: no page has to ask the disk whether it is one. */
function filesOf(folder: string): (address: string) => boolean {
  const names = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `/${name.replaceAll('\\', '/')}`,
    ),
  );
  return (address) => names.has(address);
}

/**
 * The head of a script or style sheet without what browsers heed on pages only: it would weigh as much as a small file itself. A
 * picture and the worker keep it, because they can be opened as pages or run as one.
 */
function withShortHead(response: ServerResponse, file: string): void {
  if (!/\.(?:js|css)(?:\.br)?$/.test(file)) return;
  for (const name of FOR_PAGES) response.removeHeader(name);
}
const FOR_PAGES = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Frame-Options',
];

/** Sends files of the build as they were compressed with it, to whoever takes Brotli. */
function compressedFiles(folder: string): express.RequestHandler {
  const isFile = filesOf(folder);
  return (request, response, next) => {
    const packed = `${request.path}.br`;
    if (!['GET', 'HEAD'].includes(request.method) || !isFile(packed) || !request.acceptsEncodings('br'))
      return next();
    withShortHead(response, packed);
    response.vary('Accept-Encoding').type(path.extname(request.path)).setHeader('Content-Encoding', 'br');
    response.sendFile(packed, {
      root: folder,
      immutable: true,
      maxAge: '1y',
      acceptRanges: false,
      dotfiles: 'allow',
    });
  };
}

/** The addresses of the API as the build lists routes: the measurements are by pattern. */
const callRoutes = () =>
  Object.fromEntries(
    callPatterns().map((pattern) => [
      `api${pattern}`,
      { id: `api${pattern}`, path: `mileage/api${pattern}` },
    ]),
  );

/** Starts the web server and resolves when it listens. */
export async function startWeb(
  config: Env,
  { serviceOnly = false } = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const development = config.NODE_ENV === 'development';
  const build = withBusyAnswers(remixBuild as unknown as ServerBuild);
  const app = express();
  app.disable('x-powered-by');
  // Routes read the query of the web request themselves.
  app.set('query parser', false);
  app.set('trust proxy', config.TRUST_PROXY);

  app.use((request, response, next) => {
    const given = request.headers['x-request-id'];
    response.locals['requestId'] =
      config.TRUST_PROXY > 0 && typeof given === 'string' && /^[\w-]{8,64}$/.test(given)
        ? given
        : randomUUID();
    response.locals['cspNonce'] = randomBytes(16).toString('base64');
    response.setHeader('X-Request-Id', response.locals['requestId'] as string);
    next();
  });
  app.use(requestMetrics(routePatterns({ ...build.routes, ...callRoutes() })));
  app.use(requestLog(logger()));
  app.use(outboxAnswers);
  app.use(formsDone);
  app.use(
    securityHeaders({
      development,
      https: config.publicUrl.startsWith('https:'),
      imageOrigins: originsOf(config.MAP_TILE_URL),
      frameOrigins: originsOf(config.HOW_IT_WORKS_VIDEO_URL),
      analyticsOrigins: originsOf(config.ANALYTICS_SCRIPT_URL),
      payments: config.STRIPE_SECRET_KEY !== undefined,
    }),
  );
  app.use(wholeRequests);
  app.get('/mileage/livez', livenessReport);
  // healthz is what readyz was called before.
  app.get(
    ['/mileage/readyz', '/mileage/healthz'],
    (request, response) => void readinessReport(request, response),
  );
  app.get('/mileage/metrics', metricsPage(config));
  app.use(drain({ isBehindProxy: config.TRUST_PROXY > 0 }));
  // Brotli at its default level of four is larger than gzip.
  app.use(compression({ threshold: 512, brotli: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } } }));

  // A NUL is in no address that someone means, and no text of the database can hold it: it is left out, as in forms and JSON.
  app.use((request, _response, next) => {
    request.url = withoutNul(request.url);
    request.originalUrl = withoutNul(request.originalUrl);
    next();
  });
  // The API answers under /api as under /mileage/api; map files, and what search engines ask for, also at the root.
  app.use((request, _response, next) => {
    if (
      request.url.startsWith('/api/') ||
      /^\/(usa\.json|canada\.json|robots\.txt|sitemap\.xml)(\?|$)/.test(request.url)
    ) {
      request.url = `/mileage${request.url}`;
      request.originalUrl = request.url;
    }
    next();
  });
  if (serviceOnly) {
    app.use((request, response, next) => {
      if (SERVICE_PATH.test(request.path)) next();
      else refuse(request, response, 404, 'This is the extraction service: it has no such address.');
    });
  }
  app.get('/', (_request, response) => response.redirect(301, '/mileage'));
  app.use('/mileage/build', compressedFiles(inProject('public/build')));
  app.use(
    '/mileage/build',
    express.static(inProject('public/build'), {
      immutable: true,
      maxAge: '1y',
      index: false,
      redirect: false,
      setHeaders: withShortHead,
    }),
  );
  app.get('/mileage/sw.js', (_request, response) => {
    // Its own folder is /mileage/; it also serves the page /mileage. A new release's is asked for at once.
    response.sendFile(inProject('public/sw.js'), {
      headers: { 'Service-Worker-Allowed': '/mileage', 'Cache-Control': 'no-cache' },
      cacheControl: false,
    });
  });
  app.use(
    '/mileage/films',
    express.static(inProject('public/films'), {
      immutable: true,
      maxAge: '1y',
      index: false,
      redirect: false,
    }),
  );
  const isFile = filesOf(inProject('public'));
  const files = express.static(inProject('public'), {
    maxAge: '1h',
    index: false,
    redirect: false,
    setHeaders: withShortHead,
  });
  app.use('/mileage', (request, response, next) => {
    if (isFile(request.path)) void files(request, response, next);
    else next();
  });
  app.get('/favicon.ico', (_request, response) => response.redirect(301, '/mileage/img/favicon.svg'));
  app.use((request, response, next) => {
    if (METHODS.has(request.method)) next();
    else refuse(request, response, 405, 'This method is not used here.', { Allow: [...METHODS].join(', ') });
  });
  app.use(shedLoad(config.REQUEST_LINE_MS));
  app.use(crossOrigin((path) => findAddress(path.replace(/^\/mileage\/api/, ''))?.allowed));
  app.use(crossSiteGuard);
  app.use(bodyLimit(isUpload));
  app.use('/mileage/test-billing', testBillingPages);
  const mode = development ? 'development' : 'production';
  const getLoadContext = (request: express.Request, response: express.Response): AppLoadContext => ({
    cspNonce: response.locals['cspNonce'] as string,
    requestId: response.locals['requestId'] as string,
    clientAddress: request.ip ?? '',
    userAgent: request.headers['user-agent'] ?? '',
  });
  app.all(/^\/mileage\/api\//, apiGateway(getLoadContext));
  app.all('/mileage/csp-report', takePolicyReports(getLoadContext));
  const pageContext = (request: express.Request, response: express.Response): AppLoadContext => ({
    ...getLoadContext(request, response),
    frontEdition: response.locals['frontEdition'] as string | undefined,
    typed: keepTyped(request),
  });
  app.get('/mileage', (request, response, next) => void answerKeptFrontPage(request, response, next));
  const pages = bySection(build, (part) =>
    createRequestHandler({ build: part, mode, getLoadContext: pageContext }),
  );
  app.all('*', (request, response, next) => void pages(request.path)(request, response, next));
  app.use(answerFailures);

  // The first request that waits for its job hears of it too.
  await notifications().connect();
  const server = await listen(app, config);
  const { port } = server.address() as AddressInfo;
  if (development && process.env['REMIX_DEV_ORIGIN']) await broadcastDevReady(build);
  return {
    url: `http://${inAddress(config.HOST)}:${port}/mileage`,
    stop: async () => {
      beginDraining();
      // Proxies and load balancers have to hear of it before the port is closed.
      await sleep(config.DRAIN_SECONDS * 1000);
      await closed(server);
    },
  };
}

/** A host as an address names it: those that mean every address of this machine by one that answers. */
const inAddress = (host: string): string =>
  ['127.0.0.1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;

/** What has begun may end; then whatever is still open is cut. */
const CLOSE_MS = 12_000;

async function closed(server: Server): Promise<void> {
  const isClosed = once(server, 'close');
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const late = setTimeout(() => server.closeAllConnections(), CLOSE_MS);
  await isClosed;
  clearInterval(idle);
  clearTimeout(late);
}

function listen(app: express.Express, config: Env): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(
      { headersTimeout: HEAD_TIMEOUT_MS, connectionsCheckingInterval: CHECKED_EVERY_MS },
      app,
    );
    answerBrokenLines(server);
    server.listen(config.PORT, config.HOST, () => resolve(server));
    // Longer than any proxy keeps a connection: a request is never sent into one that closes here.
    server.keepAliveTimeout = 75_000;
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Environment: PORT ${config.PORT} is taken by another program`)
          : error,
      ),
    );
  });
}

/** Also what leaving one out would join to another. */
function withoutNul(url: string): string {
  const left = url.replaceAll('%00', '');
  return left === url ? url : withoutNul(left);
}
