import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { Disclosure } from '~/kit/disclosure';
import { SelectField, type Option } from '~/kit/field';
import { useTexts } from '~/kit/texts';

export interface RatesFilterProps {
  year: number;
  quarter: number;
  fuel: string;
  years: readonly number[];
  fuels: readonly Option[];
  /** What else is in the address and stays. */
  kept: Record<string, string | null>;
}

const QUARTERS = [
  { value: '1', label: 'Q1: Jan to Mar' },
  { value: '2', label: 'Q2: Apr to Jun' },
  { value: '3', label: 'Q3: Jul to Sep' },
  { value: '4', label: 'Q4: Oct to Dec' },
];

/** Year, quarter and fuel; open from the start, because the table means nothing without them. */
export function IftaRatesFilter({ year, quarter, fuel, years, fuels, kept }: RatesFilterProps) {
  const { t } = useTexts();
  const follow = {
    onChange: (event: { currentTarget: HTMLSelectElement }) => event.currentTarget.form?.requestSubmit(),
  };
  return (
    <Disclosure summary={t`Filter`} open>
      <form method="get" action={paths.iftaRates()} className="rates-filter">
        {Object.entries(kept).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        <SelectField
          id="year"
          name="year"
          label={t`Year`}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          defaultValue={String(year)}
          {...follow}
        />
        <SelectField
          id="quarter"
          name="quarter"
          label={t`Quarter`}
          options={QUARTERS.map(({ value, label }) => ({ value, label: t(label) }))}
          defaultValue={String(quarter)}
          {...follow}
        />
        <SelectField
          id="fuel"
          name="fuel"
          label={t`Fuel`}
          options={fuels.map((option) => ({ ...option, label: t(option.label) }))}
          defaultValue={fuel}
          {...follow}
        />
        <Button>{t`Show rates`}</Button>
      </form>
    </Disclosure>
  );
}
