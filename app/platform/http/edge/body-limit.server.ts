import type { NextFunction, Request, Response } from 'express';
import { refuse } from './refuse.server';

export const FORM_LIMIT_BYTES = 1_048_576;
/** Two files of 10 MB and their form. */
export const UPLOAD_LIMIT_BYTES = 2 * 10_485_760 + FORM_LIMIT_BYTES;
/** Up to here a body that is too long is read and dropped so that the answer arrives; beyond, the line is cut. */
const DRAIN_LIMIT_BYTES = 64 * 1_048_576;

/** Refuses bodies over the limit of their path before a byte of them is kept. */
export function bodyLimit(isUpload: (path: string) => boolean) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    const limit = isUpload(request.path) ? UPLOAD_LIMIT_BYTES : FORM_LIMIT_BYTES;
    const declared = request.headers['content-length'];
    if (request.headers['transfer-encoding'] !== undefined && declared === undefined) {
      return refuse(request, response, 411, 'The length of the request is missing.', { Connection: 'close' });
    }
    const length = Number(declared ?? 0);
    if (length <= limit) return next();
    const message = `That is too much at once: at most ${Math.floor(limit / 1_048_576)} MB can be sent here.`;
    if (length > DRAIN_LIMIT_BYTES) return refuse(request, response, 413, message, { Connection: 'close' });
    request.once('end', () => refuse(request, response, 413, message));
    request.resume();
  };
}
