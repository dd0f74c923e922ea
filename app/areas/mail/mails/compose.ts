import { escapeHtml } from '~/engine/text/escape-html';
import type { Site } from '~/platform/site';

/** A message in its three parts. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** Of mails that are not about an account's own doings: where a person turns them off. */
  unsubscribeUrl?: string;
}

/** Pieces of a message. Both parts are made from the same pieces, so neither says less than the other. */
export type MailPiece =
  | { kind: 'text'; text: string }
  | { kind: 'button'; text: string; url: string }
  | { kind: 'code'; code: string }
  | { kind: 'facts'; facts: [string, string][] }
  | { kind: 'note'; text: string };

const INK = '#1c2420';
const MUTED = '#4d5651';
const ACCENT = '#0b5d3c';
const LINE = '#d7ddd9';
const SANS = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function pieceText(piece: MailPiece): string {
  switch (piece.kind) {
    case 'text':
    case 'note':
      return piece.text;
    case 'button':
      return `${piece.text}:\n${piece.url}`;
    case 'code':
      return piece.code;
    case 'facts':
      return piece.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  }
}

function pieceHtml(piece: MailPiece): string {
  switch (piece.kind) {
    case 'text':
      return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(piece.text)}</p>`;
    case 'note':
      return `<p style="margin:0 0 16px;color:${MUTED};font-size:14px;overflow-wrap:anywhere">${escapeHtml(piece.text)}</p>`;
    case 'button': {
      const url = escapeHtml(piece.url);
      return (
        `<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:12px 24px;border-radius:4px;background:${ACCENT};` +
        `color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(piece.text)}</a></p>` +
        `<p style="margin:0 0 16px;color:${MUTED};font-size:14px;word-break:break-all">Button not working? Copy this link: ${url}</p>`
      );
    }
    case 'code':
      return `<p style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:6px;font-variant-numeric:tabular-nums">${escapeHtml(piece.code)}</p>`;
    case 'facts': {
      const cell = 'padding:6px 12px 6px 0;border-bottom:1px solid';
      const rows = piece.facts
        .map(
          ([name, value]) =>
            `<tr><th scope="row" style="${cell} ${LINE};color:${MUTED};font-weight:400;text-align:left;vertical-align:top">${escapeHtml(name)}</th><td style="${cell} ${LINE};word-break:break-word;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
        )
        .join('');
      return `<table role="presentation" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse;font-size:15px">${rows}</table>`;
    }
  }
}

/**
 * The message as text and as HTML, with the product's name above and the support address below. One with an
 * `unsubscribeUrl` is not transactional: its foot carries the sender's postal address (CAN-SPAM, CASL 6(2)).
 */
export function compose(
  site: Site,
  subject: string,
  pieces: MailPiece[],
  { unsubscribeUrl }: { unsubscribeUrl?: string } = {},
): MailContent {
  const sender = unsubscribeUrl && site.postalAddress ? ` ${site.postalAddress}.` : '';
  const foot = `${site.productName}, mileage and fuel tax for carriers.${sender} Questions: ${site.supportEmail}`;
  const text = `${[...pieces.map(pieceText), '-- ', foot].join('\n\n').replace('-- \n\n', '-- \n')}\n`;
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="margin:0;padding:0;background:#f5f7f5;color:${INK};${SANS};font-size:16px;line-height:1.5">` +
    `<div style="max-width:560px;margin:0 auto;padding:24px 12px">` +
    `<p style="margin:0 0 24px;color:${ACCENT};font-size:18px;font-weight:700">${escapeHtml(site.productName)}</p>` +
    `<div style="padding:24px 16px;border:1px solid ${LINE};border-radius:8px;background:#ffffff">${pieces.map(pieceHtml).join('')}</div>` +
    `<p style="margin:24px 0 0;color:${MUTED};font-size:13px">${escapeHtml(foot)}</p></div></body></html>`;
  return { subject, text, html, ...(unsubscribeUrl ? { unsubscribeUrl } : {}) };
}
