import * as z from 'zod';
import { isPublicAddress } from './address-rules';
import { WEBHOOK_EVENTS } from './webhook-events';

/** What an installation lets customers call beside the public internet: nothing, but in tests. */
export interface WebhookRules {
  allowHttp: boolean;
  allowedAddresses: readonly string[];
}

const NAMES_INSIDE = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain|home\.arpa)\.?$/i;
const LOWEST_OPEN_PORT = 1024;

/** Why an address cannot be called, or undefined. What a name resolves to is checked at every delivery. */
export function urlProblem(text: string, { allowHttp, allowedAddresses }: WebhookRules): string | undefined {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return 'Write the whole address, such as https://example.com/stateline.';
  }
  // The parser mends what is missing or broken over two lines: it would be shown otherwise than it is called.
  if (/[\s\\]/.test(text)) return 'Write the address without spaces, line breaks and backslashes.';
  const isWhole = /^https?:\/\/[^/]/i.test(text);
  if (!isWhole || (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:')))
    return 'The address must begin with https://.';
  if (url.username !== '' || url.password !== '')
    return 'Leave user name and password out of the address: what is sent is signed.';
  if (url.hash !== '') return 'Leave out what follows the # sign.';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (allowedAddresses.includes(host)) return undefined;
  const isLiteral = /^[\d.]+$/.test(host) || host.includes(':');
  if (NAMES_INSIDE.test(host) || (!isLiteral && !host.includes('.')) || (isLiteral && !isPublicAddress(host)))
    return 'This address is not on the public internet.';
  const port = url.port === '' ? 443 : Number(url.port);
  if (port !== 443 && port !== 80 && port < LOWEST_OPEN_PORT)
    return 'This port cannot be used: take 443, or one from 1024 on.';
  return undefined;
}

export const webhookSchema = (rules: WebhookRules) =>
  z.object({
    url: z
      .string()
      .trim()
      .min(1, 'Address is required: where the events are sent.')
      .max(500, 'At most 500 characters.')
      .superRefine((value, context) => {
        const problem = value === '' ? undefined : urlProblem(value, rules);
        if (problem) context.addIssue({ code: 'custom', message: problem });
      }),
    events: z
      .array(z.enum(WEBHOOK_EVENTS, { error: 'Unknown event.' }))
      .min(1, 'Choose at least one event.')
      .transform((events) => [...new Set(events)]),
    active: z
      .union([z.boolean(), z.enum(['0', '1'])])
      .optional()
      .transform((value) => (value === undefined ? undefined : value === true || value === '1')),
  });
