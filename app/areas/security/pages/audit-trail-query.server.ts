import type { TrailQuery } from '~/areas/security/read-audit-trail.server';

/** What the address of the audit trail asks for. */
export function trailQuery(request: Request): TrailQuery {
  const asked = new URL(request.url).searchParams;
  const text = (name: string) => (asked.get(name) ?? '').trim().slice(0, 40);
  return { what: text('what'), who: text('who'), from: text('from'), to: text('to') };
}
