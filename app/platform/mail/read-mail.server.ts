import PostalMime from 'postal-mime';

export interface ReadMail {
  recipients: string[];
  /** `isInText`: the text of the mail shows it, as it does a logo. */
  attachments: { name: string; bytes: Uint8Array; isInText: boolean }[];
}

/** Mails that are attached to a mail, and to those: forwarded as files. */
const MOST_LEVELS = 5;

/** Recipients and attachments of a raw message (RFC 5322), also of the messages that are attached to it. @throws Error where it is none */
export async function readMail(raw: Uint8Array, level = 0): Promise<ReadMail> {
  const mail = await PostalMime.parse(raw, {
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: 20,
    maxHeadersSize: 262_144,
  });
  const addresses = [
    ...(mail.to ?? []),
    ...(mail.cc ?? []),
    ...(mail.deliveredTo ? [{ address: mail.deliveredTo }] : []),
  ];
  const attachments: ReadMail['attachments'] = [];
  for (const { filename, content, disposition, contentId, mimeType } of mail.attachments) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
    const isMail = mimeType === 'message/rfc822' || /\.eml$/i.test(filename ?? '');
    const inside = isMail && level < MOST_LEVELS ? await readMail(bytes, level + 1).catch(() => null) : null;
    if (inside && inside.attachments.length > 0) attachments.push(...inside.attachments);
    else
      attachments.push({
        name: filename ?? `attachment.${ENDINGS[mimeType] ?? 'pdf'}`,
        bytes,
        isInText: disposition !== 'attachment' && Boolean(contentId) && mimeType.startsWith('image/'),
      });
  }
  return {
    recipients: addresses.flatMap((entry) => ('address' in entry && entry.address ? [entry.address] : [])),
    attachments,
  };
}

/** Of files that a mail gives no name. */
const ENDINGS: Readonly<Record<string, string>> = {
  'text/csv': 'csv',
  'application/csv': 'csv',
  'text/comma-separated-values': 'csv',
  'text/tab-separated-values': 'tsv',
  'text/plain': 'txt',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/zip': 'zip',
  'message/rfc822': 'eml',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
};
