import type { HelpGroup, HelpKind } from '~/areas/content/search-help.server';
import type { ErrorHelp } from '~/areas/content/views/error-help';
import { LinkButton } from '~/kit/button';
import { countOf } from '~/kit/format';
import { useTexts } from '~/kit/texts';
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
  const { t, said, langOf } = useTexts();
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <PublicPage product={product} signedIn={signedIn} current={paths.help()}>
      <PageTitle title={typed ? t`Help: ${typed}` : t`Help`} />
      <HelpForm typed={typed} />
      {typed === '' ? (
        <p>
          <ElsewhereLinks begins="Or read" />
        </p>
      ) : count === 0 ? (
        <NothingFound typed={typed} signedIn={signedIn} support={support} />
      ) : (
        <>
          <p role="status">{said(countOf(count, 'result'))}</p>
          {groups.map((group) => (
            <Results key={group.kind} group={group} />
          ))}
          <p>
            {t`Not what you need?`} <Support signedIn={signedIn} support={support} />
          </p>
        </>
      )}
      <section className="content-body" aria-labelledby="messages">
        <h2 id="messages">{t`Error messages and what to do`}</h2>
        <dl>
          {messages.map(({ slug, message, wayOut, link }) => (
            <div key={slug} id={`message-${slug}`} className="help-message">
              <dt lang={langOf(message)}>{t(message)}</dt>
              <dd>
                <span lang={langOf(wayOut)}>{t(wayOut)}</span>{' '}
                <a href={link.href} lang={langOf(link.text)}>
                  {t(link.text)}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </PublicPage>
  );
}

function Results({ group: { kind, found } }: { group: HelpGroup }) {
  const { t } = useTexts();
  return (
    <section aria-labelledby={`found-${kind}`} className="help-group">
      <h2 id={`found-${kind}`}>{t(GROUP_TITLES[kind])}</h2>
      <ol className="tutorial-list">
        {found.map(({ entry, snippet }) => (
          <li key={entry.href}>
            <h3>
              <a href={entry.href} lang={entry.lang}>
                {entry.title}
              </a>
            </h3>
            <p lang={entry.lang}>
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
  const { t } = useTexts();
  return (
    <div className="stack">
      <p role="status">{t`Nothing found for “${typed}”.`}</p>
      <ul>
        <li>{t`Use one or two words, such as “decal” or “late return”.`}</li>
        <li>{t`For an error message, copy a few of its words.`}</li>
        <li>
          <ElsewhereLinks begins="Look through" />
        </li>
      </ul>
      <p>
        {t`Still stuck?`} <Support {...way} />
      </p>
    </div>
  );
}

/** Where else to read. */
function ElsewhereLinks({ begins }: { begins: 'Or read' | 'Look through' }) {
  const { t, nodes } = useTexts();
  const tutorials = (
    <a key="tutorials" href={paths.tutorials()}>
      {t`tutorials`}
    </a>
  );
  const questions = (
    <a key="faq" href={paths.faq()}>
      {t`questions about IFTA`}
    </a>
  );
  const glossary = (
    <a key="glossary" href={paths.glossary()}>
      {t`glossary`}
    </a>
  );
  return begins === 'Or read'
    ? nodes`Or read the ${tutorials}, the ${questions} or the ${glossary}.`
    : nodes`Look through the ${tutorials}, the ${questions} or the ${glossary}.`;
}

function Support({ signedIn, support }: { signedIn: boolean; support: string }) {
  const { t, nodes } = useTexts();
  return signedIn ? (
    <LinkButton href={paths.supportMessage()} small>
      {t`Write to support`}
    </LinkButton>
  ) : (
    <>
      {nodes`Email ${(
        <a key="support" href={`mailto:${support}`}>
          {support}
        </a>
      )}.`}
    </>
  );
}
