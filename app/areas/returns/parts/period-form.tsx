import { Button, LinkButton } from '~/kit/button';
import { SelectField } from '~/kit/field';
import { useTexts } from '~/kit/texts';

/** A period and a button, for the reports that need nothing else. */
export function PeriodForm({
  action,
  value,
  quarters,
  csvHref,
}: {
  action: string;
  value: string;
  quarters: readonly { value: string; label: string }[];
  csvHref?: string;
}) {
  const { t, said } = useTexts();
  return (
    <form
      method="get"
      action={action}
      className={`report-filter${csvHref ? ' report-filter-csv' : ''} no-print`}
    >
      <SelectField
        id="q"
        name="q"
        label={t`Period`}
        options={quarters.map((option) => ({ value: option.value, label: said(option.label) }))}
        defaultValue={value}
      />
      <div className="actions">
        <Button kind="primary">{t`Run report`}</Button>
        {csvHref ? (
          <LinkButton href={csvHref} kind="quiet">
            CSV
          </LinkButton>
        ) : null}
      </div>
    </form>
  );
}
