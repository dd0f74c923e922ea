import { escapeHtml } from '~/engine/text/escape-html';
import type { ReactNode } from 'react';
import type { PublicText } from '~/areas/content/rules/public-texts';
import { fillText } from '~/areas/content/rules/fill-text';
import { PublicPage } from './public-page';

export interface TextPageProps {
  text: PublicText;
  product: string;
  signedIn?: boolean;
  /** What stands for `{support}`, `{days}` and the like. */
  values: Readonly<Record<string, string>>;
  current?: string;
  /** Sections of their own, after the text. */
  children?: ReactNode;
}

/** A page of plain text: about, terms, privacy. Each section has its own address. */
export function TextPage({ text, product, signedIn, values, current, children }: TextPageProps) {
  const html = Object.fromEntries(
    Object.entries({ ...values, product }).map(([name, value]) => [name, escapeHtml(value)]),
  );
  return (
    <PublicPage product={product} signedIn={signedIn} current={current}>
      <article className="prose">
        <h1>{fillText(text.title, { ...values, product })}</h1>
        <div dangerouslySetInnerHTML={{ __html: fillText(text.intro, html) }} />
        {text.sections.map((section) => (
          <section key={section.slug} id={section.slug} aria-labelledby={`${section.slug}-title`}>
            <h2 id={`${section.slug}-title`}>
              {section.title}
              {section.english ? <span lang="en"> ({section.english})</span> : null}
            </h2>
            <div className="prose" dangerouslySetInnerHTML={{ __html: fillText(section.html, html) }} />
          </section>
        ))}
        {children}
      </article>
    </PublicPage>
  );
}
