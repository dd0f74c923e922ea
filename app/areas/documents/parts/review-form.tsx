import type { ReviewSource, ReviewStop, ReviewView } from '~/areas/documents/views/review-page';
import { formDoubts, type FormDoubt } from '~/areas/documents/views/doubt-fields';
import { withLeastStops, type ReviewedStop } from '~/areas/documents/views/review-steps';
import { Button } from '~/kit/button';
import { ErrorSummary } from '~/kit/error-summary';
import { DateField } from '~/kit/date-field';
import { Field, SelectField, TextareaField, type Option } from '~/kit/field';
import { formatDate } from '~/kit/format';
import { Icon } from '~/kit/icon';
import { useTexts } from '~/kit/texts';
import { NextDoubt } from './next-doubt';
import { StopTools } from './stop-tools';

/** Id of the form: what is picked on the pages is sent with it. */
export const REVIEW_FORM = 'review-form';

interface Values {
  equipmentId: string | number | null;
  date: string;
  endDate: string;
  reference: string;
  notes: string;
  rate?: string;
  stops: ReviewedStop[];
}

type Errors = Record<string, readonly string[] | undefined>;

/** What was read, to be put right and confirmed. One post makes the trip; the buttons of a stop send the form for another order of the stops. */
export function ReviewForm({
  view,
  values,
  errors,
  message,
  at,
  equipment,
  jurisdictions,
}: {
  view: ReviewView;
  values: Values;
  errors: Errors;
  message?: string | undefined;
  /** The row that was just moved or added, from 0: it takes the cursor. */
  at: number | null;
  equipment: readonly Option[];
  jurisdictions: readonly Option[];
}) {
  const { t } = useTexts();
  const stops = withLeastStops(values.stops);
  const doubts = formDoubts(view, stops);
  const listed = Object.entries(errors).flatMap(([field, messages]) =>
    (messages ?? []).map((text) => ({ fieldId: idOf(field), message: text })),
  );
  return (
    <form method="post" className="review-form" id={REVIEW_FORM}>
      <ErrorSummary errors={listed.length > 0 ? listed : message ? [{ message }] : []} />
      <h2 className="visually-hidden">{t`Stops`}</h2>
      <ol className="review-stops">
        {stops.map((stop, index) => (
          <StopRow
            key={index}
            index={index}
            count={stops.length}
            stop={stop}
            read={stop.read === null ? undefined : view.stops[stop.read]}
            doubts={doubts.filter((doubt) => doubt.row === index)}
            hasCursor={at === index}
            errors={errors}
            jurisdictions={jurisdictions}
          />
        ))}
      </ol>
      <Button
        kind="quiet"
        small
        formNoValidate
        name="intent"
        value={`insert-stop:${stops.length}`}
        formAction={`#stop-${stops.length + 1}`}
      >
        <Icon name="plus" />
        {t`Add a stop at the end`}
      </Button>
      <div className="field-row">
        <DateField id="date" name="date" label={t`Date`} defaultValue={values.date} error={errors['date']} />
        <DateField
          id="endDate"
          name="endDate"
          startName="date"
          label={t`End date`}
          optional
          defaultValue={values.endDate}
          error={errors['endDate']}
        />
      </div>
      <SelectField
        id="equipmentId"
        name="equipmentId"
        label={t`Equipment`}
        optional
        options={equipment}
        empty={t`Choose later`}
        defaultValue={String(values.equipmentId ?? '')}
        error={errors['equipmentId']}
      />
      <Field
        id="reference"
        name="reference"
        label={t`Load number`}
        optional
        defaultValue={values.reference}
        error={errors['reference']}
      />
      <Source of={view.loadNumber} />
      <Field
        id="rate"
        name="rate"
        label={t`Rate in dollars`}
        hint={t`What the paper pays. It is kept with the paper, not with the trip.`}
        optional
        short
        inputMode="decimal"
        autoComplete="off"
        defaultValue={values.rate ?? ''}
        error={errors['rate']}
      />
      <Source of={view.rate?.source ?? null} />
      <TextareaField
        id="notes"
        name="notes"
        label={t`Notes`}
        optional
        defaultValue={values.notes}
        error={errors['notes']}
      />
      <div className="actions">
        <Button kind="primary">{t`Make trip`}</Button>
      </div>
    </form>
  );
}

interface StopRowProps {
  index: number;
  count: number;
  stop: ReviewedStop;
  read: ReviewStop | undefined;
  /** What to check about it, with the numbers that the stops have now. */
  doubts: readonly FormDoubt[];
  hasCursor: boolean;
  errors: Errors;
  jurisdictions: readonly Option[];
}

function StopRow({ index, count, stop, read, doubts, hasCursor, errors, jurisdictions }: StopRowProps) {
  const { t, said, langOf } = useTexts();
  const { city, state, zip } = stop;
  const who = read ? [read.name, read.street].filter(Boolean).join(', ') : '';
  return (
    <li id={`stop-${index + 1}`} className="review-stop" data-stop={stop.read ?? undefined}>
      <input type="hidden" name={`stops.${index}.read`} value={stop.read ?? ''} />
      <p className="review-stop-head">
        <span className="review-stop-mark" aria-hidden="true">
          {index + 1}
        </span>
        <strong>{read ? t(read.role) : t`Stop ${index + 1}`}</strong>
        {read && read.day !== '' ? (
          <span className="figure">{[said(formatDate(read.day)), read.time].filter(Boolean).join(' ')}</span>
        ) : null}
      </p>
      {who === '' && !read?.references ? null : (
        <p className="muted small">
          {who}
          {read?.references ? ` ${t`Ref. ${read.references}`}` : ''}
        </p>
      )}
      {doubts.map((doubt) => (
        <p key={doubt.nth} id={`doubt-${doubt.nth}`} data-field={doubt.fieldId} className="review-flag small">
          <Icon name="warning" />
          <span lang={langOf(doubt.text)}>
            {said(doubt.text)} <NextDoubt of={doubt} />
          </span>
        </p>
      ))}
      <div className="field-row">
        <Field
          id={`stops-${index}-city`}
          name={`stops.${index}.city`}
          label={t`City of stop ${index + 1}`}
          defaultValue={city}
          error={errors[`stops.${index}.city`]}
          autoFocus={hasCursor}
        />
        <SelectField
          id={`stops-${index}-state`}
          name={`stops.${index}.state`}
          label={t`State`}
          options={jurisdictions.map((option) => ({ ...option, label: said(option.label) }))}
          empty=""
          defaultValue={state}
          error={errors[`stops.${index}.state`]}
        />
        <Field
          id={`stops-${index}-zip`}
          name={`stops.${index}.zip`}
          label={t`Zip`}
          optional
          short
          defaultValue={zip}
          error={errors[`stops.${index}.zip`]}
        />
      </div>
      {read ? (
        <p className="review-sources small">
          <Source of={read.address} /> <Source of={read.date} />
        </p>
      ) : null}
      <StopTools index={index} count={count} rowId={(nth) => `stop-${nth}`} />
    </li>
  );
}

/** The words on the page; following them shows the place. */
function Source({ of: source }: { of: ReviewSource | null }) {
  const { t } = useTexts();
  if (!source) return null;
  const quote = t`“${source.text}”`;
  return source.markId === null ? (
    <span className="muted">{t`${quote} (page ${source.page})`}</span>
  ) : (
    <a href={`#${source.markId}`} className="review-source" title={t`Show on page ${source.page}`}>
      {quote}
    </a>
  );
}

const idOf = (field: string): string => field.replace(/\./g, '-');
