import { parse, useForm } from '@conform-to/react';
import { useMemo, useRef, useState, type FormEvent } from 'react';
import type { FieldErrors } from '~/engine/result';
import type { SummaryError } from './error-summary';
import { useTexts } from './texts';

interface FormToCheck {
  id: string;
  /** What the server said of the form that it sent back. */
  errors: FieldErrors;
  message: string | undefined;
  /** Fields that must be filled in, and what is said where one is not. */
  required: Readonly<Record<string, string>>;
  /** Whether other fields tell a required one, so that the server finds it. */
  isGiven?: (name: string, typed: Readonly<Record<string, unknown>>) => boolean;
}

/**
 * Errors of a form, from the server and, with scripts, from the form itself: where a field is empty that must not be, it is said at
 * once, in the server's words and without a way over a bad line; and an error goes as soon as its field is typed into. All else is
 * the server's to judge. A button with `formNoValidate` is let through.
 */
export function useFormFields({ id, errors, message, required, isGiven = () => false }: FormToCheck) {
  const { t } = useTexts();
  const fromServer = summaryOf(errors);
  const [summary, setSummary] = useState<readonly SummaryError[]>(
    fromServer.length > 0 || !message ? fromServer : [{ message }],
  );
  // Conform takes another object for another answer.
  const lastResult = useMemo(
    () => (Object.keys(errors).length > 0 ? { status: 'error' as const, error: errors } : null),
    [errors],
  );
  const missing = useRef<FieldErrors>({});
  const [form] = useForm<Record<string, string>, Record<string, string>, string[]>({
    id,
    lastResult,
    shouldRevalidate: 'onInput',
    onValidate: ({ formData, submitter }) =>
      parse<Record<string, string>, string[]>(formData, {
        resolve: (typed) => {
          const isLetThrough = submitter?.hasAttribute('formnovalidate') === true && !isOwnCheck(submitter);
          missing.current = isLetThrough ? {} : missingIn(typed, required, isGiven);
          return Object.keys(missing.current).length > 0 ? { error: missing.current } : { value: {} };
        },
      }),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    form.onSubmit(event);
    if (!event.defaultPrevented || isOwnCheck((event.nativeEvent as SubmitEvent).submitter)) return;
    setSummary(summaryOf(missing.current));
    const mark = `${t`Error:`} `;
    document.title = mark + document.title.replace(mark, '');
  };
  return {
    formProps: { id: form.id, noValidate: form.noValidate, onSubmit },
    errors: form.allErrors as FieldErrors,
    summary,
  };
}

/** Conform looks at one field by sending the form to itself, through a button of this name. */
const isOwnCheck = (submitter: HTMLElement | null): boolean =>
  submitter?.getAttribute('name') === '__intent__';

const missingIn = (
  typed: Record<string, unknown>,
  required: FormToCheck['required'],
  isGiven: NonNullable<FormToCheck['isGiven']>,
): FieldErrors =>
  Object.fromEntries(
    Object.entries(required).flatMap(([name, message]) =>
      isTyped(typed[name]) || isGiven(name, typed) ? [] : [[name, [message]]],
    ),
  );

const isTyped = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const summaryOf = (errors: FieldErrors): SummaryError[] =>
  Object.entries(errors).flatMap(([fieldId, messages]) => messages.map((message) => ({ fieldId, message })));
