import { fieldId, type TryAnswer, type TryField, type TryForm } from '~/areas/api/views/try-form';
import { Button } from '~/kit/button';
import { Field, FieldFrame } from '~/kit/field';
import { Notice } from '~/kit/notice';
import { paths } from '~/routes';
import { CodeBlock, Method } from './docs-page';

/** A call with a field for everything it takes: sent by a plain form, its answer above. */
export function TryCallForm({ form }: { form: TryForm }) {
  const { method, path, summary, answer } = form;
  return (
    <>
      <h1>Try it: {summary}</h1>
      <p className="docs-address">
        <Method name={method} /> <code>{path}</code>
      </p>
      {answer ? <AnswerShown answer={answer} /> : null}
      <Caller form={form} />
      <form
        className="docs-form"
        method="post"
        action="#answer"
        encType={form.files.length > 0 ? 'multipart/form-data' : undefined}
      >
        {form.params.map((field) => (
          <TypedField key={field.name} place="path" field={field} error={form.error} />
        ))}
        <Query fields={form.query} />
        {form.parts.map((field) => (
          <TypedField key={field.name} place="part" field={field} error={null} />
        ))}
        {form.files.map(({ name, accept }) => (
          <FieldFrame key={name} id={fieldId('file', name)} label={name}>
            <input
              className="input"
              type="file"
              id={fieldId('file', name)}
              name={`file.${name}`}
              accept={accept}
              multiple={name.endsWith('[]')}
            />
          </FieldFrame>
        ))}
        {form.body ? (
          <FieldFrame id="body" label="Body" hint={form.body.type}>
            <textarea
              className="input docs-body-text"
              id="body"
              name="body"
              aria-describedby="body-hint"
              rows={Math.min(24, form.body.text.split('\n').length + 1)}
              defaultValue={form.body.text}
              spellCheck={false}
              autoComplete="off"
            />
          </FieldFrame>
        ) : null}
        <Field
          id="token"
          name="token"
          type="password"
          label="Token"
          optional={!form.needsToken || form.caller !== null}
          hint={
            form.caller
              ? 'Leave it empty to call as yourself. It is sent with this call and not kept.'
              : 'It is sent with this call and not kept.'
          }
          autoComplete="off"
        />
        {form.idempotencyKey ? (
          <Field
            id="key"
            name="key"
            label="Idempotency-Key"
            optional
            hint="Sent twice under the same key, a write runs once."
            defaultValue={form.idempotencyKey}
            autoComplete="off"
          />
        ) : null}
        <Button kind="primary" type="submit">
          Send
        </Button>
      </form>
    </>
  );
}

/** As whom the call is made, and what it touches. */
function Caller({ form: { caller, needsToken, writes } }: { form: TryForm }) {
  if (!needsToken) return <p>Everybody may make this call.</p>;
  if (!caller)
    return (
      <p>
        Paste a token below, or <a href={paths.login()}>sign in</a> and call as yourself.
      </p>
    );
  if (writes && !caller.isSandbox)
    return (
      <Notice tone="warn" title={`This call changes records of ${caller.carrier}.`}>
        <p>
          To try without risk, choose a carrier of invented records under{' '}
          <a href={paths.accountCarriers()}>Your carriers</a>.
        </p>
      </Notice>
    );
  return <p>You call as yourself, for {caller.carrier}.</p>;
}

function TypedField({
  place,
  field: { name, type, text, required, value },
  error,
}: {
  place: 'path' | 'query' | 'part';
  field: TryField;
  error: TryForm['error'];
}) {
  return (
    <Field
      id={fieldId(place, name)}
      name={`${place}.${name}`}
      label={<code>{name}</code>}
      hint={text || type}
      optional={!required}
      required={required && place === 'path'}
      error={error?.field === name ? error.message : undefined}
      defaultValue={value}
      autoComplete="off"
    />
  );
}

/** The fields of the example are open, the rest is folded. */
function Query({ fields }: { fields: readonly TryField[] }) {
  const [open, folded] = [fields.filter(isOpen), fields.filter((field) => !isOpen(field))];
  const row = (field: TryField) => <TypedField key={field.name} place="query" field={field} error={null} />;
  return (
    <>
      {open.map(row)}
      {folded.length > 0 ? (
        <details className="docs-more">
          <summary>{open.length > 0 ? 'More parameters' : 'Parameters'}</summary>
          {folded.map(row)}
        </details>
      ) : null}
    </>
  );
}

const isOpen = ({ value, required }: TryField): boolean => value !== '' || required;

function AnswerShown({ answer: { status, headers, text, bytes, type, isCut } }: { answer: TryAnswer }) {
  return (
    <section id="answer" aria-labelledby="answer-title" className="docs-answered">
      <h2 id="answer-title">{`Answer ${status}`}</h2>
      {text ? <CodeBlock label={type} text={text} /> : null}
      {isCut ? <p>The answer is longer: this is its beginning.</p> : null}
      {text ? null : <p>{bytes === 0 ? 'No body.' : `${bytes.toLocaleString('en-US')} bytes of ${type}.`}</p>}
      <details className="docs-sample">
        <summary>Headers</summary>
        <CodeBlock label="Headers of the answer" text={headers} />
      </details>
    </section>
  );
}
