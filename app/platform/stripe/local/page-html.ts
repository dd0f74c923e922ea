import { escapeHtml } from '~/engine/text/escape-html';
/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

/** Template of HTML: every value is escaped unless it is Html itself; lists are joined. */
export function html(
  parts: TemplateStringsArray,
  ...values: (string | number | Html | Html[] | null | undefined)[]
): Html {
  const written = values.map((value) => {
    if (value === null || value === undefined) return '';
    if (Array.isArray(value)) return value.map(({ text }) => text).join('');
    return value instanceof Html ? value.text : escapeHtml(String(value));
  });
  return new Html(parts.map((part, index) => part + (written[index] ?? '')).join(''));
}

export const money = (cents: number): string =>
  `${cents < 0 ? '\u2212' : ''}$${Math.floor(Math.abs(cents) / 100).toLocaleString('en-US')}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;

export const day = (seconds: number): string => {
  const [year, month, date] = new Date(seconds * 1000).toISOString().slice(0, 10).split('-');
  return `${month}/${date}/${year}`;
};

export const STYLE = `:root{color-scheme:light dark;--ink:#1c2420;--muted:#4d5651;--line:#c9d0cb;--surface:#fff;--accent:#0b5d3c;--on-accent:#fff;--bad:#9c1c1c}
@media(prefers-color-scheme:dark){:root{--ink:#e9ece9;--muted:#b0b7b2;--line:#4a504c;--surface:#1d1f1e;--accent:#7fd1a8;--on-accent:#10251b;--bad:#ff9d94}}
*{box-sizing:border-box}body{margin:0;background:var(--surface);color:var(--ink);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{max-width:32rem;margin:0 auto;padding:24px 16px 64px}h1{font-size:28px;line-height:1.2;margin:24px 0 8px}h2{font-size:20px;margin:32px 0 8px}
.mark{display:inline-block;padding:2px 8px;border:1px solid currentColor;border-radius:4px;font-size:13px;font-weight:600}p{margin:0 0 16px}.muted{color:var(--muted)}
.bad{color:var(--bad);font-weight:600}label{display:block;margin:0 0 4px;font-weight:600}.field{margin:0 0 16px}input[type=text],select{width:100%;height:44px;padding:0 12px;border:1px solid var(--muted);border-radius:4px;background:var(--surface);color:var(--ink);font:inherit}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:16px}.choice{display:flex;gap:8px;align-items:center;font-weight:400;min-height:44px}button,.button{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border:1px solid var(--accent);border-radius:4px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button.quiet{background:none;color:var(--ink);border-color:var(--line)}.row{display:flex;gap:16px;justify-content:space-between;align-items:center;flex-wrap:wrap;padding:8px 0;border-top:1px solid var(--line)}.row form{display:inline}.actions{display:flex;gap:12px;flex-wrap:wrap;margin:16px 0}
table{width:100%;margin:0 0 16px;border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:8px 0;border-bottom:1px solid var(--line);text-align:left;font-weight:400}td{text-align:right;white-space:nowrap}tfoot th,tfoot td{font-weight:600}a{color:inherit}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`;

/** A page of the local Stripe. Its only sheet is its own. */
export const page = (base: string, title: string, body: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${base}/style.css" />
      </head>
      <body>
        <main>
          <p><span class="mark">Test billing</span> <span class="muted">No money moves here.</span></p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text;

/** Fields for a card, in a form of the provider itself. Where tax is added the postal code is the address it is computed by. */
export const cardFields = (taxedAt: string | null = null): Html =>
  html`<div class="field">
      <label for="number">Card number</label
      ><input
        type="text"
        id="number"
        name="number"
        inputmode="numeric"
        autocomplete="off"
        placeholder="4242 4242 4242 4242"
      />
    </div>
    <div class="pair">
      <div class="field">
        <label for="expiry">Expires (MM/YY)</label
        ><input
          type="text"
          id="expiry"
          name="expiry"
          inputmode="numeric"
          autocomplete="off"
          placeholder="12/34"
        />
      </div>
      <div class="field">
        <label for="cvc">CVC</label
        ><input type="text" id="cvc" name="cvc" inputmode="numeric" autocomplete="off" placeholder="123" />
      </div>
    </div>
    <div class="field">
      <label for="zip">${taxedAt === null ? 'ZIP' : 'ZIP or postal code'}</label
      ><input
        type="text"
        id="zip"
        name="zip"
        autocomplete="off"
        placeholder="75201"
        value="${taxedAt ?? ''}"
      />
    </div>`;
