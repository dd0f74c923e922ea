/**
 * Links and buttons inside texts carry an action instead of an address: one that starts with @ calls a handler of the
 * product, one that starts with # goes to a path of it. Both have a page, so they work without scripts.
 */
export const CONTENT_HANDLERS = [
  'training',
  'limits',
  'support',
  'email',
  'sign-up',
  'sign-in',
  'add-trip',
  'add-fuel',
] as const;

export type ContentHandler = (typeof CONTENT_HANDLERS)[number];

export type ContentAction = { kind: 'handler'; handler: ContentHandler } | { kind: 'path'; path: string };

/** What an action means; null for one that means nothing. `path` begins with a slash and stays inside the product. */
export function parseContentAction(text: string): ContentAction | null {
  const handler = CONTENT_HANDLERS.find((one) => text === `@${one}`);
  if (handler) return { kind: 'handler', handler };
  const path = /^#(\/(?!\/)[\w\-/.?=&%#]*)$/.exec(text)?.[1];
  return path !== undefined && !path.includes('..') ? { kind: 'path', path } : null;
}

/** The words on the button that asks for a training session. */
export const TRAINING_BUTTON_TEXT = 'Schedule a complimentary 30-minutes one-on-one training session';
