import type { FieldErrors } from '~/engine/result';
import type { LineValues } from '~/areas/trips/views/trip-form';
import { Button } from '~/kit/button';
import type { Option } from '~/kit/field';
import { Icon } from '~/kit/icon';
import { useTexts } from '~/kit/texts';

/** The odometer at the start and at every state line, as it is on a trip sheet. */
export function StateLineRows({
  lines,
  errors,
  focus,
  jurisdictions,
  unit,
  onStep,
}: {
  lines: readonly LineValues[];
  errors: FieldErrors;
  focus: string | null;
  jurisdictions: readonly Option[];
  unit: 'mi' | 'km';
  onStep?: ((intent: string) => void) | undefined;
}) {
  const { t, said, langOf, typed } = useTexts();
  return (
    <ol className="stops state-lines">
      {lines.map((line, index) => {
        const [stateId, readingId] = [`stateLines.${index}.state`, `stateLines.${index}.odometer`];
        const messages = [...(errors[stateId] ?? []), ...(errors[readingId] ?? [])];
        return (
          <li key={index} className={messages.length > 0 ? 'stop line field-invalid' : 'stop line'}>
            <fieldset className="stop-fields">
              <legend className="stop-name">{index === 0 ? t`Start` : t`State line ${index}`}</legend>
              {messages.length > 0 ? (
                <span className="field-error" lang={messages.map(langOf).find(Boolean)}>
                  <span className="visually-hidden">{t`Error:`} </span>
                  {messages.map(said).join(' ')}
                </span>
              ) : null}
              <div className="stop-parts line-parts">
                <label>
                  <span className="stop-label">{index === 0 ? t`State` : t`State entered`}</span>
                  <select
                    id={stateId}
                    name="line_state"
                    className="input"
                    defaultValue={line.state}
                    aria-invalid={errors[stateId] ? true : undefined}
                    autoFocus={focus === stateId}
                  >
                    <option value="">{t`Choose`}</option>
                    {jurisdictions.map((option) => (
                      <option key={option.value} value={option.value}>
                        {said(option.label)}
                      </option>
                    ))}
                  </select>
                </label>
                <label>
                  <span className="stop-label">{t`Odometer, ${unit}`}</span>
                  <input
                    id={readingId}
                    name="line_odometer"
                    type="text"
                    inputMode="decimal"
                    className="input input-number"
                    defaultValue={typed(line.odometer)}
                    autoComplete="off"
                    aria-invalid={errors[readingId] ? true : undefined}
                  />
                </label>
              </div>
            </fieldset>
            {index === 0 ? null : (
              <Button
                kind="quiet"
                small
                name="intent"
                value={`remove-line:${index}`}
                formNoValidate
                aria-label={t`Remove state line ${index}`}
                {...(onStep ? { type: 'button', onClick: () => onStep(`remove-line:${index}`) } : {})}
              >
                <Icon name="close" />
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
