import { paidSymbol } from '~/areas/fuel/rules/paid-currency';
import { namesOf } from '~/engine/records/text-fields';
import { FUEL_TEXTS } from '~/areas/fuel/fields';
import type { FuelFormValues } from '~/areas/fuel/views/fuel-form';
import { fuelUnitName } from '~/areas/fuel/views/fuel-form';
import { paths } from '~/routes';
import type { Option } from '~/kit/field';
import { formatDate } from '~/kit/format';
import { Notice } from '~/kit/notice';
import { useTexts } from '~/kit/texts';

/** A purchase that cannot be changed. */
export function FuelFacts({
  values,
  receipt,
  locked,
  equipment,
}: {
  values: FuelFormValues;
  receipt: { id: string; name: string } | null;
  locked: boolean;
  equipment: readonly Option[];
}) {
  const { t, said, typed } = useTexts();
  const facts: [string, string][] = [
    ['Equipment', equipment.find((unit) => unit.value === values.equipmentId)?.label ?? ''],
    ['Date', formatDate(values.date)],
    ['Units', `${typed(values.quantity)} ${t(fuelUnitName(values.fuelUnit))}`],
    ['Place', [values.city, values.state, values.zip].filter(Boolean).join(', ')],
    ...namesOf(FUEL_TEXTS)
      .filter((name) => name !== 'notes')
      .map((name): [string, string] => [FUEL_TEXTS[name].label, values[name]]),
    ['Total', values.total === '' ? '' : said(`${paidSymbol(values.state)}${values.total}`)],
    [FUEL_TEXTS.notes.label, values.notes],
  ];
  return (
    <div className="stack">
      {locked ? (
        <Notice title={t`This quarter is filed: its trips and fuel are locked.`}>
          <p>{t`Reopen the quarter on the Reports page to amend it.`}</p>
        </Notice>
      ) : null}
      <dl className="facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {receipt ? <a href={paths.receipt(receipt.id)}>{receipt.name}</a> : null}
    </div>
  );
}
