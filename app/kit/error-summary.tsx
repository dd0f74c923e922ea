import { useEffect, useRef, type MouseEvent } from 'react';
import { useTexts } from './texts';

export interface SummaryError {
  /** The id of the input that is wrong; absent when the message belongs to the whole form. */
  fieldId?: string;
  message: string;
}

/**
 * What is wrong, on top of the form and in words, each line linked to its field. Renders nothing without errors
 * and takes the focus when scripts run. The page's title begins with "Error: " while it shows.
 */
export function ErrorSummary({
  errors,
  title = 'There is a problem',
}: {
  errors: readonly SummaryError[];
  title?: string;
}) {
  const { t, said, langOf } = useTexts();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) ref.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={ref} aria-labelledby="error-summary-title">
      <h2 className="error-summary-title" id="error-summary-title">
        {t(title)}
      </h2>
      <ul>
        {errors.map((error, index) => (
          <li key={index} lang={langOf(error.message)}>
            {error.fieldId ? (
              <a href={`#${error.fieldId}`} onClick={showField}>
                {said(error.message)}
              </a>
            ) : (
              said(error.message)
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Brings the label into view and puts the cursor into the field. The address stays as it is: the router takes another
 * fragment for another page and scrolls back to where the first one was.
 */
function showField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  (document.querySelector(`label[for="${field.id}"]`) ?? field).scrollIntoView();
}
