import { paths } from '~/routes';
import { Button, LinkButton } from '~/kit/button';
import { CheckField, SelectField } from '~/kit/field';
import { SearchSelectField } from '~/kit/search-select-field';
import { useTexts } from '~/kit/texts';

export interface FilterValues {
  quarterKey: number;
  equipmentId: number | null;
  perEquipment: boolean;
  hideNoData: boolean;
}

/** Period, vehicle and the two switches. A plain GET form: what was asked is in the address. */
export function ReportFilterForm({
  values,
  quarters,
  equipment,
  errors = {},
}: {
  values: FilterValues;
  quarters: readonly { value: string; label: string }[];
  equipment: readonly { value: string; label: string }[];
  errors?: Record<string, string[] | undefined>;
}) {
  const { t, said } = useTexts();
  return (
    <form method="get" action={paths.reports()} className="report-filter no-print">
      <SelectField
        id="q"
        name="q"
        label={t`Period`}
        options={quarters.map(({ value, label }) => ({ value, label: said(label) }))}
        defaultValue={String(values.quarterKey)}
        error={errors['q']}
      />
      <SearchSelectField
        id="equipment_id"
        name="equipment_id"
        label={t`Equipment`}
        empty={t`Whole fleet`}
        options={equipment}
        defaultValue={values.equipmentId === null ? '' : String(values.equipmentId)}
        error={errors['equipment_id']}
      />
      <div className="report-checks">
        <input type="hidden" name="per_equipment" value="0" />
        <CheckField
          id="per_equipment"
          name="per_equipment"
          value="1"
          label={t`Show per equipment`}
          defaultChecked={values.perEquipment}
        />
        <input type="hidden" name="hide_no_data" value="0" />
        <CheckField
          id="hide_no_data"
          name="hide_no_data"
          value="1"
          label={t`Hide jurisdictions with no data`}
          defaultChecked={values.hideNoData}
        />
      </div>
      <div className="actions">
        <Button>{t`Run report`}</Button>
        <LinkButton href={paths.reports()} kind="quiet">
          {t`Clear`}
        </LinkButton>
      </div>
    </form>
  );
}
