import type { ReviewSource, ReviewStop, ReviewView } from '~/presenters/documents/review-page';
import { Button } from '../button';
import { ErrorSummary } from '../error-summary';
import { DateField, Field, SelectField, TextareaField, type Option } from '../field';
import { formatCents, formatDate } from '../format';
import { Icon } from '../icon';

interface Values {
  equipmentId: string | number | null;
  date: string;
  endDate: string;
  reference: string;
  notes: string;
  stops: { city: string; state: string; zip: string }[];
}

type Errors = Record<string, readonly string[] | undefined>;

/** Rows for stops that the reading missed. */
const SPARE_ROWS = 2;

/** What was read, to be put right and confirmed. One post makes the trip. */
export function ReviewForm({
  view,
  values,
  errors,
  message,
  equipment,
  jurisdictions,
}: {
  view: ReviewView;
  values: Values;
  errors: Errors;
  message?: string | undefined;
  equipment: readonly Option[];
  jurisdictions: readonly Option[];
}) {
  const count = Math.max(2, values.stops.length);
  const listed = Object.entries(errors).flatMap(([field, messages]) => (messages ?? []).map((text) => ({ fieldId: idOf(field), message: text })));
  const row = (index: number) => <StopRow key={index} index={index} stop={values.stops[index]} read={view.stops[index]} errors={errors} jurisdictions={jurisdictions} />;
  const spareFilled = values.stops.length > view.stops.length;
  return (
    <form method="post" className="review-form">
      <ErrorSummary errors={listed.length > 0 ? listed : message ? [{ message }] : []} />
      <h2 className="visually-hidden">
        Stops
      </h2>
      <ol className="review-stops">
        {Array.from({ length: count }, (_, index) => row(index))}
      </ol>
      <details className="review-more" open={spareFilled || view.stops.length < 2}>
        <summary>Add a stop at the end</summary>
        <ol className="review-stops">{Array.from({ length: SPARE_ROWS }, (_, index) => row(count + index))}</ol>
      </details>
      <p className="hint">Empty the city and state of a stop to leave it out.</p>
      <div className="field-row">
        <DateField id="date" name="date" label="Date" defaultValue={values.date} error={errors['date']} />
        <DateField id="endDate" name="endDate" label="End date" optional defaultValue={values.endDate} error={errors['endDate']} />
      </div>
      <SelectField id="equipmentId" name="equipmentId" label="Equipment" optional options={equipment} empty="Choose later" defaultValue={String(values.equipmentId ?? '')} error={errors['equipmentId']} />
      <Field id="reference" name="reference" label="Load number" optional defaultValue={values.reference} error={errors['reference']} />
      <Source of={view.loadNumber} />
      <TextareaField id="notes" name="notes" label="Notes" optional defaultValue={values.notes} error={errors['notes']} />
      {view.rate === null ? null : (
        <p className="muted small">
          Rate on the document: <span className="figure">{formatCents(view.rate.cents)}</span>. It is not part of the trip.
        </p>
      )}
      <div className="actions">
        <Button kind="primary">Make trip</Button>
      </div>
    </form>
  );
}

function StopRow({ index, stop, read, errors, jurisdictions }: { index: number; stop: Values['stops'][number] | undefined; read: ReviewStop | undefined; errors: Errors; jurisdictions: readonly Option[] }) {
  const { city = '', state = '', zip = '' } = stop ?? {};
  const who = read ? [read.name, read.street].filter(Boolean).join(', ') : '';
  return (
    <li id={`stop-${index + 1}`} className="review-stop" data-stop={index}>
      <p className="review-stop-head">
        <span className="review-stop-mark" aria-hidden="true">
          {index + 1}
        </span>
        <strong>{read?.role ?? `Stop ${index + 1}`}</strong>
        {read && read.day !== '' ? <span className="figure">{[formatDate(read.day), read.time].filter(Boolean).join(' ')}</span> : null}
      </p>
      {who === '' && !read?.references ? null : (
        <p className="muted small">
          {who}
          {read?.references ? ` Ref. ${read.references}` : ''}
        </p>
      )}
      {read?.flags.map((flag) => (
        <p key={flag} className="review-flag small">
          <Icon name="warning" />
          {flag}
        </p>
      ))}
      <div className="field-row">
        <Field id={`stops-${index}-city`} name={`stops.${index}.city`} label={`City of stop ${index + 1}`} defaultValue={city} error={errors[`stops.${index}.city`]} />
        <SelectField id={`stops-${index}-state`} name={`stops.${index}.state`} label="State" options={jurisdictions} empty="" defaultValue={state} error={errors[`stops.${index}.state`]} />
        <Field id={`stops-${index}-zip`} name={`stops.${index}.zip`} label="Zip" optional short defaultValue={zip} error={errors[`stops.${index}.zip`]} />
      </div>
      {read ? (
        <p className="review-sources small">
          <Source of={read.address} /> <Source of={read.date} />
        </p>
      ) : null}
    </li>
  );
}

/** The words on the page; following them shows the place. */
function Source({ of: source }: { of: ReviewSource | null }) {
  if (!source) return null;
  const quote = `“${source.text}”`;
  return source.markId === null ? <span className="muted">{`${quote} (page ${source.page})`}</span> : <a href={`#${source.markId}`} className="review-source" title={`Show on page ${source.page}`}>{quote}</a>;
}

const idOf = (field: string): string => field.replace(/\./g, '-');
