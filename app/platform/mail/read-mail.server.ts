import PostalMime from 'postal-mime';

export interface ReadMail {
  recipients: string[];
  /** `isInText`: the text of the mail shows it, as it does a logo. */
  attachments: { name: string; bytes: Uint8Array; isInText: boolean }[];
}

/** Recipients and attachments of a raw message (RFC 5322). @throws Error where it is none */
export async function readMail(raw: Uint8Array): Promise<ReadMail> {
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
  return {
    recipients: addresses.flatMap((entry) => ('address' in entry && entry.address ? [entry.address] : [])),
    attachments: mail.attachments.map(({ filename, content, disposition, contentId, mimeType }) => ({
      name: filename ?? 'attachment.pdf',
      bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
      isInText: disposition !== 'attachment' && Boolean(contentId) && mimeType.startsWith('image/'),
    })),
  };
}
