import type { ApiScope } from '~/engine/api-scopes';

/** A token that is limited to other areas (RFC 6750). */
export const insufficientScope = (scope: ApiScope): Response =>
  Response.json(
    {
      status: 403,
      code: 'insufficient_scope',
      message: `This token may not do that: it lacks ${scope}. Make one that has it on the page of API tokens.`,
    },
    {
      status: 403,
      headers: {
        'Cache-Control': 'no-store',
        'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}"`,
      },
    },
  );
