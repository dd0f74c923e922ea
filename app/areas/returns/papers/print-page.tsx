import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PRINT_STYLE } from './print-style';

/** A whole HTML document for the printer: styles inside, nothing to fetch. */
export function printPage(title: string, body: ReactElement, language = 'en'): string {
  const page = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: PRINT_STYLE }} />
      </head>
      <body>{body}</body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** The carrier and what a document is about, in two columns of facts. */
export function Facts({
  left,
  right,
}: {
  left: readonly [string, string][];
  right: readonly [string, string][];
}) {
  return (
    <div className="facts">
      {[left, right].map((facts, index) => (
        <div key={index}>
          {facts.map(([name, value]) => (
            <p key={name} className="fact">
              <span className="name">{name}: </span>
              <span>{value === '' ? '\u2013' : value}</span>
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The square code of a jurisdiction, as everywhere in the product. */
export function Plate({ code }: { code: string }) {
  return code === '' ? <span className="plate blank" /> : <span className="plate">{code}</span>;
}

/** The head of a column of figures, its unit under it. */
export function Head({ label, unit }: { label: string; unit: string }) {
  return (
    <th scope="col">
      {label}
      <span className="unit">{unit}</span>
    </th>
  );
}
