import PostalMime from 'postal-mime';

/** One recipient of a delivery status notification (RFC 3464). */
export interface FailedDelivery {
  address: string;
  /** "5.1.1" (RFC 3463); the first digit says whether it is for good. */
  status: string;
  /** What the other side said. */
  reason: string;
}

export interface Bounce {
  /** Message-ID of the message that came back, without its brackets; null where the report does not bring it. */
  originalMessageId: string | null;
  failures: FailedDelivery[];
}

const fieldOf = (block: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(block)?.[1]?.trim() ?? '';

/** "rfc822; someone@example.com" without its type. */
const withoutType = (value: string): string => value.replace(/^[a-z0-9-]+\s*;\s*/i, '');

/**
 * A message as a report that others could not be delivered: its failed recipients. Delays and reports of success have
 * none. @returns null where the message is no such report
 */
export async function readBounce(raw: Uint8Array): Promise<Bounce | null> {
  const mail = await PostalMime.parse(raw, {
    attachmentEncoding: 'utf8',
    forceRfc822Attachments: true,
    maxNestingDepth: 20,
    maxHeadersSize: 262_144,
  });
  const type = mail.headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!/^multipart\/report\b/i.test(type) || !/report-type\s*=\s*"?delivery-status\b/i.test(type))
    return null;
  const textOf = (pattern: RegExp): string => {
    const content = mail.attachments.find(({ mimeType }) => pattern.test(mimeType))?.content;
    return (typeof content === 'string' ? content : content ? new TextDecoder().decode(content) : '').slice(
      0,
      100_000,
    );
  };
  const blocks = textOf(/^message\/(global-)?delivery-status$/i)
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/);
  const failures = blocks.flatMap((block): FailedDelivery[] => {
    if (fieldOf(block, 'Action').toLowerCase() !== 'failed') return [];
    const address = withoutType(fieldOf(block, 'Original-Recipient') || fieldOf(block, 'Final-Recipient'));
    const status = /\d\.\d{1,3}\.\d{1,3}/.exec(fieldOf(block, 'Status'))?.[0] ?? '';
    const said = withoutType(fieldOf(block, 'Diagnostic-Code'));
    return [
      {
        address: address.toLowerCase(),
        status,
        reason: (said || `failed with status ${status}`).slice(0, 400),
      },
    ];
  });
  const original = textOf(/^(message\/(global|rfc822)|text\/rfc822-headers)/i).replace(/\r?\n[ \t]+/g, ' ');
  const originalMessageId =
    /<([^<>\s]+)>/.exec(fieldOf(original.split(/\r?\n\r?\n/)[0] ?? '', 'Message-ID'))?.[1] ?? null;
  return { originalMessageId, failures };
}
