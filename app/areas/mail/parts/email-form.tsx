import { paths } from '~/routes';
import { Button, LinkButton } from '~/kit/button';
import { Disclosure } from '~/kit/disclosure';
import { ErrorSummary } from '~/kit/error-summary';
import { CheckField, Field, TextareaField } from '~/kit/field';
import { FileField } from '~/kit/file-field';
import { Fieldset } from '~/kit/fieldset';
import { useTypedValue } from '~/kit/typed-before';
import { summaryOf, type FailedView } from '~/areas/support/parts/failed';

export interface EmailFormProps {
  from: string;
  values: Record<string, string>;
  failed: FailedView | null;
  /** Files that were uploaded already and go along. */
  files: readonly { id: string; name: string; size: string }[];
  reportName: string;
}

/** Write an email. Files that were sent with a form that came back are kept and listed. */
export function EmailForm({ from, values, failed, files, reportName }: EmailFormProps) {
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: values[name] ?? '',
    error: failed?.errors[name],
  });
  const copies = [useTypedValue('cc', values['cc']), useTypedValue('bcc', values['bcc'])];
  const hasCopies = Boolean(copies.some(Boolean) || failed?.errors['cc'] || failed?.errors['bcc']);
  return (
    <form method="post" encType="multipart/form-data" action={paths.newEmail()}>
      {failed ? <ErrorSummary errors={summaryOf(failed, { attachments: 'files', file: 'files' })} /> : null}
      <p className="letter-from">From {from}. Answers come to you.</p>
      <input type="hidden" name="tmpl_name" value={values['tmpl_name'] ?? ''} />
      <Field
        {...field('to')}
        label="To"
        hint="One address or several, separated by commas"
        inputMode="email"
        autoComplete="off"
        maxLength={2000}
      />
      <Disclosure summary="Cc and Bcc" open={hasCopies}>
        <Field {...field('cc')} label="Cc" optional autoComplete="off" maxLength={2000} />
        <Field
          {...field('bcc')}
          label="Bcc"
          hint="The others do not see these"
          optional
          autoComplete="off"
          maxLength={2000}
        />
      </Disclosure>
      <Field {...field('subject')} label="Subject" autoComplete="off" maxLength={200} />
      <TextareaField {...field('body')} label="Message" rows={12} maxLength={50_000} />
      {reportName ? (
        <CheckField
          id="statement_id"
          name="statement_id"
          value={values['statement_id']}
          label={`Attach ${reportName}`}
          defaultChecked
          error={failed?.errors['statement_id']}
        />
      ) : null}
      {files.length > 0 ? (
        <Fieldset legend="Files that go along">
          {files.map((file) => (
            <CheckField
              key={file.id}
              id={`file-${file.id}`}
              name="attachments"
              value={file.id}
              label={file.name}
              hint={file.size}
              defaultChecked
            />
          ))}
        </Fieldset>
      ) : null}
      <FileField
        id="files"
        name="files"
        label="Attach files"
        hint="Up to ten, 10 MB each, 20 MB together"
        optional
        multiple
        error={failed?.errors['attachments'] ?? failed?.errors['file']}
      />
      <div className="actions">
        <Button kind="primary">Send email</Button>
        <LinkButton href={paths.emails()} kind="quiet">
          Cancel
        </LinkButton>
      </div>
    </form>
  );
}
