import type { FilingView } from '~/areas/returns/views/filing-view';
import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { DateField } from '~/kit/date-field';
import { CheckField, Field, TextareaField } from '~/kit/field';
import { NumberField } from '~/kit/number-field';
import { Fieldset, FieldRow } from '~/kit/fieldset';
import { DifferenceTable } from './difference-table';
import { MoneySum } from './money-sum';
import { useTexts } from '~/kit/texts';

export interface FilingValues {
  filedOn: string;
  paidOn: string;
  confirmation: string;
  notes: string;
  creditApplied: string;
  creditUse: string;
  interestPercent: string;
}

/** What filing comes to on the days stated, and the button that does it. */
export function FilingForm({
  view,
  values,
  errors,
}: {
  view: FilingView;
  values: FilingValues;
  errors: Record<string, string[] | undefined>;
}) {
  const { t, said } = useTexts();
  const isBlocked = view.state !== 'ready';
  return (
    <form method="post" action={paths.reportFiling(view.quarterKey)} className="stack-wide filing-form">
      <input type="hidden" name="intent" value="file" />
      {/* The first button is the one that Enter presses. */}
      <button type="submit" hidden name="then" value={isBlocked ? 'recalculate' : 'file'} />
      <Fieldset
        legend={
          view.isAmended
            ? t`Amended return ${view.version - 1}`
            : view.isZero
              ? t`Zero return`
              : t`Original return`
        }
      >
        <FieldRow>
          <DateField
            id="filedOn"
            name="filedOn"
            label={t`Sent on`}
            hint={t`The postmark or the day you sent it online.`}
            defaultValue={values.filedOn}
            error={errors['filedOn']}
          />
          <DateField
            id="paidOn"
            name="paidOn"
            label={t`Paid on`}
            optional
            hint={t`If another day.`}
            defaultValue={values.paidOn}
            error={errors['paidOn']}
          />
        </FieldRow>
        {view.unknownInterestYears.length > 0 || values.interestPercent !== '' ? (
          <NumberField
            id="interestPercent"
            name="interestPercent"
            label={t`Yearly interest rate for ${view.unknownInterestYears.join(` ${t`and`} `) || t`the year of payment`}`}
            hint={t`Not known here yet: see iftach.org.`}
            suffix="%"
            short
            defaultValue={values.interestPercent}
            error={errors['interestPercent']}
          />
        ) : null}
        <MoneySum list={view.sum} symbol={view.symbol} />
        {view.isLate ? (
          <Button name="then" value="recalculate" small>
            {t`Update interest`}
          </Button>
        ) : null}
      </Fieldset>
      {view.differences.length > 0 ? (
        <section className="stack">
          <h2>{t`What changes`}</h2>
          <DifferenceTable rows={view.differences} symbol={view.symbol} distanceUnit={view.distanceUnit} />
        </section>
      ) : null}
      <Fieldset legend={t`For your records`}>
        <Field
          id="confirmation"
          name="confirmation"
          label={t`Confirmation number`}
          optional
          defaultValue={values.confirmation}
          error={errors['confirmation']}
          maxLength={100}
          autoComplete="off"
        />
        {(view.stepCents ?? 0) > 0 && view.availableCreditCents > 0 ? (
          <NumberField
            id="creditApplied"
            name="creditApplied"
            label={t`Credit of earlier quarters used`}
            optional
            hint={t`At most ${said(`${view.symbol}${view.usableCreditText}`)}. Your base jurisdiction may let credits lapse, often after eight quarters.`}
            short
            defaultValue={values.creditApplied}
            error={errors['creditApplied']}
          />
        ) : null}
        {(view.stepCents ?? 0) < 0 ? (
          <Fieldset legend={t`What becomes of the credit?`}>
            <CheckField
              type="radio"
              id="creditUse-carry"
              name="creditUse"
              value="carry"
              label={t`Keep the credit for a later quarter`}
              defaultChecked={values.creditUse !== 'refund'}
            />
            <CheckField
              type="radio"
              id="creditUse-refund"
              name="creditUse"
              value="refund"
              label={t`I have asked for a refund`}
              defaultChecked={values.creditUse === 'refund'}
            />
          </Fieldset>
        ) : null}
        <TextareaField
          id="notes"
          name="notes"
          label={t`Notes`}
          optional
          defaultValue={values.notes}
          error={errors['notes']}
          maxLength={2000}
        />
      </Fieldset>
      <div className="actions">
        <Button kind="primary" name="then" value="file" disabled={isBlocked}>
          {t`Mark ${said(view.label)} as filed`}
        </Button>
      </div>
      <p className="muted small">
        {t`This locks its trips and fuel and keeps the figures as they are now. You can reopen the quarter and say why.`}
      </p>
    </form>
  );
}
