import type { NextFunction, Request, Response } from 'express';

export interface SecurityOptions {
  development: boolean;
  /** True behind TLS: tells browsers never to come back without it. */
  https: boolean;
  /** Origins of map tiles and of the video player, where configured. */
  imageOrigins: string[];
  frameOrigins: string[];
  /** Origin of the operator's script for usage statistics, where configured. */
  analyticsOrigins: string[];
  /** True where Stripe itself takes payments: its script on the payment step, its pages after the forms of billing. */
  payments: boolean;
}

/** The steps with the provider's card field. */
const isPaymentStep = (path: string): boolean => /^\/mileage\/account\/billing\/(plans|cards)\//.test(path);
/** Forms that continue at the provider's pages: browsers hold the redirect against form-action too. */
const isBilling = (path: string): boolean => path.startsWith('/mileage/account/billing');

const STRIPE_FORMS = 'https://checkout.stripe.com https://billing.stripe.com https://invoice.stripe.com';

/** Headers of every answer. Scripts run only with this answer's nonce; styles come only from our own files. */
export function securityHeaders(options: SecurityOptions) {
  const images = ["'self'", 'data:', ...options.imageOrigins].join(' ');
  const frames = options.frameOrigins.length > 0 ? options.frameOrigins.join(' ') : "'none'";
  const analytics = options.analyticsOrigins.map((origin) => ` ${origin}`).join('');
  const connect = (options.development ? "'self' ws://localhost:*" : "'self'") + analytics;
  return (request: Request, response: Response, next: NextFunction): void => {
    const nonce = response.locals['cspNonce'] as string;
    const paying = options.payments && isPaymentStep(request.path);
    const billing = options.payments && isBilling(request.path);
    response.setHeader(
      'Content-Security-Policy',
      [
        "default-src 'none'",
        `script-src 'self' 'nonce-${nonce}'${analytics}${paying ? ' https://js.stripe.com' : ''}`,
        "style-src 'self'",
        `img-src ${images}`,
        "media-src 'self'",
        "font-src 'self'",
        `connect-src ${connect}${paying ? ' https://api.stripe.com' : ''}`,
        `frame-src ${paying ? 'https://js.stripe.com https://hooks.stripe.com' : frames}`,
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        `form-action 'self'${billing ? ` ${STRIPE_FORMS}` : ''}`,
        "frame-ancestors 'none'",
        'report-uri /mileage/csp-report',
      ].join('; '),
    );
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('X-Frame-Options', 'DENY');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=(self)');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    // What a page says of itself stands in place of this: the adapter adds headers to those that are there.
    const append = response.append.bind(response);
    response.append = (name: string, value?: string | string[]) =>
      name.toLowerCase() === 'referrer-policy' ? response.set(name, String(value)) : append(name, value);
    if (options.https) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    next();
  };
}
