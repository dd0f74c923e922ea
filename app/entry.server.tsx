import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { logger } from '~/config/logger.server';
import { RETRY_AFTER_SECONDS } from '~/platform/database/busy.server';
import { conditionalDocument } from '~/platform/http/pages/conditional-document.server';
import { deferScripts } from '~/platform/http/pages/deferred-scripts';
import { keepFrontPage } from '~/areas/content/pages/kept-front-page.server';
import { manifestOfPage, sharedChunks } from '~/platform/http/pages/shared-chunks.server';
import { plainData } from '~/platform/http/pages/plain-data';
import { plainHtml } from '~/platform/http/pages/plain-html';
import { withTyped } from '~/platform/http/pages/typed-again.server';
import { translatorOf } from '~/kit/foreign-texts';
import { NonceContext } from '~/kit/nonce';
import { provideTexts } from '~/kit/texts';

provideTexts(translatorOf);

/** Data of the single-fetch stream that takes longer than this is given up. */
export const streamTimeout = 5000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { cspNonce, requestId, typed } = loadContext;
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    let shellSent = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={cspNonce}>
        <RemixServer
          context={{ ...remixContext, manifest: manifestOfPage(remixContext) }}
          url={request.url}
          nonce={cspNonce}
        />
      </NonceContext.Provider>,
      {
        nonce: cspNonce,
        // No page streams essential content, so the whole document goes out at once with its final status.
        onAllReady() {
          shellSent = true;
          const body = new PassThrough();
          // An abort timer that is left running keeps the whole render in memory.
          body.once('close', () => clearTimeout(timer));
          headers.set('Content-Type', 'text/html; charset=utf-8');
          if (responseStatus === 503) headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
          if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
          if (!headers.has('Vary')) headers.set('Vary', 'Cookie, Accept-Language');
          text(body)
            .then(async (html) => {
              const document = deferScripts(plainData(plainHtml(html)), sharedChunks(remixContext));
              if (responseStatus === 200) keepFrontPage(document, remixContext, loadContext);
              return new Response(
                responseStatus === 500 || responseStatus === 503
                  ? await withTyped(document, request, typed)
                  : document,
                { headers, status: responseStatus },
              );
            })
            .then((document) => resolve(conditionalDocument(request, document)))
            .catch(reject);
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          responseStatus = 500;
          if (shellSent) logger().error({ err: error, requestId }, 'rendering failed');
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}

export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted) return;
  // A method or address that does not exist is the client's error, already in the request log.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  logger().error(
    { err: error, requestId: context.requestId, path: new URL(request.url).pathname },
    'request failed',
  );
}
