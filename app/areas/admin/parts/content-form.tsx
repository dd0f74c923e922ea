import { Button } from '~/kit/button';
import { ErrorSummary } from '~/kit/error-summary';
import { CheckField, Field, SelectField, TextareaField } from '~/kit/field';
import { NumberField } from '~/kit/number-field';
import { summaryOf, type FailedView } from '~/areas/support/parts/failed';

export interface ContentFormProps {
  values: Record<string, string>;
  failed: FailedView | null;
  isNew: boolean;
}

const KINDS = [
  { value: 'feature', label: 'Feature' },
  { value: 'tutorial', label: 'Tutorial' },
  { value: 'faq', label: 'Question of the FAQ' },
];

/** A text of the product. Its HTML is cleaned when it is saved. */
export function ContentForm({ values, failed, isNew }: ContentFormProps) {
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: values[name] ?? '',
    error: failed?.errors[name],
  });
  return (
    <form method="post">
      {failed ? <ErrorSummary errors={summaryOf(failed)} /> : null}
      {isNew ? (
        <>
          <SelectField {...field('kind')} label="What it is" options={KINDS} />
          <Field
            {...field('slug')}
            label="Name in addresses"
            hint="Small letters, digits and dashes. It cannot be changed later."
            maxLength={80}
            autoComplete="off"
          />
        </>
      ) : (
        <input type="hidden" name="revision" value={values['revision']} />
      )}
      <Field {...field('title')} label="Title, or question" maxLength={200} autoComplete="off" />
      <TextareaField
        {...field('shortDescription')}
        label="Short description"
        optional
        rows={2}
        maxLength={400}
      />
      <TextareaField
        {...field('bodyHtml')}
        label="Text"
        hint="HTML: p, h2, h3, ul, ol, li, table, strong, em, a, img of this site. A link or button with data-action goes to a path (#/reports) or a handler (@training)."
        rows={18}
        spellCheck
      />
      <Field {...field('youtubeVideoId')} label="Video id" optional maxLength={20} autoComplete="off" />
      <NumberField
        {...field('position')}
        label="Place in the list"
        hint="Lower numbers come first"
        whole
        short
        maxLength={6}
      />
      <CheckField
        id="published"
        name="published"
        value="1"
        label="Published"
        defaultChecked={values['published'] === '1'}
      />
      <div className="actions">
        <Button kind="primary">Save text</Button>
      </div>
    </form>
  );
}
