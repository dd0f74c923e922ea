import type { ReviewView } from '~/presenters/documents/review-page';
import { Button } from '../button';
import { ErrorSummary } from '../error-summary';
import { DateField, Field, SelectField, TextareaField, type Option } from '../field';
import { formatCents } from '../format';

interface Values {
  equipmentId: string | number | null;
  date: string;
  endDate: string;
  reference: string;
  notes: string;
  stops: { city: string; state: string; zip: string }[];
}

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
  errors: Record<string, readonly string[] | undefined>;
  message?: string | undefined;
  equipment: readonly Option[];
  jurisdictions: readonly Option[];
}) {
  const count = Math.max(2, values.stops.length) + SPARE_ROWS;
  const listed = Object.entries(errors).flatMap(([field, messages]) => (messages ?? []).map((text) => ({ fieldId: idOf(field), message: text })));
  return (
    <form method="post" className="review-form">
      <ErrorSummary errors={listed.length > 0 ? listed : message ? [{ message }] : []} />
      <SelectField id="equipmentId" name="equipmentId" label="Equipment" optional options={equipment} empty="Choose later" defaultValue={String(values.equipmentId ?? '')} error={errors['equipmentId']} />
      <div className="field-row">
        <DateField id="date" name="date" label="Date" defaultValue={values.date} error={errors['date']} />
        <DateField id="endDate" name="endDate" label="End date" optional defaultValue={values.endDate} error={errors['endDate']} />
      </div>
      <ol className="review-stops">
        {Array.from({ length: count }, (_, index) => {
          const stop = values.stops[index] ?? { city: '', state: '', zip: '' };
          const read = view.stops[index];
          return (
            <li key={index} className="review-stop">
              {read ? (
                <p className="small">
                  <strong>{read.role}</strong> {[read.name, read.street].filter(Boolean).join(', ')}
                  <span className="muted">
                    {' '}
                    {[read.date, read.time, read.references].filter(Boolean).join(' ')} (page {read.page}: “{read.evidence}”)
                  </span>
                </p>
              ) : (
                <p className="muted small">{index < values.stops.length ? 'Stop' : 'Another stop'}</p>
              )}
              <div className="field-row">
                <Field id={`stops-${index}-city`} name={`stops.${index}.city`} label={`City of stop ${index + 1}`} defaultValue={stop.city} error={errors[`stops.${index}.city`]} />
                <SelectField id={`stops-${index}-state`} name={`stops.${index}.state`} label="State" options={jurisdictions} empty="" defaultValue={stop.state} error={errors[`stops.${index}.state`]} />
                <Field id={`stops-${index}-zip`} name={`stops.${index}.zip`} label="Zip" optional short defaultValue={stop.zip} error={errors[`stops.${index}.zip`]} />
              </div>
            </li>
          );
        })}
      </ol>
      <Field id="reference" name="reference" label="Load number" optional defaultValue={values.reference} error={errors['reference']} />
      {view.rateCents === null ? null : <p className="muted">Rate on the document: {formatCents(view.rateCents)}</p>}
      <TextareaField id="notes" name="notes" label="Notes" optional defaultValue={values.notes} error={errors['notes']} />
      <div className="actions">
        <Button kind="primary">Make trip</Button>
      </div>
    </form>
  );
}

const idOf = (field: string): string => field.replace(/\./g, '-');
