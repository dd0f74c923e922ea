import type { FieldErrors } from '~/engine/result';
import type { MilesFormRow } from '~/areas/trips/views/miles-form';
import { Button, LinkButton } from '~/kit/button';
import { ErrorSummary } from '~/kit/error-summary';
import { Field, type Option } from '~/kit/field';
import { Icon } from '~/kit/icon';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { useTexts } from '~/kit/texts';

/** The miles of a trip by state, to be corrected, with exempt and trip-permit miles. */
export function MilesForm({
  rows,
  reason,
  errors,
  message,
  revision,
  jurisdictions,
  backHref,
  unit,
}: {
  rows: readonly MilesFormRow[];
  reason: string;
  errors: FieldErrors;
  message: string | undefined;
  revision: number;
  jurisdictions: readonly Option[];
  backHref: string;
  unit: 'miles' | 'kilometers';
}) {
  const { t, said, typed, language } = useTexts();
  const isMiles = unit === 'miles';
  const unitName = isMiles ? t`Miles` : t`Kilometers`;
  const list = Object.entries(errors).flatMap(([name, messages]) =>
    messages.map((text) => ({ fieldId: name === 'reason' ? name : `row.${name}`, message: text })),
  );
  const summary = list.length > 0 ? list : message ? [{ message }] : [];
  return (
    <form method="post" className="form-column">
      <button type="submit" hidden name="intent" value="save" />
      <ErrorSummary errors={summary} />
      <input type="hidden" name="revision" value={revision} />
      {language === 'en' ? null : <input type="hidden" name="lang" value={language} />}
      {rows.map((row, index) => {
        const input = (name: 'miles' | 'exemptMiles' | 'exemptReason', label: string, className: string) => {
          const id = `row.${index}.${name}`;
          const wrong = errors[`${index}.${name}`];
          return (
            <label key={name}>
              <span className="stop-label">{label}</span>
              <input
                id={id}
                name={name}
                defaultValue={name === 'exemptReason' ? row[name] : typed(row[name])}
                type="text"
                inputMode={name === 'exemptReason' ? undefined : 'decimal'}
                className={className}
                aria-invalid={wrong ? true : undefined}
                autoComplete="off"
              />
            </label>
          );
        };
        const messages = Object.entries(errors).flatMap(([name, texts]) =>
          name.startsWith(`${index}.`) ? texts : [],
        );
        return (
          <fieldset key={index} className={messages.length > 0 ? 'miles-row field-invalid' : 'miles-row'}>
            <legend className="stop-name">
              {row.jurisdiction && row.routed !== '' ? (
                <JurisdictionCode code={row.jurisdiction} withName />
              ) : (
                t`Another state`
              )}
            </legend>
            {messages.length > 0 ? <span className="field-error">{messages.map(said).join(' ')}</span> : null}
            <div className="miles-parts">
              {row.routed !== '' ? (
                <input type="hidden" name="jurisdiction" value={row.jurisdiction} />
              ) : (
                <label>
                  <span className="stop-label">{t`State`}</span>
                  <select
                    id={`row.${index}.jurisdiction`}
                    name="jurisdiction"
                    className="input"
                    defaultValue={row.jurisdiction}
                  >
                    <option value="">{t`None`}</option>
                    {jurisdictions.map((option) => (
                      <option key={option.value} value={option.value}>
                        {said(option.label)}
                      </option>
                    ))}
                  </select>
                </label>
              )}
              <input type="hidden" name="routed" value={row.routed} />
              {input(
                'miles',
                row.routed === '' ? unitName : t`${unitName}, routed ${typed(row.routed)}`,
                'input input-number',
              )}
              {input('exemptMiles', isMiles ? t`Exempt miles` : t`Exempt kilometers`, 'input input-number')}
              {input('exemptReason', t`Why exempt: permit no. or road`, 'input')}
            </div>
          </fieldset>
        );
      })}
      <Button kind="quiet" small name="intent" value="add-row" formNoValidate>
        <Icon name="plus" />
        {t`Add state`}
      </Button>
      <Field
        id="reason"
        name="reason"
        label={isMiles ? t`Why the miles differ from the route` : t`Why the kilometers differ from the route`}
        hint={t`An auditor asks. A detour, deadhead, or an odometer read by hand, for example.`}
        defaultValue={reason}
        error={errors['reason']?.join(' ')}
        optional
        maxLength={200}
      />
      <div className="actions form-actions">
        <Button kind="primary" name="intent" value="save">
          {isMiles ? t`Save miles` : t`Save kilometers`}
        </Button>
        <LinkButton href={backHref} kind="quiet">
          {t`Cancel`}
        </LinkButton>
      </div>
    </form>
  );
}
