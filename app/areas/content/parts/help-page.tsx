import type { HelpGroup, HelpKind } from '~/areas/content/search-help.server';
import type { ErrorHelp } from '~/areas/content/views/error-help';
import { LinkButton } from '~/kit/button';
import { countOf } from '~/kit/format';
import { paths } from '~/routes';
import { HelpForm } from './help-form';
import { PageTitle, PublicPage } from './public-page';

const GROUP_TITLES: Record<HelpKind, string> = {
  tutorial: 'Tutorials',
  question: 'Questions about IFTA',
  term: 'Glossary',
  message: 'Error messages',
};

export interface HelpPageProps {
  product: string;
  signedIn: boolean;
  support: string;
  /** What was looked for; empty on the first visit. */
  typed: string;
  groups: readonly HelpGroup[];
  messages: readonly ErrorHelp[];
}

/** The help: a search, what it found, and below it every message with its way out. */
export function HelpPage({ product, signedIn, support, typed, groups, messages }: HelpPageProps) {
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <PublicPage product={product} signedIn={signedIn} current={paths.help()}>
      <PageTitle title={typed ? `Help: ${typed}` : 'Help'} />
      <HelpForm typed={typed} />
      {typed === '' ? (
        <p>
          Or read the <a href={paths.tutorials()}>tutorials</a>, the{' '}
          <a href={paths.faq()}>questions about IFTA</a> or the <a href={paths.glossary()}>glossary</a>.
        </p>
      ) : count === 0 ? (
        <NothingFound typed={typed} signedIn={signedIn} support={support} />
      ) : (
        <>
          <p role="status">{countOf(count, 'result')}</p>
          {groups.map((group) => (
            <Results key={group.kind} group={group} />
          ))}
          <p>
            Not what you need? <Support signedIn={signedIn} support={support} />
          </p>
        </>
      )}
      <section className="content-body" aria-labelledby="messages">
        <h2 id="messages">Error messages and what to do</h2>
        <dl>
          {messages.map(({ slug, message, wayOut, link }) => (
            <div key={slug} id={`message-${slug}`} className="help-message">
              <dt>{message}</dt>
              <dd>
                {wayOut} <a href={link.href}>{link.text}</a>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </PublicPage>
  );
}

function Results({ group: { kind, found } }: { group: HelpGroup }) {
  return (
    <section aria-labelledby={`found-${kind}`} className="help-group">
      <h2 id={`found-${kind}`}>{GROUP_TITLES[kind]}</h2>
      <ol className="tutorial-list">
        {found.map(({ entry, snippet }) => (
          <li key={entry.href}>
            <h3>
              <a href={entry.href}>{entry.title}</a>
            </h3>
            <p>
              {snippet.map(({ text, isMatch }, index) =>
                isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function NothingFound({ typed, ...way }: { typed: string; signedIn: boolean; support: string }) {
  return (
    <div className="stack">
      <p role="status">Nothing found for “{typed}”.</p>
      <ul>
        <li>Use one or two words, such as “decal” or “late return”.</li>
        <li>For an error message, copy a few of its words.</li>
        <li>
          Look through the <a href={paths.tutorials()}>tutorials</a>, the{' '}
          <a href={paths.faq()}>questions about IFTA</a> or the <a href={paths.glossary()}>glossary</a>.
        </li>
      </ul>
      <p>
        Still stuck? <Support {...way} />
      </p>
    </div>
  );
}

function Support({ signedIn, support }: { signedIn: boolean; support: string }) {
  return signedIn ? (
    <LinkButton href={paths.supportMessage()} small>
      Write to support
    </LinkButton>
  ) : (
    <>
      Email <a href={`mailto:${support}`}>{support}</a>.
    </>
  );
}
