import { formatDate } from '~/kit/format';
import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { DateField } from '~/kit/date-field';
import { SelectField, type Option } from '~/kit/field';
import { Icon } from '~/kit/icon';
import { SearchSelectField } from '~/kit/search-select-field';

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
  const text: Record<(typeof FILTERS)[number], (value: string) => string> = {
    unit: (value) => `Unit ${units.find((unit) => unit.value === value)?.label ?? value}`,
    type: (value) => TYPES.find((type) => type.value === value)?.label ?? value,
    state: (value) => value.split(',').join(', '),
    status: (value) => STATUSES.find((status) => status.value === value)?.label ?? value,
    source: (value) => (value === 'documents' ? 'From rate confirmations' : 'Fuel without a receipt'),
    from: (value) => `from ${formatDate(value)}`,
    to: (value) => `to ${formatDate(value)}`,
    q: (value) => `“${value}”`,
  };
  const inForce = FILTERS.filter((name) => kept[name] !== undefined);
  const field = (name: string) => ({ id: `filter-${name}`, name, defaultValue: kept[name] ?? '' });
  return (
    <>
      <details className="filter-panel" key={inForce.join()}>
        <summary className="button">
          <Icon name="chevron" />
          Filter
        </summary>
        <form method="get" action={paths.tripsFuel()} className="filter-form">
          <input type="hidden" name="quarter" value={quarter} />
          {['q', 'sort', 'dir', 'length'].map((name) =>
            kept[name] === undefined ? null : (
              <input key={name} type="hidden" name={name} value={kept[name]} />
            ),
          )}
          <SearchSelectField {...field('unit')} label="Equipment" options={units} empty="All" />
          <SelectField {...field('type')} label="Type" options={TYPES} empty="Trips and fuel" />
          <SearchSelectField {...field('state')} label="State" options={jurisdictions} empty="All" />
          <SelectField {...field('status')} label="Status" options={STATUSES} empty="All" />
          <SelectField {...field('source')} label="Source" options={SOURCES} empty="All" />
          <div className="two-up">
            <DateField {...field('from')} label="From" />
            <DateField {...field('to')} label="To" startName="from" />
          </div>
          <Button kind="primary">Apply</Button>
        </form>
      </details>
      {inForce.length > 0 ? (
        <p className="filtered-by">
          <span className="muted">Filtered by</span>
          {inForce.map((name) => (
            <a key={name} className="filter-badge" href={hrefOf({ [name]: null })}>
              {text[name](kept[name] ?? '')}
              <Icon name="close" />
              <span className="visually-hidden">: remove this filter</span>
            </a>
          ))}
          <a href={`${paths.tripsFuel()}?quarter=${quarter}`}>Reset</a>
        </p>
      ) : null}
    </>
  );
}
