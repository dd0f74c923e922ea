import { Fragment } from 'react';
import type { OperationView, PartView } from '~/areas/api/views/reference';
import { paths } from '~/routes';
import { CodeBlock, Method } from './docs-page';
import { FieldList } from './field-list';

/** One call: what it does, what it takes, what it answers, and an example that works. */
export function OperationSection({ operation }: { operation: OperationView }) {
  const {
    id,
    method,
    path,
    summary,
    notes,
    needsToken,
    scopes,
    parameters,
    body,
    answers,
    problems,
    samples,
    tryAt,
    example,
  } = operation;
  return (
    <section className="docs-operation" id={id} aria-labelledby={`${id}-title`}>
      <div className="docs-words-column">
        <h2 id={`${id}-title`}>
          <a href={`#${id}`}>{summary}</a>
        </h2>
        <p className="docs-address">
          <Method name={method} /> <code>{path}</code>
        </p>
        {notes ? <p>{notes}</p> : null}
        <p className="muted small">
          {needsToken ? 'With a token.' : 'No authentication required.'}
          {scopes.length > 0 ? (
            <>
              {' '}
              A limited token needs{' '}
              {scopes.map((scope, index) => (
                <Fragment key={scope}>
                  {index > 0 ? (index === scopes.length - 1 ? ' or ' : ', ') : ''}
                  <code>{scope}</code>
                </Fragment>
              ))}
              .
            </>
          ) : null}
        </p>
        <FieldList caption="Parameters" fields={parameters} marksRequired />
        {body ? (
          <FieldList caption={`Body: ${body.types.join(' or ')}`} fields={body.fields} marksRequired />
        ) : null}
        {answers.map((answer) => (
          <div key={answer.status} className="docs-answer">
            <p>
              <strong className="figures">{answer.status}</strong> {answer.text}
              {answer.types.length > 0 && answer.fields.length === 0 ? (
                <span className="muted"> {answer.types.join(', ')}</span>
              ) : null}
            </p>
            <FieldList caption={`Answer ${answer.status}`} fields={answer.fields} />
          </div>
        ))}
        <p className="muted small">
          Can also be{' '}
          {problems.map((status, index) => (
            <span key={status}>
              {index > 0 ? ', ' : ''}
              <a href={`${paths.docs()}#error-${status}`}>{status}</a>
            </span>
          ))}
          .
        </p>
      </div>
      <div className="docs-example">
        {samples.map(({ language, text }) =>
          language === 'curl' ? (
            <CodeBlock key={language} label="Request" text={text} id={`curl-${id}`} />
          ) : (
            <details key={language} className="docs-sample">
              <summary>{language}</summary>
              <CodeBlock
                label={`Request in ${language}`}
                text={text}
                id={`${language.toLowerCase()}-${id}`}
              />
            </details>
          ),
        )}
        {tryAt ? (
          <p className="docs-try">
            <a className="button button-small" href={tryAt}>
              Try it<span className="visually-hidden">: {summary}</span>
            </a>
          </p>
        ) : null}
        {example ? <CodeBlock label={`Answer ${example.status}`} text={example.text} /> : null}
      </div>
    </section>
  );
}

/** Objects that the calls of a page have in common. */
export function PartSections({ parts }: { parts: readonly PartView[] }) {
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby="objects">
      <h2 id="objects">Objects</h2>
      {parts.map(({ name, fields }) => (
        <div key={name} className="docs-object" id={`object-${name}`}>
          <h3>{name}</h3>
          <FieldList caption={`Fields of ${name}`} fields={fields} />
        </div>
      ))}
    </section>
  );
}
