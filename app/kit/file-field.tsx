import { useRef, useState, type InputHTMLAttributes } from 'react';
import { FieldFrame, inputState, type FieldText, type Native } from './field';
import { useTexts } from './texts';
import { useHydrated } from './use-hydrated';

/**
 * A file. Without scripts it is the browser's own control; with them it says "No file selected" until there is one, and
 * lets it be removed again. The size limit belongs in the hint.
 */
export function FileField({
  id,
  name,
  label,
  hint,
  error,
  optional,
  labelHidden,
  onChange,
  ...rest
}: FieldText & Native<InputHTMLAttributes<HTMLInputElement>>) {
  const { t } = useTexts();
  const hydrated = useHydrated();
  const ref = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState('');
  const clear = () => {
    if (!ref.current) return;
    ref.current.value = '';
    ref.current.dispatchEvent(new Event('change', { bubbles: true }));
    ref.current.focus();
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional} labelHidden={labelHidden}>
      <div className={hydrated ? 'file-pick file-pick-live' : 'file-pick'}>
        <input
          ref={ref}
          id={id}
          name={name}
          type="file"
          className="input input-file"
          {...inputState(id, hint, error)}
          onChange={(event) => {
            setChosen([...(event.currentTarget.files ?? [])].map((file) => file.name).join(', '));
            onChange?.(event);
          }}
          {...rest}
        />
        {hydrated ? (
          <>
            <span className="file-pick-name" aria-live="polite">
              {chosen || t`No file selected`}
            </span>
            {chosen ? (
              <button type="button" className="button button-quiet button-small" onClick={clear}>
                {t`Remove`}
                <span className="visually-hidden"> {chosen}</span>
              </button>
            ) : null}
          </>
        ) : null}
      </div>
    </FieldFrame>
  );
}
