import { formatDate } from '~/kit/format';
import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { DateField } from '~/kit/date-field';
import { SelectField, type Option } from '~/kit/field';
import { Icon } from '~/kit/icon';
import { SearchSelectField } from '~/kit/search-select-field';
import { useTexts } from '~/kit/texts';

export interface LedgerFiltersProps {
  kept: Record<string, string>;
  quarter: string;
  units: readonly Option[];
  jurisdictions: readonly Option[];
  hrefOf: (change: Record<string, string | number | null>) => string;
}

const TYPES = [
  { value: 'trip', label: 'Trips' },
  { value: 'fuel', label: 'Fuel' },
];
const STATUSES = [
  { value: 'ok', label: 'Route calculated' },
  { value: 'pending', label: 'Route pending' },
  { value: 'error', label: 'Route error' },
];
const SOURCES = [
  { value: 'documents', label: 'Rate confirmations' },
  { value: 'no-receipt', label: 'Fuel without a receipt' },
];
const FILTERS = ['unit', 'type', 'state', 'status', 'source', 'from', 'to', 'q'] as const;

/** The filter panel and, under it, what the list is filtered by. */
export function LedgerFilters({ kept, quarter, units, jurisdictions, hrefOf }: LedgerFiltersProps) {
  const { t, said, language } = useTexts();
  const labelled = (options: readonly Option[]) =>
    language === 'en' ? options : options.map((one) => ({ ...one, label: said(one.label) }));
  const inWords = (options: readonly Option[]) =>
    options.map((one) => ({ ...one, label: one.label.replace('(inactive)', t`(inactive)`) }));
  const text: Record<(typeof FILTERS)[number], (value: string) => string> = {
    unit: (value) => t`Unit ${units.find((unit) => unit.value === value)?.label ?? value}`,
    type: (value) => t(TYPES.find((type) => type.value === value)?.label ?? value),
    state: (value) => value.split(',').join(', '),
    status: (value) => t(STATUSES.find((status) => status.value === value)?.label ?? value),
    source: (value) => (value === 'documents' ? t`From rate confirmations` : t`Fuel without a receipt`),
    from: (value) => t`from ${said(formatDate(value))}`,
    to: (value) => t`to ${said(formatDate(value))}`,
    q: (value) => `“${value}”`,
  };
  const inForce = FILTERS.filter((name) => kept[name] !== undefined);
  const field = (name: string) => ({ id: `filter-${name}`, name, defaultValue: kept[name] ?? '' });
  return (
    <>
      <details className="filter-panel" key={inForce.join()}>
        <summary className="button">
          <Icon name="chevron" />
          {t`Filter`}
        </summary>
        <form method="get" action={paths.tripsFuel()} className="filter-form">
          <input type="hidden" name="quarter" value={quarter} />
          {['q', 'sort', 'dir', 'length'].map((name) =>
            kept[name] === undefined ? null : (
              <input key={name} type="hidden" name={name} value={kept[name]} />
            ),
          )}
          <SearchSelectField
            {...field('unit')}
            label={t`Equipment`}
            options={inWords(units)}
            empty={t`All`}
          />
          <SelectField
            {...field('type')}
            label={t`Type`}
            options={labelled(TYPES)}
            empty={t`Trips and fuel`}
          />
          <SearchSelectField
            {...field('state')}
            label={t`State`}
            options={labelled(jurisdictions)}
            empty={t`All`}
          />
          <SelectField
            {...field('status')}
            label={language === 'en' ? 'Status' : t`Route status`}
            options={labelled(STATUSES)}
            empty={t`All`}
          />
          <SelectField {...field('source')} label={t`Source`} options={labelled(SOURCES)} empty={t`All`} />
          <div className="two-up">
            <DateField {...field('from')} label={language === 'en' ? 'From' : t`From (day)`} />
            <DateField {...field('to')} label={language === 'en' ? 'To' : t`To (day)`} startName="from" />
          </div>
          <Button kind="primary">{t`Apply`}</Button>
        </form>
      </details>
      {inForce.length > 0 ? (
        <p className="filtered-by">
          <span className="muted">{t`Filtered by`}</span>
          {inForce.map((name) => (
            <a key={name} className="filter-badge" href={hrefOf({ [name]: null })}>
              {text[name](kept[name] ?? '')}
              <Icon name="close" />
              <span className="visually-hidden">{t`: remove this filter`}</span>
            </a>
          ))}
          <a href={`${paths.tripsFuel()}?quarter=${quarter}`}>{t`Reset`}</a>
        </p>
      ) : null}
    </>
  );
}
