import { escapeHtml } from '~/engine/text/escape-html';
import type { MailContent } from './compose';

/** What someone wrote, as text and as plain HTML: their words and nothing else. */
export function composedMail({
  subject,
  body,
  carrier,
  product,
}: {
  subject: string;
  body: string;
  carrier: string;
  product: string;
}): MailContent {
  const foot = `Sent for ${carrier} with ${product}. Replies go to the person who wrote this.`;
  const paragraphs = body
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph).replace(/\n/g, '<br>')}</p>`)
    .join('');
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="margin:0;padding:24px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1c2420">` +
    `<div style="max-width:640px">${paragraphs}<p style="margin:32px 0 0;color:#4d5651;font-size:13px">${escapeHtml(foot)}</p></div></body></html>`;
  return { subject, text: `${body}\n\n-- \n${foot}\n`, html };
}
