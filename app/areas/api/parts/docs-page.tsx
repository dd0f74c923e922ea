import type { ReactNode } from 'react';
import { paths } from '~/routes';
import { PublicPage } from '~/areas/content/parts/public-page';

export interface DocsPageProps {
  product: string;
  signedIn: boolean;
  /** Parts of the reference, for the navigation. */
  groups: readonly { slug: string; title: string }[];
  /** The part that is open; undefined on the first page. */
  current?: string;
  /** Headings of this page. */
  contents: readonly { id: string; text: string }[];
  children: ReactNode;
}

/** The frame of the reference: its parts, and what is on this page, beside the text. */
export function DocsPage({ product, signedIn, groups, current, contents, children }: DocsPageProps) {
  return (
    <PublicPage product={product} signedIn={signedIn} current={paths.docs()}>
      <div className="docs">
        <nav className="docs-nav" aria-label="API reference">
          <ul>
            <Part href={paths.docs()} text="Start" isOpen={current === undefined} contents={contents} />
            {groups.map(({ slug, title }) => (
              <Part
                key={slug}
                href={paths.docsPart(slug)}
                text={title}
                isOpen={slug === current}
                contents={contents}
              />
            ))}
          </ul>
        </nav>
        <div className="docs-body">{children}</div>
      </div>
    </PublicPage>
  );
}

function Part({
  href,
  text,
  isOpen,
  contents,
}: {
  href: string;
  text: string;
  isOpen: boolean;
  contents: DocsPageProps['contents'];
}) {
  return (
    <li>
      <a className="docs-part" href={href} aria-current={isOpen ? 'page' : undefined}>
        {text}
      </a>
      {isOpen ? (
        <ul className="docs-contents">
          {contents.map(({ id, text: words }) => (
            <li key={id}>
              <a href={`#${id}`}>{words}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** Text to copy: one click or tap takes all of it. */
export function CodeBlock({ label, text, id }: { label: string; text: string; id?: string }) {
  return (
    <figure className="docs-code">
      <figcaption>{label}</figcaption>
      <pre tabIndex={0} aria-label={label}>
        <code id={id}>{text}</code>
      </pre>
    </figure>
  );
}

/** The method as a plate, the same width for all. */
export const Method = ({ name }: { name: string }) => (
  <span className={`docs-method docs-method-${name.toLowerCase()}`}>{name}</span>
);
